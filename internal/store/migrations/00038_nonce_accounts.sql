-- +goose Up

-- Who pays on a Solana chain, and how many nonce accounts serve its payouts: the account
-- of a payout is derived from its id and both.
CREATE TABLE solana_nonce_pools (
    chain      TEXT   NOT NULL PRIMARY KEY,
    fee_payer  TEXT   NOT NULL,
    size       BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);

-- The nonce accounts. value is what a final slot, value_slot, had in one: empty until it
-- was read. intent_id is whose transactions use the value now, since assigned_at; verdict
-- and reason say how that ends once the fee payer has advanced the account itself.
CREATE TABLE solana_nonce_accounts (
    chain       TEXT   NOT NULL,
    place       BIGINT NOT NULL,
    address     TEXT   NOT NULL,
    state       TEXT   NOT NULL,
    value       TEXT   NOT NULL,
    value_slot  BIGINT NOT NULL,
    intent_id   TEXT,
    verdict     TEXT   NOT NULL,
    reason      TEXT   NOT NULL,
    assigned_at BIGINT NOT NULL,
    updated_at  BIGINT NOT NULL,
    PRIMARY KEY (chain, place),
    CHECK (state <> 'used' OR intent_id IS NOT NULL)
);
CREATE UNIQUE INDEX solana_nonce_accounts_intent ON solana_nonce_accounts (intent_id) WHERE intent_id IS NOT NULL;

-- Every transaction that uses a nonce value, from before it was first sent: the versions
-- of an intent's, and those that only advance the account.
CREATE TABLE solana_transactions (
    signature     TEXT   NOT NULL PRIMARY KEY,
    chain         TEXT   NOT NULL,
    nonce_account TEXT   NOT NULL,
    nonce_value   TEXT   NOT NULL,
    intent_id     TEXT,
    version       BIGINT NOT NULL,
    unit_price    BIGINT NOT NULL,
    first_sent_at BIGINT NOT NULL
);
CREATE INDEX solana_transactions_intent ON solana_transactions (intent_id, version) WHERE intent_id IS NOT NULL;
CREATE INDEX solana_transactions_value ON solana_transactions (nonce_account, nonce_value);

-- +goose Down
DROP TABLE solana_transactions;
DROP TABLE solana_nonce_accounts;
DROP TABLE solana_nonce_pools;

-- +goose Up

-- Signed intents. The id is the step's, and also the on-chain nonce: whatever
-- is broadcast, however often, runs once. reply_kind is the task that learns
-- the outcome.
CREATE TABLE intents (
    id           TEXT   NOT NULL PRIMARY KEY,
    chain        TEXT   NOT NULL,
    wallet       TEXT   NOT NULL,
    intent       TEXT   NOT NULL,
    signature    TEXT   NOT NULL,
    delegation   TEXT,
    deadline     BIGINT NOT NULL,
    reply_kind   TEXT   NOT NULL,
    state        TEXT   NOT NULL,
    tx_hash      TEXT,
    block_number BIGINT,
    block_hash   TEXT,
    logs         TEXT,
    reason       TEXT   NOT NULL,
    created_at   BIGINT NOT NULL,
    settled_at   BIGINT
);
CREATE INDEX intents_open ON intents (chain, created_at) WHERE state IN ('signed', 'carried');

-- What the relayer has signed with its own key. Every version of a transaction
-- (fee bumps share sender and nonce) is kept from before its first broadcast.
CREATE TABLE relay_transactions (
    hash        TEXT   NOT NULL PRIMARY KEY,
    chain       TEXT   NOT NULL,
    sender      TEXT   NOT NULL,
    nonce       BIGINT NOT NULL,
    version     BIGINT NOT NULL,
    raw         TEXT   NOT NULL,
    fee_cap     TEXT   NOT NULL,
    tip_cap     TEXT   NOT NULL,
    state       TEXT   NOT NULL,
    created_at  BIGINT NOT NULL,
    UNIQUE (chain, sender, nonce, version)
);
CREATE INDEX relay_transactions_open ON relay_transactions (chain, sender, nonce) WHERE state = 'open';

-- Which intents ride in the transactions of one account nonce.
CREATE TABLE relay_items (
    chain     TEXT   NOT NULL,
    sender    TEXT   NOT NULL,
    nonce     BIGINT NOT NULL,
    intent_id TEXT   NOT NULL REFERENCES intents (id),
    PRIMARY KEY (chain, sender, nonce, intent_id)
);

-- +goose Down
DROP TABLE relay_items;
DROP TABLE relay_transactions;
DROP TABLE intents;

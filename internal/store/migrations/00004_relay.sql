-- +goose Up

-- Signed intents. The id is the step's, and also the on-chain nonce: whatever
-- is broadcast, however often, runs once. state is signed until the signature
-- may have left the house, carried until the chain has decided, then executed,
-- refused or expired. transaction_id is the relayer's transaction that carries
-- the intent now, if one does. reply_kind is the task that learns the outcome.
CREATE TABLE intents (
    id             TEXT   NOT NULL PRIMARY KEY,
    chain          TEXT   NOT NULL,
    wallet         TEXT   NOT NULL,
    intent         TEXT   NOT NULL,
    signature      TEXT   NOT NULL,
    delegation     TEXT   NOT NULL,
    deadline       BIGINT NOT NULL,
    reply_kind     TEXT   NOT NULL,
    state          TEXT   NOT NULL,
    transaction_id TEXT,
    attempts       BIGINT NOT NULL,
    retry_at       BIGINT NOT NULL,
    reason         TEXT   NOT NULL,
    tx_hash        TEXT,
    block_number   BIGINT,
    block_time     BIGINT,
    logs           TEXT,
    created_at     BIGINT NOT NULL,
    settled_at     BIGINT,
    CHECK (state <> 'executed' OR (tx_hash IS NOT NULL AND block_number IS NOT NULL AND block_time IS NOT NULL AND logs IS NOT NULL))
);
CREATE INDEX intents_open ON intents (chain, created_at) WHERE state IN ('signed', 'carried');
CREATE INDEX intents_waiting ON intents (chain, retry_at) WHERE state IN ('signed', 'carried') AND transaction_id IS NULL;
CREATE INDEX intents_aboard ON intents (transaction_id) WHERE transaction_id IS NOT NULL;

-- One row per account nonce that the relayer has signed for: sent, mined (not
-- yet final), final, or lost to another transaction of the same account.
CREATE TABLE relay_transactions (
    id           TEXT   NOT NULL PRIMARY KEY,
    chain        TEXT   NOT NULL,
    sender       TEXT   NOT NULL,
    nonce        BIGINT NOT NULL,
    state        TEXT   NOT NULL,
    block_number BIGINT NOT NULL,
    created_at   BIGINT NOT NULL
);
CREATE UNIQUE INDEX relay_transactions_nonce ON relay_transactions (chain, sender, nonce) WHERE state <> 'lost';
CREATE INDEX relay_transactions_open ON relay_transactions (chain, sender, nonce) WHERE state IN ('sent', 'mined');

-- What was signed: every version (fee bumps share the nonce) is here from
-- before its first broadcast. raw is emptied once the nonce is final.
CREATE TABLE relay_versions (
    hash           TEXT   NOT NULL PRIMARY KEY,
    transaction_id TEXT   NOT NULL REFERENCES relay_transactions (id),
    version        BIGINT NOT NULL,
    raw            TEXT   NOT NULL,
    fee_cap        BIGINT NOT NULL,
    tip_cap        BIGINT NOT NULL,
    created_at     BIGINT NOT NULL,
    UNIQUE (transaction_id, version)
);

-- Which intents a transaction carries.
CREATE TABLE relay_items (
    transaction_id TEXT NOT NULL REFERENCES relay_transactions (id),
    intent_id      TEXT NOT NULL REFERENCES intents (id),
    PRIMARY KEY (transaction_id, intent_id)
);

-- +goose Down
DROP TABLE relay_items;
DROP TABLE relay_versions;
DROP TABLE relay_transactions;
DROP TABLE intents;

-- +goose Up

-- Up to which of its transactions, all of them final, a wallet's history on a Solana chain
-- was read, and what was found there that this database had not executed itself.
CREATE TABLE solana_histories (
    chain     TEXT NOT NULL,
    wallet    TEXT NOT NULL, -- its address
    signature TEXT NOT NULL,
    slot      BIGINT NOT NULL,
    PRIMARY KEY (chain, wallet)
);
CREATE TABLE solana_executions (
    chain     TEXT NOT NULL,
    wallet    TEXT NOT NULL,
    intent_id TEXT NOT NULL,
    signature TEXT NOT NULL,
    PRIMARY KEY (chain, wallet, intent_id)
);

-- +goose Down
DROP TABLE solana_executions;
DROP TABLE solana_histories;

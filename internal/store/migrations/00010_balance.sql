-- +goose Up

-- The targets of a wallet that keeps itself balanced, as JSON; null for one
-- that does not.
ALTER TABLE wallets ADD COLUMN strategy TEXT;

-- One row per wallet that keeps itself balanced. cause is why it is to be
-- planned again, empty when it was found balanced; attempts counts the
-- rebalances begun since then, and before retry_at no other is.
CREATE TABLE balancing (
    wallet_id TEXT   NOT NULL PRIMARY KEY REFERENCES wallets (id),
    cause     TEXT   NOT NULL,
    attempts  BIGINT NOT NULL,
    retry_at  BIGINT NOT NULL
);

-- +goose Down
DROP TABLE balancing;
ALTER TABLE wallets DROP COLUMN strategy;

-- +goose Up

-- 1 where the chain had executed something under the id before this database
-- signed it: an earlier life of the database did, which a backup older than
-- that has forgotten.
ALTER TABLE intents ADD COLUMN used_before BIGINT NOT NULL DEFAULT 0;

-- The final block at which a wallet's books were opened with what the chain
-- showed. What the chain executed up to it is part of the opening balance.
CREATE TABLE wallet_openings (
    wallet_id    TEXT   NOT NULL REFERENCES wallets (id),
    chain        TEXT   NOT NULL,
    block_number BIGINT NOT NULL,
    opened_at    BIGINT NOT NULL,
    PRIMARY KEY (wallet_id, chain)
);

-- +goose Down
DROP TABLE wallet_openings;
ALTER TABLE intents DROP COLUMN used_before;

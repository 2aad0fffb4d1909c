-- +goose Up

-- For the histories of new wallets, which the carriers of Solana's chains read after a recovery.
CREATE INDEX wallets_created ON wallets (created_at);

-- +goose Down
DROP INDEX wallets_created;

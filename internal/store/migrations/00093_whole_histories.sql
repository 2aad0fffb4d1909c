-- +goose Up

-- The gap_slot that the chain had when the history of a wallet was last read, if every node had everything
-- since then; else 0. While a chain has a gap, a history that was read to a slot after the gap is read anew unless this says that
-- nodes had all of it.
ALTER TABLE solana_histories ADD COLUMN gap_slot BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE solana_histories DROP COLUMN gap_slot;

-- +goose Up

-- The amount that this database has ordered to be sent, where the chain has executed another order in its place: one that was signed
-- before a restore. 0 where the order was executed, and where the step was executed before it was signed here.
ALTER TABLE bridge_transfers ADD COLUMN ordered BIGINT NOT NULL DEFAULT 0 CHECK (ordered >= 0);

-- The earliest slot since which histories were read to close a gap; 0 if none was. A wallet that is made again after that was not among
-- them: it may have executed intents since this slot.
ALTER TABLE solana_marker_chains ADD COLUMN closed_slot BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE solana_marker_chains DROP COLUMN closed_slot;
ALTER TABLE bridge_transfers DROP COLUMN ordered;

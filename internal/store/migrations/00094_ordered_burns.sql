-- +goose Up

-- The amount that this database has ordered to be sent, where the chain has executed another order in its place: one that was signed
-- before a restore. 0 where the order was executed, and where the step was executed before it was signed here.
ALTER TABLE bridge_transfers ADD COLUMN ordered BIGINT NOT NULL DEFAULT 0 CHECK (ordered >= 0);

-- +goose Down
ALTER TABLE bridge_transfers DROP COLUMN ordered;

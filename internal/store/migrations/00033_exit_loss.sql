-- +goose Up

-- What a move out of a source may lose, null in a vault of a version that has no such
-- bound, and whether a source that is written off may still hold something.
ALTER TABLE micro_vault_sources ADD COLUMN exit_loss_bps BIGINT;
ALTER TABLE micro_vault_sources ADD COLUMN holding BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE micro_vault_sources DROP COLUMN holding;
ALTER TABLE micro_vault_sources DROP COLUMN exit_loss_bps;

-- +goose Up

-- Chains of which the caller had a withdrawal take nothing, as a JSON array.
ALTER TABLE workflows ADD COLUMN excluded_chains TEXT NOT NULL DEFAULT '[]';

-- +goose Down
ALTER TABLE workflows DROP COLUMN excluded_chains;

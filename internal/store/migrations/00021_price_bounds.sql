-- +goose Up

-- What a deposit of a thousand dollars brings in shares, as last observed of a
-- source: null until it is read.
ALTER TABLE yield_sources ADD COLUMN entry_shares TEXT;

-- The worst price at which a step may enter or leave its source: worst_assets
-- units of the stablecoin for worst_shares. Null for payouts.
ALTER TABLE steps ADD COLUMN worst_assets TEXT;
ALTER TABLE steps ADD COLUMN worst_shares TEXT;

-- +goose Down
ALTER TABLE steps DROP COLUMN worst_shares;
ALTER TABLE steps DROP COLUMN worst_assets;
ALTER TABLE yield_sources DROP COLUMN entry_shares;

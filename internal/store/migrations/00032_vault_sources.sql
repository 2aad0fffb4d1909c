-- +goose Up

-- What a vault's sources are like, as the chain last said: whether the price is sound,
-- when it was struck, and what was given up with it. left_out says why rebalances do
-- without the source, while they do.
ALTER TABLE micro_vault_sources ADD COLUMN sound BIGINT NOT NULL DEFAULT 1;
ALTER TABLE micro_vault_sources ADD COLUMN priced_at BIGINT;
ALTER TABLE micro_vault_sources ADD COLUMN written_off BIGINT NOT NULL DEFAULT 0;
ALTER TABLE micro_vault_sources ADD COLUMN written_off_at BIGINT;
ALTER TABLE micro_vault_sources ADD COLUMN written_off_worth TEXT NOT NULL DEFAULT '0';
ALTER TABLE micro_vault_sources ADD COLUMN left_out TEXT NOT NULL DEFAULT '';

-- When all prices were last recorded, as far as they were sound.
ALTER TABLE micro_vaults ADD COLUMN prices_observed_at BIGINT;

-- +goose Down
ALTER TABLE micro_vaults DROP COLUMN prices_observed_at;
ALTER TABLE micro_vault_sources DROP COLUMN left_out;
ALTER TABLE micro_vault_sources DROP COLUMN written_off_worth;
ALTER TABLE micro_vault_sources DROP COLUMN written_off_at;
ALTER TABLE micro_vault_sources DROP COLUMN written_off;
ALTER TABLE micro_vault_sources DROP COLUMN priced_at;
ALTER TABLE micro_vault_sources DROP COLUMN sound;

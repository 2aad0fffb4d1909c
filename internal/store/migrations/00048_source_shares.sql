-- +goose Up

-- Of sources that take requests: which token their shares are, as they said first; when their
-- NAV was struck, null where they do not tell; and whether they give requests back.
ALTER TABLE yield_sources ADD COLUMN share TEXT NOT NULL DEFAULT '';
ALTER TABLE yield_sources ADD COLUMN priced_at BIGINT;
ALTER TABLE yield_sources ADD COLUMN cancels_deposits BIGINT NOT NULL DEFAULT 0;
ALTER TABLE yield_sources ADD COLUMN cancels_redemptions BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE yield_sources DROP COLUMN cancels_redemptions;
ALTER TABLE yield_sources DROP COLUMN cancels_deposits;
ALTER TABLE yield_sources DROP COLUMN priced_at;
ALTER TABLE yield_sources DROP COLUMN share;

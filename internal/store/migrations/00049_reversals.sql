-- +goose Up

-- How often the credit of a deposit was reversed: one that the chain undid and has again is
-- credited by an entry of its own, whose reference has this number.
ALTER TABLE deposits ADD COLUMN reversals BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE deposits DROP COLUMN reversals;

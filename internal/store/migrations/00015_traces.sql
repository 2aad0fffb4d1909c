-- +goose Up

-- The trace that a row belongs to (W3C traceparent), so that whoever takes it up
-- goes on with it, in whatever process. Empty where nothing is traced.
ALTER TABLE tasks ADD COLUMN trace TEXT NOT NULL DEFAULT '';
ALTER TABLE events ADD COLUMN trace TEXT NOT NULL DEFAULT '';
ALTER TABLE intents ADD COLUMN trace TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE intents DROP COLUMN trace;
ALTER TABLE events DROP COLUMN trace;
ALTER TABLE tasks DROP COLUMN trace;

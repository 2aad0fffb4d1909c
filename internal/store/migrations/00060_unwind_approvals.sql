-- +goose Up

-- The activity by which an unwind's approval was asked for; empty where nobody was asked.
ALTER TABLE risk_actions ADD COLUMN activity_id TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE risk_actions DROP COLUMN activity_id;

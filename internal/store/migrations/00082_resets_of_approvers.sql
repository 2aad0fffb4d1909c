-- +goose Up

-- When the organization's approvers were last reset, in microseconds; zero if they never were. A
-- change is not made by votes of before that time.
ALTER TABLE approval_rules ADD COLUMN reset_at BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE approval_rules DROP COLUMN reset_at;

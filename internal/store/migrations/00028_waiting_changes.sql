-- +goose Up

-- The activity by which the approval of a change was last asked for, null if it never
-- was, and whether the change waits for it or for its signature.
ALTER TABLE contract_changes ADD COLUMN custody_activity_id TEXT;
ALTER TABLE contract_changes ADD COLUMN awaits_approval BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE contract_changes DROP COLUMN awaits_approval;
ALTER TABLE contract_changes DROP COLUMN custody_activity_id;

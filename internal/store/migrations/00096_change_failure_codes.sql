-- +goose Up

-- The stable codes beside the errors of contracts' changes and beside the problems of risk rules (internal/failure).
-- Empty without a failure; of changes also in rows of earlier versions.
ALTER TABLE contract_changes ADD COLUMN failure_code TEXT NOT NULL DEFAULT '';
ALTER TABLE risk_rules ADD COLUMN failure_code TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE risk_rules DROP COLUMN failure_code;
ALTER TABLE contract_changes DROP COLUMN failure_code;

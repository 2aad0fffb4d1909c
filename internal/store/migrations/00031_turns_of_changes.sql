-- +goose Up

-- Which approved change of the organization's is being made; empty while none is. The
-- signer makes them in the same order.
ALTER TABLE approval_rules ADD COLUMN carrying_out TEXT NOT NULL DEFAULT '';
-- Why an approved change was refused, which it stays; empty for one that was made.
ALTER TABLE applied_changes ADD COLUMN refusal TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE applied_changes DROP COLUMN refusal;
ALTER TABLE approval_rules DROP COLUMN carrying_out;

-- +goose Up

-- Whose work a task is, an organization's id, so that workers are divided among organizations; empty
-- for the service's own. waits_for is what a task waits for besides its time: who brings that about
-- has it run.
ALTER TABLE tasks ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE tasks ADD COLUMN waits_for TEXT NOT NULL DEFAULT '';
CREATE INDEX tasks_waiting ON tasks (waits_for) WHERE waits_for <> '';

UPDATE tasks SET owner = COALESCE((SELECT w.organization_id FROM steps s JOIN workflows w ON w.id = s.workflow_id WHERE s.id = tasks.key), '')
    WHERE kind LIKE 'transfer.start:%';
UPDATE tasks SET owner = COALESCE((SELECT organization_id FROM contract_changes WHERE id = tasks.key), '') WHERE kind LIKE 'change.start:%';
UPDATE tasks SET owner = COALESCE((SELECT organization_id FROM wallets WHERE id = tasks.key), '') WHERE kind IN ('wallet.balance', 'wallet.provision');
UPDATE tasks SET owner = COALESCE((SELECT organization_id FROM bridge_transfers WHERE id = tasks.key), '') WHERE kind = 'transfer.attest';
UPDATE tasks SET owner = COALESCE((SELECT organization_id FROM risk_actions WHERE id = tasks.key), '') WHERE kind = 'transfer.unwind';

-- +goose Down
DROP INDEX tasks_waiting;
ALTER TABLE tasks DROP COLUMN waits_for;
ALTER TABLE tasks DROP COLUMN owner;

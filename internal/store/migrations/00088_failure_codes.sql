-- +goose Up

-- The stable codes beside the reasons of failures (internal/failure). NULL, or empty beside a reason that is
-- never NULL, where nothing failed and in rows of earlier versions.
ALTER TABLE intents ADD COLUMN failure_code TEXT NOT NULL DEFAULT '';
ALTER TABLE solana_markers ADD COLUMN failure_code TEXT NOT NULL DEFAULT '';
ALTER TABLE workflows ADD COLUMN failure_code TEXT;
ALTER TABLE legs ADD COLUMN failure_code TEXT;
ALTER TABLE steps ADD COLUMN failure_code TEXT;
ALTER TABLE source_requests ADD COLUMN failure_code TEXT NOT NULL DEFAULT '';
ALTER TABLE bridge_transfers ADD COLUMN failure_code TEXT NOT NULL DEFAULT '';
ALTER TABLE risk_actions ADD COLUMN failure_code TEXT NOT NULL DEFAULT '';

-- This reason was a code before there were codes.
UPDATE workflows SET failure_code = failure_reason WHERE failure_reason = 'insufficient_proceeds_after_partner_fee';
UPDATE legs SET failure_code = failure_reason WHERE failure_reason = 'insufficient_proceeds_after_partner_fee';
UPDATE steps SET failure_code = failure_reason WHERE failure_reason = 'insufficient_proceeds_after_partner_fee';

-- +goose Down
ALTER TABLE risk_actions DROP COLUMN failure_code;
ALTER TABLE bridge_transfers DROP COLUMN failure_code;
ALTER TABLE source_requests DROP COLUMN failure_code;
ALTER TABLE steps DROP COLUMN failure_code;
ALTER TABLE legs DROP COLUMN failure_code;
ALTER TABLE workflows DROP COLUMN failure_code;
ALTER TABLE solana_markers DROP COLUMN failure_code;
ALTER TABLE intents DROP COLUMN failure_code;

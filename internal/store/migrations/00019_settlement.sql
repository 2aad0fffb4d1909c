-- +goose Up

-- Who collects a payout's fee, as it was when the withdrawal was accepted (older rows:
-- whom the configuration names), what reached a payee, and how many intents of a step
-- or change ran out for a reason of their own.
ALTER TABLE steps ADD COLUMN fee_collector TEXT;
ALTER TABLE steps ADD COLUMN received BIGINT;
ALTER TABLE steps ADD COLUMN faulty_expiries BIGINT NOT NULL DEFAULT 0;
ALTER TABLE contract_changes ADD COLUMN faulty_expiries BIGINT NOT NULL DEFAULT 0;

-- Settlements that the books could not hold and an operator accepted: why, and how
-- much more left the wallet than the books had.
CREATE TABLE accepted_settlements (
    step_id     TEXT   NOT NULL PRIMARY KEY,
    reason      TEXT   NOT NULL,
    shortfall   BIGINT NOT NULL,
    accepted_at BIGINT NOT NULL
);

-- +goose Down
DROP TABLE accepted_settlements;
ALTER TABLE contract_changes DROP COLUMN faulty_expiries;
ALTER TABLE steps DROP COLUMN faulty_expiries;
ALTER TABLE steps DROP COLUMN received;
ALTER TABLE steps DROP COLUMN fee_collector;

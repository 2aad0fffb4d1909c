-- +goose Up

-- Texts that approvers have rejected: a signer never signs or makes any of them, even if its rules
-- ask for less later. keep_until is when the text could not be signed any more in any case,
-- in microseconds; the row is deleted then.
CREATE TABLE rejected_texts (
    fingerprint     TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    rejected_at     BIGINT NOT NULL,
    keep_until      BIGINT NOT NULL
);
CREATE INDEX rejected_texts_over ON rejected_texts (keep_until);

-- 1 until the rejection of the activity was handed over to the signer. Before that no change of
-- the organization's is made: it could ask for fewer approvals than the rejected text has.
ALTER TABLE custody_activities ADD COLUMN rejection_due BIGINT NOT NULL DEFAULT 0;
CREATE INDEX custody_activities_rejection_due ON custody_activities (organization_id) WHERE rejection_due = 1;
CREATE INDEX custody_activities_rejected ON custody_activities (valid_before) WHERE status = 'rejected';

-- +goose Down
DROP INDEX custody_activities_rejected;
DROP INDEX custody_activities_rejection_due;
ALTER TABLE custody_activities DROP COLUMN rejection_due;
DROP TABLE rejected_texts;

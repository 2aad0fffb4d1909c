-- +goose Up

-- What the running check of the books has found wrong, by rule and subject, with its
-- evidence as JSON. A row is a suspicion (suspected) until it is found twice in a row;
-- then it is told, and kept when it is resolved. check_name and row_key say what has to
-- be looked at again. The zero UUID is no organization: such a break is the operator's.
-- difference is what must not change unseen once it is acknowledged.
CREATE TABLE breaks (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    check_name      TEXT   NOT NULL,
    row_key         TEXT   NOT NULL,
    rule            TEXT   NOT NULL,
    subject_kind    TEXT   NOT NULL,
    subject_id      TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    evidence        TEXT   NOT NULL,
    difference      TEXT   NOT NULL,
    state           TEXT   NOT NULL,
    looks           BIGINT NOT NULL,
    occurrences     BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    seen_at         BIGINT NOT NULL,
    acknowledged_at BIGINT,
    acknowledged_by TEXT   NOT NULL,
    note            TEXT   NOT NULL,
    resolved_at     BIGINT,
    entry_id        TEXT,
    previous_id     TEXT
);
-- One at a time of the same rule over the same subject, by the same check.
CREATE UNIQUE INDEX breaks_unresolved ON breaks (check_name, rule, subject_kind, subject_id, wallet_id) WHERE state <> 'resolved';
CREATE INDEX breaks_watched ON breaks (check_name, seen_at) WHERE state <> 'resolved';
CREATE INDEX breaks_before ON breaks (check_name, rule, subject_kind, subject_id, wallet_id, resolved_at) WHERE state = 'resolved';
CREATE INDEX breaks_listed ON breaks (organization_id, created_at, id);
CREATE INDEX breaks_by_state ON breaks (organization_id, state, created_at, id);
CREATE INDEX breaks_by_rule ON breaks (organization_id, rule, created_at, id);
CREATE INDEX breaks_by_wallet ON breaks (organization_id, wallet_id, created_at, id);

-- book_suspects, which it replaces, stays while replicas of the version before may serve.

-- What of a day's limit withdrawals have taken is summed day by day.
CREATE INDEX legs_limited ON legs (limit_day) WHERE limit_day IS NOT NULL;
-- Executed intents are held against their receipts in the order in which they ended.
CREATE INDEX intents_executed ON intents (settled_at, id) WHERE state = 'executed';

-- +goose Down
DROP INDEX intents_executed;
DROP INDEX legs_limited;
DROP TABLE breaks;

-- +goose Up

-- What an organization's account does to a contract that the organization
-- owns. Those of one subject are done one after the other, by seq.
CREATE TABLE contract_changes (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    subject         TEXT   NOT NULL,
    seq             BIGINT NOT NULL,
    chain           TEXT   NOT NULL,
    kind            TEXT   NOT NULL,
    about           TEXT   NOT NULL,
    body            TEXT   NOT NULL,
    status          TEXT   NOT NULL,
    signed          BIGINT NOT NULL,
    tx_hash         TEXT,
    error           TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    updated_at      BIGINT NOT NULL,
    UNIQUE (subject, seq)
);
CREATE INDEX contract_changes_listed ON contract_changes (subject, created_at, id);
CREATE INDEX contract_changes_open ON contract_changes (subject, seq) WHERE status = 'submitted';

-- +goose Down
DROP TABLE contract_changes;

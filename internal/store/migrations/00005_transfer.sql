-- +goose Up

-- A withdrawal or a rebalance, its legs and their steps. A step is one signed
-- intent and one journal entry; its id is the intent's on-chain nonce.
CREATE TABLE workflows (
    id                  TEXT   NOT NULL PRIMARY KEY,
    organization_id     TEXT   NOT NULL,
    wallet_id           TEXT   NOT NULL,
    kind                TEXT   NOT NULL,
    request_id          TEXT   NOT NULL,
    status              TEXT   NOT NULL,
    reason              TEXT   NOT NULL,
    amount              BIGINT NOT NULL,
    token               TEXT   NOT NULL,
    destination_chain   TEXT,
    destination_address TEXT,
    instructions        TEXT   NOT NULL,
    failure_reason      TEXT,
    created_at          BIGINT NOT NULL,
    started_at          BIGINT,
    completed_at        BIGINT
);
CREATE INDEX workflows_listed ON workflows (wallet_id, kind, created_at, id);

CREATE TABLE legs (
    id             TEXT   NOT NULL PRIMARY KEY,
    workflow_id    TEXT   NOT NULL REFERENCES workflows (id),
    ordinal        BIGINT NOT NULL,
    status         TEXT   NOT NULL,
    amount         BIGINT NOT NULL,
    fee            BIGINT NOT NULL,
    source         TEXT   NOT NULL,
    destination    TEXT   NOT NULL,
    failure_reason TEXT,
    started_at     BIGINT,
    completed_at   BIGINT,
    UNIQUE (workflow_id, ordinal)
);

CREATE TABLE steps (
    id              TEXT   NOT NULL PRIMARY KEY,
    leg_id          TEXT   NOT NULL REFERENCES legs (id),
    workflow_id     TEXT   NOT NULL,
    ordinal         BIGINT NOT NULL,
    kind            TEXT   NOT NULL,
    chain           TEXT   NOT NULL,
    token           TEXT   NOT NULL,
    yield_source_id TEXT,
    protocol        TEXT   NOT NULL,
    amount          BIGINT NOT NULL,
    fee             BIGINT NOT NULL,
    state           TEXT   NOT NULL,
    tx_hash         TEXT,
    failure_reason  TEXT,
    started_at      BIGINT,
    completed_at    BIGINT,
    cancelled_at    BIGINT,
    UNIQUE (leg_id, ordinal)
);
CREATE INDEX steps_workflow ON steps (workflow_id);

-- +goose Down
DROP TABLE steps;
DROP TABLE legs;
DROP TABLE workflows;

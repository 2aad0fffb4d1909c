-- +goose Up

-- What was done, as its own transaction writes it. The seat audit:link moves each
-- row into audit_entries: so nobody who changes something waits for the chain.
CREATE TABLE audit_pending (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    actor           TEXT   NOT NULL,
    token_id        TEXT   NOT NULL,
    remote_address  TEXT   NOT NULL,
    action          TEXT   NOT NULL,
    subject         TEXT   NOT NULL,
    request_id      TEXT   NOT NULL,
    outcome         TEXT   NOT NULL,
    details         TEXT   NOT NULL
);

-- The chain of each organization, and the operator's own under the zero UUID. Rows
-- are only ever added.
CREATE TABLE audit_entries (
    organization_id TEXT   NOT NULL,
    seq             BIGINT NOT NULL,
    id              TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    actor           TEXT   NOT NULL,
    token_id        TEXT   NOT NULL,
    remote_address  TEXT   NOT NULL,
    action          TEXT   NOT NULL,
    subject         TEXT   NOT NULL,
    request_id      TEXT   NOT NULL,
    outcome         TEXT   NOT NULL,
    details         TEXT   NOT NULL,
    previous_hash   TEXT   NOT NULL,
    hash            TEXT   NOT NULL,
    PRIMARY KEY (organization_id, seq)
);
CREATE INDEX audit_entries_listed ON audit_entries (organization_id, created_at, id);
CREATE INDEX audit_entries_by_actor ON audit_entries (organization_id, actor, created_at, id);
CREATE INDEX audit_entries_by_action ON audit_entries (organization_id, action, created_at, id);
CREATE INDEX audit_entries_by_subject ON audit_entries (organization_id, subject, created_at, id);

-- Where each chain ends. round counts the transactions that have moved heads, so
-- that who writes anchors reads only those that have moved since.
CREATE TABLE audit_heads (
    organization_id TEXT   NOT NULL PRIMARY KEY,
    seq             BIGINT NOT NULL,
    hash            TEXT   NOT NULL,
    round           BIGINT NOT NULL
);
CREATE INDEX audit_heads_round ON audit_heads (round);

-- The tokens whose first use has its entry, until they expire.
CREATE TABLE audit_tokens (
    organization_id TEXT   NOT NULL,
    token_id        TEXT   NOT NULL,
    expires_at      BIGINT NOT NULL,
    PRIMARY KEY (organization_id, token_id)
);

-- +goose Down
DROP TABLE audit_tokens;
DROP TABLE audit_heads;
DROP TABLE audit_entries;
DROP TABLE audit_pending;

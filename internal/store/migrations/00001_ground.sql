-- +goose Up

-- Durable work. A row is one thing to do, or one seat that a replica holds; a
-- lease with a fencing token says whose it is now. again_at is when a task that
-- was added once more while it ran is to run next. Finished work is deleted.
CREATE TABLE tasks (
    id          TEXT   NOT NULL PRIMARY KEY,
    kind        TEXT   NOT NULL,
    key         TEXT   NOT NULL,
    payload     TEXT   NOT NULL,
    run_at      BIGINT NOT NULL,
    again_at    BIGINT,
    attempts    BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    token       TEXT   NOT NULL,
    last_error  TEXT   NOT NULL,
    created_at  BIGINT NOT NULL,
    UNIQUE (kind, key)
);
CREATE INDEX tasks_due ON tasks (kind, run_at);

-- One row per thing that happened, written by the transaction that made it
-- happen. seq orders the events of one wallet without gaps.
CREATE TABLE events (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    seq             BIGINT NOT NULL,
    type            TEXT   NOT NULL,
    payload         TEXT   NOT NULL,
    dispatched      BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    UNIQUE (wallet_id, seq)
);
CREATE INDEX events_waiting ON events (wallet_id, seq) WHERE dispatched = 0;

CREATE TABLE event_sequences (
    wallet_id TEXT   NOT NULL PRIMARY KEY,
    seq       BIGINT NOT NULL
);

-- Idempotency keys: which resource a requestId made, and from what body.
CREATE TABLE requests (
    organization_id TEXT   NOT NULL,
    request_id      TEXT   NOT NULL,
    operation       TEXT   NOT NULL,
    body_hash       TEXT   NOT NULL,
    resource_id     TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (organization_id, request_id)
);

-- +goose Down
DROP TABLE requests;
DROP TABLE event_sequences;
DROP TABLE events;
DROP TABLE tasks;

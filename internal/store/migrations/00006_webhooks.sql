-- +goose Up

-- secret is sealed with the service's key. A deleted endpoint stays, without
-- its secret, until its pending deliveries are gone.
CREATE TABLE webhook_endpoints (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    url             TEXT   NOT NULL,
    url_folded      TEXT   NOT NULL,
    events          TEXT   NOT NULL,
    description     TEXT   NOT NULL,
    secret          TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    deleted_at      BIGINT
);
CREATE UNIQUE INDEX webhook_endpoints_url ON webhook_endpoints (organization_id, url_folded) WHERE deleted_at IS NULL;
CREATE INDEX webhook_endpoints_listed ON webhook_endpoints (organization_id, created_at, id);
CREATE INDEX webhook_endpoints_deleted ON webhook_endpoints (deleted_at) WHERE deleted_at IS NOT NULL;

-- How many endpoints an organization has: what holds it to its limit when two
-- are created at once.
CREATE TABLE webhook_counts (
    organization_id TEXT   NOT NULL PRIMARY KEY,
    endpoints       BIGINT NOT NULL
);

-- One event on its way to one endpoint; (wallet_id, seq) names the event. Of
-- the pending rows of an endpoint and a wallet only the one with the lowest seq
-- has a due_at: the others wait behind it. requested_at to last_error tell of
-- the last attempt.
CREATE TABLE webhook_deliveries (
    endpoint_id     TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    seq             BIGINT NOT NULL,
    organization_id TEXT   NOT NULL,
    status          TEXT   NOT NULL,
    due_at          BIGINT,
    attempts        BIGINT NOT NULL,
    requested_at    BIGINT,
    completed_at    BIGINT,
    response_status BIGINT,
    last_error      TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (endpoint_id, wallet_id, seq)
);
CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (endpoint_id, due_at) WHERE status = 'pending';

-- +goose Down
DROP TABLE webhook_deliveries;
DROP TABLE webhook_counts;
DROP TABLE webhook_endpoints;

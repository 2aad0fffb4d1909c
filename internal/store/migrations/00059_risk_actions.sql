-- +goose Up

-- Emergency stops of a source for one wallet. The row of the organization in
-- emergency_stops is locked while they change.
CREATE TABLE wallet_stops (
    id              TEXT NOT NULL PRIMARY KEY,
    organization_id TEXT NOT NULL,
    wallet_id       TEXT NOT NULL,
    source_id       TEXT NOT NULL,
    stop            TEXT NOT NULL,
    UNIQUE (wallet_id, source_id, organization_id)
);

-- What risk rules have done. Amounts are micro-USD.
CREATE TABLE risk_actions (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    alert_id        TEXT   NOT NULL,
    kind            TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL, -- empty: it is of no one wallet
    source_id       TEXT   NOT NULL,
    stop_id         TEXT   NOT NULL, -- by which nothing enters the source
    cause           TEXT   NOT NULL, -- the rule and what it saw, as JSON
    keep_bps        BIGINT NOT NULL,
    status          TEXT   NOT NULL,
    waiting         BIGINT NOT NULL, -- 1 while nothing can be moved
    problem         TEXT   NOT NULL,
    rebalances      TEXT   NOT NULL, -- their ids, as JSON
    attempts        BIGINT NOT NULL,
    moved           BIGINT NOT NULL,
    remaining       BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    updated_at      BIGINT NOT NULL,
    ended_at        BIGINT,
    UNIQUE (alert_id, kind, wallet_id, source_id)
);
CREATE INDEX risk_actions_listed ON risk_actions (organization_id, created_at, id);
CREATE INDEX risk_actions_by_status ON risk_actions (organization_id, status, created_at, id);
CREATE INDEX risk_actions_by_alert ON risk_actions (organization_id, alert_id, created_at, id);
CREATE INDEX risk_actions_by_wallet ON risk_actions (organization_id, wallet_id, created_at, id);
CREATE INDEX risk_actions_by_source ON risk_actions (organization_id, source_id, created_at, id);
CREATE INDEX risk_actions_open ON risk_actions (wallet_id) WHERE ended_at IS NULL;

-- +goose Down
DROP TABLE risk_actions;
DROP TABLE wallet_stops;

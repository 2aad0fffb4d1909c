-- +goose Up

-- Rules of organizations. Empty wallet_id or source_id: all. Thresholds are millionths of
-- the metric's unit.
CREATE TABLE risk_rules (
    id                TEXT   NOT NULL PRIMARY KEY,
    organization_id   TEXT   NOT NULL,
    name              TEXT   NOT NULL,
    wallet_id         TEXT   NOT NULL,
    source_id         TEXT   NOT NULL,
    metric            TEXT   NOT NULL,
    threshold         BIGINT NOT NULL,
    resolve_threshold BIGINT NOT NULL,
    for_seconds       BIGINT NOT NULL,
    severity          TEXT   NOT NULL,
    action            TEXT   NOT NULL,
    keep_bps          BIGINT NOT NULL,
    enabled           BIGINT NOT NULL,
    problem           TEXT   NOT NULL,
    created_at        BIGINT NOT NULL,
    updated_at        BIGINT NOT NULL,
    deleted           BIGINT NOT NULL
);
CREATE INDEX risk_rules_listed ON risk_rules (organization_id, deleted, created_at, id);

-- Counts the changes of an organization's rules, so that the evaluation knows when to read them anew.
CREATE TABLE risk_versions (
    organization_id TEXT   NOT NULL PRIMARY KEY,
    version         BIGINT NOT NULL
);

-- What the evaluation remembers of a rule and what it watches, while the metric is not well.
CREATE TABLE risk_tracks (
    rule_id          TEXT   NOT NULL,
    wallet_id        TEXT   NOT NULL,
    source_id        TEXT   NOT NULL,
    token            TEXT   NOT NULL,
    breaching_since  BIGINT NOT NULL,
    clear_since      BIGINT NOT NULL,
    missing_since    BIGINT NOT NULL,
    alert_id         TEXT   NOT NULL,
    missing_alert_id TEXT   NOT NULL,
    PRIMARY KEY (rule_id, wallet_id, source_id, token)
);

CREATE TABLE risk_alerts (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    rule_id         TEXT   NOT NULL,
    kind            TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    source_id       TEXT   NOT NULL,
    token           TEXT   NOT NULL,
    rule            TEXT   NOT NULL, -- its terms when the alert was raised, as JSON
    value           BIGINT,
    observed_at     BIGINT NOT NULL,
    since           BIGINT NOT NULL,
    positions       TEXT   NOT NULL, -- concerned, as JSON
    telling         TEXT   NOT NULL,
    status          TEXT   NOT NULL,
    resolution      TEXT   NOT NULL,
    resolved_value  BIGINT,
    resolved_at     BIGINT,
    acknowledged_at BIGINT,
    acknowledged_by TEXT   NOT NULL,
    note            TEXT   NOT NULL,
    silenced_until  BIGINT NOT NULL,
    occurrences     BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    unwinds         BIGINT NOT NULL -- 1 while wallets are looked for of which something is to be unwound
);
-- What is open is there once.
CREATE UNIQUE INDEX risk_alerts_open ON risk_alerts (rule_id, kind, wallet_id, source_id, token) WHERE status = 'open';
CREATE INDEX risk_alerts_listed ON risk_alerts (organization_id, created_at, id);
CREATE INDEX risk_alerts_by_status ON risk_alerts (organization_id, status, created_at, id);
CREATE INDEX risk_alerts_by_rule ON risk_alerts (organization_id, rule_id, created_at, id);
CREATE INDEX risk_alerts_by_wallet ON risk_alerts (organization_id, wallet_id, created_at, id);
CREATE INDEX risk_alerts_by_source ON risk_alerts (organization_id, source_id, created_at, id);
CREATE INDEX risk_alerts_silenced ON risk_alerts (silenced_until) WHERE telling = 'silenced' AND status = 'open';
CREATE INDEX risk_alerts_unwinding ON risk_alerts (id) WHERE unwinds = 1;
CREATE INDEX risk_alerts_raised ON risk_alerts (rule_id, created_at);

-- What was observed of a source or a stablecoin, for rules to be tried on.
CREATE TABLE risk_observations (
    subject TEXT   NOT NULL,
    at      BIGINT NOT NULL,
    reading TEXT   NOT NULL,
    PRIMARY KEY (subject, at)
);

-- Who holds a source's shares. What it is of never changes in a row.
CREATE INDEX positions_held ON positions (organization_id, yield_source_id, wallet_id) WHERE yield_source_id IS NOT NULL;

-- +goose Down
DROP INDEX positions_held;
DROP TABLE risk_observations;
DROP TABLE risk_alerts;
DROP TABLE risk_tracks;
DROP TABLE risk_versions;
DROP TABLE risk_rules;

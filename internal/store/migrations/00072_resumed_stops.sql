-- +goose Up

-- Emergency stops that have ended. One that is handed over to a signer only after its end holds
-- nothing. An id is the organization's own: another's end of the same id ends nothing of it, nor
-- does an end that approvers read with another target.
CREATE TABLE resumed_stops (
    stop_id         TEXT   NOT NULL,
    organization_id TEXT   NOT NULL,
    target          TEXT   NOT NULL,
    resumed_at      BIGINT NOT NULL,
    PRIMARY KEY (organization_id, stop_id, target)
);

-- A signer may hold several stops of a source for one wallet, each until its own end. One of
-- another organization with the same id does not keep a stop out.
ALTER TABLE wallet_stops RENAME TO wallet_stops_before;
CREATE TABLE wallet_stops (
    id              TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    wallet_id       TEXT NOT NULL,
    source_id       TEXT NOT NULL,
    stop            TEXT NOT NULL,
    PRIMARY KEY (organization_id, id)
);
INSERT INTO wallet_stops (id, organization_id, wallet_id, source_id, stop)
    SELECT id, organization_id, wallet_id, source_id, stop FROM wallet_stops_before;
DROP TABLE wallet_stops_before;
CREATE INDEX wallet_stops_held ON wallet_stops (wallet_id, source_id, organization_id);

-- +goose Down
DROP INDEX wallet_stops_held;
ALTER TABLE wallet_stops RENAME TO wallet_stops_after;
CREATE TABLE wallet_stops (
    id              TEXT NOT NULL PRIMARY KEY,
    organization_id TEXT NOT NULL,
    wallet_id       TEXT NOT NULL,
    source_id       TEXT NOT NULL,
    stop            TEXT NOT NULL,
    UNIQUE (wallet_id, source_id, organization_id)
);
INSERT INTO wallet_stops (id, organization_id, wallet_id, source_id, stop)
    SELECT id, organization_id, wallet_id, source_id, stop FROM wallet_stops_after
    WHERE id IN (SELECT MIN(id) FROM wallet_stops_after GROUP BY wallet_id, source_id, organization_id)
    ON CONFLICT DO NOTHING;
DROP TABLE wallet_stops_after;
DROP TABLE resumed_stops;

-- +goose Up

-- What an organization's messages from a chain are judged under, one request after the other. They are
-- counted by bridge_transfers and steps. judged_at is when some were accepted last.
CREATE TABLE bridge_budgets (
    organization_id TEXT   NOT NULL,
    source          TEXT   NOT NULL,
    token           TEXT   NOT NULL,
    judged_at       BIGINT NOT NULL,
    PRIMARY KEY (organization_id, source, token)
);
CREATE INDEX bridge_transfers_sent ON bridge_transfers (organization_id, source, token, sent_at);
CREATE INDEX bridge_transfers_latest ON bridge_transfers (token, sent_at);
CREATE INDEX steps_leaving ON steps (chain, token) WHERE kind = 'bridge_transfer' AND state IN ('pending', 'processing');

-- +goose Down
DROP INDEX steps_leaving;
DROP INDEX bridge_transfers_latest;
DROP INDEX bridge_transfers_sent;
DROP TABLE bridge_budgets;

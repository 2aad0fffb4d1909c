-- +goose Up

-- retired holds the secrets that were replaced and still sign beside the
-- current one, sealed, each with the time until which it does. failing_since is
-- when the endpoint began to refuse everything. An endpoint whose changes and
-- noticed differ was changed, and whoever delivers has not looked yet.
ALTER TABLE webhook_endpoints ADD COLUMN retired TEXT NOT NULL DEFAULT '[]';
ALTER TABLE webhook_endpoints ADD COLUMN disabled_at BIGINT;
ALTER TABLE webhook_endpoints ADD COLUMN disabled_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE webhook_endpoints ADD COLUMN failing_since BIGINT;
ALTER TABLE webhook_endpoints ADD COLUMN changes BIGINT NOT NULL DEFAULT 0;
ALTER TABLE webhook_endpoints ADD COLUMN noticed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX webhook_endpoints_changed ON webhook_endpoints (id) WHERE changes <> noticed;

-- delivered_at is the last time that the event was accepted. due_at is set too
-- on a delivery that has ended and is to be sent once more.
ALTER TABLE webhook_deliveries ADD COLUMN event_type TEXT NOT NULL DEFAULT '';
ALTER TABLE webhook_deliveries ADD COLUMN delivered_at BIGINT;
UPDATE webhook_deliveries SET
    event_type = COALESCE((SELECT e.type FROM events AS e WHERE e.wallet_id = webhook_deliveries.wallet_id AND e.seq = webhook_deliveries.seq), ''),
    delivered_at = CASE WHEN status = 'delivered' THEN completed_at END;

-- The feed of an endpoint is merged from one list an event type; those of an
-- organization, from its endpoints'. So no list needs an index of its own.
DROP INDEX webhook_deliveries_pending;
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_deliveries_listed ON webhook_deliveries (endpoint_id, event_type, created_at, wallet_id, seq);
CREATE INDEX webhook_deliveries_open ON webhook_deliveries (endpoint_id, event_type, status, created_at, wallet_id, seq) WHERE status <> 'delivered';

-- +goose Down
DROP INDEX webhook_deliveries_open;
DROP INDEX webhook_deliveries_listed;
DROP INDEX webhook_deliveries_due;
CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (endpoint_id, due_at) WHERE status = 'pending';
ALTER TABLE webhook_deliveries DROP COLUMN delivered_at;
ALTER TABLE webhook_deliveries DROP COLUMN event_type;
DROP INDEX webhook_endpoints_changed;
ALTER TABLE webhook_endpoints DROP COLUMN noticed;
ALTER TABLE webhook_endpoints DROP COLUMN changes;
ALTER TABLE webhook_endpoints DROP COLUMN failing_since;
ALTER TABLE webhook_endpoints DROP COLUMN disabled_reason;
ALTER TABLE webhook_endpoints DROP COLUMN disabled_at;
ALTER TABLE webhook_endpoints DROP COLUMN retired;

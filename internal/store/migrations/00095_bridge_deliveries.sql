-- +goose Up

-- How many times the service has begun to deliver the message of a transfer of USDT, since the bridge had verified it and not delivered
-- it, which bounds the cost. The column attested_at of such a transfer is since when the message is known to be verified, or
-- when the last delivery began.
ALTER TABLE bridge_transfers ADD COLUMN deliveries BIGINT NOT NULL DEFAULT 0 CHECK (deliveries >= 0);

-- +goose Down
ALTER TABLE bridge_transfers DROP COLUMN deliveries;

-- +goose Up

-- What was asked of a custody provider. A request is the same, and so has one effect,
-- as long as its time is: that is written down before it is asked for the first time.
CREATE TABLE provider_requests (
    key          TEXT   NOT NULL PRIMARY KEY,
    timestamp_ms BIGINT NOT NULL,
    activity_id  TEXT   NOT NULL
);

-- The accounts that the provider has made for owners.
CREATE TABLE provider_accounts (
    owner   TEXT NOT NULL PRIMARY KEY,
    evm     TEXT NOT NULL,
    solana  TEXT NOT NULL
);

-- +goose Down
DROP TABLE provider_accounts;
DROP TABLE provider_requests;

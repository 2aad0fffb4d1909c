-- +goose Up

-- How many nonces a signer has given up on each day (UTC), for all organizations.
CREATE TABLE signed_cancellation_days (
    day    BIGINT NOT NULL PRIMARY KEY,
    signed BIGINT NOT NULL CHECK (signed >= 0)
);

-- +goose Down
DROP TABLE signed_cancellation_days;

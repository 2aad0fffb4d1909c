-- +goose Up

-- A signed intent that an operator gives up: since when, why, and the signature by which
-- its wallet gives up its nonce on the chain, once that is signed.
ALTER TABLE intents ADD COLUMN cancel_asked_at BIGINT;
ALTER TABLE intents ADD COLUMN cancel_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE intents ADD COLUMN cancellation TEXT NOT NULL DEFAULT '';

-- The nonces of accounts that the signer has signed away: it signs no intent of them any
-- more.
CREATE TABLE signed_cancellations (
    owner_id   TEXT NOT NULL,
    chain      TEXT NOT NULL,
    order_id   TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (owner_id, chain, order_id)
);

-- +goose Down
DROP TABLE signed_cancellations;
ALTER TABLE intents DROP COLUMN cancellation;
ALTER TABLE intents DROP COLUMN cancel_reason;
ALTER TABLE intents DROP COLUMN cancel_asked_at;

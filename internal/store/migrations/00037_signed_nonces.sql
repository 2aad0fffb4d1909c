-- +goose Up

-- Under which value of which nonce account a signer has signed an intent on Solana, until
-- that is over: under another it could be executed a second time.
CREATE TABLE signed_nonces (
    fingerprint   TEXT NOT NULL PRIMARY KEY, -- of the intent's text
    nonce_account TEXT NOT NULL,
    nonce_value   TEXT NOT NULL,
    deadline      BIGINT NOT NULL -- the intent's, in Unix seconds
);
CREATE INDEX signed_nonces_over ON signed_nonces (deadline);

-- +goose Down
DROP TABLE signed_nonces;

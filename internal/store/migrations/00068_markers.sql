-- +goose Up

-- In which form a signer has signed a text on Solana, until the text is over: under which
-- value of which nonce account, or in marker form where both are empty. Signed in two forms,
-- or under two values, it could be executed twice.
--
-- The table was signed_nonces. A program that knows no markers writes signed_nonces before it
-- signs anything on Solana, so from here on it signs nothing there: only programs that look
-- at marker_chains do.
ALTER TABLE signed_nonces RENAME TO signed_texts;

-- The chains of Solana's on which a signer signs in marker form, and never again in nonce form.
CREATE TABLE marker_chains (
    chain    TEXT   NOT NULL PRIMARY KEY,
    begun_at BIGINT NOT NULL
);

-- The earliest and the latest deadline of the texts that a signer has signed of an order in
-- marker form, in Unix seconds. Kept for ever: a text of the order that is signed after its
-- marker was closed could be executed a second time.
CREATE TABLE signed_markers (
    owner_id TEXT   NOT NULL,
    chain    TEXT   NOT NULL,
    order_id TEXT   NOT NULL,
    earliest BIGINT NOT NULL,
    latest   BIGINT NOT NULL,
    PRIMARY KEY (owner_id, chain, order_id)
);

-- +goose Down
DROP TABLE signed_markers;
DROP TABLE marker_chains;
ALTER TABLE signed_texts RENAME TO signed_nonces;

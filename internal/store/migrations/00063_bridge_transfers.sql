-- +goose Up

-- Money of a wallet that goes from one chain to another. The id is that of the step by which
-- it left, and the bridge_id of all lines about it. in_transit is what left and has not come,
-- in micro-dollars: the sum of those lines on that account. message is what the source chain
-- sent; attested and attestation are what the attesters made of it, by which it is brought in.
CREATE TABLE bridge_transfers (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    workflow_id     TEXT   NOT NULL,
    source          TEXT   NOT NULL,
    destination     TEXT   NOT NULL,
    token           TEXT   NOT NULL,
    phase           TEXT   NOT NULL,
    amount          BIGINT NOT NULL, -- that left
    in_transit      BIGINT NOT NULL CHECK (in_transit >= 0),
    message         TEXT   NOT NULL, -- in hex, as the two that follow
    attested        TEXT   NOT NULL,
    attestation     TEXT   NOT NULL,
    message_key     TEXT,            -- the attested message's name, which comes in once
    fee             BIGINT NOT NULL, -- that the bridge takes, as the attested message says
    expires_at      BIGINT NOT NULL, -- the block of the destination from which on it does not come in; 0 for never
    problem         TEXT   NOT NULL, -- why it does not go on; empty if it does
    sent_hash       TEXT   NOT NULL,
    received_hash   TEXT   NOT NULL,
    sent_at         BIGINT NOT NULL,
    asked_at        BIGINT NOT NULL, -- when the attesters were asked last
    attested_at     BIGINT,
    completed_at    BIGINT
);
CREATE INDEX bridge_transfers_open ON bridge_transfers (wallet_id) WHERE completed_at IS NULL;
CREATE INDEX bridge_transfers_workflow ON bridge_transfers (workflow_id);
CREATE UNIQUE INDEX bridge_transfers_message ON bridge_transfers (message_key);

-- What a bridge has brought to a wallet of what the wallet itself had sent, until it is known
-- for which transfer: no deposit. final is 1 once its block is.
CREATE TABLE bridge_arrivals (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    chain           TEXT   NOT NULL,
    token           TEXT   NOT NULL,
    amount          BIGINT NOT NULL,
    units           TEXT   NOT NULL,
    from_address    TEXT   NOT NULL,
    tx_hash         TEXT   NOT NULL,
    ordinal         BIGINT NOT NULL,
    block_number    BIGINT NOT NULL,
    block_hash      TEXT   NOT NULL,
    block_time      BIGINT NOT NULL,
    message_key     TEXT   NOT NULL,
    final           BIGINT NOT NULL,
    UNIQUE (chain, tx_hash, ordinal, wallet_id)
);
CREATE INDEX bridge_arrivals_pending ON bridge_arrivals (chain, block_number) WHERE final = 0;

-- +goose Down
DROP TABLE bridge_arrivals;
DROP TABLE bridge_transfers;

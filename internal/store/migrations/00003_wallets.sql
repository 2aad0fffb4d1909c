-- +goose Up

-- active_withdrawal and active_rebalance hold the one workflow of each kind
-- that a wallet may have at a time. addresses is the JSON that is shown;
-- wallet_addresses holds the same for the followers to match.
CREATE TABLE wallets (
    id                TEXT   NOT NULL PRIMARY KEY,
    organization_id   TEXT   NOT NULL,
    request_id        TEXT   NOT NULL,
    label             TEXT   NOT NULL,
    label_folded      TEXT   NOT NULL,
    auto_rebalance    BIGINT NOT NULL,
    lifecycle         TEXT   NOT NULL,
    addresses         TEXT   NOT NULL,
    active_withdrawal TEXT,
    active_rebalance  TEXT,
    created_at        BIGINT NOT NULL,
    updated_at        BIGINT NOT NULL
);
CREATE INDEX wallets_listed ON wallets (organization_id, created_at, id);
CREATE INDEX wallets_labelled ON wallets (organization_id, label_folded);

CREATE TABLE wallet_addresses (
    chain     TEXT NOT NULL,
    address   TEXT NOT NULL,
    wallet_id TEXT NOT NULL REFERENCES wallets (id),
    PRIMARY KEY (chain, address)
);
CREATE INDEX wallet_addresses_wallet ON wallet_addresses (wallet_id);

-- (chain, tx_hash, ordinal, wallet_id) names a transfer whichever block carries it, so a
-- deposit that is reorganized out and mined again keeps its id. shown is 0
-- while a workflow of the wallet may still claim the transfer.
CREATE TABLE deposits (
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
    status          TEXT   NOT NULL,
    shown           BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    completed_at    BIGINT,
    UNIQUE (chain, tx_hash, ordinal, wallet_id)
);
CREATE INDEX deposits_listed ON deposits (wallet_id, created_at, id);
CREATE INDEX deposits_pending ON deposits (chain, block_number) WHERE status = 'processing';

-- How far each chain has been read, and the hashes of the blocks that may yet
-- be reorganized away.
CREATE TABLE chain_cursors (
    chain        TEXT   NOT NULL PRIMARY KEY,
    number       BIGINT NOT NULL,
    hash         TEXT   NOT NULL,
    final_number BIGINT NOT NULL,
    updated_at   BIGINT NOT NULL
);

CREATE TABLE chain_blocks (
    chain  TEXT   NOT NULL,
    number BIGINT NOT NULL,
    hash   TEXT   NOT NULL,
    PRIMARY KEY (chain, number)
);

-- +goose Down
DROP TABLE chain_blocks;
DROP TABLE chain_cursors;
DROP TABLE deposits;
DROP TABLE wallet_addresses;
DROP TABLE wallets;

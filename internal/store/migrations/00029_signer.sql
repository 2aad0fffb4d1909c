-- +goose Up

-- What a signer has signed, and what it was told by its operator. Part of the service
-- it shares the service's database; a process of its own has one of its own.

-- Contracts that an organization's own account was signed to have made: their addresses
-- say everything of what is there.
CREATE TABLE signed_contracts (
    chain           TEXT   NOT NULL,
    contract        TEXT   NOT NULL,
    organization_id TEXT   NOT NULL,
    kind            TEXT   NOT NULL,
    subject         TEXT   NOT NULL,
    source_id       TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (chain, contract)
);

-- Those that were made before there was a signer.
INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at)
    SELECT chain, contract, organization_id, 'fee_wrapper', id, source_id, created_at FROM fee_wrappers WHERE contract IS NOT NULL;
INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at)
    SELECT chain, contract, organization_id, 'micro_vault', id, '', created_at FROM micro_vaults;

-- Whose a wallet is whose id is not derived: those of before, which nobody can prove.
CREATE TABLE pinned_wallets (
    wallet_id       TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL
);
INSERT INTO pinned_wallets (wallet_id, organization_id) SELECT id, organization_id FROM wallets;

-- What a signer of its own has counted of a day's limit (UTC), and of each nonce of an
-- account: all signatures of one move money once.
CREATE TABLE signed_days (
    organization_id TEXT   NOT NULL,
    day             BIGINT NOT NULL,
    spent           BIGINT NOT NULL CHECK (spent >= 0),
    PRIMARY KEY (organization_id, day)
);
CREATE TABLE signed_payouts (
    owner_id        TEXT   NOT NULL,
    chain           TEXT   NOT NULL,
    order_id        TEXT   NOT NULL,
    organization_id TEXT   NOT NULL,
    amount          BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (owner_id, chain, order_id)
);

-- +goose Down
DROP TABLE signed_payouts;
DROP TABLE signed_days;
DROP TABLE pinned_wallets;
DROP TABLE signed_contracts;

-- +goose Up

-- Whether an address is a contract of ours is asked for each that is to be paid.
CREATE INDEX fee_wrappers_at ON fee_wrappers (contract);
CREATE INDEX micro_vaults_at ON micro_vaults (contract);
CREATE INDEX micro_vault_sources_at ON micro_vault_sources (contract);

-- How many wallets an organization has, from its first creation under a limit on.
CREATE TABLE wallet_counts (
    organization_id TEXT   NOT NULL PRIMARY KEY,
    wallets         BIGINT NOT NULL
);

-- +goose Down
DROP TABLE wallet_counts;
DROP INDEX micro_vault_sources_at;
DROP INDEX micro_vaults_at;
DROP INDEX fee_wrappers_at;

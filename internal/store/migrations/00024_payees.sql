-- +goose Up

-- Whether an address is a contract of ours is asked for each that is to be paid.
CREATE INDEX fee_wrappers_at ON fee_wrappers (contract);
CREATE INDEX micro_vaults_at ON micro_vaults (contract);
CREATE INDEX micro_vault_sources_at ON micro_vault_sources (contract);

-- +goose Down
DROP INDEX micro_vault_sources_at;
DROP INDEX micro_vaults_at;
DROP INDEX fee_wrappers_at;

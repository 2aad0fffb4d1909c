-- +goose Up

-- Databases that were lost, as the backup in their place knows of them. Until valid_until a signature
-- may be valid that only the lost database knew. A restore is over, at ended_at, when the books have
-- all that such a signature has done.
CREATE TABLE restores (
    id          TEXT   NOT NULL PRIMARY KEY,
    recorded_at BIGINT NOT NULL,
    valid_until BIGINT NOT NULL,
    ended_at    BIGINT
);
CREATE INDEX restores_open ON restores (valid_until) WHERE ended_at IS NULL;

-- Organizations and wallets whose payouts an operator has released while a restore is open. wallet_id
-- is '' for all wallets of the organization.
CREATE TABLE restore_releases (
    restore_id      TEXT   NOT NULL REFERENCES restores (id),
    organization_id TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    reason          TEXT   NOT NULL,
    released_at     BIGINT NOT NULL,
    PRIMARY KEY (restore_id, organization_id, wallet_id)
);

-- +goose Down
DROP TABLE restore_releases;
DROP INDEX restores_open;
DROP TABLE restores;

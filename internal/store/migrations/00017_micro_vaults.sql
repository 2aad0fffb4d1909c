-- +goose Up

-- MicroVaults as the chain last said they are. contract follows from what the
-- vault is made of; made says that the creation is final, and list_… is the
-- shareholder list of that version. The figures are those of the final block of
-- observed_at.
CREATE TABLE micro_vaults (
    id                TEXT   NOT NULL PRIMARY KEY,
    organization_id   TEXT   NOT NULL,
    name              TEXT   NOT NULL,
    symbol            TEXT   NOT NULL,
    chain             TEXT   NOT NULL,
    token             TEXT   NOT NULL,
    contract          TEXT   NOT NULL,
    status            TEXT   NOT NULL,
    made              BIGINT NOT NULL,
    problem           TEXT   NOT NULL,
    idle_target_bps   BIGINT NOT NULL,
    list_version      BIGINT NOT NULL,
    list_root         TEXT   NOT NULL,
    list_confirmed_at BIGINT,
    observed_at       BIGINT,
    total_assets      TEXT   NOT NULL,
    idle              TEXT   NOT NULL,
    total_shares      TEXT   NOT NULL,
    queued_shares     TEXT   NOT NULL,
    nav_sound         BIGINT NOT NULL,
    distance_bps      BIGINT NOT NULL,
    created_at        BIGINT NOT NULL,
    updated_at        BIGINT NOT NULL
);
CREATE INDEX micro_vaults_listed ON micro_vaults (organization_id, created_at, id);
CREATE INDEX micro_vaults_kept ON micro_vaults (chain, status);

-- What a vault's assets may lie in, in the contract's order.
CREATE TABLE micro_vault_sources (
    vault_id        TEXT   NOT NULL REFERENCES micro_vaults (id),
    place           BIGINT NOT NULL,
    source_id       TEXT   NOT NULL,
    yield_source_id TEXT   NOT NULL,
    contract        TEXT   NOT NULL,
    kind            TEXT   NOT NULL,
    max_step_bps    BIGINT NOT NULL,
    max_nav_age     BIGINT NOT NULL,
    mode            TEXT   NOT NULL,
    target_bps      BIGINT NOT NULL,
    worth           TEXT   NOT NULL,
    readable        BIGINT NOT NULL,
    PRIMARY KEY (vault_id, place),
    UNIQUE (vault_id, source_id)
);

-- The leaves of a shareholder list's tree, in the order of adding. One that is
-- not listed any more is an empty leaf.
CREATE TABLE micro_vault_leaves (
    vault_id TEXT   NOT NULL REFERENCES micro_vaults (id),
    leaf     BIGINT NOT NULL,
    address  TEXT   NOT NULL,
    listed   BIGINT NOT NULL,
    PRIMARY KEY (vault_id, leaf)
);
CREATE UNIQUE INDEX micro_vault_leaves_listed ON micro_vault_leaves (vault_id, address) WHERE listed = 1;

-- +goose Down
DROP TABLE micro_vault_leaves;
DROP TABLE micro_vault_sources;
DROP TABLE micro_vaults;

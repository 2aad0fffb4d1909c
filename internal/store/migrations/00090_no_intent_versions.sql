-- +goose Up

-- The signer depends on no memory of the versions of texts that it has signed.
DROP TABLE signed_versions;
DROP TABLE database_origin;

-- +goose Down
CREATE TABLE database_origin (
    id        BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    made_with BIGINT NOT NULL,
    noted_at  BIGINT NOT NULL
);
CREATE TABLE signed_versions (
    owner_id       TEXT   NOT NULL,
    chain          TEXT   NOT NULL,
    order_id       TEXT   NOT NULL,
    version1_until BIGINT NOT NULL,
    version2       BIGINT NOT NULL,
    PRIMARY KEY (owner_id, chain, order_id)
);

-- +goose Up

-- With which migration the database was made, 0 if that was before this table or is not known, and when that was noted.
-- A database that was made with this one never had a text of version 1 signed. There is one row, so that all processes read the same.
CREATE TABLE database_origin (
    id        BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    made_with BIGINT NOT NULL,
    noted_at  BIGINT NOT NULL
);

-- In which versions texts of an order on an EVM chain were signed, while the signer goes over from version 1 to version 2:
-- version1_until is the latest deadline of version 1, in Unix seconds, 0 for none, and version2 is 1 once one of version 2 was.
CREATE TABLE signed_versions (
    owner_id       TEXT   NOT NULL,
    chain          TEXT   NOT NULL,
    order_id       TEXT   NOT NULL,
    version1_until BIGINT NOT NULL,
    version2       BIGINT NOT NULL,
    PRIMARY KEY (owner_id, chain, order_id)
);

-- +goose Down
DROP TABLE signed_versions;
DROP TABLE database_origin;

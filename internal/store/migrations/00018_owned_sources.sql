-- +goose Up

-- Sources that one organization has made for itself over one of the catalog's:
-- its fee wrappers that are ready. vault is the wrapper.
CREATE TABLE owned_sources (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    base_id         TEXT   NOT NULL,
    vault           TEXT   NOT NULL,
    created_at      BIGINT NOT NULL
);

-- +goose Down
DROP TABLE owned_sources;

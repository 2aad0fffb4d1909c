-- +goose Up

-- Fee wrappers as the chain last said they are. contract is set by the final
-- block that made it; raise_… are fees that wait until raise_at.
CREATE TABLE fee_wrappers (
    id                    TEXT   NOT NULL PRIMARY KEY,
    organization_id       TEXT   NOT NULL,
    request_id            TEXT   NOT NULL,
    source_id             TEXT   NOT NULL,
    chain                 TEXT   NOT NULL,
    status                TEXT   NOT NULL,
    problem               TEXT   NOT NULL,
    contract              TEXT,
    recipient             TEXT   NOT NULL,
    performance_fee       BIGINT NOT NULL,
    max_performance_fee   BIGINT NOT NULL,
    management_fee        BIGINT NOT NULL,
    max_management_fee    BIGINT NOT NULL,
    raise_performance_fee BIGINT,
    raise_management_fee  BIGINT,
    raise_at              BIGINT,
    created_at            BIGINT NOT NULL,
    updated_at            BIGINT NOT NULL
);
CREATE INDEX fee_wrappers_listed ON fee_wrappers (organization_id, created_at, id);
CREATE UNIQUE INDEX fee_wrappers_requested ON fee_wrappers (organization_id, request_id);

-- +goose Down
DROP TABLE fee_wrappers;

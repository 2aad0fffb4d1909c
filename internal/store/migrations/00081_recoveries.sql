-- +goose Up

-- When `granary recover` was run: from then on requests may be repeated here that another database has carried out.
CREATE TABLE recoveries (
    recovered_at BIGINT NOT NULL PRIMARY KEY
);

-- +goose Down
DROP TABLE recoveries;

-- +goose Up

-- The emergency stops of an organization that are in force, as JSON: all of them in one
-- row, since whoever has something signed holds that row, and with it every answer.
CREATE TABLE emergency_stops (
    organization_id TEXT   NOT NULL PRIMARY KEY,
    stops           TEXT   NOT NULL,
    updated_at      BIGINT NOT NULL
);

-- +goose Down
DROP TABLE emergency_stops;

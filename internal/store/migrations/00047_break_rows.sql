-- +goose Up

-- A round reads the breaks of the rows that it has looked at, however many others there are.
CREATE INDEX breaks_by_row ON breaks (check_name, row_key) WHERE state <> 'resolved';

-- +goose Down
DROP INDEX breaks_by_row;

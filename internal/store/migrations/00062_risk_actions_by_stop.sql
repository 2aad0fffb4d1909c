-- +goose Up

-- What hangs on a stop hangs on the one that takes its place.
CREATE INDEX risk_actions_by_stop ON risk_actions (stop_id);

-- +goose Down
DROP INDEX risk_actions_by_stop;

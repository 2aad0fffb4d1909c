-- +goose Up

-- Whoever proposes a change looks for an equal one that is open.
CREATE INDEX custody_activities_undecided ON custody_activities (organization_id, kind) WHERE status IN ('consensus_needed', 'approved');

-- +goose Down
DROP INDEX custody_activities_undecided;

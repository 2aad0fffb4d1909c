-- +goose Up

-- The running window of each rate limit, by the name of who is limited. taken
-- counts the requests handed out to replicas, was what it counted one handing
-- out earlier. Of what was handed out, up to lent may come back unused until
-- settles_at. A row without a running window is worth nothing.
CREATE TABLE rate_windows (
    name       TEXT   NOT NULL PRIMARY KEY,
    started_at BIGINT NOT NULL,
    taken      BIGINT NOT NULL,
    was        BIGINT NOT NULL,
    lent       BIGINT NOT NULL,
    settles_at BIGINT NOT NULL
);
CREATE INDEX rate_windows_started ON rate_windows (started_at);

-- +goose Down
DROP TABLE rate_windows;

-- +goose Up

-- When the block at the cursor was made; null until the next one is read.
ALTER TABLE chain_cursors ADD COLUMN block_time BIGINT;

-- The running check of the books against the journal and against each chain:
-- which wallet it has come to, and when it last went on and began anew.
CREATE TABLE book_checks (
    against    TEXT   NOT NULL PRIMARY KEY,
    after      TEXT   NOT NULL,
    checked_at BIGINT NOT NULL,
    lap_at     BIGINT NOT NULL
);

-- What it found wrong and has not found right since. looks counts how often in
-- a row: at the first it may be a movement between two questions.
CREATE TABLE book_suspects (
    against     TEXT   NOT NULL,
    wallet_id   TEXT   NOT NULL,
    position_id TEXT   NOT NULL,
    found       TEXT   NOT NULL,
    looks       BIGINT NOT NULL,
    since       BIGINT NOT NULL,
    PRIMARY KEY (against, wallet_id, position_id)
);

-- +goose Down
DROP TABLE book_suspects;
DROP TABLE book_checks;
ALTER TABLE chain_cursors DROP COLUMN block_time;

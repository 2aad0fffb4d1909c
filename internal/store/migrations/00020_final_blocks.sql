-- +goose Up

-- The highest final block of each chain that anybody has seen. It only goes up:
-- a node that does not have this block is behind, and one that has another at
-- this height is on another fork.
CREATE TABLE final_blocks (
    chain      TEXT   NOT NULL PRIMARY KEY,
    number     BIGINT NOT NULL,
    hash       TEXT   NOT NULL,
    block_time BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL
);
INSERT INTO final_blocks (chain, number, hash, block_time, seen_at)
    SELECT c.chain, c.final_number, b.hash, 0, c.updated_at FROM chain_cursors c JOIN chain_blocks b ON b.chain = c.chain AND b.number = c.final_number;

-- +goose Down
DROP TABLE final_blocks;

-- +goose Up

-- What is known of each yield source: the mode that operators set and the last
-- observation of its vault, null before the first. worth is what the vault says
-- basis shares are worth: all there are, or a round number while there are none.
-- problem says why the last reading failed, empty if it did not. apy_set stands
-- in for the configured figure; apy_seen is that of the growth observed, null
-- until there is enough of it.
CREATE TABLE yield_sources (
    id           TEXT   NOT NULL PRIMARY KEY,
    mode         TEXT   NOT NULL,
    observed_at  BIGINT,
    total_assets TEXT,
    total_shares TEXT,
    worth        TEXT,
    basis        TEXT,
    liquidity    BIGINT,
    deposit_room BIGINT,
    apy_set      BIGINT,
    apy_seen     BIGINT,
    problem      TEXT   NOT NULL
);

-- Samples of each source's share price, worth over shares, from which growth is
-- measured. Times are those of the blocks.
CREATE TABLE yield_prices (
    source_id TEXT   NOT NULL REFERENCES yield_sources (id),
    at        BIGINT NOT NULL,
    worth     TEXT   NOT NULL,
    shares    TEXT   NOT NULL,
    PRIMARY KEY (source_id, at)
);

-- +goose Down
DROP TABLE yield_prices;
DROP TABLE yield_sources;

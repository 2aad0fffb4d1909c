-- +goose Up

-- The block of the last observation, null while none was made with it, and over how
-- many seconds apy_seen was measured.
ALTER TABLE yield_sources ADD COLUMN block BIGINT;
ALTER TABLE yield_sources ADD COLUMN apy_measured BIGINT;

-- The last share price of each UTC day (days since 1970), worth over shares, with the
-- time and number of the block at which the vault said it; block is 0 where it was
-- not kept. A day on which a source was not read has the price of the day before, and
-- so its time. Closed rows are never changed.
CREATE TABLE yield_price_days (
    source_id TEXT   NOT NULL,
    day       BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    block     BIGINT NOT NULL,
    worth     TEXT   NOT NULL,
    shares    TEXT   NOT NULL,
    closed    BIGINT NOT NULL,
    PRIMARY KEY (source_id, day)
);
CREATE INDEX yield_price_days_day ON yield_price_days (day);

INSERT INTO yield_price_days (source_id, day, at, block, worth, shares, closed)
SELECT p.source_id, p.at / 86400000000, p.at, 0, p.worth, p.shares, 0 FROM yield_prices p
WHERE p.at = (SELECT MAX(q.at) FROM yield_prices q WHERE q.source_id = p.source_id AND q.at / 86400000000 = p.at / 86400000000);

-- +goose Down
DROP TABLE yield_price_days;
ALTER TABLE yield_sources DROP COLUMN apy_measured;
ALTER TABLE yield_sources DROP COLUMN block;

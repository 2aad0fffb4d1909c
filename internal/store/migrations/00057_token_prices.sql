-- +goose Up
-- What each source of a token's price said last.
CREATE TABLE token_prices (
    source  TEXT   NOT NULL,
    token   TEXT   NOT NULL,
    price   BIGINT NOT NULL, -- of one token, in micro-dollars; 0 before the first answer
    read_at BIGINT NOT NULL, -- 0 before the first answer
    problem TEXT   NOT NULL, -- why the last reading failed; empty if it did not
    PRIMARY KEY (source, token)
);

-- +goose Down
DROP TABLE token_prices;

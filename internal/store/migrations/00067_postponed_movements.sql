-- +goose Up

-- Movements of automatic wallets that failed when they were made last: how often in a row, and before when
-- none is made again. What else the wallet's targets want does not wait for them.
CREATE TABLE postponed_movements (
    wallet_id     TEXT   NOT NULL REFERENCES wallets (id),
    from_position TEXT   NOT NULL,
    to_position   TEXT   NOT NULL,
    attempts      BIGINT NOT NULL,
    retry_at      BIGINT NOT NULL,
    PRIMARY KEY (wallet_id, from_position, to_position)
);

-- +goose Down
DROP TABLE postponed_movements;

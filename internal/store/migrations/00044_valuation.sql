-- +goose Up

-- The UTC days (since 1970) that are over and being written down, or written. Of one
-- that is not done the wallets up to wallet_id are.
CREATE TABLE valuation_days (
    day       BIGINT NOT NULL PRIMARY KEY,
    closed_at BIGINT NOT NULL,
    wallet_id TEXT   NOT NULL,
    done      BIGINT NOT NULL
);

-- What has rows in position_days: the positions that a wallet ever had, and the whole
-- wallet as position ''.
CREATE TABLE valued_positions (
    wallet_id       TEXT NOT NULL,
    position_id     TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    chain           TEXT NOT NULL,
    token           TEXT NOT NULL,
    yield_source_id TEXT NOT NULL,
    PRIMARY KEY (wallet_id, position_id)
);
CREATE INDEX valued_positions_organization ON valued_positions (organization_id, wallet_id, position_id);

-- One row for each day on which the journal moved a position, written once when that
-- day is over: what the position is from then on (units are shares), and what moved
-- on that day. Sums are of all days up to it, those called _days each amount times its
-- day. growth is the factor, in 10^-36, by which a dollar has grown since the last of
-- so many total losses.
CREATE TABLE position_days (
    wallet_id       TEXT   NOT NULL,
    position_id     TEXT   NOT NULL,
    day             BIGINT NOT NULL,
    units           TEXT   NOT NULL,
    cost            BIGINT NOT NULL,
    in_transit      BIGINT NOT NULL,
    value           BIGINT NOT NULL,
    deposits        BIGINT NOT NULL,
    withdrawals     BIGINT NOT NULL,
    realized        BIGINT NOT NULL,
    fees            BIGINT NOT NULL,
    deposits_sum    TEXT   NOT NULL,
    deposit_days    TEXT   NOT NULL,
    withdrawals_sum TEXT   NOT NULL,
    withdrawal_days TEXT   NOT NULL,
    realized_sum    TEXT   NOT NULL,
    fees_sum        TEXT   NOT NULL,
    growth          TEXT   NOT NULL,
    losses          BIGINT NOT NULL,
    PRIMARY KEY (wallet_id, position_id, day)
);

-- Finds the wallets that a day moved.
CREATE INDEX journal_entries_day ON journal_entries (created_at, wallet_id);

-- +goose Down
DROP INDEX journal_entries_day;
DROP TABLE position_days;
DROP TABLE valued_positions;
DROP TABLE valuation_days;

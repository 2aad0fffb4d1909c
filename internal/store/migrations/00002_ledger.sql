-- +goose Up

-- Append-only. reference makes posting the same thing twice impossible.
CREATE TABLE journal_entries (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    event_type      TEXT   NOT NULL,
    reference       TEXT   NOT NULL UNIQUE,
    settled_at      BIGINT NOT NULL,
    created_at      BIGINT NOT NULL
);

-- amount is micro-USD and sums to zero over an entry. native_units is the
-- signed movement in the smallest unit of the token or share.
CREATE TABLE journal_lines (
    entry_id        TEXT   NOT NULL REFERENCES journal_entries (id),
    line_number     BIGINT NOT NULL,
    organization_id TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    position_id     TEXT,
    account_kind    TEXT   NOT NULL,
    amount          BIGINT NOT NULL,
    native_units    TEXT   NOT NULL,
    chain           TEXT   NOT NULL,
    token           TEXT   NOT NULL,
    yield_source_id TEXT,
    bridge_id       TEXT,
    tx_hash         TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (entry_id, line_number)
);
CREATE INDEX journal_lines_organization ON journal_lines (organization_id, created_at, entry_id, line_number);
CREATE INDEX journal_lines_wallet ON journal_lines (wallet_id, created_at, entry_id, line_number);

-- What a wallet holds, one row per position. balance is cash, or the carrying
-- value of a yield position; reserved is promised to workflows, for a yield
-- position at its value rather than its carrying value. units are a yield
-- position's shares; cash has none, since its tokens count micro-USD.
CREATE TABLE positions (
    wallet_id       TEXT   NOT NULL,
    position_id     TEXT   NOT NULL,
    organization_id TEXT   NOT NULL,
    kind            TEXT   NOT NULL,
    chain           TEXT   NOT NULL,
    token           TEXT   NOT NULL,
    yield_source_id TEXT,
    balance         BIGINT NOT NULL CHECK (balance >= 0),
    reserved        BIGINT NOT NULL CHECK (reserved >= 0),
    units           TEXT,
    updated_at      BIGINT NOT NULL,
    PRIMARY KEY (wallet_id, position_id),
    CHECK (kind <> 'cash' OR reserved <= balance)
);

-- +goose Down
DROP TABLE positions;
DROP TABLE journal_lines;
DROP TABLE journal_entries;

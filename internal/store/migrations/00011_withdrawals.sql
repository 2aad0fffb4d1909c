-- +goose Up

-- A partner is paid out of a withdrawal, together with it.
ALTER TABLE workflows ADD COLUMN partner_fee BIGINT NOT NULL DEFAULT 0;
ALTER TABLE workflows ADD COLUMN partner_address TEXT;

-- The shares that a step redeems; null when it redeems an amount.
ALTER TABLE steps ADD COLUMN shares TEXT;

-- The day whose limit the leg counts against; null when it counts against none.
ALTER TABLE legs ADD COLUMN limit_day BIGINT;

-- Steps are started by a kind of task for each chain.
UPDATE tasks SET kind = 'transfer.start:' || (SELECT chain FROM steps WHERE steps.id = tasks.key)
    WHERE kind = 'transfer.start' AND EXISTS (SELECT 1 FROM steps WHERE steps.id = tasks.key);

-- What an organization allows its withdrawals; without a row, everything.
CREATE TABLE withdrawal_policies (
    organization_id   TEXT   NOT NULL PRIMARY KEY,
    address_book_only BIGINT NOT NULL,
    daily_limit       BIGINT,
    updated_at        BIGINT NOT NULL
);

-- What of a day's limit is used, by days since 1970 in UTC. An organization
-- without a limit has no rows.
CREATE TABLE withdrawal_days (
    organization_id TEXT   NOT NULL,
    day             BIGINT NOT NULL,
    spent           BIGINT NOT NULL CHECK (spent >= 0),
    PRIMARY KEY (organization_id, day)
);

CREATE TABLE address_book (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    label           TEXT   NOT NULL,
    chain           TEXT   NOT NULL,
    address         TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    UNIQUE (organization_id, chain, address)
);
CREATE INDEX address_book_listed ON address_book (organization_id, created_at, id);

-- +goose Down
DROP TABLE address_book;
DROP TABLE withdrawal_days;
DROP TABLE withdrawal_policies;
UPDATE tasks SET kind = 'transfer.start' WHERE kind LIKE 'transfer.start:%';
ALTER TABLE legs DROP COLUMN limit_day;
ALTER TABLE steps DROP COLUMN shares;
ALTER TABLE workflows DROP COLUMN partner_address;
ALTER TABLE workflows DROP COLUMN partner_fee;

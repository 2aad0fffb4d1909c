-- +goose Up

-- Items that a signer has signed on each day (UTC), and how much of the day's limits they use. A
-- signature counts on every day on which it can be executed. An item is counted once a day: all
-- signatures of one nonce of an account are executed once together. Rows of days that are over
-- are deleted.
CREATE TABLE signed_items (
    kind    TEXT   NOT NULL,
    subject TEXT   NOT NULL,
    item    TEXT   NOT NULL,
    day     BIGINT NOT NULL,
    amount  BIGINT NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (kind, subject, item, day)
);
CREATE INDEX signed_items_day ON signed_items (day);
CREATE TABLE signed_totals (
    kind    TEXT   NOT NULL,
    subject TEXT   NOT NULL,
    day     BIGINT NOT NULL,
    used    BIGINT NOT NULL CHECK (used >= 0),
    PRIMARY KEY (kind, subject, day)
);
CREATE INDEX signed_totals_day ON signed_totals (day);

INSERT INTO signed_totals (kind, subject, day, used)
    SELECT 'payout', organization_id, day, spent FROM signed_days;
DROP TABLE signed_payouts;
DROP TABLE signed_days;

-- +goose Down
CREATE TABLE signed_days (
    organization_id TEXT   NOT NULL,
    day             BIGINT NOT NULL,
    spent           BIGINT NOT NULL CHECK (spent >= 0),
    PRIMARY KEY (organization_id, day)
);
CREATE TABLE signed_payouts (
    owner_id        TEXT   NOT NULL,
    chain           TEXT   NOT NULL,
    order_id        TEXT   NOT NULL,
    organization_id TEXT   NOT NULL,
    amount          BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (owner_id, chain, order_id)
);
INSERT INTO signed_days (organization_id, day, spent)
    SELECT subject, day, used FROM signed_totals WHERE kind = 'payout';
DROP TABLE signed_totals;
DROP TABLE signed_items;

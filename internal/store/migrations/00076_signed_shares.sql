-- +goose Up

-- Items that a signer has signed, one row each, whatever number of days each is good for: it counts
-- with the amount on every day (UTC) from that of its last signature until last_day. Rows of which
-- the last day is over are deleted. Where days had several amounts the lowest is taken, so that a
-- further signature counts more and not less.
ALTER TABLE signed_items RENAME TO signed_items_before;
DROP INDEX signed_items_day;
CREATE TABLE signed_items (
    kind     TEXT   NOT NULL,
    subject  TEXT   NOT NULL,
    item     TEXT   NOT NULL,
    last_day BIGINT NOT NULL,
    amount   BIGINT NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (kind, subject, item)
);
INSERT INTO signed_items (kind, subject, item, last_day, amount)
    SELECT kind, subject, item, MAX(day), MIN(amount) FROM signed_items_before GROUP BY kind, subject, item;
DROP TABLE signed_items_before;
CREATE INDEX signed_items_last_day ON signed_items (last_day);

-- What is used of a day is counted in one table: of all organizations ('') and of each, and under
-- kinds that begin with own_ what an organization uses of its own share.
INSERT INTO signed_totals (kind, subject, day, used)
    SELECT 'cancellation', '', day, signed FROM signed_cancellation_days;
DROP TABLE signed_cancellation_days;
UPDATE signed_totals SET kind = 'own_approved_change' WHERE kind = 'own_change';

-- Which organizations had an approver first.
CREATE INDEX approvers_created ON approvers (created_at, organization_id);

-- +goose Down
DROP INDEX approvers_created;
UPDATE signed_totals SET kind = 'own_change' WHERE kind = 'own_approved_change';
CREATE TABLE signed_cancellation_days (
    day    BIGINT NOT NULL PRIMARY KEY,
    signed BIGINT NOT NULL
);
INSERT INTO signed_cancellation_days (day, signed)
    SELECT day, used FROM signed_totals WHERE kind = 'cancellation' AND subject = '';
DELETE FROM signed_totals WHERE kind IN ('cancellation', 'own_cancellation');
ALTER TABLE signed_items RENAME TO signed_items_after;
DROP INDEX signed_items_last_day;
CREATE TABLE signed_items (
    kind    TEXT   NOT NULL,
    subject TEXT   NOT NULL,
    item    TEXT   NOT NULL,
    day     BIGINT NOT NULL,
    amount  BIGINT NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (kind, subject, item, day)
);
INSERT INTO signed_items (kind, subject, item, day, amount)
    SELECT kind, subject, item, last_day, amount FROM signed_items_after;
DROP TABLE signed_items_after;
CREATE INDEX signed_items_day ON signed_items (day);

-- +goose Up

-- Who of an organization's may approve. A row that waits for approval itself has the
-- status pending_approval; one that was removed stays, since votes name it.
CREATE TABLE approvers (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    name            TEXT   NOT NULL,
    kind            TEXT   NOT NULL,
    public_key      TEXT   NOT NULL,
    credential_id   TEXT   NOT NULL,
    rp_id           TEXT   NOT NULL,
    origins         TEXT   NOT NULL,
    key_id          TEXT   NOT NULL,
    status          TEXT   NOT NULL,
    sign_count      BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    removed_at      BIGINT
);
CREATE INDEX approvers_listed ON approvers (organization_id, created_at, id);
-- One key has one vote: key_id is its public point, whatever kind of key it is.
CREATE UNIQUE INDEX approvers_keys ON approvers (organization_id, key_id) WHERE status = 'active';

-- An organization's rules, in their order, as JSON. The row is locked by whatever
-- changes what binds others.
CREATE TABLE approval_rules (
    organization_id TEXT   NOT NULL PRIMARY KEY,
    rules           TEXT   NOT NULL,
    version         BIGINT NOT NULL,
    updated_at      BIGINT NOT NULL
);

-- What an organization was asked to approve: the text, who may until when, and what is
-- to be told of its end (the kinds of tasks, whose key is the owner).
CREATE TABLE custody_activities (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    kind            TEXT   NOT NULL,
    fingerprint     TEXT   NOT NULL UNIQUE,
    proposal        TEXT   NOT NULL,
    action          TEXT   NOT NULL,
    requirements    TEXT   NOT NULL,
    status          TEXT   NOT NULL,
    approvals       BIGINT NOT NULL,
    owner_id        TEXT   NOT NULL,
    approved_task   TEXT   NOT NULL,
    ended_task      TEXT   NOT NULL,
    reason          TEXT   NOT NULL,
    created_at      BIGINT NOT NULL,
    valid_before    BIGINT NOT NULL,
    ended_at        BIGINT
);
CREATE INDEX custody_activities_listed ON custody_activities (organization_id, created_at, id);
CREATE INDEX custody_activities_pending ON custody_activities (organization_id, created_at, id) WHERE status = 'consensus_needed';
CREATE INDEX custody_activities_open ON custody_activities (created_at) WHERE status = 'consensus_needed';
CREATE INDEX custody_activities_owner ON custody_activities (owner_id, created_at);

-- A vote keeps what was stamped and the stamp, so that whoever relies on it can
-- verify it again. A stamp is used once, whatever form its signature has.
CREATE TABLE custody_votes (
    activity_id  TEXT   NOT NULL REFERENCES custody_activities (id),
    approver_id  TEXT   NOT NULL,
    choice       TEXT   NOT NULL,
    request      TEXT   NOT NULL,
    stamp_header TEXT   NOT NULL,
    stamp_value  TEXT   NOT NULL,
    stamp_digest TEXT   NOT NULL UNIQUE,
    created_at   BIGINT NOT NULL,
    PRIMARY KEY (activity_id, approver_id)
);

-- Which changes of approvers, rules, policies and address books this database has
-- made. Making one again does nothing: the signer, which may share the database,
-- makes it first.
CREATE TABLE applied_changes (
    fingerprint     TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    applied_at      BIGINT NOT NULL
);

ALTER TABLE withdrawal_policies ADD COLUMN approval_threshold BIGINT;
ALTER TABLE withdrawal_policies ADD COLUMN cool_down_seconds BIGINT NOT NULL DEFAULT 0;

ALTER TABLE address_book ADD COLUMN group_name TEXT NOT NULL DEFAULT '';
-- When an entry has rested and may be paid.
ALTER TABLE address_book ADD COLUMN usable_from BIGINT NOT NULL DEFAULT 0;

-- The activity that was last asked for of a payout; null if none was.
ALTER TABLE steps ADD COLUMN custody_activity_id TEXT;

-- Rules are tried on an organization's last withdrawals.
CREATE INDEX workflows_newest ON workflows (organization_id, created_at) WHERE kind = 'withdrawal';

-- +goose Down
DROP INDEX workflows_newest;
ALTER TABLE steps DROP COLUMN custody_activity_id;
ALTER TABLE address_book DROP COLUMN usable_from;
ALTER TABLE address_book DROP COLUMN group_name;
ALTER TABLE withdrawal_policies DROP COLUMN cool_down_seconds;
ALTER TABLE withdrawal_policies DROP COLUMN approval_threshold;
DROP TABLE applied_changes;
DROP TABLE custody_votes;
DROP TABLE custody_activities;
DROP TABLE approval_rules;
DROP TABLE approvers;

-- +goose Up

-- What a wallet has given to a yield source that settles later, and what the source owes
-- for it until it is claimed. given, claimed and returned count what was given: units of
-- the stablecoin of a deposit, shares of a redemption. in_transit is the carrying value of
-- what is still owed, in micro-dollars: the sum of the request's lines on that account.
-- The id is that of the step by which it was requested.
CREATE TABLE source_requests (
    id              TEXT   NOT NULL PRIMARY KEY,
    organization_id TEXT   NOT NULL,
    wallet_id       TEXT   NOT NULL,
    workflow_id     TEXT   NOT NULL,
    chain           TEXT   NOT NULL,
    yield_source_id TEXT   NOT NULL,
    redeem          BIGINT NOT NULL, -- 1 of a redemption, 0 of a deposit
    phase           TEXT   NOT NULL,
    given           TEXT   NOT NULL,
    claimed         TEXT   NOT NULL,
    returned        TEXT   NOT NULL, -- by the source, which settled it no further
    in_transit      BIGINT NOT NULL CHECK (in_transit >= 0),
    reserved        BIGINT NOT NULL CHECK (reserved >= 0), -- of what its claims brought, for what follows
    whole           BIGINT NOT NULL, -- 1 if all of the position was given: then all that comes is meant
    claimable       TEXT   NOT NULL, -- as the source said last
    problem         TEXT   NOT NULL, -- why it does not go on; empty if it does
    under_way       TEXT,            -- the step that is on its way for it
    block_number    BIGINT NOT NULL, -- of the last of its own transactions
    requested_at    BIGINT NOT NULL,
    cutoff_at       BIGINT,
    strike_at       BIGINT,
    earliest_at     BIGINT,          -- of the settlement, as was expected when it was requested
    typical_at      BIGINT,
    looked_at       BIGINT NOT NULL,
    look_at         BIGINT NOT NULL,
    completed_at    BIGINT
);
CREATE INDEX source_requests_due ON source_requests (chain, look_at) WHERE completed_at IS NULL;
CREATE INDEX source_requests_open ON source_requests (wallet_id) WHERE completed_at IS NULL;
CREATE INDEX source_requests_workflow ON source_requests (workflow_id);

-- Since when a workflow only waits for sources: it occupies its wallet no more.
ALTER TABLE workflows ADD COLUMN waiting_since BIGINT;

-- +goose Down
ALTER TABLE workflows DROP COLUMN waiting_since;
DROP TABLE source_requests;

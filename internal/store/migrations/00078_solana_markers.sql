-- +goose Up

-- How far a Solana chain is on the way to markers. begun_at is when its signer has begun to
-- sign in marker form, 0 before: until then nothing is signed. known_slot and known_at are the
-- newest final block that this database knows of. gap_slot is 0, or a slot after which this
-- database once did not look for so long that markers may have been closed since: nothing is
-- signed for an id unless nodes have all the history since then.
CREATE TABLE solana_marker_chains (
    chain      TEXT   NOT NULL PRIMARY KEY,
    begun_at   BIGINT NOT NULL,
    known_slot BIGINT NOT NULL,
    known_at   BIGINT NOT NULL,
    gap_slot   BIGINT NOT NULL
);

-- How far a database was that is restored from before there were markers must not be forgotten
-- when its follower goes on: a chain that begins long after that begins with a gap.
INSERT INTO solana_marker_chains (chain, begun_at, known_slot, known_at, gap_slot)
SELECT chain, 0, final_number, updated_at, 0 FROM chain_cursors WHERE chain IN ('solana', 'solana_devnet');

-- The markers of intents: voiding, while the marker is being made without the payment, for
-- the reason and to the end that are decided; made, once a final block has it, until it is
-- closed. closing_day is the day of UTC, counted from 1970, from which on it may be closed, and
-- lamports are what it was lent. A marker that is closed has no row.
CREATE TABLE solana_markers (
    chain       TEXT   NOT NULL,
    address     TEXT   NOT NULL,
    intent_id   TEXT   NOT NULL,
    state       TEXT   NOT NULL,
    reason      TEXT   NOT NULL,
    closing_day BIGINT NOT NULL,
    lamports    BIGINT NOT NULL,
    made_at     BIGINT NOT NULL, -- when that was recorded here
    PRIMARY KEY (chain, address)
);
CREATE INDEX solana_markers_closing ON solana_markers (chain, closing_day, made_at) WHERE state = 'made';

-- Every version of an open intent's payment, and of its void, from before it was first sent:
-- the whole transaction, which a further carrier sends again.
CREATE TABLE solana_versions (
    signature     TEXT   NOT NULL PRIMARY KEY,
    chain         TEXT   NOT NULL,
    intent_id     TEXT   NOT NULL,
    voids         BIGINT NOT NULL, -- 1 for a void's
    number        BIGINT NOT NULL,
    unit_price    BIGINT NOT NULL,
    raw           TEXT   NOT NULL, -- in base64
    first_sent_at BIGINT NOT NULL
);
CREATE INDEX solana_versions_intent ON solana_versions (intent_id, number);
CREATE INDEX solana_versions_chain ON solana_versions (chain);

-- The nonce accounts of earlier programs, until each is closed. Programs that know the table
-- by its earlier name, and would make accounts and assign them, can do nothing on Solana from
-- here on.
ALTER TABLE solana_nonce_accounts RENAME TO solana_former_nonces;
UPDATE solana_former_nonces SET state = CASE WHEN intent_id IS NULL THEN 'closing' ELSE 'used' END;
DROP TABLE solana_nonce_pools;

-- +goose Down
CREATE TABLE solana_nonce_pools (
    chain      TEXT   NOT NULL PRIMARY KEY,
    fee_payer  TEXT   NOT NULL,
    size       BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
ALTER TABLE solana_former_nonces RENAME TO solana_nonce_accounts;
DROP TABLE solana_versions;
DROP TABLE solana_markers;
DROP TABLE solana_marker_chains;

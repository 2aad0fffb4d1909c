-- +goose Up

-- The gaps of Solana's chains: after each slot this database may lack executions of wallets, whose markers may be closed. The first one
-- of a chain is its whole past; further ones are noted when the database has not looked at the chain for longer than
-- markers are kept, and by each recovery. Gaps are never removed: a wallet's history is read since each (solana_histories.gaps_read).
CREATE TABLE solana_gaps (
    chain      TEXT   NOT NULL,
    number     BIGINT NOT NULL CHECK (number > 0),
    since_slot BIGINT NOT NULL CHECK (since_slot > 0),
    noted_at   BIGINT NOT NULL,
    PRIMARY KEY (chain, number)
);
INSERT INTO solana_gaps (chain, number, since_slot, noted_at) SELECT chain, 1, 1, known_at FROM solana_marker_chains;
INSERT INTO solana_gaps (chain, number, since_slot, noted_at) SELECT chain, 2, gap_slot, known_at FROM solana_marker_chains WHERE gap_slot > 0;

-- Numbers of gaps. Up to the cursor, all executions are known since the gaps up to gaps_begun; up to the newest block, since those up
-- to gaps_read. A wallet signs no payment until gaps_read is the number of the chain's latest gap.
ALTER TABLE solana_histories ADD COLUMN gaps_begun BIGINT NOT NULL DEFAULT 0;
ALTER TABLE solana_histories ADD COLUMN gaps_read BIGINT NOT NULL DEFAULT 0;

-- In a database that was never recovered a wallet's executions are known since the wallet was made. In another, those are known whose
-- history was read since the gap that the recovery has closed.
INSERT INTO solana_histories (chain, wallet, signature, slot, gap_slot, since_slot)
SELECT a.chain, a.address, '1111111111111111111111111111111111111111111111111111111111111111', 0, 0, 0
FROM wallet_addresses a JOIN solana_marker_chains c ON c.chain = a.chain
WHERE NOT EXISTS (SELECT 1 FROM solana_histories h WHERE h.chain = a.chain AND h.wallet = a.address);
UPDATE solana_histories SET gaps_begun = 1, gaps_read = 1 WHERE EXISTS (SELECT 1 FROM solana_marker_chains c WHERE c.chain = solana_histories.chain
    AND (c.closed_gap_slot = 0 AND NOT EXISTS (SELECT 1 FROM recoveries) OR solana_histories.since_slot > 0 AND solana_histories.since_slot <= c.closed_gap_slot));
ALTER TABLE solana_histories DROP COLUMN gap_slot;
ALTER TABLE solana_histories DROP COLUMN since_slot;

-- The time of the known block, by which a wrong clock shows; 0 if it is not known.
ALTER TABLE solana_marker_chains ADD COLUMN block_time BIGINT NOT NULL DEFAULT 0;
ALTER TABLE solana_marker_chains DROP COLUMN gap_slot;
ALTER TABLE solana_marker_chains DROP COLUMN closed_gap_slot;

-- For histories, which are read without the transactions that this database has executed itself.
CREATE INDEX intents_transactions ON intents (tx_hash) WHERE state = 'executed';
DROP INDEX wallets_created;

-- +goose Down
CREATE INDEX wallets_created ON wallets (created_at);
DROP INDEX intents_transactions;
ALTER TABLE solana_marker_chains ADD COLUMN closed_gap_slot BIGINT NOT NULL DEFAULT 0;
ALTER TABLE solana_marker_chains ADD COLUMN gap_slot BIGINT NOT NULL DEFAULT 0;
UPDATE solana_marker_chains SET gap_slot = COALESCE((SELECT MIN(g.since_slot) FROM solana_gaps g WHERE g.chain = solana_marker_chains.chain), 0);
ALTER TABLE solana_marker_chains DROP COLUMN block_time;
ALTER TABLE solana_histories ADD COLUMN since_slot BIGINT NOT NULL DEFAULT 0;
ALTER TABLE solana_histories ADD COLUMN gap_slot BIGINT NOT NULL DEFAULT 0;
ALTER TABLE solana_histories DROP COLUMN gaps_read;
ALTER TABLE solana_histories DROP COLUMN gaps_begun;
DROP TABLE solana_gaps;

-- +goose Up

-- The ids that a void has ended, as the histories of wallets on Solana's chains show: voids of an earlier life of this
-- database among them, whose markers may be closed by now. Such an id is not signed again. Where solana_executions has the id
-- too, the payment decides.
CREATE TABLE solana_voids (
    chain     TEXT NOT NULL,
    wallet    TEXT NOT NULL, -- its address
    intent_id TEXT NOT NULL,
    signature TEXT NOT NULL,
    PRIMARY KEY (chain, wallet, intent_id)
);

-- Histories were read without their voids before. In a database that was recovered they are read again.
DELETE FROM solana_histories WHERE EXISTS (SELECT 1 FROM recoveries);

-- The slot of the earliest gap of the chain that a recovery has closed; 0 for none. The recovery has read the histories of the wallets
-- that the database had: one that comes later needs the history since.
ALTER TABLE solana_marker_chains ADD COLUMN closed_gap_slot BIGINT NOT NULL DEFAULT 0;

-- The slot since which all of the wallet's history was read; 0 where no gap has demanded that.
ALTER TABLE solana_histories ADD COLUMN since_slot BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE solana_histories DROP COLUMN since_slot;
ALTER TABLE solana_marker_chains DROP COLUMN closed_gap_slot;
DROP TABLE solana_voids;

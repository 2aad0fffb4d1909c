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

-- +goose Down
DROP TABLE solana_voids;

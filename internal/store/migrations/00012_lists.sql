-- +goose Up

-- Every filter of a list finds its rows in the order in which they are listed.
DROP INDEX wallets_labelled;
CREATE INDEX wallets_labelled ON wallets (organization_id, label_folded, created_at, id);
CREATE INDEX wallets_lived ON wallets (organization_id, lifecycle, created_at, id);
CREATE UNIQUE INDEX wallets_requested ON wallets (organization_id, request_id);
CREATE INDEX deposits_looked_up ON deposits (wallet_id, tx_hash);

-- +goose Down
DROP INDEX deposits_looked_up;
DROP INDEX wallets_requested;
DROP INDEX wallets_lived;
DROP INDEX wallets_labelled;
CREATE INDEX wallets_labelled ON wallets (organization_id, label_folded);

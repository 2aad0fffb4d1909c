-- +goose Up

-- A message's name is a claim of the attestation service's until the destination has taken the
-- message. It is unique within a wallet, so that a false claim for one keeps no other from its own.
DROP INDEX bridge_transfers_message;
CREATE UNIQUE INDEX bridge_transfers_message ON bridge_transfers (wallet_id, message_key);

-- +goose Down
DROP INDEX bridge_transfers_message;
CREATE UNIQUE INDEX bridge_transfers_message ON bridge_transfers (message_key);

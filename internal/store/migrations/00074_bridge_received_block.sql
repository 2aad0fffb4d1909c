-- +goose Up

-- The final block of the destination in which a transfer between chains came, by whichever
-- transaction brought it: books that are compared with an earlier block already have it. NULL for
-- one that is open, or came before this column.
ALTER TABLE bridge_transfers ADD COLUMN received_block BIGINT;
CREATE INDEX bridge_transfers_received ON bridge_transfers (wallet_id, destination, received_block) WHERE received_block IS NOT NULL;

-- +goose Down
DROP INDEX bridge_transfers_received;
ALTER TABLE bridge_transfers DROP COLUMN received_block;

-- +goose Up

-- 1 where an operator has found no event of the intent in any provider's blocks, although its nonce is marked as used: another id of
-- the wallet may have the same mark in the tree. The intent ends after its deadline then, if this service finds no event either.
ALTER TABLE intents ADD COLUMN asserted_unexecuted BIGINT NOT NULL DEFAULT 0 CHECK (asserted_unexecuted IN (0, 1));

-- +goose Down
ALTER TABLE intents DROP COLUMN asserted_unexecuted;

-- +goose Up

-- 1 where a transaction that carried the intent reverted as a whole although its simulation passed: no other intent is carried
-- beside it from then on.
ALTER TABLE intents ADD COLUMN carried_alone BIGINT NOT NULL DEFAULT 0 CHECK (carried_alone IN (0, 1));

-- +goose Down
ALTER TABLE intents DROP COLUMN carried_alone;

-- +goose Up

-- The Unix second until which a signature of the intent's id that a lost database made may be valid; 0 where
-- no database was lost. An intent that is not executed ends by time when both this and its deadline have passed.
ALTER TABLE intents ADD COLUMN valid_until BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE intents DROP COLUMN valid_until;

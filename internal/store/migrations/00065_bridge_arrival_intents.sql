-- +goose Up

-- Within which intent of the wallet a bridge brought something; null within none.
ALTER TABLE bridge_arrivals ADD COLUMN intent_id TEXT;

-- +goose Down
ALTER TABLE bridge_arrivals DROP COLUMN intent_id;

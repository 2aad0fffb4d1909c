-- +goose Up

-- 1 for a step that sends money to another chain by a message that is attested before it is final. Before, a step
-- was fast if it had a fee; now a standard message may have one too.
ALTER TABLE steps ADD COLUMN fast BIGINT NOT NULL DEFAULT 0;
UPDATE steps SET fast = 1 WHERE kind = 'bridge_transfer' AND fee > 0;

-- +goose Down
ALTER TABLE steps DROP COLUMN fast;

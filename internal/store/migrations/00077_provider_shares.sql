-- +goose Up

-- Accounts and other requests at a custody provider are counted by organization as all else of a day:
-- of all ('') and of each, and under kinds that begin with own_ what an organization uses of its own.
UPDATE signed_totals SET kind = 'account', subject = '' WHERE kind = 'provider' AND subject = 'accounts';
UPDATE signed_totals SET kind = 'provider_request', subject = '' WHERE kind = 'provider' AND subject = 'requests';

-- +goose Down
DELETE FROM signed_totals WHERE kind IN ('account', 'provider_request') AND subject <> '';
DELETE FROM signed_totals WHERE kind IN ('own_account', 'own_provider_request');
UPDATE signed_totals SET kind = 'provider', subject = 'accounts' WHERE kind = 'account';
UPDATE signed_totals SET kind = 'provider', subject = 'requests' WHERE kind = 'provider_request';

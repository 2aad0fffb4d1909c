package wallet

import (
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// LimitPerOrganization bounds how many wallets an organization may have, failed ones
// included; zero is no bound. Call it before anything else.
func (s *Service) LimitPerOrganization(most int) { s.limit = most }

// countWallet counts a wallet that the transaction has just inserted, and ends it with wallet_limit_reached if there
// are too many.
//
// An organization has a row with its number of wallets from the first creation under a limit, which counts the
// existing ones once; from then on every creation counts, with or without a limit. Creations of one organization then
// wait for each other from here to the commit, so this comes last. Without a limit there never is a row, no creation
// waits, and the statement has no effect.
func (s *Service) countWallet(tx *store.Tx, organization uuid.UUID) {
	if s.limit == 0 {
		countUnlimited(tx, organization)
		return
	}
	full := fault.New(fault.WalletLimitReached, "the organization has %d wallets, as many as it may have", s.limit)
	tx.DeferGuard(full, `INSERT INTO wallet_counts (organization_id, wallets)
		SELECT CAST($1 AS TEXT), c.n FROM (SELECT CASE WHEN EXISTS (SELECT 1 FROM wallet_counts WHERE organization_id = $1) THEN 1
			ELSE (SELECT COUNT(*) FROM wallets WHERE organization_id = $1) END AS n) c WHERE c.n <= CAST($2 AS BIGINT)
		ON CONFLICT (organization_id) DO UPDATE SET wallets = wallet_counts.wallets + 1 WHERE wallet_counts.wallets < CAST($2 AS BIGINT)`,
		organization, int64(s.limit))
}

// countUnlimited counts a wallet that is made regardless of the limit.
func countUnlimited(tx *store.Tx, organization uuid.UUID) {
	tx.Defer(`UPDATE wallet_counts SET wallets = wallets + 1 WHERE organization_id = $1`, organization)
}

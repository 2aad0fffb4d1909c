package signer

import (
	"cmp"
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
)

// Bounds of what the signer's own database remembers for ever, by day (UTC). Whoever holds the
// service makes up as many organizations, texts and contracts as he likes, and a disk that is
// full signs nothing.
const (
	// DefaultChanges is how many kibibytes of changes are remembered of all organizations, where
	// the configuration says nothing else; half of them of one. What approvers have approved has
	// as many of its own, so that nothing that takes no approval keeps their changes from being made.
	DefaultChanges = 10_000
	// MaxContracts is how many contracts are remembered of an organization, and a hundred times
	// as many of all.
	MaxContracts = 100
)

// changeCounter counts changes by their length; nil where the database is the service's, too.
func (l *Local) changeCounter() approval.Counter {
	if !l.options.CountsDays {
		return nil
	}
	most := cmp.Or(l.options.MaxChanges, DefaultChanges)
	return func(tx *store.Tx, p approval.Proposal, approved bool) {
		kind := changeCount
		if approved {
			kind = approvedChangeCount
		}
		const kibibyte = 1 << 10
		size := int64(1 + len(p.Canonical())/kibibyte)
		day := int64(policy.Today(tx.DB()))
		beyond := fmt.Errorf("%w: %d KiB of changes a day (UTC), half of them of one organization", custody.ErrDayLimit, most)
		addTotal(tx, kind, p.Organization.String(), day, size, most/2, beyond)
		addTotal(tx, kind, "", day, size, most, beyond)
		deleteOldCounts(tx)
	}
}

// rememberContract remembers a contract before its making is signed. One that is remembered
// already counts no more. Error: custody.ErrDayLimit.
func (l *Local) rememberContract(c signedContract) rememberFunc {
	return func(ctx context.Context, tx *store.Tx) error {
		var n int
		err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM signed_contracts WHERE chain = $1 AND contract = $2`, string(c.chain), c.address()).Scan(&n)
		if err != nil {
			return fmt.Errorf("reading whether a contract is remembered: %w", err)
		}
		if n > 0 {
			return nil
		}
		if l.options.CountsDays {
			countContract(tx, c.organization)
		}
		c.insertOnce(tx)
		return nil
	}
}

func countContract(tx *store.Tx, organization uuid.UUID) {
	day := int64(policy.Today(tx.DB()))
	beyond := fmt.Errorf("%w: %d contracts a day (UTC) of one organization", custody.ErrDayLimit, MaxContracts)
	addTotal(tx, contractCount, organization.String(), day, 1, MaxContracts, beyond)
	addTotal(tx, contractCount, "", day, 1, 100*MaxContracts, beyond)
	deleteOldCounts(tx)
}

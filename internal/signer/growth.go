package signer

import (
	"cmp"
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/store"
)

// changeCounter counts changes by their length; nil where the database is the service's, too.
func (l *Local) changeCounter() approval.Counter {
	if !l.options.CountsDays {
		return nil
	}
	most := cmp.Or(l.options.MaxChanges, DefaultChanges)
	return func(ctx context.Context, tx *store.Tx, p approval.Proposal, approved bool) error {
		kind := "change"
		if approved {
			kind = "approved_change"
		}
		const kibibyte = 1 << 10
		return changeShare(kind, most).take(ctx, tx, p.Organization, int64(1+len(p.Canonical())/kibibyte))
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
		c.insertOnce(tx)
		if !l.options.CountsDays {
			return nil
		}
		return contractShare.take(ctx, tx, c.organization, 1)
	}
}

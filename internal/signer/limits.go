package signer

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
)

// dayCount is what a payout takes from its organization's limit of the day on which it
// is signed. All signatures of one nonce of an account move money once together, so they
// count once: as much as the most that one of them may move.
type dayCount struct {
	organization, owner, once uuid.UUID // once is payout.once
	chain                     chain.Name
	amount, limit             money.USD
}

func (q question) dayCount(p payout, limit money.USD) dayCount {
	return dayCount{q.organization(), q.order.owner, p.once, q.order.chain, p.total, limit}
}

// add counts what was not counted before, in one guarded statement. What was signed and
// never paid stays counted: only a chain could say so, and none is asked.
// Error: custody.ErrDayLimit.
func (d dayCount) add(ctx context.Context, tx *store.Tx) error {
	tx.Defer(`INSERT INTO signed_payouts (owner_id, chain, order_id, organization_id, amount, created_at) VALUES ($1, $2, $3, $4, 0, $5)
		ON CONFLICT (owner_id, chain, order_id) DO NOTHING`, d.owner, string(d.chain), d.once, d.organization, tx.DB().Clock().Micros())
	var counted int64
	err := tx.QueryRow(ctx, `SELECT amount FROM signed_payouts WHERE owner_id = $1 AND chain = $2 AND order_id = $3`+tx.DB().ForUpdate(),
		d.owner, string(d.chain), d.once).Scan(&counted)
	if err != nil {
		return fmt.Errorf("reading what is counted of a payout: %w", err)
	}
	more := d.amount - money.USD(counted)
	if more <= 0 {
		return nil
	}
	day := policy.Today(tx.DB())
	beyond := fmt.Errorf("%w: %s a day (UTC), and this would exceed it", custody.ErrDayLimit, d.limit)
	if more > d.limit {
		return beyond
	}
	tx.Defer(`UPDATE signed_payouts SET amount = $4 WHERE owner_id = $1 AND chain = $2 AND order_id = $3`,
		d.owner, string(d.chain), d.once, int64(d.amount))
	tx.DeferGuard(beyond, `INSERT INTO signed_days (organization_id, day, spent) VALUES ($1, $2, CAST($3 AS BIGINT))
		ON CONFLICT (organization_id, day) DO UPDATE SET spent = signed_days.spent + excluded.spent
		WHERE signed_days.spent + excluded.spent <= CAST($4 AS BIGINT)`, d.organization, int64(day), int64(more), int64(d.limit))
	return nil
}

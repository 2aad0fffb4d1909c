package verify

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
)

// doubledRow is an entry whose amount an opening entry of a later block has in it, too.
type doubledRow struct {
	entry, reference, opening, organization string
	amount                                  int64
}

// reportDoubled names the entries by which the books may have more cash than the chain, each with its
// remedy. Earlier versions of `granary recover` opened the books with an arrival over a bridge, and it was posted
// once more when it was settled: as a deposit, or by the transfer that brought it. The same rows
// are right where books and chain agree, so only differences are checked.
func (v Verifier) reportDoubled(ctx context.Context, found []difference, r *Report) error {
	for _, d := range found {
		for token := range v.tokensOf(d.chain) {
			if d.unread != nil || d.position != chain.CashID(d.chain, token) || d.books.Cmp(d.onChain) <= 0 {
				continue
			}
			doubled, err := v.loadDoubled(ctx, d, token)
			if err != nil {
				return err
			}
			for _, row := range doubled {
				m := ofPosition(PositionsChains, d.wallet, d.position,
					"entry %s (%s) posts %s that opening entry %s of a later block has in it, too: the books have it twice. `granary recover --accept-differences --organization %s --wallet %s` has them follow the chain",
					row.entry, row.reference, usd(row.amount), row.opening, row.organization, d.wallet)
				m.Subject = Subject{subjectEntry, row.entry}
				r.Mismatches = append(r.Mismatches, m)
			}
		}
	}
	return nil
}

// loadDoubled reads the entries of a position that came, on the chain, before an opening entry of it and
// were posted after that; those that were taken back, or out of the opening, are none.
func (v Verifier) loadDoubled(ctx context.Context, d difference, token chain.Token) ([]doubledRow, error) {
	rows, err := v.DB.Query(ctx, `SELECT e.id, e.reference, MIN(o.id), e.organization_id, l.amount
		FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id AND l.position_id = $2
		JOIN journal_lines ol ON ol.wallet_id = l.wallet_id AND ol.position_id = $2 AND ol.amount >= l.amount
		JOIN journal_entries o ON o.id = ol.entry_id AND o.event_type = $3 AND o.settled_at >= e.settled_at AND o.created_at < e.created_at
		WHERE l.wallet_id = $1 AND e.event_type IN ($4, $5) AND l.amount > 0 AND l.amount <= $6
		AND NOT EXISTS (SELECT 1 FROM journal_entries b WHERE b.reference IN ('reversal:' || e.id, 'opening:' || e.reference))
		GROUP BY e.id, e.reference, e.organization_id, l.amount ORDER BY e.id`,
		d.wallet, chain.CashID(d.chain, token), string(ledger.OpeningBalance), string(ledger.Deposit), string(ledger.BridgeTransfer), d.excessUnits())
	found, err := store.Collect(rows, err, func(row store.Rows) (d doubledRow, err error) {
		return d, row.Scan(&d.entry, &d.reference, &d.opening, &d.organization, &d.amount)
	})
	if err != nil {
		return nil, fmt.Errorf("looking for entries that an opening has in it: %w", err)
	}
	return found, nil
}

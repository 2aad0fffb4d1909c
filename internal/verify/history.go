package verify

import (
	"context"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/valuation"
)

// checkHistory holds the last closed days of wallets against the journal.
func (v Verifier) checkHistory(ctx context.Context, ids []any) (findings, error) {
	wallets := make([]uuid.UUID, len(ids))
	for i, id := range ids {
		wallets[i] = parseID(id.(string))
	}
	wrong, err := valuation.Check(ctx, v.DB, wallets)
	var f findings
	for _, m := range wrong {
		if m.Position == "" {
			f.add(DaysJournal, m.Wallet.String(), m.Wallet, "%s", m.Text)
			continue
		}
		f = append(f, finding{m.Wallet.String(), ofPosition(DaysJournal, m.Wallet, m.Position, "%s", m.Text)})
	}
	return f, err
}

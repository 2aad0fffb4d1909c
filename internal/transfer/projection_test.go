package transfer

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// What a wallet is worth is shown or refused, and never shown as nothing because it
// is not known.
func TestFiguresThatCannotBeComputedAreNotShown(t *testing.T) {
	for name, c := range map[string]struct{ broken, mended string }{
		"the vault was never read":   {`UPDATE yield_sources SET observed_at = NULL, worth = NULL, basis = NULL`, `UPDATE yield_sources SET observed_at = 1, worth = '1000000000000', basis = '1000000000000'`},
		"the catalog cannot be read": {`ALTER TABLE yield_sources RENAME TO yield_sources_lost`, `ALTER TABLE yield_sources_lost RENAME TO yield_sources`},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				s := serviceWithWallets(t, db, 1, time.Hour)
				var id, organization uuid.UUID
				if err := db.QueryRow(t.Context(), `SELECT id, organization_id FROM wallets`).Scan(&id, &organization); err != nil {
					t.Fatal(err)
				}
				run := func(sql string) {
					t.Helper()
					if err := db.Write(t.Context(), func(tx *store.Tx) error { tx.Defer(sql); return nil }); err != nil {
						t.Fatal(err)
					}
					db.Clock().Advance(time.Minute) // beyond what a replica remembers of the catalog
				}
				run(c.broken)
				if _, held, err := s.Portfolio(t.Context(), organization, id); fault.CodeOf(err) != fault.WalletProjection {
					t.Errorf("the wallet holds %+v, %v", held, err)
				}
				if held, err := s.Holdings(t.Context(), id); fault.CodeOf(err) != fault.WalletProjection {
					t.Errorf("in a list the wallet holds %+v, %v", held, err)
				}
				run(c.mended)
				_, held, err := s.Portfolio(t.Context(), organization, id)
				var sum money.USD
				for _, h := range held {
					sum += h.Value
				}
				if err != nil || sum != 100*money.Dollar {
					t.Errorf("afterwards the wallet holds %+v, %v", held, err)
				}
			})
		})
	}
}

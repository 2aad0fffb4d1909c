package transfer

import (
	"math/big"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/valuation"
)

// A wallet's worth is shown or rejected, and never shown as zero because it is not known.
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
					db.Clock().Advance(time.Minute) // beyond a replica's cache of the catalog
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

// A position in a source that is not served any more is worth its last price, of any age, to the wallet as to its
// history; at cost if there never was one.
func TestASourceThatIsNotServedKeepsItsLastPrice(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := serviceWithWallets(t, db, 1, time.Hour)
		var id, organization uuid.UUID
		if err := db.QueryRow(t.Context(), `SELECT id, organization_id FROM wallets`).Scan(&id, &organization); err != nil {
			t.Fatal(err)
		}
		seen := db.Clock().Now().Truncate(time.Microsecond)
		if err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO yield_sources (id, mode, observed_at, block, total_shares, worth, basis, problem) VALUES ('priced', 'active', $1, 7, '1000', '1500', '1000', '')`, seen.UnixMicro())
			tx.Defer(`INSERT INTO yield_sources (id, mode, problem) VALUES ('unread', 'active', '')`)
			tx.Defer(`INSERT INTO yield_price_days (source_id, day, at, block, worth, shares, closed) VALUES ('priced', $1, $2, 7, '1500', '1000', 0)`, int64(valuation.DayOf(seen)), seen.UnixMicro())
			for _, source := range []string{"priced", "unread"} {
				err := ledger.Post(t.Context(), tx, ledger.Entry{Organization: organization, Wallet: id, Type: ledger.OpeningBalance, Reference: "test:" + source, SettledAt: seen, TxHash: "0x1", Lines: []ledger.Line{
					{Account: ledger.YieldPosition, Chain: sepolia, Token: chain.USDC, YieldSource: source, Amount: 1_000_000, Shares: big.NewInt(1_000_000)},
					{Account: ledger.External, Chain: sepolia, Token: chain.USDC, Amount: -1_000_000}}})
				if err != nil {
					return err
				}
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		db.Clock().Advance(400 * 24 * time.Hour)
		today := valuation.DayOf(db.Clock().Now())
		history, err := valuation.ReadHistory(t.Context(), db, id, valuation.Period{First: today, Last: today}, today, 1)
		if err != nil {
			t.Fatal(err)
		}
		_, held, err := s.Portfolio(t.Context(), organization, id)
		if err != nil {
			t.Fatal(err)
		}
		for source, want := range map[string]struct {
			value money.USD
			block uint64
			at    time.Time
		}{"priced": {1_500_000, 7, seen}, "unread": {1_000_000, 0, time.Time{}}} {
			h, ok := findHolding(held, source)
			if !ok || h.Value != want.value || h.ValuedBlock != want.block || !h.ValuedAt.Equal(want.at) || h.ValuationProblem == "" || h.Available != 0 {
				t.Errorf("the wallet shows %s as %+v, not %s as of %s", source, h, want.value, want.at)
			}
			for _, p := range history.Days[0].Positions {
				if p.Position == source && (p.Value != h.Value || p.Block != h.ValuedBlock || !p.ValuedAt.Equal(h.ValuedAt)) {
					t.Errorf("of %s the wallet says %s as of %s, its history %s as of %s", source, h.Value, h.ValuedAt, p.Value, p.ValuedAt)
				}
			}
		}
		if n := len(history.Days[0].Positions); n != 2 {
			t.Errorf("the history shows %d positions, not both", n)
		}
		// Remembered before a transaction, it is not asked for within one.
		pinned, err := s.catalog.Pin(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if price, ok, err := s.catalog.LastPrice(pinned, "priced"); err != nil || !ok || price.Value(money.NewUnits(1000)) != 1500 {
			t.Errorf("the last price is %+v, %v, %v", price, ok, err)
		}
		if _, err := s.catalog.Get(pinned, "priced"); fault.CodeOf(err) != fault.YieldSourceNotFound {
			t.Errorf("the source is still there: %v", err)
		}
	})
}

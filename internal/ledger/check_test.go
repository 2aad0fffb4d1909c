package ledger

import (
	"context"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Each corruption is planted behind the ledger's back in a sound database, found
// and taken back.
func TestCheckFindsPlantedCorruption(t *testing.T) {
	type planted struct{ plant, undo string }
	const cashLine = `wallet_id = $1 AND position_id = 'cash:base:usdc'`
	const shareLine = `wallet_id = $1 AND position_id = 'service-ustb-vault'`
	cases := map[string]struct {
		planted
		want []string // a part of each mismatch
	}{
		"a balance too high": {planted{`UPDATE positions SET balance = balance + 1 WHERE ` + cashLine, `UPDATE positions SET balance = balance - 1 WHERE ` + cashLine},
			[]string{"balance is 0.000101, the journal says 0.000100"}},
		"a carrying value too low": {planted{`UPDATE positions SET balance = balance - 1 WHERE ` + shareLine, `UPDATE positions SET balance = balance + 1 WHERE ` + shareLine},
			[]string{"balance is 0.000049, the journal says 0.000050"}},
		"a share too few": {planted{`UPDATE positions SET units = '999' WHERE ` + shareLine, `UPDATE positions SET units = '1000' WHERE ` + shareLine},
			[]string{"holds 999 shares, the journal says 1000"}},
		"shares that are no number": {planted{`UPDATE positions SET units = 'many' WHERE ` + shareLine, `UPDATE positions SET units = '1000' WHERE ` + shareLine},
			[]string{"holds many shares, the journal says 1000"}},
		"a line changed": {planted{`UPDATE journal_lines SET amount = amount + 1 WHERE ` + cashLine, `UPDATE journal_lines SET amount = amount - 1 WHERE ` + cashLine},
			[]string{"has 2 lines that sum to 0.000001", "balance is 0.000100, the journal says 0.000101", "the lines move 100 units for 0.000101"}},
		"a line's units changed": {planted{`UPDATE journal_lines SET native_units = '99' WHERE ` + cashLine, `UPDATE journal_lines SET native_units = '100' WHERE ` + cashLine},
			[]string{"the lines move 99 units for 0.000100"}},
		"a line's units garbled": {planted{`UPDATE journal_lines SET native_units = '' WHERE ` + shareLine, `UPDATE journal_lines SET native_units = '1000' WHERE ` + shareLine},
			[]string{"holds 1000 shares, the journal says 0"}},
		"a line of another wallet": {planted{`UPDATE journal_lines SET wallet_id = '00000000-0000-4000-8000-000000000000' WHERE ` + cashLine, `UPDATE journal_lines SET wallet_id = $1 WHERE wallet_id = '00000000-0000-4000-8000-000000000000'`},
			[]string{"1 of them another wallet's", "balance is 0.000100, the journal says 0.000000", "but there is no such position"}},
		"a line of another organization": {planted{`UPDATE journal_lines SET organization_id = $1 WHERE ` + cashLine, `UPDATE journal_lines SET organization_id = (SELECT e.organization_id FROM journal_entries e WHERE e.id = entry_id) WHERE ` + cashLine},
			[]string{"1 of them another wallet's"}},
		"an entry without lines": {planted{`INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at) VALUES ('00000000-0000-4000-8000-000000000001', $1, $1, 'deposit', 'planted', 0, 0)`,
			`DELETE FROM journal_entries WHERE reference = 'planted' AND wallet_id = $1`},
			[]string{"entry 00000000-0000-4000-8000-000000000001 has 0 lines"}},
		"a position out of nothing": {planted{`INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, balance, reserved, updated_at) VALUES ($1, 'cash:base:usdt', 'o', 'cash', 'base', 'usdt', 7, 0, 0)`,
			`DELETE FROM positions WHERE position_id = 'cash:base:usdt' AND wallet_id = $1`},
			[]string{"position cash:base:usdt: balance is 0.000007, the journal says 0.000000"}},
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := uuid.New()
		must(t, postAll(t, db, cashEntry(w, 100, 30), shareEntry(w, 50, "1000", 60), cashEntry(uuid.New(), 1, 0)))
		assertSound(t, db)
		for name, c := range cases {
			execute(t, db, c.plant, w)
			found, err := Check(t.Context(), db, nil)
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
			var texts []string
			for _, m := range found {
				texts = append(texts, m.String())
			}
			all := strings.Join(texts, "\n")
			if len(found) < len(c.want) {
				t.Errorf("%s: found %d, want %d:\n%s", name, len(found), len(c.want), all)
			}
			for _, want := range c.want {
				if !strings.Contains(all, want) {
					t.Errorf("%s: %q is not among\n%s", name, want, all)
				}
			}
			execute(t, db, c.undo, w)
			assertSound(t, db)
		}
	})
}

// A position that is gone is found wherever in the pages of wallets it was.
func TestCheckReadsEveryWallet(t *testing.T) {
	const wallets = 2*checkPage + 100
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		var all []Entry
		for range wallets {
			all = append(all, cashEntry(uuid.New(), 5, 0))
		}
		must(t, postAll(t, db, all...))
		done := 0
		found, err := Check(t.Context(), db, func(n int) { done = n })
		must(t, err)
		if len(found) != 0 {
			t.Fatalf("in sound books it finds %v", found)
		}
		if done != wallets {
			t.Fatalf("it has read %d wallets, want %d", done, wallets)
		}
		first, last := firstAndLastWallet(t, db)
		execute(t, db, `DELETE FROM positions WHERE wallet_id IN ($1, $2)`, first, last)
		found, err = Check(t.Context(), db, nil)
		if err != nil || len(found) != 2 {
			t.Fatalf("%v, %v", found, err)
		}
		for _, m := range found {
			if m.Position != usdc {
				t.Errorf("the position is %s, want %s: %v", m.Position, usdc, m)
			}
			if !strings.Contains(m.Text, "no such position") {
				t.Errorf("it is not said that there is no such position: %v", m)
			}
			if m.Wallet != first && m.Wallet != last {
				t.Errorf("the wallet is neither %s nor %s: %v", first, last, m)
			}
		}
		execute(t, db, `DELETE FROM positions`)
		if found, err = Check(t.Context(), db, nil); err != nil || len(found) != wallets {
			t.Errorf("of %d lost positions %d are found, %v", wallets, len(found), err)
		}
	})
}

// firstAndLastWallet are the first and the last wallet in the database's order.
func firstAndLastWallet(t *testing.T, db *store.DB) (first, last uuid.UUID) {
	t.Helper()
	must(t, db.QueryRow(t.Context(), "SELECT MIN(wallet_id), MAX(wallet_id) FROM positions").Scan(&first, &last))
	return first, last
}

// Check beside live traffic sees every transaction whole.
func TestCheckMayRunWhileEntriesArePosted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		wallets := []uuid.UUID{uuid.New(), uuid.New(), uuid.New()}
		ctx, stop := context.WithCancel(t.Context())
		var wg sync.WaitGroup
		for i := range 4 {
			wg.Go(func() {
				for n := 0; ctx.Err() == nil; n++ {
					w := wallets[(i+n)%len(wallets)]
					if err := postAll(t, db, cashEntry(w, 3, 1), shareEntry(w, 2, "5000000000000000000000", 0), cashEntry(w, -2, 0)); err != nil {
						t.Error(err)
						return
					}
				}
			})
		}
		for range 30 {
			assertSound(t, db)
		}
		stop()
		wg.Wait()
		assertSound(t, db)
	})
}

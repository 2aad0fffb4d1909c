package app

import (
	"errors"
	"io"
	"sync"
	"testing"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// granary recover reports each chain that it reads. While it runs, no other process recovers or serves the
// database on SQLite.
func TestARecoveryReportsEachChain(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		d.fund(d.create(newWallets(1)), 10*money.Dollar)
		d.end()
		defer d.keepMaking()()
		var mu sync.Mutex
		totals := map[string]int{}
		var beside error
		d.App.Config.Progress = func(stage string, done, total int) {
			mu.Lock()
			defer mu.Unlock()
			totals[stage] = max(totals[stage], total)
			if release, err := d.DB.HoldAlone(); err != nil {
				beside = err
			} else {
				release()
			}
		}
		if err := d.App.Recover(d.T.Context(), RecoverOptions{}, io.Discard); err != nil {
			d.Fatal(err)
		}
		mu.Lock()
		defer mu.Unlock()
		for stage, want := range map[string]int{"opening the books on ethereum_sepolia": 1, "opening the books on solana_devnet": 1, "reading the histories of wallets on solana_devnet": 1} {
			if total, is := totals[stage]; !is || total != want {
				d.Errorf("of %q %d are reported, want %d: %v", stage, total, want, totals)
			}
		}
		if onSQLite := d.DB.Engine() == store.SQLite; errors.Is(beside, store.ErrInUse) != onSQLite {
			d.Errorf("held beside the recovery: %v", beside)
		}
		if release, err := d.DB.HoldAlone(); err != nil {
			d.Errorf("not held after the recovery: %v", err)
		} else {
			release()
		}
	})
}

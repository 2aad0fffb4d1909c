package app

import (
	"io"
	"sync"
	"testing"

	"github.com/granaryhq/granary/internal/money"
)

// granary recover reports each chain that it reads.
func TestARecoveryReportsEachChain(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		d.fund(d.create(newWallets(1)), 10*money.Dollar)
		d.end()
		defer d.keepMaking()()
		var mu sync.Mutex
		totals := map[string]int{}
		d.App.Config.Progress = func(stage string, done, total int) {
			mu.Lock()
			defer mu.Unlock()
			totals[stage] = max(totals[stage], total)
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
	})
}

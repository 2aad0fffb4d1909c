package recovery_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// The reading of a chain is reported before its first wallet is read and as its wallets are done, also on a chain without wallets.
func TestTheReadingOfAChainIsReported(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		mine := w.createFunded()
		w.createFunded()
		w.loseBooks()
		back := w.newRecovery(w.client)
		var reported []string
		back.Progress = func(stage string, done, total int) {
			reported = append(reported, fmt.Sprintf("%s %d/%d", stage, done, total))
		}
		open := func(on chain.Name, wallets []uuid.UUID, want ...string) {
			t.Helper()
			reported = nil
			if err := back.Open(t.Context(), on, wallets, 0, false, func(recovery.Opening) error { return nil }); err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(reported, want) {
				t.Errorf("%s: reported is %q, want %q", on, reported, want)
			}
		}
		open(chain.EthereumSepolia, nil, "opening the books on ethereum_sepolia 0/2", "opening the books on ethereum_sepolia 2/2")
		open(chain.EthereumSepolia, []uuid.UUID{mine.ID}, "opening the books on ethereum_sepolia 0/1", "opening the books on ethereum_sepolia 1/1")
		back.Clients[chain.Base] = w.client // which is asked for no wallet
		open(chain.Base, nil, "opening the books on base 0/0")
	})
}

package verify

import (
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Without the row of a chain's cursor no wallet is compared with it. That is no pass: an earlier difference stays a
// break, and the check has failed.
func TestAChainWithoutACursorHasNotPassed(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWatcher(t, newWorld(t, db, net), 10)
		w.watch.sweepsOf = func() []sweep {
			return slices.DeleteFunc(w.watch.roundSweeps(), func(s sweep) bool { return s.name != sepolia })
		}
		if _, err := w.watch.insertChecks(t.Context(), w.held); err != nil {
			t.Fatal(err)
		}
		w.post(w.createWallet(devnettest.Organization), 3_000_000_000_000) // the chain has none of it
		w.look()
		w.look()
		w.execute(`DELETE FROM chain_cursors`)
		w.round(2)
		w.assertBreaks("without the chain's cursor", map[Rule]int{PositionsChains: 1, Unread: 1})
	})
}

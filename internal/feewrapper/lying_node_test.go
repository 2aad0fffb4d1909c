package feewrapper_test

import (
	"testing"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Of two nodes one tells another state of a new wrapper. The wrapper does not fail for good by the word of one: it waits until both say the same.
func TestOneLyingNodeOfTwoFailsNoWrapper(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, func(at *feewrapper.Chain) {
			config := at.Client.Config()
			config.URL, config.SecondURL = evmtest.Start(t, config.URL, evmtest.Faults{AlterCalls: contracts.NewFeeWrapper().PackState()}), config.URL
			at.Client = devnettest.Dial(t, config)
		})
		w.run()
		made := w.create()
		var now feewrapper.Wrapper
		w.until("the contract was looked at", func() bool {
			var err error
			now, err = w.wrappers.Get(t.Context(), org, made.ID)
			if err != nil {
				t.Fatal(err)
			}
			var tried int
			if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM tasks WHERE kind LIKE 'feewrapper.inspect:%' AND last_error <> ''`).Scan(&tried); err != nil {
				t.Fatal(err)
			}
			return now.Status != feewrapper.Provisioning || tried > 0
		})
		if now.Status == feewrapper.Failed {
			t.Errorf("the wrapper has failed for good: %s", now.Problem)
		}
	})
}

package relay

import (
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// Intents of a transaction that reverted as a whole are carried alone, also after they had to wait for another reason.
func TestIsolatedIntentsAreCarriedAloneAfterAHold(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		list := w.submitPublic(w.createWallets(3, 1000), 100)
		err := w.db.Write(t.Context(), func(tx *store.Tx) error {
			for _, s := range list {
				isolateIntent(tx, s.Intent.ID)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		o := w.testOptions()
		o.MaxFee = 1 // wei of gas: less than any block takes
		held := w.startRelay(w.db, o, nil)
		w.until("all are held", func() bool {
			for _, s := range list {
				if !strings.Contains(w.readOutcome(s).Reason, "ceiling") {
					return false
				}
			}
			return true
		})
		held.stop()
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Executed, list...)
		if n := w.countRows("relay_transactions", "1 = 1"); n != len(list) {
			t.Errorf("%d transactions carried %d isolated intents", n, len(list))
		}
	})
}

package relay

import (
	"testing"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Two services that were restored from one backup have the same keys and are requested the same payments at once. Their relayer's
// transactions have the same nonces, so that one replaces or excludes the other's: each payment is executed once, and both settle it by
// the same transaction.
func TestTwoServicesOfOneBackupPayOnceOnEVM(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		twin := *w
		twin.db = storetest.Open(w.t, w.db.Engine())
		wallets := w.createWallets(4, 1000)
		w.startRelay(w.db, w.testOptions(), nil)
		twin.startRelay(twin.db, w.testOptions(), nil)
		var all []submission
		for round := range 3 {
			var list []submission
			for _, id := range wallets {
				list = append(list, w.signIntent(id, w.paymentIntent(id, 100)))
			}
			if round%2 == 0 {
				w.submitAll(list...)
				twin.submitAll(list...)
			} else {
				twin.submitAll(list...)
				w.submitAll(list...)
			}
			all = append(all, list...)
			w.assertOutcomes(intent.Executed, all...)
			twin.assertOutcomes(intent.Executed, all...)
		}
		for _, s := range all {
			if one, two := w.readOutcome(s), twin.readOutcome(s); one.TxHash != two.TxHash {
				t.Errorf("settled by %s, and by %s", one.TxHash, two.TxHash)
			}
		}
		if got := w.payeeUnits(); got != 100*uint64(len(all)) {
			t.Errorf("the payee has %d units of %d payments of 100", got, len(all))
		}
	})
}

package transfer_test

import (
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A position that is worth zero by the source's report may have a price again: the unwind waits for it.
func TestAnUnwindOfWhatIsWorthNothingForAMoment(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		w.setVaultAssets(0)
		w.until("the shares are worth nothing", func() bool {
			w.passTime(10 * time.Second)
			held, err := w.transfers.Holdings(w.ctx, mine.ID)
			if err != nil {
				t.Fatal(err)
			}
			for _, h := range held[mine.ID] {
				if h.ID == vaultID {
					return h.Value == 0
				}
			}
			return false
		})
		alert := w.actUnwind(mine, vaultID, 0)
		w.untilAction(alert, "it waits for a price", func(a riskaction.Action) bool { return a.Waiting && strings.Contains(a.Problem.Text, "worth nothing") })
		w.setVaultAssets(54 * money.Dollar)
		a := w.untilUnwoundInTime(alert)
		w.assertBetween("came out", a.Moved, 53*money.Dollar, 55*money.Dollar)
		w.assertUnwound(a, riskaction.Completed)
	})
}

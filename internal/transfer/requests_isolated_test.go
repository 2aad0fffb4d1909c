package transfer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A request of which the next step cannot be recorded says so, and holds up the requests of no
// other wallet, in whichever order they are looked at.
func TestARequestThatCannotGoOnHoldsUpNoOther(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		first, second := w.createHolding(100*money.Dollar), w.createHolding(100*money.Dollar)
		if first.ID.String() > second.ID.String() {
			first, second = second, first // as they are looked at
		}
		stuck, going := w.begin(first, fundID, usdcCash, 100*money.Dollar), w.begin(second, fundID, usdcCash, 100*money.Dollar)
		request := w.untilRequested(stuck)
		w.untilRequested(going)
		setRow := func(phase transfer.RequestPhase, claimed money.Units) {
			w.Helper()
			if err := db.Write(w.ctx, func(tx *store.Tx) error {
				tx.Defer(`UPDATE source_requests SET phase = $1, claimed = $2 WHERE id = $3`, string(phase), claimed, request.ID)
				return nil
			}); err != nil {
				t.Fatal(err)
			}
		}
		setRow(transfer.PhaseCancelled, request.Given) // which can end in no state of the table
		w.settleRedeem(first, 10000)
		w.settleRedeem(second, 10000)
		w.until("the request says that it cannot go on", func() bool {
			w.passTime(lookAgain)
			return w.get(stuck).Legs[0].Requests[0].Problem.Text == "its next step cannot be begun now"
		})
		w.until("the other is paid", func() bool { w.passTime(lookAgain); return w.get(going).CompletedAt != nil })
		setRow(transfer.PhaseRequested, money.Units{})
		w.until("it goes on", func() bool { w.passTime(lookAgain); return w.get(stuck).CompletedAt != nil })
		assertIs(t, "it", w.untilEnded(first, wallet.Rebalance, stuck.ID).Status, transfer.Completed)
		w.assertBooksBalance()
	})
}

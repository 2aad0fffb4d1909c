package transfer_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// shift asks for five dollars to go from one position of a wallet to another.
func (w *world) shift(mine wallet.Wallet, from, to string) (transfer.Workflow, error) {
	w.Helper()
	flow, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
		Movements: []transfer.Instruction{{From: from, To: to, Amount: 5 * money.Dollar}}})
	return flow, err
}

// An unwind goes before requested rebalances: a caller who may allocate cannot keep the wallet occupied so that it
// never begins.
func TestAllocationsDoNotKeepAnUnwindFromBeginning(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newAutomaticWorld(t, db)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		w.allocate(mine, usdcCash, secondVault, 20*money.Dollar)
		alert := w.actUnwind(mine, vaultID, 0)
		for accepted := 0; len(w.action(alert).Rebalances) == 0; accepted++ {
			flow, err := w.shift(mine, usdcCash, secondVault)
			if err != nil {
				if fault.CodeOf(err) != fault.WorkflowConflict {
					t.Error(err)
				}
				break
			}
			if accepted > 0 { // the first may have been accepted before the unwind was looked at
				t.Fatal("allocations are accepted one after another, and the unwind has not begun")
			}
			w.untilEnded(mine, wallet.Rebalance, flow.ID)
		}
		if done := w.untilUnwoundInTime(alert); done.Status != riskaction.Completed {
			t.Errorf("it ended as %s: %s", done.Status, done.Problem.Text)
		}
	})
}

// While an unwind waits for its source, other rebalances go on. It holds up none of them, and none
// of them holds it up once the source lets something leave.
func TestAWaitingUnwindGoesOnBesideOthers(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorldOfVaults(t, db)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		w.setLiquidity(new(money.Units))
		alert := w.actUnwind(mine, vaultID, 0)
		w.untilWaits(alert)
		w.starts.shut()
		other, err := w.shift(mine, usdcCash, secondVault)
		if err != nil {
			t.Fatalf("while the unwind waits: %v", err)
		}
		w.setLiquidity(nil)
		w.untilAction(alert, "the unwind goes on", func(a riskaction.Action) bool {
			w.db.Clock().Advance(lookAgain)
			return len(a.Rebalances) == 1
		})
		w.starts.open()
		assertIs(t, "the other rebalance", w.untilEnded(mine, wallet.Rebalance, other.ID).Status, transfer.Completed)
		w.assertUnwound(w.untilUnwoundInTime(alert), riskaction.Completed)
	})
}

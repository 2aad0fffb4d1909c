package transfer_test

import (
	"fmt"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// However many callers repeat one request, it has one effect and one answer;
// two different requests never both get the same dollar.
func TestConcurrentWithdrawalsNeverPromiseTwice(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		same := w.withdrawalRequest(mine, 100*money.Dollar)
		type answer struct {
			id  uuid.UUID
			err error
		}
		answers := make(chan answer)
		const n = 32
		for i := range n {
			r := same
			if i%4 == 0 {
				r = w.withdrawalRequest(mine, 100*money.Dollar)
			}
			go func() {
				flow, _, err := w.transfers.Withdraw(w.ctx, r)
				answers <- answer{flow.ID, err}
			}()
		}
		ids := map[uuid.UUID]int{}
		for range n {
			a := <-answers
			switch fault.CodeOf(a.err) {
			case "":
				ids[a.id]++
			case fault.WorkflowConflict, fault.InsufficientFunds:
			default:
				t.Errorf("unexpected %v", a.err)
			}
		}
		if len(ids) != 1 {
			t.Fatalf("accepted %d withdrawals: %v", len(ids), ids)
		}
		for id := range ids {
			w.untilEnded(mine, wallet.Withdrawal, id)
		}
		if w.paidOutside() != 100*money.Dollar {
			t.Fatalf("paid %s", w.paidOutside())
		}
		w.assertBooksBalance()
	})
}

func TestAFullPositionCanBeMovedBetweenWorkflows(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(50 * money.Dollar)
		for i := range 3 {
			if flow := w.allocate(mine, usdcCash, vaultID, 10*money.Dollar); flow.Status != transfer.Completed {
				t.Fatal(i, flow.Status, flow.FailureReason)
			}
		}
		if flow := w.allocate(mine, vaultID, usdcCash, 25*money.Dollar); flow.Status != transfer.Completed {
			t.Fatal(flow.Status, *flow.FailureReason)
		}
		if cash := w.carryingValue(mine, usdcCash); cash != 45*money.Dollar {
			t.Fatal(fmt.Sprint("cash ", cash))
		}
		w.assertBooksBalance()
	})
}

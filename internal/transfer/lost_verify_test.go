package transfer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// untilHeld waits until the payout of a leg is held.
func (w *world) untilHeld(flow transfer.Workflow) {
	w.Helper()
	w.until("a payout is held", func() bool {
		return w.countRows(`SELECT COUNT(*) FROM tasks t JOIN steps s ON s.id = t.key WHERE s.workflow_id = $1 AND t.last_error LIKE 'held: %'`, flow.ID) == 1
	})
}

// untilCancelled cancels a withdrawal as often as it is asked to try again.
func (w *world) untilCancelled(flow transfer.Workflow) {
	w.Helper()
	w.until("it is cancelled", func() bool {
		_, err := w.transfers.Cancel(w.ctx, org, flow.Wallet, flow.ID)
		code := fault.CodeOf(err)
		if err != nil && code != fault.ServiceUnavailable && code != fault.WithdrawalAlreadyCancelled {
			w.Fatal(err)
		}
		return err == nil || code == fault.WithdrawalAlreadyCancelled
	})
}

// While the id of a payout is given up, books and chain agree: verify reports no break. The relayer has
// no gas money, so that it takes a while.
func TestVerifyIsCleanWhileAnIDIsGivenUp(t *testing.T) {
	for name, approved := range map[string]bool{"of a pending payout": false, "of one that waits for approval": true} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newPoorWorld(t, db, 50_000)
				mine := w.createFunded(100 * money.Dollar)
				if approved {
					w.withApprovers("ann").publish(payoutsNeed(1))
				}
				w.recordLoss(false)
				flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 60*money.Dollar))
				if !approved {
					w.untilHeld(flow)
				}
				w.assertBooksBalance()
				_, err := w.transfers.Cancel(w.ctx, org, mine.ID, flow.ID)
				w.assertFault("the cancellation", fault.ServiceUnavailable, err)
				w.until("the id is being given up", func() bool {
					return w.countRows(`SELECT COUNT(*) FROM intents WHERE cancellation <> '' AND state = 'carried'`) == 1
				})
				w.assertBooksBalance()
			})
		})
	}
}

// A held payout has the proceeds of its redemption, which are less than the ordered amount. It is cancelled, and its
// id given up. After the end verify reports no break.
func TestVerifyIsCleanAfterAnIDWasGivenUp(t *testing.T) {
	for name, cents := range map[string]int64{"at the price of the order": 100, "at a lower price": 90} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newFundWorld(t, db)
				mine := w.createInFund(0, 600*money.Dollar)
				w.recordLoss(false)
				flow, to := w.withdrawTo(mine, 200*money.Dollar, transfer.Draw{Position: fundID, Amount: 200 * money.Dollar})
				w.untilRequested(flow)
				if cents != 100 {
					w.strike(cents)
				}
				w.settleRedeem(mine, 20000)
				w.untilHeld(flow)
				w.assertBooksBalance()
				w.untilCancelled(flow)
				ended := w.untilEnded(mine, wallet.Withdrawal, flow.ID)
				assertIs(t, "it", ended.Status, transfer.Cancelled)
				assertIs(t, "paid", w.usdcBalance(to), 0)
				w.assertNothingReserved(mine)
				w.assertBooksBalance()
			})
		})
	}
}

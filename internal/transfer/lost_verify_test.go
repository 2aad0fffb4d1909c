package transfer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/wallet"
)

// verifyIsClean runs verify once nothing of the audit log waits.
func (w *world) verifyIsClean(when string) {
	w.Helper()
	report, err := verify.Verifier{DB: w.db, Clients: map[chain.Name]*evm.Client{chain.EthereumSepolia: w.client}, Catalog: w.catalog}.Run(w.ctx)
	if err != nil {
		w.Fatal(err)
	}
	for _, m := range report.Mismatches {
		w.Errorf("%s verify reports a break where nothing is wrong: [%s] %s", when, m.Rule, m.Text)
	}
}

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

// While the id of a payout is given up, books and chain agree: verify has nothing to report. The relayer has
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
				w.verifyIsClean("before the cancellation")
				_, err := w.transfers.Cancel(w.ctx, org, mine.ID, flow.ID)
				w.assertFault("the cancellation", fault.ServiceUnavailable, err)
				w.until("the id is being given up", func() bool {
					return w.countRows(`SELECT COUNT(*) FROM intents WHERE cancellation <> '' AND state = 'carried'`) == 1
				})
				w.verifyIsClean("while the id is given up")
			})
		})
	}
}

// A held payout is of what its redemption brought, which is less than what was ordered. It is cancelled, and its
// id given up. All of it has ended, and verify has nothing to report, for ever.
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
				w.verifyIsClean("while the payout is held")
				w.untilCancelled(flow)
				ended := w.untilEnded(mine, wallet.Withdrawal, flow.ID)
				assertIs(t, "it", ended.Status, transfer.Cancelled)
				assertIs(t, "paid", w.usdcBalance(to), 0)
				w.assertNothingReserved(mine)
				w.verifyIsClean("after the end")
			})
		})
	}
}

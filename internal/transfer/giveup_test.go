package transfer_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// giveUp gives a workflow up twice, which is once.
func (w *world) giveUp(flow transfer.Workflow) transfer.Workflow {
	w.Helper()
	for range 2 {
		given, err := w.transfers.GiveUp(w.ctx, flow.ID, "a test")
		if err != nil || given.Status != transfer.Cancelled {
			w.Fatalf("giving up: %s, %v", given.Status, err)
		}
		flow = given
	}
	if n := w.countRows(`SELECT (SELECT COUNT(*) FROM audit_pending WHERE action = 'workflow.give_up' AND subject = $1) + (SELECT COUNT(*) FROM audit_entries WHERE action = 'workflow.give_up' AND subject = $1)`, flow.ID.String()); n != 1 {
		w.Errorf("%d entries of the audit log", n)
	}
	return flow
}

// waitsFor returns the third parties that the operator's list has of a workflow.
func (w *world) waitsFor(flow transfer.Workflow) string {
	w.Helper()
	open, err := transfer.OpenWorkflows(w.ctx, w.db)
	if err != nil {
		w.Fatal(err)
	}
	for _, o := range open {
		if o.ID == flow.ID {
			return strings.Join(o.WaitsFor, ", ")
		}
	}
	return "nothing: it has ended"
}

// An operator gives up a rebalance that waits for a source. The wallet and its targets are free at
// once, and the amount that the source settles later is booked, and stays where it came to.
func TestARebalanceThatWaitsForASourceIsGivenUp(t *testing.T) {
	for name, settle := range map[string]func(w fundWorld, mine wallet.Wallet){
		"settled later": func(w fundWorld, mine wallet.Wallet) { w.settleRedeem(mine, 60000) },
		"given back":    func(w fundWorld, mine wallet.Wallet) { w.giveBackRedeem(mine, 60000) },
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newFundWorld(t, db)
				mine := w.createInFund(0, 600*money.Dollar)
				flow := w.begin(mine, fundID, vaultID, 600*money.Dollar)
				w.untilRequested(flow)
				assertIs(t, "it waits for", w.waitsFor(flow), "source "+fundID)
				w.giveUp(flow)
				settle(w, mine)
				ended := w.untilEndedInTime(flow.ID, mine)
				assertIs(t, "it", ended.Status, transfer.Cancelled)
				assertIs(t, "in all", w.carryingValue(mine, usdcCash)+w.carryingValue(mine, fundID), 600*money.Dollar)
				assertIs(t, "nothing of it is in the other source", w.carryingValue(mine, vaultID), 0)
				w.assertNothingReserved(mine)
				w.assertBooksBalance()
			})
		})
	}
}

// A deposit that a source has not settled is given up: the source is asked to give it back, and
// the amount it settles all the same is booked as the source's shares.
func TestADepositThatWaitsForASourceIsGivenUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createFunded(100 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 100*money.Dollar)
		w.untilRequested(flow)
		w.giveUp(flow)
		w.untilRequest(flow, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
		w.giveBackDeposit(mine, 100*money.Dollar)
		assertIs(t, "it", w.untilEndedInTime(flow.ID, mine).Status, transfer.Cancelled)
		assertIs(t, "is cash again", w.carryingValue(mine, usdcCash), 100*money.Dollar)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// A rebalance whose request waits for a refund that never comes is given up, and so is one that an emergency stop
// delays. None of their steps is signed afterwards.
func TestAWorkflowThatHasBegunNothingIsGivenUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.askBackOfFund()
		held := w.beginHeld(mine, 300*money.Dollar)
		assertIs(t, "it waits for", w.waitsFor(held), "source "+fundID+", which is asked to give back another request")
		if given := w.giveUp(held); given.CompletedAt == nil {
			t.Error("something of it is under way")
		}
		w.putStop(stop.Organization)
		if _, err := w.shift(mine, usdcCash, vaultID); err == nil {
			t.Fatal("an allocation is accepted while the organization is stopped")
		}
		w.resume(stop.Organization)
		w.starts.shut()
		stopped, err := w.shift(mine, usdcCash, vaultID)
		if err != nil {
			t.Fatal(err)
		}
		w.putStop(stop.Organization)
		w.starts.open()
		assertIs(t, "it waits for", strings.HasPrefix(w.waitsFor(stopped), "emergency stop of organization"), true)
		w.giveUp(stopped)
		w.resume(stop.Organization)
		assertIs(t, "the workflow of which nothing is signed", w.untilEndedInTime(stopped.ID, mine).Status, transfer.Cancelled)
		assertIs(t, "the source has", w.carryingValue(mine, vaultID), 0)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// A rebalance of an unwind that goes on is not given up: its stop is resumed. One that has ended
// stays as it ended.
func TestWhatIsNotGivenUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(100*money.Dollar, 600*money.Dollar)
		if _, err := w.transfers.GiveUp(w.ctx, uuid.New(), "a test"); !errors.Is(err, transfer.ErrNoWorkflow) {
			t.Errorf("of none: %v", err)
		}
		ended := w.allocate(mine, usdcCash, vaultID, 30*money.Dollar)
		if _, err := w.transfers.GiveUp(w.ctx, ended.ID, "a test"); !errors.Is(err, transfer.ErrWorkflowEnded) {
			t.Errorf("of one that has ended: %v", err)
		}
		alert := w.actUnwind(mine, fundID, 0)
		w.until("the unwind has begun", func() bool { return len(w.action(alert).Rebalances) == 1 })
		own := transfer.Workflow{ID: w.action(alert).Rebalances[0], Wallet: mine.ID, Kind: wallet.Rebalance}
		w.untilRequested(own)
		if _, err := w.transfers.GiveUp(w.ctx, own.ID, "a test"); !errors.Is(err, transfer.ErrOfUnwind) {
			t.Errorf("of an unwind: %v", err)
		}
		w.resume(stop.OfSourceForWallet(fundID, mine.ID))
		w.untilUnwoundInTime(alert)
		w.giveUp(own)
		w.giveBackRedeem(mine, 60000)
		assertIs(t, "it", w.untilEndedInTime(own.ID, mine).Status, transfer.Cancelled)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// Of a withdrawal that is paid in part the leg that waits for a source is given up: no more is paid, the amount that
// the source owes stays in the wallet when it comes, and the withdrawal ends as paid in part.
func TestAWithdrawalThatIsPaidInPartIsGivenUp(t *testing.T) {
	for name, settle := range map[string]func(w fundWorld, mine wallet.Wallet){
		"settled later": func(w fundWorld, mine wallet.Wallet) { w.settleRedeem(mine, 20000) },
		"given back":    func(w fundWorld, mine wallet.Wallet) { w.giveBackRedeem(mine, 20000) },
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newFundWorld(t, db)
				mine := w.createInFund(100*money.Dollar, 600*money.Dollar)
				flow, to := w.withdrawTo(mine, 300*money.Dollar, transfer.Draw{Position: usdcCash, Amount: 100 * money.Dollar}, transfer.Draw{Position: fundID, Amount: 200 * money.Dollar})
				w.untilPaidInPart(flow)
				paid := w.usdcBalance(to)
				if _, err := w.transfers.Cancel(w.ctx, org, mine.ID, flow.ID); fault.CodeOf(err) != fault.WithdrawalPayoutInProgress {
					t.Errorf("its caller cancels it: %v", err)
				}
				for range 2 { // which is once
					if _, err := w.transfers.GiveUp(w.ctx, flow.ID, "a test"); err != nil {
						t.Fatal(err)
					}
				}
				if n := w.countRows(`SELECT (SELECT COUNT(*) FROM audit_pending WHERE action = 'workflow.give_up') + (SELECT COUNT(*) FROM audit_entries WHERE action = 'workflow.give_up')`); n != 1 {
					t.Errorf("%d entries of the audit log", n)
				}
				w.assertBooksBalance()
				settle(w, mine)
				ended := w.untilWithdrawn(flow)
				assertIs(t, "it", ended.Status, transfer.PartiallyCompleted)
				assertIs(t, "why", reasonOf(ended), "given up: a test")
				assertIs(t, "it paid", w.usdcBalance(to), paid)
				assertIs(t, "the wallet has", w.carryingValue(mine, usdcCash)+w.carryingValue(mine, fundID), 600*money.Dollar)
				for _, leg := range ended.Legs {
					if leg.State != transfer.StateFailed {
						continue
					}
					if _, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, flow.ID, leg.ID); fault.CodeOf(err) != fault.PayoutNotRetryable {
						t.Errorf("its payout is retried: %v", err)
					}
				}
				w.assertNothingReserved(mine)
				w.assertBooksBalance()
			})
		})
	}
}

// A payout of the withdrawal failed since an earlier life of the database had made it, for another amount; its other leg
// waits for a source. The withdrawal that is given up fails, with the transaction in its reason: a cancelled one would
// have the caller pay again.
func TestAGivenUpWithdrawalNamesThePaymentOfBeforeTheRestore(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(100*money.Dollar, 600*money.Dollar)
		w.blacklistAddress(destinationAddress)
		r := w.withdrawalRequest(mine, 300*money.Dollar)
		r.Sources = []transfer.Draw{{Position: usdcCash, Amount: 100 * money.Dollar}, {Position: fundID, Amount: 200 * money.Dollar}}
		flow := w.acceptWithdrawal(r)
		failed := func(l transfer.Leg) bool { return l.State == transfer.StateFailed }
		w.until("one payout has failed, and the rest waits", func() bool {
			now := w.get(flow)
			return slices.ContainsFunc(now.Legs, failed) && now.WaitingSince != nil
		})
		const reason = "requestId was used before by transaction 0x1234, which paid it after the backup"
		if err := w.db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE steps SET failure_reason = $1 WHERE workflow_id = $2 AND state = 'failed'`, reason, flow.ID)
			tx.Defer(`UPDATE legs SET failure_reason = $1 WHERE workflow_id = $2 AND status = 'failed'`, reason, flow.ID)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if _, err := w.transfers.GiveUp(w.ctx, flow.ID, "a test"); err != nil {
				t.Fatal(err)
			}
		}
		w.settleRedeem(mine, 20000)
		ended := w.untilWithdrawn(flow)
		assertIs(t, "it", ended.Status, transfer.Failed)
		if got := reasonOf(ended); !strings.Contains(got, reason) {
			t.Errorf("its reason is %q", got)
		}
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// A leg that waits for a refund of its source has made no request, and ends at once.
func TestAWithdrawalOfWhichALegIsHeldIsGivenUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.askBackOfFund()
		flow, to := w.withdrawTo(mine, 150*money.Dollar, transfer.Draw{Position: usdcCash, Amount: 50 * money.Dollar}, transfer.Draw{Position: fundID, Amount: 100 * money.Dollar})
		w.untilPaidInPart(flow)
		w.until("the rest waits", func() bool {
			return w.waitsFor(flow) == "source "+fundID+", which is asked to give back another request"
		})
		paid := w.usdcBalance(to)
		ended, err := w.transfers.GiveUp(w.ctx, flow.ID, "a test")
		if err != nil || ended.Status != transfer.PartiallyCompleted || ended.CompletedAt == nil {
			t.Errorf("it is %s, %v", ended.Status, err)
		}
		assertIs(t, "it paid", w.usdcBalance(to), paid)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// untilPaidInPart waits until a payout of a withdrawal is made and another waits.
func (w fundWorld) untilPaidInPart(flow transfer.Workflow) {
	w.Helper()
	w.until("it is paid in part, and waits", func() bool {
		now := w.get(flow)
		completed := 0
		for _, leg := range now.Legs {
			if leg.State == transfer.StateCompleted {
				completed++
			}
		}
		return completed == 1 && now.WaitingSince != nil
	})
}

// untilWithdrawn waits for the end of a withdrawal, while time passes.
func (w fundWorld) untilWithdrawn(flow transfer.Workflow) transfer.Workflow {
	w.Helper()
	w.until("the withdrawal ends", func() bool { w.passTime(lookAgain); return w.get(flow).CompletedAt != nil })
	return w.get(flow)
}

package transfer_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// askBackOfFund returns a wallet with 100 dollars of cash and 600 in the fund, which does not give
// back the 200 that a cancelled withdrawal has requested.
func (w fundWorld) askBackOfFund() wallet.Wallet {
	w.Helper()
	mine := w.createInFund(100*money.Dollar, 600*money.Dollar)
	first, _ := w.withdrawTo(mine, 200*money.Dollar, transfer.Draw{Position: fundID, Amount: 200 * money.Dollar})
	w.untilRequested(first)
	w.cancel(first)
	w.untilRequest(first, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
	return mine
}

// untilRequestedInTime waits until a rebalance has requested, while time passes: how often a source
// is asked depends on the age of its debt.
func (w fundWorld) untilRequestedInTime(id uuid.UUID, mine wallet.Wallet) {
	w.Helper()
	flow := transfer.Workflow{ID: id, Wallet: mine.ID, Kind: wallet.Rebalance}
	w.until("it is requested", func() bool {
		w.passTime(lookAgain)
		legs := w.get(flow).Legs
		return len(legs[0].Requests) == 1 && legs[0].Requests[0].Phase == transfer.PhaseRequested
	})
}

// untilEndedInTime waits for the end of a rebalance, while time passes.
func (w fundWorld) untilEndedInTime(id uuid.UUID, mine wallet.Wallet) transfer.Workflow {
	w.Helper()
	flow := transfer.Workflow{ID: id, Wallet: mine.ID, Kind: wallet.Rebalance}
	w.until("the rebalance ends", func() bool {
		w.passTime(lookAgain)
		return w.get(flow).CompletedAt != nil
	})
	return w.get(flow)
}

// untilFree waits until a rebalance occupies its wallet no more. Its unwind may be seen to wait before
// that: the step of the rebalance frees the wallet in a transaction of its own.
func (w fundWorld) untilFree(id uuid.UUID, mine wallet.Wallet) {
	w.Helper()
	flow := transfer.Workflow{ID: id, Wallet: mine.ID, Kind: wallet.Rebalance}
	w.until("it occupies the wallet no more", func() bool { return w.get(flow).WaitingSince != nil })
}

// beginHeld begins a movement out of the fund, whose request waits for a refund.
func (w fundWorld) beginHeld(mine wallet.Wallet, amount money.USD) transfer.Workflow {
	w.Helper()
	held := w.begin(mine, fundID, usdcCash, amount)
	w.untilFree(held.ID, mine)
	return held
}

// A rebalance whose request waits for a refund of its source holds up no unwind of another
// source, and the wallet goes on beside both.
func TestAnUnwindDoesNotWaitForAnotherSourcesAskBack(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(100*money.Dollar, 600*money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		first, _ := w.withdrawTo(mine, 200*money.Dollar, transfer.Draw{Position: fundID, Amount: 200 * money.Dollar})
		w.untilRequested(first)
		w.cancel(first)
		w.untilRequest(first, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
		held := w.beginHeld(mine, 300*money.Dollar)
		a := w.untilUnwoundInTime(w.actUnwind(mine, vaultID, 0))
		w.assertBetween("came out", a.Moved, 60*money.Dollar-1, 61*money.Dollar)
		w.assertUnwoundBeside(a, riskaction.Completed)
		assertIs(t, "the held request", w.get(held).Legs[0].Steps[0].State, transfer.StatePending)
		w.giveBackRedeem(mine, 20000)
		w.untilRequestedInTime(held.ID, mine)
		w.settleRedeem(mine, 30000)
		assertIs(t, "the rebalance that was held", w.untilEndedInTime(held.ID, mine).Status, transfer.Completed)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// assertUnwoundBeside checks how an unwind ended while other workflows have something reserved.
func (w *world) assertUnwoundBeside(a riskaction.Action, as riskaction.Status) {
	w.Helper()
	if a.Status != as {
		w.Errorf("it ended as %s: %q", a.Status, a.Problem.Text)
	}
	if n := w.countRows(`SELECT COUNT(*) FROM tasks WHERE key = $1`, a.ID.String()); n != 0 {
		w.Error("its task goes on")
	}
	w.assertBooksBalance()
}

// An unwind begins beside a rebalance that is under way, which may be held up for any reason, and
// does not end before the amount that that rebalance has signed into the source is out again.
func TestAnUnwindBeginsBesideARebalanceThatIsUnderWay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorldOfVaults(t, db)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		w.starts.shut()
		other, err := w.shift(mine, usdcCash, secondVault)
		if err != nil {
			t.Fatal(err)
		}
		alert := w.actUnwind(mine, vaultID, 0)
		a := w.untilAction(alert, "the unwind has begun", func(a riskaction.Action) bool { return len(a.Rebalances) == 1 })
		if flow, err := w.transfers.Get(w.ctx, org, mine.ID, wallet.Rebalance, a.Rebalances[0]); err != nil || flow.WaitingSince == nil {
			t.Errorf("its rebalance occupies the wallet beside another: %v", err)
		}
		w.starts.open()
		assertIs(t, "the other rebalance", w.untilEnded(mine, wallet.Rebalance, other.ID).Status, transfer.Completed)
		w.assertUnwound(w.untilUnwoundInTime(alert), riskaction.Completed)
	})
}

// An unwind whose own rebalance waits for a refund of its source says so, and leaves the
// wallet free for other movements.
func TestAnUnwindThatIsHeldByAnAskBackLeavesTheWalletFree(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.askBackOfFund()
		alert := w.actUnwind(mine, fundID, 0)
		a := w.untilAction(alert, "the unwind waits", func(a riskaction.Action) bool {
			w.db.Clock().Advance(lookAgain)
			return len(a.Rebalances) == 1 && a.Waiting
		})
		w.untilFree(a.Rebalances[0], mine)
		assertIs(t, "why", a.Problem.Text, "another request to the source is asked back, and none is made until that has come")
		w.allocate(mine, usdcCash, vaultID, 30*money.Dollar)
		w.giveBackRedeem(mine, 20000)
		w.untilRequestedInTime(a.Rebalances[0], mine)
		w.settleRedeem(mine, 40000)
		a = w.untilAction(alert, "what was given back is requested, too", func(a riskaction.Action) bool {
			w.db.Clock().Advance(lookAgain)
			return len(a.Rebalances) == 2
		})
		w.untilRequestedInTime(a.Rebalances[1], mine)
		w.settleRedeem(mine, 20000)
		w.assertUnwound(w.untilUnwoundInTime(alert), riskaction.Completed)
	})
}

// A resumed stop ends its unwind at once, also where the source never gives back the amount for which
// the unwind waits. Steps that the unwind has not signed are not signed any more, and the wallet is free.
func TestAResumedStopEndsAnUnwindThatWaits(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.askBackOfFund()
		alert := w.actUnwind(mine, fundID, 0)
		a := w.untilAction(alert, "the unwind's rebalance is held", func(a riskaction.Action) bool {
			w.db.Clock().Advance(lookAgain)
			return len(a.Rebalances) == 1 && a.Waiting
		})
		w.resume(stop.OfSourceForWallet(fundID, mine.ID))
		w.assertUnwoundBeside(w.untilUnwoundInTime(alert), riskaction.Cancelled)
		held := w.untilEndedInTime(a.Rebalances[0], mine)
		assertIs(t, "its rebalance", held.Status, transfer.Failed)
		assertIs(t, "why it failed", reasonOf(held), "the stop of the source was resumed")
		w.allocate(mine, usdcCash, vaultID, 30*money.Dollar)
		w.beginHeld(mine, 100*money.Dollar)
		w.assertBooksBalance()
	})
}

// A resumed stop ends an unwind whose request the source has not settled. The request is settled
// like any other, and the amount that comes is cash.
func TestAResumedStopEndsAnUnwindThatHasRequested(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(0, 600*money.Dollar)
		alert := w.actUnwind(mine, fundID, 0)
		a := w.untilAction(alert, "it has begun", func(a riskaction.Action) bool { return len(a.Rebalances) == 1 })
		own := transfer.Workflow{ID: a.Rebalances[0], Wallet: mine.ID, Kind: wallet.Rebalance}
		w.untilRequestedInTime(own.ID, mine)
		w.resume(stop.OfSourceForWallet(fundID, mine.ID))
		w.assertUnwoundBeside(w.untilUnwoundInTime(alert), riskaction.Cancelled)
		w.settleRedeem(mine, 60000)
		assertIs(t, "its rebalance", w.untilEndedInTime(own.ID, mine).Status, transfer.Completed)
		assertIs(t, "is cash", w.carryingValue(mine, usdcCash), 600*money.Dollar)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

package transfer_test

import (
	"context"
	"math/big"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// lookAgain is longer than an unwind waits for more to come.
const lookAgain = time.Minute

// passTime moves the clock, unless an intent is on its way: a wait that moves it again and
// again would pass the intent's deadline before a busy machine had carried it. An intent that
// has failed several times is not waited for: it reverts, and ends at its deadline alone.
func (w *world) passTime(d time.Duration) {
	w.Helper()
	if w.countRows(`SELECT COUNT(*) FROM intents WHERE state IN ('signed', 'carried') AND attempts < 3`) == 0 {
		w.db.Clock().Advance(d)
	}
}

// act begins an action twice, as one that is run again after a crash is.
func (w *world) act(n riskaction.New) (alert uuid.UUID) {
	w.Helper()
	n.Organization = org
	n.Cause = riskaction.Cause{Alert: uuid.New(), Rule: uuid.New(), Name: "NAV falls", Metric: "nav_drop_bps", Value: "250", Threshold: "100"}
	for range 2 {
		if err := w.db.Write(w.ctx, func(tx *store.Tx) error { return riskaction.Begin(w.ctx, tx, n) }); err != nil {
			w.Fatal(err)
		}
	}
	return n.Cause.Alert
}

// actUnwind begins an unwind of a wallet's position in a source, as an alert of that wallet does.
func (w *world) actUnwind(of wallet.Wallet, source string, keep money.Bps) (alert uuid.UUID) {
	w.Helper()
	return w.act(riskaction.New{Kind: riskaction.Unwind, Wallet: &of.ID, OneWallet: true, Source: source, Keep: keep})
}

func (w *world) untilAction(alert uuid.UUID, what string, met func(riskaction.Action) bool) riskaction.Action {
	w.Helper()
	var a riskaction.Action
	w.until(what, func() bool { a = w.action(alert); return met(a) })
	return a
}

// untilWaits waits until an unwind reports that no amount can be moved now.
func (w *world) untilWaits(alert uuid.UUID) riskaction.Action {
	w.Helper()
	return w.untilAction(alert, "the unwind waits", func(a riskaction.Action) bool { return a.Waiting })
}

// untilUnwoundInTime has an unwind look again and again until it has ended.
func (w *world) untilUnwoundInTime(alert uuid.UUID) riskaction.Action {
	w.Helper()
	return w.untilAction(alert, "the unwind ends", func(a riskaction.Action) bool {
		w.passTime(lookAgain)
		return a.EndedAt != nil
	})
}

// assertUnwound checks how an unwind ended, that it has one event for it, and that the books balance.
func (w *world) assertUnwound(a riskaction.Action, as riskaction.Status) {
	w.Helper()
	if a.Status != as {
		w.Errorf("it ended as %s: %q", a.Status, a.Problem.Text)
	}
	of, told := wallet.Wallet{ID: *a.Wallet, Organization: org}, map[any]int{}
	for _, status := range w.eventFields(of, "portfolio_wallet.risk.action.status_changed", func(body map[string]any) any {
		action := body["action"].(map[string]any)
		if action["id"] != a.ID.String() {
			return nil
		}
		return action["status"]
	}) {
		told[status]++
	}
	for _, status := range []riskaction.Status{riskaction.Pending, riskaction.InProgress, riskaction.Completed, riskaction.Cancelled} {
		if n := told[string(status)]; n > 1 || (status == as && n != 1) || (status == riskaction.Pending && n != 1) {
			w.Errorf("%d events say that it is %s", n, status)
		}
	}
	completed := 0
	for _, id := range w.eventFields(of, "portfolio_wallet.risk.unwind.completed", func(body map[string]any) any { return body["unwind"].(map[string]any)["id"] }) {
		if id == a.ID.String() {
			completed++
		}
	}
	if (completed == 1) != (as == riskaction.Completed) || completed > 1 {
		w.Errorf("%d events say that it is over", completed)
	}
	var cash money.USD
	for _, id := range a.Rebalances {
		flow := w.untilEnded(of, wallet.Rebalance, id)
		if flow.Reason != "risk_unwind" {
			w.Errorf("a rebalance is for %s", flow.Reason)
		}
		var brought int64
		if err := w.db.QueryRow(w.ctx, `SELECT CAST(COALESCE(SUM(l.amount), 0) AS BIGINT) FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
			JOIN steps s ON e.reference = 'step:' || s.id WHERE l.account_kind = 'cash' AND s.workflow_id = $1`, id).Scan(&brought); err != nil {
			w.Fatal(err)
		}
		cash += money.USD(brought)
	}
	if a.Moved != cash {
		w.Errorf("it says that it moved %s, by the journal %s came", a.Moved, cash)
	}
	if n := w.countRows(`SELECT COUNT(*) FROM tasks WHERE key = $1`, a.ID.String()); n != 0 {
		w.Error("its task goes on")
	}
	w.assertNothingReserved(of)
	w.assertBooksBalance()
}

// A position that a fund settles later is requested at once and waited for. A deposit that the fund has yet to settle
// does not delay the present position, and its shares follow when they come.
func TestAnUnwindOfASourceThatSettlesLater(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createHolding(60 * money.Dollar)
		more := w.createDeposit(mine, 40*money.Dollar)
		alert := w.actUnwind(mine, fundID, 0)
		a := w.untilAction(alert, "what is held is requested back", func(a riskaction.Action) bool { return len(a.Rebalances) == 1 })
		first := w.get(transfer.Workflow{ID: a.Rebalances[0], Wallet: mine.ID, Kind: wallet.Rebalance})
		w.untilRequested(first)
		w.untilWaits(alert)
		w.settleRedeem(mine, 2000)
		w.settleRedeem(mine, 4000)
		w.untilEnded(mine, wallet.Rebalance, first.ID)
		if a := w.action(alert); a.EndedAt != nil {
			t.Fatalf("it is %s while a deposit is under way", a.Status)
		}
		w.settleDeposit(mine, 40*money.Dollar)
		w.untilEnded(mine, wallet.Rebalance, more.ID)
		a = w.untilAction(alert, "what came is requested back", func(a riskaction.Action) bool {
			w.db.Clock().Advance(lookAgain)
			return len(a.Rebalances) == 2
		})
		w.untilRequested(transfer.Workflow{ID: a.Rebalances[1], Wallet: mine.ID, Kind: wallet.Rebalance})
		w.settleRedeem(mine, 4000)
		a = w.untilUnwoundInTime(alert)
		if a.Moved != 100*money.Dollar || a.Remaining != 0 {
			t.Errorf("%s moved, %s remain", a.Moved, a.Remaining)
		}
		w.assertUnwound(a, riskaction.Completed)
	})
}

// createDeposit has a wallet that is there request a deposit of new money into the fund.
func (w fundWorld) createDeposit(of wallet.Wallet, amount money.USD) transfer.Workflow {
	w.Helper()
	w.payIn(of, "usdc", amount)
	w.until("it is credited", func() bool { return w.carryingValue(of, usdcCash) == amount })
	flow := w.begin(of, usdcCash, fundID, amount)
	w.untilRequested(flow)
	return flow
}

// A freeze in the middle of a movement into the source leaves its money cash, and an unwind
// that comes while another rebalance runs waits for its end.
func TestARebalanceUnderWayEndsBeforeAnUnwind(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 50*money.Dollar)
		w.starts.shut()
		flow, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: 30 * money.Dollar}}})
		if err != nil {
			t.Fatal(err)
		}
		freeze := w.act(riskaction.New{Kind: riskaction.FreezeSource, Source: vaultID})
		if a := w.action(freeze); a.Status != riskaction.Completed || a.EndedAt == nil {
			t.Errorf("the freeze is %s", a.Status)
		}
		alert := w.actUnwind(mine, vaultID, 0)
		w.until("the unwind has looked", func() bool {
			return w.countRows(`SELECT COUNT(*) FROM tasks WHERE key = $1 AND last_error LIKE '%under way%'`, w.action(alert).ID.String()) == 1
		})
		w.starts.open()
		if out := w.untilEnded(mine, wallet.Rebalance, flow.ID); out.Status != transfer.Failed {
			t.Errorf("the entry ended as %s", out.Status)
		}
		a := w.untilUnwoundInTime(alert)
		if w.carryingValue(mine, usdcCash) < 100*money.Dollar-money.Dollar/100 {
			t.Errorf("%s are cash", w.carryingValue(mine, usdcCash))
		}
		w.assertUnwound(a, riskaction.Completed)
	})
}

// A withdrawal's reserved part leaves by the withdrawal, the rest by the unwind.
func TestAnUnwindLeavesWhatIsReserved(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 100*money.Dollar)
		w.starts.shut()
		r := w.withdrawalRequest(mine, 40*money.Dollar)
		out, _, err := w.transfers.Withdraw(w.ctx, r)
		if err != nil {
			t.Fatal(err)
		}
		alert := w.actUnwind(mine, vaultID, 0)
		w.untilAction(alert, "the unwind has begun", func(a riskaction.Action) bool { return len(a.Rebalances) == 1 })
		w.starts.open()
		if ended := w.untilEnded(mine, wallet.Withdrawal, out.ID); ended.Status != transfer.Completed {
			t.Fatalf("the withdrawal ended as %s", ended.Status)
		}
		a := w.untilUnwoundInTime(alert)
		if a.Moved < 59*money.Dollar || a.Moved > 61*money.Dollar || w.paidOutside() != 40*money.Dollar {
			t.Errorf("%s came out, %s were paid", a.Moved, w.paidOutside())
		}
		w.assertUnwound(a, riskaction.Completed)
	})
}

// Two alerts about one source unwind it once, to the lower of the parts that may stay.
func TestTwoUnwindsOfOneSource(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 80*money.Dollar)
		w.setLiquidity(new(money.Units))
		half := w.actUnwind(mine, vaultID, 5000)
		w.untilWaits(half)
		for _, keep := range []money.Bps{1000, 7000} {
			w.unwind(mine, uuid.New(), keep)
		}
		w.setLiquidity(nil)
		a := w.untilUnwoundInTime(half)
		if a.Moved < 69*money.Dollar || a.Moved > 71*money.Dollar || a.Keep != 1000 {
			t.Errorf("%s were moved, to leave %d", a.Moved, a.Keep)
		}
		if n := w.countRows(`SELECT COUNT(*) FROM risk_actions`); n != 1 {
			t.Errorf("%d actions", n)
		}
		if !w.holdsNearly(mine, vaultID, 10*money.Dollar) {
			t.Errorf("%s is left", w.carryingValue(mine, vaultID))
		}
		w.assertUnwound(a, riskaction.Completed)
	})
}

// A rebalance that fails is tried again, and the action says why it failed.
func TestAnUnwindThatFailsIsTriedAgain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 80*money.Dollar)
		w.starts.shut()
		alert := w.actUnwind(mine, vaultID, 0)
		w.untilAction(alert, "it has begun", func(a riskaction.Action) bool { return len(a.Rebalances) == 1 })
		if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.Vault, contracts.NewSandboxVault().PackSetNav(big.NewInt(40_000_000))); err != nil {
			t.Fatal(err)
		}
		w.starts.open()
		if out := w.untilEnded(mine, wallet.Rebalance, w.action(alert).Rebalances[0]); out.Status != transfer.Failed {
			t.Fatalf("it left at a crushed price: %s", out.Status)
		}
		a := w.untilUnwoundInTime(alert)
		if len(a.Rebalances) < 2 {
			t.Errorf("%d rebalances", len(a.Rebalances))
		}
		w.assertUnwound(a, riskaction.Completed)
	})
}

// Three replicas unwind two sources of an automatic wallet, one of which is cut off again and again during its work:
// each cent leaves once, each end has one event, and the wallet's strategy puts no amount back.
func TestUnwindsGoOnWhereAReplicaDied(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newAutomaticWorld(t, db)
		mine := w.createAutomatic(strategy(map[string]wallet.Pct{vaultID: 50, secondVault: 50}))
		w.payIn(mine, "usdc", 200*money.Dollar)
		w.untilHolds(mine, map[string]money.USD{vaultID: 100 * money.Dollar, secondVault: 100 * money.Dollar})
		w.untilBalanced(mine)
		random := randtest.Rand(t)
		dying := tasktest.NewRunner(t, db, tasktest.Lease)
		dying.Handle(riskaction.UnwindTask, 4, func(ctx context.Context, t task.Task) error {
			ctx, die := context.WithTimeout(ctx, time.Duration(random.IntN(20))*time.Millisecond)
			defer die()
			return w.transfers.Unwind(ctx, t)
		})
		dying.Start()
		alerts := []uuid.UUID{w.actUnwind(mine, vaultID, 0), w.actUnwind(mine, secondVault, 0)}
		var moved money.USD
		for _, alert := range alerts {
			moved += w.untilUnwoundInTime(alert).Moved
		}
		for _, alert := range alerts {
			w.assertUnwound(w.action(alert), riskaction.Completed)
		}
		w.untilBalanced(mine)
		w.assertBetween("came out", moved, 200*money.Dollar-money.Dollar/100, 201*money.Dollar)
		w.assertBetween("is cash", w.carryingValue(mine, usdcCash), moved, moved+money.Dollar/100)
		if n := len(w.listRebalances(mine)); n > 6 {
			t.Errorf("%d rebalances: %v", n, w.rebalanceReasons(mine))
		}
	})
}

// An unwind ends with the very stop that it was begun with: a later one of the same source is another, and moves no
// amount.
func TestAStopThatIsPutAgainDoesNotGoOnWithAnUnwind(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 50*money.Dollar)
		w.setLiquidity(new(money.Units))
		alert := w.actUnwind(mine, vaultID, 0)
		w.untilWaits(alert)
		w.resume(stop.OfSourceForWallet(vaultID, mine.ID))
		w.putStop(stop.OfSourceForWallet(vaultID, mine.ID))
		w.setLiquidity(nil)
		a := w.untilUnwoundInTime(alert)
		if len(a.Rebalances) != 0 {
			t.Errorf("%d rebalances", len(a.Rebalances))
		}
		w.assertUnwound(a, riskaction.Cancelled)
	})
}

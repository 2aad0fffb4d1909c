package transfer_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// unwind has a rule unwind a wallet's position in the vault.
func (w *world) unwind(mine wallet.Wallet, alert uuid.UUID, keep money.Bps) {
	w.Helper()
	err := w.db.Write(w.ctx, func(tx *store.Tx) error {
		return riskaction.Begin(w.ctx, tx, riskaction.New{Organization: org, Kind: riskaction.Unwind, Wallet: &mine.ID, OneWallet: true, Source: vaultID, Keep: keep,
			Cause: riskaction.Cause{Alert: alert, Rule: uuid.New(), Name: "share price fell", Metric: "nav_drop_bps", Value: json.Number("62.5"), Threshold: json.Number("50")}})
	})
	if err != nil {
		w.Fatal(err)
	}
}

func (w *world) action(alert uuid.UUID) riskaction.Action {
	w.Helper()
	found, _, err := riskaction.List(w.ctx, w.db, org, riskaction.Filter{Alert: &alert}, store.Page{Limit: 2})
	if err != nil || len(found) != 1 {
		w.Fatalf("%d actions, %v", len(found), err)
	}
	return found[0]
}

// untilUnwound waits for the end of an unwind.
func (w *world) untilUnwound(alert uuid.UUID) riskaction.Action {
	w.Helper()
	w.until("the unwind has ended", func() bool { return w.action(alert).EndedAt != nil })
	return w.action(alert)
}

func (w *world) assertBetween(what string, got, least, most money.USD) {
	w.Helper()
	if got < least || got > most {
		w.Errorf("%s: %s, want %s to %s", what, got, least, most)
	}
}

// A wallet's position becomes cash, once however often it is begun, and no amount enters the source again before the
// stop is resumed.
func TestAnUnwindMakesWhatIsHeldCash(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		alert := uuid.New()
		w.unwind(mine, alert, 0)
		w.unwind(mine, alert, 0)
		done := w.untilUnwound(alert)
		if done.Status != riskaction.Completed || len(done.Rebalances) != 1 || done.Problem.Text != "" {
			t.Errorf("it ended as %s after %d rebalances: %s", done.Status, len(done.Rebalances), done.Problem.Text)
		}
		w.assertBetween("came out", done.Moved, 60*money.Dollar-1, 61*money.Dollar)
		w.assertBetween("is left", done.Remaining, 0, 0)
		enter := transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(), Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: money.Dollar}}}
		if _, _, err := w.transfers.Allocate(w.ctx, enter); fault.CodeOf(err) != fault.EmergencyStop {
			t.Errorf("entering again: %v", err)
		}
		other := w.createFunded(10 * money.Dollar)
		if flow := w.allocate(other, usdcCash, vaultID, 5*money.Dollar); flow.Status != transfer.Completed {
			t.Errorf("another wallet's entry ended as %s", flow.Status)
		}
		eventtest.CheckAll(t, db, event.RiskAction, event.RiskUnwind)
		w.assertBooksBalance()
	})
}

// A part of the wallet's value may stay.
func TestAnUnwindLeavesWhatMayStay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 80*money.Dollar)
		alert := uuid.New()
		w.unwind(mine, alert, 2500)
		done := w.untilUnwound(alert)
		w.assertBetween("came out", done.Moved, 54*money.Dollar, 56*money.Dollar)
		w.assertBetween("is left", done.Remaining, 24*money.Dollar, 26*money.Dollar)
		w.assertBooksBalance()
	})
}

// A source that lets out a part at a time is come back to.
func TestAnUnwindComesBackForMore(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 90*money.Dollar)
		w.setLiquidity(new(money.Units))
		alert := uuid.New()
		w.unwind(mine, alert, 0)
		w.until("it waits", func() bool { return w.action(alert).Waiting })
		if why := w.action(alert).Problem.Text; why != "the source lets nothing leave now" {
			t.Errorf("it waits because %q", why)
		}
		for i, part := range []money.USD{30, 25, 100} {
			most := money.UnitsOf(part*money.Dollar, 6)
			w.setLiquidity(&most)
			w.until("more came out", func() bool {
				w.passTime(15 * time.Second)
				return w.action(alert).EndedAt != nil || len(w.action(alert).Rebalances) > i && w.action(alert).Waiting
			})
		}
		done := w.untilUnwound(alert)
		if done.Status != riskaction.Completed || len(done.Rebalances) != 3 {
			t.Errorf("it ended as %s after %d rebalances: %s", done.Status, len(done.Rebalances), done.Problem.Text)
		}
		w.assertBetween("came out", done.Moved, 90*money.Dollar-3, 91*money.Dollar)
		w.assertBooksBalance()
	})
}

// A movement into the source that is in flight ends first, and is then taken out, too; a withdrawal's reservation is
// left to it.
func TestAnUnwindWaitsForWhatIsUnderWay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 50*money.Dollar)
		w.starts.shut()
		enter, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: 20 * money.Dollar}}})
		if err != nil {
			t.Fatal(err)
		}
		alert := uuid.New()
		w.unwind(mine, alert, 0)
		w.starts.open()
		if out := w.untilEnded(mine, wallet.Rebalance, enter.ID); out.Status != transfer.Failed {
			t.Errorf("what was not signed ended as %s", out.Status)
		}
		done := w.untilUnwound(alert)
		w.assertBetween("came out", done.Moved, 50*money.Dollar-1, 51*money.Dollar)
		w.assertBetween("is left", done.Remaining, 0, 0)
		w.assertBooksBalance()
	})
}

// The resumption of the stop ends its unwind.
func TestAResumedStopCancelsItsUnwind(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 50*money.Dollar)
		w.setLiquidity(new(money.Units))
		alert := uuid.New()
		w.unwind(mine, alert, 0)
		w.until("it waits", func() bool { return w.action(alert).Waiting })
		w.resume(stop.OfSourceForWallet(vaultID, mine.ID))
		w.until("the unwind has ended", func() bool { w.passTime(15 * time.Second); return w.action(alert).EndedAt != nil })
		if done := w.action(alert); done.Status != riskaction.Cancelled || done.Moved != 0 {
			t.Errorf("it ended as %s with %s", done.Status, done.Moved)
		}
		w.assertBooksBalance()
	})
}

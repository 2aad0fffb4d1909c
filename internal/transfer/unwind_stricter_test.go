package transfer_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// An unwind that one approver has allowed moves no more once the rules ask for two.
func TestAnUnwindAsksForMoreWhereTheRulesBecomeStricter(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann", "ben")
		w.publish(unwindsNeed(approval.RequireApproval, 1))
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 90*money.Dollar)
		little := money.UnitsOf(5*money.Dollar, 6)
		w.setLiquidity(&little)
		alert := uuid.New()
		w.unwind(mine, alert, 0)
		w.until("it waits for approval", func() bool { return w.action(alert).Status == riskaction.PendingApproval })
		w.approvers[0].Vote(w.action(alert).Activity, approval.Approve)
		w.until("a little came out", func() bool {
			w.passTime(15 * time.Second)
			return len(w.action(alert).Rebalances) == 1 && w.action(alert).Waiting
		})
		none := money.UnitsOf(0, 6)
		w.setLiquidity(&none)
		before := w.action(alert)
		w.publish(unwindsNeed(approval.RequireApproval, 2))
		all := money.UnitsOf(1000*money.Dollar, 6)
		w.setLiquidity(&all)
		w.until("it goes on, waits or ends", func() bool {
			w.passTime(15 * time.Second)
			now := w.action(alert)
			return now.EndedAt != nil || now.Status == riskaction.PendingApproval
		})
		if done := w.action(alert); done.Moved > before.Moved {
			t.Errorf("%s had moved when the rules came to ask for two, and %s after that, by the approval of one: %s", before.Moved, done.Moved, done.Status)
		}
	})
}

// Once as many have approved as the rules of now ask for, the unwind goes on, and rules that become laxer ask for no more.
func TestAnUnwindGoesOnOnceTheStricterRulesAreMet(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann", "ben")
		w.publish(unwindsNeed(approval.RequireApproval, 1))
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 90*money.Dollar)
		little := money.UnitsOf(5*money.Dollar, 6)
		w.setLiquidity(&little)
		alert := uuid.New()
		w.unwind(mine, alert, 0)
		w.until("it waits for approval", func() bool { return w.action(alert).Status == riskaction.PendingApproval })
		first := w.action(alert).Activity
		w.approvers[0].Vote(first, approval.Approve)
		w.until("a little came out", func() bool {
			w.passTime(15 * time.Second)
			return len(w.action(alert).Rebalances) == 1 && w.action(alert).Waiting
		})
		w.publish(unwindsNeed(approval.RequireApproval, 2))
		w.until("it waits for approval again", func() bool {
			w.passTime(15 * time.Second)
			return w.action(alert).Status == riskaction.PendingApproval
		})
		again := w.action(alert)
		if again.Activity == first {
			t.Fatal("the approval that was given is asked for again by the same activity")
		}
		w.approvers[0].Vote(again.Activity, approval.Approve)
		w.approvers[1].Vote(again.Activity, approval.Approve)
		w.publish(unwindsNeed(approval.Allow, 0))
		all := money.UnitsOf(1000*money.Dollar, 6)
		w.setLiquidity(&all)
		w.until("it has ended", func() bool {
			w.passTime(15 * time.Second)
			return w.action(alert).EndedAt != nil
		})
		if done := w.action(alert); done.Status != riskaction.Completed || done.Activity != again.Activity || done.Moved <= again.Moved {
			t.Errorf("it ended as %s by the activity %s with %s moved: %s", done.Status, done.Activity, done.Moved, done.Problem.Text)
		}
		w.assertBooksBalance()
	})
}

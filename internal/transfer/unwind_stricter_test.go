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

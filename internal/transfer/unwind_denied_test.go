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
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// An unwind that has moved a part moves no more once a rule denies unwinds.
func TestAnUnwindEndsWhereARuleDeniesItMeanwhile(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann")
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 90*money.Dollar)
		little := money.UnitsOf(5*money.Dollar, 6)
		w.setLiquidity(&little)
		alert := uuid.New()
		w.unwind(mine, alert, 0)
		w.until("a little came out", func() bool {
			w.passTime(15 * time.Second)
			return len(w.action(alert).Rebalances) == 1 && w.action(alert).Waiting
		})
		nothing := money.UnitsOf(0, 6)
		w.setLiquidity(&nothing)
		before := w.action(alert)
		w.publish(unwindsNeed(approval.Deny, 0))
		all := money.UnitsOf(1000*money.Dollar, 6)
		w.setLiquidity(&all)
		w.until("it goes on or ends", func() bool {
			w.passTime(15 * time.Second)
			return w.action(alert).EndedAt != nil
		})
		if done := w.action(alert); done.Moved > before.Moved {
			t.Errorf("%s had moved when unwinds were denied, and %s after that: %s", before.Moved, done.Moved, done.Status)
		}
	})
}

// An unwind that waits for approval and has no amount left to move ends, and so does its activity.
func TestNoApprovalIsAskedForOfWhatHasEnded(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann")
		w.publish(unwindsNeed(approval.RequireApproval, 1))
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		alert := uuid.New()
		w.unwind(mine, alert, 0)
		w.until("it waits for approval", func() bool { return w.action(alert).Status == riskaction.PendingApproval })
		asked := w.action(alert).Activity
		out, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: vaultID, To: usdcCash, Amount: 60 * money.Dollar}}})
		if err != nil {
			t.Fatal(err)
		}
		w.untilEnded(mine, wallet.Rebalance, out.ID)
		w.until("the unwind has ended", func() bool { w.passTime(5 * time.Second); return w.action(alert).EndedAt != nil })
		if done := w.action(alert); w.activity(asked).Status == approval.ConsensusNeeded {
			t.Errorf("the unwind is %s, and its approval is still asked for", done.Status)
		}
	})
}

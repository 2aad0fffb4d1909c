package transfer_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// unwindsNeed is a rule for unwinds.
func unwindsNeed(effect approval.Effect, approvals int) approval.Rule {
	r := approval.Rule{Name: "unwinds", Actions: []approval.Kind{approval.RiskUnwind}, Approvals: approvals, Effect: effect}
	if effect == approval.RequireApproval {
		r.ValidForSeconds = 3600
	}
	return r
}

// resumeApproved ends a stop as one approver wants it.
func (w *approvalWorld) resumeApproved(target stop.Target) {
	w.Helper()
	_, asked, err := stop.Resume(w.ctx, w.db, w.approvals, org, target)
	if err != nil {
		w.Fatal(err)
	}
	w.approvers[0].Vote(asked.ID, approval.Approve)
}

// An organization may require approval before its money leaves a source. Without such a rule none is requested; the
// source is stopped for any decision.
func TestAnUnwindAsksWhereARuleSaysSo(t *testing.T) {
	for _, c := range []struct {
		name   string
		rules  []approval.Rule
		answer func(w *approvalWorld, mine wallet.Wallet, asked uuid.UUID)
		status riskaction.Status
		says   string
	}{
		{"nobody is asked without a rule", nil, nil, riskaction.Completed, ""},
		{"allowed", []approval.Rule{unwindsNeed(approval.Allow, 0)}, nil, riskaction.Completed, ""},
		{"denied", []approval.Rule{unwindsNeed(approval.Deny, 0)}, nil, riskaction.Cancelled, `the rule "unwinds" denies it`},
		{"approved", []approval.Rule{unwindsNeed(approval.RequireApproval, 2)}, func(w *approvalWorld, _ wallet.Wallet, asked uuid.UUID) {
			w.approvers[0].Vote(asked, approval.Approve)
			w.approvers[1].Vote(asked, approval.Approve)
		}, riskaction.Completed, ""},
		{"rejected", []approval.Rule{unwindsNeed(approval.RequireApproval, 2)}, func(w *approvalWorld, _ wallet.Wallet, asked uuid.UUID) {
			w.approvers[1].Vote(asked, approval.Reject)
		}, riskaction.Cancelled, "rejected by clerk"},
		{"not approved in time", []approval.Rule{unwindsNeed(approval.RequireApproval, 1)}, func(w *approvalWorld, _ wallet.Wallet, _ uuid.UUID) {
			w.db.Clock().Advance(time.Hour + time.Second)
		}, riskaction.Cancelled, "ran out"},
		{"resumed meanwhile", []approval.Rule{unwindsNeed(approval.RequireApproval, 1)}, func(w *approvalWorld, mine wallet.Wallet, _ uuid.UUID) {
			w.resumeApproved(stop.OfSourceForWallet(vaultID, mine.ID))
			w.db.Clock().Advance(time.Minute)
		}, riskaction.Cancelled, "resumed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db, 0).withApprovers("treasurer", "clerk")
				if c.rules != nil {
					w.publish(c.rules...)
				}
				mine := w.createFunded(100 * money.Dollar)
				w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
				alert := uuid.New()
				w.unwind(mine, alert, 0)
				if c.answer != nil {
					w.until("it waits for approval", func() bool { return w.action(alert).Status == riskaction.PendingApproval })
					waiting := w.action(alert)
					if waiting.Moved != 0 || len(waiting.Rebalances) != 0 || !strings.Contains(waiting.Problem.Text, "approval") {
						t.Errorf("it waits as %+v", waiting)
					}
					c.answer(w, mine, waiting.Activity)
				}
				done := w.untilUnwound(alert)
				if done.Status != c.status || !strings.Contains(done.Problem.Text, c.says) || (done.Problem.Text == "") != (c.says == "") {
					t.Errorf("it ended as %s: %q", done.Status, done.Problem.Text)
				}
				if moved := done.Moved > 0; moved != (c.status == riskaction.Completed) {
					t.Errorf("%s was moved", done.Moved)
				}
				if c.answer != nil && w.activity(done.Activity).Status == approval.ConsensusNeeded {
					t.Error("the approval of what has ended is still asked for")
				}
				stops, err := stop.LoadForWallet(w.ctx, db, org, mine.ID)
				if err != nil || stops.Has(done.Stop) != (c.says != "resumed") {
					t.Errorf("the stops are %+v, %v", stops, err)
				}
				eventtest.CheckAll(t, db, event.RiskAction)
				w.assertBooksBalance()
			})
		})
	}
}

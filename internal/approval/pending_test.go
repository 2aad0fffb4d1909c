package approval_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// flood has as many activities of a kind wait as may.
func (w *world) flood(kind approval.Kind) {
	w.Helper()
	w.must(w.db.Write(w.ctx, func(tx *store.Tx) error {
		for range 1000 {
			id := uuid.New()
			tx.Defer(`INSERT INTO custody_activities (id, organization_id, kind, fingerprint, proposal, action, requirements, status, approvals, owner_id, approved_task, ended_task, reason, created_at, valid_before)
				VALUES ($1, $2, $3, $4, '{}', '{}', '[]', 'consensus_needed', 0, '', '', '', '', 0, 1)`, id, w.org, string(kind), "sha256:"+id.String())
		}
		return nil
	}))
}

// No token but one of approvals:write fills the list until changes of approvers, rules and stops
// cannot be asked for any more; and removals of approvers are asked for in any case.
func TestWhatOthersAskForCrowdsOutNoChange(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.Service = patient(approvaltest.NewService(w.db, withResumptions))
		first := w.register("first")
		second := w.register("second", first)
		w.publish([]approval.Rule{{Name: "all", Actions: approval.Kinds(), Approvals: 1, Effect: approval.RequireApproval}}, first)
		for _, kind := range []approval.Kind{approval.WithdrawalPayout, approval.ContractChange, approval.RiskRuleChange, approval.RiskUnwind} {
			w.flood(kind)
		}
		_, err := store.Write(w.ctx, w.db, func(tx *store.Tx) (approval.Activity, error) { return w.Ask(w.ctx, tx, w.payout(5)) })
		if fault.CodeOf(err) != fault.RateLimitExceeded {
			t.Errorf("one payout more than may wait: %v", err)
		}
		s := stolenScene{world: w}
		first.Vote(s.change(approval.Resume), approval.Approve)
		first.Vote(s.change(approval.RuleChange), approval.Approve)
		w.flood(approval.RuleChange)
		if _, err := w.PutRules(w.ctx, w.org, nil, nil); fault.CodeOf(err) != fault.RateLimitExceeded {
			t.Errorf("one change more than may wait: %v", err)
		}
		first.Vote(s.change(approval.Resume), approval.Approve)
		_, removal, err := w.RemoveApprover(w.ctx, w.org, second.ID)
		w.must(err)
		first.Vote(removal.ID, approval.Approve)
		if got := w.activity(removal.ID); got.Status != approval.Completed {
			t.Errorf("the removal is %s: %s", got.Status, got.Reason)
		}
	})
}

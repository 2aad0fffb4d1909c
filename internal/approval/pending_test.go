package approval_test

import (
	"fmt"
	"strings"
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

// longRules are rules by which a request of less than 1 MiB has a long text.
func longRules(n int) (rules []approval.Rule) {
	for r := range 5 {
		rule := approval.Rule{Name: fmt.Sprint("rule ", n, r), Actions: []approval.Kind{approval.WithdrawalPayout}, Effect: approval.Deny}
		for d := range 1000 {
			rule.Destinations = append(rule.Destinations, fmt.Sprintf("group:%s%04d", strings.Repeat("<", 60), d))
		}
		rules = append(rules, rule)
	}
	return rules
}

// The list of pending activities has no pages, and every process reads it: so the texts of an organization's
// have a bound in bytes. Removals of approvers, which are short, are asked for in any case, and an
// equal change is one with the change that waits.
func TestTheTextsOfPendingActivitiesAreBounded(t *testing.T) {
	const allowed = 16 << 20
	eachWorld(t, func(w *world) {
		first := w.register("first")
		second := w.register("second", first)
		var err error
		for n := 0; err == nil; n++ {
			_, err = w.PutRules(w.ctx, w.org, longRules(n), nil)
			if n > 100 {
				w.Fatal("there is no bound")
			}
		}
		if fault.CodeOf(err) != fault.RateLimitExceeded {
			w.Errorf("one text more than may wait: %v", err)
		}
		same, err := w.PutRules(w.ctx, w.org, longRules(0), nil)
		w.must(err)
		waiting, err := w.ListPending(w.ctx, w.org)
		w.must(err)
		bytes := 0
		for _, a := range waiting {
			bytes += len(a.Text)
		}
		if bytes > allowed || bytes < allowed/2 || same.ID != waiting[0].ID {
			w.Errorf("%d activities of %d bytes wait; the first is %s, an equal one %s", len(waiting), bytes, waiting[0].ID, same.ID)
		}
		_, removal, err := w.RemoveApprover(w.ctx, w.org, second.ID)
		w.must(err)
		first.Vote(removal.ID, approval.Approve)
		if got := w.activity(removal.ID); got.Status != approval.Completed {
			w.Errorf("the removal is %s: %s", got.Status, got.Reason)
		}
	})
}

// A change whose text is one byte longer than may be is refused when it is proposed.
func TestTheTextOfAChangeIsBounded(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.Service = patient(approvaltest.NewService(w.db, withResumptions))
		w.register("first")
		propose := func(length int) (approval.Activity, error) {
			return w.Propose(w.ctx, approval.NewChange{Organization: w.org, Kind: approval.Resume, Body: map[string]string{"a": strings.Repeat("a", length)}})
		}
		short, err := propose(0)
		w.must(err)
		longest, err := propose(approval.MaxChangeText - len(short.Text))
		w.must(err)
		if len(longest.Text) != approval.MaxChangeText || longest.Status != approval.ConsensusNeeded {
			w.Errorf("a text of %d bytes is %s", len(longest.Text), longest.Status)
		}
		if _, err := propose(approval.MaxChangeText - len(short.Text) + 1); fault.CodeOf(err) != fault.Validation {
			w.Errorf("one byte more: %v", err)
		}
	})
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

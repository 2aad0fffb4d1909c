package approval_test

import (
	"slices"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
)

// The first approver is registered at once; from then on each needs the quorum of then.
func TestApproversAreRegisteredByApprovers(t *testing.T) {
	eachWorld(t, func(w *world) {
		first, activity := approvaltest.Register(w.T, w.Service, w.org, "first")
		if first.Status != approval.ApproverActive || activity.Status != approval.Completed {
			w.Errorf("the first approver is %s, its activity %s", first.Status, activity.Status)
		}
		second, activity := approvaltest.Register(w.T, w.Service, w.org, "second")
		if second.Status != approval.ApproverPending || activity.Status != approval.ConsensusNeeded {
			w.Fatalf("the second approver is %s, its activity %s", second.Status, activity.Status)
		}
		if n := len(w.settings().Approvers); n != 1 {
			w.Errorf("%d approvers count before the approval, want 1", n)
		}
		if r := first.Vote(activity.ID, approval.Approve); !r.Approved || r.Status != approval.Completed {
			w.Errorf("the vote came to %+v", r)
		}
		if n := len(w.settings().Approvers); n != 2 {
			w.Errorf("%d approvers count after the approval, want 2", n)
		}
	})
}

// A quorum of two needs two different approvers; the second vote adds the one task that
// goes on.
func TestAPayoutWaitsForItsQuorum(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		second := w.register("second", first)
		w.publish(requireApprovals(2), first)
		q := w.payout(5)
		a := w.ask(q)
		if again := w.ask(q); again.ID != a.ID || again.Status != approval.ConsensusNeeded {
			w.Errorf("asked again it is %s, %s", again.ID, again.Status)
		}
		if r := first.Vote(a.ID, approval.Approve); r.Approved || r.Status != approval.ConsensusNeeded {
			w.Errorf("the first vote came to %+v", r)
		}
		w.db.Clock().Advance(time.Minute)
		w.assertMetrics(`
			granary_approval_pending 1
			granary_approval_votes_total{result="approve"} 3
			granary_approval_ended_total{by="carried out"} 3`)
		if told := w.told(q); len(told) > 0 {
			w.Errorf("after one of two approvals %v are to be done", told)
		}
		if r := second.Vote(a.ID, approval.Approve); !r.Approved || r.Status != approval.Completed {
			w.Errorf("the second vote came to %+v", r)
		}
		if told := w.told(q); !slices.Equal(told, []string{"test.approved"}) {
			w.Errorf("after both approvals %v are to be done", told)
		}
	})
}

func TestTheTableOfStatesIsSound(t *testing.T) {
	if err := approval.States.Check(); err != nil {
		t.Error(err)
	}
}

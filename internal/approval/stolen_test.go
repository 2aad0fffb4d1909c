package approval_test

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// withResumptions defines changes that end a stop or unwind a position, without effects.
func withResumptions(l *approval.Appliers) {
	nothing := approval.Applier{
		Check: func(context.Context, *store.Tx, uuid.UUID, approval.Settings, approval.Change) error { return nil },
		Apply: func(context.Context, *store.Tx, uuid.UUID, approval.Change) error { return nil },
	}
	l.Define(approval.Resume, nothing)
	l.Define(approval.RiskUnwind, nothing)
}

// stolenScene is an organization of n approvers, of which k must approve everything. The last one's
// key is stolen, and rejects first.
type stolenScene struct {
	*world
	honest []*approvaltest.Approver
	thief  *approvaltest.Approver
}

func newStolenScene(w *world, n, k int) stolenScene {
	w = &world{w.T, w.ctx, w.db, patient(approvaltest.NewService(w.db, withResumptions)), uuid.New()}
	var all []*approvaltest.Approver
	for i := range n {
		all = append(all, w.register("approver "+strconv.Itoa(i+1), all[:min(i, 1)]...))
	}
	w.publish([]approval.Rule{{Name: "all", Actions: approval.Kinds(), Approvals: k, Effect: approval.RequireApproval}}, all[0])
	return stolenScene{w, all[:n-1], all[n-1]}
}

// change asks for a change that waits.
func (s stolenScene) change(kind approval.Kind) uuid.UUID {
	s.Helper()
	var a approval.Activity
	var err error
	switch kind {
	case approval.RuleChange:
		a, err = s.PutRules(s.ctx, s.org, []approval.Rule{{Name: uuid.NewString(), Actions: approval.Kinds(), Approvals: 1, Effect: approval.RequireApproval}}, nil)
	case approval.Resume, approval.RiskUnwind:
		a, err = s.Propose(s.ctx, approval.NewChange{Organization: s.org, Kind: kind, Body: map[string]any{}})
	default:
		s.Fatalf("no change of the kind %s", kind)
	}
	s.must(err)
	return a.ID
}

// TestOneStolenKeyOfSeveral is the table of docs/approvals.md: which changes the thief of one key
// prevents, and which the thief makes alone.
func TestOneStolenKeyOfSeveral(t *testing.T) {
	eachWorld(t, func(w *world) {
		for _, c := range stolenKeys {
			t := func(what string) stolenScene {
				w.Logf("%d of %d: %s", c.k, c.n, what)
				return newStolenScene(w, c.n, c.k)
			}
			s := t("changes and payouts")
			for _, kind := range []approval.Kind{approval.Resume, approval.RiskUnwind, approval.RuleChange} {
				s.holdsChange(kind, c.k, c.passes)
			}
			s = t("the removal of the key")
			s.endsPayouts()
			s.isRemoved(c.k, c.passes)
			s = t("alone")
			id := s.change(approval.RuleChange)
			s.thief.Vote(id, approval.Approve)
			if got := s.activity(id).Status == approval.Completed; got != (c.k == 1) {
				w.Errorf("the thief changes the rules alone: %v", got)
			}
		}
	})
}

// stolenKeys are cases of n approvers, of which k must approve; passes says whether the others have
// their way in spite of one of them.
var stolenKeys = []struct {
	n, k   int
	passes bool
}{{2, 1, true}, {2, 2, false}, {3, 1, true}, {3, 2, true}, {3, 3, false}, {4, 3, true}}

// holdsChange has the thief reject a change, and the others approve it.
func (s stolenScene) holdsChange(kind approval.Kind, k int, passes bool) {
	s.Helper()
	id := s.change(kind)
	s.thief.Vote(id, approval.Reject)
	if !passes {
		if a := s.activity(id); a.Status != approval.Rejected {
			s.Errorf("%s that can have no quorum any more is %s", kind, a.Status)
		}
		return
	}
	for _, a := range s.honest[:k] {
		a.Vote(id, approval.Approve)
	}
	if a := s.activity(id); a.Status != approval.Completed {
		s.Errorf("%s that one key rejects and %d approve is %s", kind, k, a.Status)
	}
}

// endsPayouts has the thief reject a payout: each approver who is asked may.
func (s stolenScene) endsPayouts() {
	s.Helper()
	a := s.ask(s.payout(5))
	s.thief.Vote(a.ID, approval.Reject)
	if got := s.activity(a.ID); got.Status != approval.Rejected || got.Reason != "rejected by "+s.thief.Name {
		s.Errorf("a payout that one of those asked rejects is %s: %s", got.Status, got.Reason)
	}
}

// isRemoved has the others remove the thief, who has no vote on it.
func (s stolenScene) isRemoved(k int, passes bool) {
	s.Helper()
	_, a, err := s.RemoveApprover(s.ctx, s.org, s.thief.ID)
	if !passes {
		if fault.CodeOf(err) != fault.WorkflowConflict || !strings.Contains(err.Error(), "granary approvers reset") {
			s.Errorf("a removal that can have no quorum: %v", err)
		}
		return
	}
	s.must(err)
	for _, choice := range []approval.Choice{approval.Reject, approval.Approve} {
		if _, err := s.Vote(s.ctx, s.org, a.ID, s.thief.Ballot(a.ID, choice)); fault.CodeOf(err) != fault.Forbidden {
			s.Errorf("who is removed votes to %s: %v", choice, err)
		}
	}
	for i, by := range s.honest[:k] {
		if got := s.activity(a.ID); got.Status != approval.ConsensusNeeded || len(got.MayVote()) != len(s.honest) {
			s.Errorf("with %d of %d approvals the removal is %s, and %d may vote", i, k, got.Status, len(got.MayVote()))
		}
		by.Vote(a.ID, approval.Approve)
	}
	if removed, err := s.GetApprover(s.ctx, s.org, s.thief.ID); err != nil || removed.Status != approval.ApproverRemoved {
		s.Errorf("the removed approver is %s: %v", removed.Status, err)
	}
}

// Only those that a requirement names reject; others are as little asked as to approve.
func TestOnlyThoseWhomARequirementNamesReject(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		second := w.register("second", first)
		other := w.register("other", first)
		w.publish(requireApprovals(1, first.ID, second.ID), first)
		a := w.ask(w.payout(5))
		for _, choice := range []approval.Choice{approval.Reject, approval.Approve} {
			if _, err := w.Vote(w.ctx, w.org, a.ID, other.Ballot(a.ID, choice)); fault.CodeOf(err) != fault.Forbidden {
				w.Errorf("one who is not named votes to %s: %v", choice, err)
			}
		}
		second.Vote(a.ID, approval.Reject)
		if got := w.activity(a.ID); got.Status != approval.Rejected {
			w.Errorf("rejected by one who is named it is %s", got.Status)
		}
	})
}

// Stricter rules have earlier rejections end a change that can have no quorum any more.
func TestRejectionsAreJudgedByTheRulesOfNow(t *testing.T) {
	eachWorld(t, func(w *world) {
		s := newStolenScene(w, 3, 2)
		id := s.change(approval.Resume)
		s.thief.Vote(id, approval.Reject)
		s.publish([]approval.Rule{{Name: "all", Actions: approval.Kinds(), Approvals: 3, Effect: approval.RequireApproval}}, s.honest[0], s.honest[1])
		s.honest[0].Vote(id, approval.Approve)
		if got := s.activity(id); got.Status != approval.Rejected {
			w.Errorf("a change whose quorum one rejection has made impossible is %s", got.Status)
		}
	})
}

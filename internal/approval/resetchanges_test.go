package approval_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/store"
)

// allowAll are rules by which every payout is made without approval.
func allowAll() []approval.Rule {
	return []approval.Rule{{Name: "all may go", Actions: []approval.Kind{approval.WithdrawalPayout}, Effect: approval.Allow}}
}

// resetBoth resets the approvers in both databases, and returns the one who approves then.
func (w *separateWorld) resetBoth(key *stamptest.APIKey, serviceFirst bool) *approvaltest.Approver {
	w.Helper()
	order := []*store.DB{w.signer.DB, w.db}
	if serviceFirst {
		slices.Reverse(order)
	}
	for _, db := range order {
		w.must(approval.Reset(w.ctx, db, w.org, byKey("treasurer", key)))
	}
	return approvaltest.Known(w.T, w.Service, w.org, w.settings().Approvers[0], key)
}

// eachOrder runs a test with either order in which a service and its signer are reset.
func eachOrder(t *testing.T, fn func(w *separateWorld, serviceFirst bool)) {
	t.Helper()
	for name, serviceFirst := range map[string]bool{"the signer first": false, "the service first": true} {
		t.Run(name, func(t *testing.T) {
			eachSeparateWorld(t, func(w *separateWorld) { fn(w, serviceFirst) })
		})
	}
}

// A registration that waited for an approver who has lost the key ends with the reset: the new approver finds
// no pending activity, and makes other changes.
func TestAChangeThatWaitedForResetApproversEnds(t *testing.T) {
	eachOrder(t, func(w *separateWorld, serviceFirst bool) {
		w.register("lost")
		controller, waiting := approvaltest.Register(w.T, w.Service, w.org, "controller")
		treasurer := w.resetBoth(stamptest.NewAPIKey(w), serviceFirst)
		pending, err := w.ListPending(w.ctx, w.org)
		w.must(err)
		if ended := w.activity(waiting.ID); len(pending) != 0 || ended.Status != approval.Failed || ended.Reason == "" || ended.EndedAt == nil {
			w.Errorf("%d activities wait, the registration is %s: %q", len(pending), ended.Status, ended.Reason)
		}
		if a, err := w.GetApprover(w.ctx, w.org, controller.ID); err != nil || a.Status != approval.ApproverRemoved {
			w.Errorf("who waited is %s, %v", a.Status, err)
		}
		if _, err := w.NewVoteRequest(w.ctx, w.org, waiting.ID, approval.Approve); fault.CodeOf(err) != fault.WorkflowConflict {
			w.Errorf("asked for a vote on it: %v", err)
		}
		w.publish(requireApprovals(1), treasurer)
		if len(w.atSigner().Rules) != 1 || len(w.atSigner().Approvers) != 1 {
			w.Errorf("the signer has %+v", w.atSigner())
		}
	})
}

// Rules that the thief of the only key has approved are made at the signer, and the service dies before it makes
// them. They do not come into force at the service after the reset of both, and hold up no change.
func TestNoChangeOfBeforeAResetIsMadeAfterIt(t *testing.T) {
	eachOrder(t, func(w *separateWorld, serviceFirst bool) {
		thief := w.register("stolen")
		w.signer.lost = errAway
		bad, err := w.PutRules(w.ctx, w.org, allowAll(), nil)
		w.must(err)
		thief.Vote(bad.ID, approval.Approve)
		if a, there := w.activity(bad.ID), w.atSigner(); a.Status != approval.Approved || len(there.Rules) != 1 {
			w.Fatalf("the thief's rules are %s, the signer has %+v", a.Status, there)
		}

		treasurer := w.resetBoth(stamptest.NewAPIKey(w), serviceFirst)
		if a := w.activity(bad.ID); a.Status != approval.Failed {
			w.Errorf("the thief's rules are %s", a.Status)
		}
		w.signer.lost = nil
		w.runUntil("their task is done", time.Second, func() bool { return w.countCarryOuts(bad.ID) == 0 })
		if here, there := w.settings(), w.atSigner(); len(here.Rules) != 0 || len(there.Rules) != 0 || here.Version != there.Version {
			w.Errorf("%d rules are in force at the service (version %d), %d at the signer (version %d)", len(here.Rules), here.Version, len(there.Rules), there.Version)
		}
		w.Service = patient(w.Service)
		w.publish(requireApprovals(1), treasurer)
	})
}

func (w *world) countCarryOuts(of uuid.UUID) (n int) {
	w.Helper()
	w.must(w.db.QueryRow(w.ctx, `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2`, approval.CarryOutTask, of.String()).Scan(&n))
	return n
}

// Where the signer shares the database, a change that was made before the reset counts as made.
func TestAChangeThatWasMadeBeforeAResetIsCompleted(t *testing.T) {
	eachWorld(t, func(w *world) {
		signer, first, second := newDeafWorld(w)
		signer.lost = errAway
		rules := w.putRules()
		first.Vote(rules.ID, approval.Approve)
		second.Vote(rules.ID, approval.Approve)
		w.must(approval.Reset(w.ctx, w.db, w.org, byKey("treasurer", stamptest.NewAPIKey(w))))
		if a := w.activity(rules.ID); a.Status != approval.Completed || len(w.settings().Rules) != 0 {
			w.Errorf("it is %s, with the rules %+v", a.Status, w.settings().Rules)
		}
		if found, err := approval.Check(w.ctx, w.db, []any{rules.ID}); err != nil || len(found) != 0 {
			w.Errorf("it has the problems %+v, %v", found, err)
		}
	})
}

// An approver who is named by two resets has one id. The votes that it gave between them make no change after the
// second, though they would be enough by then: not even if the service hands them over again.
func TestVotesOfBeforeAResetDoNotCount(t *testing.T) {
	eachOrder(t, func(w *separateWorld, serviceFirst bool) {
		key := stamptest.NewAPIKey(w)
		treasurer := w.resetBoth(key, serviceFirst)
		w.register("second", treasurer)
		w.publish(requireApprovals(2), treasurer)
		a, err := w.PutRules(w.ctx, w.org, allowAll(), nil)
		w.must(err)
		vote := treasurer.Ballot(a.ID, approval.Approve)
		_, err = w.Vote(w.ctx, w.org, a.ID, vote)
		w.must(err)
		for _, db := range []*store.DB{w.db, w.signer.DB} {
			db.Clock().Advance(time.Second)
		}
		w.resetBoth(key, serviceFirst)

		// The rules begin at version 0 again: the service makes up a text that is based on it.
		p := a.Proposal
		change := approval.EncodeChange(uuid.New(), map[string]any{"basedOn": 0, "rules": []approval.Rule{}})
		p.Change = &change
		fresh := func(at time.Time) custody.ChangeRequest {
			r := approval.NewRequest(w.org, p.Fingerprint(), approval.Approve, at)
			header, value := key.Stamp(r.StampPayload())
			return custody.ChangeRequest{Proposal: p.Canonical(), Votes: []custody.StampedVote{
				{Approver: treasurer.ID, RequestText: r.StampPayload(), StampHeader: header, StampValue: value, At: at}}}
		}
		now := w.signer.DB.Clock().Now()
		if err := w.signer.ApplyChange(w.ctx, fresh(now.Add(-time.Second))); !errors.Is(err, custody.ErrApprovalNeeded) {
			w.Errorf("by a vote of before the reset: %v", err)
		}
		if err := w.signer.ApplyChange(w.ctx, fresh(now)); err != nil {
			w.Errorf("by a vote of after it: %v", err)
		}
	})
}

// A reset gives up the turn of the change that was being made, and has no change wait for a rejection: so it is
// the way out where changes of an organization are held up.
func TestAResetHoldsUpNoLaterChange(t *testing.T) {
	eachWorld(t, func(w *world) {
		signer, first, second := newDeafWorld(w)
		signer.away, signer.deaf = errAway, errAway
		stuck := w.putRules()
		first.Vote(stuck.ID, approval.Approve)
		second.Vote(stuck.ID, approval.Approve)
		rejected, err := w.PutRules(w.ctx, w.org, requireApprovals(1, first.ID), nil)
		w.must(err)
		second.Vote(rejected.ID, approval.Reject)
		key := stamptest.NewAPIKey(w)
		w.db.Clock().Advance(time.Second)
		w.must(approval.Reset(w.ctx, w.db, w.org, byKey("treasurer", key)))
		signer.away = nil
		w.Service = patient(w.Service)
		w.publish(requireApprovals(1), approvaltest.Known(w.T, w.Service, w.org, w.settings().Approvers[0], key))
		if a := w.activity(stuck.ID); a.Status != approval.Failed {
			w.Errorf("the change that was being made is %s", a.Status)
		}
	})
}

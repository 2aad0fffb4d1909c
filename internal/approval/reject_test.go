package approval_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// deafSigner is a signer that takes no rejection, makes no change, or makes it and does not say so, while these
// errors are set.
type deafSigner struct {
	approvaltest.Signer
	deaf, away, lost error
}

func (s *deafSigner) Reject(ctx context.Context, r custody.ChangeRequest) error {
	if s.deaf != nil {
		return s.deaf
	}
	return s.Signer.Reject(ctx, r)
}

func (s *deafSigner) ApplyChange(ctx context.Context, r custody.ChangeRequest) error {
	if s.away != nil {
		return s.away
	}
	return errors.Join(s.Signer.ApplyChange(ctx, r), s.lost)
}

var errAway = errors.New("the signer is away")

// newDeafWorld has the world's changes be made by a signer that may be deaf, and two approvers who
// approve everything together.
func newDeafWorld(w *world) (signer *deafSigner, first, second *approvaltest.Approver) {
	w.Helper()
	appliers := approval.NewAppliers()
	signer = &deafSigner{Signer: approvaltest.Signer{DB: w.db, Appliers: appliers}}
	w.Service = patient(approval.NewService(w.db, appliers, signer))
	first = w.register("first")
	second = w.register("second", first)
	w.publish(requireApprovals(2), first)
	return signer, first, second
}

// putRules asks for rules under which one approval is enough.
func (w *world) putRules() approval.Activity {
	w.Helper()
	a, err := w.PutRules(w.ctx, w.org, requireApprovals(1), nil)
	w.must(err)
	return a
}

// runUntil has the tasks of approvals done, and time pass in steps, until something is so. A task
// that has failed often waits for long.
func (w *world) runUntil(what string, step time.Duration, is func() bool) {
	w.Helper()
	runner := tasktest.NewRunner(w.T, w.db, tasktest.Lease)
	w.Register(runner.Runner)
	stop := runner.Start()
	defer stop()
	w.db.Clock().Advance(10 * time.Second)
	waittest.Until(w.T, what, func() bool {
		if is() {
			return true
		}
		w.db.Clock().Advance(step)
		return false
	}, tasktest.State(w.db))
}

// isRejected says whether a text was rejected at the signer.
func (w *world) isRejected(fingerprint string) (rejected bool) {
	w.Helper()
	w.must(w.db.SendBatch(w.ctx, approval.RejectedQuery(&rejected, fingerprint)))
	return rejected
}

// The signer learns of each rejection, when it is given or by its task, and of a rejected change
// before it makes one that was approved later: that could ask for fewer approvals.
func TestTheSignerLearnsOfRejectedChangesBeforeOthers(t *testing.T) {
	eachWorld(t, func(w *world) {
		signer, first, second := newDeafWorld(w)
		a := w.ask(w.payout(5))
		second.Vote(a.ID, approval.Reject)
		if !w.isRejected(a.Fingerprint) {
			w.Error("the signer does not know of a rejection")
		}

		signer.deaf = errAway
		rejected := w.putRules()
		first.Vote(rejected.ID, approval.Approve)
		second.Vote(rejected.ID, approval.Reject)
		if got := w.activity(rejected.ID); got.Status != approval.Rejected || w.isRejected(rejected.Fingerprint) {
			w.Errorf("while the signer is away the change is %s", got.Status)
		}
		rules, err := w.PutRules(w.ctx, w.org, requireApprovals(1, first.ID), nil)
		w.must(err)
		first.Vote(rules.ID, approval.Approve)
		w.SetPatience(50 * time.Millisecond)
		second.Vote(rules.ID, approval.Approve) // waits for its turn for a while
		w.SetPatience(waittest.Patience())
		if got := w.activity(rules.ID); got.Status != approval.Approved {
			w.Errorf("rules under which one approval of the rejected change is enough are %s", got.Status)
		}

		signer.deaf = nil
		w.runUntil("the rules are in force", time.Second, func() bool { return w.activity(rules.ID).Status == approval.Completed })
		if !w.isRejected(rejected.Fingerprint) {
			w.Error("rules are in force before the signer knows of the rejection")
		}
	})
}

// No rejection of a payout, which one approver gives alone, holds up a change: a stolen key would keep
// itself from being removed. Neither does one of a change that came after the approval of this one,
// or for which the signer has no room today. All are handed over later.
func TestRejectionsHoldUpNoChangeForLong(t *testing.T) {
	full := fmt.Errorf("%w: a test", custody.ErrDayLimit)
	for what, c := range map[string]struct {
		deaf     error
		rejected func(*world) approval.Activity
		later    bool // than the change is approved
	}{
		"a payout while the signer is away": {errAway, func(w *world) approval.Activity { return w.ask(w.payout(6)) }, false},
		"a payout on a full day":            {full, func(w *world) approval.Activity { return w.ask(w.payout(6)) }, false},
		"a change on a full day":            {full, (*world).putRules, false},
		"a change later":                    {errAway, (*world).putRules, true},
	} {
		t.Run(what, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				signer, first, second := newDeafWorld(w)
				rules, err := w.PutRules(w.ctx, w.org, requireApprovals(2, first.ID, second.ID), nil)
				w.must(err)
				rejected := c.rejected(w)
				signer.deaf, signer.away = c.deaf, errAway
				w.SetPatience(50 * time.Millisecond)
				steps := []func(){
					func() { second.Vote(rejected.ID, approval.Reject) },
					func() {
						first.Vote(rules.ID, approval.Approve)
						w.db.Clock().Advance(time.Second)
						second.Vote(rules.ID, approval.Approve)
						w.db.Clock().Advance(time.Second)
					},
				}
				if c.later {
					slices.Reverse(steps)
				}
				for _, step := range steps {
					step()
				}
				signer.away = nil
				w.runUntil("the change is made", time.Second, func() bool { return w.activity(rules.ID).Status == approval.Completed })
				if w.isRejected(rejected.Fingerprint) {
					w.Fatal("the signer knows of the rejection")
				}
				signer.deaf = nil
				w.db.Clock().Advance(time.Hour)
				w.runUntil("the signer knows of the rejection", time.Second, func() bool { return w.isRejected(rejected.Fingerprint) })
			})
		})
	}
}

// A signer whose database is older than a rejection learns of it when the service starts.
func TestRejectionsAreHandedOverAgain(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		w.publish(requireApprovals(1), first)
		a := w.ask(w.payout(5))
		first.Vote(a.ID, approval.Reject)
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`DELETE FROM rejected_texts`)
			tx.Defer(`DELETE FROM tasks`)
			return nil
		}))
		w.must(w.HandOverRejections(w.ctx))
		runner := tasktest.NewRunner(w.T, w.db, tasktest.Lease)
		w.Register(runner.Runner)
		runner.Start()
		waittest.Until(w.T, "the signer knows of the rejection", func() bool { return w.isRejected(a.Fingerprint) }, tasktest.State(w.db))
	})
}

// A rejection that does not end a change by the signer's rules is not taken there.
func TestARejectionThatEndsNothingIsNotTaken(t *testing.T) {
	eachWorld(t, func(w *world) {
		s := newStolenScene(w, 3, 2)
		a := s.activity(s.change(approval.RuleChange))
		b := s.thief.Ballot(a.ID, approval.Reject)
		appliers := approval.NewAppliers()
		err := appliers.VerifyAndReject(s.ctx, s.db, approval.Rejection{Proposal: a.Proposal, Votes: []custody.StampedVote{{
			Approver: s.thief.ID, RequestText: b.Request.StampPayload(), StampHeader: b.StampHeader, StampValue: b.StampValue, At: s.db.Clock().Now()}},
			Count: func(context.Context, *store.Tx, []uuid.UUID, int) error { t.Error("it is counted"); return nil }})
		if !errors.Is(err, custody.ErrApprovalNeeded) || s.isRejected(a.Fingerprint) {
			t.Errorf("one rejection of three approvers, two of whom are enough: %v", err)
		}
	})
}

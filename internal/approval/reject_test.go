package approval_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// deafSigner is a signer that takes no rejection until it does.
type deafSigner struct {
	approvaltest.Signer
	deaf bool
}

func (s *deafSigner) Reject(ctx context.Context, r custody.ChangeRequest) error {
	if s.deaf {
		return errors.New("the signer is away")
	}
	return s.Signer.Reject(ctx, r)
}

// isRejected says whether a text was rejected at the signer.
func (w *world) isRejected(fingerprint string) (rejected bool) {
	w.Helper()
	w.must(w.db.SendBatch(w.ctx, approval.RejectedQuery(&rejected, fingerprint)))
	return rejected
}

// The signer learns of each rejection, when it is given or by its task, and before it makes any
// other change of the organization's: one could ask for fewer approvals.
func TestTheSignerLearnsOfRejectionsBeforeChanges(t *testing.T) {
	eachWorld(t, func(w *world) {
		appliers := approval.NewAppliers()
		signer := &deafSigner{Signer: approvaltest.Signer{DB: w.db, Appliers: appliers}}
		w.Service = approval.NewService(w.db, appliers, signer)
		first := w.register("first")
		second := w.register("second", first)
		w.publish(requireApprovals(2), first)
		a := w.ask(w.payout(5))
		second.Vote(a.ID, approval.Reject)
		if !w.isRejected(a.Fingerprint) {
			w.Error("the signer does not know of a rejection")
		}

		signer.deaf = true
		b := w.ask(w.payout(6))
		first.Vote(b.ID, approval.Approve)
		second.Vote(b.ID, approval.Reject)
		if got := w.activity(b.ID); got.Status != approval.Rejected || w.isRejected(b.Fingerprint) {
			w.Errorf("while the signer is away the activity is %s", got.Status)
		}
		rules, err := w.PutRules(w.ctx, w.org, requireApprovals(1), nil)
		w.must(err)
		first.Vote(rules.ID, approval.Approve)
		second.Vote(rules.ID, approval.Approve) // waits for its turn for a while
		if got := w.activity(rules.ID); got.Status != approval.Approved {
			w.Errorf("rules that would bring a rejected payout back are %s", got.Status)
		}

		signer.deaf = false
		runner := tasktest.NewRunner(w.T, w.db, tasktest.Lease)
		w.Register(runner.Runner)
		runner.Start()
		w.db.Clock().Advance(10 * time.Second)
		waittest.Until(w.T, "the rules are in force", func() bool {
			if w.activity(rules.ID).Status != approval.Completed {
				w.db.Clock().Advance(time.Second)
				return false
			}
			return true
		}, tasktest.State(w.db))
		if !w.isRejected(b.Fingerprint) {
			w.Error("rules are in force before the signer knows of the rejection")
		}
	})
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
			Count: func(context.Context, *store.Tx) error { t.Error("it is counted"); return nil }})
		if !errors.Is(err, custody.ErrApprovalNeeded) || s.isRejected(a.Fingerprint) {
			t.Errorf("one rejection of three approvers, two of whom are enough: %v", err)
		}
	})
}

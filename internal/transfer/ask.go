package transfer

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// askForFirstPayouts asks for the approval of the payouts with which a withdrawal
// begins, before its rows are written. The others are judged when they are reached.
func (s *Service) askForFirstPayouts(ctx context.Context, tx *store.Tx, w *Workflow, owner wallet.Wallet, c intent.Consent) error {
	if w.awaitsRedemptions() {
		return nil
	}
	for i := range w.Legs {
		leg := &w.Legs[i]
		ref := stepRef{w, leg, &leg.Steps[0]}
		d := decide(c, ref.judgedAmount())
		if ref.step.Kind != StepPayout || d.Effect != approval.RequireApproval {
			continue
		}
		if err := s.askApproval(ctx, tx, ref, s.orderToSign(ref, owner), c, d); err != nil {
			return err
		}
	}
	return nil
}

// askOrStart has a payout that is pending wait for the approval that it needs, or be
// signed. Either way it is started: an earlier life of the database may have paid it.
func (s *Service) askOrStart(ctx context.Context, tx *store.Tx, ref stepRef, owner wallet.Wallet, c intent.Consent) error {
	d := decide(c, ref.judgedAmount())
	addStartTask(tx, ref.workflow, ref.step)
	if d.Effect != approval.RequireApproval {
		return nil
	}
	if err := s.askApproval(ctx, tx, ref, s.orderToSign(ref, owner), c, d); err != nil {
		return err
	}
	saveAsked(tx, ref)
	return nil
}

// askApproval has a payout wait for the approval of its intent. The caller saves the
// step and the leg.
func (s *Service) askApproval(ctx context.Context, tx *store.Tx, ref stepRef, order intent.Order, c intent.Consent, d approval.Decision) error {
	c.Amount = ref.judgedAmount()
	start := StartTask(ref.step.Chain) // which asks the chain first, however the approval ends
	asked, err := s.intents.Ask(ctx, tx, order, c, d, approval.Owner{ID: ref.step.ID, ApprovedTask: start, EndedTask: start})
	if err != nil {
		return err
	}
	for _, step := range ref.stepsOfIntent() {
		if err := step.change(ApprovalAsked); err != nil {
			return err
		}
	}
	if err := ref.leg.change(ApprovalAsked); err != nil {
		return err
	}
	ref.step.ActivityID, ref.leg.Approval = &asked.ID, newApproval(asked, c.Settings)
	return nil
}

// saveAsked writes the changes of askApproval.
func saveAsked(tx *store.Tx, ref stepRef) {
	for _, step := range ref.stepsOfIntent() {
		saveStep(tx, *step)
	}
	saveLeg(tx, *ref.leg)
}

// askLater asks for the approval of a payout that was reached, or whose approval is not
// enough any more: then more votes on the same activity do, if there is time for them.
// Dying before the commit leaves the step to the next run; dying after it leaves the
// activity, which adds the task again when it is approved.
func (s *Service) askLater(ctx context.Context, t task.Task, was stepRef, j judgedStart, v intent.Verdict) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, was.step.ID)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if !ref.isStill(was) {
			return nil // cancelled, or asked for by another run
		}
		if v.MoreVotes {
			settled, err := s.askForMore(ctx, tx, ref, j.consent, *v.Ask)
			if err != nil || settled {
				return err
			}
		}
		if err := s.askApproval(ctx, tx, ref, j.order, j.consent, *v.Ask); err != nil {
			return err
		}
		saveAsked(tx, ref)
		crash.Point(pointAsk + ".before")
		tx.OnCommit(func() { crash.Point(pointAsk + ".after") })
		return emitProgress(ctx, tx, *ref.workflow, false, tx.DB().Clock().Now(), ref.leg)
	})
	if err != nil {
		return fmt.Errorf("asking for the approval of step %s: %w", was.step.ID, err)
	}
	return nil
}

// isStill says whether a step that was read before its workflow was locked can be
// started as it was then. It cannot if it has lost its reservation since (takeFromSiblings).
func (r stepRef) isStill(was stepRef) bool {
	lost := r.step.FailureReason != nil && was.step.FailureReason == nil
	return !lost && r.mayStart() && r.step.State == was.step.State && isSameActivity(r.step.ActivityID, was.step.ActivityID)
}

func isSameActivity(a, b *uuid.UUID) bool { return a == b || (a != nil && b != nil && *a == *b) }

// askForMore has the activity of an approval that the present rules find too weak wait for more votes; it reports
// whether that is all that is left. One that is strong enough after all is started again.
func (s *Service) askForMore(ctx context.Context, tx *store.Tx, ref stepRef, c intent.Consent, d approval.Decision) (settled bool, err error) {
	now := tx.DB().Clock().Now()
	activity, err := s.intents.AskForMore(ctx, tx, ref.leg.Approval.Activity, c, d)
	switch {
	case err != nil:
		return false, err
	case activity.Status == approval.ConsensusNeeded:
		ref.leg.Approval = newApproval(activity, c.Settings)
		return true, event.Emit(ctx, tx, ref.workflow.statusEvent(now)) // the payout waits as before
	case activity.Status == approval.Completed && now.Before(activity.ValidBefore):
		addStartTask(tx, ref.workflow, ref.step)
		return true, nil
	}
	return false, nil
}

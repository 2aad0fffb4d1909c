package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// refuseSigning fails a step that a rule denies, or that custody will never sign.
func (s *Service) refuseSigning(ctx context.Context, t task.Task, id uuid.UUID, why failure.Reason) error {
	return s.failUnsigned(ctx, t, id, func(*store.Tx, stepRef) (Trigger, failure.Reason) { return SigningRefused, why })
}

// endTooSmall ends a step that has too little to go on with (failInStart). One that was executed before a
// restore is settled, unless its order cannot be built of so little.
func (s *Service) endTooSmall(ctx context.Context, t task.Task, ref stepRef, usedBefore bool) error {
	switch why := ref.step.whyFailed(); {
	case !usedBefore:
		return s.failUnsigned(ctx, t, ref.step.ID, func(*store.Tx, stepRef) (Trigger, failure.Reason) { return ProceedsTooSmall, why })
	case ref.step.Amount > ref.step.Fee+ref.leg.partnerShare(), ref.step.Kind.maySettleUnreserved() && why.Text == ReasonSpent:
		return s.startUsed(ctx, t, ref)
	}
	why, err := s.describeEarlierUse(ctx, ref, ref.step.Chain, ref.step.ID)
	if err != nil {
		return err
	}
	return s.refuseStart(ctx, t, ref.step.ID, why)
}

// endUnapproved fails a payout whose approval was rejected or expired, and releases its reservation. A payout that
// waits, or was submitted again meanwhile, stays as it is, so a second run has no effect.
func (s *Service) endUnapproved(ctx context.Context, t task.Task, id uuid.UUID) error {
	return s.failUnsigned(ctx, t, id, func(_ *store.Tx, ref stepRef) (Trigger, failure.Reason) {
		if ref.step.State != StatePendingApproval {
			return "", failure.Reason{}
		}
		switch a := ref.leg.Approval.Activity; {
		case a.Status == approval.Rejected:
			return ApprovalRejected, failure.New(failure.ApprovalRejected, a.Reason)
		case a.Status != approval.Failed:
			return "", failure.Reason{}
		case a.EndedAt.Before(a.ValidBefore):
			return SigningRefused, failure.New(failure.SigningRefused, a.Reason)
		default:
			return ApprovalRanOut, failure.New(failure.ApprovalExpired, a.Reason)
		}
	})
}

// failUnsigned fails a step without a signature, for the reason that judge returns while its workflow is locked; for
// none it is left as it is.
func (s *Service) failUnsigned(ctx context.Context, t task.Task, id uuid.UUID, judge func(*store.Tx, stepRef) (Trigger, failure.Reason)) error {
	executed, err := s.fetchBehind(ctx, id)
	if err != nil {
		return err
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, id)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if !ref.step.unsigned() {
			return nil // cancelled meanwhile, or started by another run
		}
		ref.workflow.executed = executed
		on, why := judge(tx, ref)
		if on == "" {
			return nil
		}
		if ref.step.mayBeLost() && !executed.lookedUp(ref.step) {
			return errNotLookedUp
		}
		if executed[id] && on != NonceUsedBefore {
			return task.Later{After: time.Second, Reason: "the step was executed before the database was restored"}
		}
		owner, err := wallet.Lock(ctx, tx, ref.workflow.Wallet)
		if err != nil {
			return err
		}
		crash.Point(pointRefuse + ".before")
		tx.OnCommit(func() { crash.Point(pointRefuse + ".after") })
		return s.failAndConclude(ctx, tx, owner, ref, on, why)
	})
	if err != nil {
		return s.revokeLeg(ctx, fmt.Errorf("failing step %s: %w", id, err), id)
	}
	return nil
}

// failAndConclude fails a step, and ends its workflow if that was the last.
func (s *Service) failAndConclude(ctx context.Context, tx *store.Tx, owner wallet.Wallet, ref stepRef, on Trigger, why failure.Reason) error {
	now := tx.DB().Clock().Now()
	if ref.step.ActivityID != nil {
		if err := approval.EndFor(ctx, tx, ref.step.ID); err != nil {
			return err
		}
	}
	if err := s.failStep(ctx, tx, ref, on, why, now); err != nil {
		return err
	}
	return s.writeFollowing(ctx, tx, owner, ref, now)
}

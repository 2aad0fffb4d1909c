package transfer

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// A database that was restored from a backup has steps that are pending here and were executed
// before the restore. No step is cancelled before its nonce was looked up on its chain: a payout
// that was made cannot be cancelled, and any other step that was executed is settled as it was,
// with the rest of its leg cancelled.

// findExecuted looks up the nonces of all steps of a workflow that a cancellation would end. Errors:
// withdrawal_payout_in_progress when a payout of the request was made, withdrawal_not_cancellable
// when a step was executed that cannot be settled before another, service_temporarily_unavailable
// while a chain does not answer, or is not served and may have executed a step before the database was recovered.
func (s *Service) findExecuted(ctx context.Context, w Workflow) (executedSteps, error) {
	nonces := map[chain.Name][]uuid.UUID{}
	for i := range w.Legs {
		if leg := &w.Legs[i]; !leg.ended() {
			s.unsignedNonces(nonces, leg)
		}
	}
	if len(nonces) > 0 {
		// An earlier plan of the request may have had other payouts, and another chain.
		others, each, err := s.otherChains(ctx, w.DestinationChain)
		if err != nil {
			return nil, err
		}
		if !each {
			others = nil
		}
		if err := s.checkUnpaidElsewhere(ctx, w, others); err != nil {
			return nil, err
		}
		nonces[w.DestinationChain] = append(nonces[w.DestinationChain], s.payoutIDs(w.Organization, w.RequestID)...)
	}
	executed, err := s.fetchExecuted(ctx, w.Wallet, nonces)
	if err != nil {
		return nil, fault.Wrap(err, fault.ServiceUnavailable, "a chain does not say which steps of the workflow it has executed: try again")
	}
	if err := s.leaveOut(ctx, executed, &w); err != nil {
		return nil, err
	}
	if !executed.any() {
		return executed, nil
	}
	if err := s.checkUnpaid(ctx, w, executed); err != nil {
		return nil, err
	}
	return executed, executed.checkOrder(w)
}

// checkUnpaid rejects a cancellation when the chain has executed a payout of the request that is
// not known here to have ended. One that waits for approval is settled at once: its step is ready,
// and an amount that was paid needs no approval. Error: withdrawal_payout_in_progress.
func (s *Service) checkUnpaid(ctx context.Context, w Workflow, executed executedSteps) error {
	for _, id := range s.payoutIDs(w.Organization, w.RequestID) {
		if !executed[id] {
			continue
		}
		payout, err := w.findStep(id)
		if err == nil && !payout.step.unsigned() {
			continue
		}
		return s.rejectPaid(ctx, w, id)
	}
	return nil
}

// checkUnpaidElsewhere is checkUnpaid for chains other than the destination. The id of a payout is the same on every chain, so that these are not
// looked up together with it: the id may be given up on the destination chain, and be executed on another.
func (s *Service) checkUnpaidElsewhere(ctx context.Context, w Workflow, others []chain.Name) error {
	ids := s.payoutIDs(w.Organization, w.RequestID)
	for _, on := range others {
		executed, err := s.fetchExecuted(ctx, w.Wallet, map[chain.Name][]uuid.UUID{on: ids})
		if err != nil {
			return fault.Wrap(err, fault.ServiceUnavailable, "a chain does not say which steps of the workflow it has executed: try again")
		}
		for _, id := range ids {
			if executed[id] {
				return s.rejectPaid(ctx, w, id)
			}
		}
	}
	return nil
}

// rejectPaid returns the error of a cancellation of which a payout was made, and has that payout settled, or fail, if it waits for approval.
func (s *Service) rejectPaid(ctx context.Context, w Workflow, id uuid.UUID) error {
	if payout, err := w.findStep(id); err == nil && payout.step.State == StatePendingApproval {
		if err := s.db.Write(ctx, func(tx *store.Tx) error { addStartTask(tx, &w, payout.step); return nil }); err != nil {
			return err
		}
	}
	return fault.New(fault.WithdrawalPayoutInProgress, "a payout of the withdrawal was made before the database was restored")
}

// checkNoneWasPaid rejects a cancellation when a payout of the withdrawal has failed because the chain had executed it for
// another plan of the request. The withdrawal ends by itself, and its reason names the transaction.
// Error: withdrawal_payout_in_progress.
func (s *Service) checkNoneWasPaid(ctx context.Context, w Workflow, executed executedSteps) error {
	for i := range w.Legs {
		payout := w.Legs[i].payoutStep()
		if payout.State != StateFailed || !executed[payout.ID] || !payout.wasUsedBefore() {
			continue
		}
		state, err := intent.LoadState(ctx, s.db, payout.ID)
		if err != nil {
			return err
		}
		if state != intent.Cancelled { // else its nonce was given up, and it was not paid
			return fault.New(fault.WithdrawalPayoutInProgress, "a payout of the withdrawal was made before the database was restored: %s", *payout.FailureReason)
		}
	}
	return nil
}

// reasonUsedBefore begins the reason of a step that the chain had executed before a restore, for another order.
const reasonUsedBefore = "requestId was used before by "

// checkOrder rejects a cancellation when a step was executed although one before it in its leg was
// not: a request that was repeated may have been planned in another way. That step is settled or
// fails when its turn comes. Error: withdrawal_not_cancellable.
func (e executedSteps) checkOrder(w Workflow) error {
	for i := range w.Legs {
		leg, skipped := &w.Legs[i], false
		for j := range leg.Steps {
			step := &leg.Steps[j]
			if e[step.ID] && skipped {
				return fault.New(fault.WithdrawalNotCancellable, "a step of the withdrawal was executed before the database was restored, and is settled first")
			}
			skipped = skipped || step.unsigned() && !e[step.ID]
		}
	}
	return nil
}

// keeps says whether a pending step of a leg stays: it was executed, or receives the amount that an executed
// step gave.
func (e executedSteps) keeps(leg *Leg, at int) bool {
	step := &leg.Steps[at]
	if !step.unsigned() {
		return false
	}
	if e[step.ID] {
		return true
	}
	gave := leg.givingStep(at)
	return step.Kind.bringsOwed() && gave != nil && e[gave.ID]
}

// endCancelled ends the leg of a step that was kept as executed, and is not after all: a
// reorganization has undone it. A second run finds the step ended.
func (s *Service) endCancelled(ctx context.Context, t task.Task, id uuid.UUID) error {
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
		if !ref.step.unsigned() || !ref.isUnordered() {
			return nil
		}
		owner, err := wallet.Lock(ctx, tx, ref.workflow.Wallet)
		if err != nil {
			return err
		}
		ref.workflow.executed = executed
		if ref.workflow.Status != Cancelled {
			return s.failAndConclude(ctx, tx, owner, ref, ProceedsTooSmall, ref.leg.failureBefore(ref.step.Ordinal))
		}
		now := tx.DB().Clock().Now()
		if err := s.cancelLeg(ctx, tx, ref.workflow, ref.leg, now); err != nil {
			return err
		}
		return s.writeFollowing(ctx, tx, owner, ref, now)
	})
	if err != nil {
		return s.revokeLeg(ctx, fmt.Errorf("cancelling step %s: %w", id, err), id)
	}
	return nil
}

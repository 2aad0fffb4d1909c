package transfer

import (
	"context"
	"errors"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// RetryPayout starts a failed payout once more: the same step, for the same amount, from the cash that it left in the
// wallet. The withdrawal is processing again.
//
// It cannot pay twice. A payout fails only when its approval was not given, so that it was not signed; when its
// intent was rejected, so that its signature never left this service; or when that has expired, so that no block can
// execute it any more. And the step keeps its id, which is the nonce on the chain: of all signatures that there ever
// are of a step, one can be executed.
//
// The rules and the payees' states may have changed since; both are checked again, and the amount counts against
// today's limit.
//
// Errors: wallet_not_found, withdrawal_not_found, payout_not_found, payout_already_terminal, payout_in_progress,
// payout_not_retryable, workflow_conflict, insufficient_funds, invalid_destination_address,
// address_book_whitelist_violation, withdrawal_policy_required, forbidden, rate_limit_exceeded.
func (s *Service) RetryPayout(ctx context.Context, organization, walletID, id, payout uuid.UUID) (PayoutView, error) {
	ctx, err := s.catalog.Pin(ctx)
	if err != nil {
		return PayoutView{}, err
	}
	return store.Write(ctx, s.db, func(tx *store.Tx) (PayoutView, error) {
		w, err := lockWithdrawal(ctx, tx, organization, walletID, id)
		if err != nil {
			return PayoutView{}, err
		}
		ref, err := w.findRetryable(payout)
		if err != nil {
			return PayoutView{}, err
		}
		if err := checkNeverPaid(ctx, tx, ref); err != nil {
			return PayoutView{}, err
		}
		audit.Record(ctx, tx, organization, audit.RetryPayout, payout.String(), audit.Details{"walletId": walletID.String(), "withdrawalId": id.String()})
		if err := s.resetForRetry(ctx, tx, ref); err != nil {
			return PayoutView{}, err
		}
		return w.payoutView(*ref.leg), nil
	})
}

// checkNeverPaid refuses a payout of which a signature was executed, or may still be.
// One that was never signed, for want of an approval, has no intent.
func checkNeverPaid(ctx context.Context, tx *store.Tx, ref stepRef) error {
	if ref.step.wasUsedBefore() {
		return fault.New(fault.PayoutNotRetryable, "%s", *ref.step.FailureReason)
	}
	outcome, err := intent.LoadOutcome(ctx, tx, ref.step.ID)
	switch {
	case errors.Is(err, intent.ErrUnknown):
		return nil
	case err != nil:
		return err
	case outcome.State == intent.Executed:
		return fault.New(fault.PayoutNotRetryable, "%s: ask for another withdrawal", *ref.step.FailureReason)
	case outcome.State == intent.Cancelled:
		return fault.New(fault.PayoutNotRetryable, "the payout is cancelled for good: ask for another withdrawal")
	case outcome.State != intent.Refused && outcome.State != intent.Expired:
		return fault.New(fault.PayoutInProgress, "the payout's outcome is not final")
	}
	return nil
}

// findRetryable finds a payout that failed after it was signed, or after its approval
// was asked for.
func (w *Workflow) findRetryable(payout uuid.UUID) (stepRef, error) {
	for i := range w.Legs {
		leg := &w.Legs[i]
		switch {
		case leg.ID != payout:
		case leg.State == StateCompleted || leg.State == StateCancelled:
			return stepRef{}, fault.New(fault.PayoutAlreadyTerminal, "the payout is %s", leg.State)
		case leg.State != StateFailed:
			return stepRef{}, fault.New(fault.PayoutInProgress, "the payout is %s", leg.State)
		case w.Status == Cancelled:
			return stepRef{}, fault.New(fault.PayoutNotRetryable, "the withdrawal is cancelled")
		case leg.payoutStep().State != StateFailed || !leg.payoutStep().wasBegun():
			return stepRef{}, fault.New(fault.PayoutNotRetryable, "the payout was never begun: ask for another withdrawal")
		default:
			return stepRef{w, leg, leg.payoutStep()}, nil
		}
	}
	return stepRef{}, fault.New(fault.PayoutNotFound, "no such payout")
}

// wasBegun says whether the step was signed, or its approval asked for, since it was
// planned.
func (s Step) wasBegun() bool { return s.StartedAt != nil || s.ActivityID != nil }

// resetForRetry puts a failed payout back to pending, with its reservation, and the
// withdrawal back to processing. Dying before the commit leaves it failed; dying
// after it leaves a task that starts it.
func (s *Service) resetForRetry(ctx context.Context, tx *store.Tx, ref stepRef) error {
	w, leg := ref.workflow, ref.leg
	if _, err := s.servedChain(ref.step.Chain); err != nil {
		return fault.Wrap(err, fault.PayoutNotRetryable, "chain %s is no longer configured", ref.step.Chain)
	}
	var owner wallet.Wallet
	var allowed payeeRules
	queries := append([]store.BatchQuery{wallet.WalletQuery(&owner, w.Organization, w.Wallet, tx.DB().ForUpdate())}, allowed.queries(tx.DB(), *w, s.judgedPayees(*w))...)
	if err := tx.SendBatch(ctx, queries...); err != nil {
		return err
	}
	if err := s.checkPayees(owner, *w, allowed); err != nil {
		return err
	}
	if err := allowed.rules.Check(leg.Amount, len(w.payeeAddresses())); err != nil {
		return err
	}
	if err := checkNotDenied(decide(allowed.consent, ref.judgedAmount())); err != nil {
		return err
	}
	if err := markForRetry(tx, ref); err != nil {
		return err
	}
	ledger.Reserve(tx, w.Wallet, ref.step.sourcePosition(), ref.step.Amount)
	if err := s.askOrStart(ctx, tx, ref, owner, allowed.consent); err != nil {
		return err
	}
	if w.ended() {
		if err := w.change(RetryRequested); err != nil {
			return err
		}
		w.FailureReason, w.FailureCode, w.CompletedAt = nil, nil, nil
		saveWorkflow(tx, *w)
		if err := wallet.BeginWorkflow(ctx, tx, owner, w.Kind, w.ID); err != nil {
			return err
		}
	}
	if err := emitProgress(ctx, tx, *w, true, tx.DB().Clock().Now(), leg); err != nil {
		return err
	}
	leg.LimitDay = allowed.rules.Count(tx, w.Organization, leg.Amount)
	if leg.LimitDay != nil {
		saveLeg(tx, *leg)
	}
	crash.Point(pointRetry + ".before")
	tx.OnCommit(func() { crash.Point(pointRetry + ".after") })
	return nil
}

// markForRetry puts the steps of the payout's intent, and its leg, back.
func markForRetry(tx *store.Tx, ref stepRef) error {
	for _, step := range ref.stepsOfIntent() {
		if err := step.change(RetryRequested); err != nil {
			return err
		}
		step.clearFailure()
		step.StartedAt, step.CompletedAt, step.FaultyExpiries = nil, nil, 0
		saveStep(tx, *step)
	}
	if err := ref.leg.change(RetryRequested); err != nil {
		return err
	}
	ref.leg.FailureReason, ref.leg.FailureCode, ref.leg.CompletedAt = nil, nil, nil
	saveLeg(tx, *ref.leg)
	return nil
}

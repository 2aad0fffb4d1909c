package transfer

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// Cancel ends a withdrawal before any of its payouts is signed. What is free is
// given back at once. A redemption that is under way comes to its end, and what
// it brings stays in the wallet as cash; until then the wallet stays busy and
// CompletedAt nil.
//
// Cancel and Start lock the same row: whichever commits first has won, and the
// other finds the step cancelled, or the payout in progress.
//
// Errors: wallet_not_found, withdrawal_not_found, withdrawal_already_cancelled,
// withdrawal_payout_in_progress, withdrawal_not_cancellable.
func (s *Service) Cancel(ctx context.Context, organization, walletID, id uuid.UUID) (Workflow, error) {
	var w Workflow
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		var err error
		if w, err = lockWithdrawal(ctx, tx, organization, walletID, id); err != nil {
			return err
		}
		if err := checkCancellable(w); err != nil {
			return err
		}
		owner, err := wallet.Lock(ctx, tx, w.Wallet)
		if err != nil {
			return err
		}
		now := tx.DB().Clock().Now()
		w.Status = Cancelled
		var changed []*Leg
		for i := range w.Legs {
			if l := &w.Legs[i]; !l.ended() {
				cancelLeg(tx, &w, l, now)
				changed = append(changed, l)
			}
		}
		w.concludeIfEnded(now)
		saveWorkflow(tx, w)
		if err := emitProgress(ctx, tx, w, true, now, changed...); err != nil {
			return err
		}
		if w.ended() {
			if err := wallet.EndWorkflow(ctx, tx, owner, w.Kind, w.ID); err != nil {
				return err
			}
		}
		returnToDayLimit(tx, &w)
		crash.Point(pointCancel + ".before")
		tx.OnCommit(func() { crash.Point(pointCancel + ".after") })
		return nil
	})
	return w, err
}

func checkCancellable(w Workflow) error {
	switch {
	case w.Status == Cancelled:
		return fault.New(fault.WithdrawalAlreadyCancelled, "the withdrawal is cancelled")
	case w.ended():
		return fault.New(fault.WithdrawalNotCancellable, "the withdrawal is %s", w.Status)
	}
	for i := range w.Legs {
		if p := w.Legs[i].payoutStep(); p.State == StateProcessing || p.State == StateCompleted {
			return fault.New(fault.WithdrawalPayoutInProgress, "a payout of the withdrawal is signed")
		}
	}
	return nil
}

// cancelLeg cancels what of a leg has not begun. With nothing under way the leg
// ends, and what the first of those steps would have taken is free again.
func cancelLeg(tx *store.Tx, w *Workflow, leg *Leg, now time.Time) {
	var first *Step
	for i := range leg.Steps {
		step := &leg.Steps[i]
		if step.State != StatePending {
			continue
		}
		if first == nil {
			first = step
		}
		step.State, step.CancelledAt = StateCancelled, &now
		saveStep(tx, *step)
	}
	if first == nil || leg.processingStep() != nil {
		return
	}
	leg.State, leg.CompletedAt = StateCancelled, &now
	saveLeg(tx, *leg)
	ledger.Reserve(tx, w.Wallet, first.sourcePosition(), -first.Amount)
}

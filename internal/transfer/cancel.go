package transfer

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// Cancel ends a withdrawal before any of its payouts is signed. Free amounts are released at once. A redemption in
// flight comes to its end, and its proceeds stay in the wallet as cash; until then the wallet stays busy and
// CompletedAt nil.
//
// Cancel and Start lock the same row: whichever commits first has won, and the other finds the step cancelled, or the
// payout in progress.
//
// A step that a chain executed before the database was restored is settled as executed: see findExecuted. While a
// lost database may have signed a payout of it, the id of that is cancelled on its chain first, and a task continues
// the cancellation.
//
// Errors: wallet_not_found, withdrawal_not_found, withdrawal_already_cancelled, withdrawal_payout_in_progress,
// withdrawal_not_cancellable, service_temporarily_unavailable.
func (s *Service) Cancel(ctx context.Context, organization, walletID, id uuid.UUID) (Workflow, error) {
	w, err := s.cancelLookedUp(ctx, organization, walletID, id)
	if errors.Is(err, errLookupMissing) {
		return w, s.cancelLater(ctx, w, err)
	}
	return w, err
}

// cancelLookedUp is Cancel. Error: errNotLookedUp while a lost database may have signed a payout of it, with the
// withdrawal as it is.
func (s *Service) cancelLookedUp(ctx context.Context, organization, walletID, id uuid.UUID) (Workflow, error) {
	found, err := s.Get(ctx, organization, walletID, wallet.Withdrawal, id)
	var executed executedSteps
	if err == nil && checkCancellable(found) == nil {
		executed, err = s.findExecuted(ctx, found)
		if err == nil {
			err = s.checkNoneWasPaid(ctx, found, executed)
		}
	}
	if err != nil {
		return Workflow{}, err
	}
	w, err := store.Write(ctx, s.db, func(tx *store.Tx) (Workflow, error) {
		w, err := lockWithdrawal(ctx, tx, organization, walletID, id)
		if err != nil {
			return w, err
		}
		if err := checkCancellable(w); err != nil {
			return w, err
		}
		owner, err := wallet.Lock(ctx, tx, w.Wallet)
		if err != nil {
			return w, err
		}
		audit.Record(ctx, tx, organization, audit.CancelWithdrawal, id.String(), audit.Details{"walletId": walletID.String()})
		w.executed = executed
		err = s.cancelWorkflow(ctx, tx, owner, &w)
		return w, err
	})
	if err != nil {
		return found, err
	}
	return w, nil
}

// CancelUnsigned cancels every withdrawal of which no payout is signed, as its caller
// would, and reports each; preview only reports. It is for a database restored from a backup,
// which does not know the cancellations after it. A withdrawal that was paid after the backup
// is left, with the reason: it is settled once the service runs. So is one that a chain which is not
// served may have paid, or whose wallet nodes lack the history of. Running it again finds none.
func (s *Service) CancelUnsigned(ctx context.Context, preview bool, report func(w Workflow, left string) error) error {
	open, err := loadWorkflows(ctx, s.db, `WHERE kind = $1 AND completed_at IS NULL AND status <> $2 ORDER BY id`, string(wallet.Withdrawal), string(Cancelled))
	if err != nil {
		return err
	}
	for _, w := range open {
		if checkCancellable(w) != nil {
			continue // a payout is signed: it is found on the chain
		}
		left := ""
		if preview {
			_, err = s.findExecuted(ctx, w)
		} else {
			var done Workflow
			if done, err = s.Cancel(ctx, w.Organization, w.Wallet, w.ID); err == nil {
				w = done
			}
			if errors.Is(err, errGivingUpIDs) {
				err = nil // a task goes on with it
			}
		}
		switch code := fault.CodeOf(err); {
		case code == fault.WithdrawalPayoutInProgress, code == fault.WithdrawalNotCancellable, errors.Is(err, errUnservedChain), lacksHistory(err):
			left = err.Error()
		case code == fault.WithdrawalAlreadyCancelled:
			continue // meanwhile, on another replica
		case err != nil:
			return fmt.Errorf("cancelling withdrawals without a signed payout: %w", err)
		}
		if err := report(w, left); err != nil {
			return err
		}
	}
	return nil
}

// cancelWorkflow cancels the steps of each leg that have not begun, and ends the workflow if none is in flight. The
// steps of the workflow were looked up (Workflow.executed).
func (s *Service) cancelWorkflow(ctx context.Context, tx *store.Tx, owner wallet.Wallet, w *Workflow) error {
	now := tx.DB().Clock().Now()
	if err := w.change(CancelRequested); err != nil {
		return err
	}
	var changedLegs []*Leg
	for i := range w.Legs {
		leg := &w.Legs[i]
		if leg.ended() {
			continue
		}
		if err := s.cancelLeg(ctx, tx, w, leg, now); err != nil {
			return err
		}
		changedLegs = append(changedLegs, leg)
	}
	if err := w.concludeIfEnded(now); err != nil {
		return err
	}
	saveWorkflow(tx, *w)
	if err := s.writeConsequences(ctx, tx, owner, w, true, now, changedLegs); err != nil {
		return err
	}
	crash.Point(pointCancel + ".before")
	tx.OnCommit(func() { crash.Point(pointCancel + ".after") })
	return nil
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

// givingStep returns the step whose amount a claim at a place is for; nil if it is no claim.
func (l *Leg) givingStep(at int) *Step {
	if l.Steps[at].Kind == StepBridgeIn {
		return l.bridgeOut()
	}
	return l.requestStep(at)
}

// cancelLeg cancels the steps of a leg that have not begun, except steps that were executed before a restore. With no
// step in flight the leg ends, and the amount that the first of those steps would have taken is free again. Error:
// errNotLookedUp.
func (s *Service) cancelLeg(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, now time.Time) error {
	var first *Step
	kept := false
	for i := range leg.Steps {
		step := &leg.Steps[i]
		if w.executed.keeps(leg, i) {
			if !kept && !step.Kind.bringsOwed() {
				addStartTask(tx, w, step) // which settles it
			}
			kept = true
			continue
		}
		if made := leg.givingStep(i); !step.unsigned() || step.Kind.bringsOwed() && (made.State == StateProcessing || made.State == StateCompleted) {
			continue // owed amounts are claimed all the same
		}
		if s.hasIntent(step) && !w.executed.lookedUp(step) {
			return errNotLookedUp
		}
		if first == nil {
			first = step
		}
		if err := step.change(CancelRequested); err != nil {
			return err
		}
		step.CancelledAt = &now
		step.clearFailure()
		saveStep(tx, *step)
		if step.ActivityID != nil {
			if err := approval.EndFor(ctx, tx, step.ID); err != nil { // no approval is needed any more
				return err
			}
		}
	}
	if request := leg.openRequest(); request != nil {
		was := request.sums()
		releaseReserved(tx, w, leg, request)
		request.LookAt = now // it is asked back, where the source gives back
		saveRequest(tx, request, was)
		tx.Wake(requestTopic)
		return nil
	}
	if first == nil || kept || leg.processingStep() != nil || leg.Bridge.Open() {
		return nil
	}
	if err := leg.change(CancelRequested); err != nil {
		return err
	}
	leg.CompletedAt = &now
	saveLeg(tx, *leg)
	ledger.Reserve(tx, w.Wallet, first.sourcePosition(), -first.Amount)
	return nil
}

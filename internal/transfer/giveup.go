package transfer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// The errors of GiveUp.
var (
	ErrNoWorkflow     = errors.New("there is no such withdrawal or rebalance")
	ErrWorkflowEnded  = errors.New("the workflow has ended")
	ErrPayoutSigned   = errors.New("a payout of the withdrawal is signed, and no other part of it waits for a third party: `granary intents cancel` gives it up while it is not executed")
	ErrPaidBefore     = errors.New("a payout of the withdrawal was made before the database was restored, and no other part of it waits for a third party: it ends by itself")
	ErrOfUnwind       = errors.New("the rebalance is of an unwind that goes on, which would begin another: resume the stop of its source, which ends the unwind")
	ErrRevoking       = errors.New("a database was lost that may have signed a payout of the withdrawal: its id is being given up on the chain; run this again in some minutes")
	ErrExecutedBefore = errors.New("a payout of the withdrawal, or a step that is settled after others, was executed before the database was restored: it is being settled")
)

// GiveUp cancels a withdrawal or a rebalance for an operator, whichever third party it waits for. Its status is
// cancelled and its wallet free when it returns. No unsigned step is ever signed, and the reserved amounts are free.
// Amounts that a source owes or a bridge has to deliver are still claimed and booked when they come, by the
// workflow's own steps, and stay in the wallet; a source that refunds is requested to. A signed step comes to its
// end. It is idempotent.
//
// Of a withdrawal with a signed or made payout, only the waiting legs are given up: their payouts fail, and the
// withdrawal ends as far as it was paid. So it does where a payout failed because the chain had made it before a
// restore, for another plan: the withdrawal fails, and its reason names that transaction.
//
// Every cancelled step was looked up on its chain before: after a restored backup a step may have been executed that
// the database does not know. Such a step is settled (findExecuted). A crash before the commit leaves the workflow as
// it was; after it no work is left.
//
// Errors: ErrNoWorkflow, ErrWorkflowEnded, ErrPayoutSigned, ErrPaidBefore, ErrOfUnwind, ErrExecutedBefore,
// ErrRevoking.
func (s *Service) GiveUp(ctx context.Context, id uuid.UUID, reason string) (Workflow, error) {
	found, given, err := findToGiveUp(ctx, s.db, id, "")
	if err != nil || given {
		return found, err
	}
	executed, err := s.findExecuted(ctx, found)
	switch fault.CodeOf(err) {
	case fault.WithdrawalPayoutInProgress, fault.WithdrawalNotCancellable:
		return found, ErrExecutedBefore
	}
	if err != nil {
		return found, err
	}
	w, err := store.Write(ctx, s.db, func(tx *store.Tx) (Workflow, error) {
		w, given, err := findToGiveUp(ctx, tx, id, tx.DB().ForUpdate())
		if err != nil || given {
			return w, err
		}
		owner, err := wallet.Lock(ctx, tx, w.Wallet)
		if err != nil {
			return w, err
		}
		unwinds, err := riskaction.IsOfOpen(ctx, tx, w.Organization, w.Wallet, w.ID)
		if err != nil {
			return w, err
		}
		if unwinds {
			return w, ErrOfUnwind
		}
		w.executed = executed
		audit.Record(ctx, tx, w.Organization, audit.GiveUpWorkflow, w.ID.String(), audit.Details{"walletId": w.Wallet.String(), "kind": string(w.Kind), "reason": reason})
		if w.isPaidInPart() {
			return w, s.giveUpLegs(ctx, tx, owner, &w, reason)
		}
		return w, s.cancelWorkflow(ctx, tx, owner, &w)
	})
	if later := (task.Later{}); errors.As(s.revokeGivenUp(ctx, err, found), &later) {
		err = ErrRevoking
	}
	if err != nil {
		return w, fmt.Errorf("giving up workflow %s: %w", id, err)
	}
	s.log.Warn("a workflow is given up", "workflow", id, "kind", string(w.Kind), "wallet", w.Wallet, "reason", reason)
	return w, nil
}

// findToGiveUp reads a workflow that can be given up; given reports that it is given up already.
func findToGiveUp(ctx context.Context, q querier, id uuid.UUID, suffix string) (w Workflow, given bool, err error) {
	found, err := loadWorkflows(ctx, q, `WHERE id = $1`+suffix, id)
	if err != nil {
		return w, false, err
	}
	if len(found) == 0 {
		return w, false, ErrNoWorkflow
	}
	w = found[0]
	switch {
	case w.Status == Cancelled:
		return w, true, nil
	case w.ended():
		return w, false, fmt.Errorf("%w: it is %s", ErrWorkflowEnded, w.Status)
	case !w.isPaidInPart():
		return w, false, nil
	}
	back, err := loadReturning(ctx, q, w.Wallet)
	if err != nil {
		return w, false, err
	}
	for i := range w.Legs {
		leg := &w.Legs[i]
		switch {
		case leg.isGivenUp():
			given = true
		case leg.waitsFor(back) != "":
			return w, false, nil
		}
	}
	switch {
	case given:
		return w, given, nil
	case slices.ContainsFunc(w.Legs, func(l Leg) bool { return l.payoutStep().isSigned() }):
		return w, given, ErrPayoutSigned
	}
	return w, given, ErrPaidBefore
}

// isPaidInPart reports whether a payout of a withdrawal is signed or made, or was made before a restore.
func (w *Workflow) isPaidInPart() bool {
	return w.Kind == wallet.Withdrawal && slices.ContainsFunc(w.Legs, func(l Leg) bool {
		payout := l.payoutStep()
		return payout.isSigned() || payout.State == StateFailed && payout.wasUsedBefore()
	})
}

// isSigned reports whether the step is signed and has not failed.
func (s *Step) isSigned() bool { return s.State == StateProcessing || s.State == StateCompleted }

// giveUpLegs has the payouts fail of the legs that wait for a third party. A leg that has made no
// request ends; others end when the amount they are owed has come, which stays in the wallet.
// Error: ErrExecutedBefore while a step of such a leg, executed before a restore, is to be settled.
func (s *Service) giveUpLegs(ctx context.Context, tx *store.Tx, owner wallet.Wallet, w *Workflow, reason string) error {
	back, err := loadReturning(ctx, tx, w.Wallet)
	if err != nil {
		return err
	}
	now, why := tx.DB().Clock().Now(), failure.New(failure.GivenUp, "given up: "+reason)
	var changedLegs []*Leg
	for i := range w.Legs {
		leg := &w.Legs[i]
		if leg.isGivenUp() || leg.waitsFor(back) == "" {
			continue
		}
		if slices.ContainsFunc(leg.Steps, func(step Step) bool { return step.unsigned() && w.executed[step.ID] }) {
			return ErrExecutedBefore
		}
		changedLegs = append(changedLegs, leg)
		if leg.openRequest() == nil && !leg.Bridge.Open() {
			if err := s.failStep(ctx, tx, stepRef{w, leg, leg.nextRequest()}, GivenUp, why, now); err != nil {
				return err
			}
			continue
		}
		if err := s.giveUpPayout(tx, w, leg, why, now); err != nil {
			return err
		}
	}
	if err := w.concludeIfEnded(now); err != nil {
		return err
	}
	if w.ended() {
		saveWorkflow(tx, *w)
	}
	return s.writeConsequences(ctx, tx, owner, w, w.ended(), now, changedLegs)
}

// giveUpPayout has the payout of a leg fail that waits for a source to settle or a bridge to deliver.
// The steps that receive that amount stay. Error: errNotLookedUp.
func (s *Service) giveUpPayout(tx *store.Tx, w *Workflow, l *Leg, why failure.Reason, now time.Time) error {
	for i := range l.Steps {
		step := &l.Steps[i]
		made := l.givingStep(i)
		switch {
		case step.State != StatePending, step.Kind.bringsOwed() && made.State == StateCompleted:
			continue
		case s.hasIntent(step) && !w.executed.lookedUp(step):
			return errNotLookedUp
		case step.Kind == StepPayout:
			if err := step.change(GivenUp); err != nil {
				return err
			}
			step.setFailure(why)
			step.CompletedAt = &now
		default:
			if err := step.change(EarlierStepFailed); err != nil {
				return err
			}
			step.CancelledAt = &now
		}
		saveStep(tx, *step)
	}
	if request := l.openRequest(); request != nil {
		was := request.sums()
		releaseReserved(tx, w, l, request)
		request.LookAt = now // it is asked back, where the source gives back
		saveRequest(tx, request, was)
		tx.Wake(requestTopic)
	}
	return nil
}

// isGivenUp reports whether the leg's payout was given up while the leg waits still.
func (l *Leg) isGivenUp() bool {
	payout := l.payoutStep()
	return payout != nil && payout.State == StateFailed && !l.ended()
}

// isGivenUpSQL is isGivenUp of the leg of a request or a transfer between chains, whose table has this alias.
func isGivenUpSQL(alias string) string {
	return `EXISTS (SELECT 1 FROM steps gm JOIN steps gp ON gp.leg_id = gm.leg_id WHERE gm.id = ` + alias + `.id AND gp.kind = '` + string(StepPayout) + `' AND gp.state = '` + string(StateFailed) + `')`
}

// failGivenUp ends a leg that was given up once all that it was owed has come.
func (s *Service) failGivenUp(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, now time.Time) error {
	if kept, _, err := s.endBehind(ctx, tx, w, leg, EarlierStepFailed, now); kept || err != nil {
		return err
	}
	if err := leg.change(StepFailed); err != nil {
		return err
	}
	leg.FailureReason, leg.FailureCode, leg.CompletedAt = leg.payoutStep().FailureReason, leg.payoutStep().FailureCode, &now
	saveLeg(tx, *leg)
	return nil
}

// hasCancelled reports whether a step is cancelled without which the leg has not served its purpose.
func (l *Leg) hasCancelled() bool {
	for _, s := range l.Steps {
		if s.State == StateCancelled && !s.Kind.bringsOwed() {
			return true
		}
	}
	return false
}

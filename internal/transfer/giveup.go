package transfer

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// What GiveUp rejects.
var (
	ErrNoWorkflow     = errors.New("there is no such withdrawal or rebalance")
	ErrWorkflowEnded  = errors.New("the workflow has ended")
	ErrPayoutSigned   = errors.New("a payout of the withdrawal is signed: `granary intents cancel` gives it up while it is not executed")
	ErrOfUnwind       = errors.New("the rebalance is of an unwind that goes on, which would begin another: resume the stop of its source, which ends the unwind")
	ErrExecutedBefore = errors.New("a step of the workflow was executed before the database was restored: it is being settled, and can be given up after that")
)

// GiveUp cancels a withdrawal or a rebalance because an operator says so, whichever third party it
// waits for. Its status is cancelled and its wallet free when it returns. No step that is not
// signed is ever signed, and what it had reserved is free. What a source owes or a bridge has to
// deliver is still claimed and booked when it comes, by the steps that the workflow has for it,
// and stays in the wallet; a source that gives back is asked to. A signed step comes to its end.
// Giving up twice is giving up once.
//
// Every step that it cancels was looked up on its chain before: after a restored backup a step may
// have been executed of which the database does not know. Dying before the commit leaves the
// workflow as it was; dying after it leaves nothing to do.
//
// Errors: ErrNoWorkflow, ErrWorkflowEnded, ErrPayoutSigned, ErrOfUnwind, ErrExecutedBefore.
func (s *Service) GiveUp(ctx context.Context, id uuid.UUID, reason string) (Workflow, error) {
	found, err := findToGiveUp(ctx, s.db, id, "")
	if err != nil || found.Status == Cancelled {
		return found, err
	}
	if err := s.checkUnexecuted(ctx, found); err != nil {
		return found, err
	}
	w, err := store.Write(ctx, s.db, func(tx *store.Tx) (Workflow, error) {
		w, err := findToGiveUp(ctx, tx, id, tx.DB().ForUpdate())
		if err != nil || w.Status == Cancelled {
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
		audit.Record(ctx, tx, w.Organization, audit.GiveUpWorkflow, w.ID.String(), audit.Details{"walletId": w.Wallet.String(), "kind": string(w.Kind), "reason": reason})
		return w, s.cancelWorkflow(ctx, tx, owner, &w)
	})
	if err != nil {
		return w, fmt.Errorf("giving up workflow %s: %w", id, err)
	}
	s.log.Warn("a workflow is given up", "workflow", id, "kind", string(w.Kind), "wallet", w.Wallet, "reason", reason)
	return w, nil
}

// findToGiveUp reads a workflow that can be given up, or is cancelled already.
func findToGiveUp(ctx context.Context, q querier, id uuid.UUID, suffix string) (Workflow, error) {
	found, err := loadWorkflows(ctx, q, `WHERE id = $1`+suffix, id)
	if err != nil {
		return Workflow{}, err
	}
	if len(found) == 0 {
		return Workflow{}, ErrNoWorkflow
	}
	w := found[0]
	switch {
	case w.Status == Cancelled:
		return w, nil
	case w.ended():
		return w, fmt.Errorf("%w: it is %s", ErrWorkflowEnded, w.Status)
	case w.Kind == wallet.Withdrawal && checkCancellable(w) != nil:
		return w, ErrPayoutSigned
	}
	return w, nil
}

// checkUnexecuted rejects a workflow of which a chain has executed a step that is not signed here,
// and has that step settled. Error: ErrExecutedBefore, or why a chain cannot be asked.
func (s *Service) checkUnexecuted(ctx context.Context, w Workflow) error {
	for i := range w.Legs {
		for j := range w.Legs[i].Steps {
			step := &w.Legs[i].Steps[j]
			if !step.unsigned() || step.Kind.sharesIntent() || step.Kind.bringsOwed() {
				continue
			}
			if _, err := s.servedChain(step.Chain); err != nil {
				continue // it cannot be asked, and signs nothing
			}
			used, err := s.intents.Executed(ctx, step.Chain, w.Wallet, []uuid.UUID{step.ID})
			if err != nil {
				return fmt.Errorf("asking %s whether step %s was executed before: %w", step.Chain, step.ID, err)
			}
			if !used[0] {
				continue
			}
			if err := s.db.Write(ctx, func(tx *store.Tx) error { addStartTask(tx, step); return nil }); err != nil {
				return err
			}
			return ErrExecutedBefore
		}
	}
	return nil
}

// hasCancelled reports whether a step is cancelled without which the leg has not done what it was for.
func (l *Leg) hasCancelled() bool {
	for _, s := range l.Steps {
		if s.State == StateCancelled && !s.Kind.bringsOwed() {
			return true
		}
	}
	return false
}

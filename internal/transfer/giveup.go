package transfer

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/fault"
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
	ErrExecutedBefore = errors.New("a payout of the withdrawal, or a step that is settled after others, was executed before the database was restored: it is being settled")
)

// GiveUp cancels a withdrawal or a rebalance because an operator says so, whichever third party it
// waits for. Its status is cancelled and its wallet free when it returns. No step that is not
// signed is ever signed, and what it had reserved is free. What a source owes or a bridge has to
// deliver is still claimed and booked when it comes, by the steps that the workflow has for it,
// and stays in the wallet; a source that gives back is asked to. A signed step comes to its end.
// Giving up twice is giving up once.
//
// Every step that it cancels was looked up on its chain before: after a restored backup a step may
// have been executed of which the database does not know. Such a step is settled (findExecuted). Dying before the commit leaves the
// workflow as it was; dying after it leaves nothing to do.
//
// Errors: ErrNoWorkflow, ErrWorkflowEnded, ErrPayoutSigned, ErrOfUnwind, ErrExecutedBefore.
func (s *Service) GiveUp(ctx context.Context, id uuid.UUID, reason string) (Workflow, error) {
	found, err := findToGiveUp(ctx, s.db, id, "")
	if err != nil || found.Status == Cancelled {
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
		return w, s.cancelWorkflow(ctx, tx, owner, &w, executed)
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

// hasCancelled reports whether a step is cancelled without which the leg has not done what it was for.
func (l *Leg) hasCancelled() bool {
	for _, s := range l.Steps {
		if s.State == StateCancelled && !s.Kind.bringsOwed() {
			return true
		}
	}
	return false
}

package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// SettleTask is the kind of task that settles a step; its key is the step's id.
const SettleTask = "transfer.settle"

// Settle is the handler of SettleTask, which the relay adds once the fate of a
// step's intent is final. State, journal entry, events, the next step's task
// and the end of this one commit together; a second run finds the step settled.
func (s *Service) Settle(ctx context.Context, t task.Task) error {
	id, outcome, err := s.intents.FinalOutcome(ctx, t)
	if err != nil {
		return err
	}
	pinned, err := s.catalog.Pin(ctx)
	if err != nil {
		return err
	}
	crash.Point(pointSettle + ".before")
	err = s.db.Write(pinned, func(tx *store.Tx) error {
		ref, err := lockStep(pinned, tx, id)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if ref.step.State != StateProcessing {
			return nil
		}
		// Wallets are locked before positions everywhere, so that an accepted
		// request and a settlement cannot wait for each other.
		owner, err := wallet.Lock(pinned, tx, ref.workflow.Wallet)
		if err != nil {
			return err
		}
		return s.settleStep(pinned, tx, owner, ref, outcome)
	})
	if err != nil {
		return fmt.Errorf("settling step %s: %w", id, err)
	}
	crash.Point(pointSettle + ".after")
	return nil
}

// settleStep writes the outcome of the step's intent, and what follows from it for
// its leg, for payouts that waited for it, and for the workflow.
func (s *Service) settleStep(ctx context.Context, tx *store.Tx, owner wallet.Wallet, ref stepRef, outcome intent.Outcome) error {
	now := tx.DB().Clock().Now()
	if outcome.State == intent.Expired && ref.workflow.Status != Cancelled {
		return resetForResign(tx, ref)
	}
	if err := s.applyOutcome(ctx, tx, ref, outcome, now); err != nil {
		return err
	}
	changedLegs := []*Leg{ref.leg}
	if ref.step.Kind == StepRedeem {
		unpaid, err := startReadyPayouts(tx, ref, now)
		if err != nil {
			return err
		}
		for _, l := range unpaid {
			if l != ref.leg {
				changedLegs = append(changedLegs, l)
			}
		}
	}
	if err := ref.workflow.concludeIfEnded(now); err != nil {
		return err
	}
	if ref.workflow.ended() {
		saveWorkflow(tx, *ref.workflow)
	}
	return s.writeConsequences(ctx, tx, owner, ref.workflow, ref.workflow.ended(), now, changedLegs)
}

// writeConsequences writes what a change of legs means beyond their workflow. Its
// order is the order of locks (docs/architecture.md): workflow, wallet and
// positions were locked before; here follow balance, event sequence, tasks, and the
// day of a limit.
func (s *Service) writeConsequences(ctx context.Context, tx *store.Tx, owner wallet.Wallet, w *Workflow, statusChanged bool, now time.Time, changedLegs []*Leg) error {
	ended := w.ended()
	if ended {
		if err := s.postponeRebalancing(ctx, tx, *w); err != nil {
			return err
		}
	}
	if err := emitProgress(ctx, tx, *w, statusChanged, now, changedLegs...); err != nil {
		return err
	}
	if ended {
		if err := wallet.EndWorkflow(ctx, tx, owner, w.Kind, w.ID); err != nil {
			return err
		}
	}
	returnToDayLimit(tx, w)
	return nil
}

// applyOutcome ends the step by a final outcome, or has it cancelled.
func (s *Service) applyOutcome(ctx context.Context, tx *store.Tx, ref stepRef, outcome intent.Outcome, now time.Time) error {
	switch outcome.State {
	case intent.Executed:
		opened, err := loadOpening(ctx, tx, ref.workflow.Wallet, ref.step.Chain)
		if err != nil {
			return err
		}
		why, err := s.whyNotSettled(ctx, ref, outcome, opened)
		if err != nil {
			return err
		}
		if why != "" {
			return failStep(tx, ref, NonceUsedBefore, why, now)
		}
		return s.completeStep(ctx, tx, ref, outcome, opened, now)
	case intent.Expired:
		// Of a cancelled workflow: it never ran and never can.
		if err := ref.step.change(IntentExpired); err != nil {
			return err
		}
		return cancelLeg(tx, ref.workflow, ref.leg, now)
	}
	return failStep(tx, ref, IntentRefused, outcome.Reason, now)
}

// resetForResign has the same step signed once more, under the same nonce. What
// made it fail is found by the next simulation.
func resetForResign(tx *store.Tx, ref stepRef) error {
	for _, step := range ref.stepsOfIntent() {
		if err := step.change(IntentExpired); err != nil {
			return err
		}
		saveStep(tx, *step)
	}
	addStartTask(tx, ref.step)
	return nil
}

// failStep ends the step and its leg, and gives back what it had reserved: the
// money has not moved and stays where the step would have taken it from.
func failStep(tx *store.Tx, ref stepRef, on Trigger, reason string, now time.Time) error {
	leg := ref.leg
	for _, step := range ref.stepsOfIntent() {
		if err := step.change(on); err != nil {
			return err
		}
		step.FailureReason, step.CompletedAt = &reason, &now
	}
	if err := leg.change(StepFailed); err != nil {
		return err
	}
	leg.FailureReason, leg.CompletedAt = &reason, &now
	for i := range leg.Steps {
		step := &leg.Steps[i]
		if step.State == StatePending {
			if err := step.change(EarlierStepFailed); err != nil {
				return err
			}
			step.CancelledAt = &now
		}
		saveStep(tx, *step)
	}
	saveLeg(tx, *leg)
	ledger.Reserve(tx, ref.workflow.Wallet, ref.step.sourcePosition(), -ref.step.Amount)
	return nil
}

// completeStep posts what the step did, by the logs of its intent, and starts the
// next one, unless that is a payout: startReadyPayouts decides about those.
func (s *Service) completeStep(ctx context.Context, tx *store.Tx, ref stepRef, outcome intent.Outcome, opened opening, now time.Time) error {
	w, leg, step := ref.workflow, ref.leg, ref.step
	hash := outcome.TxHash
	for _, done := range ref.stepsOfIntent() {
		if err := done.change(IntentExecuted); err != nil {
			return err
		}
		done.CompletedAt, done.TxHash = &now, &hash
		saveStep(tx, *done)
	}
	next := ref.next()
	lines, proceeds, err := s.buildLines(ctx, tx, ref, next != nil, outcome)
	if err != nil {
		return err
	}
	if step.YieldSource != "" {
		tx.Wake(yield.Topic)
	}
	entries := []ledger.Entry{{
		Organization: w.Organization, Wallet: w.Wallet, Type: step.Kind.ledgerEventType(),
		Reference: "step:" + step.ID.String(), SettledAt: outcome.BlockTime, TxHash: hash, Lines: lines,
	}}
	if opened.contains(outcome) {
		entries = append([]ledger.Entry{takeFromOpening(entries[0], step.ID)}, entries...)
	}
	if err := ledger.Post(ctx, tx, entries...); err != nil {
		return err
	}
	if next != nil {
		next.Amount = proceeds
		saveStep(tx, *next)
		if next.Kind != StepPayout {
			addStartTask(tx, next)
		}
		return nil
	}
	legEnd := LastStepExecuted
	if w.Status == Cancelled {
		legEnd = RedeemedWhenCancelled
	}
	if err := leg.change(legEnd); err != nil {
		return err
	}
	leg.CompletedAt = &now
	saveLeg(tx, *leg)
	return nil
}

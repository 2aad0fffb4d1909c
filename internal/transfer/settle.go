package transfer

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
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
	settled, err := s.judgeNext(pinned, id, outcome)
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
		if ref.step.unsigned() {
			settleRevoked(tx, ref, outcome)
		}
		if ref.step.State != StateProcessing {
			return nil
		}
		// Wallets are locked before positions everywhere, so that an accepted
		// request and a settlement cannot wait for each other.
		owner, err := wallet.Lock(pinned, tx, ref.workflow.Wallet)
		if err != nil {
			return err
		}
		ref.workflow.executed = settled.executed
		return s.settleStep(pinned, tx, owner, ref, settled)
	})
	if err != nil {
		return s.revokeLeg(ctx, fmt.Errorf("settling step %s: %w", id, err), id)
	}
	crash.Point(pointSettle + ".after")
	return nil
}

// settleStep writes the outcome of the step's intent, and its consequences for its leg, for payouts that waited for
// it, and for the workflow.
func (s *Service) settleStep(ctx context.Context, tx *store.Tx, owner wallet.Wallet, ref stepRef, outcome fate) error {
	now := tx.Now()                                                          // as its entry is stamped
	goesOn := ref.workflow.Status != Cancelled || ref.step.Kind.bringsOwed() // owed amounts are claimed all the same
	if outcome.State == intent.Expired && goesOn && !ref.countExpiry(outcome.Reason) {
		return resetForResign(tx, ref)
	}
	if reopened, err := reopenPayout(ctx, tx, ref, outcome); reopened || err != nil {
		return err
	}
	if err := s.applyOutcome(ctx, tx, ref, outcome, now); err != nil {
		return err
	}
	return s.writeFollowing(ctx, tx, owner, ref, now)
}

// writeFollowing writes the consequences of a step that has ended, or failed: the payouts that waited for a
// redemption or for a payment from another chain, and the end of the workflow.
func (s *Service) writeFollowing(ctx context.Context, tx *store.Tx, owner wallet.Wallet, ref stepRef, now time.Time) error {
	if ref.step.Kind == StepRedeem || ref.step.Kind.bridges() || ref.isOfRedemption() {
		if err := s.startReadyPayouts(ctx, tx, ref, now); err != nil {
			return err
		}
	}
	if err := ref.workflow.concludeIfEnded(now); err != nil {
		return err
	}
	if ref.workflow.ended() {
		saveWorkflow(tx, *ref.workflow)
	}
	return s.writeConsequences(ctx, tx, owner, ref.workflow, ref.workflow.ended(), now, []*Leg{ref.leg})
}

// writeConsequences writes the consequences of a change of legs beyond their workflow. Its order is the order of
// locks (docs/architecture.md): workflow, wallet and positions were locked before; here follow balance, event
// sequence, tasks, and the day of a limit.
func (s *Service) writeConsequences(ctx context.Context, tx *store.Tx, owner wallet.Wallet, w *Workflow, statusChanged bool, now time.Time, changedLegs []*Leg) error {
	ended := w.ended()
	freed := false
	if !ended && w.WaitingSince == nil {
		var err error
		if freed, err = w.onlyWaits(ctx, tx); err != nil {
			return err
		}
	}
	if freed {
		w.WaitingSince = &now
		saveWorkflow(tx, *w)
	}
	if ended {
		if err := s.postponeFailed(ctx, tx, *w); err != nil {
			return err
		}
	}
	if err := emitProgress(ctx, tx, *w, statusChanged, now, changedLegs...); err != nil {
		return err
	}
	if ended || freed {
		if err := wallet.EndWorkflow(ctx, tx, owner, w.Kind, w.ID); err != nil {
			return err
		}
	}
	if ended && w.WaitingSince != nil && owner.AutoRebalance {
		wallet.AddBalanceTask(tx, owner.Organization, owner.ID) // it occupied the wallet no more, so that its end does not free it
	}
	returnToDayLimit(tx, w)
	return nil
}

// applyOutcome ends the step by a final outcome, or has it cancelled.
func (s *Service) applyOutcome(ctx context.Context, tx *store.Tx, ref stepRef, outcome fate, now time.Time) error {
	switch outcome.State {
	case intent.Executed:
		return s.settleExecuted(ctx, tx, ref, outcome, now)
	case intent.Cancelled:
		// Nor can this one, and its nonce is given up: the money is free again, and the
		// step is not signed once more.
		return s.failStep(ctx, tx, ref, IntentCancelled, ref.failureOf(outcome), now)
	case intent.Expired:
		// It never ran and never can.
		if ref.workflow.Status != Cancelled || ref.step.Kind.bringsOwed() {
			return s.failStep(ctx, tx, ref, ExpiredTooOften, ref.failureOf(outcome), now)
		}
		return s.cancelExpired(ctx, tx, ref, now)
	}
	if strings.HasPrefix(outcome.Reason, intent.ReasonSlippage) {
		tx.OnCommit(s.metrics.slippageRefusals.Inc)
	}
	return s.failStep(ctx, tx, ref, IntentRefused, ref.failureOf(outcome), now)
}

// cancelExpired cancels a step of a cancelled workflow whose intent never ran and never can, and the
// rest of its leg.
func (s *Service) cancelExpired(ctx context.Context, tx *store.Tx, ref stepRef, now time.Time) error {
	if err := ref.step.change(IntentExpired); err != nil {
		return err
	}
	ref.workflow.executed[ref.step.ID] = false
	return s.cancelLeg(ctx, tx, ref.workflow, ref.leg, now)
}

// maxFaultyExpiries is how many intents of a step may expire for a reason of their own. An intent that passes in a
// simulation and fails each time it is carried (a contract that checks the sender of the transaction, more gas in all
// than one may have) does not succeed by being signed again.
const maxFaultyExpiries = 3

// countExpiry counts an intent that was not executed in time, and reports whether the step is to be given up. An
// expiry without a fault of the intent itself does not count.
func (r stepRef) countExpiry(fault string) (givenUp bool) {
	if fault != "" {
		r.step.FaultyExpiries++
	}
	return fault != "" && r.step.FaultyExpiries >= maxFaultyExpiries
}

// resetForResign has the same step signed once more, under the same nonce. The next simulation finds the cause of its
// failure.
func resetForResign(tx *store.Tx, ref stepRef) error {
	for _, step := range ref.stepsOfIntent() {
		if err := step.change(IntentExpired); err != nil {
			return err
		}
		saveStep(tx, *step)
	}
	addStartTask(tx, ref.workflow, ref.step)
	return nil
}

// failStep ends the step and its leg, and releases its reservation: the money has not moved and stays in the step's
// position. The leg goes on if a step behind it was executed before a restore: see endBehind. Error: errNotLookedUp.
func (s *Service) failStep(ctx context.Context, tx *store.Tx, ref stepRef, on Trigger, reason failure.Reason, now time.Time) error {
	if ref.step.Kind.followsRequest() {
		return s.postponeRequestStep(tx, ref, on, reason, now)
	}
	if ref.step.Kind == StepBridgeIn {
		return s.postponeBridgeIn(tx, ref, on, reason, now)
	}
	leg := ref.leg
	for _, step := range ref.stepsOfIntent() {
		if err := step.change(on); err != nil {
			return err
		}
		step.setFailure(reason)
		step.CompletedAt = &now
		saveStep(tx, *step)
	}
	ledger.Reserve(tx, ref.workflow.Wallet, ref.step.sourcePosition(), -ref.step.Amount)
	kept, used, err := s.endBehind(ctx, tx, ref.workflow, leg, EarlierStepFailed, now)
	if kept || err != nil {
		return err
	}
	return failLeg(tx, leg, used.Or(reason), now)
}

// failureOf is why the step's intent was not executed. A contract that the relay does not know is the step's source.
func (r stepRef) failureOf(outcome fate) failure.Reason {
	why := outcome.Failure()
	if why.Code == failure.ContractRefused && r.step.YieldSource != "" {
		why.Code = failure.SourceRefused
	}
	return why
}

// usedBefore is the reason of a step of whose order the chain has executed something before a restore.
func usedBefore(why string) failure.Reason { return failure.New(failure.ExecutedBeforeRestore, why) }

// failLeg ends a leg without further executions.
func failLeg(tx *store.Tx, leg *Leg, reason failure.Reason, now time.Time) error {
	if err := leg.change(StepFailed); err != nil {
		return err
	}
	leg.FailureReason, leg.FailureCode, leg.CompletedAt = &reason.Text, reason.CodeOrNil(), &now
	saveLeg(tx, *leg)
	return nil
}

// failInStart has a step fail that has too little to go on with. Start does that, which looks it up
// first: it may have been executed before a restore. A reason that the step has already stays.
func failInStart(tx *store.Tx, w *Workflow, step *Step, reason failure.Reason) {
	if step.FailureReason == nil {
		step.setFailure(reason)
	}
	saveStep(tx, *step)
	addStartTask(tx, w, step)
}

// settleExecuted completes the step by its intent's effects, unless those are from before the restore, for another
// order.
func (s *Service) settleExecuted(ctx context.Context, tx *store.Tx, ref stepRef, outcome fate, now time.Time) error {
	moved, err := s.intents.Movements(ctx, s.orderOf(ref), outcome.Outcome)
	if err != nil {
		return err
	}
	f, err := s.readFlow(ctx, ref, moved)
	if err != nil {
		return fmt.Errorf("reading the effects of transaction %s: %w", outcome.TxHash, err)
	}
	if err := f.errBeyondRange(); err != nil && outcome.accepted == nil {
		return fmt.Errorf("posting the effects of transaction %s: %w", outcome.TxHash, err)
	}
	opened, err := loadOpening(ctx, tx, ref.workflow.Wallet, ref.step.Chain)
	if err != nil {
		return err
	}
	outcome.setUnreserved(ref, f)
	why := whyNotSettled(ref, outcome.Outcome, f, opened)
	if why == "" {
		if why, err = outcome.whyNotAfforded(ctx, tx, ref, f, opened); err != nil {
			return err
		}
	}
	if why != "" {
		return s.failOther(ctx, tx, ref, f, outcome, opened, why, now)
	}
	if outcome.UsedBefore {
		s.countUsedBefore(tx, settledBefore)
	}
	if outcome.accepted != nil {
		if err := outcome.accepted.prepare(ctx, tx, ref, f, outcome.Outcome, opened); err != nil {
			return err
		}
	}
	s.logDeviation(ref, f, outcome.TxHash)
	return s.completeStep(ctx, tx, ref, f, outcome, opened, now)
}

// failOther has a step fail of which the chain has executed another order, and posts the amounts that it moved.
func (s *Service) failOther(ctx context.Context, tx *store.Tx, ref stepRef, f flow, outcome fate, opened opening, why string, now time.Time) error {
	if outcome.accepted != nil && !outcome.UsedBefore {
		if err := outcome.accepted.prepare(ctx, tx, ref, f, outcome.Outcome, opened); err != nil {
			return err
		}
	}
	entry, err := planOther(ctx, tx, ref, f, outcome, opened)
	if err != nil {
		return err
	}
	if outcome.unreserved {
		ref.step.Amount = 0 // there is none to free
	}
	s.countUsedBefore(tx, refusedBefore)
	if err := s.failStep(ctx, tx, ref, NonceUsedBefore, usedBefore(why), now); err != nil || entry == nil {
		return err
	}
	return ledger.Post(ctx, tx, *entry)
}

// completeStep posts the step's effects, and starts the next one, unless that is a payout: startReadyPayouts decides
// about those.
func (s *Service) completeStep(ctx context.Context, tx *store.Tx, ref stepRef, f flow, outcome fate, opened opening, now time.Time) error {
	if ref.step.Kind.makesRequest() || ref.step.Kind.followsRequest() {
		return s.completeRequestStep(ctx, tx, settlement{ref, f, outcome, opened, now})
	}
	if ref.step.Kind.bridges() {
		return s.completeBridgeStep(ctx, tx, settlement{ref, f, outcome, opened, now})
	}
	next, follows := ref.next(), money.USD(0)
	if next != nil {
		follows = s.boundFollows(ref.leg, next, f.proceedsFor(ref, outcome))
	}
	if err := postStep(ctx, tx, ref, f, follows, outcome, opened); err != nil {
		return err
	}
	if err := markCompleted(tx, ref, f, outcome.TxHash, now); err != nil {
		return err
	}
	if ref.step.YieldSource != "" {
		tx.Wake(yield.Topic)
	}
	if next == nil {
		return s.completeLeg(ctx, tx, ref, now)
	}
	s.setProceeds(ref.leg, next, follows)
	saveStep(tx, *next)
	switch {
	case next.Kind == StepPayout:
		return nil
	case follows <= 0:
		failInStart(tx, ref.workflow, next, reasonNothing)
		return nil
	}
	addStartTask(tx, ref.workflow, next)
	return nil
}

// postStep posts the step's entry. Its reference is the step's, so that it cannot be
// posted twice.
func postStep(ctx context.Context, tx *store.Tx, ref stepRef, f flow, follows money.USD, outcome fate, opened opening) error {
	var positions []ledger.Position
	if len(f.shares) > 0 {
		var err error
		positions, err = ledger.LockPositions(ctx, tx, ref.workflow.Wallet)
		if err != nil {
			return err
		}
	}
	entries := []ledger.Entry{{
		Organization: ref.workflow.Organization, Wallet: ref.workflow.Wallet, Type: ref.step.Kind.ledgerEventType(),
		Reference: "step:" + ref.step.ID.String(), SettledAt: outcome.BlockTime, TxHash: outcome.TxHash,
		Lines: buildLines(ref, f, positions, follows),
	}}
	outcome.keepReserved(entries[0].Lines)
	if opened.containsOutcome(outcome.Outcome) {
		entries = append([]ledger.Entry{takeFromOpening(entries[0], ref.step.ID)}, entries...)
	}
	return ledger.Post(ctx, tx, entries...)
}

// markCompleted completes the step and those that share its intent.
func markCompleted(tx *store.Tx, ref stepRef, f flow, txHash string, now time.Time) error {
	destination, partner := ref.received(f)
	for _, done := range ref.stepsOfIntent() {
		if err := done.change(IntentExecuted); err != nil {
			return err
		}
		switch done.Kind {
		case StepPayout:
			done.Received = &destination
		case StepPartner:
			done.Received = &partner
		}
		done.CompletedAt, done.TxHash = &now, &txHash
		saveStep(tx, *done)
	}
	return nil
}

// completeLeg ends a leg whose last step is completed. It is cancelled only if something of it is:
// of a rebalance that was given up the last step may have been under way. It fails if only a part of it was
// executed before a restore, and its last order was not, or its payout paid less for that.
func (s *Service) completeLeg(ctx context.Context, tx *store.Tx, ref stepRef, now time.Time) error {
	if ref.leg.isGivenUp() {
		return s.failGivenUp(ctx, tx, ref.workflow, ref.leg, now)
	}
	why := ref.leg.whyUnserved().Or(ref.leg.whyOtherSent())
	if why.IsZero() {
		less, err := s.whyPaidLess(ctx, tx, ref.leg)
		if err != nil {
			return err
		}
		if less != "" {
			why = usedBefore(less)
		}
	}
	if !why.IsZero() && ref.workflow.Status != Cancelled {
		return failLeg(tx, ref.leg, why, now)
	}
	legEnd := LastStepExecuted
	if ref.workflow.Status == Cancelled && ref.leg.hasCancelled() {
		legEnd = RedeemedWhenCancelled
	}
	if err := ref.leg.change(legEnd); err != nil {
		return err
	}
	ref.leg.CompletedAt = &now
	saveLeg(tx, *ref.leg)
	return nil
}

package transfer

import (
	"context"
	"time"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// StartTask is the kind of task that starts a step on a chain; its key is the
// step's id. Starting asks the chain's node, so that each chain has a kind of its
// own: one that is dead holds up no other's.
func StartTask(on chain.Name) string { return "transfer.start:" + string(on) }

// StartTasks lists the kinds of the chains that are served.
func (s *Service) StartTasks() []string {
	var kinds []string
	for _, name := range s.servedNames() {
		kinds = append(kinds, StartTask(name))
	}
	return kinds
}

func addStartTask(tx *store.Tx, w *Workflow, step *Step) {
	task.AddNowFor(tx, w.Organization, StartTask(step.Chain), step.ID.String())
}

// Start is the handler of StartTask: it has the step's intent signed and passes it to the relay, or requests the
// approval that it needs. An approved text is signed unchanged, and a step that was not approved in the end fails. A
// step that an emergency stop covers waits for its end before any request to a chain. A payout that the chain has
// executed already, from before the restore, is settled without consent. A crash before the commit leaves the step as
// it was and the signature unseen; the next run signs the same step again. A crash after it leaves the intent with
// the relay, or the activity with the approvers.
func (s *Service) Start(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	ref, err := loadStep(ctx, s.db, id, "")
	if err != nil {
		return err
	}
	if ref.step.Kind == StepBridgeIn && s.intents.Receives(ref.step.Chain) {
		return s.receiveMessage(ctx, t, ref)
	}
	if !ref.step.unsigned() {
		return nil // a run before this one committed, or it was cancelled
	}
	if revoked, err := checkRevoked(ctx, s.db, ref); err != nil {
		return err
	} else if revoked {
		return s.endRevoked(ctx, t, ref)
	}
	if ref.mayStart() && !ref.isEnding() {
		if err := s.intents.CheckStops(ctx, ref.workflow.Organization, ref.chains()...); err != nil {
			return err
		}
	}
	usedBefore, why, err := s.judgeEarlierLife(ctx, ref)
	if err == nil && why == "" {
		why, err = s.boundStart(ctx, ref, usedBefore)
	}
	if err != nil {
		return err
	}
	if why != "" {
		return s.refuseStart(ctx, t, id, why)
	}
	if !usedBefore && ref.isUnordered() {
		return s.endCancelled(ctx, t, id)
	}
	if ref.step.FailureReason != nil {
		return s.endTooSmall(ctx, t, ref, usedBefore)
	}
	switch {
	case usedBefore && (ref.step.Kind == StepPayout || ref.step.Chain.IsSolana() || ref.isUnordered()): // no more of it is signed
		return s.startUsed(ctx, t, ref)
	case !ref.mayStart():
		return s.endUnapproved(ctx, t, id)
	}
	if !usedBefore {
		if err := checkHeld(ctx, s.db, ref); err != nil {
			return err
		}
		if why, err := s.whyUnwindCancelled(ctx, ref); err != nil {
			return err
		} else if why != "" {
			return s.refuseSigning(ctx, t, id, failure.New(failure.Cancelled, why))
		}
		if err := ref.waitForReturn(ctx, s.db); err != nil {
			return s.freeWallet(ctx, ref, err)
		}
	}
	if ref.step.Kind == StepBridgeIn {
		if ready, err := s.checkAttested(ctx, ref); err != nil || !ready {
			return err
		}
	}
	if err := s.priceStep(ctx, ref); err != nil {
		return err
	}
	if !usedBefore {
		if why, err := s.priceBurn(ctx, ref); err != nil {
			return err
		} else if !why.IsZero() {
			return s.refuseSigning(ctx, t, id, why)
		}
	}
	judged, err := s.loadJudged(ctx, ref)
	if err != nil {
		return err
	}
	judged.order.UsedBefore = usedBefore
	verdict, err := s.intents.Judge(ctx, judged.order, judged.consent)
	if err == nil && verdict.Outdated {
		judged.consent.Asked = nil
		verdict, err = s.intents.Judge(ctx, judged.order, judged.consent)
	}
	if err == nil && verdict.Draft != nil {
		err = s.intents.Start(ctx, t, *verdict.Draft, func(tx *store.Tx) (func() error, error) { return claimStep(ctx, tx, ref, usedBefore) })
		verdict, err = judged.consent.JudgeRefusal(judged.order, err)
	}
	switch {
	case err != nil:
		return err
	case !verdict.Refusal.IsZero() && usedBefore:
		return s.startUsed(ctx, t, ref) // an executed order needs no signature
	case !verdict.Refusal.IsZero():
		return s.refuseSigning(ctx, t, id, verdict.Refusal)
	case verdict.Ask != nil:
		return s.askLater(ctx, t, ref, judged, verdict)
	}
	return nil
}

// mayStart says whether the step can be signed, or asked for, now: it is pending, or
// was approved.
func (r stepRef) mayStart() bool {
	return r.step.State == StatePending || (r.step.State == StatePendingApproval && r.leg.Approval.Activity.Status == approval.Completed)
}

// isEnding says whether an unsigned step is started to be ended: it is signed only where the chain has
// executed it before a restore.
func (r stepRef) isEnding() bool { return r.isUnordered() || r.step.FailureReason != nil }

// judgedStart is the order of a step, with the facts that decide whether it may be signed.
type judgedStart struct {
	order   intent.Order
	consent intent.Consent
}

// loadJudged reads the facts that decide whether a step may be signed, in one round trip.
func (s *Service) loadJudged(ctx context.Context, ref stepRef) (judgedStart, error) {
	var j judgedStart
	var owner wallet.Wallet
	queries := []store.BatchQuery{wallet.WalletQuery(&owner, ref.workflow.Organization, ref.workflow.Wallet, "")}
	if ref.step.Kind == StepPayout {
		queries = append(queries, consentQueries(&j.consent, s.db, *ref.workflow, s.judgedPayees(*ref.workflow))...)
	}
	if ref.step.State == StatePendingApproval {
		j.consent.Asked = &ref.leg.Approval.Activity
		queries = append(queries, approval.VotesQuery(&j.consent.Votes, *ref.step.ActivityID))
	}
	err := s.db.SendBatch(ctx, queries...)
	j.order, j.consent.Amount = s.orderToSign(ref, owner), ref.judgedAmount()
	return j, err
}

// priceStep has a step enter or leave its source at the present price if it was planned by a version without prices,
// or has waited for a source that settles later: a fair price of days ago may be none, or be no bound.
func (s *Service) priceStep(ctx context.Context, ref stepRef) error {
	step := ref.step
	if (step.Kind != StepDeposit && step.Kind != StepRedeem) || step.WorstPrice.Known() && !ref.hasWaited() {
		return nil
	}
	source, err := s.catalog.Get(ctx, step.YieldSource)
	if err != nil {
		return err
	}
	worst := source.WorstExit()
	if step.Kind == StepDeposit {
		worst = source.WorstEntry()
	}
	if !worst.Known() && ref.hasWaited() {
		return task.Later{After: unreadableSourceDelay, Reason: "yield source " + step.YieldSource + ": its price is not known now"}
	}
	step.WorstPrice = worst
	return nil
}

// hasWaited says whether the step follows a request that was settled later.
func (r stepRef) hasWaited() bool { return len(r.leg.Requests) > 0 }

// claimStep locks a step that is to be signed and returns the statement that marks it started; nil if it was started,
// cancelled or submitted again meanwhile. An execution from before the restore does not wait.
func claimStep(ctx context.Context, tx *store.Tx, was stepRef, usedBefore bool) (func() error, error) {
	ref, err := lockStep(ctx, tx, was.step.ID)
	if err != nil || !ref.isStill(was) {
		return nil, err
	}
	if revoked, err := checkRevoked(ctx, tx, ref); err != nil || revoked {
		return nil, err
	}
	if err := checkHeld(ctx, tx, ref); err != nil {
		return nil, err
	}
	if !usedBefore {
		if err := ref.lockForRequest(ctx, tx); err != nil {
			return nil, err
		}
	}
	ref.step.WorstPrice = was.step.WorstPrice // as it is signed
	if ref.step.Kind == StepBridgeOut {
		ref.step.Fee = was.step.Fee
	}
	return func() error { return markStarted(ctx, tx, ref) }, nil
}

// markStarted saves that a step is in flight. Until this commits the signature is unknown outside: an earlier
// cancellation has it dropped.
func markStarted(ctx context.Context, tx *store.Tx, ref stepRef) error {
	now := tx.DB().Clock().Now()
	w := ref.workflow
	for _, step := range ref.stepsOfIntent() {
		if err := step.change(IntentSigned); err != nil {
			return err
		}
		step.StartedAt = &now
		step.clearFailure()
		saveStep(tx, *step)
	}
	if ref.step.Kind == StepDeposit && ref.hasWaited() {
		saveBound(tx, *ref.step)
	}
	if err := markLegStarted(tx, ref.leg, now); err != nil {
		return err
	}
	statusChanged := w.Status == Created
	if statusChanged {
		if err := w.change(FirstStepStarted); err != nil {
			return err
		}
	}
	if w.StartedAt == nil {
		w.StartedAt = &now
		saveWorkflow(tx, *w)
	}
	return emitProgress(ctx, tx, *w, statusChanged, now, ref.leg)
}

// markLegStarted has the leg of a step that is under way process.
func markLegStarted(tx *store.Tx, leg *Leg, now time.Time) error {
	switch leg.State {
	case StatePending:
		if err := leg.change(FirstStepStarted); err != nil {
			return err
		}
	case StatePendingApproval:
		if err := leg.change(IntentSigned); err != nil {
			return err
		}
	}
	if leg.StartedAt == nil {
		leg.StartedAt = &now
	}
	saveLeg(tx, *leg)
	return nil
}

// emitProgress emits the events of a change of legs: a withdrawal has an event for every step, a rebalance only for
// its own status.
func emitProgress(ctx context.Context, tx *store.Tx, w Workflow, statusChanged bool, now time.Time, legs ...*Leg) error {
	if w.Kind == wallet.Withdrawal {
		events := make([]event.Event, 0, len(legs)+1)
		for _, l := range legs {
			events = append(events, w.payoutEvent(*l, now))
		}
		return event.Emit(ctx, tx, append(events, w.statusEvent(now))...)
	}
	if statusChanged {
		return event.Emit(ctx, tx, w.statusEvent(now))
	}
	return nil
}

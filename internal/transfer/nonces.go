package transfer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A step without a signature may have been executed before the database was restored. No such step ends before its
// nonce was looked up on its chain, and one that was executed is settled. These are all the ways in which a step ends
// uncompleted:
//
//   - its intent has ended on the chain, which the carrier has looked up (applyOutcome, and
//     postponeRequestStep and postponeBridgeIn for steps that receive owed amounts);
//   - it is not signed: Start has looked it up (failUnsigned, endCancelled). A step that has too little
//     to go on with is left to Start, too (failInStart);
//   - its workflow is cancelled or given up: findExecuted has looked it up (cancelLeg, giveUpPayout);
//   - a step before it has failed, or the request that it follows was refunded: fetchLater or
//     fetchBehind has looked it up (endBehind);
//   - it claims a part of a request without a debt (endClaims, failGivenBack, endBehind). An
//     executed claim is among the amounts by which the request was settled, so none is left.

// executedSteps says of steps whether their chains have executed them. A step that it lacks was not
// looked up.
type executedSteps map[uuid.UUID]bool

// any reports whether one of the steps was executed.
func (e executedSteps) any() bool {
	for _, is := range e {
		if is {
			return true
		}
	}
	return false
}

// lookedUp reports whether a step was looked up.
func (e executedSteps) lookedUp(step *Step) bool {
	_, is := e[step.ID]
	return is
}

// errNotLookedUp ends a transaction that would end a step whose nonce was not looked up: the workflow
// has changed since its steps were, or a lost database may have signed the step (leaveOut).
var errNotLookedUp = fault.Wrap(errLookupMissing, fault.ServiceUnavailable, "a step of the workflow has changed: try again")

// errLookupMissing is the cause of errNotLookedUp, and of no other error. errors.Is takes errors of one code for the same.
var errLookupMissing = errors.New("a step was not looked up")

// fetchExecuted looks up the nonces of a wallet, by one call for each chain. A chain that is not
// configured has executed none, since no step can begin there either, unless the database was recovered
// lately: one before it may have begun a step there. Error: service_temporarily_unavailable with the
// cause errUnservedChain then.
func (s *Service) fetchExecuted(ctx context.Context, wallet uuid.UUID, nonces map[chain.Name][]uuid.UUID) (executedSteps, error) {
	executed := executedSteps{}
	for on, ids := range nonces {
		used := make([]bool, len(ids))
		_, err := s.servedChain(on)
		if err == nil {
			used, err = s.executedOn(ctx, on, wallet, ids)
		} else {
			err = s.checkNoneExecuted(ctx, on)
		}
		if err != nil {
			return nil, fmt.Errorf("looking up which steps %s has executed: %w", on, err)
		}
		for i, id := range ids {
			executed[id] = executed[id] || used[i]
		}
	}
	return executed, nil
}

// lacksHistory reports whether an error of fetchExecuted is that nodes lack the history of the wallet, so that its payouts wait. Those of
// other wallets need not.
func lacksHistory(err error) bool { return errors.As(err, new(task.Later)) }

// unsignedNonces adds the nonces of those steps of a leg that are not signed.
func (s *Service) unsignedNonces(nonces map[chain.Name][]uuid.UUID, leg *Leg) {
	for i := range leg.Steps {
		if step := &leg.Steps[i]; step.unsigned() && s.hasIntent(step) {
			nonces[step.Chain] = append(nonces[step.Chain], step.ID)
		}
	}
}

// hasIntent says whether a step is executed by an intent of its own.
func (s *Service) hasIntent(step *Step) bool {
	if step.Kind == StepBridgeIn {
		return !s.intents.Receives(step.Chain)
	}
	return !step.Kind.sharesIntent()
}

// fetchBehind looks up the nonces of the unsigned steps of a step's leg.
func (s *Service) fetchBehind(ctx context.Context, step uuid.UUID) (executedSteps, error) {
	ref, err := loadStep(ctx, s.db, step, "")
	if err != nil {
		return nil, err
	}
	return s.fetchLater(ctx, ref)
}

// fetchLater looks up the nonces of the unsigned steps of a leg.
func (s *Service) fetchLater(ctx context.Context, ref stepRef) (executedSteps, error) {
	nonces := map[chain.Name][]uuid.UUID{}
	s.unsignedNonces(nonces, ref.leg)
	executed, err := s.fetchExecuted(ctx, ref.workflow.Wallet, nonces)
	if err != nil {
		return nil, err
	}
	return executed, s.leaveOut(ctx, executed, ref.workflow)
}

// mayEndLater says whether the settlement of a step may end steps behind it, or goes by whether they
// were executed.
func (r stepRef) mayEndLater(outcome intent.Outcome) bool {
	switch {
	case outcome.UsedBefore:
		return true
	case outcome.State != intent.Executed:
		return !r.step.Kind.bringsOwed()
	case !r.step.Kind.followsRequest():
		return false
	}
	request := r.leg.requestOf(r.step.Ordinal)
	back := r.step.Kind == StepClaimCancelled || request != nil && !request.Returned.IsZero()
	return back || r.workflow.Status == Cancelled || r.leg.isGivenUp()
}

// endBehind ends the steps of a leg that have not begun, except those that were executed before a
// restore. The first of these is begun, which settles it; it takes its amount from the cash that
// is free in the books, since no step before it brings any. One for which there is too little
// fails. kept reports whether a step is left, so that the leg goes on. used is why a step that
// was executed fails; it is empty if none does.
func (s *Service) endBehind(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, on Trigger, now time.Time) (kept bool, used failure.Reason, err error) {
	stays := map[uuid.UUID]bool{}
	for i := range leg.Steps {
		step := &leg.Steps[i]
		if step.State != StatePending {
			continue
		}
		switch {
		case step.Kind.sharesIntent():
			err = endWith(step, &leg.Steps[i-1], on)
		case step.Kind.bringsOwed():
			gave := leg.givingStep(i)
			if stays[gave.ID] {
				stays[step.ID] = true
				break
			}
			err = s.endUnkept(w, step, on, gave.State == StateCompleted, now)
		case w.executed[step.ID] && !kept:
			kept, err = s.keepExecuted(ctx, tx, w, leg, step, now)
			if stays[step.ID] = kept; !kept && err == nil {
				err = s.endUnkept(w, step, on, false, now)
			}
		case w.executed[step.ID]:
			stays[step.ID] = true // it follows the step that is begun
		case i > 0 && w.Status != Cancelled && !leg.isGivenUp() && leg.Steps[i-1].Kind == StepBridgeIn && stays[leg.Steps[i-1].ID]:
			stays[step.ID] = true // it takes the amount that arrives from another chain
		default:
			err = s.endUnkept(w, step, on, false, now)
		}
		if err != nil {
			return false, used, err
		}
		if step.State == StateFailed {
			used = step.whyFailed().Or(used)
		}
		saveStep(tx, *step)
	}
	return kept, used, nil
}

// keepExecuted begins a step that was executed before a restore and that no step before it pays for.
// If too little is free, it begins without a reservation where its kind allows that (maySettleUnreserved). It returns
// false if the step cannot begin.
func (s *Service) keepExecuted(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, step *Step, now time.Time) (bool, error) {
	positions, err := ledger.LockPositions(ctx, tx, w.Wallet)
	if err != nil {
		return false, err
	}
	at := slices.IndexFunc(positions, func(p ledger.Position) bool { return p.ID == step.sourcePosition() })
	if at < 0 || positions[at].Balance-positions[at].Reserved < step.Amount {
		if !step.Kind.maySettleUnreserved() {
			return false, nil
		}
		step.Amount = 0
		markSpent(tx, step)
	}
	ledger.Reserve(tx, w.Wallet, step.sourcePosition(), step.Amount)
	addStartTask(tx, w, step)
	return true, markLegStarted(tx, leg, now)
}

// endUnkept ends a step that will not be signed. One that was executed before a restore all the same
// fails, and names its nonce; settled says that it is among amounts that were settled already.
// Error: errNotLookedUp.
func (s *Service) endUnkept(w *Workflow, step *Step, on Trigger, settled bool, now time.Time) error {
	switch {
	case settled, !s.hasIntent(step):
	case !w.executed.lookedUp(step):
		return errNotLookedUp
	case w.executed[step.ID]:
		why := fmt.Sprintf("requestId was used before by a transaction of nonce %s on %s, for which the books have no money", step.ID, step.Chain)
		if err := step.change(NonceUsedBefore); err != nil {
			return err
		}
		step.setFailure(usedBefore(why))
		step.CompletedAt = &now
		return nil
	}
	if err := step.change(on); err != nil {
		return err
	}
	step.CancelledAt = &now
	step.clearFailure()
	return nil
}

// endWith ends a step if the step has ended that it shares its intent with.
func endWith(step, with *Step, on Trigger) error {
	switch with.State {
	case StateFailed:
		on = NonceUsedBefore
	case StateCancelled:
	default:
		return nil
	}
	step.FailureReason, step.FailureCode, step.CompletedAt, step.CancelledAt = with.FailureReason, with.FailureCode, with.CompletedAt, with.CancelledAt
	return step.change(on)
}

// isUnordered says whether a pending step is kept only to be settled: its workflow is cancelled, or
// the step that was to bring its amount has failed.
func (r stepRef) isUnordered() bool {
	if r.step.Kind.bringsOwed() {
		return false
	}
	return r.workflow.Status == Cancelled || !r.leg.failureBefore(r.step.Ordinal).IsZero()
}

// failureBefore returns why the step of a leg that was to receive another's amount has not; empty if it has, or still
// may.
func (l *Leg) failureBefore(at int) failure.Reason {
	for i := at - 1; i >= 0; i-- {
		before := &l.Steps[i]
		switch request := l.requestOf(i); {
		case before.Kind.sharesIntent(), before.Kind.followsRequest():
			continue
		case before.State == StateCompleted && request != nil && !request.Open() && !request.Returned.IsZero():
			return failure.New(failure.SourceReturned, request.describeReturn())
		case before.State != StateFailed && before.State != StateCancelled:
			return failure.Reason{}
		}
		return l.firstFailure()
	}
	return failure.Reason{}
}

// firstFailure is why the first of the leg's failed steps has failed.
func (l *Leg) firstFailure() failure.Reason {
	for i := range l.Steps {
		if step := &l.Steps[i]; step.State == StateFailed && step.FailureReason != nil {
			return step.whyFailed()
		}
	}
	return failure.New(failure.StepCancelled, "a step before it was cancelled")
}

// whyUnserved returns why the leg's last order was not executed; empty if it was. Steps that receive owed amounts are
// no orders of their own.
func (l *Leg) whyUnserved() failure.Reason {
	for i := len(l.Steps) - 1; i >= 0; i-- {
		switch step := &l.Steps[i]; {
		case step.Kind.sharesIntent(), step.Kind.bringsOwed():
		case step.State == StateCompleted:
			return failure.Reason{}
		default:
			return l.firstFailure()
		}
	}
	return failure.Reason{}
}

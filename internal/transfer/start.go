package transfer

import (
	"context"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
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
	for name := range s.chains {
		kinds = append(kinds, StartTask(name))
	}
	slices.Sort(kinds)
	return kinds
}

func addStartTask(tx *store.Tx, step *Step) {
	task.AddNow(tx, StartTask(step.Chain), step.ID.String())
}

// Start is the handler of StartTask: it signs the step's intent and hands it to
// the relay. Dying before the commit leaves the step pending and the signature
// unseen; the next run signs the same step again. Dying after it leaves the
// intent with the relay.
func (s *Service) Start(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	ref, err := loadStep(ctx, s.db, id, "")
	if err != nil {
		return err
	}
	if ref.step.State != StatePending {
		return nil // a run before this one committed, or it was cancelled
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
	if err := s.priceStep(ctx, ref.step); err != nil {
		return err
	}
	var owner wallet.Wallet
	if err := s.db.SendBatch(ctx, wallet.WalletQuery(&owner, ref.workflow.Organization, ref.workflow.Wallet, "")); err != nil {
		return err
	}
	order := s.orderToSign(ref, owner)
	order.UsedBefore = usedBefore
	return s.intents.Start(ctx, t, order, func(tx *store.Tx) (func() error, error) { return claimStep(ctx, tx, id) })
}

// priceStep has a step that was planned by a version without prices enter or leave
// its source at the price of now.
func (s *Service) priceStep(ctx context.Context, step *Step) error {
	if step.YieldSource == "" || step.WorstPrice.Known() {
		return nil
	}
	source, err := s.catalog.Get(ctx, step.YieldSource)
	if err != nil {
		return err
	}
	step.WorstPrice = source.WorstExit()
	if step.Kind == StepDeposit {
		step.WorstPrice = source.WorstEntry()
	}
	return nil
}

// claimStep locks a step that is to be signed and returns what marks it started;
// nil if it was started or cancelled meanwhile.
func claimStep(ctx context.Context, tx *store.Tx, id uuid.UUID) (func() error, error) {
	ref, err := lockStep(ctx, tx, id)
	if err != nil || ref.step.State != StatePending {
		return nil, err
	}
	return func() error { return markStarted(ctx, tx, ref) }, nil
}

// markStarted saves that a step is under way. Until this commits nobody has the
// signature: a cancellation that came first has it forgotten.
func markStarted(ctx context.Context, tx *store.Tx, ref stepRef) error {
	now := tx.DB().Clock().Now()
	w, leg := ref.workflow, ref.leg
	for _, step := range ref.stepsOfIntent() {
		if err := step.change(IntentSigned); err != nil {
			return err
		}
		step.StartedAt = &now
		saveStep(tx, *step)
	}
	if leg.StartedAt == nil {
		if err := leg.change(FirstStepStarted); err != nil {
			return err
		}
		leg.StartedAt = &now
		saveLeg(tx, *leg)
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
	return emitProgress(ctx, tx, *w, statusChanged, now, leg)
}

// emitProgress emits what a change of legs means to the outside: a withdrawal has
// an event for every step, a rebalance only for its own status.
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

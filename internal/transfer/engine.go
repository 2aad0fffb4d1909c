package transfer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// SettleTask is the kind of task that settles a step; its key is the step's id.
const SettleTask = "transfer.settle"

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

// addStartTask has a pending step started.
func addStartTask(tx *store.Tx, step *Step) { task.AddNow(tx, StartTask(step.Chain), step.ID.String()) }

// Start is the handler of StartTask: it signs the step's intent and hands it to
// the relay. Dying before the commit leaves the step pending and the signature
// unseen; the next run signs the same step anew. Dying after it leaves the
// intent with the relay.
func (s *Service) Start(ctx context.Context, t task.Task) error {
	id, err := uuid.Parse(t.Key)
	if err != nil {
		return fmt.Errorf("reading the task's key: %w", err)
	}
	found, err := loadWorkflows(ctx, s.db, `WHERE id = (SELECT workflow_id FROM steps WHERE id = $1)`, id)
	if err != nil {
		return err
	}
	if len(found) != 1 {
		return errStepNotFound
	}
	w := found[0]
	leg, step, err := w.findStep(id)
	if err != nil {
		return err
	}
	if step.State != StatePending {
		return nil // a run before this one committed, or it was cancelled
	}
	crash.Point(pointSign + ".before")
	signed, err := s.signStep(ctx, w, leg, step)
	if err != nil {
		return err
	}
	crash.Point(pointSign + ".after")
	crash.Point(pointPersist + ".before")
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		w, err := lockWorkflowOfStep(ctx, tx, id)
		if err != nil {
			return err
		}
		leg, step, err := w.findStep(id)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if step.State != StatePending {
			return nil
		}
		if err := relay.Submit(tx, signed); err != nil {
			return err
		}
		return markStarted(ctx, tx, &w, leg, step)
	})
	if err != nil {
		return fmt.Errorf("persisting the intent of step %s: %w", id, err)
	}
	crash.Point(pointPersist + ".after")
	return nil
}

// markStarted notes that a step is on its way. Until this commits the signature is
// nobody's: a cancellation that came first has it forgotten.
func markStarted(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, step *Step) error {
	now := tx.DB().Clock().Now()
	changed := w.Status == Created
	for _, s := range leg.stepsOfIntent(step) {
		s.State, s.StartedAt = StateProcessing, &now
		saveStep(tx, *s)
	}
	if leg.StartedAt == nil {
		leg.State, leg.StartedAt = StateProcessing, &now
		saveLeg(tx, *leg)
	}
	if w.StartedAt == nil {
		w.Status, w.StartedAt = Processing, &now
		saveWorkflow(tx, *w)
	}
	return emitProgress(ctx, tx, *w, changed, now, leg)
}

// emitProgress emits what a change of legs means to the outside: a withdrawal tells of
// every step, a rebalance only of its own status.
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

// signStep makes the step's calls and has custody sign them as one intent.
func (s *Service) signStep(ctx context.Context, w Workflow, leg *Leg, step *Step) (relay.Submission, error) {
	on, ok := s.chains[step.Chain]
	if !ok {
		return relay.Submission{}, fmt.Errorf("chain %s is no longer configured", step.Chain)
	}
	address, err := s.signer.Account(w.Wallet)
	if err != nil {
		return relay.Submission{}, err
	}
	calls, err := s.buildCalls(ctx, on, w, leg, step, address)
	if err != nil {
		return relay.Submission{}, err
	}
	return s.signer.Sign(ctx, w.Wallet, step.Chain, step.ID, calls, SettleTask)
}

// buildCalls are what the wallet does in the step.
func (s *Service) buildCalls(ctx context.Context, on Chain, w Workflow, leg *Leg, step *Step, address chain.Address) ([]custody.Call, error) {
	if step.Kind == StepPayout {
		return buildPayoutCalls(on, w, leg, step), nil
	}
	source, err := s.catalog.Get(ctx, step.YieldSource)
	switch {
	case err != nil:
		return nil, err
	case step.Kind == StepDeposit:
		return source.DepositCalls(address.EVM(), step.Amount)
	case !step.Shares.IsZero():
		return source.RedeemAllCalls(address.EVM(), step.Shares)
	}
	return source.RedeemCalls(address.EVM(), step.Amount)
}

// buildPayoutCalls pay the destination, the partner and the fee, all or none.
func buildPayoutCalls(on Chain, w Workflow, leg *Leg, step *Step) (calls []custody.Call) {
	token, share := on.Client.Config().Tokens[step.Token].Address, leg.partnerShare()
	pay := func(to common.Address, amount money.USD) {
		if amount > 0 {
			calls = append(calls, custody.Call{To: token, Data: transferData(to, amount)})
		}
	}
	pay(w.DestinationAddress.EVM(), step.Amount-step.Fee-share)
	pay(w.PartnerAddress.EVM(), share)
	pay(on.FeeCollector, step.Fee)
	return calls
}

// Settle is the handler of SettleTask, which the relay adds once the fate of a
// step's intent is final. State, journal entry, events, the next step's task
// and the end of this one commit together; a second run finds the step settled.
func (s *Service) Settle(ctx context.Context, t task.Task) error {
	id, err := uuid.Parse(t.Key)
	if err != nil {
		return fmt.Errorf("reading the task's key: %w", err)
	}
	outcome, err := relay.Read(ctx, s.db, id)
	if err != nil {
		return err
	}
	if ctx, err = s.catalog.Pin(ctx); err != nil {
		return err
	}
	crash.Point(pointSettle + ".before")
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		w, err := lockWorkflowOfStep(ctx, tx, id)
		if err != nil {
			return err
		}
		leg, step, err := w.findStep(id)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if step.State != StateProcessing {
			return nil
		}
		// Wallets are locked before positions everywhere, so that an accepted
		// request and a settlement cannot wait for each other.
		owner, err := wallet.Lock(ctx, tx, w.Wallet)
		if err != nil {
			return err
		}
		return s.settleStep(ctx, tx, owner, &w, leg, step, outcome)
	})
	if err != nil {
		return fmt.Errorf("settling step %s: %w", id, err)
	}
	crash.Point(pointSettle + ".after")
	return nil
}

// errIntentNotFinal says that the relay asked for settlement too early.
var errIntentNotFinal = errors.New("the intent is not final")

func (s *Service) settleStep(ctx context.Context, tx *store.Tx, owner wallet.Wallet, w *Workflow, leg *Leg, step *Step, outcome relay.Outcome) error {
	now := tx.DB().Clock().Now()
	changedLegs := []*Leg{leg}
	switch outcome.State {
	case relay.Executed:
		if err := s.completeStep(ctx, tx, w, leg, step, outcome, now); err != nil {
			return err
		}
	case relay.Expired:
		// It never ran and never can.
		if w.Status != Cancelled {
			resetForResign(tx, leg, step)
			return nil
		}
		step.State = StatePending
		cancelLeg(tx, w, leg, now)
	case relay.Refused:
		failStep(tx, w, leg, step, outcome.Reason, now)
	default:
		return errIntentNotFinal
	}
	if step.Kind == StepRedeem {
		for _, l := range startReadyPayouts(tx, w, leg, now) {
			if l != leg {
				changedLegs = append(changedLegs, l)
			}
		}
	}
	w.concludeIfEnded(now)
	if w.ended() {
		saveWorkflow(tx, *w)
		if err := s.postponeRebalancing(ctx, tx, *w); err != nil {
			return err
		}
	}
	if err := emitProgress(ctx, tx, *w, w.ended(), now, changedLegs...); err != nil {
		return err
	}
	if w.ended() {
		if err := wallet.EndWorkflow(ctx, tx, owner, w.Kind, w.ID); err != nil {
			return err
		}
	}
	returnToDayLimit(tx, w)
	return nil
}

// resetForResign has the same step signed once more, under the same nonce. What made it
// fail is found by the next simulation.
func resetForResign(tx *store.Tx, leg *Leg, step *Step) {
	for _, s := range leg.stepsOfIntent(step) {
		s.State = StatePending
		saveStep(tx, *s)
	}
	addStartTask(tx, step)
}

// failStep ends the step and its leg, and gives back what it had reserved: the
// money has not moved and stays where the step would have taken it from.
func failStep(tx *store.Tx, w *Workflow, leg *Leg, step *Step, reason string, now time.Time) {
	for _, s := range leg.stepsOfIntent(step) {
		s.State, s.FailureReason, s.CompletedAt = StateFailed, &reason, &now
	}
	leg.State, leg.FailureReason, leg.CompletedAt = StateFailed, &reason, &now
	for i := range leg.Steps {
		if leg.Steps[i].State == StatePending {
			leg.Steps[i].State, leg.Steps[i].CancelledAt = StateCancelled, &now
		}
		saveStep(tx, leg.Steps[i])
	}
	saveLeg(tx, *leg)
	ledger.Reserve(tx, w.Wallet, step.sourcePosition(), -step.Amount)
}

// completeStep posts what the step did, by the logs of its intent, and starts the
// next one, but for a payout.
func (s *Service) completeStep(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, step *Step, outcome relay.Outcome, now time.Time) error {
	hash := outcome.TxHash.Hex()
	for _, s := range leg.stepsOfIntent(step) {
		s.State, s.CompletedAt, s.TxHash = StateCompleted, &now, &hash
		saveStep(tx, *s)
	}
	next := leg.stepAfter(step)
	entry := ledger.Entry{
		Organization: w.Organization, Wallet: w.Wallet, Type: step.Kind.ledgerEventType(),
		Reference: "step:" + step.ID.String(), SettledAt: outcome.BlockTime, TxHash: hash,
	}
	lines, proceeds, err := s.buildLines(ctx, tx, w, leg, step, next != nil, outcome)
	if err != nil {
		return err
	}
	entry.Lines = lines
	if step.YieldSource != "" {
		tx.Wake(yield.Topic)
	}
	if err := ledger.Post(ctx, tx, entry); err != nil {
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
	if leg.State, leg.CompletedAt = StateCompleted, &now; w.Status == Cancelled {
		leg.State = StateCancelled // what was redeemed stays as cash
	}
	saveLeg(tx, *leg)
	return nil
}

// buildLines are the step's postings. proceeds is what a redemption brought.
func (s *Service) buildLines(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, step *Step, more bool, outcome relay.Outcome) ([]ledger.Line, money.USD, error) {
	address, err := s.signer.Account(w.Wallet)
	if err != nil {
		return nil, 0, fmt.Errorf("deriving the wallet's address: %w", err)
	}
	if step.Kind == StepPayout {
		lines, err := s.payoutLines(w, leg, step, address, outcome)
		return lines, 0, err
	}
	source, err := s.catalog.Get(ctx, step.YieldSource)
	if err != nil {
		return nil, 0, err
	}
	if step.Kind == StepDeposit {
		lines, err := depositLines(source, step, address, outcome)
		return lines, 0, err
	}
	return redeemLines(ctx, tx, source, w, step, address, more, outcome)
}

package transfer

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
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

// The kinds of tasks of this package; a task's key is the step's id.
const (
	StartTask  = "transfer.start"
	SettleTask = "transfer.settle"
)

// Start is the handler of StartTask: it signs the step's intent and hands it to
// the relay. Dying before the commit leaves the step pending and the signature
// unseen; the next run signs the same step anew. Dying after it leaves the
// intent with the relay.
func (s *Service) Start(ctx context.Context, t task.Task) error {
	id, err := uuid.Parse(t.Key)
	if err != nil {
		return fmt.Errorf("reading the task's key: %w", err)
	}
	found, err := load(ctx, s.db, `WHERE id = (SELECT workflow_id FROM steps WHERE id = $1)`, id)
	if err != nil {
		return err
	}
	if len(found) != 1 {
		return errNoStep
	}
	w := found[0]
	_, step, err := w.step(id)
	if err != nil {
		return err
	}
	if step.State != StatePending {
		return nil // a run before this one committed
	}
	crash.Point(pointSign + ".before")
	signed, err := s.sign(ctx, w, *step)
	if err != nil {
		return err
	}
	crash.Point(pointSign + ".after")
	crash.Point(pointPersist + ".before")
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		w, err := lockByStep(ctx, tx, id)
		if err != nil {
			return err
		}
		leg, step, err := w.step(id)
		if err != nil {
			return err
		}
		t.Done(tx)
		if step.State != StatePending {
			return nil
		}
		if err := relay.Submit(tx, signed); err != nil {
			return err
		}
		return started(ctx, tx, &w, leg, step)
	})
	if err != nil {
		return fmt.Errorf("persisting the intent of step %s: %w", id, err)
	}
	crash.Point(pointPersist + ".after")
	return nil
}

// started notes that a step is on its way.
func started(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, step *Step) error {
	now := tx.DB().Clock().Now()
	changed := w.Status == Created
	step.State, step.StartedAt = StateProcessing, &now
	saveStep(tx, *step)
	if leg.StartedAt == nil {
		leg.Status, leg.StartedAt = StateProcessing, &now
		saveLeg(tx, *leg)
	}
	if w.StartedAt == nil {
		w.Status, w.StartedAt = Processing, &now
		saveWorkflow(tx, *w)
	}
	return told(ctx, tx, *w, *leg, changed, now)
}

// told emits what a change of a step means to the outside: a withdrawal tells
// of every step, a rebalance only of its own status.
func told(ctx context.Context, tx *store.Tx, w Workflow, leg Leg, changed bool, now time.Time) error {
	if w.Kind == wallet.Withdrawal {
		return event.Emit(ctx, tx, w.payoutEvent(leg, now), w.event(now))
	}
	if changed {
		return event.Emit(ctx, tx, w.event(now))
	}
	return nil
}

// sign makes the step's calls and has custody sign them as one intent.
func (s *Service) sign(ctx context.Context, w Workflow, step Step) (relay.Submission, error) {
	on, ok := s.chains[step.Chain]
	if !ok {
		return relay.Submission{}, fmt.Errorf("chain %s is no longer configured", step.Chain)
	}
	address, _, err := s.keys.Addresses(w.Wallet)
	if err != nil {
		return relay.Submission{}, fmt.Errorf("deriving the wallet's address: %w", err)
	}
	calls, err := s.calls(ctx, on, w, step, address)
	if err != nil {
		return relay.Submission{}, err
	}
	intent := custody.Intent{
		ID: step.ID, Chain: step.Chain, ChainID: on.Client.Config().ChainID, Wallet: address,
		Calls: calls, Deadline: s.db.Clock().Now().Add(on.IntentLife),
	}
	signature, err := s.keys.SignIntent(w.Wallet, intent)
	if err != nil {
		return relay.Submission{}, fmt.Errorf("signing step %s: %w", step.ID, err)
	}
	delegation, err := s.delegation(ctx, on, step.Chain, w.Wallet, address)
	if err != nil {
		return relay.Submission{}, err
	}
	return relay.Submission{Intent: intent, Signature: signature, Delegation: delegation, ReplyKind: SettleTask}, nil
}

// delegation signs the account over to the executor, unless it is already. Two
// steps that start at once both carry one: the chain takes the first and skips
// the other.
func (s *Service) delegation(ctx context.Context, on Chain, name chain.Name, id uuid.UUID, address chain.Address) (*types.SetCodeAuthorization, error) {
	key := string(name) + ":" + string(address)
	if _, ok := s.delegated.Load(key); ok {
		return nil, nil
	}
	code, err := on.Client.Code(ctx, address.EVM())
	if err != nil {
		return nil, fmt.Errorf("reading the wallet's delegation: %w", err)
	}
	if to, ok := types.ParseDelegation(code); ok && to == on.Executor {
		s.delegated.Store(key, true)
		return nil, nil
	}
	nonce, err := on.Client.Nonce(ctx, address.EVM())
	if err != nil {
		return nil, fmt.Errorf("reading the wallet's account nonce: %w", err)
	}
	auth, err := s.keys.SignDelegation(id, on.Client.Config().ChainID, on.Executor, nonce)
	if err != nil {
		return nil, fmt.Errorf("signing the wallet's delegation: %w", err)
	}
	return &auth, nil
}

// calls are what the wallet does in the step.
func (s *Service) calls(ctx context.Context, on Chain, w Workflow, step Step, address chain.Address) ([]custody.Call, error) {
	if step.Kind == StepPayout {
		token := on.Client.Config().Tokens[step.Token].Address
		calls := []custody.Call{{To: token, Data: transferData(w.DestinationAddress.EVM(), step.Amount-step.Fee)}}
		if step.Fee > 0 {
			calls = append(calls, custody.Call{To: token, Data: transferData(on.FeeCollector, step.Fee)})
		}
		return calls, nil
	}
	source, err := s.catalog.Get(ctx, step.YieldSource)
	if err != nil {
		return nil, err
	}
	if step.Kind == StepRedeem {
		return source.RedeemCalls(address.EVM(), step.Amount)
	}
	return source.DepositCalls(address.EVM(), step.Amount)
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
		w, err := lockByStep(ctx, tx, id)
		if err != nil {
			return err
		}
		leg, step, err := w.step(id)
		if err != nil {
			return err
		}
		t.Done(tx)
		if step.State != StateProcessing {
			return nil
		}
		// Wallets are locked before positions everywhere, so that an accepted
		// request and a settlement cannot wait for each other.
		owner, err := wallet.Lock(ctx, tx, w.Wallet)
		if err != nil {
			return err
		}
		return s.settle(ctx, tx, owner, &w, leg, step, outcome)
	})
	if err != nil {
		return fmt.Errorf("settling step %s: %w", id, err)
	}
	crash.Point(pointSettle + ".after")
	return nil
}

// errOpen says that the relay asked for settlement too early.
var errOpen = errors.New("the intent is not final")

func (s *Service) settle(ctx context.Context, tx *store.Tx, owner wallet.Wallet, w *Workflow, leg *Leg, step *Step, o relay.Outcome) error {
	now := tx.DB().Clock().Now()
	switch o.State {
	case relay.Executed:
		if err := s.executed(ctx, tx, w, leg, step, o, now); err != nil {
			return err
		}
	case relay.Expired:
		// It never ran and never can: the same step is signed anew, under the
		// same nonce. What made it fail is found by the next simulation.
		step.State = StatePending
		saveStep(tx, *step)
		task.Add(tx, StartTask, step.ID.String(), nil, 0)
		return nil
	case relay.Refused:
		failed(tx, w, leg, step, o.Reason, now)
	default:
		return errOpen
	}
	saveStep(tx, *step)
	saveLeg(tx, *leg)
	w.conclude(now)
	if w.done() {
		saveWorkflow(tx, *w)
		if err := s.putOff(ctx, tx, *w); err != nil {
			return err
		}
		if err := told(ctx, tx, *w, *leg, true, now); err != nil {
			return err
		}
		return wallet.End(ctx, tx, owner, w.Kind, w.ID)
	}
	return told(ctx, tx, *w, *leg, false, now)
}

// failed ends the step and its leg, and gives back what it had reserved: the
// money has not moved and stays where the step would have taken it from.
func failed(tx *store.Tx, w *Workflow, leg *Leg, step *Step, reason string, now time.Time) {
	step.State, step.FailureReason, step.CompletedAt = StateFailed, &reason, &now
	leg.Status, leg.FailureReason, leg.CompletedAt = StateFailed, &reason, &now
	for i := range leg.Steps {
		if leg.Steps[i].State == StatePending {
			leg.Steps[i].State, leg.Steps[i].CancelledAt = StateCancelled, &now
			saveStep(tx, leg.Steps[i])
		}
	}
	ledger.Reserve(tx, w.Wallet, step.source(), -step.Amount)
}

// executed posts what the step did, by the logs of its intent, and starts the
// next one.
func (s *Service) executed(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, step *Step, o relay.Outcome, now time.Time) error {
	hash := o.TxHash.Hex()
	step.State, step.CompletedAt, step.TxHash = StateCompleted, &now, &hash
	var next *Step
	if step.Ordinal+1 < len(leg.Steps) {
		next = &leg.Steps[step.Ordinal+1]
	}
	entry := ledger.Entry{
		Organization: w.Organization, Wallet: w.Wallet, Type: step.Kind.eventType(),
		Reference: "step:" + step.ID.String(), SettledAt: o.BlockTime, TxHash: hash,
	}
	lines, proceeds, err := s.lines(ctx, tx, w, step, next != nil, o)
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
	if next == nil {
		leg.Status, leg.CompletedAt = StateCompleted, &now
		return nil
	}
	next.Amount = proceeds
	saveStep(tx, *next)
	task.Add(tx, StartTask, next.ID.String(), nil, 0)
	return nil
}

// lines are the step's postings. proceeds is what a redemption brought.
func (s *Service) lines(ctx context.Context, tx *store.Tx, w *Workflow, step *Step, more bool, o relay.Outcome) ([]ledger.Line, money.USD, error) {
	address, _, err := s.keys.Addresses(w.Wallet)
	if err != nil {
		return nil, 0, fmt.Errorf("deriving the wallet's address: %w", err)
	}
	if step.Kind == StepPayout {
		lines, err := s.payoutLines(w, step, address, o)
		return lines, 0, err
	}
	source, err := s.catalog.Get(ctx, step.YieldSource)
	if err != nil {
		return nil, 0, err
	}
	if step.Kind == StepDeposit {
		lines, err := depositLines(source, step, address, o)
		return lines, 0, err
	}
	return redeemLines(ctx, tx, source, w, step, address, more, o)
}

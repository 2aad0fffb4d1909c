package change

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// SettleTask is the kind of task that settles a change; its key is the change's
// id.
const SettleTask = "change.settle"

// StartTask is the kind of task that starts a change on a chain. Starting asks
// the chain's node, so each chain has a kind of its own: a dead node holds up the
// changes of no other chain.
func StartTask(on chain.Name) string { return "change.start:" + string(on) }

// Actor is an account of an organization.
type Actor string

// The actors. Their accounts differ, so that a contract can let a keeper do
// less than an owner.
const (
	Owner  Actor = "owner"
	Keeper Actor = "keeper"
)

// AccountKey names the actor's account for custody.
func (a Actor) AccountKey(organization uuid.UUID) uuid.UUID {
	return custody.ActorAccount(organization, string(a))
}

// Definition defines a kind of change.
type Definition struct {
	Actor Actor
	// Keeping marks kinds that only the service requests, for its upkeep of the subject. They are in a line of their
	// own: a change that waits there for an approval, or is requested again and again, must not delay those that are
	// due to others.
	Keeping bool
	// Calls returns the account's calls, when the change's turn has come. It may be called again, for the same
	// change, after an intent that was never executed. Without calls and error the change has no effect, and is
	// confirmed. An error of NewRefusal, or one with a code of its own, fails the change; another is retried. A
	// change that waits for an approval keeps its calls.
	Calls func(ctx context.Context, c Change) ([]intent.ContractCall, error)
	// Recipients are whom the change has money sent to from now on, which rules of the
	// organization may speak of; nil where there are none.
	Recipients func(ctx context.Context, c Change) ([]chain.Address, error)
	// Settle is called within the transaction that ends the change, with its outcome: confirmed, with the evidence of
	// its calls, or failed. By an error of NewRefusal, or one with a code, it rejects that: the change then fails,
	// and Settle is called with that.
	Settle func(ctx context.Context, tx *store.Tx, c Change, o intent.Outcome) error
}

// Engine carries changes out.
type Engine struct {
	db      *store.DB
	intents *intent.Service
	kinds   map[Kind]Definition
}

// NewEngine returns an engine that knows no kinds yet.
func NewEngine(db *store.DB, intents *intent.Service) *Engine {
	return &Engine{db: db, intents: intents, kinds: map[Kind]Definition{}}
}

// Define adds a kind. Call it before work begins.
func (e *Engine) Define(k Kind, d Definition) { e.kinds[k] = d }

// Kinds lists the kinds that are defined.
func (e *Engine) Kinds() []Kind { return slices.Sorted(maps.Keys(e.kinds)) }

// Account is the address of an organization's account on a chain.
func (e *Engine) Account(ctx context.Context, on chain.Name, organization uuid.UUID, a Actor) (chain.Address, error) {
	return e.intents.Account(ctx, on, a.AccountKey(organization), custody.OwnerProof{Organization: organization, Actor: string(a)})
}

// Register has the runner do the engine's tasks on the chains.
func (e *Engine) Register(r *task.Runner, chains []chain.Name) {
	for _, name := range slices.Sorted(slices.Values(chains)) {
		r.HandleShared(StartTask(name), 8, e.Start)
		r.HandleShared(ChainCancelTask(name), 4, e.SubmitCancellation)
	}
	r.Handle(SettleTask, 4, e.Settle)
	r.Handle(CancelTask, 1, e.ForwardCancellation)
	r.Handle(ApprovalEndedTask, 2, e.EndApproval)
}

// Start is the handler of StartTask. It has no effect unless the change is the first of its line: the end of the
// change before it adds the task again. A crash before the commit leaves no state behind; the next run signs with the
// same nonce.
func (e *Engine) Start(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	c, err := store.Write(ctx, e.db, func(tx *store.Tx) (*Change, error) { return e.lockTurn(ctx, tx, t, id) })
	if err != nil || c == nil {
		return err
	}
	if err := e.intents.CheckStops(ctx, c.Organization, c.Chain); err != nil {
		return err
	}
	def, known := e.kinds[c.Kind]
	if !known {
		return fmt.Errorf("change %s is of an unknown kind, %s", id, c.Kind)
	}
	if c.currentState() == StateAwaitingApproval {
		return e.startApproved(ctx, t, *c, def)
	}
	calls, err := def.Calls(ctx, *c)
	refusal := finalReason(err)
	switch {
	case !refusal.IsZero():
		refused := intent.Outcome{State: intent.Refused, Reason: refusal.Text, Code: refusal.Code}
		return e.settleChange(ctx, t, id, ending{from: StateAccepted, on: CallsRefused, outcome: refused})
	case err != nil:
		return err
	case len(calls) == 0:
		return e.settleChange(ctx, t, id, ending{from: StateAccepted, on: NothingToDo, outcome: intent.Outcome{State: intent.Executed}})
	}
	return e.startJudged(ctx, t, *c, def, calls)
}

// lockTurn returns the change if its turn has come, and holds its row until the
// transaction ends. It returns nil and ends the task otherwise.
func (e *Engine) lockTurn(ctx context.Context, tx *store.Tx, t task.Task, id uuid.UUID) (*Change, error) {
	c, err := lockChange(ctx, tx, id)
	if err != nil {
		return nil, err
	}
	first, err := e.isNextInLine(ctx, tx, c)
	if err != nil {
		return nil, err
	}
	if state := c.currentState(); !first || (state != StateAccepted && state != StateAwaitingApproval) {
		t.Finish(tx)
		return nil, nil
	}
	return &c, nil
}

// isNextInLine says whether no earlier change of the subject's line is open. It holds
// the row of the newest open one before c until the transaction ends: if that
// change is just ending, it may not have seen c, and will not start it.
func (e *Engine) isNextInLine(ctx context.Context, tx *store.Tx, c Change) (bool, error) {
	ofLine, args := e.lineCondition(e.kinds[c.Kind].Keeping, []any{c.Subject, c.seq})
	var before uuid.UUID
	err := tx.QueryRow(ctx, `SELECT id FROM contract_changes WHERE subject = $1 AND seq < $2 AND status = 'submitted'`+ofLine+`
		ORDER BY seq DESC LIMIT 1`+tx.DB().ForUpdate(), args...).Scan(&before)
	if err != nil && !errors.Is(err, store.ErrNoRows) {
		return false, fmt.Errorf("looking for earlier changes: %w", err)
	}
	return err != nil, nil
}

// lineCondition is the condition on rows of a line, with its arguments after those given: of the line of upkeep, or
// of that of organizations' requests.
func (e *Engine) lineCondition(keeping bool, args []any) (condition string, all []any) {
	first := len(args) + 1
	for kind, def := range e.kinds {
		if def.Keeping {
			args = append(args, string(kind))
		}
	}
	kept := store.Placeholders(first, len(args)+1-first)
	switch {
	case kept == "" && keeping:
		return ` AND 1 = 0`, args
	case kept == "":
		return ``, args
	case keeping:
		return ` AND kind IN (` + kept + `)`, args
	}
	return ` AND kind NOT IN (` + kept + `)`, args
}

// Settle is the handler of SettleTask, which the relay adds once the fate of a
// change's intent is final. A second run finds the change settled.
func (e *Engine) Settle(ctx context.Context, t task.Task) error {
	id, outcome, err := e.intents.FinalOutcome(ctx, t)
	if err != nil {
		return err
	}
	return e.settleChange(ctx, t, id, ending{from: StateSigned, on: triggerOf(outcome), outcome: outcome})
}

// ending is the outcome that settles a change.
type ending struct {
	from    State
	on      Trigger
	outcome intent.Outcome // of its intent, or its substitute if it had none
	asked   *uuid.UUID     // the activity that it is about; nil for none
}

// settleChange writes the outcome of a change. If its kind refuses the outcome,
// by an error with a code, the change fails by that error instead.
func (e *Engine) settleChange(ctx context.Context, t task.Task, id uuid.UUID, end ending) error {
	err := e.writeOutcome(ctx, t, id, end, end.outcome.Failure())
	if refusal := finalReason(err); !refusal.IsZero() {
		err = e.writeOutcome(ctx, t, id, ending{end.from, OutcomeRefused, end.outcome, end.asked}, refusal)
	}
	if err != nil {
		return fmt.Errorf("settling change %s: %w", id, err)
	}
	return nil
}

// writeOutcome moves a change out of the state that its ending applies to, calls its kind, and starts the next
// changes. A change that has left that state is settled already, so a second run has no effect.
func (e *Engine) writeOutcome(ctx context.Context, t task.Task, id uuid.UUID, end ending, why failure.Reason) error {
	return e.db.Write(ctx, func(tx *store.Tx) error {
		c, err := lockChange(ctx, tx, id)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if c.currentState() != end.from || (end.asked != nil && !c.waitsFor(*end.asked)) {
			return nil
		}
		if end.on == IntentExpired && c.countExpiry(end.outcome.Reason) {
			end.on = ExpiredTooOften
		}
		if err := c.advanceOn(end.on); err != nil {
			return err
		}
		switch {
		case end.on == IntentExpired:
			saveChange(tx, c)
			addStartTask(tx, c)
			return nil
		case c.Status == Failed:
			c.Error, c.FailureCode = why.Text, why.Code
		}
		if c.signed && end.outcome.State == intent.Executed {
			c.TxHashes = []string{end.outcome.TxHash} // one that its kind refused ran, too
		}
		saveChange(tx, c)
		if err := e.kinds[c.Kind].Settle(ctx, tx, c, end.outcome); err != nil {
			return err
		}
		return e.addNextStartTasks(ctx, tx, c)
	})
}

// maxFaultyExpiries is how many intents of a change may expire for a reason of their own: an intent that fails each
// time it is carried does not succeed by being signed again.
const maxFaultyExpiries = 3

// countExpiry counts an intent that was not executed in time, and reports whether the change must be given up. An
// expiry without a fault of the intent does not count.
func (c *Change) countExpiry(fault string) (givenUp bool) {
	if fault != "" {
		c.faultyExpiries++
	}
	return fault != "" && c.faultyExpiries >= maxFaultyExpiries
}

// addNextStartTasks adds the start tasks of the changes that are first in the subject's
// lines once c has ended. That of the other line was added before, but for a change that
// a version of the service with one line accepted; starting twice is starting once.
func (e *Engine) addNextStartTasks(ctx context.Context, tx *store.Tx, c Change) error {
	for _, keeping := range []bool{false, true} {
		ofLine, args := e.lineCondition(keeping, []any{c.Subject, c.ID})
		rows, err := tx.Query(ctx, `SELECT `+changeColumns+` FROM contract_changes WHERE subject = $1 AND id <> $2 AND status = 'submitted'`+ofLine+`
			ORDER BY seq LIMIT 1`, args...)
		found, err := store.Collect(rows, err, func(row store.Rows) (Change, error) { return scanChange(row) })
		if err != nil {
			return fmt.Errorf("reading the next change: %w", err)
		}
		for _, n := range found {
			addStartTask(tx, n)
		}
	}
	return nil
}

// refusal is an error that fails a change, for a reason that callers get.
type refusal struct{ why failure.Reason }

func (r refusal) Error() string { return r.why.Text }

// NewRefusal returns an error by which a Definition's Calls or Settle fails a change: trying
// again is of no use. Callers get the code and the sentence.
func NewRefusal(code failure.Code, format string, args ...any) error {
	return refusal{failure.New(code, fmt.Sprintf(format, args...))}
}

// finalReason returns why err fails a change; the zero Reason if the change is tried again.
func finalReason(err error) failure.Reason {
	var r refusal
	var f *fault.Error
	switch {
	case errors.As(err, &r):
		return r.why
	case fault.IsFinal(err) && errors.As(err, &f):
		return failure.New(failure.ChangeNotApplicable, f.Text)
	}
	return failure.Reason{}
}

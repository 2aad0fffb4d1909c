package chaintest

import (
	"context"
	"errors"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/wallet"
)

// The kinds of the tasks that start and settle the suite's orders.
const (
	startTask  = "chaintest.start"
	settleTask = "chaintest.settle"
)

// settlement is one run of an order's settle task that has committed.
type settlement struct {
	outcome intent.Outcome
	moved   []chain.Movement
}

// orderRunner runs the tasks of orders in one replica, as a paying package does.
type orderRunner struct {
	w       *world
	db      *store.DB
	intents *intent.Service
}

// startOrder has the order of the task signed and handed to the carrier.
func (o orderRunner) startOrder(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	wanted := func(*store.Tx) (func() error, error) { return func() error { return nil }, nil }
	draft, err := o.intents.Prepare(ctx, o.w.orderOf(id))
	if err != nil {
		return err
	}
	return o.intents.Start(ctx, t, draft, wanted)
}

// settleOrder posts the movements of an executed order, in one transaction with the end of the task.
func (o orderRunner) settleOrder(ctx context.Context, t task.Task) error {
	id, outcome, err := o.intents.FinalOutcome(ctx, t)
	if err != nil {
		return err
	}
	order := o.w.orderOf(id)
	done := settlement{outcome: outcome}
	if outcome.State == intent.Executed {
		if done.moved, err = o.intents.Movements(ctx, order, outcome); err != nil {
			return err
		}
	}
	return o.db.Write(ctx, func(tx *store.Tx) error {
		t.Finish(tx)
		tx.OnCommit(func() { o.w.noteSettlement(id, done) })
		if outcome.State != intent.Executed {
			return nil
		}
		entry, err := o.w.payoutEntry(order, done)
		if err != nil {
			return err
		}
		return ledger.Post(ctx, tx, entry)
	})
}

// payoutEntry is the journal entry of an executed order. The ledger takes its reference once.
func (w *world) payoutEntry(order intent.Order, done settlement) (ledger.Entry, error) {
	entry := ledger.Entry{
		Organization: organization, Wallet: order.Owner, Type: ledger.WithdrawalPayout, Reference: "order:" + order.ID.String(),
		SettledAt: done.outcome.BlockTime, TxHash: done.outcome.TxHash,
	}
	for _, m := range done.moved {
		left, err := m.Units.Add(m.Fee)
		if err != nil {
			return entry, err
		}
		amount, err := left.USDFloor(w.net.Reader().Decimals(chain.USDC))
		if err != nil {
			return entry, err
		}
		entry.Lines = append(entry.Lines,
			ledger.Line{Account: ledger.Cash, Chain: order.Chain, Token: chain.USDC, Amount: -amount},
			ledger.Line{Account: ledger.External, Chain: order.Chain, Token: chain.USDC, Amount: amount})
	}
	return entry, nil
}

func (w *world) orderOf(id uuid.UUID) intent.Order {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.orders[id]
}

func (w *world) noteSettlement(id uuid.UUID, s settlement) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.settlements[id] = append(w.settlements[id], s)
}

func (w *world) settlementsOf(id uuid.UUID) []settlement {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.settlements[id])
}

// newOrder has the wallet pay the amounts in USDC, each to somebody new.
func (w *world) newOrder(of wallet.Wallet, amounts ...money.USD) intent.Order {
	pay := intent.Pay{Token: chain.USDC}
	for _, amount := range amounts {
		pay.Payments = append(pay.Payments, intent.Payment{To: w.net.NewPayee(), Amount: amount})
	}
	order := intent.Order{ID: w.net.NewOrderID(), Owner: of.ID, Chain: w.net.Name(), Action: pay, SettleTask: settleTask}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.orders[order.ID] = order
	return order
}

// start adds the order's start task. Starting again is for replays.
func (w *world) start(order intent.Order) {
	w.Helper()
	err := w.db.Write(w.Context(), func(tx *store.Tx) error { task.AddNow(tx, startTask, order.ID.String()); return nil })
	if err != nil {
		w.Fatal(err)
	}
}

// startPayment starts a new order.
func (w *world) startPayment(of wallet.Wallet, amounts ...money.USD) intent.Order {
	w.Helper()
	order := w.newOrder(of, amounts...)
	w.start(order)
	return order
}

// sign builds and signs the order, and keeps that to itself.
func (w *world) sign(order intent.Order) intent.Submission {
	w.Helper()
	family := w.net.Intents().Family
	draft, err := family.Build(w.Context(), order)
	if err != nil {
		w.Fatal(err)
	}
	signed, err := family.Sign(w.Context(), draft)
	if err != nil {
		w.Fatal(err)
	}
	return signed
}

// submit passes the signed message to the carrier.
func (w *world) submit(s intent.Submission) {
	w.Helper()
	err := w.db.Write(w.Context(), func(tx *store.Tx) error { return w.intents.Submit(tx, s) })
	if err != nil {
		w.Fatal(err)
	}
}

// stateOf is how far the order's intent has come; Prepared when there is none.
func (w *world) stateOf(order intent.Order) intent.State {
	w.Helper()
	outcome, err := intent.LoadOutcome(w.Context(), w.db, order.ID)
	if errors.Is(err, intent.ErrUnknown) {
		return intent.Prepared
	}
	if err != nil {
		w.Fatal(err)
	}
	return outcome.State
}

// untilSettled waits, making blocks, until settle tasks have had the states, one after another.
func (w *world) untilSettled(order intent.Order, states ...intent.State) {
	w.Helper()
	w.untilMining("the order is settled as "+string(states[len(states)-1]), func() bool { return len(w.settlementsOf(order.ID)) >= len(states) })
	w.assertSettled(order, states...)
}

// assertSettled checks the order's settle tasks: exactly these states, movements that are exactly the order's, and a
// chain on which the payees have their amounts.
func (w *world) assertSettled(order intent.Order, states ...intent.State) {
	w.Helper()
	var got []intent.State
	var moved []chain.Movement
	for _, s := range w.settlementsOf(order.ID) {
		got, moved = append(got, s.outcome.State), append(moved, s.moved...)
	}
	if !slices.Equal(got, states) {
		w.Errorf("settle tasks name %q, want %q: %+v", got, states, w.settlementsOf(order.ID))
	}
	account, err := w.intents.Account(w.Context(), order.Chain, order.Owner, order.Proof)
	if err != nil {
		w.Fatal(err)
	}
	executed := slices.Contains(states, intent.Executed)
	var want []chain.Movement
	for _, p := range order.Action.(intent.Pay).Payments {
		has := money.Units{}
		if executed && p.Amount > 0 {
			has = w.units(p.Amount)
			want = append(want, chain.Movement{From: account, To: p.To, Token: w.net.Tokens()[chain.USDC], Units: has})
		}
		if on := w.net.Balance(chain.USDC, p.To); on != has {
			w.Errorf("a payee has %s units on the chain, want %s", on, has)
		}
	}
	if !slices.Equal(moved, want) {
		w.Errorf("it moved %+v, want %+v", moved, want)
	}
}

// isPaid says whether the order's first payee has the money at the newest block.
func (w *world) isPaid(order intent.Order) bool {
	w.Helper()
	first := order.Action.(intent.Pay).Payments[0]
	return w.net.Balance(chain.USDC, first.To) == w.units(first.Amount)
}

// isOnItsWay says whether the carrier has made a transaction of the order.
func (w *world) isOnItsWay(order intent.Order) bool {
	w.Helper()
	return len(w.transactionsOf(order)) > 0
}

// transactionsOf returns the hashes of the transactions that may execute the order.
func (w *world) transactionsOf(order intent.Order) []string {
	w.Helper()
	list, err := w.intents.Transactions(w.Context(), order.Chain, order.ID)
	if err != nil {
		w.Fatal(err)
	}
	return list
}

// carrierRun is a replica's carrier.
type carrierRun struct {
	stop func() // ends it as SIGTERM does
	died <-chan struct{}
}

func (r *carrierRun) isDead() bool {
	select {
	case <-r.died:
		return true
	default:
		return false
	}
}

// errDied is the panic by which a test kills a carrier at a crash point.
var errDied = errors.New("died")

// startCarrier runs a carrier until the test ends or stop is called. passing, if
// there is one, is called at its crash points, and may panic with errDied.
func (w *world) startCarrier(db *store.DB, passing func(point string)) *carrierRun {
	w.Helper()
	if passing == nil {
		passing = func(string) {}
	}
	carrier := w.net.NewCarrier(db, passing)
	died := make(chan struct{})
	runner := tasktest.NewRunner(w, db, leaseDuration)
	runner.HandleSeat(carrier.Seat(), func(ctx context.Context, t task.Task) (err error) {
		defer func() {
			switch p := recover(); p {
			case nil:
			case errDied:
				close(died)
				<-ctx.Done() // a dead process has no other effect
			default:
				panic(p)
			}
		}()
		return carrier.Run(ctx, t)
	})
	return &carrierRun{stop: runner.Start(), died: died}
}

// clearLeases frees every seat and task, as when all leases have expired unnoticed.
func (w *world) clearLeases() {
	w.Helper()
	if err := task.ClearLeases(w.Context(), w.db); err != nil {
		w.Fatal(err)
	}
}

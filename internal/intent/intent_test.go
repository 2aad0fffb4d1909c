package intent

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

const (
	on         = chain.EthereumSepolia
	startTask  = "test.start"
	settleTask = "test.settle"
)

var errFamily = errors.New("the family's")

// fakeFamily signs every request, and fails on demand.
type fakeFamily struct{ buildErr, signErr, checkErr error }

func (f fakeFamily) Account(context.Context, uuid.UUID, custody.OwnerProof) (chain.Address, error) {
	return "account", nil
}

func (f fakeFamily) CheckPayee(_ context.Context, _ chain.Name, _ chain.Token, to chain.Address) (chain.Address, error) {
	return to, nil
}

func (f fakeFamily) Build(_ context.Context, order Order) (Draft, error) {
	return Draft{Order: order, Account: "account", Text: []byte(`"text"`), Deadline: time.Unix(2_000_000_000, 0)}, f.buildErr
}

func (f fakeFamily) Restore(_ context.Context, order Order, text []byte) (Draft, error) {
	return Draft{Order: order, Account: "account", Text: text, Deadline: time.Unix(2_000_000_000, 0)}, f.buildErr
}

func (f fakeFamily) Sign(_ context.Context, draft Draft) (Submission, error) {
	return Submission{Draft: draft, Signature: []byte{0xab}, Attachment: "attached"}, f.signErr
}

func (f fakeFamily) Cancel(context.Context, Order, []byte) (Cancellation, error) {
	return Cancellation{Signature: []byte{0xca}}, f.signErr
}

func (f fakeFamily) Executed(_ context.Context, _ chain.Name, _ uuid.UUID, ids []uuid.UUID) ([]bool, error) {
	return make([]bool, len(ids)), nil
}

func (f fakeFamily) FindExecution(context.Context, chain.Name, uuid.UUID, uuid.UUID) (string, error) {
	return "", nil
}

func (f fakeFamily) Check(Submission) error { return f.checkErr }

func (fakeFamily) ClaimedUnits(context.Context, Order, []byte) (money.Units, error) {
	return money.Units{}, ErrNoClaim
}

func (fakeFamily) SentMessage(context.Context, Order, []byte) ([]byte, error) {
	return nil, ErrNoMessage
}

func (f fakeFamily) Movements(_ context.Context, order Order, evidence []byte) ([]chain.Movement, error) {
	return []chain.Movement{{From: "account", To: chain.Address(evidence)}}, nil
}

func newService(db *store.DB, f fakeFamily) *Service {
	return New(db, nil, map[chain.Name]Chain{on: {Family: f, Transactions: func(context.Context, *store.DB, uuid.UUID) ([]string, error) {
		return []string{"newest"}, nil
	}}})
}

// start runs Start as the handler of a task, once, and returns its result.
func start(t *testing.T, db *store.DB, s *Service, order Order, claim func(*store.Tx) (func() error, error)) error {
	t.Helper()
	said := make(chan error, 1)
	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	runner.Handle(startTask, 1, func(ctx context.Context, tk task.Task) error {
		draft, err := s.Prepare(ctx, order)
		if err == nil {
			err = s.Start(ctx, tk, draft, claim)
		}
		select {
		case said <- err:
		default:
		}
		return err
	})
	write(t, db, func(tx *store.Tx) error { task.AddNow(tx, startTask, order.ID.String()); return nil })
	stop := runner.Start()
	defer stop()
	err := <-said
	if err == nil {
		waittest.Until(t, "the task ends", func() bool { return count(t, db, `SELECT COUNT(*) FROM tasks WHERE kind = $1`, startTask) == 0 }, tasktest.State(db))
	}
	return err
}

func write(t *testing.T, db *store.DB, fn func(*store.Tx) error) {
	t.Helper()
	if err := db.Write(t.Context(), fn); err != nil {
		t.Fatal(err)
	}
}

func count(t *testing.T, db *store.DB, query string, args ...any) (n int) {
	t.Helper()
	if err := db.QueryRow(t.Context(), query, args...).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func newOrder() Order {
	return Order{ID: uuid.New(), Owner: uuid.New(), Chain: on, Action: Pay{Token: chain.USDC}, SettleTask: settleTask}
}

func draftOf(t *testing.T, s *Service, order Order) Draft {
	t.Helper()
	draft, err := s.Prepare(t.Context(), order)
	if err != nil {
		t.Fatal(err)
	}
	return draft
}

func wanted(*store.Tx) (func() error, error) { return func() error { return nil }, nil }

func TestTheTableOfStatesIsSound(t *testing.T) {
	if err := States.Check(); err != nil {
		t.Error(err)
	}
	for _, s := range []State{Executed} {
		if !States.Final(s) {
			t.Errorf("%s leads on", s)
		}
	}
	for s, want := range map[State]bool{Prepared: false, Signed: false, Carried: false, Executed: true, Refused: true, Expired: true} {
		if s.Ended() != want {
			t.Errorf("%s has ended: %t", s, !want)
		}
	}
}

func TestStartHandsASignedOrderToTheCarrier(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		order := newOrder()
		started := 0
		err := start(t, db, newService(db, fakeFamily{}), order, func(tx *store.Tx) (func() error, error) {
			return func() error { tx.OnCommit(func() { started++ }); return nil }, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if started != 1 {
			t.Errorf("marked as started %d times", started)
		}
		o, err := LoadOutcome(t.Context(), db, order.ID)
		if err != nil {
			t.Fatal(err)
		}
		if o.State != Signed {
			t.Errorf("it is %s, want %s", o.State, Signed)
		}
		if n := count(t, db, `SELECT COUNT(*) FROM intents WHERE id = $1 AND chain = $2 AND wallet = 'account' AND intent = '"text"'
			AND signature = '0xab' AND delegation = 'attached' AND deadline = 2000000000 AND reply_kind = $3`, order.ID, string(on), settleTask); n != 1 {
			t.Error("the row does not say what was signed")
		}
	})
}

// A failure before the commit leaves no signature behind, and an unwanted one is dropped.
func TestNothingIsLeftOfAnOrderThatIsNotStarted(t *testing.T) {
	for name, c := range map[string]struct {
		family fakeFamily
		claim  func(*store.Tx) (func() error, error)
		want   error
	}{
		"it cannot be built":                 {fakeFamily{buildErr: errFamily}, wanted, errFamily},
		"it cannot be signed":                {fakeFamily{signErr: errFamily}, wanted, errFamily},
		"its signature is not the account's": {fakeFamily{checkErr: errFamily}, wanted, errFamily},
		"it cannot be claimed":               {fakeFamily{}, func(*store.Tx) (func() error, error) { return nil, errFamily }, errFamily},
		"it cannot be marked": {fakeFamily{}, func(*store.Tx) (func() error, error) {
			return func() error { return errFamily }, nil
		}, errFamily},
		"it is wanted no more": {fakeFamily{}, func(*store.Tx) (func() error, error) { return nil, nil }, nil},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				err := start(t, db, newService(db, c.family), newOrder(), c.claim)
				if !errors.Is(err, c.want) {
					t.Errorf("error %v, want %v", err, c.want)
				}
				if n := count(t, db, `SELECT COUNT(*) FROM intents`); n != 0 {
					t.Errorf("%d intents are left", n)
				}
			})
		})
	}
}

func TestNothingIsSignedForAChainThatIsNotServed(t *testing.T) {
	s := New(nil, nil, nil)
	order := newOrder()
	for name, ask := range map[string]func() error{
		"prepare":       func() error { _, err := s.Prepare(t.Context(), order); return err },
		"start":         func() error { return s.Start(t.Context(), task.Task{}, Draft{Order: order}, wanted) },
		"account":       func() error { _, err := s.Account(t.Context(), on, order.Owner, order.Proof); return err },
		"movements":     func() error { _, err := s.Movements(t.Context(), order, Outcome{}); return err },
		"sent message":  func() error { _, err := s.SentMessage(t.Context(), order, Outcome{}); return err },
		"claimed units": func() error { _, err := s.ClaimedUnits(t.Context(), order, Outcome{}); return err },
	} {
		if err := ask(); err == nil || err.Error() != "chain ethereum_sepolia is no longer configured" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if hashes, err := s.Transactions(t.Context(), on, order.ID); err != nil || hashes != nil {
		t.Errorf("transactions %v, %v", hashes, err)
	}
}

// An ended intent stays as it ended, for any later report, and its settle task is added once.
func TestAnIntentEndsOnce(t *testing.T) {
	executed := Outcome{TxHash: "0x1", BlockNumber: 7, BlockTime: time.Unix(1_700_000_000, 0).UTC(), Evidence: []byte("payee")}
	for name, c := range map[string]struct {
		end  func(*store.Tx, Open) error
		want State
	}{
		"executed": {func(tx *store.Tx, i Open) error { return MarkExecuted(tx, i, executed) }, Executed},
		"refused": {func(tx *store.Tx, i Open) error {
			return Close(tx, i, Refuse, failure.New(failure.TokenRefused, "no money"))
		}, Refused},
		"expired": {func(tx *store.Tx, i Open) error { return Close(tx, i, Expire, failure.Reason{}) }, Expired},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				s, order := newService(db, fakeFamily{}), newOrder()
				submission, err := fakeFamily{}.Sign(t.Context(), draftOf(t, s, order))
				if err != nil {
					t.Fatal(err)
				}
				write(t, db, func(tx *store.Tx) error { return s.Submit(tx, submission) })
				open := Open{ID: order.ID, State: Signed, SettleTask: settleTask}
				for range 2 {
					write(t, db, func(tx *store.Tx) error { return c.end(tx, open) })
				}
				write(t, db, func(tx *store.Tx) error {
					return Close(tx, open, Expire, failure.New(failure.NotExecutedInTime, "too late"))
				})
				write(t, db, func(tx *store.Tx) error { return MarkCarried(tx, open) })
				o, err := LoadOutcome(t.Context(), db, order.ID)
				if err != nil {
					t.Fatal(err)
				}
				if o.State != c.want {
					t.Errorf("it is %s, want %s", o.State, c.want)
				}
				if n := count(t, db, `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2`, settleTask, order.ID); n != 1 {
					t.Errorf("%d settle tasks", n)
				}
				if c.want != Executed {
					return
				}
				if o.TxHash != executed.TxHash || o.BlockNumber != executed.BlockNumber || !o.BlockTime.Equal(executed.BlockTime) {
					t.Errorf("outcome %+v, want %+v", o, executed)
				}
				moved, err := s.Movements(t.Context(), order, o)
				if err != nil {
					t.Fatal(err)
				}
				if len(moved) != 1 || moved[0].To != "payee" {
					t.Errorf("moved %+v", moved)
				}
			})
		})
	}
}

// A mark that the table does not list is an error, and writes no row.
func TestNoStateIsWrittenThatTheTableDoesNotList(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		i := Open{ID: uuid.New(), State: Carried, SettleTask: settleTask}
		if err := db.Write(t.Context(), func(tx *store.Tx) error { return Close(tx, i, Refuse, failure.Reason{}) }); err == nil {
			t.Error("a carried intent was refused")
		}
		i.State = Executed
		if err := db.Write(t.Context(), func(tx *store.Tx) error { return MarkCarried(tx, i) }); err == nil {
			t.Error("an executed intent was carried again")
		}
		if err := db.Write(t.Context(), func(tx *store.Tx) error { return MarkExecuted(tx, i, Outcome{}) }); err == nil {
			t.Error("an executed intent was executed again")
		}
		if n := count(t, db, `SELECT COUNT(*) FROM tasks`); n != 0 {
			t.Errorf("%d tasks were added", n)
		}
	})
}

func TestOnlyAFinalOutcomeIsSettled(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, order := newService(db, fakeFamily{}), newOrder()
		if _, _, err := s.FinalOutcome(t.Context(), task.Task{Key: order.ID.String()}); !errors.Is(err, ErrUnknown) {
			t.Errorf("nobody's: %v", err)
		}
		if _, _, err := s.FinalOutcome(t.Context(), task.Task{Key: "x"}); err == nil {
			t.Error("a key that is none was read")
		}
		submission, err := fakeFamily{}.Sign(t.Context(), draftOf(t, s, order))
		if err != nil {
			t.Fatal(err)
		}
		write(t, db, func(tx *store.Tx) error { return s.Submit(tx, submission) })
		open := Open{ID: order.ID, State: Signed, SettleTask: settleTask}
		for _, mark := range []func(*store.Tx) error{
			func(*store.Tx) error { return nil },
			func(tx *store.Tx) error { return MarkCarried(tx, open) },
		} {
			write(t, db, mark)
			if _, _, err := s.FinalOutcome(t.Context(), task.Task{Key: order.ID.String()}); !errors.Is(err, ErrOpen) {
				t.Errorf("error %v, want %v", err, ErrOpen)
			}
		}
		open.State = Carried
		write(t, db, func(tx *store.Tx) error {
			return Close(tx, open, Expire, failure.New(failure.NotExecutedInTime, "slow"))
		})
		id, o, err := s.FinalOutcome(t.Context(), task.Task{Key: order.ID.String()})
		if err != nil {
			t.Fatal(err)
		}
		if id != order.ID || o.State != Expired || o.Reason != "slow" {
			t.Errorf("%s: %+v", id, o)
		}
	})
}

package store_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// errAgain is one after which a transaction is run again.
var errAgain = &pgconn.PgError{Code: "40001"}

// Write returns the result of the run that was committed, whatever earlier runs had found, and the zero value if none
// was.
func TestWriteReturnsTheCommittedRunsResult(t *testing.T) {
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		runs := 0
		got, err := store.Write(t.Context(), db, func(tx *store.Tx) ([]string, error) {
			runs++
			var found []string
			for i := range 4 - runs { // fewer each time: values that a run appended must be gone
				found = append(found, fmt.Sprintf("run %d, row %d", runs, i))
			}
			setProbe(tx, "a", runs)
			if err := tx.Flush(t.Context()); err != nil {
				return found, err
			}
			if runs < 3 {
				return found, fmt.Errorf("doing: %w", errAgain)
			}
			return found, nil
		})
		must(t, err)
		if len(got) != 1 || got[0] != "run 3, row 0" {
			t.Errorf("the result is %q, want the third run's", got)
		}
		if runs != 3 {
			t.Errorf("%d runs, want 3", runs)
		}
		if n := readProbe(t, db, "a"); n != 3 {
			t.Errorf("committed is run %d", n)
		}
	})
}

func TestWriteReturnsNothingWithAnError(t *testing.T) {
	boom := errors.New("boom")
	for name, fn := range map[string]func(tx *store.Tx) (int, error){
		"of the function": func(*store.Tx) (int, error) { return 7, boom },
		"of a guard, at the commit": func(tx *store.Tx) (int, error) {
			tx.DeferGuard(boom, `UPDATE probes SET n = 1 WHERE id = 'missing'`)
			return 7, nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			eachWithProbes(t, func(t *testing.T, db *store.DB) {
				got, err := store.Write(t.Context(), db, fn)
				if !errors.Is(err, boom) {
					t.Errorf("the error is %v", err)
				}
				if got != 0 {
					t.Errorf("the result is %d", got)
				}
			})
		})
	}
}

func TestAFunctionRunAgainHasOneEffect(t *testing.T) {
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		woken, stop := db.Listen("probe")
		defer stop()
		var runs, commits int
		must(t, db.Write(t.Context(), func(tx *store.Tx) error {
			runs++
			setProbe(tx, fmt.Sprint("run", runs), 1)
			tx.OnCommit(func() { commits++ })
			tx.Wake("probe")
			tx.Wake("probe")
			must(t, tx.Flush(t.Context()))
			if runs < 3 {
				return fmt.Errorf("doing: %w", &pgconn.PgError{Code: "40001"})
			}
			return nil
		}))
		assertEqual(t, "runs", runs, 3)
		assertEqual(t, "commits", commits, 1)
		assertEqual(t, "what the second run wrote", readProbe(t, db, "run2"), -1)
		assertEqual(t, "what the third run wrote", readProbe(t, db, "run3"), 1)
		select {
		case <-woken:
		default:
			t.Error("nobody was woken")
		}
		select {
		case <-woken:
			t.Error("woken twice")
		default:
		}
	})
}

func TestTryingAgainEndsWithTheContext(t *testing.T) {
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		runs := 0
		err := db.Write(ctx, func(*store.Tx) error {
			if runs++; runs == 2 {
				cancel()
			}
			return &pgconn.PgError{Code: "40P01"}
		})
		if !errors.Is(err, context.Canceled) || runs != 2 {
			t.Errorf("%d runs end with %v", runs, err)
		}
	})
}

// Two transactions that lock two rows in opposite order: PostgreSQL kills one,
// which must run again and succeed.
func TestADeadlockIsRunAgain(t *testing.T) {
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		must(t, db.Write(t.Context(), func(tx *store.Tx) error {
			setProbe(tx, "a", 0)
			setProbe(tx, "b", 0)
			return nil
		}))
		var both sync.WaitGroup // passed once both hold their first row
		both.Add(2)
		var mu sync.Mutex
		var runs, commits int
		transfer := func(from, to string) error {
			first := true
			return db.Write(t.Context(), func(tx *store.Tx) error {
				mu.Lock()
				runs++
				mu.Unlock()
				tx.OnCommit(func() { mu.Lock(); commits++; mu.Unlock() })
				addToProbe(tx, from, -1)
				if err := tx.Flush(t.Context()); err != nil {
					return err
				}
				if first && db.Engine() == store.Postgres {
					first = false
					both.Done()
					both.Wait()
				}
				addToProbe(tx, to, 1)
				return nil
			})
		}
		var wg sync.WaitGroup
		for _, order := range [][2]string{{"a", "b"}, {"b", "a"}} {
			wg.Go(func() {
				if err := transfer(order[0], order[1]); err != nil {
					t.Error(err)
				}
			})
		}
		wg.Wait()
		// PostgreSQL ends one of the two, which is run again: more than once if it takes its first row before the
		// other has been woken.
		if least := map[store.Engine]int{store.SQLite: 2, store.Postgres: 3}[db.Engine()]; runs < least {
			t.Errorf("%d runs, want at least %d", runs, least)
		}
		assertEqual(t, "commits", commits, 2)
		assertEqual(t, "a", readProbe(t, db, "a"), 0)
		assertEqual(t, "b", readProbe(t, db, "b"), 0)
	})
}

// SQLite answers "busy" when another process holds the write lock for long.
func TestABusyDatabaseIsTriedAgain(t *testing.T) {
	address := storetest.Address(t, store.SQLite)
	holder, waiter, observer := storetest.Connect(t, address), storetest.Connect(t, address), storetest.Connect(t, address)
	createProbes(t, holder)
	must(t, waiter.HurryBusy(t.Context()))
	must(t, observer.HurryBusy(t.Context()))
	var wg sync.WaitGroup
	must(t, holder.Write(t.Context(), func(tx *store.Tx) error {
		setProbe(tx, "a", 1)
		must(t, tx.Flush(t.Context()))
		wg.Go(func() {
			if err := waiter.Write(t.Context(), func(tx *store.Tx) error { addToProbe(tx, "a", 1); return nil }); err != nil {
				t.Error(err)
			}
		})
		for range 10 {
			err := observer.WriteOnce(t.Context(), func(tx *store.Tx) error { setProbe(tx, "b", 1); return nil })
			if !store.IsTransient(err) {
				t.Errorf("while the lock is held: %v", err)
			}
		}
		return nil
	}))
	wg.Wait()
	if n := readProbe(t, holder, "a"); n != 2 {
		t.Errorf("a is %d", n)
	}
}

func TestConcurrentWritesLoseNothing(t *testing.T) {
	const limit = 100
	errFull := errors.New("full")
	increments := map[string]func(ctx context.Context, tx *store.Tx) error{
		"guarded in the statement": func(_ context.Context, tx *store.Tx) error {
			tx.DeferGuard(errFull, `UPDATE probes SET n = n + 1 WHERE id = 'a' AND n < $1`, limit)
			return nil
		},
		"read under a lock first": func(ctx context.Context, tx *store.Tx) error {
			var n int
			if err := tx.QueryRow(ctx, `SELECT n FROM probes WHERE id = 'a'`+tx.DB().ForUpdate()).Scan(&n); err != nil {
				return err
			}
			if n >= limit {
				return errFull
			}
			setProbe(tx, "a", n+1)
			return nil
		},
	}
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			address := storetest.Address(t, engine)
			replicas := []*store.DB{storetest.Connect(t, address), storetest.Connect(t, address)}
			createProbes(t, replicas[0])
			for name, increment := range increments {
				must(t, replicas[0].Write(t.Context(), func(tx *store.Tx) error { setProbe(tx, "a", 0); return nil }))
				done, full := incrementConcurrently(t, replicas, errFull, increment)
				assertEqual(t, name+": a", readProbe(t, replicas[1], "a"), limit)
				assertEqual(t, name+": increments", done, limit)
				assertEqual(t, name+": refusals", full, 60)
			}
		})
	}
}

// incrementConcurrently has eight writers increment twenty times each.
func incrementConcurrently(t *testing.T, replicas []*store.DB, errFull error, increment func(context.Context, *store.Tx) error) (done, full int) {
	t.Helper()
	var mu sync.Mutex
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			for range 20 {
				err := replicas[w%len(replicas)].Write(t.Context(), func(tx *store.Tx) error { return increment(t.Context(), tx) })
				mu.Lock()
				switch {
				case err == nil:
					done++
				case errors.Is(err, errFull):
					full++
				default:
					t.Error(err)
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	return done, full
}

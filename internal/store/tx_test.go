package store_test

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func TestWriteCommitsOrLeavesNothing(t *testing.T) {
	boom := errors.New("boom")
	cases := map[string]func(*testing.T, *store.DB){}
	for _, c := range []struct {
		name string
		fn   func(ctx context.Context, tx *store.Tx) error
		want error
	}{
		{"an error after deferred writes", func(_ context.Context, tx *store.Tx) error {
			setProbe(tx, "a", 2)
			return boom
		}, boom},
		{"an error after writes that were sent", func(ctx context.Context, tx *store.Tx) error {
			setProbe(tx, "a", 2)
			return errors.Join(tx.Flush(ctx), boom)
		}, boom},
		{"a guard at commit", func(_ context.Context, tx *store.Tx) error {
			setProbe(tx, "a", 2)
			addToProbe(tx, "missing", 1)
			setProbe(tx, "a", 3)
			return nil
		}, errGuard},
		{"a guard whose error is ignored", func(ctx context.Context, tx *store.Tx) error {
			setProbe(tx, "a", 2)
			addToProbe(tx, "missing", 1)
			_ = tx.Flush(ctx)
			setProbe(tx, "a", 3)
			return nil
		}, errGuard},
		{"a guard before a read", func(ctx context.Context, tx *store.Tx) error {
			setProbe(tx, "a", 2)
			addToProbe(tx, "missing", 1)
			var n int
			return tx.QueryRow(ctx, "SELECT n FROM probes WHERE id = 'a'").Scan(&n)
		}, errGuard},
		{"a guard before a write whose error is ignored", func(ctx context.Context, tx *store.Tx) error {
			addToProbe(tx, "missing", 1)
			_, _ = tx.Exec(ctx, "UPDATE probes SET n = 2")
			return nil
		}, errGuard},
		{"a failed statement that is ignored", func(ctx context.Context, tx *store.Tx) error {
			setProbe(tx, "a", 2)
			_, err := tx.Exec(ctx, "INSERT INTO probes (id, n) VALUES ('a', 3)")
			if !store.IsUnique(err) {
				return fmt.Errorf("want a unique violation, got %w", err)
			}
			return nil
		}, nil},
		{"a failed query that is ignored", func(ctx context.Context, tx *store.Tx) error {
			setProbe(tx, "a", 2)
			_, _ = tx.Query(ctx, "SELECT nothing FROM nowhere")
			return nil
		}, nil},
		{"a failed statement in the middle of many", func(ctx context.Context, tx *store.Tx) error {
			setProbe(tx, "a", 2)
			tx.Defer("INSERT INTO probes (id, n) VALUES ('a', 3)")
			setProbe(tx, "b", 2)
			return nil
		}, nil},
		{"an argument that has no value", func(ctx context.Context, tx *store.Tx) error {
			setProbe(tx, "a", 2)
			tx.Defer("UPDATE probes SET n = $1", brokenValuer{})
			_ = tx.Flush(ctx)
			setProbe(tx, "a", 3)
			return nil
		}, errNoValue},
	} {
		cases[c.name] = func(t *testing.T, db *store.DB) {
			committed := false
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				tx.OnCommit(func() { committed = true })
				return c.fn(t.Context(), tx)
			})
			if err == nil || !errors.Is(err, c.want) && c.want != nil {
				t.Errorf("Write returns %v, want %v", err, c.want)
			}
			if a, b := readProbe(t, db, "a"), readProbe(t, db, "b"); a != 1 || b != -1 || committed {
				t.Errorf("a is %d, b is %d, committed: %v", a, b, committed)
			}
			assertHealthy(t, db)
		}
	}
	eachCase(t, cases)
}

// eachCase runs every case on both engines, with a at 1 and no other counter.
func eachCase(t *testing.T, cases map[string]func(*testing.T, *store.DB)) {
	t.Helper()
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		for name, run := range cases {
			t.Run(name, func(t *testing.T) {
				must(t, db.Write(t.Context(), func(tx *store.Tx) error {
					tx.Defer("DELETE FROM probes")
					setProbe(tx, "a", 1)
					return nil
				}))
				run(t, db)
			})
		}
	})
}

var errNoValue = errors.New("no value")

type brokenValuer struct{}

func (brokenValuer) Value() (driver.Value, error) { return nil, errNoValue }

func TestAPanicRollsBack(t *testing.T) {
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		for range 40 {
			func() {
				defer func() { _ = recover() }()
				_ = db.Write(t.Context(), func(tx *store.Tx) error {
					setProbe(tx, "a", 1)
					must(t, tx.Flush(t.Context()))
					panic("boom")
				})
			}()
		}
		if a := readProbe(t, db, "a"); a != -1 {
			t.Errorf("a is %d", a)
		}
		assertHealthy(t, db)
	})
}

func TestDeferredWritesKeepTheirOrderAndAreRead(t *testing.T) {
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		must(t, db.Write(t.Context(), func(tx *store.Tx) error {
			for i := range 20 {
				setProbe(tx, "a", i)
				addToProbe(tx, "a", 100)
			}
			if n := readProbe(t, tx, "a"); n != 119 {
				t.Errorf("a is read %d inside", n)
			}
			setProbe(tx, "a", 1)
			n, err := tx.Exec(t.Context(), "UPDATE probes SET n = n * 10 WHERE id = $1", "a")
			if err != nil || n != 1 {
				t.Errorf("%d rows changed, %v", n, err)
			}
			if n := readProbe(t, db, "a"); n != -1 {
				t.Errorf("a is read %d outside", n)
			}
			setProbe(tx, "b", 2)
			return nil
		}))
		if a, b := readProbe(t, db, "a"), readProbe(t, db, "b"); a != 10 || b != 2 {
			t.Errorf("a is %d, b is %d", a, b)
		}
	})
}

// A transaction that begins with a read carries "begin" in the same round trip;
// however the rows are left, the next statement must find the connection free.
func TestTheFirstStatementMayBeARead(t *testing.T) {
	leave := map[string]func(rows store.Rows) error{
		"read to the end": func(rows store.Rows) error {
			for rows.Next() {
			}
			return rows.Err()
		},
		"read to the end and closed": func(rows store.Rows) error {
			for rows.Next() {
			}
			rows.Close()
			rows.Close()
			return rows.Err()
		},
		"closed at the first row": func(rows store.Rows) error {
			rows.Next()
			rows.Close()
			return rows.Err()
		},
		"closed unread": func(rows store.Rows) error {
			rows.Close()
			return rows.Err()
		},
		"collected": func(rows store.Rows) error {
			all, err := store.Collect(rows, nil, func(r store.Rows) (n int, err error) { return n, r.Scan(&n) })
			if len(all) != 5 {
				return fmt.Errorf("collected %v, %w", all, err)
			}
			return err
		},
		"given up by the scanner": func(rows store.Rows) error {
			if _, err := store.Collect(rows, nil, func(store.Rows) (int, error) { return 0, errNoValue }); !errors.Is(err, errNoValue) {
				return fmt.Errorf("want %w, got %w", errNoValue, err)
			}
			return nil
		},
	}
	cases := map[string]func(*testing.T, *store.DB){}
	for name, leave := range leave {
		for _, deferred := range []bool{false, true} {
			cases[fmt.Sprintf("%s, deferred before: %v", name, deferred)] = func(t *testing.T, db *store.DB) {
				must(t, db.Write(t.Context(), func(tx *store.Tx) error {
					if deferred {
						setProbe(tx, "a", 2)
					}
					rows, err := tx.Query(t.Context(), "SELECT 1 FROM probes, (VALUES (1), (2), (3), (4), (5)) v WHERE id = 'a'")
					if err != nil {
						return err
					}
					if err := leave(rows); err != nil {
						return err
					}
					addToProbe(tx, "a", 10)
					return nil
				}))
				if n := readProbe(t, db, "a"); n != 11 && n != 12 {
					t.Errorf("a is %d", n)
				}
				assertHealthy(t, db)
			}
		}
	}
	eachCase(t, cases)
}

// Rows that are never closed must not cost the pool their connection.
func TestAFunctionThatLeavesRowsOpenCostsNoConnection(t *testing.T) {
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		boom := errors.New("boom")
		for range 40 {
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				rows, err := tx.Query(t.Context(), "SELECT 1 UNION ALL SELECT 2")
				if err != nil {
					return err
				}
				rows.Next()
				return boom
			})
			if !errors.Is(err, boom) {
				t.Fatal(err)
			}
		}
		assertHealthy(t, db)
	})
}

func TestACancelledTransactionIsUndone(t *testing.T) {
	endless := map[store.Engine]string{
		store.SQLite:   "WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT COUNT(*) FROM c",
		store.Postgres: "SELECT COUNT(*) FROM pg_sleep(1000)",
	}
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		for name, cancelled := range map[string]func(ctx context.Context, cancel func(), tx *store.Tx) error{
			"before a statement": func(ctx context.Context, cancel func(), tx *store.Tx) error {
				setProbe(tx, "a", 1)
				if err := tx.Flush(ctx); err != nil {
					t.Error(err)
				}
				cancel()
				var n int
				return tx.QueryRow(ctx, "SELECT 1").Scan(&n)
			},
			"before the commit": func(_ context.Context, cancel func(), tx *store.Tx) error {
				setProbe(tx, "a", 1)
				cancel()
				return nil
			},
			"in a statement": func(ctx context.Context, cancel func(), tx *store.Tx) error {
				setProbe(tx, "a", 1)
				timer := time.AfterFunc(20*time.Millisecond, cancel)
				defer timer.Stop()
				var n int
				return tx.QueryRow(ctx, endless[db.Engine()]).Scan(&n)
			},
		} {
			for range 3 {
				ctx, cancel := context.WithCancel(t.Context())
				if err := db.Write(ctx, func(tx *store.Tx) error { return cancelled(ctx, cancel, tx) }); err == nil {
					t.Errorf("cancelled %s, it commits", name)
				}
				cancel()
				if n := readProbe(t, db, "a"); n != -1 {
					t.Errorf("cancelled %s, a is %d", name, n)
				}
			}
		}
		assertHealthy(t, db)
	})
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
		if runs != 3 || commits != 1 || readProbe(t, db, "run2") != -1 || readProbe(t, db, "run3") != 1 {
			t.Errorf("%d runs, %d commits, run2 is %d, run3 is %d", runs, commits, readProbe(t, db, "run2"), readProbe(t, db, "run3"))
		}
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
		want := map[store.Engine]int{store.SQLite: 2, store.Postgres: 3}[db.Engine()]
		if runs != want || commits != 2 || readProbe(t, db, "a") != 0 || readProbe(t, db, "b") != 0 {
			t.Errorf("%d runs (want %d), %d commits, a is %d, b is %d", runs, want, commits, readProbe(t, db, "a"), readProbe(t, db, "b"))
		}
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
	for _, engine := range storetest.Engines() {
		t.Run(string(engine), func(t *testing.T) {
			address := storetest.Address(t, engine)
			replicas := []*store.DB{storetest.Connect(t, address), storetest.Connect(t, address)}
			createProbes(t, replicas[0])
			for name, increment := range increments {
				must(t, replicas[0].Write(t.Context(), func(tx *store.Tx) error { setProbe(tx, "a", 0); return nil }))
				done, full := incrementConcurrently(t, replicas, errFull, increment)
				if n := readProbe(t, replicas[1], "a"); n != limit || done != limit || full != 60 {
					t.Errorf("%s: a is %d after %d increments and %d refusals", name, n, done, full)
				}
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

func TestArgumentsBindAlikeOnBothEngines(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		id := uuid.New()
		var none *uuid.UUID
		units, err := money.ParseUnits("123456789012345678901234567890")
		must(t, err)
		check := func(q querier) {
			var text, pointer, native string
			var yes, no, number int64
			var null *string
			must(t, q.QueryRow(t.Context(), `SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT), CAST($6 AS BIGINT), CAST($7 AS BIGINT)`,
				id, &id, none, units, true, false, money.Dollar).Scan(&text, &pointer, &null, &native, &yes, &no, &number))
			if text != id.String() || pointer != id.String() || null != nil || native != units.String() || yes != 1 || no != 0 || number != int64(money.Dollar) {
				t.Error(text, pointer, null, native, yes, no, number)
			}
			// Repeated, reordered, and beside a dollar that is no parameter.
			must(t, q.QueryRow(t.Context(), `SELECT CAST($2 AS TEXT), CAST($1 AS TEXT), CAST($2 AS TEXT) || '$1'`, "x", "y").Scan(&text, &pointer, &native))
			if text != "y" || pointer != "x" || native != "y$1" {
				t.Error(text, pointer, native)
			}
		}
		check(db)
		must(t, db.Write(t.Context(), func(tx *store.Tx) error { check(tx); return nil }))
	})
}

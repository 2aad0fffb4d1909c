package store_test

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/uuid"

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
			assertEqual(t, "a", readProbe(t, db, "a"), 1)
			assertEqual(t, "b", readProbe(t, db, "b"), -1)
			assertEqual(t, "committed", committed, false)
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

func TestArgumentsBindAlikeOnBothEngines(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
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
			assertEqual(t, "an id", text, id.String())
			assertEqual(t, "a pointer to an id", pointer, id.String())
			if null != nil {
				t.Errorf("a nil pointer: got %q, want NULL", *null)
			}
			assertEqual(t, "units", native, units.String())
			assertEqual(t, "true", yes, 1)
			assertEqual(t, "false", no, 0)
			assertEqual(t, "a dollar", number, int64(money.Dollar))
			// Repeated, reordered, and beside a dollar that is no parameter.
			must(t, q.QueryRow(t.Context(), `SELECT CAST($2 AS TEXT), CAST($1 AS TEXT), CAST($2 AS TEXT) || '$1'`, "x", "y").Scan(&text, &pointer, &native))
			assertEqual(t, "the second argument, first", text, "y")
			assertEqual(t, "the first argument, second", pointer, "x")
			assertEqual(t, "a dollar in a string", native, "y$1")
		}
		check(db)
		must(t, db.Write(t.Context(), func(tx *store.Tx) error { check(tx); return nil }))
	})
}

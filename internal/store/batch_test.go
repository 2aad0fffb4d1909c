package store_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func TestWriteNoFsyncWritesAllOrNothing(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		createProbes(t, db)
		var n int64
		nothing := func(store.Rows) error { return nil }
		read := func(rows store.Rows) error {
			if !rows.Next() {
				return fmt.Errorf("no row: %w", store.ErrNoRows)
			}
			return rows.Scan(&n)
		}
		err := db.WriteNoFsync(t.Context(),
			store.BatchQuery{SQL: "INSERT INTO probes (id, n) VALUES ($1, 5)", Args: []any{"counter"}, Read: nothing},
			store.BatchQuery{SQL: "UPDATE probes SET n = n + $2 WHERE id = $1", Args: []any{"counter", 2}, Read: nothing},
			store.BatchQuery{SQL: "UPDATE probes SET n = n + $2 WHERE id = $1 RETURNING n", Args: []any{"counter", 3}, Read: read})
		if err != nil || n != 10 {
			t.Fatalf("%d, %v", n, err)
		}
		err = db.WriteNoFsync(t.Context(),
			store.BatchQuery{SQL: "UPDATE probes SET n = 0 WHERE id = $1", Args: []any{"counter"}, Read: nothing},
			store.BatchQuery{SQL: "INSERT INTO probes (id, n) VALUES ($1, 5)", Args: []any{"counter"}, Read: nothing})
		if !store.IsUnique(err) {
			t.Fatalf("the same key twice: %v", err)
		}
		if err := db.QueryRow(t.Context(), "SELECT n FROM probes WHERE id = 'counter'").Scan(&n); err != nil || n != 10 {
			t.Errorf("after a failure %d, %v", n, err)
		}
	})
}

func TestSharedTimeIsAdvancedWithTheClock(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		now := func() (at int64) {
			sql, arg := db.SharedTime("$1")
			if err := db.QueryRow(t.Context(), "SELECT "+sql, arg).Scan(&at); err != nil {
				t.Fatal(err)
			}
			return at
		}
		before := now()
		if off := time.Duration(db.Clock().Micros()-before) * time.Microsecond; off.Abs() > time.Hour {
			t.Errorf("the shared time is %v away from ours", off)
		}
		db.Clock().Advance(24 * time.Hour)
		if moved := time.Duration(now()-before) * time.Microsecond; moved < 24*time.Hour || moved > 25*time.Hour {
			t.Errorf("a day moved it by %v", moved)
		}
	})
}

// A writer counts one row up and then another. A snapshot never has the second ahead of the first, which it reads
// before; a batch can have it.
func TestASnapshotIsOfOneMoment(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		createProbes(t, db)
		count := func(id string, n int) error {
			return db.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer("INSERT INTO probes (id, n) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET n = excluded.n", id, n)
				return nil
			})
		}
		var written errgroup.Group
		stop := make(chan struct{})
		written.Go(func() error {
			for n := 1; ; n++ {
				if err := errors.Join(count("first", n), count("second", n)); err != nil {
					return err
				}
				select {
				case <-stop:
					return nil
				default:
				}
			}
		})
		for range 500 {
			var first, second int64
			read := func(id string, into *int64) store.BatchQuery {
				return store.BatchQuery{SQL: "SELECT n FROM probes WHERE id = $1", Args: []any{id}, Read: func(rows store.Rows) error {
					for rows.Next() {
						if err := rows.Scan(into); err != nil {
							return err
						}
					}
					return rows.Err()
				}}
			}
			if err := db.SendSnapshot(t.Context(), read("first", &first), read("second", &second)); err != nil {
				t.Fatal(err)
			}
			if second > first {
				t.Fatalf("the second is %d, the first %d", second, first)
			}
		}
		close(stop)
		if err := written.Wait(); err != nil {
			t.Error(err)
		}
		failed := fmt.Errorf("the reader gave up")
		if err := db.SendSnapshot(t.Context(), store.BatchQuery{SQL: "SELECT n FROM probes", Read: func(store.Rows) error { return failed }}); !errors.Is(err, failed) {
			t.Errorf("a reader that gives up: %v", err)
		}
		if err := count("first", 0); err != nil {
			t.Errorf("after that: %v", err)
		}
	})
}

package store_test

import (
	"fmt"
	"testing"
	"time"

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

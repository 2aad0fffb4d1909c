package store_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A connection keeps its prepared statements. A statement whose rows are still open is not used by a
// second query of the same text, and a changed table is seen.
func TestAStatementIsUsedAgain(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		createNumbers(t, db, 5)
		const list = "SELECT n FROM numbers WHERE n >= $1 ORDER BY n"
		for from := range int64(5) {
			if got, want := listInts(t, db, list, from), int(5-from); len(got) != want || got[0] != from {
				t.Errorf("from %d: %v", from, got)
			}
		}
		if err := db.Write(t.Context(), func(tx *store.Tx) error {
			_, err := tx.Exec(t.Context(), "ALTER TABLE numbers ADD COLUMN double BIGINT")
			tx.Defer("UPDATE numbers SET double = 2 * n")
			return err
		}); err != nil {
			t.Fatal(err)
		}
		if got := listInts(t, db, list, int64(3)); len(got) != 2 {
			t.Errorf("after a change of the table: %v", got)
		}
		var n, double int64
		if err := db.QueryRow(t.Context(), "SELECT * FROM numbers WHERE n = $1", 4).Scan(&n, &double); err != nil || double != 8 {
			t.Errorf("the new column: %d, %v", double, err)
		}
	})
}

func TestASQLiteStatementWithOpenRowsIsNotShared(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	createNumbers(t, db, 5)
	const list = "SELECT n FROM numbers WHERE n >= $1 ORDER BY n"
	if err := db.Write(t.Context(), func(tx *store.Tx) error {
		outer, err := tx.Query(t.Context(), list, 0)
		if err != nil {
			return err
		}
		defer outer.Close()
		count := 0
		for outer.Next() {
			inner, err := tx.Query(t.Context(), list, 3)
			if err != nil {
				return err
			}
			var first int64
			if !inner.Next() || inner.Scan(&first) != nil || first != 3 {
				t.Errorf("the inner rows begin with %d", first)
			}
			inner.Close()
			count++
		}
		if count != 5 {
			t.Errorf("%d outer rows", count)
		}
		return outer.Err()
	}); err != nil {
		t.Fatal(err)
	}
}

func TestSQLiteKeepsABoundedNumberOfStatements(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	createNumbers(t, db, 1)
	for i := range 3 * store.MaxStatements {
		if got := listInts(t, db, fmt.Sprintf("SELECT n + %d FROM numbers", i)); got[0] != int64(i) {
			t.Fatalf("statement %d returned %v", i, got)
		}
	}
	kept, err := db.KeptStatements(t.Context())
	if err != nil || kept > store.MaxStatements {
		t.Errorf("a connection keeps %d statements: %v", kept, err)
	}
}

// A query that is cancelled leaves its statement as it was.
func TestACancelledQueryLeavesItsStatementUsable(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		createNumbers(t, db, 400)
		const slow = "SELECT COUNT(*) FROM numbers a, numbers b, numbers c WHERE a.n + b.n + c.n > $1"
		ctx, cancel := context.WithCancel(t.Context())
		done := make(chan error, 1)
		go func() {
			var n int64
			done <- db.QueryRow(ctx, slow, 0).Scan(&n)
		}()
		cancel()
		<-done
		if got := listInts(t, db, "SELECT COUNT(*) FROM numbers WHERE n > $1", 0); got[0] != 399 {
			t.Errorf("after the cancelled one: %v", got)
		}
		var n int64
		if err := db.QueryRow(t.Context(), "SELECT COUNT(*) FROM numbers a, numbers b WHERE a.n + b.n > $1", 0).Scan(&n); err != nil || n != 400*400-1 {
			t.Errorf("%d, %v", n, err)
		}
	})
}

// BenchmarkQuery runs a small query again and again, as polling does.
func BenchmarkQuery(b *testing.B) {
	db := storetest.Open(b, store.SQLite)
	createNumbers(b, db, 100)
	for b.Loop() {
		listInts(b, db, "SELECT n FROM numbers WHERE n = $1 AND n < (SELECT MAX(n) FROM numbers) ORDER BY n LIMIT 10", 7)
	}
}

func createNumbers(tb testing.TB, db *store.DB, count int) {
	tb.Helper()
	if err := db.Write(tb.Context(), func(tx *store.Tx) error {
		if _, err := tx.Exec(tb.Context(), "CREATE TABLE numbers (n BIGINT PRIMARY KEY)"); err != nil {
			return err
		}
		for n := range count {
			tx.Defer("INSERT INTO numbers (n) VALUES ($1)", n)
		}
		return nil
	}); err != nil {
		tb.Fatal(err)
	}
}

func listInts(tb testing.TB, db *store.DB, query string, args ...any) []int64 {
	tb.Helper()
	rows, err := db.Query(tb.Context(), query, args...)
	found, err := store.Collect(rows, err, func(r store.Rows) (n int64, err error) { return n, r.Scan(&n) })
	if err != nil {
		tb.Fatal(err)
	}
	return found
}

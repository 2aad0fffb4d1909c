package store_test

import (
	"context"
	"errors"
	"testing"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

// createProbes opens a fresh database with a table of counters.
func createProbes(t *testing.T, db *store.DB) {
	t.Helper()
	must(t, db.Write(t.Context(), func(tx *store.Tx) error {
		_, err := tx.Exec(t.Context(), "CREATE TABLE probes (id TEXT NOT NULL PRIMARY KEY, n BIGINT NOT NULL)")
		return err
	}))
}

// eachWithProbes is storetest.EachParallel with the table of counters.
func eachWithProbes(t *testing.T, fn func(t *testing.T, db *store.DB)) {
	t.Helper()
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		createProbes(t, db)
		fn(t, db)
	})
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func setProbe(tx *store.Tx, id string, n int) {
	tx.Defer(`INSERT INTO probes (id, n) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET n = excluded.n`, id, n)
}

func addToProbe(tx *store.Tx, id string, n int) {
	tx.DeferGuard(errGuard, `UPDATE probes SET n = n + CAST($1 AS BIGINT) WHERE id = $2`, n, id)
}

var errGuard = errors.New("the guard spoke")

type querier interface {
	QueryRow(ctx context.Context, query string, args ...any) store.Row
}

// readProbe reads a counter, -1 if there is none.
func readProbe(t *testing.T, q querier, id string) int {
	t.Helper()
	var n int
	err := q.QueryRow(t.Context(), "SELECT n FROM probes WHERE id = $1", id).Scan(&n)
	if errors.Is(err, store.ErrNoRows) {
		return -1
	}
	must(t, err)
	return n
}

// assertHealthy proves that every connection of the pool works and none is inside a
// forgotten transaction.
func assertHealthy(t *testing.T, db *store.DB) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), waittest.Patience())
	defer cancel()
	for range 40 {
		must(t, db.Write(ctx, func(tx *store.Tx) error {
			setProbe(tx, "healthy", 0)
			addToProbe(tx, "healthy", 1)
			return nil
		}))
	}
	if n := readProbe(t, db, "healthy"); n != 1 {
		t.Errorf("the health counter is %d", n)
	}
}

// assertEqual says which fact was not so.
func assertEqual[T comparable](tb testing.TB, fact string, got, want T) {
	tb.Helper()
	if got != want {
		tb.Errorf("%s: got %v, want %v", fact, got, want)
	}
}

package task

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

const kindName = "probe"

// neverPolls is a poll so rare that only a wake-up can have brought the work.
const neverPolls = time.Hour

// openReplicas opens n ways into one database with a table to leave marks in, each
// with a clock of its own.
func openReplicas(t *testing.T, engine store.Engine, n int) []*store.DB {
	t.Helper()
	address := storetest.Address(t, engine)
	dbs := make([]*store.DB, n)
	for i := range dbs {
		dbs[i] = storetest.Connect(t, address)
	}
	must(t, dbs[0].Write(t.Context(), func(tx *store.Tx) error {
		_, err := tx.Exec(t.Context(), "CREATE TABLE marks (text TEXT NOT NULL)")
		return err
	}))
	return dbs
}

func eachEngine(t *testing.T, n int, fn func(t *testing.T, dbs []*store.DB)) {
	t.Helper()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			fn(t, openReplicas(t, engine, n))
		})
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func newRunner(db *store.DB, lease, poll time.Duration) *Runner {
	r := NewRunner(db, slog.New(slog.DiscardHandler), lease)
	r.pollInterval = poll
	return r
}

// startRunner runs the runner until the returned function is called, or the test ends.
func startRunner(t *testing.T, r *Runner) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	wg.Go(func() { r.Run(ctx) })
	stop = func() { cancel(); wg.Wait() }
	t.Cleanup(stop)
	return stop
}

func addTask(t *testing.T, db *store.DB, key, payload string, at int64) {
	t.Helper()
	must(t, db.Write(t.Context(), func(tx *store.Tx) error {
		Add(tx, kindName, key, []byte(payload), at)
		return nil
	}))
}

func clearTasks(t *testing.T, db *store.DB) {
	t.Helper()
	must(t, db.Write(t.Context(), func(tx *store.Tx) error { tx.Defer("DELETE FROM tasks"); return nil }))
}

func insertMark(tx *store.Tx, text string) { tx.Defer("INSERT INTO marks (text) VALUES ($1)", text) }

func loadMarks(t *testing.T, db *store.DB) []string {
	t.Helper()
	rows, err := db.Query(t.Context(), "SELECT text FROM marks ORDER BY text")
	all, err := store.Collect(rows, err, func(r store.Rows) (s string, err error) { return s, r.Scan(&s) })
	must(t, err)
	return all
}

// taskRow is a task as stored.
type taskRow struct {
	payload, token, problem     string
	runAt, attempts, leaseUntil int64
	againAt                     *int64
}

// loadTask reads the task with the key, nil if there is none.
func loadTask(t *testing.T, db *store.DB, key string) *taskRow {
	t.Helper()
	var r taskRow
	err := db.QueryRow(t.Context(), `SELECT payload, token, last_error, run_at, attempts, lease_until, again_at FROM tasks WHERE kind = $1 AND key = $2`,
		kindName, key).Scan(&r.payload, &r.token, &r.problem, &r.runAt, &r.attempts, &r.leaseUntil, &r.againAt)
	if errors.Is(err, store.ErrNoRows) {
		return nil
	}
	must(t, err)
	return &r
}

// assertEqual says which fact was not so.
func assertEqual[T comparable](tb testing.TB, fact string, got, want T) {
	tb.Helper()
	if got != want {
		tb.Errorf("%s: got %v, want %v", fact, got, want)
	}
}

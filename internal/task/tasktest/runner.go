// Package tasktest runs one replica's tasks and seats while a test lasts, and lists unfinished work when a wait
// fails. Tests only: no part of the program imports it.
package tasktest

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Lease is longer than a test lasts, and than most tests move the clock at a time: a
// replica that is stopped gives its tasks back, and a lease that ran out while its task
// runs has another worker run the task as well, again and again on a busy machine.
const Lease = 24 * time.Hour

// Runner runs one replica's tasks. Add kinds before Start.
type Runner struct {
	*task.Runner
	tb testing.TB
	db *store.DB
}

// NewRunner makes a runner with the given lease.
func NewRunner(tb testing.TB, db *store.DB, lease time.Duration) *Runner {
	return &Runner{task.NewRunner(db, slog.New(slog.DiscardHandler), lease), tb, db}
}

// HandleSeat has the runner take a seat, and makes its row.
func (r *Runner) HandleSeat(name string, h task.Handler) {
	r.tb.Helper()
	r.Runner.HandleSeat(name, h)
	if err := task.AddSeat(r.tb.Context(), r.db, name); err != nil {
		r.tb.Fatal(err)
	}
}

// Start runs the tasks until stop, or the end of the test.
func (r *Runner) Start() (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	var running sync.WaitGroup
	running.Go(func() { r.Run(ctx) })
	stop = func() { cancel(); running.Wait() }
	r.tb.Cleanup(stop)
	return stop
}

// State lists the tasks, intents and relay transactions in the database, unfinished ones first. It is for
// waittest.Until.
func State(db *store.DB) func() string {
	return func() string {
		return strings.Join([]string{
			list(db, "tasks", `SELECT kind || ' ' || key, attempts, last_error FROM tasks ORDER BY kind, key LIMIT 20`),
			list(db, "intents", `SELECT id || ' ' || state || ' in ' || COALESCE(transaction_id, 'none'), attempts, reason
				FROM intents ORDER BY settled_at IS NOT NULL, id LIMIT 10`),
			list(db, "open relay transactions", `SELECT id || ' ' || state, nonce, '' FROM relay_transactions WHERE state IN ('sent', 'mined') ORDER BY id LIMIT 10`),
		}, "\n")
	}
}

// list lists the rows of a query for a name, a number and a reason.
func list(db *store.DB, title, query string) string {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	rows, err := db.Query(ctx, query)
	lines, err := store.Collect(rows, err, func(row store.Rows) (string, error) {
		var name, reason string
		var number int64
		err := row.Scan(&name, &number, &reason)
		return fmt.Sprintf("\n  %s, %d %q", name, number, reason), err
	})
	if err != nil {
		return fmt.Sprintf("%s: %v", title, err)
	}
	return fmt.Sprintf("%s: %d%s", title, len(lines), strings.Join(lines, ""))
}

package stop_test

import (
	"context"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// A stop ends in the moment in which a task begins to wait for its end: after the task has seen the stop,
// and before the wait is committed. The task runs again at once.
func TestATaskThatBeginsToWaitWhileAStopEndsIsWoken(t *testing.T) {
	for name, resume := range map[string]func(ctx context.Context, db *store.DB, org uuid.UUID) error{
		"by the organization": func(ctx context.Context, db *store.DB, org uuid.UUID) error {
			_, _, err := stop.Resume(ctx, db, approvaltest.NewService(db, stop.DefineChanges), org, stop.Organization)
			return err
		},
		"by the operator": func(ctx context.Context, db *store.DB, org uuid.UUID) error {
			_, err := stop.ResumeByOperator(audit.WithOperator(ctx), db, org, stop.Organization, "a test")
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				org := uuid.New()
				if _, err := stop.Put(t.Context(), db, org, stop.Organization, "a test"); err != nil {
					t.Fatal(err)
				}
				ended := make(chan error, 1)
				var isEnding atomic.Bool
				begin := func() {
					if !isEnding.CompareAndSwap(false, true) {
						return
					}
					go func() { ended <- resume(context.WithoutCancel(t.Context()), db, org) }()
					if db.Engine() == store.Postgres { // SQLite has one transaction at a time
						waittest.Until(t, "the end of the stop waits for the task's transaction", func() bool {
							var n int
							err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`).Scan(&n)
							return err == nil && n > 0
						})
					}
				}
				done := make(chan struct{}, 1)
				runner := tasktest.NewRunner(t, db, tasktest.Lease)
				runner.Handle("test.held", 1, func(ctx context.Context, _ task.Task) error {
					stops, err := stop.Load(ctx, db, org)
					if err != nil || len(stops) == 0 {
						done <- struct{}{}
						return err
					}
					later := stops.Wait(org, uuid.Nil, "held up")
					holds := later.Until.Holds
					later.Until.Holds = func(ctx context.Context, tx *store.Tx) (bool, error) {
						waits, err := holds(ctx, tx)
						begin()
						return waits, err
					}
					return later
				})
				if err := db.Write(t.Context(), func(tx *store.Tx) error { task.AddNow(tx, "test.held", "a"); return nil }); err != nil {
					t.Fatal(err)
				}
				runner.Start()
				if err := waittest.Receive(t, "the stop ends", ended); err != nil {
					t.Error(err)
				}
				waittest.Receive(t, "the task runs again", done)
			})
		})
	}
}

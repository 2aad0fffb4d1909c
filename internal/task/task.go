// Package task owns durable work: rows that describe work, leases with fencing tokens that name its present worker,
// and retries. A task is added by the transaction that makes it necessary and finished by the transaction that does
// it, so work is neither lost nor done twice; a handler that died is run again, by any replica, once its lease has
// expired. The package does not know the meaning of a task.
package task

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// ErrLost reports that the task now belongs to another worker: the work must not be committed.
var ErrLost = errors.New("the task's lease was lost")

// Task is one piece of work, held under a lease.
type Task struct {
	ID           string
	Kind         string
	Key          string // unique within Kind
	Payload      []byte
	Attempt      int    // 1 on the first run
	owner        string // whose work it is; empty for the service's own
	fencingToken string
	traceparent  string
	finished     *bool
}

// AddNow adds a task without a payload that is due at once; see [Add].
func AddNow(tx *store.Tx, kind, key string) { Add(tx, kind, key, nil, 0) }

// Add makes a task of the kind under the key, to be run at or after at (micros; zero is now). If there is one already
// it is kept, and run by then at the latest, with this payload, or with its own where this one is empty: Add is
// idempotent, and a caller that only hurries a task takes no payload from it. If that one is being run right now it
// may have looked before the change that the caller is about to commit, so it is run once more, however it ends.
func Add(tx *store.Tx, kind, key string, payload []byte, atMicros int64) {
	insertTask(tx, "", kind, key, payload, atMicros)
}

func insertTask(tx *store.Tx, owner, kind, key string, payload []byte, atMicros int64) {
	now := tx.DB().Clock().Micros()
	if atMicros == 0 {
		atMicros = now
	}
	tx.Defer(`INSERT INTO tasks (id, kind, key, payload, run_at, attempts, lease_until, token, last_error, created_at, trace, owner)
		VALUES ($1, $2, $3, $4, $5, 0, 0, '', '', $6, $7, $8)
		ON CONFLICT (kind, key) DO UPDATE SET owner = CASE WHEN excluded.owner = '' THEN tasks.owner ELSE excluded.owner END, payload = CASE WHEN excluded.payload = '' THEN tasks.payload ELSE excluded.payload END, trace = excluded.trace,
			run_at = CASE WHEN tasks.token = '' AND excluded.run_at < tasks.run_at THEN excluded.run_at ELSE tasks.run_at END,
			again_at = CASE WHEN tasks.token <> '' AND (tasks.again_at IS NULL OR excluded.run_at < tasks.again_at)
				THEN excluded.run_at ELSE tasks.again_at END`,
		uuid.New(), kind, key, string(payload), atMicros, now, tx.Trace(), owner)
	tx.Wake(wakeTopic(kind))
}

// Finish finishes the task within the caller's transaction, which fails with
// ErrLost if the lease has passed to somebody else. The row goes, unless the
// task was added again since it was claimed.
func (t Task) Finish(tx *store.Tx) {
	tx.DeferGuard(ErrLost, `UPDATE tasks SET run_at = COALESCE(again_at, -1), again_at = NULL, lease_until = 0, token = '', attempts = 0, last_error = ''
		WHERE id = $1 AND token = $2`, t.ID, t.fencingToken)
	tx.Defer(`DELETE FROM tasks WHERE id = $1 AND run_at < 0`, t.ID)
	tx.OnCommit(func() { *t.finished = true })
}

// CheckLease makes the caller's transaction fail with ErrLost unless the lease is
// still ours. On PostgreSQL it also keeps anyone from taking it until commit.
func (t Task) CheckLease(tx *store.Tx) {
	tx.DeferGuard(ErrLost, `UPDATE tasks SET attempts = attempts WHERE id = $1 AND token = $2`, t.ID, t.fencingToken)
}

// Later is returned by a handler that cannot go on yet through no fault: the
// task is run again after the delay, and its attempts count from zero.
type Later struct {
	After  time.Duration
	Reason string
	Until  *Condition // ends the delay; nil where only time does
}

func (l Later) Error() string { return "later: " + l.Reason }

func wakeTopic(kind string) string { return "task:" + kind }

// claimTasks leases up to limit due tasks of a kind, none of those of the owners without. Where a task
// was added again while it ran before (again_at), and that is due too, this run serves it.
func (r *Runner) claimTasks(ctx context.Context, token, kind string, limit int, without ...string) ([]Task, error) {
	tasks, err := store.Write(ctx, r.db, func(tx *store.Tx) ([]Task, error) {
		now := r.db.Clock().Micros()
		ofOthers, args := notOwnedBy(without, []any{now + r.leaseDuration.Microseconds(), token, kind, now, limit})
		rows, err := tx.Query(ctx, `WITH due AS MATERIALIZED (
				SELECT id FROM tasks WHERE kind = $3 AND run_at <= $4 AND lease_until <= $4`+ofOthers+` ORDER BY run_at LIMIT $5`+r.db.SkipLocked()+`)
			UPDATE tasks SET lease_until = $1, token = $2, attempts = attempts + 1, waits_for = '', again_at = CASE WHEN again_at > $4 THEN again_at END
			WHERE id IN (SELECT id FROM due) RETURNING id, key, payload, attempts, trace, owner`, args...)
		return store.Collect(rows, err, func(row store.Rows) (Task, error) {
			t := Task{Kind: kind, fencingToken: token, finished: new(bool)}
			var payload string
			err := row.Scan(&t.ID, &t.Key, &payload, &t.Attempt, &t.traceparent, &t.owner)
			t.Payload = []byte(payload)
			return t, err
		})
	})
	if err != nil {
		return nil, fmt.Errorf("claiming %s tasks: %w", kind, err)
	}
	return tasks, nil
}

// releaseClaim makes the tasks that were claimed under the token due again, as if they had not been claimed.
func (r *Runner) releaseClaim(ctx context.Context, kind, token string) error {
	return r.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`UPDATE tasks SET lease_until = 0, token = '', attempts = attempts - 1 WHERE kind = $1 AND token = $2`, kind, token)
		return nil
	})
}

// timeUntilDue returns the time until a task of the kind is to be run that claimTasks would lease: a read, cheaper
// than a claim. After an error it is zero, so that the claim is tried and reports the error.
func (r *Runner) timeUntilDue(ctx context.Context, kind string, without ...string) time.Duration {
	var runAtMicros int64
	now := r.db.Clock().Micros()
	ofOthers, args := notOwnedBy(without, []any{kind, now})
	err := r.db.QueryRow(ctx, `SELECT run_at FROM tasks WHERE kind = $1 AND lease_until <= $2`+ofOthers+` ORDER BY run_at LIMIT 1`, args...).Scan(&runAtMicros)
	switch {
	case errors.Is(err, store.ErrNoRows):
		return math.MaxInt64
	case err != nil:
		return 0
	}
	return time.Duration(min(runAtMicros-now, int64(time.Hour/time.Microsecond))) * time.Microsecond
}

// renewLease extends the lease, or returns ErrLost.
func (r *Runner) renewLease(ctx context.Context, t Task) error {
	return r.db.Write(ctx, func(tx *store.Tx) error {
		tx.DeferGuard(ErrLost, `UPDATE tasks SET lease_until = $1, attempts = $4 WHERE id = $2 AND token = $3`,
			r.db.Clock().Micros()+r.leaseDuration.Microseconds(), t.ID, t.fencingToken, t.Attempt)
		return nil
	})
}

// ClearLeases ends all leases. It is for a database that serves one process at a time, right at its start: the
// process that held a lease is dead.
func ClearLeases(ctx context.Context, db *store.DB) error {
	err := db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`UPDATE tasks SET lease_until = 0, token = '' WHERE lease_until > 0`)
		return nil
	})
	if err != nil {
		return fmt.Errorf("clearing leases: %w", err)
	}
	return nil
}

// SleepOrWake waits for d, or for less when woken. A seat's handler does so
// between its rounds.
func SleepOrWake(ctx context.Context, d time.Duration, woken <-chan struct{}) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-woken:
	case <-timer.C:
	}
	return nil
}

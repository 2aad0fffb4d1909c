package task

import (
	"context"

	"github.com/granaryhq/granary/internal/store"
)

// Condition ends the wait of a task before its time. Code that changes it must call WakeWaiting in the same
// transaction. So any number of tasks may wait for long at no cost.
type Condition struct {
	Topic string
	// Holds returns whether the task is still to wait, in the transaction in which it begins to. It locks
	// the rows whose change calls WakeWaiting, so that a change is seen here or finds the task waiting.
	Holds func(context.Context, *store.Tx) (bool, error)
}

// WakeWaiting has the tasks run soon that wait for a topic.
func WakeWaiting(tx *store.Tx, topic string) {
	tx.Defer(`UPDATE tasks SET run_at = $1, waits_for = '' WHERE waits_for = $2 AND waits_for <> ''`, tx.DB().Clock().Micros(), topic)
}

// release is how a task is given back.
type release struct {
	at       int64 // micros
	attempts int
	reason   string
	until    *Condition // nil where only time ends the wait
}

// releaseTask gives the task back, to be run again at the given time, or earlier if
// it was added meanwhile or its condition has changed.
func (r *Runner) releaseTask(ctx context.Context, t Task, how release) error {
	return r.db.Write(ctx, func(tx *store.Tx) error {
		at, topic := how.at, ""
		if how.until != nil {
			waits, err := how.until.Holds(ctx, tx)
			switch {
			case err != nil:
				return err
			case waits:
				topic = how.until.Topic
			default:
				at = r.db.Clock().Micros()
			}
		}
		tx.DeferGuard(ErrLost, `UPDATE tasks SET run_at = CASE WHEN again_at < $1 THEN again_at ELSE $1 END, again_at = NULL, lease_until = 0, token = '',
			attempts = $2, last_error = $3, waits_for = $6 WHERE id = $4 AND token = $5`, at, how.attempts, how.reason, t.ID, t.fencingToken, topic)
		return nil
	})
}

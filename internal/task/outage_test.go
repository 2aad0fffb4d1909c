package task

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// The outcome of a run that the database rejects is written once the database takes it: the task does not stay
// leased, without a worker, until its lease ends.
func TestAnOutcomeIsWrittenAfterAnOutage(t *testing.T) {
	for _, c := range []struct {
		name    string
		outcome error
		runs    int // of the handler
	}{
		{"finished", nil, 1},
		{"failed", errors.New("no node is reachable"), 2},
		{"postponed", Later{Reason: "a block is awaited"}, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
				db := dbs[0]
				execute := func(statement string) {
					must(t, db.Write(context.WithoutCancel(t.Context()), func(tx *store.Tx) error {
						_, err := tx.Exec(t.Context(), statement)
						return err
					}))
				}
				addTask(t, db, "a", "", 0)
				retried := make(chan struct{}, 100)
				r := newRunner(db, time.Hour, neverPolls)
				r.log = slog.New(slog.NewTextHandler(writerFunc(func(line string) {
					if strings.Contains(line, "is tried again") {
						retried <- struct{}{}
					}
				}), nil))
				runs := make(chan int, 100)
				r.Handle(kindName, 1, func(context.Context, Task) error {
					runs <- 1
					if len(runs) == 1 {
						execute(`ALTER TABLE tasks RENAME TO tasks_away`)
						return c.outcome
					}
					return nil
				})
				startRunner(t, r)
				waittest.Receive(t, "the outcome is rejected", retried)
				execute(`ALTER TABLE tasks_away RENAME TO tasks`)
				waittest.Until(t, "the task is finished", func() bool { return loadTask(t, db, "a") == nil })
				assertEqual(t, "runs", len(runs), c.runs)
			})
		})
	}
}

// A claim whose commit is in doubt is given back: its tasks are as if it had not been made, and no others change.
func TestAClaimIsGivenBack(t *testing.T) {
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		db, r := dbs[0], newRunner(dbs[0], time.Hour, neverPolls)
		addTask(t, db, "mine", "", 0)
		token := uuid.NewString()
		claimed, err := r.claimTasks(t.Context(), token, kindName, 9)
		must(t, err)
		assertEqual(t, "tasks claimed", len(claimed), 1)
		addTask(t, db, "of another", "", 0)
		other := claimOne(t, r)
		for range 2 {
			must(t, r.releaseClaim(t.Context(), kindName, token))
			got := loadTask(t, db, "mine")
			assertEqual(t, "the token", got.token, "")
			assertEqual(t, "leased until", got.leaseUntil, 0)
			assertEqual(t, "attempts", got.attempts, 0)
			assertEqual(t, "the token of the other", loadTask(t, db, "of another").token, other.fencingToken)
		}
		assertEqual(t, "claimed again", claimOne(t, r).Key, "mine")
	})
}

// writerFunc is a writer of a logger's lines.
type writerFunc func(line string)

func (f writerFunc) Write(line []byte) (int, error) {
	f(string(line))
	return len(line), nil
}

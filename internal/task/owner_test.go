package task

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// An organization takes half of the workers that others leave, however many tasks it has, and all that
// is due is done in the end.
func TestNoOrganizationTakesTheWorkersOfAnother(t *testing.T) {
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		db := dbs[0]
		r := newRunner(db, time.Minute, 20*time.Millisecond)
		var mu sync.Mutex
		busy := map[string]int{}
		var done atomic.Int64
		end := make(chan struct{})
		count := func(owner string, by int) {
			mu.Lock()
			defer mu.Unlock()
			busy[owner] += by
		}
		r.HandleShared(kindName, 8, func(_ context.Context, task Task) error {
			count(task.owner, 1)
			<-end
			count(task.owner, -1)
			done.Add(1)
			return nil
		})
		owners := make([]uuid.UUID, 4)
		add := func(i int) {
			owners[i] = uuid.New()
			must(t, db.Write(t.Context(), func(tx *store.Tx) error {
				for n := range 10 {
					AddNowFor(tx, owners[i], kindName, fmt.Sprint(i, "/", n))
				}
				return nil
			}))
		}
		add(0)
		startRunner(t, r)
		for i, want := range []int{4, 2, 1, 1} {
			if i > 0 {
				add(i)
			}
			waittest.Until(t, fmt.Sprintf("%d of organization %d are done at once", want, i+1), func() bool {
				mu.Lock()
				defer mu.Unlock()
				return busy[owners[i].String()] == want
			})
		}
		mu.Lock()
		if n := busy[owners[0].String()]; n != 4 {
			t.Errorf("the first organization has %d of 8 workers", n)
		}
		mu.Unlock()
		close(end)
		waittest.Until(t, "all is done", func() bool { return done.Load() == 40 })
	})
}

// A task that is added again without an owner keeps its owner.
func TestATaskKeepsItsOwner(t *testing.T) {
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		mine := uuid.New()
		must(t, dbs[0].Write(t.Context(), func(tx *store.Tx) error { AddNowFor(tx, mine, kindName, "a"); return nil }))
		addTask(t, dbs[0], "a", "", 0)
		got, err := newRunner(dbs[0], time.Minute, neverPolls).claimTasks(t.Context(), uuid.NewString(), kindName, 1, "")
		must(t, err)
		if len(got) != 1 || got[0].owner != mine.String() {
			t.Errorf("claimed: %+v", got)
		}
	})
}

// A task that waits for a condition runs when it is woken, at any moment: before its
// handler ends, between that and its wait, or later.
func TestWhatWaitsForAConditionIsWoken(t *testing.T) {
	for name, c := range map[string]struct{ during, between bool }{"later": {}, "while it runs": {during: true}, "before it waits": {between: true}} {
		t.Run(name, func(t *testing.T) {
			eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
				db := dbs[0]
				var holds atomic.Bool
				holds.Store(true)
				tell := func() {
					must(t, db.Write(context.WithoutCancel(t.Context()), func(tx *store.Tx) error { WakeWaiting(tx, "the end"); return nil }))
					holds.Store(false)
				}
				r := newRunner(db, time.Minute, 20*time.Millisecond)
				var runs atomic.Int64
				r.Handle(kindName, 1, func(context.Context, Task) error {
					if runs.Add(1) > 1 {
						return nil
					}
					if c.during {
						tell()
					}
					return Later{After: time.Hour, Reason: "it has not come", Until: &Condition{Topic: "the end", Holds: func(context.Context, *store.Tx) (bool, error) {
						if c.between {
							holds.Store(false)
						}
						return holds.Load(), nil
					}}}
				})
				addTask(t, db, "a", "", 0)
				startRunner(t, r)
				if !c.during && !c.between {
					waittest.Until(t, "it waits", func() bool { row := loadTask(t, db, "a"); return row != nil && row.problem != "" })
					if got := loadTask(t, db, "a"); got.runAt < db.Clock().Micros() {
						t.Errorf("it runs at %d", got.runAt)
					}
					must(t, db.Write(t.Context(), func(tx *store.Tx) error { WakeWaiting(tx, "another end"); WakeWaiting(tx, ""); return nil }))
					if n := runs.Load(); n != 1 {
						t.Errorf("it ran %d times before the end", n)
					}
					tell()
				}
				waittest.Until(t, "it has run again", func() bool { return loadTask(t, db, "a") == nil })
			})
		})
	}
}

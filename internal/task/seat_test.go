package task

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// A seat is one replica's at a time, and the next one's as soon as it is left.
func TestASeatIsHeldByOne(t *testing.T) {
	eachEngine(t, 3, func(t *testing.T, dbs []*store.DB) {
		var seated atomic.Int64
		taken := make(chan int)
		stops := make([]func(), len(dbs))
		for i, db := range dbs {
			must(t, AddSeat(t.Context(), db, kindName))
			r := newRunner(db, time.Minute, 20*time.Millisecond)
			r.HandleSeat(kindName, func(ctx context.Context, task Task) error {
				if n := seated.Add(1); n != 1 {
					t.Errorf("%d replicas sit at once", n)
				}
				defer seated.Add(-1)
				taken <- i
				<-ctx.Done()
				return nil
			})
			stops[i] = startRunner(t, r)
		}
		var sat []int
		for range dbs {
			i := waittest.Receive(t, "somebody takes the seat", taken)
			sat = append(sat, i)
			stops[i]()
		}
		if slices.Sort(sat); !slices.Equal(sat, []int{0, 1, 2}) {
			t.Errorf("the seat was held by %v", sat)
		}
	})
}

// A holder whose database is gone knows that it lost the seat by the time
// another may take it, and another does.
func TestASeatMovesWhenItsHolderDies(t *testing.T) {
	const lease = time.Second
	eachEngine(t, 2, func(t *testing.T, dbs []*store.DB) {
		must(t, AddSeat(t.Context(), dbs[0], kindName))
		var taken, left [2]atomic.Int64 // by replica: a busy machine may lose a seat and take it again
		start := func(replica int) {
			r := newRunner(dbs[replica], lease, 20*time.Millisecond)
			r.HandleSeat(kindName, func(ctx context.Context, _ Task) error {
				taken[replica].Add(1)
				<-ctx.Done()
				left[replica].Add(1)
				return ctx.Err()
			})
			startRunner(t, r)
		}
		start(0)
		waittest.Until(t, "the first replica takes the seat", func() bool { return taken[0].Load() > 0 })
		dbs[0].Close()
		start(1)
		waittest.Until(t, "the second replica takes the seat", func() bool { return taken[1].Load() > 0 })
		waittest.Until(t, "the first replica learns of it", func() bool { return left[0].Load() == taken[0].Load() })
	})
}

// Many may have held a seat and died. A holder that works and then fails is back at once.
func TestASeatThatFailsIsNotEmptyForLong(t *testing.T) {
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		must(t, AddSeat(t.Context(), dbs[0], kindName))
		must(t, dbs[0].Write(t.Context(), func(tx *store.Tx) error { tx.Defer(`UPDATE tasks SET attempts = 100`); return nil }))
		r := newRunner(dbs[0], 6*time.Second, neverPolls)
		held, db := claimOne(t, r), dbs[0]
		assertEqual(t, "attempts when it is claimed", held.Attempt, 101)
		var failed int64
		r.runTask(t.Context(), kind{name: kindName, workers: 1, seat: true, handler: func(context.Context, Task) error {
			waittest.Until(t, "the lease is renewed", func() bool { return loadTask(t, db, "seat").attempts == 1 })
			failed = db.Clock().Micros()
			return errors.New("boom")
		}}, held)
		now, got := db.Clock().Micros(), loadTask(t, db, "seat")
		assertEqual(t, "attempts after it failed", got.attempts, 1)
		if got.runAt < failed+200_000 || got.runAt > now+300_000 {
			t.Errorf("it failed between %d and %d, and runs next at %d", failed, now, got.runAt)
		}
	})
}

// A holder that lost the seat without knowing, and does not listen, can commit no change, and gets an error.
func TestAHolderThatDoesNotKnowDoesNoHarm(t *testing.T) {
	const lease = 3 * time.Second
	eachEngine(t, 2, func(t *testing.T, dbs []*store.DB) {
		must(t, AddSeat(t.Context(), dbs[0], kindName))
		sits := func(db *store.DB, name string, stolen <-chan struct{}, done chan<- error) Handler {
			return func(ctx context.Context, task Task) error {
				work := func() error {
					return db.Write(context.WithoutCancel(ctx), func(tx *store.Tx) error {
						task.CheckLease(tx)
						insertMark(tx, name)
						return nil
					})
				}
				if err := work(); err != nil {
					t.Errorf("%s cannot work in its own seat: %v", name, err)
				}
				done <- nil
				<-stolen
				err := work()
				<-ctx.Done()
				done <- err
				return err
			}
		}
		stolen, done := make(chan struct{}), make(chan error, 2)
		r := newRunner(dbs[0], lease, neverPolls)
		r.HandleSeat(kindName, sits(dbs[0], "first", stolen, done))
		startRunner(t, r)
		must(t, waittest.Receive(t, "the first replica works", done))

		dbs[1].Clock().Advance(lease)
		never, second := make(chan struct{}), make(chan error, 2)
		r = newRunner(dbs[1], time.Minute, 20*time.Millisecond)
		r.HandleSeat(kindName, sits(dbs[1], "second", never, second))
		stop := startRunner(t, r)
		must(t, waittest.Receive(t, "the second replica works", second))
		close(stolen)
		if err := waittest.Receive(t, "the first replica is told", done); !errors.Is(err, ErrLost) {
			t.Errorf("without its seat it gets %v", err)
		}
		close(never)
		stop()
		if got := loadMarks(t, dbs[1]); !slices.Equal(got, []string{"first", "second", "second"}) {
			t.Errorf("work was done by %v", got)
		}
	})
}

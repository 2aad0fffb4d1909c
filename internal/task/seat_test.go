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
		taken, left := make(chan struct{}), make(chan time.Time, 1)
		r := newRunner(dbs[0], lease, 20*time.Millisecond)
		r.HandleSeat(kindName, func(ctx context.Context, _ Task) error {
			taken <- struct{}{}
			<-ctx.Done()
			left <- time.Now()
			return ctx.Err()
		})
		startRunner(t, r)
		waittest.Receive(t, "the first replica takes the seat", taken)
		dbs[0].Close()
		died := time.Now()

		r = newRunner(dbs[1], lease, 20*time.Millisecond)
		retaken := make(chan time.Time, 1)
		r.HandleSeat(kindName, func(ctx context.Context, _ Task) error {
			retaken <- time.Now()
			<-ctx.Done()
			return ctx.Err()
		})
		startRunner(t, r)
		if took := waittest.Receive(t, "the second replica takes the seat", retaken).Sub(died); took > lease+5*time.Second {
			t.Errorf("the seat stood empty for %s", took)
		}
		if took := waittest.Receive(t, "the first replica learns of it", left).Sub(died); took > lease+5*time.Second {
			t.Errorf("the holder went on for %s", took)
		}
	})
}

// Many may have held a seat and died. Whoever holds it now, works and then fails
// is back at once.
func TestASeatThatFailsIsNotEmptyForLong(t *testing.T) {
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		must(t, AddSeat(t.Context(), dbs[0], kindName))
		must(t, dbs[0].Write(t.Context(), func(tx *store.Tx) error { tx.Defer(`UPDATE tasks SET attempts = 100`); return nil }))
		r := newRunner(dbs[0], 3*time.Second, 20*time.Millisecond)
		held, fail := make(chan int, 2), make(chan error)
		r.HandleSeat(kindName, func(ctx context.Context, task Task) error {
			held <- task.Attempt
			select {
			case err := <-fail:
				return err
			case <-ctx.Done():
				return ctx.Err()
			}
		})
		startRunner(t, r)
		if n := waittest.Receive(t, "the seat is taken", held); n != 101 {
			t.Errorf("attempt %d", n)
		}
		waittest.Until(t, "the lease is renewed", func() bool { return loadTask(t, dbs[0], "seat").attempts == 1 })
		fail <- errors.New("boom")
		failed := time.Now()
		if n := waittest.Receive(t, "the seat is taken again", held); n != 2 {
			t.Errorf("attempt %d", n)
		}
		if took := time.Since(failed); took > 10*time.Second {
			t.Errorf("the seat was empty for %s", took)
		}
	})
}

// A holder that lost the seat without knowing, and does not listen, can commit
// nothing, and is told so.
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

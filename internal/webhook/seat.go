package webhook

import (
	"context"
	"errors"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// SeatName is the kind of the seat's task: task.AddSeat makes its row, and
// task.Runner.Seat runs Deliver on one replica at a time.
const SeatName = "webhook.deliver"

const (
	// poll bounds how long what other replicas committed waits.
	poll = 500 * time.Millisecond
	// gather is how long outcomes are collected for one transaction, if more
	// are on their way.
	gather = 3 * time.Millisecond
	// pause follows an error of the database.
	pause = time.Second
	// grace is how long requests on their way may take when we are stopped,
	// and then their outcomes to be recorded.
	grace = 3 * time.Second
)

// seat is the one writer of deliveries, while it holds the task.
type seat struct {
	*Service
	task     task.Task
	courier  *courier
	after    place               // how far dispatch is in its pass over the events
	outcomes []outcome           // taken from the courier and not recorded yet
	resumed  bool                // the courier knows of everything that is pending
	look     bool                // there may be events to dispatch, changes to notice or rows to drop
	failing  map[uuid.UUID]int64 // endpoints that refuse everything, and since when
	aging    []uuid.UUID         // endpoints whose old deliveries are still to be dropped
	aged     int64               // when that was begun last
}

func (s *Service) newSeat(t task.Task) *seat {
	return &seat{Service: s, task: t, courier: newCourier(s.transport, s.patience, s.clock.Micros), look: true, failing: map[uuid.UUID]int64{}}
}

// Deliver is the seat's task.Handler: it dispatches and delivers until ctx
// ends or the seat is lost. On the way out it waits a little for what is on
// its way, so that a restart repeats few deliveries.
func (s *Service) Deliver(ctx context.Context, t task.Task) error {
	defer s.transport.CloseIdleConnections()
	st := s.newSeat(t)
	emitted, stop := s.db.Listen(event.Topic)
	defer stop()
	changed, stop := s.db.Listen(changedTopic)
	defer stop()
	for {
		wait, err := st.cycle(ctx)
		switch {
		case ctx.Err() != nil:
			st.leave(ctx)
			return nil
		case errors.Is(err, task.ErrLost):
			st.courier.cancel()
			st.courier.close(ctx)
			return err
		case err != nil:
			s.log.Error("delivering webhooks", "error", err)
			// What failed may have been committed all the same: look at the
			// rows again.
			st.resumed, st.look = false, true
			pauseFor(ctx, pause)
			continue
		}
		timer := time.NewTimer(wait)
		select {
		case <-ctx.Done():
		case <-st.courier.wake:
			if st.courier.busy() {
				pauseFor(ctx, gather)
			}
		case <-emitted:
			st.look = true
		case <-changed:
			st.look = true
		case <-s.advanced:
		case <-timer.C:
			st.look = true
		}
		timer.Stop()
	}
}

func pauseFor(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	}
}

// cycle does everything there is to do once, and says how long nothing more is
// expected. After an error it is simply run again.
func (st *seat) cycle(ctx context.Context) (time.Duration, error) {
	if !st.resumed {
		if err := st.resume(ctx); err != nil {
			return 0, err
		}
		st.resumed = true
	}
	if err := st.record(ctx); err != nil {
		return 0, err
	}
	if st.look {
		if err := st.notice(ctx); err != nil {
			return 0, err
		}
		sweeping, err := st.sweep(ctx)
		if err != nil {
			return 0, err
		}
		aging, err := st.age(ctx)
		if err != nil {
			return 0, err
		}
		dispatching, err := st.dispatch(ctx)
		if err != nil {
			return 0, err
		}
		st.look = sweeping || aging || dispatching
	}
	if err := st.load(ctx); err != nil {
		return 0, err
	}
	next := st.courier.forget()
	if st.look {
		return 0, nil
	}
	// Compared as microseconds: never would overflow a Duration.
	wait := min(poll.Microseconds(), max(0, next-st.clock.Micros()))
	return time.Duration(wait) * time.Microsecond, nil
}

// write runs fn in a transaction that fails with task.ErrLost if the seat is
// no longer ours.
func (st *seat) write(ctx context.Context, fn func(*store.Tx)) error {
	return st.db.Write(ctx, func(tx *store.Tx) error {
		st.task.Check(tx)
		fn(tx)
		return nil
	})
}

// leave ends the courier and records what came of its last requests.
func (st *seat) leave(ctx context.Context) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*grace)
	defer cancel()
	if err := st.write(ctx, func(*store.Tx) {}); err != nil {
		st.courier.cancel() // the seat is somebody else's, or the database is gone
		st.courier.close(ctx)
		return
	}
	flying, stop := context.WithTimeout(ctx, grace)
	defer stop()
	st.courier.close(flying)
	if err := st.record(ctx); err != nil && !errors.Is(err, task.ErrLost) {
		st.log.Warn("recording the last webhook deliveries", "error", err)
	}
}

package webhook

import (
	"context"
	"errors"
	"fmt"
	"time"

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
	after    place     // how far dispatch is in its pass over the events
	outcomes []outcome // taken from the courier and not recorded yet
	resumed  bool      // the courier knows of everything that is pending
	look     bool      // there may be events to dispatch or endpoints to sweep
}

// Deliver is the seat's task.Handler: it dispatches and delivers until ctx
// ends or the seat is lost. On the way out it waits a little for what is on
// its way, so that a restart repeats few deliveries.
func (s *Service) Deliver(ctx context.Context, t task.Task) error {
	defer s.transport.CloseIdleConnections()
	st := &seat{Service: s, task: t, courier: newCourier(s.transport, s.clock.Micros), look: true}
	emitted, stop := s.db.Listen(event.Topic)
	defer stop()
	deleted, stop := s.db.Listen(deletedTopic)
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
		case <-deleted:
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
		sweeping, err := st.sweep(ctx)
		if err != nil {
			return 0, err
		}
		dispatching, err := st.dispatch(ctx)
		if err != nil {
			return 0, err
		}
		st.look = sweeping || dispatching
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

// sweepRows is how many deliveries are dropped in one transaction.
const sweepRows = 1000

// sweep drops what is pending for deleted endpoints, a part at a time, and then
// the endpoints; it says whether there is more. Dispatch reads an endpoint and
// writes to it before the next sweep, so none is left with something pending.
func (st *seat) sweep(ctx context.Context) (more bool, err error) {
	rows, err := st.db.Query(ctx, `SELECT id FROM webhook_endpoints WHERE deleted_at IS NOT NULL`)
	ids, err := store.Collect(rows, err, scanID)
	if err != nil {
		return false, fmt.Errorf("reading deleted webhooks: %w", err)
	}
	for _, id := range ids {
		st.courier.drop(id)
		err := st.db.Write(ctx, func(tx *store.Tx) error {
			st.task.Check(tx)
			n, err := tx.Exec(ctx, `DELETE FROM webhook_deliveries WHERE (endpoint_id, wallet_id, seq) IN
				(SELECT endpoint_id, wallet_id, seq FROM webhook_deliveries WHERE endpoint_id = $1 AND status = 'pending' LIMIT $2)`, id, sweepRows)
			if n == sweepRows {
				more = true
			} else {
				tx.Defer(`DELETE FROM webhook_endpoints WHERE id = $1`, id)
			}
			return err
		})
		if err != nil {
			return false, fmt.Errorf("dropping the deliveries of a deleted webhook: %w", err)
		}
	}
	return more, nil
}

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
// task.Runner.HandleSeat runs Deliver on one replica at a time.
const SeatName = "webhook.deliver"

const (
	// pollInterval bounds the delay of deliveries that other replicas committed.
	pollInterval = 500 * time.Millisecond
	// gatherTime is how long outcomes are collected for one transaction, while
	// there are requests in flight.
	gatherTime = 3 * time.Millisecond
	// errorPause follows an error of the database.
	errorPause = time.Second
	// stopGrace is how long requests in flight may take when we are stopped, and
	// then their outcomes to be recorded.
	stopGrace = 3 * time.Second
)

// seat is the one writer of deliveries, as long as it has the task's lease. Its
// fields belong to the goroutine that runs Deliver.
type seat struct {
	*Service
	task             task.Task
	courier          *courier
	cursor           dispatchCursor      // where the next dispatch reads on
	outcomes         []outcome           // taken from the courier and not recorded yet
	resumed          bool                // the courier has a queue for everything that is due or will be
	rescan           bool                // there may be events to dispatch, changes to apply or rows to drop
	failingSince     map[uuid.UUID]int64 // micros; endpoints that refuse everything
	purgeQueue       []uuid.UUID         // endpoints whose old deliveries are still to be dropped
	purgeBegunMicros int64               // when purgeQueue was filled last
}

func (s *Service) newSeat(t task.Task) *seat {
	return &seat{Service: s, task: t, courier: newCourier(s.transport, s.answerTimeout, s.clock.Micros), rescan: true, failingSince: map[uuid.UUID]int64{}}
}

// Deliver is the seat's task.Handler: it dispatches and delivers until ctx ends or the seat is lost. Before it
// returns it waits a little for deliveries in flight, so that a restart repeats few of them.
func (s *Service) Deliver(ctx context.Context, t task.Task) error {
	defer s.transport.CloseIdleConnections()
	st := s.newSeat(t)
	emitted, stop := s.db.Listen(event.Topic)
	defer stop()
	changed, stop := s.db.Listen(changedTopic)
	defer stop()
	for {
		wait, err := st.runOnce(ctx)
		switch {
		case ctx.Err() != nil:
			st.leaveSeat(ctx)
			return nil
		case errors.Is(err, task.ErrLost):
			st.courier.cancel()
			st.courier.close(ctx)
			return err
		case err != nil:
			s.log.Error("delivering webhooks", "error", err)
			// A failed write may have been committed all the same: read the rows again.
			st.resumed = false
			st.rescan = true
			sleepFor(ctx, errorPause)
			continue
		}
		timer := time.NewTimer(wait)
		select {
		case <-ctx.Done():
		case <-st.courier.outcomesReady:
			if st.courier.hasInFlight() {
				sleepFor(ctx, gatherTime)
			}
		case <-emitted:
			st.rescan = true
		case <-changed:
			st.rescan = true
		case <-s.clockAdvanced:
		case <-timer.C:
			st.rescan = true
		}
		timer.Stop()
	}
}

func sleepFor(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	}
}

// runOnce does all work that is due, once, and returns how long no more is expected. It may be run again after an
// error.
func (st *seat) runOnce(ctx context.Context) (time.Duration, error) {
	if !st.resumed {
		if err := st.resumeQueues(ctx); err != nil {
			return 0, err
		}
		st.resumed = true
	}
	if err := st.recordOutcomes(ctx); err != nil {
		return 0, err
	}
	if st.rescan {
		if err := st.applyEndpointChanges(ctx); err != nil {
			return 0, err
		}
		deleting, err := st.deleteEndpoints(ctx)
		if err != nil {
			return 0, err
		}
		purging, err := st.purgeExpired(ctx)
		if err != nil {
			return 0, err
		}
		dispatching, err := st.dispatchWaiting(ctx)
		if err != nil {
			return 0, err
		}
		st.rescan = deleting || purging || dispatching
	}
	if err := st.refillQueues(ctx); err != nil {
		return 0, err
	}
	st.courier.evictIdle()
	next := st.courier.nextWake()
	if st.rescan {
		return 0, nil
	}
	// Compared as microseconds: never would overflow a Duration.
	wait := min(pollInterval.Microseconds(), max(0, next-st.clock.Micros()))
	return time.Duration(wait) * time.Microsecond, nil
}

// writeSeated runs fn in a transaction that fails with task.ErrLost if the seat
// is no longer ours.
func (st *seat) writeSeated(ctx context.Context, fn func(*store.Tx)) error {
	return st.db.Write(ctx, func(tx *store.Tx) error {
		st.task.CheckLease(tx)
		fn(tx)
		return nil
	})
}

// leaveSeat ends the courier and records the outcomes of its last requests.
func (st *seat) leaveSeat(ctx context.Context) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*stopGrace)
	defer cancel()
	if err := st.writeSeated(ctx, func(*store.Tx) {}); err != nil {
		st.courier.cancel() // the seat is somebody else's, or the database is gone
		st.courier.close(ctx)
		return
	}
	flying, stop := context.WithTimeout(ctx, stopGrace)
	defer stop()
	st.courier.close(flying)
	if err := st.recordOutcomes(ctx); err != nil && !errors.Is(err, task.ErrLost) {
		st.log.Warn("recording the last webhook deliveries", "error", err)
	}
}

package webhook

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// eachWithReplicas opens one database for two services, each with its own connections
// and clock.
func eachWithReplicas(t *testing.T, fn func(t *testing.T, one, two *Service)) {
	t.Parallel()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			address := storetest.Address(t, engine)
			fn(t, newSandboxService(t, storetest.Connect(t, address)), newSandboxService(t, storetest.Connect(t, address)))
		})
	}
}

// expireLeases moves the service's clock to where every lease has run out.
func expireLeases(s *Service) { s.clock.Advance(2 * testLease) }

func TestTakeoverFromTheDead(t *testing.T) {
	eachWithReplicas(t, func(t *testing.T, one, two *Service) {
		organization := uuid.New()
		wallets := []uuid.UUID{uuid.New(), uuid.New(), uuid.New()}
		r, release := newStallingReceiver(t)
		createEndpoint(t, one, organization, r.URL)
		for _, w := range wallets {
			emitEvents(t, one.db, organization, w, 1, 5)
		}
		startDelivery(t, one)
		waittest.Until(t, "something is on its way", func() bool { return len(r.received()) > 0 })
		one.db.Close() // and with it everything it might still want to write
		release()

		expireLeases(two)
		startDelivery(t, two)
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, two.db) })
		for _, w := range wallets {
			var bodies []string
			for _, b := range r.distinctBodies() {
				if slices.Contains(noteBodies(w, 1, 5), b) {
					bodies = append(bodies, b)
				}
			}
			if !slices.Equal(bodies, noteBodies(w, 1, 5)) {
				t.Errorf("wallet %s: %v", w, bodies)
			}
		}
	})
}

// A replica that lost the seat without knowing writes no rows.
func TestTakeoverFromTheLiving(t *testing.T) {
	eachWithReplicas(t, func(t *testing.T, one, two *Service) {
		organization := uuid.New()
		r, release := newStallingReceiver(t)
		e, _ := createEndpoint(t, one, organization, r.URL)
		emitEvents(t, one.db, organization, uuid.New(), 1, 5)
		ended := make(chan error, 1)
		runner := tasktest.NewRunner(t, one.db, testLease)
		runner.HandleSeat(SeatName, func(ctx context.Context, seat task.Task) error {
			err := one.Deliver(ctx, seat)
			ended <- err
			return err
		})
		defer runner.Start()()
		waittest.Until(t, "something is on its way", func() bool { return len(r.received()) > 0 })

		expireLeases(two)
		startDelivery(t, two)
		// Its first event is in flight from the other replica; a second arrival is answered at once.
		waittest.Until(t, "the successor has delivered the first event", func() bool {
			rows := deliveryRows(t, two.db, e.ID)
			return rows[0].status == Delivered
		})
		release()
		if err := <-ended; !errors.Is(err, task.ErrLost) {
			t.Errorf("the first replica ended with %v", err)
		}
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, two.db) })
		for _, got := range deliveryRows(t, two.db, e.ID) {
			if got.attempts != 1 || got.requestedMicros < two.clock.Micros()-testLease.Microseconds() {
				t.Errorf("written by the first replica: %+v", got)
			}
		}
	})
}

// A stop waits for deliveries in flight, records them and leaves the seat at once.
func TestHandingOver(t *testing.T) {
	eachWithReplicas(t, func(t *testing.T, one, two *Service) {
		organization := uuid.New()
		r, release := newStallingReceiver(t)
		e, _ := createEndpoint(t, one, organization, r.URL)
		emitEvents(t, one.db, organization, uuid.New(), 1, 2)
		stop := startDelivery(t, one)
		waittest.Until(t, "something is on its way", func() bool { return len(r.received()) > 0 })
		var stopping sync.WaitGroup
		stopping.Go(stop)
		release()
		stopping.Wait()
		if rows := deliveryRows(t, one.db, e.ID); rows[0].status != Delivered {
			t.Errorf("%+v", rows[0])
		}
		startDelivery(t, two)
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, two.db) })
		if n := len(r.received()); n != 2 {
			t.Errorf("%d requests for 2 events", n)
		}
	})
}

// Deliveries written before a crash are delivered after it, wherever it struck: these are the possible states of the
// database.
func TestResume(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		r := newReceiver(t, nil)
		e, _ := createEndpoint(t, s, organization, r.URL)
		emitEvents(t, db, organization, wallet, 1, 6)
		// Dispatched and not sent, but for the first: sent and recorded.
		st := s.newSeat(task.Task{})
		defer st.courier.close(t.Context())
		events, err := st.loadUndispatched(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		targets, err := st.loadEndpoints(t.Context(), events)
		if err != nil {
			t.Fatal(err)
		}
		deliveries, n := planDeliveries(events[:4], targets) // the last two are not dispatched
		heads, err := st.findHeads(t.Context(), deliveries)
		if err != nil || n != 4 {
			t.Fatalf("%d events are to be dispatched, want 4: %v", n, err)
		}
		if !slices.Equal(heads, []bool{true, false, false, false}) {
			t.Fatalf("heads are %v, want the first alone", heads)
		}
		err = db.Write(t.Context(), func(tx *store.Tx) error {
			saveDispatch(tx, events[:n], deliveries, heads, s.clock.Micros())
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		update, err := planUpdate(outcome{delivery: deliveries[0].delivery, responseStatus: 200})
		if err != nil {
			t.Fatal(err)
		}
		ended := []deliveryUpdate{update}
		next, err := st.loadSuccessors(t.Context(), ended)
		if err != nil || len(next) != 1 {
			t.Fatalf("successors %v, %v, want one", next, err)
		}
		assertEqual(t, "the successor's seq", next[0].seq, 2)
		err = db.Write(t.Context(), func(tx *store.Tx) error {
			saveUpdates(tx, ended, next, s.clock.Micros())
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		startDelivery(t, s)
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, db) })
		if got := r.distinctBodies(); !slices.Equal(got, noteBodies(wallet, 2, 5)) {
			t.Errorf("got %v", got)
		}
		if rows := deliveryRows(t, db, e.ID); len(rows) != 6 {
			t.Errorf("%d rows", len(rows))
		}
	})
}

// An idle seat rests for as long as a poll allows.
func TestRest(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		st := s.newSeat(task.Task{})
		defer st.courier.close(t.Context())
		for _, due := range []int64{never, s.clock.Micros() + time.Hour.Microseconds()} {
			a := destination{id: uuid.New()}
			st.courier.addQueue(a, false)
			st.courier.setNextDue(a.id, due)
			if wait, err := st.runOnce(t.Context()); err != nil || wait != pollInterval {
				t.Errorf("due at %d: rests for %s, %v", due, wait, err)
			}
		}
	})
}

// A database that fails for a while costs only time.
func TestDatabaseTrouble(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		log := &lineCounter{}
		s := newSandboxService(t, db)
		s.log = slog.New(slog.NewTextHandler(log, nil))
		organization := uuid.New()
		r, release := newStallingReceiver(t)
		e, _ := createEndpoint(t, s, organization, r.URL)
		startDelivery(t, s)
		emitEvents(t, db, organization, uuid.New(), 1, 3)
		waittest.Until(t, "something is on its way", func() bool { return len(r.received()) > 0 })
		rename := func(from, to string) {
			t.Helper()
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer(`ALTER TABLE ` + from + ` RENAME TO ` + to)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		rename("webhook_deliveries", "gone")
		release()
		waittest.Until(t, "the trouble is told", func() bool { return log.lineCount() > 0 })
		rename("gone", "webhook_deliveries")
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, db) })
		if n := len(r.received()); n != 3 {
			t.Errorf("%d requests for 3 events", n)
		}
		for _, got := range deliveryRows(t, db, e.ID) {
			if got.attempts != 1 {
				t.Errorf("%+v", got)
			}
		}
	})
}

// lineCounter counts the lines of a log.
type lineCounter struct{ n atomic.Int64 }

func (l *lineCounter) Write(p []byte) (int, error) {
	l.n.Add(1)
	return len(p), nil
}

func (l *lineCounter) lineCount() int64 { return l.n.Load() }

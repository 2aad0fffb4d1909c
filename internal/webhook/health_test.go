package webhook

import (
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func endpointOf(t *testing.T, s *Service, e Endpoint) Endpoint {
	t.Helper()
	got, err := s.Get(t.Context(), e.Organization, e.ID)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// An endpoint that refuses every delivery for five days is disabled, keeps pending ones, and receives all of them
// once it is enabled.
func TestFailingForFiveDays(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization := uuid.New()
		var down atomic.Bool
		down.Store(true)
		r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			if down.Load() {
				w.WriteHeader(http.StatusBadGateway)
			}
		})
		e, _ := createEndpoint(t, s, organization, r.URL)
		wallet := uuid.New()
		emitEvents(t, db, organization, wallet, 1, 5) // each is given up after two days
		startDelivery(t, s)
		began := s.clock.Now()
		for endpointOf(t, s, e).DisabledAt == nil {
			if s.clock.Now().Sub(began) > 7*24*time.Hour {
				t.Fatal("it fails for a week")
			}
			advanceToNextDue(t, db)
			waitUntilNothingDue(t, db)
		}
		got := endpointOf(t, s, e)
		if age := got.DisabledAt.Sub(began); age < maxFailingTime || got.DisabledReason != Failing {
			t.Errorf("disabled after %s: %+v", age, got)
		}
		before := 0
		for _, i := range loadFeed(t, s, organization, FeedFilter{}) {
			before += i.Attempts
		}
		if n := len(r.received()); n != before {
			t.Errorf("%d requests, of which %d are recorded", n, before)
		}
		waiting := len(loadFeed(t, s, organization, FeedFilter{Status: Pending}))
		if waiting == 0 {
			t.Fatal("nothing waits")
		}
		db.Clock().Advance(48 * time.Hour)
		emitEvents(t, db, organization, wallet, 6, 1)
		waittest.Until(t, "the event is dispatched", func() bool { return len(loadFeed(t, s, organization, FeedFilter{Status: Pending})) == waiting+1 })
		if after := len(r.received()); after != before {
			t.Errorf("%d requests to a disabled endpoint", after-before)
		}
		down.Store(false)
		if got := setEnabled(t, s, e, true); got.DisabledAt != nil || got.DisabledReason != "" {
			t.Errorf("enabled as %+v", got)
		}
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, db) })
		if n := countRows(t, db, `SELECT COUNT(*) FROM webhook_endpoints WHERE failing_since IS NOT NULL`); n != 0 {
			t.Error("it is held to be failing")
		}
	})
}

// One success is enough, and an endpoint that was quiet for a week is not
// disabled for a hiccup.
func TestHiccups(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization := uuid.New()
		var down atomic.Bool
		down.Store(true)
		r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			if down.Load() {
				w.WriteHeader(http.StatusBadGateway)
			}
		})
		e, _ := createEndpoint(t, s, organization, r.URL)
		failing := func() bool {
			return countRows(t, db, `SELECT COUNT(*) FROM webhook_endpoints WHERE failing_since IS NOT NULL`) == 1
		}
		emitEvents(t, db, organization, uuid.New(), 1, 1)
		startDelivery(t, s)
		for range retryDelays {
			advanceToNextDue(t, db)
		}
		waittest.Until(t, "it was given up", func() bool { return allEnded(t, db) })
		db.Clock().Advance(10 * 24 * time.Hour)
		emitEvents(t, db, organization, uuid.New(), 1, 1)
		advanceToNextDue(t, db)    // it is refused
		waitUntilNothingDue(t, db) // and again
		if endpointOf(t, s, e).DisabledAt != nil || !failing() {
			t.Error("disabled for a hiccup")
		}
		down.Store(false)
		advanceToNextDue(t, db)
		waittest.Until(t, "it is delivered", func() bool { return allEnded(t, db) })
		if failing() {
			t.Error("it accepts and is held to be failing")
		}
	})
}

// A secret that cannot be opened is our fault, not the endpoint's.
func TestOurFaultDisablesNobody(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	st := newSandboxService(t, db).newSeat(noTask)
	st.courier.close(t.Context())
	id := uuid.New()
	st.failingSince[id] = 1
	u := deliveryUpdate{outcome: outcome{delivery: delivery{endpoint: id, priorAttempts: 9, eventType: event.WalletStatus}, lastError: "x", ourFault: true}}
	if changes, err := st.planHealthChanges([]deliveryUpdate{u}, never); err != nil || len(changes) != 0 {
		t.Errorf("our fault changes %+v, %v", changes, err)
	}
	u.ourFault = false
	changes, err := st.planHealthChanges([]deliveryUpdate{u}, never)
	if err != nil || len(changes) != 1 {
		t.Fatalf("its own fault changes %+v, %v, want one change", changes, err)
	}
	assertEqual(t, "the state after its own fault", changes[0].to, EndpointDisabled)
}

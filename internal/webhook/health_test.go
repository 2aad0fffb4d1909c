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
)

func endpointOf(t *testing.T, s *Service, e Endpoint) Endpoint {
	t.Helper()
	got, err := s.Get(t.Context(), e.Organization, e.ID)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// An endpoint that refuses everything for five days is disabled, keeps what
// waits, and has it all once it is enabled.
func TestFailingForFiveDays(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := sandboxed(t, db)
		organization := uuid.New()
		var down atomic.Bool
		down.Store(true)
		r := receive(t, func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			if down.Load() {
				w.WriteHeader(http.StatusBadGateway)
			}
		})
		e, _ := create(t, s, organization, r.URL)
		wallet := uuid.New()
		emit(t, db, organization, wallet, 1, 5) // each is given up after two days
		deliver(t, s)
		began := s.clock.Now()
		for endpointOf(t, s, e).DisabledAt == nil {
			if s.clock.Now().Sub(began) > 7*24*time.Hour {
				t.Fatal("it fails for a week")
			}
			tick(t, db)
			calm(t, db)
		}
		got := endpointOf(t, s, e)
		if age := got.DisabledAt.Sub(began); age < failingLimit || got.DisabledReason != Failing {
			t.Errorf("disabled after %s: %+v", age, got)
		}
		before := 0
		for _, i := range feed(t, s, organization, Filter{}) {
			before += i.Attempts
		}
		if n := len(r.got()); n != before {
			t.Errorf("%d requests, of which %d are recorded", n, before)
		}
		waiting := len(feed(t, s, organization, Filter{Status: pending}))
		if waiting == 0 {
			t.Fatal("nothing waits")
		}
		db.Clock().Advance(48 * time.Hour)
		emit(t, db, organization, wallet, 6, 1)
		until(t, "the event is dispatched", func() bool { return len(feed(t, s, organization, Filter{Status: pending})) == waiting+1 })
		if after := len(r.got()); after != before {
			t.Errorf("%d requests to a disabled endpoint", after-before)
		}
		down.Store(false)
		if got := enable(t, s, e, true); got.DisabledAt != nil || got.DisabledReason != "" {
			t.Errorf("enabled as %+v", got)
		}
		until(t, "everything is delivered", func() bool { return settled(t, db) })
		if n := count(t, db, `SELECT COUNT(*) FROM webhook_endpoints WHERE failing_since IS NOT NULL`); n != 0 {
			t.Error("it is held to be failing")
		}
	})
}

// One success is enough, and an endpoint that was quiet for a week is not
// disabled for a hiccup.
func TestHiccups(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := sandboxed(t, db)
		organization := uuid.New()
		var down atomic.Bool
		down.Store(true)
		r := receive(t, func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			if down.Load() {
				w.WriteHeader(http.StatusBadGateway)
			}
		})
		e, _ := create(t, s, organization, r.URL)
		failing := func() bool {
			return count(t, db, `SELECT COUNT(*) FROM webhook_endpoints WHERE failing_since IS NOT NULL`) == 1
		}
		emit(t, db, organization, uuid.New(), 1, 1)
		deliver(t, s)
		for range retries {
			tick(t, db)
		}
		until(t, "it was given up", func() bool { return settled(t, db) })
		db.Clock().Advance(10 * 24 * time.Hour)
		emit(t, db, organization, uuid.New(), 1, 1)
		tick(t, db) // it is refused
		calm(t, db) // and again
		if endpointOf(t, s, e).DisabledAt != nil || !failing() {
			t.Error("disabled for a hiccup")
		}
		down.Store(false)
		tick(t, db)
		until(t, "it is delivered", func() bool { return settled(t, db) })
		if failing() {
			t.Error("it accepts and is held to be failing")
		}
	})
}

// What does not open its secret is our trouble, not the endpoint's.
func TestOurFaultDisablesNobody(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	st := sandboxed(t, db).newSeat(taskless)
	st.courier.close(t.Context())
	id := uuid.New()
	st.failing[id] = 1
	v := verdict{outcome: outcome{delivery: delivery{endpoint: id, attempts: 9, kind: event.WalletStatus}, problem: "x", ours: true}}
	if turns := st.examine([]verdict{v}, never); len(turns) != 0 {
		t.Errorf("%+v", turns)
	}
	v.ours = false
	if turns := st.examine([]verdict{v}, never); len(turns) != 1 || !turns[0].disable {
		t.Errorf("%+v", turns)
	}
}

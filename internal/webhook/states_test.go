package webhook

import (
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestTheTablesOfStatesAreSound(t *testing.T) {
	if err := DeliveryTransitions.Check(); err != nil {
		t.Errorf("deliveries: %v", err)
	}
	if err := EndpointTransitions.Check(); err != nil {
		t.Errorf("endpoints: %v", err)
	}
}

// The change of a delivery by each outcome, before and at the last attempt.
func TestOutcomesMoveDeliveriesByTheTable(t *testing.T) {
	last := len(retryDelays)
	for _, c := range []struct {
		from          Status
		priorAttempts int
		lastError     string
		to            Status
	}{
		{Pending, 0, "", Delivered},
		{Pending, last, "", Delivered},
		{Pending, 0, "answered 500", Pending},
		{Pending, last - 1, "answered 500", Pending},
		{Pending, last, "answered 500", Failed},
		{Failed, last + 1, "answered 500", Failed},
		{Failed, last + 1, "", Delivered},
		{Delivered, 1, "answered 500", Delivered},
		{Delivered, 1, "", Delivered},
	} {
		got, err := planUpdate(outcome{delivery: delivery{priorStatus: c.from, priorAttempts: c.priorAttempts}, lastError: c.lastError})
		if err != nil {
			t.Errorf("%+v: %v", c, err)
		}
		if got.status != c.to {
			t.Errorf("%+v: it is %s", c, got.status)
		}
		if (got.dueMicros != 0) != (c.to == Pending) {
			t.Errorf("%+v: it is due at %d", c, got.dueMicros)
		}
	}
	if got, err := planUpdate(outcome{delivery: delivery{priorStatus: "unknown"}}); err == nil || got.status != "unknown" {
		t.Errorf("an unknown state becomes %s, %v", got.status, err)
	}
}

// stateOf reads an endpoint's state off its row.
func stateOf(t *testing.T, db *store.DB, id uuid.UUID) EndpointState {
	t.Helper()
	rows, err := db.Query(t.Context(), `SELECT CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN disabled_at IS NOT NULL THEN 'disabled'
		WHEN failing_since IS NOT NULL THEN 'failing' ELSE 'enabled' END FROM webhook_endpoints WHERE id = $1`, id)
	found, err := store.Collect(rows, err, func(row store.Rows) (s EndpointState, err error) { return s, row.Scan(&s) })
	if err != nil {
		t.Fatal(err)
	}
	if len(found) == 0 {
		return state.None
	}
	return found[0]
}

// Every change of the table is made in the database by its trigger. A change that the table does not list has no
// effect.
func TestEndpointsChangeByTheTable(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newService(t, db, false)
		triggers := map[EndpointTrigger]func(e Endpoint){
			OnEnable:  func(e Endpoint) { setEnabled(t, s, e, true) },
			OnDisable: func(e Endpoint) { setEnabled(t, s, e, false) },
			OnDelete: func(e Endpoint) {
				if err := s.Delete(t.Context(), e.Organization, e.ID); err != nil {
					t.Fatal(err)
				}
			},
			OnDropped: func(e Endpoint) {
				stop := startDelivery(t, s)
				waittest.Until(t, "the endpoint is dropped", func() bool { return stateOf(t, db, e.ID) == state.None })
				stop()
			},
			OnDeliveryAccepted:  func(e Endpoint) { recordAnswer(t, s, e, "", 0) },
			OnDeliveryRefused:   func(e Endpoint) { recordAnswer(t, s, e, "answered 500", 0) },
			OnRefusedForTooLong: func(e Endpoint) { recordAnswer(t, s, e, "answered 500", maxFailingTime) },
		}
		paths := map[EndpointState][]EndpointTrigger{
			EndpointEnabled:  nil,
			EndpointFailing:  {OnDeliveryRefused},
			EndpointDisabled: {OnDisable},
			EndpointDeleted:  {OnDelete},
		}
		for _, change := range EndpointTransitions {
			organization := uuid.New()
			e, _ := createEndpoint(t, s, organization, "https://example.com")
			if change.From == state.None {
				if got := stateOf(t, db, e.ID); change.On != OnCreate || got != change.To {
					t.Errorf("%s begins as %s, want %s", change.On, got, change.To)
				}
				continue
			}
			for _, trigger := range paths[change.From] {
				triggers[trigger](e)
			}
			if got := stateOf(t, db, e.ID); got != change.From {
				t.Fatalf("%v leads to %s, want %s", paths[change.From], got, change.From)
			}
			triggers[change.On](e)
			if got := stateOf(t, db, e.ID); got != change.To {
				t.Errorf("%s from %s leads to %s, want %s", change.On, change.From, got, change.To)
			}
		}
		if got, want := EndpointTransitions.States(), []EndpointState{EndpointEnabled, EndpointFailing, EndpointDisabled, EndpointDeleted}; !slices.Equal(got, want) {
			t.Errorf("the states are %v, want %v", got, want)
		}
	})
}

// recordAnswer records an attempt that ended with the error, as the seat would,
// so long after the endpoint began to fail.
func recordAnswer(t *testing.T, s *Service, e Endpoint, lastError string, failingFor time.Duration) {
	t.Helper()
	st := s.newSeat(noTask)
	defer st.courier.close(t.Context())
	var since int64
	if err := s.db.QueryRow(t.Context(), `SELECT COALESCE(failing_since, 0) FROM webhook_endpoints WHERE id = $1`, e.ID).Scan(&since); err != nil {
		t.Fatal(err)
	}
	st.setFailingSince(e.ID, since)
	o := outcome{delivery: delivery{endpoint: e.ID, eventType: event.WalletStatus, priorAttempts: minFailedAttempts}, lastError: lastError}
	nowMicros := s.clock.Micros() + failingFor.Microseconds()
	changes, err := st.planHealthChanges([]deliveryUpdate{{outcome: o}}, nowMicros)
	if err != nil {
		t.Fatal(err)
	}
	err = s.db.Write(t.Context(), func(tx *store.Tx) error { saveHealthChanges(tx, changes, nowMicros); return nil })
	if err != nil {
		t.Fatal(err)
	}
}

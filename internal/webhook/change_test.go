package webhook

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func updateEndpoint(t *testing.T, s *Service, e Endpoint, c EndpointChange) Endpoint {
	t.Helper()
	changed, err := s.Update(t.Context(), e.Organization, e.ID, c)
	if err != nil {
		t.Fatal(err)
	}
	got, err := s.Get(t.Context(), e.Organization, e.ID)
	if err != nil || fmt.Sprintf("%+v %v", got, got.DisabledAt != nil) != fmt.Sprintf("%+v %v", changed, changed.DisabledAt != nil) && got.DisabledAt == nil {
		t.Errorf("changed to %+v, and read as %+v, %v", changed, got, err)
	}
	return changed
}

func setEnabled(t *testing.T, s *Service, e Endpoint, on bool) Endpoint {
	t.Helper()
	return updateEndpoint(t, s, e, EndpointChange{Enabled: &on})
}

// assertWhatItIsFor proves an endpoint's description and the events that it gets.
func assertWhatItIsFor(t *testing.T, e Endpoint, description string, events []event.Type) {
	t.Helper()
	assertEqual(t, "the description", e.Description, description)
	if !slices.Equal(e.Events, events) {
		t.Errorf("the endpoint gets %v, want %v", e.Events, events)
	}
}

func TestUpdate(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newService(t, db, false)
		e, _ := createEndpoint(t, s, uuid.New(), "https://example.com", event.WalletStatus)
		text, empty := "of the treasury", ""
		got := updateEndpoint(t, s, e, EndpointChange{Description: &text})
		assertWhatItIsFor(t, got, text, e.Events)
		assertEqual(t, "the URL", got.URL, e.URL)
		if got.DisabledAt != nil {
			t.Errorf("disabled at %s by a change of the description", got.DisabledAt)
		}
		if !got.CreatedAt.Equal(e.CreatedAt) {
			t.Errorf("created at %s, want %s", got.CreatedAt, e.CreatedAt)
		}
		got = updateEndpoint(t, s, e, EndpointChange{Events: []string{string(event.RiskAction), string(event.DepositStatus)}})
		assertWhatItIsFor(t, got, text, []event.Type{event.RiskAction, event.DepositStatus})
		first := setEnabled(t, s, e, false)
		if first.DisabledAt == nil || first.DisabledReason != Requested {
			t.Errorf("%+v", first)
		}
		db.Clock().Advance(time.Hour)
		if again := setEnabled(t, s, e, false); !again.DisabledAt.Equal(*first.DisabledAt) {
			t.Errorf("disabled again: %+v", again)
		}
		on := true
		got = updateEndpoint(t, s, e, EndpointChange{Description: &empty, Enabled: &on, Events: []string{string(event.WalletStatus)}})
		assertWhatItIsFor(t, got, "", e.Events)
		assertEqual(t, "the reason of an enabled endpoint", got.DisabledReason, "")
		if got.DisabledAt != nil {
			t.Errorf("enabled, and disabled at %s", got.DisabledAt)
		}
		long := strings.Repeat("ü", maxDescription+1)
		for _, c := range []EndpointChange{{Events: []string{}}, {Events: []string{"card.created"}}, {Description: &long}} {
			_, err := s.Update(t.Context(), e.Organization, e.ID, c)
			wantCode(t, err, fault.Validation)
		}
		_, err := s.Update(t.Context(), uuid.New(), e.ID, EndpointChange{Enabled: &on})
		wantCode(t, err, fault.WebhookNotFound)
		if err := s.Delete(t.Context(), e.Organization, e.ID); err != nil {
			t.Fatal(err)
		}
		_, err = s.Update(t.Context(), e.Organization, e.ID, EndpointChange{Enabled: &on})
		wantCode(t, err, fault.WebhookNotFound)
		_, err = s.Get(t.Context(), e.Organization, e.ID)
		wantCode(t, err, fault.WebhookNotFound)
	})
}

func TestOtherEventsCountFromNowOn(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		r := newReceiver(t, nil)
		e, _ := createEndpoint(t, s, organization, r.URL, event.DepositStatus)
		startDelivery(t, s)
		emitEvents(t, db, organization, wallet, 1, 1)
		waittest.Until(t, "the first event is dispatched", func() bool { return allEnded(t, db) })
		updateEndpoint(t, s, e, EndpointChange{Events: []string{string(event.WalletStatus)}})
		emitEvents(t, db, organization, wallet, 2, 1)
		waittest.Until(t, "the second event is delivered", func() bool { return allEnded(t, db) })
		if got := r.distinctBodies(); !slices.Equal(got, noteBodies(wallet, 2, 1)) {
			t.Errorf("sent %v", got)
		}
	})
}

// A disabled endpoint receives no deliveries, loses none, and receives all in order once it is enabled, at once.
func TestDisabledHoldsWhatWaits(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization := uuid.New()
		wallets := []uuid.UUID{uuid.New(), uuid.New()}
		var down atomic.Bool
		down.Store(true)
		r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			if down.Load() {
				w.WriteHeader(http.StatusBadGateway)
			}
		})
		witness := newReceiver(t, nil)
		e, _ := createEndpoint(t, s, organization, r.URL)
		createEndpoint(t, s, organization, witness.URL)
		for _, w := range wallets {
			emitEvents(t, db, organization, w, 1, 2)
		}
		stop := startDelivery(t, s)
		for range 4 {
			advanceToNextDue(t, db)
		}
		waitUntilNothingDue(t, db) // and the next try is minutes away
		setEnabled(t, s, e, false)
		waittest.Until(t, "it is noticed", func() bool {
			return countRows(t, db, `SELECT COUNT(*) FROM webhook_endpoints WHERE changes <> noticed`) == 0
		})
		before := len(r.received())
		down.Store(false)
		for _, w := range wallets {
			emitEvents(t, db, organization, w, 3, 2)
		}
		waittest.Until(t, "the other has everything", func() bool { return len(witness.distinctBodies()) == 4*len(wallets) })
		db.Clock().Advance(24 * time.Hour)
		emitEvents(t, db, organization, uuid.New(), 1, 1)
		waittest.Until(t, "the other has one more", func() bool { return len(witness.distinctBodies()) == 4*len(wallets)+1 })
		stop()
		startDelivery(t, s) // the next holder of the seat knows it too
		emitEvents(t, db, organization, uuid.New(), 1, 1)
		waittest.Until(t, "the other has another", func() bool { return len(witness.distinctBodies()) == 4*len(wallets)+2 })
		if after := len(r.received()); after != before {
			t.Errorf("%d requests to a disabled endpoint", after-before)
		}
		if n := countRows(t, db, `SELECT COUNT(*) FROM webhook_deliveries WHERE endpoint_id = $1 AND status = 'pending'`, e.ID); n != 4*len(wallets)+2 {
			t.Errorf("%d are pending", n)
		}
		setEnabled(t, s, e, true)
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, db) })
		for _, w := range wallets {
			var bodies []string
			for _, a := range r.received()[before:] {
				if slices.Contains(noteBodies(w, 1, 4), a.body) {
					bodies = append(bodies, a.body)
				}
			}
			if !slices.Equal(bodies, noteBodies(w, 1, 4)) {
				t.Errorf("wallet %s: %v", w, bodies)
			}
		}
	})
}

// Enabled and disabled again and again while much is on its way, an endpoint
// still gets all in order.
func TestFlicker(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		const events = 40
		var last atomic.Int64
		r := newReceiver(t, func(_ http.ResponseWriter, _ *http.Request, a arrival) {
			var id string
			var n int64
			if _, err := fmt.Sscanf(a.body, `{"wallet":"%36s","n":%d}`, &id, &n); err != nil || n > last.Load()+1 {
				t.Errorf("%s after %d, %v", a.body, last.Load(), err)
			}
			last.Store(max(n, last.Load()))
		})
		e, _ := createEndpoint(t, s, organization, r.URL)
		startDelivery(t, s)
		for i := range events {
			emitEvents(t, db, organization, wallet, i+1, 1)
			setEnabled(t, s, e, i%2 == 1)
		}
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, db) })
		if last.Load() != events {
			t.Errorf("ended with %d", last.Load())
		}
	})
}

// verifyArrival verifies a delivery as a receiver that knows one secret.
func verifyArrival(a arrival, secret string) error {
	return client.VerifyWebhook(secret, a.signature, []byte(a.body), 0, time.Now())
}

// assertSignedWith proves that a request is signed with these secrets and no more.
func assertSignedWith(t *testing.T, when string, a arrival, secrets ...string) {
	t.Helper()
	assertEqual(t, when+": the number of signatures", strings.Count(a.signature, "v1="), len(secrets))
	for i, secret := range secrets {
		if err := verifyArrival(a, secret); err != nil {
			t.Errorf("%s: %q does not hold for secret %d of %d: %v", when, a.signature, i+1, len(secrets), err)
		}
	}
}

func rotateSecret(t *testing.T, s *Service, e Endpoint) (string, time.Time) {
	t.Helper()
	secret, until, err := s.RotateSecret(t.Context(), e.Organization, e.ID)
	if err != nil {
		t.Fatal(err)
	}
	return secret, until
}

func TestRotation(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		r := newReceiver(t, nil)
		e, old := createEndpoint(t, s, organization, r.URL)
		startDelivery(t, s)
		sent := 0
		next := func() arrival {
			sent++
			emitEvents(t, db, organization, wallet, sent, 1)
			waittest.Until(t, "it is delivered", func() bool { return allEnded(t, db) })
			return r.received()[sent-1]
		}
		noticed := func() {
			waittest.Until(t, "it is noticed", func() bool {
				return countRows(t, db, `SELECT COUNT(*) FROM webhook_endpoints WHERE changes <> noticed`) == 0
			})
		}
		if err := verifyArrival(next(), old); err != nil {
			t.Fatal(err)
		}
		fresh, ends := rotateSecret(t, s, e)
		if fresh == old {
			t.Error("the new secret is the old one")
		}
		if !strings.HasPrefix(fresh, "whsec_") {
			t.Errorf("the new secret is %q, want it to begin with whsec_", fresh)
		}
		if want := s.clock.Now().Add(24 * time.Hour); want.Sub(ends) > time.Minute {
			t.Errorf("the old secret holds until %s, want %s", ends, want)
		}
		noticed()
		assertSignedWith(t, "within the overlap", next(), old, fresh)
		db.Clock().Advance(23 * time.Hour)
		third, _ := rotateSecret(t, s, e) // a repeated one ends none early
		noticed()
		assertSignedWith(t, "rotated twice", next(), old, fresh, third)
		db.Clock().Advance(time.Hour)
		a := next()
		assertSignedWith(t, "after the first overlap", a, fresh, third)
		if verifyArrival(a, old) == nil {
			t.Errorf("after the first overlap: %s holds for the old secret", a.signature)
		}
		db.Clock().Advance(23 * time.Hour)
		assertSignedWith(t, "after the last overlap", next(), third)
		var last string
		for range maxRetiredSecrets + 4 {
			last, _ = rotateSecret(t, s, e)
		}
		noticed()
		if a := next(); strings.Count(a.signature, "v1=") != maxRetiredSecrets+1 || verifyArrival(a, last) != nil {
			t.Errorf("rotated often: %s", a.signature)
		}
		_, _, err := s.RotateSecret(t.Context(), uuid.New(), e.ID)
		wantCode(t, err, fault.WebhookNotFound)
	})
}

func TestRetiredSecretsAreSealed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newService(t, db, false)
		e, old := createEndpoint(t, s, uuid.New(), "https://example.com")
		fresh, _ := rotateSecret(t, s, e)
		var kept string
		if err := db.QueryRow(t.Context(), `SELECT secret || retired FROM webhook_endpoints WHERE id = $1`, e.ID).Scan(&kept); err != nil {
			t.Fatal(err)
		}
		for _, secret := range []string{old, fresh} {
			if strings.Contains(kept, secret[len("whsec_"):]) {
				t.Error("a secret stands in the table")
			}
		}
		if err := s.Delete(t.Context(), e.Organization, e.ID); err != nil {
			t.Fatal(err)
		}
		if n := countRows(t, db, `SELECT COUNT(*) FROM webhook_endpoints WHERE secret <> '' OR retired <> '[]'`); n != 0 {
			t.Error("the secrets of a deleted webhook are kept")
		}
	})
}

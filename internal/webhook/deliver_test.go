package webhook

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestDeliversSignedAndByteForByte(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		r := newReceiver(t, nil)
		e, secret := createEndpoint(t, s, organization, r.URL)
		body := map[string]any{"html": "<&>", "ü": "\u2028", "amount": "1.000000"}
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			return event.Emit(t.Context(), tx, event.Event{Organization: organization, Stream: wallet, Type: event.DepositStatus, Body: body})
		})
		if err != nil {
			t.Fatal(err)
		}
		db.Clock().Advance(24 * time.Hour) // the receiver's clock stays where it is
		startDelivery(t, s)
		waittest.Until(t, "the event is delivered", func() bool { return allEnded(t, db) })

		var id, payload string
		if err := db.QueryRow(t.Context(), `SELECT id, payload FROM events`).Scan(&id, &payload); err != nil {
			t.Fatal(err)
		}
		got := r.received()
		if len(got) != 1 {
			t.Fatalf("%d requests arrived, want 1: %+v", len(got), got)
		}
		assertEqual(t, "the body", got[0].body, payload)
		assertEqual(t, "the event's id", got[0].id, id)
		assertEqual(t, "the event's type", got[0].kind, string(event.DepositStatus))
		if err := verifyByHand(got[0].signature, secret, payload, time.Now()); err != nil {
			t.Error(err)
		}
		if err := verifyByHand(got[0].signature, secret, payload+" ", time.Now()); err == nil {
			t.Error("the signature holds for another body")
		}
		assertEqual(t, "the header Content-Type", got[0].header.Get("Content-Type"), "application/json")
		assertEqual(t, "the header Accept-Encoding", got[0].header.Get("Accept-Encoding"), "")
		if agent := got[0].header.Get("User-Agent"); !strings.HasPrefix(agent, "granary") {
			t.Errorf("the header User-Agent is %q, want it to begin with granary", agent)
		}
		rows := deliveryRows(t, db, e.ID)
		if len(rows) != 1 {
			t.Fatalf("%d deliveries are recorded, want 1: %+v", len(rows), rows)
		}
		assertLastAttempt(t, rows[0], Delivered, 200, "")
		assertEqual(t, "attempts", rows[0].attempts, 1)
		assertEqual(t, "due, once it has ended", rows[0].dueMicros, 0)
		if rows[0].requestedMicros == 0 {
			t.Error("no time of the request is recorded")
		}
		if rows[0].completedMicros < rows[0].requestedMicros {
			t.Errorf("completed at %d, requested at %d", rows[0].completedMicros, rows[0].requestedMicros)
		}
	})
}

func TestWhoGetsWhat(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		mine, theirs, wallet := uuid.New(), uuid.New(), uuid.New()
		all, deposits, late, foreign := newReceiver(t, nil), newReceiver(t, nil), newReceiver(t, nil), newReceiver(t, nil)
		createEndpoint(t, s, mine, all.URL)
		createEndpoint(t, s, mine, deposits.URL, event.DepositStatus)
		createEndpoint(t, s, theirs, foreign.URL)
		startDelivery(t, s)
		emitEvents(t, db, mine, wallet, 1, 3)
		waittest.Until(t, "the first events are delivered", func() bool { return allEnded(t, db) })
		createEndpoint(t, s, mine, late.URL)
		emitEvents(t, db, mine, wallet, 4, 2)
		waittest.Until(t, "the later events are delivered", func() bool { return allEnded(t, db) })
		for name, test := range map[string]struct {
			r    *receiver
			want []string
		}{
			"all":      {all, noteBodies(wallet, 1, 5)},
			"deposits": {deposits, nil},
			"late":     {late, noteBodies(wallet, 4, 2)},
			"foreign":  {foreign, nil},
		} {
			if got := test.r.distinctBodies(); !slices.Equal(got, test.want) {
				t.Errorf("%s: got %v, want %v", name, got, test.want)
			}
		}
	})
}

// For any faults at any time, a receiver never sees an event of a stream before it has accepted the one before.
func TestOrderUnderFailures(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization := uuid.New()
		var wallets []uuid.UUID
		for range 8 {
			wallets = append(wallets, uuid.New())
		}
		const events = 12
		var mu sync.Mutex
		random := randtest.Rand(t)
		receivers := map[string]map[string]int{} // accepted, by wallet, of each receiver
		for i := range 3 {
			name := fmt.Sprint(i)
			accepted := map[string]int{}
			receivers[name] = accepted
			refused := map[string]int{}
			r := newReceiver(t, func(w http.ResponseWriter, r *http.Request, a arrival) {
				mu.Lock()
				defer mu.Unlock()
				var wallet string
				var n int
				if _, err := fmt.Sscanf(a.body, `{"wallet":"%36s","n":%d}`, &wallet, &n); err != nil {
					t.Errorf("body %s: %v", a.body, err)
				}
				if n > accepted[wallet]+1 {
					t.Errorf("receiver %s got %d of %s after %d", name, n, wallet, accepted[wallet])
				}
				if refused[a.body] < 3 && random.IntN(4) == 0 {
					refused[a.body]++
					w.WriteHeader(http.StatusInternalServerError)
					return
				}
				accepted[wallet] = max(accepted[wallet], n)
			})
			createEndpoint(t, s, organization, r.URL)
		}
		startDelivery(t, s)
		var wg sync.WaitGroup
		for _, w := range wallets {
			wg.Go(func() { emitEvents(t, db, organization, w, 1, events) })
		}
		wg.Wait()
		waittest.Until(t, "everything is delivered", func() bool {
			db.Clock().Advance(time.Minute)
			return allEnded(t, db)
		})
		mu.Lock()
		defer mu.Unlock()
		for name, accepted := range receivers {
			for wallet, n := range accepted {
				if n != events {
					t.Errorf("receiver %s accepted %d of %s", name, n, wallet)
				}
			}
			if len(accepted) != len(wallets) {
				t.Errorf("receiver %s knows %d wallets", name, len(accepted))
			}
		}
	})
}

// A stream's events that were committed late, with early times, and more of
// them than dispatch reads at once, are still sent by seq.
func TestDispatchOrder(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		r := newReceiver(t, nil)
		e, _ := createEndpoint(t, s, organization, r.URL, event.DepositStatus)
		const n, wanted = maxDispatchEvents + 30, 20 // every so many events are subscribed to
		var want []string
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			want = nil
			for i := range n {
				kind, body := event.WalletStatus, note{wallet, i}.String()
				if i%wanted == 0 {
					kind, want = event.DepositStatus, append(want, body)
				}
				tx.Defer(`INSERT INTO events (id, organization_id, wallet_id, seq, type, payload, dispatched, created_at)
					VALUES ($1, $2, $3, $4, $5, $6, 0, $7)`, uuid.New(), organization, wallet, i+1, string(kind), body, int64(10*n-i))
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		emitEvents(t, db, organization, uuid.New(), 1, 5)
		startDelivery(t, s)
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, db) })
		if got := r.distinctBodies(); !slices.Equal(got, want) {
			t.Errorf("sent %v, want %v", got, want)
		}
		if rows := deliveryRows(t, db, e.ID); len(rows) != len(want) {
			t.Errorf("%d rows", len(rows))
		}
	})
}

func TestRetrySchedule(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		s.answerTimeout = waittest.Patience()
		organization, wallet := uuid.New(), uuid.New()
		answer := make(chan struct{}, 1) // an attempt that begins by itself waits for its turn
		r := newReceiver(t, func(w http.ResponseWriter, r *http.Request, a arrival) {
			if strings.Contains(a.body, `"n":1}`) {
				select {
				case <-answer:
				case <-r.Context().Done():
				}
				w.WriteHeader(http.StatusServiceUnavailable)
			}
		})
		e, _ := createEndpoint(t, s, organization, r.URL)
		startDelivery(t, s)
		emitEvents(t, db, organization, wallet, 1, 2)
		first := func() deliveryRow {
			rows := deliveryRows(t, db, e.ID)
			if len(rows) < 1 {
				return deliveryRow{}
			}
			return rows[0]
		}
		for i, delay := range retryDelays {
			answer <- struct{}{}
			waittest.Until(t, fmt.Sprintf("attempt %d is recorded", i+1), func() bool { return first().attempts == i+1 })
			got := first()
			if wait := time.Duration(got.dueMicros-got.completedMicros) * time.Microsecond; wait < delay*8/10 || wait > delay*12/10 {
				t.Errorf("attempt %d is followed after %s, want %s ± 20 %%", i+1, wait, delay)
			}
			assertLastAttempt(t, got, Pending, 503, "answered 503")
			if rows := deliveryRows(t, db, e.ID); len(rows) == 2 && rows[1].attempts != 0 {
				t.Fatal("the second event did not wait for the first")
			}
			db.Clock().Advance(time.Duration(got.dueMicros-db.Clock().Micros()) * time.Microsecond)
		}
		close(answer)
		waittest.Until(t, "the first event is given up and the second delivered", func() bool { return allEnded(t, db) })
		rows := deliveryRows(t, db, e.ID)
		assertEqual(t, "the first delivery's status", rows[0].status, Failed)
		assertEqual(t, "the first delivery's attempts", rows[0].attempts, len(retryDelays)+1)
		assertEqual(t, "the second delivery's status", rows[1].status, Delivered)
		assertEqual(t, "the second delivery's attempts", rows[1].attempts, 1)
		if n := len(r.received()); n != len(retryDelays)+2 {
			t.Errorf("%d requests", n)
		}
	})
}

// Endpoints that never respond delay no other: the one that does has every event before any of them has timed out.
func TestHangingEndpoints(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization := uuid.New()
		hanging, release := newStallingReceiver(t)
		for i := range MaxEndpoints - 1 {
			createEndpoint(t, s, organization, fmt.Sprintf("%s/%d", hanging.URL, i))
		}
		healthy := newReceiver(t, nil)
		e, _ := createEndpoint(t, s, organization, healthy.URL)
		const wallets = 20
		for range wallets {
			emitEvents(t, db, organization, uuid.New(), 1, 2)
		}
		startDelivery(t, s)
		t.Cleanup(release)
		waittest.Until(t, "the healthy endpoint has everything", func() bool {
			rows := deliveryRows(t, db, e.ID)
			return len(rows) == 2*wallets && !slices.ContainsFunc(rows, func(r deliveryRow) bool { return r.status != Delivered })
		})
		if n := countRows(t, db, `SELECT COUNT(*) FROM webhook_deliveries WHERE endpoint_id <> $1 AND attempts > 0`, e.ID); n != 0 {
			t.Errorf("%d attempts of endpoints that never answer have ended", n)
		}
		if n := len(hanging.received()); n > (MaxEndpoints-1)*endpointSlots>>initialSlowStreak {
			t.Errorf("%d requests to endpoints that never answered", n)
		}
	})
}

// More streams have something due than the courier has in memory of an endpoint.
func TestBacklogBeyondTheWindow(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization := uuid.New()
		var mu sync.Mutex
		// Each stream's first event is refused once, and not for a time: a slow machine
		// comes to the second attempt of one while others wait for their first.
		refused := map[string]bool{}
		r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request, a arrival) {
			mu.Lock()
			defer mu.Unlock()
			if strings.HasSuffix(a.body, `"n":0}`) && !refused[a.id] {
				refused[a.id] = true
				w.WriteHeader(http.StatusBadGateway)
			}
		})
		createEndpoint(t, s, organization, r.URL)
		const wallets = maxInMemory + maxInMemory/2
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			for range wallets {
				w := uuid.New()
				for i := range 2 {
					e := event.Event{Organization: organization, Stream: w, Type: event.WalletStatus, Body: note{w, i}}
					if err := event.Emit(t.Context(), tx, e); err != nil {
						return err
					}
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		startDelivery(t, s)
		waittest.Until(t, "every first event was refused", func() bool {
			return countRows(t, db, `SELECT COUNT(DISTINCT wallet_id) FROM webhook_deliveries WHERE attempts > 0`) == wallets
		})
		db.Clock().Advance(10 * time.Second)
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, db) })
		if n := len(r.received()); n != 3*wallets {
			t.Errorf("%d requests, want %d", n, 3*wallets)
		}
	})
}

func TestDeleteWhilePending(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization := uuid.New()
		down := newReceiver(t, func(w http.ResponseWriter, _ *http.Request, _ arrival) { w.WriteHeader(http.StatusGone) })
		other := newReceiver(t, nil)
		e, _ := createEndpoint(t, s, organization, down.URL)
		createEndpoint(t, s, organization, other.URL)
		startDelivery(t, s)
		const wallets, each = 60, 20
		for range wallets {
			w := uuid.New()
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				for i := range each {
					if err := event.Emit(t.Context(), tx, event.Event{Organization: organization, Stream: w, Type: event.WalletStatus, Body: note{w, i}}); err != nil {
						return err
					}
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		waittest.Until(t, "the endpoint was tried", func() bool { return len(down.received()) >= wallets/2 })
		if err := s.Delete(t.Context(), organization, e.ID); err != nil {
			t.Fatal(err)
		}
		waittest.Until(t, "nothing is pending", func() bool {
			return allEnded(t, db) && countRows(t, db, `SELECT COUNT(*) FROM webhook_endpoints`) == 1
		})
		if got := len(other.received()); got != wallets*each {
			t.Errorf("the other endpoint got %d", got)
		}
		before := len(down.received())
		db.Clock().Advance(48 * time.Hour)
		emitEvents(t, db, organization, uuid.New(), 1, 1)
		waittest.Until(t, "a later event is delivered", func() bool { return allEnded(t, db) })
		if after := len(down.received()); after != before {
			t.Errorf("%d requests to a deleted endpoint", after-before)
		}
	})
}

func TestMetrics(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		registry := prometheus.NewRegistry()
		s, err := New(Options{DB: db, Log: newSandboxService(t, db).log, Key: testKey, Metrics: registry, AllowLoopbackHTTP: true})
		if err != nil {
			t.Fatal(err)
		}
		s.answerTimeout = waittest.Patience()
		organization := uuid.New()
		var attempts atomic.Int64
		r := newReceiver(t, func(w http.ResponseWriter, r *http.Request, a arrival) {
			if strings.Contains(a.body, `"n":2}`) {
				if attempts.Add(1) > 1 {
					<-r.Context().Done() // no second attempt ends while the test lasts
				}
				w.WriteHeader(http.StatusTeapot)
			}
		})
		createEndpoint(t, s, organization, r.URL)
		emitEvents(t, db, organization, uuid.New(), 1, 3)
		startDelivery(t, s)
		waittest.Until(t, "the second event was refused", func() bool {
			return countRows(t, db, `SELECT COUNT(*) FROM webhook_deliveries WHERE status = 'pending' AND attempts = 1`) == 1
		})
		want := map[string]float64{"attempts delivered": 1, "attempts retry": 1, "attempts failed": 0, "pending": 2, "held": 0, "disabled requested": 0, "disabled failing": 0}
		waittest.Until(t, "the metrics say so", func() bool {
			got := gatherMetrics(t, registry)
			oldest := got["oldest"]
			delete(got, "oldest")
			return maps.Equal(got, want) && oldest > 0 && oldest < 60
		})
	})
}

func gatherMetrics(t *testing.T, r *prometheus.Registry) map[string]float64 {
	t.Helper()
	families, err := r.Gather()
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]float64{}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			switch f.GetName() {
			case "granary_webhook_attempts_total":
				got["attempts "+m.GetLabel()[0].GetValue()] = m.GetCounter().GetValue()
			case "granary_webhook_pending_deliveries":
				got["pending"] = m.GetGauge().GetValue()
			case "granary_webhook_held_deliveries":
				got["held"] = m.GetGauge().GetValue()
			case "granary_webhook_disabled_endpoints":
				got["disabled "+m.GetLabel()[0].GetValue()] = m.GetGauge().GetValue()
			case "granary_webhook_oldest_pending_seconds":
				got["oldest"] = m.GetGauge().GetValue()
			}
		}
	}
	return got
}

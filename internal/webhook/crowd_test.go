package webhook

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// crowd is a thousand endpoints of twenty organizations, some of which hang,
// spread evenly.
type crowd struct {
	*httptest.Server
	organizations []uuid.UUID
	hanging       map[uuid.UUID]bool
	answered      atomic.Int64
}

const (
	crowdOrganizations = 20
	crowdEndpoints     = crowdOrganizations * MaxEndpoints
)

// newCrowd makes the crowd. Requests to those that hang are held until their
// sender gives up.
func newCrowd(tb testing.TB, s *Service, hanging int) *crowd {
	tb.Helper()
	c := &crowd{hanging: map[uuid.UUID]bool{}}
	c.Server = httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		if strings.HasPrefix(r.URL.Path, "/hang") {
			<-r.Context().Done()
			return
		}
		c.answered.Add(1)
	}))
	tb.Cleanup(c.Close)
	for range crowdOrganizations {
		organization := uuid.New()
		c.organizations = append(c.organizations, organization)
		for i := range MaxEndpoints {
			path := "fine"
			if i < hanging/crowdOrganizations {
				path = "hang"
			}
			e, _ := createEndpoint(tb, s, organization, fmt.Sprintf("%s/%s/%s/%d", c.URL, path, organization, i))
			c.hanging[e.ID] = path == "hang"
		}
	}
	return c
}

// emitEvents makes events of new wallets, for every endpoint of the crowd.
func (c *crowd) emitEvents(tb testing.TB, db *store.DB, wallets, events int) {
	tb.Helper()
	err := db.Write(tb.Context(), func(tx *store.Tx) error {
		for _, organization := range c.organizations {
			for range wallets {
				w := uuid.New()
				for i := range events {
					e := event.Event{Organization: organization, Stream: w, Type: event.WalletStatus, Body: note{w, i + 1}}
					if err := event.Emit(tb.Context(), tx, e); err != nil {
						return err
					}
				}
			}
		}
		return nil
	})
	if err != nil {
		tb.Fatal(err)
	}
}

// hasServed says whether the endpoints that do not hang have had so many
// deliveries, and whether that is recorded.
func (c *crowd) hasServed(tb testing.TB, db *store.DB, want int) bool {
	tb.Helper()
	if c.answered.Load() < int64(want) {
		return false
	}
	rows, err := db.Query(tb.Context(), `SELECT endpoint_id, COUNT(*) FROM webhook_deliveries WHERE status = 'delivered' GROUP BY endpoint_id`)
	n := 0
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var id uuid.UUID
		var some int
		err := row.Scan(&id, &some)
		if !c.hanging[id] {
			n += some
		}
		return struct{}{}, err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return n == want
}

// Of a thousand endpoints a hundred hang, and none of the others waits for
// them: all are served before one of the hundred was given up.
func TestACrowdWithHangingEndpoints(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		s.answerTimeout = time.Hour // no time that passes here ends a request
		c := newCrowd(t, s, 100)
		const wallets, events = 1, 2
		c.emitEvents(t, db, wallets, events)
		stop := startDelivery(t, s)
		want := (crowdEndpoints - 100) * wallets * events
		waittest.Until(t, "the others are served", func() bool { return c.hasServed(t, db, want) })
		// Again, while the first requests still hang.
		c.emitEvents(t, db, wallets, events)
		waittest.Until(t, "the others are served again", func() bool { return c.hasServed(t, db, 2*want) })
		if n := countRows(t, db, `SELECT COUNT(*) FROM webhook_deliveries WHERE attempts > 0 AND status <> 'delivered'`); n != 0 {
			t.Errorf("%d attempts have failed", n)
		}
		c.CloseClientConnections() // the hundred never respond
		stop()
	})
}

// A receiver that does not answer in the time it is given is cut off, and its
// stream goes on with the next attempt.
func TestCutOff(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		s.answerTimeout = 20 * time.Millisecond
		organization := uuid.New()
		var hang atomic.Bool
		hang.Store(true)
		r := newReceiver(t, func(w http.ResponseWriter, r *http.Request, _ arrival) {
			if hang.Load() {
				<-r.Context().Done()
			}
		})
		e, _ := createEndpoint(t, s, organization, r.URL)
		emitEvents(t, db, organization, uuid.New(), 1, 2)
		startDelivery(t, s)
		waittest.Until(t, "it is cut off", func() bool {
			rows := deliveryRows(t, db, e.ID)
			return len(rows) == 2 && rows[0].attempts >= 1
		})
		assertLastAttempt(t, deliveryRows(t, db, e.ID)[0], Pending, 0, "no answer in time")
		hang.Store(false)
		waittest.Until(t, "everything is delivered", func() bool {
			db.Clock().Advance(time.Minute)
			return allEnded(t, db)
		})
	})
}

// A body that trickles in after the status has no effect, and delays no other delivery.
func TestTricklingBody(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	s := newSandboxService(t, db)
	defer s.transport.CloseIdleConnections()
	r := newReceiver(t, func(w http.ResponseWriter, r *http.Request, _ arrival) {
		w.WriteHeader(http.StatusAccepted)
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
	})
	e, _ := createEndpoint(t, s, uuid.New(), r.URL)
	c := newCourier(s.transport, time.Hour, s.clock.Micros)
	defer c.close(t.Context())
	if o := c.attemptDelivery(addressOf(t, s, e), delivery{endpoint: e.ID, body: "{}"}); o.responseStatus != http.StatusAccepted || o.lastError != "" {
		t.Errorf("%d, %q", o.responseStatus, o.lastError)
	}
}

// However many endpoints are of the slow class, they never have all the slots.
func TestSlowEndpointsHaveTheirShare(t *testing.T) {
	release := make(chan struct{})
	var hanging atomic.Int64
	c := newCourier(roundTrip(func(r *http.Request) (*http.Response, error) {
		if r.URL.Host == "hang.example.com" {
			hanging.Add(1)
			<-release
		}
		return &http.Response{StatusCode: 200, Body: http.NoBody}, nil
	}), time.Hour, func() int64 { return 0 })
	offer := func(host string, failing bool) {
		a := destination{uuid.New(), &url.URL{Scheme: "https", Host: host}, []signingSecret{{[]byte("secret"), never}}}
		c.addQueue(a, failing)
		c.enqueueDue([]delivery{{endpoint: a.id, stream: uuid.New(), priorStatus: Pending}}, 0)
	}
	for range 3 * totalSlots {
		offer("hang.example.com", true)
	}
	waittest.Until(t, "their share is taken", func() bool { return hanging.Load() == slowSlots })
	const healthy = 2 * totalSlots
	for range healthy {
		offer("fine.example.com", false)
	}
	served := 0
	waittest.Until(t, "all others are served", func() bool {
		served += len(c.takeOutcomes())
		return served == healthy
	})
	if n := hanging.Load(); n != slowSlots {
		t.Errorf("%d requests hang", n)
	}
	close(release)
	waittest.Until(t, "the slow ones have their turn", func() bool {
		served += len(c.takeOutcomes())
		return served == healthy+3*totalSlots
	})
	c.close(t.Context())
}

// An endpoint answers late, then soon: it loses its share and has it back.
func TestSlowAnswersCostSlots(t *testing.T) {
	c := newCourier(nil, time.Hour, func() int64 { return 0 })
	a := destination{id: uuid.New()}
	c.addQueue(a, false)
	q := c.queues[a.id]
	for _, step := range []struct {
		response int
		took     time.Duration
		slots    int
	}{{200, time.Millisecond, endpointSlots}, {200, time.Minute, endpointSlots / 2}, {0, time.Millisecond, endpointSlots / 4},
		{500, 3 * time.Second, 1}, {0, 0, 1}, {503, time.Second, endpointSlots}} {
		q.inFlight++
		c.inFlight++
		c.inFlightClass[quick]++
		c.finishRequest(q, outcome{responseStatus: step.response, completedMicros: step.took.Microseconds()}, quick)
		if got := q.maxInFlight(); got != step.slots {
			t.Errorf("after %+v: %d slots", step, got)
		}
	}
}

package webhook

import (
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// waitUntilNothingDue waits until everything that is due to an enabled endpoint was tried.
func waitUntilNothingDue(t *testing.T, db *store.DB) {
	t.Helper()
	waittest.Until(t, "nothing is due", func() bool {
		return countRows(t, db, `SELECT COUNT(*) FROM events WHERE dispatched = 0`) == 0 &&
			countRows(t, db, `SELECT COUNT(*) FROM webhook_deliveries WHERE due_at <= $1 AND endpoint_id IN
				(SELECT id FROM webhook_endpoints WHERE disabled_at IS NULL)`, db.Clock().Micros()) == 0
	})
}

// advanceToNextDue is calm and then moves the clock to when the next thing is due.
func advanceToNextDue(t *testing.T, db *store.DB) {
	t.Helper()
	waitUntilNothingDue(t, db)
	next := int64(countRows(t, db, `SELECT COALESCE(MIN(due_at), 0) FROM webhook_deliveries`))
	if next == 0 {
		t.Fatal("nothing is waiting")
	}
	db.Clock().Advance(time.Duration(next-db.Clock().Micros()) * time.Microsecond)
}

// assertAttempted checks the feed's item of a delivery's last attempt.
func assertAttempted(t *testing.T, when string, i FeedItem, attempts, response int, lastError string) {
	t.Helper()
	assertEqual(t, when+": attempts", i.Attempts, attempts)
	assertEqual(t, when+": the error", i.LastError, lastError)
	if i.RequestedAt == nil {
		t.Fatalf("%s: no time of the request", when)
	}
	if i.CompletedAt == nil {
		t.Fatalf("%s: no time of completion", when)
	}
	if i.Response == nil {
		t.Fatalf("%s: no HTTP status, want %d", when, response)
	}
	assertEqual(t, when+": the HTTP status", *i.Response, response)
}

// assertNotAttempted proves that the feed knows of no attempt.
func assertNotAttempted(t *testing.T, i FeedItem) {
	t.Helper()
	assertEqual(t, "attempts before the first", i.Attempts, 0)
	assertEqual(t, "the error before the first attempt", i.LastError, "")
	for what, at := range map[string]*time.Time{"requested": i.RequestedAt, "completed": i.CompletedAt, "delivered": i.DeliveredAt} {
		if at != nil {
			t.Errorf("%s at %s, before the first attempt", what, at)
		}
	}
	if i.Response != nil {
		t.Errorf("answered %d, before the first attempt", *i.Response)
	}
}

func loadFeed(t *testing.T, s *Service, organization uuid.UUID, f FeedFilter) []FeedItem {
	t.Helper()
	items, next, err := s.Feed(t.Context(), organization, nil, f, store.Page{Limit: 100, Desc: true})
	if err != nil || next != nil {
		t.Fatal(next, err)
	}
	return items
}

func TestFeedTellsOfEachAttempt(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		s.answerTimeout = waittest.Patience()
		organization, wallet := uuid.New(), uuid.New()
		var attempts atomic.Int64
		up := make(chan struct{}) // the second attempt, which may begin by itself, waits for it
		r := newReceiver(t, func(w http.ResponseWriter, r *http.Request, _ arrival) {
			if attempts.Add(1) == 1 {
				w.WriteHeader(http.StatusBadGateway)
				return
			}
			select {
			case <-up:
			case <-r.Context().Done():
			}
		})
		e, _ := createEndpoint(t, s, organization, r.URL)
		if got := loadFeed(t, s, organization, FeedFilter{}); len(got) != 0 {
			t.Errorf("of nothing: %+v", got)
		}
		emitEvents(t, db, organization, wallet, 1, 2)
		stop := startDelivery(t, s)
		waittest.Until(t, "the first attempt is recorded", func() bool {
			rows := deliveryRows(t, db, e.ID)
			return len(rows) == 2 && rows[0].attempts == 1
		})
		var id uuid.UUID
		if err := db.QueryRow(t.Context(), `SELECT id FROM events WHERE seq = 1`).Scan(&id); err != nil {
			t.Fatal(err)
		}
		items := loadFeed(t, s, organization, FeedFilter{})
		if len(items) != 2 {
			t.Fatalf("%+v", items)
		}
		waiting, tried := items[0], items[1]
		assertNotAttempted(t, waiting)
		assertEqual(t, "the endpoint", tried.Endpoint, e.ID)
		assertEqual(t, "the event", tried.Event, id)
		assertEqual(t, "the event's type", tried.Type, event.WalletStatus)
		assertAttempted(t, "after a failure", tried, 1, 502, "answered 502")
		if tried.DeliveredAt != nil {
			t.Errorf("after a failure: delivered at %s", tried.DeliveredAt)
		}
		close(up)
		db.Clock().Advance(time.Minute)
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, db) })
		stop()
		tried = loadFeed(t, s, organization, FeedFilter{Status: Delivered})[1]
		assertAttempted(t, "after success", tried, 2, 200, "")
		if tried.DeliveredAt == nil {
			t.Fatal("after success: no time of delivery")
		}
		if !tried.DeliveredAt.Equal(*tried.CompletedAt) {
			t.Errorf("after success: delivered at %s, completed at %s", tried.DeliveredAt, tried.CompletedAt)
		}
	})
}

// feedRow is a delivery that a test put into the table.
type feedRow struct {
	feedKey
	kind   event.Type
	status Status
}

// insertFeedRows fills the table with deliveries of a few wallets and endpoints, many of
// them of the same instant, and returns them in the order of a feed.
func insertFeedRows(t *testing.T, db *store.DB, organization uuid.UUID, endpoints []Endpoint) []feedRow {
	t.Helper()
	random := randtest.Rand(t)
	var all []feedRow
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		all = nil
		for range 3 {
			wallet := uuid.New()
			for seq := range int64(14) {
				kind := []event.Type{event.WalletStatus, event.DepositStatus, event.RiskAction}[random.IntN(3)]
				tx.Defer(`INSERT INTO events (id, organization_id, wallet_id, seq, type, payload, dispatched, created_at) VALUES ($1, $2, $3, $4, $5, '{}', 1, 1)`,
					uuid.New(), organization, wallet, seq, string(kind))
				for _, e := range endpoints {
					d := feedRow{feedKey{1000 + random.Int64N(4), wallet, seq, e.ID}, kind, []Status{Pending, Delivered, Failed}[random.IntN(3)]}
					tx.Defer(`INSERT INTO webhook_deliveries (endpoint_id, wallet_id, seq, organization_id, event_type, status, attempts, last_error, created_at)
						VALUES ($1, $2, $3, $4, $5, $6, 0, '', $7)`, d.endpoint, d.stream, d.seq, organization, string(d.kind), string(d.status), d.createdMicros)
					all = append(all, d)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(all, func(a, b feedRow) int {
		return cmp.Or(cmp.Compare(a.createdMicros, b.createdMicros), strings.Compare(a.stream.String(), b.stream.String()), cmp.Compare(a.seq, b.seq),
			strings.Compare(a.endpoint.String(), b.endpoint.String()))
	})
	return all
}

// For any filter, the pages have the matching deliveries, in order, each once.
func TestFeedPages(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newService(t, db, false)
		organization := uuid.New()
		var endpoints []Endpoint
		for i := range 3 {
			e, _ := createEndpoint(t, s, organization, fmt.Sprintf("https://example.com/%d", i))
			endpoints = append(endpoints, e)
		}
		all := insertFeedRows(t, db, organization, endpoints)
		theirs, _ := createEndpoint(t, s, uuid.New(), "https://example.com")
		insertFeedRows(t, db, theirs.Organization, []Endpoint{theirs})
		random := randtest.Rand(t)
		for range 60 {
			var f FeedFilter
			var endpoint *uuid.UUID
			page := store.Page{Limit: []int{1, 2, 7, 100}[random.IntN(4)], Desc: random.IntN(2) == 0}
			f.Type = []event.Type{"", event.WalletStatus, event.RiskAction, event.StrategyStatus}[random.IntN(4)]
			f.Status = []Status{"", Pending, Delivered, Failed}[random.IntN(4)]
			page.FromMicros = []int64{0, 1001, 1002}[random.IntN(3)]
			f.ToMicros = []int64{0, 1002, 1003}[random.IntN(3)]
			if random.IntN(2) == 0 {
				endpoint = &endpoints[random.IntN(3)].ID
			}
			var want []feedKey
			for _, d := range all {
				if (f.Type == "" || f.Type == d.kind) && (f.Status == "" || f.Status == d.status) && d.createdMicros >= page.FromMicros &&
					(f.ToMicros == 0 || d.createdMicros < f.ToMicros) && (endpoint == nil || *endpoint == d.endpoint) {
					want = append(want, d.feedKey)
				}
			}
			if page.Desc {
				slices.Reverse(want)
			}
			if got := s.followFeedPages(t, organization, endpoint, f, page); !slices.Equal(got, want) {
				t.Fatalf("%+v %+v %v: %d items, want %d", f, page, endpoint, len(got), len(want))
			}
		}
		if _, _, err := s.Feed(t.Context(), organization, &theirs.ID, FeedFilter{}, store.Page{Limit: 1}); fault.CodeOf(err) != fault.WebhookNotFound {
			t.Errorf("another organization's feed: %v", err)
		}
		for _, place := range []string{"", "a/b/c", uuid.NewString() + "/x/" + uuid.NewString(), uuid.NewString() + "/1/y"} {
			_, _, err := s.Feed(t.Context(), organization, nil, FeedFilter{}, store.Page{Limit: 1, After: &store.Position{Micros: 1, ID: place}})
			wantCode(t, err, fault.InvalidCursor)
		}
	})
}

// followFeedPages reads a feed to its end and returns its items.
func (s *Service) followFeedPages(t *testing.T, organization uuid.UUID, endpoint *uuid.UUID, f FeedFilter, page store.Page) (got []feedKey) {
	t.Helper()
	bySeq := map[uuid.UUID]feedKey{}
	rows, err := s.db.Query(t.Context(), `SELECT id, wallet_id, seq FROM events`)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var id uuid.UUID
		var k feedKey
		err := row.Scan(&id, &k.stream, &k.seq)
		bySeq[id] = k
		return struct{}{}, err
	})
	if err != nil {
		t.Fatal(err)
	}
	for {
		items, next, err := s.Feed(t.Context(), organization, endpoint, f, page)
		if err != nil || len(items) > page.Limit {
			t.Fatal(len(items), err)
		}
		for _, i := range items {
			k := bySeq[i.Event]
			got = append(got, feedKey{i.CreatedAt.UnixMicro(), k.stream, k.seq, i.Endpoint})
		}
		if next == nil {
			return got
		}
		page.After = next
	}
}

func redeliverItem(t *testing.T, s *Service, e Endpoint, i FeedItem) FeedItem {
	t.Helper()
	again, err := s.Redeliver(t.Context(), e.Organization, e.ID, i.Event)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

func TestRedeliverWhatHasEnded(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		var answer atomic.Int64
		r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request, a arrival) {
			if strings.Contains(a.body, `"n":1}`) {
				w.WriteHeader(int(answer.Load()))
			}
		})
		e, secret := createEndpoint(t, s, organization, r.URL)
		answer.Store(500)
		emitEvents(t, db, organization, wallet, 1, 2)
		startDelivery(t, s)
		for range retryDelays {
			advanceToNextDue(t, db)
		}
		waittest.Until(t, "the first event was given up", func() bool { return allEnded(t, db) })
		items := loadFeed(t, s, organization, FeedFilter{})
		second, first := items[0], items[1]
		rows := func() (a, b deliveryRow) { all := deliveryRows(t, db, e.ID); return all[0], all[1] }

		redeliverItem(t, s, e, first)
		waittest.Until(t, "the failed one was tried again", func() bool { a, _ := rows(); return a.attempts == len(retryDelays)+2 && a.dueMicros == 0 })
		if a, _ := rows(); a.status != Failed || a.responseStatus != 500 {
			t.Errorf("refused once more, the failed one is %+v", a)
		}
		redeliverItem(t, s, e, second)
		waittest.Until(t, "the delivered one was sent again", func() bool { _, b := rows(); return b.attempts == 2 && b.dueMicros == 0 })
		answer.Store(204)
		redeliverItem(t, s, e, first)
		waittest.Until(t, "the failed one is delivered", func() bool { a, _ := rows(); return a.status == Delivered && a.dueMicros == 0 })
		answer.Store(503)
		redeliverItem(t, s, e, first)
		waittest.Until(t, "the delivered one was refused", func() bool { a, _ := rows(); return a.responseStatus == 503 && a.dueMicros == 0 })
		if a, _ := rows(); a.status != Delivered || a.lastError != "answered 503" {
			t.Errorf("a delivered one that was refused is %+v", a)
		}
		i := loadFeed(t, s, organization, FeedFilter{})[1]
		assertEqual(t, "attempts in the feed", i.Attempts, len(retryDelays)+4)
		if i.DeliveredAt == nil {
			t.Fatal("the feed has no time of delivery")
		}
		if !i.CompletedAt.After(*i.DeliveredAt) {
			t.Errorf("the refusal was at %s, not after the delivery at %s", i.CompletedAt, i.DeliveredAt)
		}
		got := r.received()
		last := got[len(got)-1]
		assertEqual(t, "the event that is sent again", last.id, first.Event.String())
		assertEqual(t, "the body that is sent again", last.body, got[0].body)
		if err := verifyByHand(last.signature, secret, last.body, time.Now()); err != nil {
			t.Errorf("sent again: %v", err)
		}
		// The wallet's later events are not affected by it.
		emitEvents(t, db, organization, wallet, 3, 1)
		waittest.Until(t, "a later event is delivered", func() bool { return allEnded(t, db) })
	})
}

func TestRedeliverWhatIsPending(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		var up atomic.Bool
		r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			if !up.Load() {
				w.WriteHeader(http.StatusBadGateway)
			}
		})
		e, _ := createEndpoint(t, s, organization, r.URL)
		emitEvents(t, db, organization, wallet, 1, 3)
		startDelivery(t, s)
		advanceToNextDue(t, db)
		waitUntilNothingDue(t, db) // and the next try is half a minute away
		before := deliveryRows(t, db, e.ID)[0].attempts
		items := loadFeed(t, s, organization, FeedFilter{})
		redeliverItem(t, s, e, items[2])
		waittest.Until(t, "the first event was tried at once", func() bool { return deliveryRows(t, db, e.ID)[0].attempts == before+1 })
		up.Store(true)
		// The last one keeps its place: asking for it brings the first forward.
		redeliverItem(t, s, e, items[0])
		waittest.Until(t, "everything is delivered", func() bool { return allEnded(t, db) })
		if got := r.distinctBodies(); !slices.Equal(got, noteBodies(wallet, 1, 3)) {
			t.Errorf("sent %v", got)
		}
		if rows := deliveryRows(t, db, e.ID); rows[1].attempts != 1 || rows[2].attempts != 1 {
			t.Errorf("%+v", rows)
		}
	})
}

func TestRedeliverRefuses(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization := uuid.New()
		r := newReceiver(t, nil)
		e, _ := createEndpoint(t, s, organization, r.URL)
		quiet, _ := createEndpoint(t, s, organization, r.URL+"/quiet", event.RiskAction)
		foreign, _ := createEndpoint(t, s, uuid.New(), r.URL)
		emitEvents(t, db, organization, uuid.New(), 1, 1)
		startDelivery(t, s)
		waittest.Until(t, "it is delivered", func() bool { return allEnded(t, db) })
		id := loadFeed(t, s, organization, FeedFilter{})[0].Event
		again := func(organization, endpoint, id uuid.UUID) error {
			_, err := s.Redeliver(t.Context(), organization, endpoint, id)
			return err
		}
		wantCode(t, again(organization, uuid.New(), id), fault.WebhookNotFound)
		wantCode(t, again(organization, foreign.ID, id), fault.WebhookNotFound)
		wantCode(t, again(foreign.Organization, foreign.ID, id), fault.WebhookEventNotFound)
		wantCode(t, again(organization, e.ID, uuid.New()), fault.WebhookEventNotFound)
		wantCode(t, again(organization, quiet.ID, id), fault.WebhookEventNotFound)
		off := false
		if _, err := s.Update(t.Context(), organization, e.ID, EndpointChange{Enabled: &off}); err != nil {
			t.Fatal(err)
		}
		wantCode(t, again(organization, e.ID, id), fault.OperationNotSupported)
		if n := len(r.received()); n != 1 {
			t.Errorf("%d requests", n)
		}
	})
}

// Whichever deliveries are repeated, and whenever, new ones come in order.
func TestRedeliveriesKeepTheOrder(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization := uuid.New()
		wallets := []uuid.UUID{uuid.New(), uuid.New(), uuid.New()}
		const events = 10
		var mu sync.Mutex
		accepted := map[string]int{}
		random := randtest.Rand(t)
		r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request, a arrival) {
			mu.Lock()
			defer mu.Unlock()
			var wallet string
			var n int
			if _, err := fmt.Sscanf(a.body, `{"wallet":"%36s","n":%d}`, &wallet, &n); err != nil {
				t.Errorf("body %s: %v", a.body, err)
			}
			if n > accepted[wallet]+1 {
				t.Errorf("%d of %s after %d", n, wallet, accepted[wallet])
			}
			if random.IntN(3) == 0 {
				w.WriteHeader(http.StatusInternalServerError)
				return
			}
			accepted[wallet] = max(accepted[wallet], n)
		})
		e, _ := createEndpoint(t, s, organization, r.URL)
		startDelivery(t, s)
		var wg sync.WaitGroup
		for _, w := range wallets {
			wg.Go(func() { emitEvents(t, db, organization, w, 1, events) })
		}
		for range 60 {
			if items := loadFeed(t, s, organization, FeedFilter{}); len(items) > 0 {
				redeliverItem(t, s, e, items[random.IntN(len(items))])
			}
		}
		wg.Wait()
		waittest.Until(t, "everything is delivered and sent again", func() bool {
			db.Clock().Advance(time.Minute)
			return allEnded(t, db) && countRows(t, db, `SELECT COUNT(*) FROM webhook_deliveries WHERE due_at IS NOT NULL`) == 0
		})
		mu.Lock()
		defer mu.Unlock()
		for _, w := range wallets {
			if accepted[w.String()] != events {
				t.Errorf("accepted %d of %s", accepted[w.String()], w)
			}
		}
	})
}

// A request made while no replica has the seat is carried out by the next that has.
func TestRedeliverySurvives(t *testing.T) {
	eachWithReplicas(t, func(t *testing.T, one, two *Service) {
		organization := uuid.New()
		r := newReceiver(t, nil)
		e, _ := createEndpoint(t, one, organization, r.URL)
		emitEvents(t, one.db, organization, uuid.New(), 1, 1)
		stop := startDelivery(t, one)
		waittest.Until(t, "it is delivered", func() bool { return allEnded(t, one.db) })
		stop()
		redeliverItem(t, one, e, loadFeed(t, one, organization, FeedFilter{})[0])
		one.db.Close()
		expireLeases(two)
		startDelivery(t, two)
		waittest.Until(t, "it is sent again", func() bool {
			rows := deliveryRows(t, two.db, e.ID)
			return len(rows) == 1 && rows[0].status == Delivered && rows[0].dueMicros == 0 && len(r.received()) >= 2
		})
	})
}

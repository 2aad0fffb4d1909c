package webhook

import (
	"cmp"
	"fmt"
	"math/rand/v2"
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
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// calm waits until everything that is due to an enabled endpoint was tried.
func calm(t *testing.T, db *store.DB) {
	t.Helper()
	until(t, "nothing is due", func() bool {
		return count(t, db, `SELECT COUNT(*) FROM events WHERE dispatched = 0`) == 0 &&
			count(t, db, `SELECT COUNT(*) FROM webhook_deliveries WHERE due_at <= $1 AND endpoint_id IN
				(SELECT id FROM webhook_endpoints WHERE disabled_at IS NULL)`, db.Clock().Micros()) == 0
	})
}

// tick is calm and then moves the clock to when the next thing is due.
func tick(t *testing.T, db *store.DB) {
	t.Helper()
	calm(t, db)
	next := int64(count(t, db, `SELECT COALESCE(MIN(due_at), 0) FROM webhook_deliveries`))
	if next == 0 {
		t.Fatal("nothing is waiting")
	}
	db.Clock().Advance(time.Duration(next-db.Clock().Micros()) * time.Microsecond)
}

func feed(t *testing.T, s *Service, organization uuid.UUID, f Filter) []Item {
	t.Helper()
	items, next, err := s.Feed(t.Context(), organization, nil, f, store.Page{Limit: 100, Desc: true})
	if err != nil || next != nil {
		t.Fatal(next, err)
	}
	return items
}

func TestFeedTellsOfEachAttempt(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := sandboxed(t, db)
		organization, wallet := uuid.New(), uuid.New()
		var up atomic.Bool
		r := receive(t, func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			if !up.Load() {
				w.WriteHeader(http.StatusBadGateway)
			}
		})
		e, _ := create(t, s, organization, r.URL)
		if got := feed(t, s, organization, Filter{}); len(got) != 0 {
			t.Errorf("of nothing: %+v", got)
		}
		emit(t, db, organization, wallet, 1, 2)
		stop := deliver(t, s)
		until(t, "the first attempt is recorded", func() bool {
			rows := rowsOf(t, db, e.ID)
			return len(rows) == 2 && rows[0].attempts == 1
		})
		var id uuid.UUID
		if err := db.QueryRow(t.Context(), `SELECT id FROM events WHERE seq = 1`).Scan(&id); err != nil {
			t.Fatal(err)
		}
		items := feed(t, s, organization, Filter{})
		if len(items) != 2 {
			t.Fatalf("%+v", items)
		}
		waiting, tried := items[0], items[1]
		if waiting.Attempts != 0 || waiting.RequestedAt != nil || waiting.CompletedAt != nil || waiting.Response != nil || waiting.Problem != "" || waiting.DeliveredAt != nil {
			t.Errorf("before the first attempt: %+v", waiting)
		}
		if tried.Endpoint != e.ID || tried.Event != id || tried.Type != event.WalletStatus || tried.Attempts != 1 || tried.DeliveredAt != nil ||
			tried.RequestedAt == nil || tried.CompletedAt == nil || tried.Response == nil || *tried.Response != 502 || tried.Problem != "answered 502" {
			t.Errorf("after a failure: %+v", tried)
		}
		up.Store(true)
		tick(t, db)
		until(t, "everything is delivered", func() bool { return settled(t, db) })
		stop()
		tried = feed(t, s, organization, Filter{Status: delivered})[1]
		if tried.Attempts != 2 || tried.DeliveredAt == nil || !tried.DeliveredAt.Equal(*tried.CompletedAt) || *tried.Response != 200 || tried.Problem != "" {
			t.Errorf("after success: %+v", tried)
		}
	})
}

// laid is a delivery that a test put into the table.
type laid struct {
	key
	kind   event.Type
	status Status
}

// lay fills the table with deliveries of a few wallets and endpoints, many of
// them of the same instant, and returns them in the order of a feed.
func lay(t *testing.T, db *store.DB, organization uuid.UUID, endpoints []Endpoint) []laid {
	t.Helper()
	var all []laid
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		all = nil
		for range 3 {
			wallet := uuid.New()
			for seq := range int64(14) {
				kind := []event.Type{event.WalletStatus, event.DepositStatus, event.RiskAction}[rand.N(3)]
				tx.Defer(`INSERT INTO events (id, organization_id, wallet_id, seq, type, payload, dispatched, created_at) VALUES ($1, $2, $3, $4, $5, '{}', 1, 1)`,
					uuid.New(), organization, wallet, seq, string(kind))
				for _, e := range endpoints {
					d := laid{key{1000 + rand.N(int64(4)), wallet, seq, e.ID}, kind, []Status{pending, delivered, failed}[rand.N(3)]}
					tx.Defer(`INSERT INTO webhook_deliveries (endpoint_id, wallet_id, seq, organization_id, event_type, status, attempts, last_error, created_at)
						VALUES ($1, $2, $3, $4, $5, $6, 0, '', $7)`, d.endpoint, d.wallet, d.seq, organization, string(d.kind), string(d.status), d.created)
					all = append(all, d)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(all, func(a, b laid) int {
		return cmp.Or(cmp.Compare(a.created, b.created), strings.Compare(a.wallet.String(), b.wallet.String()), cmp.Compare(a.seq, b.seq),
			strings.Compare(a.endpoint.String(), b.endpoint.String()))
	})
	return all
}

// Whatever is asked for, its pages are what is there, in order, each once.
func TestFeedPages(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := service(t, db, false)
		organization := uuid.New()
		var endpoints []Endpoint
		for i := range 3 {
			e, _ := create(t, s, organization, fmt.Sprintf("https://example.com/%d", i))
			endpoints = append(endpoints, e)
		}
		all := lay(t, db, organization, endpoints)
		theirs, _ := create(t, s, uuid.New(), "https://example.com")
		lay(t, db, theirs.Organization, []Endpoint{theirs})
		for range 60 {
			var f Filter
			var endpoint *uuid.UUID
			page := store.Page{Limit: []int{1, 2, 7, 100}[rand.N(4)], Desc: rand.N(2) == 0}
			f.Type = []event.Type{"", event.WalletStatus, event.RiskAction, event.StrategyStatus}[rand.N(4)]
			f.Status = []Status{"", pending, delivered, failed}[rand.N(4)]
			page.From = []int64{0, 1001, 1002}[rand.N(3)]
			f.To = []int64{0, 1002, 1003}[rand.N(3)]
			if rand.N(2) == 0 {
				endpoint = &endpoints[rand.N(3)].ID
			}
			var want []key
			for _, d := range all {
				if (f.Type == "" || f.Type == d.kind) && (f.Status == "" || f.Status == d.status) && d.created >= page.From &&
					(f.To == 0 || d.created < f.To) && (endpoint == nil || *endpoint == d.endpoint) {
					want = append(want, d.key)
				}
			}
			if page.Desc {
				slices.Reverse(want)
			}
			if got := s.pages(t, organization, endpoint, f, page); !slices.Equal(got, want) {
				t.Fatalf("%+v %+v %v: %d items, want %d", f, page, endpoint, len(got), len(want))
			}
		}
		if _, _, err := s.Feed(t.Context(), organization, &theirs.ID, Filter{}, store.Page{Limit: 1}); fault.CodeOf(err) != fault.WebhookNotFound {
			t.Errorf("another organization's feed: %v", err)
		}
		for _, place := range []string{"", "a/b/c", uuid.NewString() + "/x/" + uuid.NewString(), uuid.NewString() + "/1/y"} {
			_, _, err := s.Feed(t.Context(), organization, nil, Filter{}, store.Page{Limit: 1, After: &store.Position{Micros: 1, ID: place}})
			wantCode(t, err, fault.InvalidCursor)
		}
	})
}

// pages reads a feed to its end and says what it showed.
func (s *Service) pages(t *testing.T, organization uuid.UUID, endpoint *uuid.UUID, f Filter, page store.Page) (got []key) {
	t.Helper()
	bySeq := map[uuid.UUID]key{}
	rows, err := s.db.Query(t.Context(), `SELECT id, wallet_id, seq FROM events`)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var id uuid.UUID
		var k key
		err := row.Scan(&id, &k.wallet, &k.seq)
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
			got = append(got, key{i.CreatedAt.UnixMicro(), k.wallet, k.seq, i.Endpoint})
		}
		if next == nil {
			return got
		}
		page.After = next
	}
}

func redeliver(t *testing.T, s *Service, e Endpoint, i Item) Item {
	t.Helper()
	again, err := s.Redeliver(t.Context(), e.Organization, e.ID, i.Event)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

func TestRedeliverWhatHasEnded(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := sandboxed(t, db)
		organization, wallet := uuid.New(), uuid.New()
		var answer atomic.Int64
		r := receive(t, func(w http.ResponseWriter, _ *http.Request, a arrival) {
			if strings.Contains(a.body, `"n":1}`) {
				w.WriteHeader(int(answer.Load()))
			}
		})
		e, secret := create(t, s, organization, r.URL)
		answer.Store(500)
		emit(t, db, organization, wallet, 1, 2)
		deliver(t, s)
		for range retries {
			tick(t, db)
		}
		until(t, "the first event was given up", func() bool { return settled(t, db) })
		items := feed(t, s, organization, Filter{})
		second, first := items[0], items[1]
		rows := func() (a, b row) { all := rowsOf(t, db, e.ID); return all[0], all[1] }

		redeliver(t, s, e, first)
		until(t, "the failed one was tried again", func() bool { a, _ := rows(); return a.attempts == len(retries)+2 && a.due == 0 })
		if a, _ := rows(); a.status != failed || a.response != 500 {
			t.Errorf("refused once more, the failed one is %+v", a)
		}
		redeliver(t, s, e, second)
		until(t, "the delivered one was sent again", func() bool { _, b := rows(); return b.attempts == 2 && b.due == 0 })
		answer.Store(204)
		redeliver(t, s, e, first)
		until(t, "the failed one is delivered", func() bool { a, _ := rows(); return a.status == delivered && a.due == 0 })
		answer.Store(503)
		redeliver(t, s, e, first)
		until(t, "the delivered one was refused", func() bool { a, _ := rows(); return a.response == 503 && a.due == 0 })
		if a, _ := rows(); a.status != delivered || a.problem != "answered 503" {
			t.Errorf("a delivered one that was refused is %+v", a)
		}
		i := feed(t, s, organization, Filter{})[1]
		if i.DeliveredAt == nil || !i.CompletedAt.After(*i.DeliveredAt) || i.Attempts != len(retries)+4 {
			t.Errorf("the feed says %+v", i)
		}
		got := r.got()
		last := got[len(got)-1]
		if last.id != first.Event.String() || last.body != got[0].body || verify(last.signature, secret, last.body, time.Now()) != nil {
			t.Errorf("sent again as %+v", last)
		}
		// The wallet's later events know nothing of it.
		emit(t, db, organization, wallet, 3, 1)
		until(t, "a later event is delivered", func() bool { return settled(t, db) })
	})
}

func TestRedeliverWhatIsPending(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := sandboxed(t, db)
		organization, wallet := uuid.New(), uuid.New()
		var up atomic.Bool
		r := receive(t, func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			if !up.Load() {
				w.WriteHeader(http.StatusBadGateway)
			}
		})
		e, _ := create(t, s, organization, r.URL)
		emit(t, db, organization, wallet, 1, 3)
		deliver(t, s)
		tick(t, db)
		calm(t, db) // and the next try is half a minute away
		before := rowsOf(t, db, e.ID)[0].attempts
		items := feed(t, s, organization, Filter{})
		redeliver(t, s, e, items[2])
		until(t, "the first event was tried at once", func() bool { return rowsOf(t, db, e.ID)[0].attempts == before+1 })
		up.Store(true)
		// The last one keeps its place: asking for it brings the first forward.
		redeliver(t, s, e, items[0])
		until(t, "everything is delivered", func() bool { return settled(t, db) })
		if got := r.bodies(); !slices.Equal(got, notes(wallet, 1, 3)) {
			t.Errorf("sent %v", got)
		}
		if rows := rowsOf(t, db, e.ID); rows[1].attempts != 1 || rows[2].attempts != 1 {
			t.Errorf("%+v", rows)
		}
	})
}

func TestRedeliverRefuses(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := sandboxed(t, db)
		organization := uuid.New()
		r := receive(t, nil)
		e, _ := create(t, s, organization, r.URL)
		quiet, _ := create(t, s, organization, r.URL+"/quiet", event.RiskAction)
		foreign, _ := create(t, s, uuid.New(), r.URL)
		emit(t, db, organization, uuid.New(), 1, 1)
		deliver(t, s)
		until(t, "it is delivered", func() bool { return settled(t, db) })
		id := feed(t, s, organization, Filter{})[0].Event
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
		if _, err := s.Update(t.Context(), organization, e.ID, Change{Enabled: &off}); err != nil {
			t.Fatal(err)
		}
		wantCode(t, again(organization, e.ID, id), fault.OperationNotSupported)
		if n := len(r.got()); n != 1 {
			t.Errorf("%d requests", n)
		}
	})
}

// Whatever is asked to be sent again, and whenever, what is new comes in order.
func TestRedeliveriesKeepTheOrder(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := sandboxed(t, db)
		organization := uuid.New()
		wallets := []uuid.UUID{uuid.New(), uuid.New(), uuid.New()}
		const events = 10
		var mu sync.Mutex
		accepted := map[string]int{}
		r := receive(t, func(w http.ResponseWriter, _ *http.Request, a arrival) {
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
			if rand.N(3) == 0 {
				w.WriteHeader(http.StatusInternalServerError)
				return
			}
			accepted[wallet] = max(accepted[wallet], n)
		})
		e, _ := create(t, s, organization, r.URL)
		deliver(t, s)
		var wg sync.WaitGroup
		for _, w := range wallets {
			wg.Go(func() { emit(t, db, organization, w, 1, events) })
		}
		for range 60 {
			if items := feed(t, s, organization, Filter{}); len(items) > 0 {
				redeliver(t, s, e, items[rand.N(len(items))])
			}
		}
		wg.Wait()
		until(t, "everything is delivered and sent again", func() bool {
			db.Clock().Advance(time.Minute)
			return settled(t, db) && count(t, db, `SELECT COUNT(*) FROM webhook_deliveries WHERE due_at IS NOT NULL`) == 0
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

// What is asked for while nobody has the seat is done by the next who has.
func TestRedeliverySurvives(t *testing.T) {
	replicas(t, func(t *testing.T, one, two *Service) {
		organization := uuid.New()
		r := receive(t, nil)
		e, _ := create(t, one, organization, r.URL)
		emit(t, one.db, organization, uuid.New(), 1, 1)
		stop := deliver(t, one)
		until(t, "it is delivered", func() bool { return settled(t, one.db) })
		stop()
		redeliver(t, one, e, feed(t, one, organization, Filter{})[0])
		one.db.Close()
		overdue(two)
		deliver(t, two)
		until(t, "it is sent again", func() bool {
			rows := rowsOf(t, two.db, e.ID)
			return len(rows) == 1 && rows[0].status == delivered && rows[0].due == 0 && len(r.got()) >= 2
		})
	})
}

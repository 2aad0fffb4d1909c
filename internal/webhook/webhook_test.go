package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

var testKey = []byte("0123456789abcdef0123456789abcdef")

// newSandboxService returns a service that may reach this machine.
func newSandboxService(tb testing.TB, db *store.DB) *Service {
	tb.Helper()
	return newService(tb, db, true)
}

func newService(tb testing.TB, db *store.DB, loopback bool) *Service {
	tb.Helper()
	s, err := New(Options{DB: db, Log: slog.New(slog.DiscardHandler), Key: testKey, Metrics: prometheus.NewRegistry(), AllowLoopbackHTTP: loopback})
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

const testLease = time.Minute

// startDelivery runs the seat until the test ends or the returned function is called.
func startDelivery(tb testing.TB, s *Service) (stop func()) {
	tb.Helper()
	runner := tasktest.NewRunner(tb, s.db, testLease)
	runner.HandleSeat(SeatName, s.Deliver)
	return runner.Start()
}

// arrival is one request that a receiver got.
type arrival struct {
	id, kind, signature, body string
	header                    http.Header
}

// receiver is an endpoint's server, with the received deliveries.
type receiver struct {
	*httptest.Server
	mu       sync.Mutex
	arrivals []arrival
}

// newReceiver starts a server that answers each arrival as answer says.
func newReceiver(tb testing.TB, answer func(w http.ResponseWriter, r *http.Request, a arrival)) *receiver {
	tb.Helper()
	rc := &receiver{}
	rc.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		a := arrival{r.Header.Get("Service-Event-Id"), r.Header.Get("Service-Event-Type"), r.Header.Get("Service-Signature"), string(body), r.Header}
		rc.mu.Lock()
		rc.arrivals = append(rc.arrivals, a)
		rc.mu.Unlock()
		if answer != nil {
			answer(w, r, a)
		}
	}))
	tb.Cleanup(rc.Close)
	return rc
}

// newStallingReceiver answers the first arrival of a delivery only once it is released, and accepts the rest at once.
func newStallingReceiver(t *testing.T) (r *receiver, release func()) {
	var mu sync.Mutex
	seen := map[string]bool{}
	released := make(chan struct{})
	r = newReceiver(t, func(_ http.ResponseWriter, r *http.Request, a arrival) {
		mu.Lock()
		first := !seen[r.URL.Path+a.id]
		seen[r.URL.Path+a.id] = true
		mu.Unlock()
		if first {
			select {
			case <-released:
			case <-r.Context().Done():
			}
		}
	})
	release = sync.OnceFunc(func() { close(released) })
	t.Cleanup(release)
	return r, release
}

func (rc *receiver) received() []arrival {
	rc.mu.Lock()
	defer rc.mu.Unlock()
	return slices.Clone(rc.arrivals)
}

// distinctBodies returns the received bodies, without repetitions, in order.
func (rc *receiver) distinctBodies() []string {
	var bodies []string
	for _, a := range rc.received() {
		if !slices.Contains(bodies, a.body) {
			bodies = append(bodies, a.body)
		}
	}
	return bodies
}

func createEndpoint(tb testing.TB, s *Service, organization uuid.UUID, url string, types ...event.Type) (Endpoint, string) {
	tb.Helper()
	if len(types) == 0 {
		types = event.Types()
	}
	names := make([]string, len(types))
	for i, t := range types {
		names[i] = string(t)
	}
	e, secret, err := s.Create(tb.Context(), organization, url, names, "")
	if err != nil {
		tb.Fatal(err)
	}
	return e, secret
}

// emitEvents makes n wallet events, each in a transaction of its own.
func emitEvents(tb testing.TB, db *store.DB, organization, stream uuid.UUID, from, n int) {
	tb.Helper()
	for i := range n {
		err := db.Write(tb.Context(), func(tx *store.Tx) error {
			return event.Emit(tb.Context(), tx, event.Event{
				Organization: organization, Stream: stream, Type: event.WalletStatus, Body: note{stream, from + i},
			})
		})
		if err != nil {
			tb.Fatal(err)
		}
	}
}

// note is the body of the tests' events.
type note struct {
	Wallet uuid.UUID `json:"wallet"`
	N      int       `json:"n"`
}

func (n note) String() string { return fmt.Sprintf(`{"wallet":"%s","n":%d}`, n.Wallet, n.N) }

func noteBodies(wallet uuid.UUID, from, n int) []string {
	var list []string
	for i := range n {
		list = append(list, note{wallet, from + i}.String())
	}
	return list
}

// deliveryRow is a delivery as it stands in the database.
type deliveryRow struct {
	seq                              int64
	status                           Status
	dueMicros                        int64 // 0 if it waits or has ended
	attempts                         int
	requestedMicros, completedMicros int64
	responseStatus                   int
	lastError                        string
}

func deliveryRows(tb testing.TB, db *store.DB, endpoint uuid.UUID) []deliveryRow {
	tb.Helper()
	rows, err := db.Query(tb.Context(), `SELECT seq, status, COALESCE(due_at, 0), attempts, COALESCE(requested_at, 0), COALESCE(completed_at, 0),
		COALESCE(response_status, 0), last_error FROM webhook_deliveries WHERE endpoint_id = $1 ORDER BY wallet_id, seq`, endpoint)
	list, err := store.Collect(rows, err, func(r store.Rows) (d deliveryRow, err error) {
		return d, r.Scan(&d.seq, &d.status, &d.dueMicros, &d.attempts, &d.requestedMicros, &d.completedMicros, &d.responseStatus, &d.lastError)
	})
	if err != nil {
		tb.Fatal(err)
	}
	return list
}

func countRows(tb testing.TB, db *store.DB, query string, args ...any) (n int) {
	tb.Helper()
	if err := db.QueryRow(tb.Context(), query, args...).Scan(&n); err != nil {
		tb.Fatal(err)
	}
	return n
}

func allEnded(tb testing.TB, db *store.DB) bool {
	return countRows(tb, db, `SELECT COUNT(*) FROM events WHERE dispatched = 0`) == 0 &&
		countRows(tb, db, `SELECT COUNT(*) FROM webhook_deliveries WHERE status = 'pending'`) == 0
}

// verifyByHand is a receiver's check of a signature, written from the interface's
// words alone.
func verifyByHand(header, secret, body string, now time.Time) error {
	var stamp, sum string
	for _, part := range strings.Split(header, ",") {
		key, value, _ := strings.Cut(part, "=")
		switch key {
		case "t":
			stamp = value
		case "v1":
			sum = value
		}
	}
	var unix int64
	if _, err := fmt.Sscan(stamp, &unix); err != nil {
		return fmt.Errorf("malformed header %q", header)
	}
	if d := now.Sub(time.Unix(unix, 0)).Abs(); d > 300*time.Second {
		return fmt.Errorf("signed %s from now", d)
	}
	h := hmac.New(sha256.New, []byte(secret))
	fmt.Fprintf(h, "%d.%s", unix, body)
	if !hmac.Equal([]byte(sum), fmt.Appendf(nil, "%x", h.Sum(nil))) {
		return fmt.Errorf("the signature %q is not of this body", sum)
	}
	return nil
}

func wantCode(t *testing.T, err error, code fault.Code) {
	t.Helper()
	if fault.CodeOf(err) != code {
		t.Fatalf("got %v, want %s", err, code)
	}
}

// assertEqual says which fact was not so.
func assertEqual[T comparable](tb testing.TB, fact string, got, want T) {
	tb.Helper()
	if got != want {
		tb.Errorf("%s: got %v, want %v", fact, got, want)
	}
}

// assertLastAttempt checks the state of a delivery and the outcome of its last attempt.
func assertLastAttempt(tb testing.TB, d deliveryRow, status Status, responseStatus int, lastError string) {
	tb.Helper()
	fact := fmt.Sprintf("attempt %d, ", d.attempts)
	assertEqual(tb, fact+"the delivery's status", d.status, status)
	assertEqual(tb, fact+"the HTTP status", d.responseStatus, responseStatus)
	assertEqual(tb, fact+"the error", d.lastError, lastError)
}

package e2e

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/granaryhq/granary/client"
)

// receiver is a customer's endpoint. It keeps its deliveries, in the order in which they first came.
type receiver struct {
	server *httptest.Server

	mu      sync.Mutex
	secret  string
	order   []string          // event ids
	bodies  map[string]string // by event id
	faults  []string
	repeats int
}

// tolerance is long: a block is a second later than the one before, however
// soon it comes, and a service that starts goes by its chain's time.
const tolerance = 24 * time.Hour

// newReceiver registers an endpoint for all that happens to wallets.
func newReceiver(ctx context.Context, t *testing.T, s *service) *receiver {
	t.Helper()
	r := &receiver{bodies: map[string]string{}}
	r.server = httptest.NewServer(r)
	t.Cleanup(r.server.Close)
	made, err := once(ctx, s, "registering a webhook", func(c *client.Client) (client.WebhookCreated, error) {
		return read[client.WebhookCreated](c.CreateWebhook(ctx, client.WebhookCreate{URL: r.server.URL, Events: []client.EventType{
			client.EventTypePortfolioWalletStatusChanged, client.EventTypePortfolioWalletDepositStatusChanged,
			client.EventTypePortfolioWalletRebalanceStatusChanged, client.EventTypePortfolioWalletWithdrawalStatusChanged,
			client.EventTypePortfolioWalletWithdrawalPayoutStatusChanged, client.EventTypePortfolioWalletStrategyStatusChanged,
		}}))
	})
	if err != nil {
		t.Fatal(err)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.secret = made.Secret
	return r
}

func (r *receiver) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	body, err := io.ReadAll(req.Body)
	if err != nil {
		return // its sender died
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	id := req.Header.Get(client.EventIDHeader)
	if err := client.VerifyWebhook(r.secret, req.Header.Get(client.SignatureHeader), body, tolerance, time.Now()); err != nil {
		r.faults = append(r.faults, fmt.Sprintf("event %s: %v", id, err))
	}
	switch before, again := r.bodies[id]; {
	case !again:
		r.order = append(r.order, id)
		r.bodies[id] = string(body)
	case before == string(body):
		r.repeats++
	default:
		r.faults = append(r.faults, fmt.Sprintf("event %s came with another body", id))
	}
}

// got returns the bodies by event id, the ids in their order, and the faults.
func (r *receiver) got() (bodies map[string]string, order, faults []string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	bodies = make(map[string]string, len(r.bodies))
	for id, body := range r.bodies {
		bodies[id] = body
	}
	return bodies, append([]string{}, r.order...), append([]string{}, r.faults...)
}

package demo

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// webhookReceiver is the demo's own webhook endpoint: it accepts only signed deliveries.
type webhookReceiver struct {
	url    string
	server *http.Server

	mu      sync.Mutex // guards the following fields
	secret  string
	seenIDs map[string]bool
	events  []receivedEvent
	kinds   map[string]int
	failed  error
}

// receivedEvent is a delivery about a wallet.
type receivedEvent struct {
	wallet uuid.UUID
	text   string // its type and status
}

func newReceiver() (*webhookReceiver, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listening for webhooks: %w", err)
	}
	r := &webhookReceiver{url: "http://" + listener.Addr().String() + "/hooks", seenIDs: map[string]bool{}, kinds: map[string]int{}}
	r.server = &http.Server{Handler: r, ReadHeaderTimeout: 5 * time.Second}
	go func() { _ = r.server.Serve(listener) }()
	return r, nil
}

func (r *webhookReceiver) stop() { _ = r.server.Close() }

func (r *webhookReceiver) setSecret(secret string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.secret = secret
}

// clockSkew is wide: the demo moves the service's clock by a month.
const clockSkew = 60 * 24 * time.Hour

func (r *webhookReceiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, request.Body, 1<<20))
	if err != nil {
		http.Error(w, "unreadable", http.StatusBadRequest)
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := client.VerifyWebhook(r.secret, request.Header.Get("Service-Signature"), body, clockSkew, time.Now()); err != nil {
		r.failed = fmt.Errorf("%w: %w", errSignature, err)
		http.Error(w, "bad signature", http.StatusForbidden)
		return
	}
	id := request.Header.Get("Service-Event-Id")
	if r.seenIDs[id] { // at least once: the id identifies repeats
		return
	}
	r.seenIDs[id] = true
	kind := request.Header.Get("Service-Event-Type")
	r.kinds[kind]++
	wallet, status := describeEvent(body)
	r.events = append(r.events, receivedEvent{wallet, kind + " " + status})
}

// describeEvent returns the wallet of an event and its status, for any type.
func describeEvent(body []byte) (wallet uuid.UUID, status string) {
	var e struct {
		WalletID                                                      uuid.UUID
		Status                                                        string
		Deposit, Rebalance, Withdrawal, Payout, Alert, Action, Unwind struct{ Status string }
	}
	if json.Unmarshal(body, &e) != nil {
		return uuid.Nil, "?"
	}
	return e.WalletID, e.Status + e.Deposit.Status + e.Rebalance.Status + e.Withdrawal.Status + e.Payout.Status + e.Alert.Status + e.Action.Status + e.Unwind.Status
}

func (r *webhookReceiver) countOf(kind string) int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.kinds[kind]
}

func (r *webhookReceiver) received() []receivedEvent {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.events)
}

// lastOf returns the last event of a wallet.
func (r *webhookReceiver) lastOf(wallet uuid.UUID) (text string) {
	for _, e := range r.received() {
		if e.wallet == wallet {
			text = e.text
		}
	}
	return text
}

func (r *webhookReceiver) signatureError() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.failed
}

// errSignature says that a delivery was not signed with the endpoint's secret.
var errSignature = errors.New("a webhook's signature is wrong")

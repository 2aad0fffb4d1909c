package demo

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/granaryhq/granary/client"
)

// webhookReceiver is the demo's own webhook endpoint: it believes only what is signed.
type webhookReceiver struct {
	url    string
	server *http.Server

	mu      sync.Mutex // guards what follows
	secret  string
	seenIDs map[string]bool
	events  []string
	kinds   map[string]int
	failed  error
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
	if r.seenIDs[id] { // at least once: the id tells repeats apart
		return
	}
	r.seenIDs[id] = true
	kind := request.Header.Get("Service-Event-Type")
	r.kinds[kind]++
	r.events = append(r.events, kind+" "+statusOf(body))
}

// statusOf is the status that the event tells of, whatever it is about.
func statusOf(body []byte) string {
	var e struct {
		Status                                 string
		Deposit, Rebalance, Withdrawal, Payout struct{ Status string }
	}
	if json.Unmarshal(body, &e) != nil {
		return "?"
	}
	return e.Status + e.Deposit.Status + e.Rebalance.Status + e.Withdrawal.Status + e.Payout.Status
}

func (r *webhookReceiver) countOf(kind string) int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.kinds[kind]
}

func (r *webhookReceiver) received() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]string{}, r.events...)
}

func (r *webhookReceiver) lastReceived() string {
	all := r.received()
	if len(all) == 0 {
		return ""
	}
	return all[len(all)-1]
}

func (r *webhookReceiver) signatureError() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.failed
}

// errSignature says that a delivery was not signed with the endpoint's secret.
var errSignature = errors.New("a webhook's signature is wrong")

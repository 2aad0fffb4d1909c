package evm

import (
	"context"
	"errors"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/rpc"
)

// A node that rejects requests because they are too many is asked again after a delay that doubles with each further rejection, up to
// longestDelay. Half of a delay is random, so that replicas do not come back together.
const (
	firstDelay   = 500 * time.Millisecond
	longestDelay = 5 * time.Second
)

// pace is the delay that a node has asked for.
type pace struct {
	mu    sync.Mutex
	delay time.Duration // the last one; 0 after a success
	over  chan struct{} // closed at the end of the delay; nil while there is none
}

// waitForTurn returns once the node may be asked, or with the context's error.
func (p *pace) waitForTurn(ctx context.Context) error {
	p.mu.Lock()
	over := p.over
	p.mu.Unlock()
	if over == nil {
		return nil
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-over:
		return nil
	}
}

// slowDown begins a delay. One that is under way is not made longer: several requests may have been rejected at once. asked is the
// delay that the node has named; 0 if it has named none.
func (p *pace) slowDown(asked time.Duration) (delay time.Duration, begun bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.over != nil {
		return 0, false
	}
	p.delay = min(max(2*p.delay, firstDelay), longestDelay)
	delay = p.delay/2 + rand.N(p.delay/2)
	delay = min(max(delay, asked), longestDelay)
	over := make(chan struct{})
	p.over = over
	time.AfterFunc(delay, func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.over = nil
		close(over)
	})
	return delay, true
}

// resetDelay ends the doubling: the node has answered. An answer to a request of before the delay does not.
func (p *pace) resetDelay() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.over == nil {
		p.delay = 0
	}
}

// slowDown has the node be asked no more for a while. retryAfter is the header's value, of which only seconds are read.
func (n *node) slowDown(retryAfter string) {
	seconds, err := strconv.Atoi(retryAfter)
	if err != nil || seconds < 0 {
		seconds = 0
	}
	delay, begun := n.pace.slowDown(time.Duration(min(seconds, 3600)) * time.Second)
	if !begun {
		return
	}
	n.metrics.rateLimited.WithLabelValues(string(n.chain), n.number).Inc()
	n.log.Info("a node limits the rate of requests", "chain", string(n.chain), "node", n.number, "delay", delay)
}

// isRateLimit reports whether an error says that requests are too many: HTTP 429, or the codes and texts of JSON-RPC that providers use
// for it (-32005 of Infura, -32029 of BlastAPI, -32097 of Ankr, 429 of Alchemy). Some use -32005 for a range or a batch that is too
// large as well, so the text decides there. The text of a revert is a contract's, which may say anything.
func isRateLimit(err error) bool {
	var status rpc.HTTPError
	if errors.As(err, &status) {
		return status.StatusCode == http.StatusTooManyRequests
	}
	var e rpc.Error
	if !errors.As(err, &e) {
		return false
	}
	if isRevert(e.ErrorCode(), e.Error(), errorDataOf(e)) {
		return false
	}
	text := strings.ToLower(e.Error())
	switch e.ErrorCode() {
	case 429, -32029, -32097:
		return true
	}
	for _, words := range []string{"rate limit", "too many requests", "request limit", "requests per second", "compute units per second", "throughput"} {
		if strings.Contains(text, words) {
			return true
		}
	}
	return false
}

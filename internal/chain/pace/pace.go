// Package pace delays requests to a node that limits their rate. It knows no family of chains, and sends no request itself.
package pace

import (
	"context"
	"math/rand/v2"
	"strconv"
	"sync"
	"time"
)

// A node that rejects requests because they are too many is asked again after a delay that doubles with each further rejection, up to
// longestDelay. Half of a delay is random, so that replicas do not come back together.
const (
	firstDelay   = 500 * time.Millisecond
	longestDelay = 5 * time.Second
)

// Pace is the delay that a node has asked for.
type Pace struct {
	mu    sync.Mutex
	delay time.Duration // the last one; 0 after a success
	over  chan struct{} // closed at the end of the delay; nil while there is none
}

// WaitForTurn returns once the node may be asked, or with the context's error.
func (p *Pace) WaitForTurn(ctx context.Context) error {
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

// SlowDown begins a delay. One that is under way is not made longer: several requests may have been rejected at once. asked is the
// delay that the node has named; 0 if it has named none.
func (p *Pace) SlowDown(asked time.Duration) (delay time.Duration, begun bool) {
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

// Reset ends the doubling: the node has answered. An answer to a request of before the delay does not.
func (p *Pace) Reset() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.over == nil {
		p.delay = 0
	}
}

// ParseRetryAfter returns the delay that the header Retry-After of a response names in seconds, an hour at most; 0 for another form.
func ParseRetryAfter(header string) time.Duration {
	seconds, err := strconv.Atoi(header)
	if err != nil || seconds < 0 {
		seconds = 0
	}
	return time.Duration(min(seconds, 3600)) * time.Second
}

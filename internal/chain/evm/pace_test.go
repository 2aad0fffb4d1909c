package evm

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/rpc"
)

// Each further rejection doubles the delay, of which half is random; a success ends that. A delay under way is not made longer.
func TestTheDelayOfARateLimitDoubles(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var p pace
		want := firstDelay
		for range 10 {
			delay, begun := p.slowDown(0)
			if !begun || delay < want/2 || delay > want {
				t.Errorf("a delay of %s, want %s to %s", delay, want/2, want)
			}
			if again, begun := p.slowDown(0); begun {
				t.Errorf("a second rejection begins a delay of %s", again)
			}
			began := time.Now()
			if err := p.waitForTurn(t.Context()); err != nil || time.Since(began) != delay {
				t.Errorf("it waits %s of %s: %v", time.Since(began), delay, err)
			}
			want = min(2*want, longestDelay)
		}
		p.resetDelay()
		if delay, _ := p.slowDown(0); delay > firstDelay {
			t.Errorf("after a success the delay is %s", delay)
		}
		cancelled, cancel := context.WithCancel(t.Context())
		cancel()
		if err := p.waitForTurn(cancelled); !errors.Is(err, context.Canceled) {
			t.Errorf("a caller that goes away waits: %v", err)
		}
		if err := p.waitForTurn(t.Context()); err != nil {
			t.Fatal(err)
		}
		p.resetDelay()
		if delay, _ := p.slowDown(4 * time.Second); delay != 4*time.Second {
			t.Errorf("a node that names 4 s is asked after %s", delay)
		}
		if err := p.waitForTurn(t.Context()); err != nil {
			t.Fatal(err)
		}
		if delay, _ := p.slowDown(time.Hour); delay != longestDelay {
			t.Errorf("a node that names an hour is asked after %s", delay)
		}
	})
}

// Codes and texts of providers' rate limits, and of others that only look like one.
func TestRateLimitsAreKnown(t *testing.T) {
	for _, c := range []struct {
		err  error
		want bool
	}{
		{rpc.HTTPError{StatusCode: 429}, true},
		{rpc.HTTPError{StatusCode: 413}, false},
		{&rpcError{Code: 429, Message: "Your app has exceeded its compute units per second capacity"}, true},
		{&rpcError{Code: -32005, Message: "project ID request rate exceeded: too many requests"}, true},
		{&rpcError{Code: -32005, Message: "query returned more than 10000 results"}, false},
		{&rpcError{Code: -32029, Message: "please slow down"}, true},
		{&rpcError{Code: -32000, Message: "header not found"}, false},
		{&rpcError{Code: 3, Message: "execution reverted: too many requests"}, false},
		{&rpcError{Code: -32000, Message: "Execution reverted (rate limit exceeded)"}, false},
		{errors.New("connection refused"), false},
	} {
		if got := isRateLimit(c.err); got != c.want {
			t.Errorf("%v: %v, want %v", c.err, got, c.want)
		}
	}
}

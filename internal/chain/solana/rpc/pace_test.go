package rpc

import (
	"context"
	"errors"
	"net/http"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
)

// A node that rejects a request since they are too many is asked no more before a delay is over.
func TestASolanaNodeThatLimitsItsRateIsAskedLater(t *testing.T) {
	c := startCluster(t, 10, 11, 12)
	client, proxies := c.proxied(1)
	c.mustFinal(client)
	proxies[0].Set(rpctest.Faults{Status: http.StatusTooManyRequests})
	reader := NewReader(client)
	if _, err := reader.Head(t.Context()); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("a node that limits its rate: %v", err)
	}
	before := proxies[0].Requests()
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := reader.Head(cancelled); !errors.Is(err, context.Canceled) || proxies[0].Requests() != before {
		t.Errorf("within the delay it is asked %d times more: %v", proxies[0].Requests()-before, err)
	}
	proxies[0].Set(rpctest.Faults{})
	if _, err := reader.Head(t.Context()); err != nil { // after the delay
		t.Errorf("after the delay: %v", err)
	}
}

func TestRateLimitsOfSolanaNodesAreKnown(t *testing.T) {
	for _, c := range []struct {
		err  error
		want bool
	}{
		{statusError(http.StatusTooManyRequests), true},
		{statusError(http.StatusServiceUnavailable), false},
		{&nodeError{Code: 429, Message: "Too many requests"}, true},
		{&nodeError{Code: -32429, Message: "rate limited"}, true},
		{&nodeError{Code: -32005, Message: "You've exceeded the rate limit"}, true},
		{&nodeError{Code: -32005, Message: "Node is unhealthy"}, false},
		{&nodeError{Code: codeBlockNotAvailable, Message: "Block not available for slot 5"}, false},
		{errors.New("connection refused"), false},
		{nil, false},
	} {
		if got := isRateLimit(c.err); got != c.want {
			t.Errorf("%v: %v, want %v", c.err, got, c.want)
		}
	}
}

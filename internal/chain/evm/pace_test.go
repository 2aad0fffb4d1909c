package evm

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/rpc"
)

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

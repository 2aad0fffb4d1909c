package evm_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
)

// dialProxy returns a proxy in front of a network's node, and a client of it.
func dialProxy(t *testing.T, net *devnet.EVM) (*evmtest.Proxy, *evm.Client) {
	t.Helper()
	proxy, config := evmtest.New(t, net.URL()), net.Config()
	config.URL = proxy.URL
	return proxy, devnettest.Dial(t, config)
}

// batchLength returns how many calls a request's batch has; 0 for a request without one.
func batchLength(body []byte) int {
	var batch []json.RawMessage
	if json.Unmarshal(body, &batch) != nil {
		return 0
	}
	return len(batch)
}

// readAccounts reads n accounts in one call of the client.
func readAccounts(t *testing.T, client *evm.Client, n int) error {
	t.Helper()
	final, err := client.Final(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	addresses := make([]common.Address, n)
	for i := range addresses {
		addresses[i][0] = byte(i + 1)
	}
	accounts, err := client.Accounts(t.Context(), final, addresses)
	if err == nil && len(accounts) != n {
		t.Errorf("%d accounts were returned for %d", len(accounts), n)
	}
	return err
}

// Nodes take fewer calls in a batch than are asked, and say so in different ways. Those that reject a batch are asked in parts.
func TestABatchIsNoLongerThanTheNodeTakes(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	for name, c := range map[string]struct {
		most   int
		status int
		answer string
	}{
		"no limit":                              {100, 0, ""},
		"a lone error":                          {10, http.StatusOK, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}`},
		"a lone error with the code of a limit": {3, http.StatusOK, `{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"batch limit exceeded"}}`},
		"an error of no call in a list":         {7, http.StatusOK, `[{"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"too many calls"}}]`},
		"a status":                              {1, http.StatusRequestEntityTooLarge, ""},
	} {
		t.Run(name, func(t *testing.T) {
			proxy, client := dialProxy(t, net)
			var rejected, longest atomic.Int64
			proxy.Set(evmtest.Faults{Reject: func(body []byte) (int, string) {
				calls := batchLength(body)
				longest.Store(max(longest.Load(), int64(calls)))
				if calls <= c.most || c.status == 0 {
					return 0, ""
				}
				rejected.Add(1)
				return c.status, c.answer
			}})
			for _, n := range []int{0, 50, 51, 101} {
				if err := readAccounts(t, client, n); err != nil {
					t.Errorf("%d accounts: %v", n, err)
				}
			}
			if n := longest.Load(); n > 100 {
				t.Errorf("a batch has %d calls", n)
			}
			if n := rejected.Load(); n > 7 {
				t.Errorf("the node rejected %d batches: its limit was not learnt", n)
			}
		})
	}
}

// A node that takes short batches and does not answer is left after the timeout of one round trip, not of all.
func TestANodeThatDoesNotAnswerShortBatchesIsLeftAfterOneTimeout(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	proxy, config := evmtest.New(t, net.URL()), net.Config()
	config.URL, config.Timeout = proxy.URL, 5*time.Second
	client := devnettest.Dial(t, config)
	proxy.Set(evmtest.Faults{Reject: func(body []byte) (int, string) {
		if batchLength(body) > 1 {
			return http.StatusRequestEntityTooLarge, ""
		}
		return 0, ""
	}})
	if err := readAccounts(t, client, 40); err != nil {
		t.Fatal(err)
	}
	final, err := client.Final(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	proxy.Set(evmtest.Faults{Slow: 2 * config.Timeout, Times: 1})
	if _, err := client.Accounts(t.Context(), final, make([]common.Address, 40)); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("a node that does not answer in time: %v", err)
	}
}

// A node that rejects every batch for a reason of its own teaches no limit: once it answers it is sent whole batches.
func TestANodeThatFailsTeachesNoLimit(t *testing.T) {
	proxy, client := dialProxy(t, devnettest.Start(t, devnet.Options{}))
	var failing atomic.Bool
	var longest atomic.Int64
	proxy.Set(evmtest.Faults{Reject: func(body []byte) (int, string) {
		calls := batchLength(body)
		if longest.Store(max(longest.Load(), int64(calls))); calls == 0 || !failing.Load() {
			return 0, ""
		}
		return http.StatusOK, `{"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"internal error"}}`
	}})
	failing.Store(true)
	if err := readAccounts(t, client, 40); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("a node that fails: %v", err)
	}
	failing.Store(false)
	whole := longest.Swap(0)
	if err := readAccounts(t, client, 40); err != nil || longest.Load() != whole {
		t.Errorf("a node that is well again is sent batches of %d calls, and was of %d: %v", longest.Load(), whole, err)
	}
}

// A node that limits the rate of requests is asked again after a delay, and the request that it rejected is a failure of the node's.
func TestANodeThatLimitsItsRateIsAskedLater(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	for name, limit := range map[string]evmtest.Faults{
		"HTTP 429": {Status: http.StatusTooManyRequests},
		"a code of JSON-RPC": {Reject: func([]byte) (int, string) {
			return http.StatusOK, `{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"daily request limit reached"}}`
		}},
	} {
		t.Run(name, func(t *testing.T) {
			proxy, client := dialProxy(t, net)
			if _, err := client.Head(t.Context()); err != nil {
				t.Fatal(err)
			}
			proxy.Set(limit)
			if _, err := client.Head(t.Context()); !errors.Is(err, chain.ErrUnavailable) {
				t.Errorf("a node that limits its rate: %v", err)
			}
			before := proxy.Requests()
			cancelled, cancel := context.WithCancel(t.Context())
			cancel()
			if _, err := client.Head(cancelled); !errors.Is(err, context.Canceled) || proxy.Requests() != before {
				t.Errorf("within the delay it is asked %d times more: %v", proxy.Requests()-before, err)
			}
			proxy.Set(evmtest.Faults{})
			if _, err := client.Head(t.Context()); err != nil { // after the delay
				t.Errorf("after the delay: %v", err)
			}
		})
	}
}

package evm_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
)

// Nodes take fewer calls in a batch than are asked, and say so in different ways. Those that reject a batch are asked in parts.
func TestABatchIsNoLongerThanTheNodeTakes(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	for name, c := range map[string]struct {
		most   int
		reject func(w http.ResponseWriter)
	}{
		"100 calls, and no more": {100, func(w http.ResponseWriter) {
			t.Error("a batch has more than 100 calls")
			w.WriteHeader(http.StatusBadRequest)
		}},
		"a lone error": {10, func(w http.ResponseWriter) {
			_, _ = io.WriteString(w, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}`)
		}},
		"a lone error with the code of a limit": {3, func(w http.ResponseWriter) {
			_, _ = io.WriteString(w, `{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"batch limit exceeded"}}`)
		}},
		"an error of no call in a list": {7, func(w http.ResponseWriter) {
			_, _ = io.WriteString(w, `[{"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"too many calls"}}]`)
		}},
		"a status": {1, func(w http.ResponseWriter) { w.WriteHeader(http.StatusRequestEntityTooLarge) }},
	} {
		t.Run(name, func(t *testing.T) {
			rejected := 0
			node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				body, _ := io.ReadAll(r.Body)
				w.Header().Set("Content-Type", "application/json")
				var batch []json.RawMessage
				if json.Unmarshal(body, &batch) == nil && len(batch) > c.most {
					rejected++
					c.reject(w)
					return
				}
				answer, err := http.Post(net.URL(), "application/json", bytes.NewReader(body))
				if err != nil {
					panic(http.ErrAbortHandler)
				}
				defer func() { _ = answer.Body.Close() }()
				_, _ = io.Copy(w, answer.Body)
			}))
			t.Cleanup(func() { node.Close(); http.DefaultClient.CloseIdleConnections() })
			config := net.Config()
			config.URL = node.URL
			client := devnettest.Dial(t, config)
			final, err := client.Final(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			for _, n := range []int{0, 50, 51, 101} {
				addresses := make([]common.Address, n)
				for i := range addresses {
					addresses[i] = common.BigToAddress(common.Big1)
					addresses[i][0] = byte(i)
				}
				accounts, err := client.Accounts(t.Context(), final, addresses)
				if err != nil {
					t.Errorf("%d accounts: %v", n, err)
				}
				if len(accounts) != n {
					t.Errorf("%d accounts were answered for %d", len(accounts), n)
				}
			}
			if rejected > 7 {
				t.Errorf("the node rejected %d batches: its limit was not learnt", rejected)
			}
		})
	}
}

// A node that rejects every batch for a reason of its own teaches no limit: once it answers it is sent whole batches.
func TestANodeThatFailsTeachesNoLimit(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	failing, longest := true, 0
	node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		w.Header().Set("Content-Type", "application/json")
		var batch []json.RawMessage
		if json.Unmarshal(body, &batch) == nil {
			if longest = max(longest, len(batch)); failing {
				_, _ = io.WriteString(w, `{"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"internal error"}}`)
				return
			}
		}
		answer, err := http.Post(net.URL(), "application/json", bytes.NewReader(body))
		if err != nil {
			panic(http.ErrAbortHandler)
		}
		defer func() { _ = answer.Body.Close() }()
		_, _ = io.Copy(w, answer.Body)
	}))
	t.Cleanup(func() { node.Close(); http.DefaultClient.CloseIdleConnections() })
	config := net.Config()
	config.URL = node.URL
	client := devnettest.Dial(t, config)
	final, err := client.Final(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	addresses := make([]common.Address, 40)
	for i := range addresses {
		addresses[i][0] = byte(i + 1)
	}
	if _, err := client.Accounts(t.Context(), final, addresses); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("a node that fails: %v", err)
	}
	whole := longest
	failing, longest = false, 0
	if _, err := client.Accounts(t.Context(), final, addresses); err != nil || longest != whole {
		t.Errorf("a node that is well again is sent batches of %d calls, and was of %d: %v", longest, whole, err)
	}
}

// A node that limits the rate of requests is asked again after a delay, and the request that it rejected is a failure of the node's.
func TestANodeThatLimitsItsRateIsAskedLater(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	for name, reject := range map[string]func(w http.ResponseWriter){
		"HTTP 429": func(w http.ResponseWriter) { w.WriteHeader(http.StatusTooManyRequests) },
		"a code of JSON-RPC": func(w http.ResponseWriter) {
			_, _ = io.WriteString(w, `{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"daily request limit reached"}}`)
		},
	} {
		t.Run(name, func(t *testing.T) {
			var limiting atomic.Bool
			var asked atomic.Int32
			node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				asked.Add(1)
				w.Header().Set("Content-Type", "application/json")
				if limiting.Load() {
					reject(w)
					return
				}
				answer, err := http.Post(net.URL(), "application/json", r.Body)
				if err != nil {
					panic(http.ErrAbortHandler)
				}
				defer func() { _ = answer.Body.Close() }()
				_, _ = io.Copy(w, answer.Body)
			}))
			t.Cleanup(func() { node.Close(); http.DefaultClient.CloseIdleConnections() })
			config := net.Config()
			config.URL = node.URL
			client := devnettest.Dial(t, config)
			if _, err := client.Head(t.Context()); err != nil {
				t.Fatal(err)
			}
			limiting.Store(true)
			if _, err := client.Head(t.Context()); !errors.Is(err, chain.ErrUnavailable) {
				t.Errorf("a node that limits its rate: %v", err)
			}
			before := asked.Load()
			short, cancel := context.WithCancel(t.Context())
			cancel()
			if _, err := client.Head(short); !errors.Is(err, context.Canceled) || asked.Load() != before {
				t.Errorf("within the delay it is asked %d times more: %v", asked.Load()-before, err)
			}
			limiting.Store(false)
			if _, err := client.Head(t.Context()); err != nil { // after the delay
				t.Errorf("after the delay: %v", err)
			}
		})
	}
}

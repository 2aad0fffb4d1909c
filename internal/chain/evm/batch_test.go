package evm_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
)

// A node needs to take batches of 100 calls, and no longer ones.
func TestNoBatchIsLongerThanNodesTake(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		w.Header().Set("Content-Type", "application/json")
		var batch []json.RawMessage
		if json.Unmarshal(body, &batch) == nil && len(batch) > 100 {
			_, _ = io.WriteString(w, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}`)
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
	c := devnettest.Dial(t, config)
	final, err := c.Final(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{0, 50, 51, 101} {
		addresses := make([]common.Address, n)
		for i := range addresses {
			addresses[i] = common.BigToAddress(common.Big1)
			addresses[i][0] = byte(i)
		}
		accounts, err := c.Accounts(t.Context(), final, addresses)
		if err != nil {
			t.Errorf("%d accounts: %v", n, err)
		}
		if len(accounts) != n {
			t.Errorf("%d accounts were answered for %d", len(accounts), n)
		}
	}
}

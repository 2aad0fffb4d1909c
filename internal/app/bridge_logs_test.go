package app

import (
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/transfer"
)

// searchFew opens the service anew behind a node of a chain's that searches logs of few blocks at a time, as many do.
func (b *bridged) searchFew(on chain.Name, most uint64) {
	b.Helper()
	to, err := url.Parse(b.evmChains()[on].URL())
	if err != nil {
		b.Fatal(err)
	}
	pass := httputil.NewSingleHostReverseProxy(to)
	node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		var asked struct {
			ID     json.RawMessage `json:"id"`
			Method string          `json:"method"`
			Params []struct {
				From hexutil.Uint64 `json:"fromBlock"`
				To   hexutil.Uint64 `json:"toBlock"`
			} `json:"params"`
		}
		if json.Unmarshal(body, &asked) == nil && asked.Method == "eth_getLogs" && uint64(asked.Params[0].To-asked.Params[0].From) >= most {
			w.Header().Set("Content-Type", "application/json")
			_, _ = w.Write([]byte(`{"jsonrpc":"2.0","id":` + string(asked.ID) + `,"error":{"code":-32602,"message":"block range is too wide"}}`))
			return
		}
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		pass.ServeHTTP(w, r)
	}))
	b.Cleanup(node.Close)
	b.configureNode(on, node.URL)
}

// configureNode opens the service anew with another node of a chain.
func (b *bridged) configureNode(on chain.Name, at string) {
	b.Helper()
	b.end()
	config := b.Config
	b.App.Close()
	ch := config.Chains[on]
	ch.RPC = NodeURLs{at}
	config.Chains[on] = ch
	var err error
	if b.Sandbox.App, err = New(b.T.Context(), config, b.Clock, slog.New(slog.DiscardHandler)); err != nil {
		b.Fatal(err)
	}
	b.serve()
}

// What was attested late is looked for on the destination before it is brought in. A node that searches few blocks
// at a time keeps nobody from that.
func TestALateTransferComesWhereLogsAreSearchedInSmallParts(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.searchFew(chain.Base, 5)
		b.bridge.service.SetMode(attester.Silent)
		w := b.begin()
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		b.Clock.Advance(40 * time.Minute)
		b.bridge.service.SetMode(attester.Normal)
		b.until("it goes on, or is refused again and again", func() bool {
			b.resume(sent)
			return b.transferOf(w).Phase != transfer.PhaseSent || b.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2 AND last_error LIKE '%logs of blocks%' AND attempts > 3`, transfer.AttestTask, sent.ID.String()) == 1
		})
		if x := b.transferOf(w); x.Phase == transfer.PhaseSent {
			var why string
			_ = b.DB.QueryRow(b.T.Context(), `SELECT last_error FROM tasks WHERE kind = $1 AND key = $2`, transfer.AttestTask, sent.ID.String()).Scan(&why)
			b.Fatalf("it is attested, and is never brought in: %s", why)
		}
		b.finish(w)
	})
}

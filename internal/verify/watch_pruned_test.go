package verify

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// prunedNode passes requests on to a node, and has lost the states of old blocks.
type prunedNode struct {
	url    string
	pruned atomic.Bool
}

func (n *prunedNode) ServeHTTP(rw http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	if calls := bytes.Count(body, []byte(`"eth_call"`)); n.pruned.Load() && calls > 0 {
		answers := make([]string, calls)
		for i := range answers {
			answers[i] = fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"error":{"code":-32000,"message":"missing trie node"}}`, i)
		}
		_, _ = io.WriteString(rw, "["+strings.Join(answers, ",")+"]")
		return
	}
	answer, err := http.Post(n.url, "application/json", bytes.NewReader(body))
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	defer func() { _ = answer.Body.Close() }()
	_, _ = io.Copy(rw, answer.Body)
}

// A node need not keep the state of the block that a late follower has come to: then nothing
// could be compared, which is told as such and never as money that is missing.
func TestAStateThatIsPrunedIsUnread(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		base := newWorld(t, db, net)
		node := &prunedNode{url: net.URL()}
		server := httptest.NewServer(node)
		t.Cleanup(server.Close)
		config := base.verifier.Clients[chain.EthereumSepolia].Config()
		config.URL = server.URL
		base.verifier.Clients[chain.EthereumSepolia] = devnettest.Dial(base, config)
		w := newWatcher(t, base, 10)
		h := w.createWallet(devnettest.Organization)
		w.pay(h, 5)
		w.post(h, 5)
		w.followTo()
		node.pruned.Store(true)
		w.round(2)
		w.assertBreaks("the state is pruned", map[Rule]int{Unread: 1})
		w.post(h, 1)
		node.pruned.Store(false)
		w.round(2)
		w.assertBreaks("it is there again, and a unit is missing", map[Rule]int{PositionsChains: 1})
	})
}

package rpc

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/waittest"
)

// cluster answers the requests of these tests from prepared blocks and responses. It executes no transaction: the
// validator shows a node's real behaviour.
type cluster struct {
	*testing.T
	url     string
	genesis solana.Hash

	mu      sync.Mutex // protects the following fields
	blocks  []laidBlock
	final   uint64                     // slot
	answers map[string]json.RawMessage // by method: {result} or {error}
	results map[string]func(params []json.RawMessage) string
}

type laidBlock struct {
	slot         uint64
	hash, parent solana.Hash
	transactions []json.RawMessage
}

// startCluster starts a cluster with blocks in these slots, of which the third last is
// final.
func startCluster(t *testing.T, slots ...uint64) *cluster {
	c := &cluster{T: t, genesis: solana.Hash{9}, answers: map[string]json.RawMessage{}, results: map[string]func([]json.RawMessage) string{}}
	server := httptest.NewServer(c)
	t.Cleanup(server.Close)
	c.url = server.URL
	for _, slot := range slots {
		c.lay(slot)
	}
	return c
}

// lay lays a block on the newest one.
func (c *cluster) lay(slot uint64, transactions ...json.RawMessage) {
	c.layBranch(slot, 0, transactions...)
}

// layBranch lays a block of a branch: the same slot has another hash on another branch.
func (c *cluster) layBranch(slot uint64, branch byte, transactions ...json.RawMessage) {
	c.mu.Lock()
	defer c.mu.Unlock()
	b := laidBlock{slot: slot, hash: solana.Hash{1, byte(slot >> 8), byte(slot), branch}, transactions: transactions}
	if n := len(c.blocks); n > 0 {
		b.parent = c.blocks[n-1].hash
	}
	c.blocks = append(c.blocks, b)
	if n := len(c.blocks); n > 3 {
		c.final = c.blocks[n-3].slot
	} else {
		c.final = c.blocks[0].slot
	}
}

// rewind forgets the newest blocks.
func (c *cluster) rewind(n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.blocks = c.blocks[:len(c.blocks)-n]
}

// answerWith has a method answered with {"result": …} or {"error": …}.
func (c *cluster) answerWith(method, answer string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.answers[method] = json.RawMessage(answer)
}

// answerBy has a method answered with the result that a function returns for its parameters.
func (c *cluster) answerBy(method string, result func(params []json.RawMessage) string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.results[method] = result
}

func (c *cluster) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var q struct {
		ID     json.RawMessage
		Method string
		Params []json.RawMessage
	}
	if err := json.NewDecoder(r.Body).Decode(&q); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	answer := map[string]json.RawMessage{}
	if err := json.Unmarshal(c.answer(q.Method, q.Params), &answer); err != nil {
		c.Errorf("%s: %v", q.Method, err)
	}
	answer["jsonrpc"], answer["id"] = json.RawMessage(`"2.0"`), q.ID
	w.Write(mustEncode(c, answer))
}

func (c *cluster) answer(method string, params []json.RawMessage) json.RawMessage {
	c.mu.Lock()
	defer c.mu.Unlock()
	if laid, is := c.answers[method]; is {
		return laid
	}
	if result, is := c.results[method]; is {
		return json.RawMessage(`{"result":` + result(params) + `}`)
	}
	number := func(n int) (slot uint64) {
		if err := json.Unmarshal(params[n], &slot); err != nil {
			c.Errorf("%s: %v", method, err)
		}
		return slot
	}
	var result any
	switch method {
	case "getGenesisHash":
		result = c.genesis
	case "getSlot":
		result = c.newest(params[0])
	case "getBlocks":
		slots := []uint64{}
		for _, b := range c.blocks {
			if b.slot >= number(0) && b.slot <= number(1) {
				slots = append(slots, b.slot)
			}
		}
		result = slots
	case "getBlock":
		for _, b := range c.blocks {
			if b.slot == number(0) {
				return json.RawMessage(`{"result":` + string(encodeBlock(c, b.hash, b.parent, b.transactions...)) + `}`)
			}
		}
		if number(0) < c.final {
			return json.RawMessage(fmt.Sprintf(`{"error":{"code":-32007,"message":"Slot %d was skipped, or missing due to ledger jump to recent snapshot"}}`, number(0)))
		}
		return json.RawMessage(fmt.Sprintf(`{"error":{"code":-32004,"message":"Block not available for slot %d"}}`, number(0)))
	default:
		c.Errorf("%s was asked for", method)
	}
	return json.RawMessage(`{"result":` + string(mustEncode(c, result)) + `}`)
}

func (c *cluster) newest(options json.RawMessage) uint64 {
	var o struct{ Commitment Commitment }
	if err := json.Unmarshal(options, &o); err != nil {
		c.Error(err)
	}
	if o.Commitment == Finalized {
		return c.final
	}
	return c.blocks[len(c.blocks)-1].slot
}

// dial makes a client of the tests' mints. Two with one record know the same final block.
func (c *cluster) dial(known *finality.Record, urls ...string) *Client {
	c.Helper()
	client, err := Dial(Config{Name: chain.SolanaDevnet, URLs: urls, Genesis: c.genesis, Mints: map[chain.Token]solana.PublicKey{chain.USDC: usdc, chain.USDT: usdt}, Known: known, Timeout: waittest.Patience()})
	if err != nil {
		c.Fatal(err)
	}
	c.Cleanup(client.Close)
	return client
}

// proxied is a client through proxies before the cluster, as many as are asked for.
func (c *cluster) proxied(n int) (*Client, []*rpctest.Proxy) {
	c.Helper()
	var urls []string
	var proxies []*rpctest.Proxy
	for range n {
		p := rpctest.New(c, c.url)
		proxies, urls = append(proxies, p), append(urls, p.URL)
	}
	return c.dial(nil, urls...), proxies
}

// mustFinal has the client learn of the final block.
func (c *cluster) mustFinal(client *Client) chain.Block {
	c.Helper()
	b, err := client.CatchUp(c.Context())
	if err != nil {
		c.Fatal(err)
	}
	return b
}

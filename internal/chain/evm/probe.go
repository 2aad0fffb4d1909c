package evm

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"
)

// probedHistory is how far back a node should have blocks, for `granary recover` and for arrivals that are looked for: 31 days of
// blocks of 12 seconds.
const probedHistory = 31 * 24 * 3600 / 12

// capabilities are the methods that a node is probed for at the start, with the effect of their absence.
var capabilities = []struct {
	name, effect string
	probe        func(ctx context.Context, n *node, head uint64) error
}{
	{"receipts", "no deposits are credited by it", func(ctx context.Context, n *node, head uint64) error {
		return n.probeResult(ctx, "eth_getBlockReceipts", hexutil.Uint64(head))
	}},
	{"simulation", "no intents are carried by it", func(ctx context.Context, n *node, head uint64) error {
		return n.probeResult(ctx, "eth_simulateV1", map[string]any{"blockStateCalls": []any{map[string]any{}}}, hexutil.Uint64(head))
	}},
	{"logs", "searches for executed intents take a request for fewer blocks each", func(ctx context.Context, n *node, head uint64) error {
		return n.probeResult(ctx, "eth_getLogs", map[string]any{"address": common.Address{1}, "fromBlock": hexutil.Uint64(head - min(head, searchAtOnce-1)), "toBlock": hexutil.Uint64(head)})
	}},
	{"history", "`granary recover` cannot look that far back", func(ctx context.Context, n *node, head uint64) error {
		return n.probeResult(ctx, "eth_getBlockByNumber", hexutil.Uint64(head-min(head, probedHistory)), false)
	}},
}

func (n *node) probeResult(ctx context.Context, method string, params ...any) error {
	ctx, cancel := context.WithTimeout(ctx, n.timeout)
	defer cancel()
	var result json.RawMessage
	if err := n.rpc.CallContext(ctx, &result, method, params...); err != nil {
		return err
	}
	if len(result) == 0 || string(result) == "null" {
		return rpc.ErrNoResult
	}
	return nil
}

// ProbeNodes probes each node for the methods that the service needs, and logs the limits that it finds and the
// missing methods. An incomplete node is used all the same: a later error shows it again.
func (c *Client) ProbeNodes(ctx context.Context) {
	for _, n := range c.nodes {
		if ctx.Err() == nil {
			c.probeNode(ctx, n)
		}
	}
}

func (c *Client) probeNode(ctx context.Context, n *node) {
	head, err := c.only(n).Head(ctx)
	if err != nil {
		n.log.Warn("a node cannot be probed", "chain", string(n.chain), "node", n.number, "error", err)
		return
	}
	if err := n.probeBatches(ctx); err != nil {
		n.log.Warn("a node takes no batches", "chain", string(n.chain), "node", n.number, "error", n.redactURL(err.Error()))
	}
	var lacks []string
	for _, wanted := range capabilities {
		has := 1.0
		if err := wanted.probe(ctx, n, head.Number); err != nil {
			has = 0
			lacks = append(lacks, wanted.name)
			n.log.Warn("a node lacks "+wanted.name+": "+wanted.effect, "chain", string(n.chain), "node", n.number, "error", n.redactURL(err.Error()))
		}
		n.metrics.capability.WithLabelValues(string(n.chain), n.number, wanted.name).Set(has)
	}
	n.log.Info("a node was probed", "chain", string(n.chain), "node", n.number, "batch", n.batchLimit.Load(), "lacks", strings.Join(lacks, " "))
}

// probeBatches sends a batch of maxBatch calls, which teaches the node's limit.
func (n *node) probeBatches(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, n.timeout)
	defer cancel()
	calls := make([][]byte, maxBatch)
	for i := range calls {
		calls[i] = fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%d,"method":"eth_chainId","params":[]}`, i)
	}
	return n.askInParts(ctx, calls, func(int, []byte) error { return nil }, failBatch)
}

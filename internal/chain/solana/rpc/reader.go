package rpc

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// Reader is a client in the words that all families of chains share, for the
// follower of a chain. Its errors are chain.ErrUnavailable, chain.ErrInconsistent and
// chain.ErrWrongChain. With two nodes, blocks are those on which all agree that are up,
// transfer by transfer.
type Reader struct{ client *Client }

// NewReader returns a reader of the client's cluster.
func NewReader(c *Client) Reader { return Reader{c} }

// Head returns the newest confirmed block.
func (r Reader) Head(ctx context.Context) (chain.Block, error) { return r.client.Head(ctx) }

// Final returns the highest finalized block.
func (r Reader) Final(ctx context.Context) (chain.Block, error) { return r.client.Final(ctx) }

// Block returns the block of a slot, or the one before it where that was skipped.
func (r Reader) Block(ctx context.Context, number uint64) (chain.Block, error) {
	return r.client.Agreed().Block(ctx, number)
}

// Transfers returns every block of the slots from..to, each linked to the one before,
// with its transfers of the configured stablecoins; where all of these slots were
// skipped, the first block after them.
func (r Reader) Transfers(ctx context.Context, from, to uint64) ([]chain.BlockTransfers, error) {
	return r.client.Agreed().Transfers(ctx, from, to)
}

// Decimals is how many decimals the stablecoin has on this chain.
func (r Reader) Decimals(chain.Token) int { return Decimals }

// Transfers returns the confirmed blocks of the slots from..to with their transfers.
// See Reader.
func (c *Client) Transfers(ctx context.Context, from, to uint64) ([]chain.BlockTransfers, error) {
	if to < from {
		return nil, fmt.Errorf("transfers of %s: slots %d to %d", c.cfg.Name, from, to)
	}
	return fetchSame(ctx, c, fmt.Sprintf("the transfers of slots %d to %d", from, to), checkedAfter, compareTransfers,
		func(ctx context.Context, n *node, _ *chain.Block) ([]chain.BlockTransfers, error) {
			slots, err := n.fetchSlotsAfter(ctx, from, to)
			if err != nil {
				return nil, err
			}
			list, err := fetchEach(ctx, slots, func(ctx context.Context, slot uint64) (chain.BlockTransfers, error) {
				return n.fetchTransfers(ctx, slot, c.tokens)
			})
			if err != nil {
				return nil, err
			}
			blocks := make([]chain.Block, len(list))
			for i, b := range list {
				blocks[i] = b.Block
			}
			return list, checkLinks(blocks[0], blocks[1:])
		})
}

// compareTransfers takes answers that differ in how far they reach for ones of different
// slots.
func compareTransfers(a, b []chain.BlockTransfers) agreement {
	shared := min(len(a), len(b))
	for i := range shared {
		if compareBlocks(a[i].Block, b[i].Block) != agreeing || !slices.Equal(a[i].Transfers, b[i].Transfers) {
			return contrary
		}
	}
	if len(a) != len(b) {
		return apart
	}
	return agreeing
}

// compareBlocks leaves out the time, which is an estimate of the node's.
func compareBlocks(a, b chain.Block) agreement {
	if a.Number == b.Number && a.Hash == b.Hash && a.Parent == b.Parent {
		return agreeing
	}
	return contrary
}

// fetchTransfers asks the node for a block with its transfers.
func (n *node) fetchTransfers(ctx context.Context, slot uint64, mints map[solana.PublicKey]chain.Token) (chain.BlockTransfers, error) {
	out, err := ask(ctx, n, func(result []byte) (chain.BlockTransfers, error) { return parseTransfers(slot, result, mints) },
		"getBlock", slot, map[string]any{"commitment": Confirmed, "encoding": "base64", "transactionDetails": "full", "rewards": false, "maxSupportedTransactionVersion": 0})
	return out, listedError(slot, noBlockOf(err))
}

// parseTransfers reads the answer of getBlock for a slot. Of its transactions it looks
// at those that name a configured mint, as every balance does.
func parseTransfers(slot uint64, result []byte, mints map[solana.PublicKey]chain.Token) (chain.BlockTransfers, error) {
	b, transactions, err := parseBlock(slot, result)
	if err != nil {
		return chain.BlockTransfers{}, err
	}
	if transactions == nil {
		return chain.BlockTransfers{}, fmt.Errorf("%w: block %d without its transactions", chain.ErrInconsistent, slot)
	}
	names := make([][]byte, 0, len(mints))
	for mint := range mints {
		names = append(names, []byte(mint.String()))
	}
	out, seen := chain.BlockTransfers{Block: b}, map[solana.Signature]bool{}
	for _, raw := range transactions {
		if !namesAny(raw, names) {
			continue
		}
		f, err := parseTransaction(raw)
		if err != nil {
			return chain.BlockTransfers{}, fmt.Errorf("a transaction of block %d: %w", slot, err)
		}
		if seen[f.Signature] {
			return chain.BlockTransfers{}, fmt.Errorf("%w: block %d has transaction %s twice", chain.ErrInconsistent, slot, f.Signature)
		}
		seen[f.Signature] = true
		transfers, err := transfersOf(f, mints)
		if err != nil {
			return chain.BlockTransfers{}, err
		}
		out.Transfers = append(out.Transfers, transfers...)
	}
	return out, nil
}

func namesAny(in json.RawMessage, names [][]byte) bool {
	for _, name := range names {
		if bytes.Contains(in, name) {
			return true
		}
	}
	return false
}

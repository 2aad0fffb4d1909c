package evm

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/ethereum/go-ethereum/trie"
	"golang.org/x/sync/errgroup"
)

const (
	receiptsAtOnce  = 4   // requests for receipts in flight
	receiptsPerCall = 600 // receipts asked for in one batch, a single block aside
)

// receipts fetches and proves the receipts of blocks, in their order.
func (c *Client) receipts(ctx context.Context, blocks []*rpcBlock) ([]types.Receipts, error) {
	out := make([]types.Receipts, len(blocks))
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(receiptsAtOnce)
	for start := 0; start < len(blocks); {
		end, n := start+1, len(blocks[start].txs)
		for end < len(blocks) && n+len(blocks[end].txs) <= receiptsPerCall {
			n += len(blocks[end].txs)
			end++
		}
		part, dst := blocks[start:end], out[start:end]
		g.Go(func() error { return c.receiptBatch(ctx, part, dst) })
		start = end
	}
	return out, g.Wait()
}

func (c *Client) receiptBatch(ctx context.Context, blocks []*rpcBlock, out []types.Receipts) error {
	batch := make([]rpc.BatchElem, len(blocks))
	for i, b := range blocks {
		batch[i] = rpc.BatchElem{Method: "eth_getBlockReceipts", Args: []any{b.hash}, Result: &out[i]}
	}
	if err := c.batch(ctx, "receipts", batch); err != nil {
		return err
	}
	for i, b := range blocks {
		if err := c.proveReceipts(b, out[i]); err != nil {
			return c.doubt("receipts of block %d: %w", b.header.Number, err)
		}
	}
	return nil
}

// proveReceipts checks that rs are all receipts of block b, and numbers their
// logs itself.
func (c *Client) proveReceipts(b *rpcBlock, rs types.Receipts) error {
	if len(rs) != len(b.txs) {
		return fmt.Errorf("%d for %d transactions", len(rs), len(b.txs))
	}
	index := uint(0)
	for i, r := range rs {
		if r == nil || r.TxHash != b.txs[i] || r.BlockHash != b.hash {
			return fmt.Errorf("receipt %d is of another transaction or block", i)
		}
		for _, l := range r.Logs {
			if l == nil || l.Index != index || l.Removed {
				return fmt.Errorf("log %d is missing", index)
			}
			index++
		}
	}
	if c.cfg.Receipts == ProveStructure {
		var bloom types.Bloom
		for _, r := range rs {
			r.Bloom = types.CreateBloom(r)
		}
		if bloom = types.MergeBloom(rs); bloom != b.header.Bloom {
			return errors.New("logs do not give the header's bloom filter")
		}
		return nil
	}
	if root := types.DeriveSha(rs, trie.NewStackTrie(nil)); root != b.header.ReceiptHash {
		return errors.New("they do not hash to the header's root")
	}
	return nil
}

// ProvenReceipt returns the receipt of a transaction that is in the node's
// chain now, proven like a block's transfers are, and its block; or nil when
// the node has none. The block's finality is the caller's to judge.
func (c *Client) ProvenReceipt(ctx context.Context, tx common.Hash) (*types.Receipt, Block, error) {
	r, err := c.Receipt(ctx, tx)
	if r == nil || err != nil {
		return nil, Block{}, err
	}
	n := r.BlockNumber.Uint64()
	headers, err := c.headers(ctx, n, n)
	if err != nil {
		return nil, Block{}, err
	}
	b := headers[0]
	all, err := c.receipts(ctx, headers)
	if err != nil {
		return nil, Block{}, err
	}
	for _, r := range all[0] {
		if r.TxHash == tx {
			return r, b.block(), nil
		}
	}
	return nil, Block{}, c.doubt("transaction %s is not in its block %d", tx, n)
}

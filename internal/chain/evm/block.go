package evm

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"
)

// Block is a proven block: its hash is that of its header.
type Block struct {
	Number uint64
	Hash   common.Hash
	Parent common.Hash
	Time   time.Time
}

// Head returns the newest block of the node.
func (c *Client) Head(ctx context.Context) (Block, error) { return c.tagged(ctx, "latest") }

// Block returns the block of a number. A node that does not have it is behind
// the one that named the number: ErrInconsistent.
func (c *Client) Block(ctx context.Context, number uint64) (Block, error) {
	b, err := c.header(ctx, hexutil.EncodeUint64(number))
	if err != nil {
		return Block{}, err
	}
	if b.header.Number.Uint64() != number {
		return Block{}, c.doubt("block %d answered for %d", b.header.Number, number)
	}
	return b.block(), nil
}

// Final returns the highest block that is final by the chain's rule. A chain
// younger than the depth has its first block as final.
func (c *Client) Final(ctx context.Context) (Block, error) {
	if c.cfg.Finality.Tag != "" {
		return c.tagged(ctx, c.cfg.Finality.Tag)
	}
	head, err := c.Head(ctx)
	if err != nil || c.cfg.Finality.Depth == 0 {
		return head, err
	}
	return c.Block(ctx, head.Number-min(head.Number, c.cfg.Finality.Depth))
}

func (c *Client) tagged(ctx context.Context, tag string) (Block, error) {
	b, err := c.header(ctx, tag)
	if err != nil {
		return Block{}, err
	}
	return b.block(), nil
}

// header fetches and proves one header.
func (c *Client) header(ctx context.Context, at string) (*rpcBlock, error) {
	var b *rpcBlock
	err := c.do(ctx, "block "+at, func(ctx context.Context) error {
		return c.rpc.CallContext(ctx, &b, "eth_getBlockByNumber", at, false)
	})
	if err != nil {
		return nil, err
	}
	if err := b.prove(); err != nil {
		return nil, c.doubt("block %s: %w", at, err)
	}
	return b, nil
}

// headers fetches and proves the headers of a range, in one batch, and their
// links to each other.
func (c *Client) headers(ctx context.Context, from, to uint64) ([]*rpcBlock, error) {
	out := make([]*rpcBlock, to-from+1)
	batch := make([]rpc.BatchElem, len(out))
	for i := range batch {
		batch[i] = rpc.BatchElem{
			Method: "eth_getBlockByNumber",
			Args:   []any{hexutil.Uint64(from + uint64(i)), false},
			Result: &out[i],
		}
	}
	if err := c.batch(ctx, "headers", batch); err != nil {
		return nil, err
	}
	for i, b := range out {
		n := from + uint64(i)
		if err := b.prove(); err != nil {
			return nil, c.doubt("block %d: %w", n, err)
		}
		if b.header.Number.Uint64() != n {
			return nil, c.doubt("block %d answered for %d", b.header.Number, n)
		}
		if i > 0 && b.header.ParentHash != out[i-1].hash {
			return nil, c.doubt("blocks %d and %d do not link", n-1, n)
		}
	}
	return out, nil
}

// batch runs calls in one round trip; the first failed one fails it.
func (c *Client) batch(ctx context.Context, what string, calls []rpc.BatchElem) error {
	return c.do(ctx, what, func(ctx context.Context) error {
		if err := c.rpc.BatchCallContext(ctx, calls); err != nil {
			return err
		}
		for i := range calls {
			if calls[i].Error != nil {
				return calls[i].Error
			}
		}
		return nil
	})
}

// doubt makes an ErrInconsistent and has the chain id checked again.
func (c *Client) doubt(format string, args ...any) error {
	c.checked.Store(false)
	return fmt.Errorf("%w: %s: %w", ErrInconsistent, c.cfg.Name, fmt.Errorf(format, args...))
}

// rpcBlock is a block as a node tells it: the header, the hash it claims to
// have and the hashes of its transactions.
type rpcBlock struct {
	header types.Header
	hash   common.Hash
	txs    []common.Hash
}

// UnmarshalJSON reads the answer of eth_getBlockByNumber without bodies.
func (b *rpcBlock) UnmarshalJSON(in []byte) error {
	if err := b.header.UnmarshalJSON(in); err != nil {
		return fmt.Errorf("%w: header: %w", ErrInconsistent, err)
	}
	var rest struct {
		Hash         common.Hash   `json:"hash"`
		Transactions []common.Hash `json:"transactions"`
	}
	if err := json.Unmarshal(in, &rest); err != nil {
		return fmt.Errorf("%w: block: %w", ErrInconsistent, err)
	}
	b.hash, b.txs = rest.Hash, rest.Transactions
	return nil
}

// prove checks that the header hashes to the block's hash.
func (b *rpcBlock) prove() error {
	switch {
	case b == nil:
		return fmt.Errorf("not there")
	case !b.header.Number.IsUint64() || b.header.Time > 1<<40:
		return fmt.Errorf("number or time out of range")
	case b.header.Hash() != b.hash:
		return fmt.Errorf("header does not hash to %s", b.hash)
	}
	return nil
}

func (b *rpcBlock) block() Block {
	return Block{
		Number: b.header.Number.Uint64(),
		Hash:   b.hash,
		Parent: b.header.ParentHash,
		Time:   time.Unix(int64(b.header.Time), 0).UTC(),
	}
}

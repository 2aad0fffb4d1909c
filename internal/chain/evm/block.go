package evm

import (
	"context"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
)

// Block is a proven block: its hash is that of its header.
type Block struct {
	Number uint64
	Hash   common.Hash
	Parent common.Hash
	Time   time.Time
}

// Head returns the newest block of the node.
func (c *Client) Head(ctx context.Context) (Block, error) { return c.fetchTagged(ctx, "latest") }

// Block returns the block of a number. A node that does not have it is behind
// the node that named the number: chain.ErrInconsistent.
func (c *Client) Block(ctx context.Context, number uint64) (Block, error) {
	b, err := c.fetchHeader(ctx, hexutil.EncodeUint64(number))
	if err != nil {
		return Block{}, err
	}
	if b.header.Number.Uint64() != number {
		return Block{}, c.inconsistentError("block %d answered for %d", b.header.Number, number)
	}
	return b.toBlock(), nil
}

// Final returns the highest block that is final by the chain's rule. A chain
// younger than the depth has its first block as final.
func (c *Client) Final(ctx context.Context) (Block, error) {
	if c.cfg.Finality.Tag != "" {
		return c.fetchTagged(ctx, c.cfg.Finality.Tag)
	}
	head, err := c.Head(ctx)
	if err != nil || c.cfg.Finality.Depth == 0 {
		return head, err
	}
	return c.Block(ctx, head.Number-min(head.Number, c.cfg.Finality.Depth))
}

func (c *Client) fetchTagged(ctx context.Context, tag string) (Block, error) {
	b, err := c.fetchHeader(ctx, tag)
	if err != nil {
		return Block{}, err
	}
	return b.toBlock(), nil
}

// fetchHeader fetches and proves one header.
func (c *Client) fetchHeader(ctx context.Context, at string) (*rpcBlock, error) {
	var b *rpcBlock
	err := c.runCall(ctx, "block "+at, func(ctx context.Context) error {
		return c.rpc.CallContext(ctx, &b, "eth_getBlockByNumber", at, false)
	})
	if err != nil {
		return nil, err
	}
	if err := b.checkHash(); err != nil {
		return nil, c.inconsistentError("block %s: %w", at, err)
	}
	return b, nil
}

// fetchHeaders fetches and proves the headers of a range, in one batch, and their
// links to each other.
func (c *Client) fetchHeaders(ctx context.Context, from, to uint64) ([]*rpcBlock, error) {
	out := make([]*rpcBlock, to-from+1)
	calls := make([]query, len(out))
	for i := range calls {
		calls[i] = query{"eth_getBlockByNumber", []any{hexutil.Uint64(from + uint64(i)), false}}
	}
	err := c.callBatch(ctx, "headers", calls, func(i int, result []byte) error {
		if string(result) == "null" {
			return nil
		}
		out[i] = new(rpcBlock)
		return out[i].UnmarshalJSON(result)
	})
	if err != nil {
		return nil, err
	}
	for i, b := range out {
		n := from + uint64(i)
		if err := b.checkHash(); err != nil {
			return nil, c.inconsistentError("block %d: %w", n, err)
		}
		if b.header.Number.Uint64() != n {
			return nil, c.inconsistentError("block %d answered for %d", b.header.Number, n)
		}
		if i > 0 && b.header.ParentHash != out[i-1].hash {
			return nil, c.inconsistentError("blocks %d and %d do not link", n-1, n)
		}
	}
	return out, nil
}

// inconsistentError makes a chain.ErrInconsistent and has the chain id checked
// again.
func (c *Client) inconsistentError(format string, args ...any) error {
	c.chainChecked.Store(false)
	return fmt.Errorf("%w: %s: %w", chain.ErrInconsistent, c.cfg.Name, fmt.Errorf(format, args...))
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
		return fmt.Errorf("%w: header: %w", chain.ErrInconsistent, err)
	}
	s := scanner{in: in}
	s.takeByte('{')
	for first := true; ; {
		key := s.nextMember(&first)
		if key == nil {
			break
		}
		switch string(key) {
		case "hash":
			s.readFixedHex(b.hash[:])
		case "transactions":
			s.takeByte('[')
			for first := true; s.nextElement(&first); {
				b.txs = append(b.txs, common.Hash{})
				s.readFixedHex(b.txs[len(b.txs)-1][:])
			}
		default:
			s.skipValue()
		}
	}
	if s.err != nil {
		return fmt.Errorf("%w: block: %w", chain.ErrInconsistent, s.err)
	}
	return nil
}

// checkHash checks that the header hashes to the block's hash.
func (b *rpcBlock) checkHash() error {
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

func (b *rpcBlock) toBlock() Block {
	return Block{
		Number: b.header.Number.Uint64(),
		Hash:   b.hash,
		Parent: b.header.ParentHash,
		Time:   time.Unix(int64(b.header.Time), 0).UTC(),
	}
}

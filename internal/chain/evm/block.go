package evm

import (
	"context"
	"errors"
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

	GasLimit  uint64 // zero of a block that is remembered and not read
	Amsterdam bool   // by the rules of the Amsterdam fork: its header names the list of its accesses (EIP-7928)
}

// Head returns the newest block, with two nodes the newest that both have reached. It is never before the highest
// known final block.
func (c *Client) Head(ctx context.Context) (Block, error) {
	known, err := c.known.Load(ctx)
	if err != nil {
		return Block{}, err
	}
	heads, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (Block, error) {
		b, err := one.fetchTagged(ctx, "latest")
		if err == nil && known != nil && b.Number < known.Number {
			return b, fmt.Errorf("%w: the node is behind: its newest block is %d, and %d is final", errBehind, b.Number, known.Number)
		}
		return b, err
	})
	if err != nil {
		return Block{}, err
	}
	var lowest *Block
	for _, h := range heads {
		switch {
		case errors.Is(h.err, chain.ErrWrongChain):
			return Block{}, h.err
		case h.err == nil && (lowest == nil || h.value.Number < lowest.Number):
			lowest = &h.value
		}
	}
	if lowest == nil {
		return Block{}, heads[0].err
	}
	return *lowest, nil
}

// Block returns the block of a number. A node that does not have it is behind
// the node that named the number: chain.ErrInconsistent.
func (c *Client) Block(ctx context.Context, number uint64) (Block, error) {
	b, err := c.fetchHeader(ctx, hexutil.EncodeUint64(number), func(b *rpcBlock) error {
		if b.header.Number.Uint64() != number {
			return fmt.Errorf("%w: block %d answered for %d", chain.ErrInconsistent, b.header.Number, number)
		}
		return nil
	})
	if err != nil {
		return Block{}, err
	}
	return b.toBlock(), nil
}

func (c *Client) fetchTagged(ctx context.Context, tag string) (Block, error) {
	b, err := c.fetchHeader(ctx, tag, func(*rpcBlock) error { return nil })
	if err != nil {
		return Block{}, err
	}
	return b.toBlock(), nil
}

// fetchHeader fetches and proves one header, which must pass a further check.
func (c *Client) fetchHeader(ctx context.Context, at string, check func(*rpcBlock) error) (*rpcBlock, error) {
	var b *rpcBlock
	err := c.runCall(ctx, "block "+at, func(ctx context.Context, n *node) error {
		b = nil
		if err := n.rpc.CallContext(ctx, &b, "eth_getBlockByNumber", at, false); err != nil {
			return err
		}
		if err := b.checkHash(); err != nil {
			return fmt.Errorf("%w: block %s: %w", chain.ErrInconsistent, at, err)
		}
		return check(b)
	})
	return b, err
}

// fetchHeaders fetches and proves the headers of a range, in one batch, and their
// links to each other.
func (c *Client) fetchHeaders(ctx context.Context, from, to uint64) ([]*rpcBlock, error) {
	return c.fetchHeadersThen(ctx, from, to, func([]*rpcBlock) error { return nil })
}

// fetchHeadersThen is fetchHeaders with a further check, which a node must pass.
func (c *Client) fetchHeadersThen(ctx context.Context, from, to uint64, check func([]*rpcBlock) error) ([]*rpcBlock, error) {
	out := make([]*rpcBlock, to-from+1)
	calls := make([]query, len(out))
	for i := range calls {
		calls[i] = query{"eth_getBlockByNumber", []any{hexutil.Uint64(from + uint64(i)), false}}
	}
	err := c.callBatchThen(ctx, "headers", calls, func(i int, result []byte) error {
		out[i] = nil
		if string(result) == "null" {
			return nil
		}
		out[i] = new(rpcBlock)
		return out[i].UnmarshalJSON(result)
	}, func() error {
		err := checkLinks(out, from)
		if err != nil {
			return err
		}
		return check(out)
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// checkLinks checks that headers are those of a range of blocks.
func checkLinks(headers []*rpcBlock, from uint64) error {
	for i, b := range headers {
		n := from + uint64(i)
		if err := b.checkHash(); err != nil {
			return fmt.Errorf("%w: block %d: %w", chain.ErrInconsistent, n, err)
		}
		if b.header.Number.Uint64() != n {
			return fmt.Errorf("%w: block %d answered for %d", chain.ErrInconsistent, b.header.Number, n)
		}
		if i > 0 && b.header.ParentHash != headers[i-1].hash {
			return fmt.Errorf("%w: blocks %d and %d do not link", chain.ErrInconsistent, n-1, n)
		}
	}
	return nil
}

// inconsistentError makes a chain.ErrInconsistent and has the nodes checked again.
func (c *Client) inconsistentError(format string, args ...any) error {
	for _, n := range c.nodes {
		n.distrust()
	}
	return fmt.Errorf("%w: %s: %w", chain.ErrInconsistent, c.cfg.Name, fmt.Errorf(format, args...))
}

// rpcBlock is a block in a node's form: the header, the hash it claims to have and the hashes of its transactions.
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

		GasLimit:  b.header.GasLimit,
		Amsterdam: b.header.BlockAccessListHash != nil,
	}
}

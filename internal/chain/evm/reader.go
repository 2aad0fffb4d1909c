package evm

import (
	"context"

	"github.com/granaryhq/granary/internal/chain"
)

// Reader is a client in the words that all families of chains share, for the
// follower of a chain. Its errors are chain.ErrUnavailable, chain.ErrInconsistent and
// chain.ErrWrongChain.
type Reader struct{ client *Client }

// NewReader returns a reader of the client's chain.
func NewReader(c *Client) Reader { return Reader{c} }

// Head returns the newest block of the node.
func (r Reader) Head(ctx context.Context) (chain.Block, error) {
	b, err := r.client.Head(ctx)
	return b.neutral(), err
}

// Final returns the highest block that is final by the chain's rule.
func (r Reader) Final(ctx context.Context) (chain.Block, error) {
	b, err := r.client.Final(ctx)
	return b.neutral(), err
}

// Block returns the block of a number.
func (r Reader) Block(ctx context.Context, number uint64) (chain.Block, error) {
	b, err := r.client.Block(ctx, number)
	return b.neutral(), err
}

// Transfers returns every block of the range from..to, proven and linked, each
// with its transfers of the configured stablecoins.
func (r Reader) Transfers(ctx context.Context, from, to uint64) ([]chain.BlockTransfers, error) {
	blocks, err := r.client.Transfers(ctx, from, to)
	if err != nil {
		return nil, err
	}
	out := make([]chain.BlockTransfers, len(blocks))
	for i, b := range blocks {
		out[i] = b.neutral()
	}
	return out, nil
}

// AgreedTransfers returns the transfers of one block on which the follower, or every node that is up, agrees.
func (r Reader) AgreedTransfers(ctx context.Context, number uint64) (chain.BlockTransfers, error) {
	b, err := r.client.AgreedTransfers(ctx, number)
	return b.neutral(), err
}

func (b BlockTransfers) neutral() chain.BlockTransfers {
	out := chain.BlockTransfers{Block: b.Block.neutral(), Transfers: make([]chain.Transfer, len(b.Transfers))}
	for i, t := range b.Transfers {
		out.Transfers[i] = chain.Transfer{Token: t.Token, From: t.From, To: t.To, Units: t.Units,
			TxHash: t.TxHash.Hex(), Ordinal: t.Ordinal, Intent: t.Intent, Bridged: t.Bridged}
	}
	return out
}

// Decimals is how many decimals the stablecoin has on this chain.
func (r Reader) Decimals(token chain.Token) int { return r.client.cfg.Tokens[token].Decimals }

func (b Block) neutral() chain.Block {
	return chain.Block{Number: b.Number, Hash: b.Hash.Hex(), Parent: b.Parent.Hex(), Time: b.Time}
}

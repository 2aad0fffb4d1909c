package rpc

import (
	"bytes"
	"context"
	"errors"
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

// AddressFilter returns which of some addresses are those of wallets.
type AddressFilter func(ctx context.Context, addresses []chain.Address) (map[chain.Address]bool, error)

// NewReader returns a reader of the client's cluster that verifies the signatures of every transaction with a transfer.
func NewReader(c *Client) Reader { return Reader{c} }

// NewFollowerReader returns a reader that verifies the signatures only of transactions that pay a wallet. The transfers
// of others are chain.Transfer.Unverified: see the package's comment for how far they are believed.
func NewFollowerReader(c *Client, wallets AddressFilter) Reader {
	filtered := *c
	filtered.wallets = wallets
	return Reader{&filtered}
}

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

// AgreedTransfers returns the transfers of one slot, as every node that is up gives them.
func (r Reader) AgreedTransfers(ctx context.Context, number uint64) (chain.BlockTransfers, error) {
	blocks, err := r.Transfers(ctx, number, number)
	if err != nil {
		return chain.BlockTransfers{}, err
	}
	return blocks[0], nil
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
				return n.fetchTransfers(ctx, slot, c.tokens, c.wallets)
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
		if compareBlocks(a[i].Block, b[i].Block) != agreeing || !slices.EqualFunc(a[i].Transfers, b[i].Transfers, sameTransfer) || !slices.Equal(a[i].Unread, b[i].Unread) {
			return contrary
		}
	}
	if len(a) != len(b) {
		return apart
	}
	return agreeing
}

// sameTransfer leaves out whether signatures were verified: a wallet may have been made between two nodes' answers.
func sameTransfer(a, b chain.Transfer) bool {
	one, other := a.Bridged, b.Bridged
	a.Bridged, b.Bridged = nil, nil
	a.Unverified, b.Unverified = false, false
	return a == b && (one == nil) == (other == nil) && (one == nil || *one == *other)
}

// compareBlocks leaves out the time, which is an estimate of the node's.
func compareBlocks(a, b chain.Block) agreement {
	if a.Number == b.Number && a.Hash == b.Hash && a.Parent == b.Parent {
		return agreeing
	}
	return contrary
}

// fetchTransfers asks the node for a block with its transfers. A block with transactions of later versions than can be
// read here is asked for again with these, of which the holders are read (BlockTransfers.Unread).
func (n *node) fetchTransfers(ctx context.Context, slot uint64, mints map[solana.PublicKey]chain.Token, wallets AddressFilter) (chain.BlockTransfers, error) {
	out, err := n.askTransfers(ctx, slot, solana.LatestVersion, mints, wallets)
	if isOfLaterVersion(err) {
		out, err = n.askTransfers(ctx, slot, anyVersion, mints, wallets)
	}
	return out, unreadableError(slot, listedError(slot, noBlockOf(err)))
}

// isOfLaterVersion reports whether a node does not return a transaction because it is of a later version than the
// request allows.
func isOfLaterVersion(err error) bool {
	var said *nodeError
	return errors.As(err, &said) && said.Code == codeUnsupportedVersion
}

// unreadableError is chain.ErrUnreadable for a block of which the node says that it has
// transactions of a later version than was asked for, and for one that is too much.
func unreadableError(slot uint64, err error) error {
	if errors.Is(err, errTooLarge) {
		return fmt.Errorf("%w: %w: block %d, or a transaction in it: %w", chain.ErrUnavailable, chain.ErrUnreadable, slot, errTooLarge)
	}
	if isOfLaterVersion(err) {
		return fmt.Errorf("%w: %w: block %d has a transaction of a version that is not known", chain.ErrUnavailable, chain.ErrUnreadable, slot)
	}
	return err
}

// namesAny reports whether a text contains one of the names.
func namesAny(in []byte, names [][]byte) bool {
	for _, name := range names {
		if bytes.Contains(in, name) {
			return true
		}
	}
	return false
}

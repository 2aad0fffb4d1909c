package rpc

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// Commitment is the level of certainty of a node's state.
type Commitment string

// The two that are asked for.
const (
	// Confirmed is state that two thirds of the stake have voted for.
	Confirmed Commitment = "confirmed"
	// Finalized is state that they have built 31 blocks on.
	Finalized Commitment = "finalized"
)

// errNoBlock: the node says that a slot has no block, be it skipped or not there yet.
var errNoBlock = errors.New("no block in this slot")

// slotsAround is how many slots before and after one are looked through for blocks when
// it has none.
const slotsAround = 1000

// blockAnswer is a block in a node's form. It does not have its own slot.
type blockAnswer struct {
	Hash   *solana.Hash `json:"blockhash"`
	Parent *solana.Hash `json:"previousBlockhash"`
	Time   *int64       `json:"blockTime"`
}

// parseBlock reads the answer of getBlock for a slot; errNoBlock for null.
func parseBlock(slot uint64, result []byte) (chain.Block, error) {
	b, err := decodeOptional[blockAnswer](result)
	switch {
	case err != nil:
		return chain.Block{}, err
	case b == nil:
		return chain.Block{}, errNoBlock
	}
	return b.check(slot)
}

// check returns the block, if it is complete.
func (b blockAnswer) check(slot uint64) (chain.Block, error) {
	switch {
	case b.Hash == nil || b.Parent == nil:
		return chain.Block{}, fmt.Errorf("%w: block %d without its hashes", chain.ErrInconsistent, slot)
	case b.Time == nil && slot > 0:
		return chain.Block{}, fmt.Errorf("%w: block %d has no time yet", chain.ErrUnavailable, slot)
	}
	var seconds int64 // of the first block a node may have none
	if b.Time != nil {
		seconds = *b.Time
	}
	if seconds < 0 || seconds > 1<<40 {
		return chain.Block{}, fmt.Errorf("%w: block %d at %d seconds", chain.ErrInconsistent, slot, seconds)
	}
	return chain.Block{Number: slot, Hash: b.Hash.String(), Parent: b.Parent.String(), Time: time.Unix(seconds, 0).UTC()}, nil
}

func parseHash(result []byte) (solana.Hash, error) { return decodeInto[solana.Hash](result) }

func parseSlot(result []byte) (uint64, error) { return decodeInto[uint64](result) }

// parseSlots reads the answer of getBlocks: slots from..to that have a block, in order.
func parseSlots(from, to uint64, result []byte) ([]uint64, error) {
	list, err := decodeInto[[]uint64](result)
	if err != nil {
		return nil, err
	}
	for i, slot := range list {
		if slot < from || slot > to || i > 0 && slot <= list[i-1] {
			return nil, fmt.Errorf("%w: slot %d among those from %d to %d", chain.ErrInconsistent, slot, from, to)
		}
	}
	return list, nil
}

// fetchHeader asks the node for the block of a slot without its transactions.
// Error: errNoBlock.
func (n *node) fetchHeader(ctx context.Context, slot uint64) (chain.Block, error) {
	b, err := ask(ctx, n, func(result []byte) (chain.Block, error) {
		return parseBlock(slot, result)
	}, "getBlock", slot, map[string]any{"commitment": Confirmed, "transactionDetails": "none", "rewards": false, "maxSupportedTransactionVersion": solana.LatestVersion})
	return b, noBlockOf(err)
}

// noBlockOf returns errNoBlock for a node's response about a slot without a block.
func noBlockOf(err error) error {
	var said *nodeError
	switch {
	case errors.Is(err, errNoBlock):
		return errNoBlock
	case errors.As(err, &said) && slices.Contains([]int{codeBlockNotAvailable, codeSlotSkipped, codeStorageSlotSkipped}, said.Code):
		return errNoBlock
	}
	return err
}

// fetchSlots asks the node which slots of from..to have a block.
func (n *node) fetchSlots(ctx context.Context, from, to uint64) ([]uint64, error) {
	return ask(ctx, n, func(result []byte) ([]uint64, error) { return parseSlots(from, to, result) },
		"getBlocks", from, to, map[string]any{"commitment": Confirmed})
}

// fetchBlockAt asks the node for the block of a slot, or for the one before it when the
// slot was skipped. That it was is the node's word for two blocks on either side of it
// which link; a node that does not have the next one yet is errBehind.
func (n *node) fetchBlockAt(ctx context.Context, slot uint64) (chain.Block, error) {
	b, err := n.fetchHeader(ctx, slot)
	if !errors.Is(err, errNoBlock) {
		return b, err
	}
	first := slot - min(slot, slotsAround)
	slots, err := n.fetchSlots(ctx, first, slot+slotsAround)
	if err != nil {
		return chain.Block{}, err
	}
	next, has := slices.BinarySearch(slots, slot)
	switch {
	case has:
		return chain.Block{}, fmt.Errorf("%w: block %d is there and is not", errBehind, slot)
	case next == len(slots):
		return chain.Block{}, fmt.Errorf("%w: the node does not have block %d", errBehind, slot)
	case next == 0:
		return chain.Block{}, fmt.Errorf("%w: no block in the %d slots before %d", chain.ErrUnavailable, slotsAround, slot)
	}
	before, err := n.fetchListed(ctx, slots[next-1])
	if err != nil {
		return chain.Block{}, err
	}
	after, err := n.fetchListed(ctx, slots[next])
	if err != nil {
		return chain.Block{}, err
	}
	if after.Parent != before.Hash {
		return chain.Block{}, fmt.Errorf("%w: blocks %d and %d do not link", chain.ErrInconsistent, before.Number, after.Number)
	}
	return before, nil
}

// fetchListed is fetchHeader of a slot that the node has said to have a block.
func (n *node) fetchListed(ctx context.Context, slot uint64) (chain.Block, error) {
	b, err := n.fetchHeader(ctx, slot)
	return b, listedError(slot, err)
}

// listedError is the error of a block that the node has listed, and does not give.
func listedError(slot uint64, err error) error {
	if errors.Is(err, errNoBlock) {
		return fmt.Errorf("%w: the node listed block %d, and does not have it", errBehind, slot)
	}
	return err
}

// fetchNewest asks the node for its newest block of a commitment.
func (n *node) fetchNewest(ctx context.Context, commitment Commitment) (chain.Block, error) {
	slot, err := ask(ctx, n, parseSlot, "getSlot", map[string]any{"commitment": commitment})
	if err != nil {
		return chain.Block{}, err
	}
	b, err := n.fetchHeader(ctx, slot)
	if !errors.Is(err, errNoBlock) {
		return b, err
	}
	// A node may know of a slot before it can give its block.
	slots, err := n.fetchSlots(ctx, slot-min(slot, slotsAround), slot)
	if err != nil {
		return chain.Block{}, err
	}
	slots = slices.DeleteFunc(slots, func(s uint64) bool { return s >= slot })
	if len(slots) == 0 {
		return chain.Block{}, fmt.Errorf("%w: no block in the %d slots before %d", chain.ErrUnavailable, slotsAround, slot)
	}
	return n.fetchListed(ctx, slots[len(slots)-1])
}

// Head returns the newest confirmed block, with two nodes the newest that both have reached. It is never before the
// highest known final block.
func (c *Client) Head(ctx context.Context) (chain.Block, error) {
	heads, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (chain.Block, error) {
		return fetch(ctx, one, "the newest block", checkedAfter, func(ctx context.Context, n *node, known *chain.Block) (chain.Block, error) {
			b, err := n.fetchNewest(ctx, Confirmed)
			if err == nil && known != nil && b.Number < known.Number {
				return b, fmt.Errorf("%w: the node is behind: its newest block is %d, and %d is final", errBehind, b.Number, known.Number)
			}
			return b, err
		})
	})
	if err != nil {
		return chain.Block{}, err
	}
	var lowest *chain.Block
	for _, h := range heads {
		switch {
		case errors.Is(h.err, chain.ErrWrongChain):
			return chain.Block{}, h.err
		case h.err == nil && (lowest == nil || h.value.Number < lowest.Number):
			lowest = &h.value
		}
	}
	if lowest == nil {
		return chain.Block{}, heads[0].err
	}
	return *lowest, nil
}

// Block returns the block of a slot. Of a slot that was skipped it returns the block before, with that one's number:
// a block that was read in the slot on another fork is no longer on this one, and this is the block in its place. A
// node that does not have the block yet is chain.ErrUnavailable.
func (c *Client) Block(ctx context.Context, slot uint64) (chain.Block, error) {
	return fetchSame(ctx, c, fmt.Sprintf("block %d", slot), checkedAfter, compareBlocks, func(ctx context.Context, n *node, _ *chain.Block) (chain.Block, error) {
		return n.fetchBlockAt(ctx, slot)
	})
}

// GenesisHash returns the hash of the cluster's first block, as its nodes report it: that of the configuration, or
// chain.ErrWrongChain.
func (c *Client) GenesisHash(ctx context.Context) (solana.Hash, error) {
	return fetch(ctx, c, "the genesis hash", checkedRecently, func(ctx context.Context, n *node, _ *chain.Block) (solana.Hash, error) {
		return ask(ctx, n, parseHash, "getGenesisHash")
	})
}

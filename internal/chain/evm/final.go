package evm

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
)

// Final returns the highest block that is final by the chain's rule, on every node that is up. A chain younger than
// the depth or the age has its first block as final.
//
// It is never below the highest known one, which it raises: final is final, also while a node lags or the nodes
// differ. Only higher blocks wait for them, and for the headers in between, which must link to the known one: those
// of linkedPerCall blocks are read in a call. See CatchUp.
func (c *Client) Final(ctx context.Context) (Block, error) {
	b, _, err := c.advanceFinal(ctx)
	return b, err
}

// CatchUp is Final after a long stop: it returns when all headers up to the final
// block of the nodes have been read.
func (c *Client) CatchUp(ctx context.Context) (Block, error) {
	for {
		b, more, err := c.advanceFinal(ctx)
		if err != nil || !more {
			return b, err
		}
	}
}

// advanceFinal is Final. more says that the nodes have a higher one, and that there
// are headers left to read before it counts.
func (c *Client) advanceFinal(ctx context.Context) (b Block, more bool, err error) {
	known, err := c.known.Load(ctx)
	if err != nil {
		return Block{}, false, err
	}
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (Block, error) { return one.fetchFinal(ctx) })
	if err != nil {
		return Block{}, false, err
	}
	agreed, err := c.agreeOnFinal(ctx, answers)
	switch {
	case errors.Is(err, chain.ErrWrongChain):
		return Block{}, false, err
	case err == nil && known != nil && agreed.Number == known.Number && agreed.Hash.Hex() != known.Hash:
		return Block{}, false, c.inconsistentError("%w: block %d is %s, and was %s", chain.ErrDeepReorg, known.Number, agreed.Hash, known.Hash)
	case err == nil && (known == nil || agreed.Number > known.Number):
		return c.raiseFinal(ctx, known, agreed)
	case err == nil && agreed.Number == known.Number:
		return agreed, false, nil
	case known == nil, !slices.ContainsFunc(answers, func(a answer[Block]) bool { return a.err == nil }):
		return Block{}, false, err
	}
	b, err = c.fetchKnown(ctx, *known)
	return b, false, err
}

// fetchFinal asks for the final block by the chain's rule.
func (c *Client) fetchFinal(ctx context.Context) (b Block, err error) {
	if c.cfg.Finality.Tag != "" {
		return c.fetchTagged(ctx, c.cfg.Finality.Tag)
	}
	b, err = c.fetchTagged(ctx, "latest")
	switch {
	case err != nil:
	case c.cfg.Finality.Age > 0:
		b, err = c.fetchOfAge(ctx, b, c.cfg.Finality.Age)
	case c.cfg.Finality.Depth > 0:
		b, err = c.Block(ctx, b.Number-min(b.Number, c.cfg.Finality.Depth))
	}
	return b, err
}

// fetchOfAge returns the highest block that is older than a head by an age, by the times of the blocks, of which several may have one.
// The chain's first block counts as old. It is looked for from the known final block up, since few blocks are made between two looks;
// where none is known, from the head down.
func (c *Client) fetchOfAge(ctx context.Context, head Block, age time.Duration) (Block, error) {
	latest := head.Time.Add(-age)
	known, err := c.known.Recent(ctx)
	if err != nil {
		return Block{}, err
	}
	var low Block // old, and the block of number high is younger
	high := head.Number
	if known != nil && known.Number < head.Number {
		low, err = c.Block(ctx, known.Number)
	} else {
		low, high, err = c.fetchBelow(ctx, high, latest)
	}
	for step := uint64(1); err == nil && high > low.Number+1; step *= 2 {
		var b Block
		b, err = c.Block(ctx, low.Number+min(step, (high-low.Number)/2))
		if err == nil && b.Time.After(latest) {
			high, step = b.Number, high // from now on the interval is halved
		} else if err == nil {
			low = b
		}
	}
	return low, err
}

// fetchBelow returns a block that is no younger than a time, or the first one, and a higher number of one that is younger, by ever
// larger steps down from such a number.
func (c *Client) fetchBelow(ctx context.Context, high uint64, latest time.Time) (low Block, younger uint64, err error) {
	for step := uint64(1); ; step *= 2 {
		low, err = c.Block(ctx, high-min(high, step))
		if err != nil || low.Number == 0 || !low.Time.After(latest) {
			return low, high, err
		}
		high = low.Number
	}
}

// agreeOnFinal is the highest block that all the nodes that answered have as
// final.
func (c *Client) agreeOnFinal(ctx context.Context, answers []answer[Block]) (Block, error) {
	lowest := answers[0]
	for _, a := range answers {
		if a.err != nil {
			return Block{}, a.err
		}
		a.node.metrics.final.WithLabelValues(string(c.cfg.Name), a.node.number).Set(float64(a.value.Number))
		if a.value.Number < lowest.value.Number {
			lowest = a
		}
	}
	for _, a := range answers {
		if a.node == lowest.node {
			continue
		}
		same := a.value
		if same.Number > lowest.value.Number {
			var err error
			same, err = c.only(a.node).Block(ctx, lowest.value.Number)
			if err != nil {
				return Block{}, err
			}
		}
		if same.Hash != lowest.value.Hash {
			return Block{}, c.contradiction(fmt.Sprintf("final block %d: %s and %s", same.Number, lowest.value.Hash, same.Hash), lowest.node, a.node)
		}
	}
	return lowest.value, nil
}

// fetchKnown reads the known final block, which every node that is believed has.
func (c *Client) fetchKnown(ctx context.Context, known chain.Block) (Block, error) {
	b, err := c.Block(ctx, known.Number)
	if err == nil && b.Hash.Hex() != known.Hash {
		err = c.inconsistentError("%w: block %d is %s, and was %s", chain.ErrDeepReorg, known.Number, b.Hash, known.Hash)
	}
	return b, err
}

// provenReceipts are a block's, proven, and the block.
type provenReceipts struct {
	receipts types.Receipts
	block    Block
}

// ProvenReceipts returns all receipts of the block that has this number now, proven like a block's transfers are, and
// the block. Fields that no proof covers are left out: addresses of created contracts and gas prices.
//
// The block is an ancestor of the known final one, and the one that the chain's follower has read at this height; if
// that is not recorded, the nodes that are up agree on it.
func (c *Client) ProvenReceipts(ctx context.Context, number uint64) (types.Receipts, Block, error) {
	proven, err := c.fetchAgreedReceipts(ctx, number)
	if err != nil {
		return nil, Block{}, err
	}
	if err := c.checkAgreed(ctx, proven.block); err != nil {
		return nil, Block{}, err
	}
	return proven.receipts, proven.block, nil
}

// checkAgreed demands that a block is the one that the chain's follower has read at its height or,
// where that does not remember it, that the nodes that are up agree on it.
func (c *Client) checkAgreed(ctx context.Context, block Block) error {
	followed, err := c.known.FollowedHash(ctx, block.Number)
	if err != nil {
		return err
	}
	if followed != "" {
		if block.Hash != common.HexToHash(followed) {
			return c.inconsistentError("block %d is %s, and was followed as %s", block.Number, block.Hash, followed)
		}
		return nil
	}
	if len(c.nodes) == 1 {
		return nil
	}
	agreed, err := askAgreed(ctx, c, fmt.Sprintf("block %d", block.Number), func(a, b Block) bool { return a.Hash == b.Hash },
		func(ctx context.Context, one *Client) (Block, error) { return one.Block(ctx, block.Number) })
	if err == nil && agreed.Hash != block.Hash {
		err = c.inconsistentError("block %d is %s, and was %s a moment ago", block.Number, agreed.Hash, block.Hash)
	}
	return err
}

// AgreedBlock returns the block of a number, which is agreed on as checkAgreed does.
func (c *Client) AgreedBlock(ctx context.Context, number uint64) (Block, error) {
	block, err := c.Block(ctx, number)
	if err != nil {
		return Block{}, err
	}
	return block, c.checkAgreed(ctx, block)
}

// AgreedTransfers returns the transfers of a block, proven, where the block is agreed on as checkAgreed
// does: a block that is read by its number alone may be one node's own making.
func (c *Client) AgreedTransfers(ctx context.Context, number uint64) (BlockTransfers, error) {
	blocks, err := c.Transfers(ctx, number, number)
	if err != nil {
		return BlockTransfers{}, err
	}
	return blocks[0], c.checkAgreed(ctx, blocks[0].Block)
}

// fetchAgreedReceipts fetches a block's receipts: from one node where the root
// proves them, where it does not from every node that is up.
func (c *Client) fetchAgreedReceipts(ctx context.Context, number uint64) (provenReceipts, error) {
	if c.cfg.Receipts == ProveStructure && len(c.nodes) > 1 {
		return askAgreed(ctx, c, fmt.Sprintf("the receipts of block %d", number), sameAnswer[provenReceipts],
			func(ctx context.Context, one *Client) (provenReceipts, error) {
				return one.fetchAgreedReceipts(ctx, number)
			})
	}
	headers, err := c.fetchLinked(ctx, number)
	if err != nil {
		return provenReceipts{}, err
	}
	out := provenReceipts{block: headers[0].toBlock()}
	err = c.fetchReceipts(ctx, headers[:1], func(b *rpcBlock, l *receiptList) { out.receipts = l.toReceipts(b) })
	return out, err
}

// fetchLinked fetches the header of a block and those after it up to the known
// final block, of which it is an ancestor then. Further below than one request
// reaches it is the node's word that both are of one chain.
func (c *Client) fetchLinked(ctx context.Context, number uint64) ([]*rpcBlock, error) {
	known, err := c.known.Recent(ctx)
	if err != nil {
		return nil, err
	}
	if known == nil || known.Number < number || known.Number-number >= headersPerCall {
		return c.fetchHeaders(ctx, number, number)
	}
	headers, err := c.fetchHeaders(ctx, number, known.Number)
	if err != nil {
		return nil, err
	}
	if last := headers[len(headers)-1]; last.hash.Hex() != known.Hash {
		return nil, c.inconsistentError("%w: block %d leads to %s, and %s was final", chain.ErrDeepReorg, number, last.hash, known.Hash)
	}
	return headers, nil
}

// sameAnswer says whether two nodes gave the same answer.
func sameAnswer[T any](a, b T) bool { return reflect.DeepEqual(a, b) }

package rpc

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
)

// Final returns the highest finalized block, on every node that is up.
//
// It is never below the highest known one, which it raises: final is final, also while a node lags or the nodes
// differ. Only higher blocks wait for them, and for the blocks in between, which must link to the known one: those of
// linkedPerCall slots are read in a call. See CatchUp.
func (c *Client) Final(ctx context.Context) (chain.Block, error) {
	b, _, err := c.advanceFinal(ctx)
	return b, err
}

// CatchUp is Final after a long stop: it returns when all blocks up to the final
// block of the nodes have been read.
func (c *Client) CatchUp(ctx context.Context) (chain.Block, error) {
	for {
		b, more, err := c.advanceFinal(ctx)
		if err != nil || !more {
			return b, err
		}
	}
}

// advanceFinal is Final. more says that the nodes have a higher one, and that there
// are blocks left to read before it counts.
func (c *Client) advanceFinal(ctx context.Context) (b chain.Block, more bool, err error) {
	known, err := c.known.Load(ctx)
	if err != nil {
		return chain.Block{}, false, err
	}
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (chain.Block, error) {
		return fetch(ctx, one, "the final block", checkedAfter, func(ctx context.Context, n *node, _ *chain.Block) (chain.Block, error) {
			return n.fetchNewest(ctx, Finalized)
		})
	})
	if err != nil {
		return chain.Block{}, false, err
	}
	agreed, err := c.agreeOnFinal(ctx, answers)
	switch {
	case errors.Is(err, chain.ErrWrongChain):
		return chain.Block{}, false, err
	case err == nil && known != nil && agreed.Number == known.Number && agreed.Hash != known.Hash:
		return chain.Block{}, false, c.inconsistentError("%w: block %d is %s, and was %s", chain.ErrDeepReorg, known.Number, agreed.Hash, known.Hash)
	case err == nil && (known == nil || agreed.Number > known.Number):
		return c.raiseFinal(ctx, known, agreed)
	case err == nil && agreed.Number == known.Number:
		return agreed, false, nil
	case known == nil, !slices.ContainsFunc(answers, func(a answer[chain.Block]) bool { return a.err == nil }):
		return chain.Block{}, false, err
	}
	b, err = c.fetchKnown(ctx, *known)
	return b, false, err
}

// agreeOnFinal is the highest block that all the nodes that answered have as
// final.
func (c *Client) agreeOnFinal(ctx context.Context, answers []answer[chain.Block]) (chain.Block, error) {
	lowest := answers[0]
	for _, a := range answers {
		if a.err != nil {
			return chain.Block{}, a.err
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
				return chain.Block{}, err
			}
		}
		if same.Hash != lowest.value.Hash {
			return chain.Block{}, c.contradiction(fmt.Sprintf("final block %d: %s and %s", lowest.value.Number, lowest.value.Hash, same.Hash), lowest.node, a.node)
		}
	}
	return lowest.value, nil
}

// fetchKnown reads the known final block, which every node that is believed has.
func (c *Client) fetchKnown(ctx context.Context, known chain.Block) (chain.Block, error) {
	b, err := c.Block(ctx, known.Number)
	if err == nil && b.Hash != known.Hash {
		err = c.inconsistentError("%w: block %d is %s, and was %s", chain.ErrDeepReorg, known.Number, b.Hash, known.Hash)
	}
	return b, err
}

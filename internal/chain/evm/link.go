package evm

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/granaryhq/granary/internal/chain"
)

// linkedPerCall bounds the headers that one call reads on the way to a final block.
const linkedPerCall = 10 * headersPerCall

// linkedBlocks remembers how far above the known final block the headers have been
// read, so that a client that was stopped for long reads each once.
type linkedBlocks struct {
	mu   sync.Mutex // one walk at a time; protects the following fields
	from string     // the hash of the known final block that the tip descends from
	tip  chain.Block
	// apart is the hash of a block of the follower's from which the chain does not go on: it is
	// on another fork until it goes back.
	apart string
}

// beginAt has the walk begin at the highest block that is known to descend from the known final
// one: where it has come to, or where the follower has. It returns true if that is the final one.
func (l *linkedBlocks) beginAt(known chain.Block, followed *chain.Block, agreed chain.Block) (linked bool) {
	if l.from != known.Hash || l.tip.Number >= agreed.Number {
		l.from, l.tip = known.Hash, known
	}
	switch {
	case followed == nil:
	case followed.Number == agreed.Number:
		return followed.Hash == agreed.Hash
	case followed.Number > l.tip.Number && followed.Hash != l.apart:
		l.tip = *followed
	}
	return false
}

// fail has the walk begin again after an error that is not of a node that is down: the tip may
// be of a fork itself.
func (l *linkedBlocks) fail() { l.from, l.apart = "", l.tip.Hash }

// raiseFinal makes the final block that the nodes agree on the known one, once it is proven to descend from that.
// Without a known block the nodes' word is all there is.
func (c *Client) raiseFinal(ctx context.Context, known *chain.Block, agreed Block) (b Block, more bool, err error) {
	if known != nil {
		linked, err := c.linkToKnown(ctx, *known, agreed)
		if err != nil {
			return Block{}, false, err
		}
		if !linked {
			b, err = c.fetchKnown(ctx, *known)
			return b, true, err
		}
	}
	now, err := c.known.Raise(ctx, known, agreed.neutral())
	switch {
	case err != nil:
		return Block{}, false, err
	case now.Hash == agreed.Hash.Hex():
		return agreed, false, nil
	}
	b, err = c.fetchKnown(ctx, now) // somebody else was faster
	return b, false, err
}

// linkToKnown says whether the final block is proven to descend from the known one. It
// reads the next linkedPerCall headers to find out. A node whose headers do not lead from
// the one to the other is on another fork, or several behind one address are.
func (c *Client) linkToKnown(ctx context.Context, known chain.Block, agreed Block) (bool, error) {
	followed, err := c.known.FollowedTip(ctx, known, agreed.Number)
	if err != nil {
		return false, err
	}
	l := c.linked
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.beginAt(known, followed, agreed.neutral()) {
		return true, nil
	}
	for read := 0; read < linkedPerCall; read += headersPerCall {
		tip, err := c.fetchLinkedTip(ctx, known, l.tip, agreed)
		if err != nil {
			if !errors.Is(err, chain.ErrUnavailable) {
				l.fail()
			}
			return false, err
		}
		l.tip = tip
		if tip.Number == agreed.Number {
			return true, nil
		}
	}
	return false, nil
}

// fetchLinkedTip fetches the headers after a block that the known one leads to, in one
// batch, and returns the last, which is the final block when they reach that far.
func (c *Client) fetchLinkedTip(ctx context.Context, known, tip chain.Block, agreed Block) (chain.Block, error) {
	to := min(agreed.Number, tip.Number+headersPerCall)
	headers, err := c.fetchHeadersThen(ctx, tip.Number+1, to, func(headers []*rpcBlock) error {
		first, last := headers[0], headers[len(headers)-1]
		switch {
		case first.header.ParentHash.Hex() != tip.Hash && tip.Hash == known.Hash:
			return fmt.Errorf("%w: %w: block %d does not descend from %s, which is final", chain.ErrInconsistent, chain.ErrDeepReorg, tip.Number+1, known.Hash)
		case first.header.ParentHash.Hex() != tip.Hash:
			return fmt.Errorf("%w: blocks %d and %d do not link", chain.ErrInconsistent, tip.Number, tip.Number+1)
		case to == agreed.Number && last.hash != agreed.Hash:
			return fmt.Errorf("%w: block %d is %s, and was %s a moment ago", chain.ErrInconsistent, to, last.hash, agreed.Hash)
		}
		return nil
	})
	if err != nil {
		return chain.Block{}, err
	}
	return headers[len(headers)-1].toBlock().neutral(), nil
}

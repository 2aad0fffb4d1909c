package rpc

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
)

const (
	// blocksAtOnce is how many blocks a node is asked for at the same time. A block may
	// take megabytes.
	blocksAtOnce = 8
	// linkedPerCall bounds the slots that one call reads on the way to a final block.
	linkedPerCall = 400
)

// linkedBlocks remembers how far above the known final block the blocks have been
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

// raiseFinal makes the final block that the nodes agree on the known one, once blocks that link lead to it from that.
// Without a known block the nodes' word is all there is.
func (c *Client) raiseFinal(ctx context.Context, known *chain.Block, agreed chain.Block) (b chain.Block, more bool, err error) {
	if known != nil {
		linked, err := c.linkToKnown(ctx, *known, agreed)
		if err != nil {
			return chain.Block{}, false, err
		}
		if !linked {
			b, err = c.fetchKnown(ctx, *known)
			return b, true, err
		}
	}
	now, err := c.known.Raise(ctx, known, agreed)
	switch {
	case err != nil:
		return chain.Block{}, false, err
	case now.Hash == agreed.Hash:
		return agreed, false, nil
	}
	b, err = c.fetchKnown(ctx, now) // somebody else was faster
	return b, false, err
}

// linkToKnown says whether blocks lead from the known one to the final one. It reads
// the next linkedPerCall slots to find out. A node whose blocks do not lead from the
// one to the other is on another fork, or several behind one address are.
func (c *Client) linkToKnown(ctx context.Context, known, agreed chain.Block) (bool, error) {
	followed, err := c.known.FollowedTip(ctx, known, agreed.Number)
	if err != nil {
		return false, err
	}
	l := c.linked
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.beginAt(known, followed, agreed) {
		return true, nil
	}
	to := min(agreed.Number, l.tip.Number+linkedPerCall)
	tip, err := c.fetchLinkedTip(ctx, known, l.tip, agreed, to)
	if err != nil {
		if !errors.Is(err, chain.ErrUnavailable) {
			l.fail()
		}
		return false, err
	}
	l.tip = tip
	return tip.Number == agreed.Number, nil
}

// fetchLinkedTip reads the blocks after one that the known one leads to, and returns
// the last, which is the final block when they reach that far.
func (c *Client) fetchLinkedTip(ctx context.Context, known, tip, agreed chain.Block, to uint64) (chain.Block, error) {
	return fetch(ctx, c, "blocks", checkedRecently, func(ctx context.Context, n *node, _ *chain.Block) (chain.Block, error) {
		slots, err := n.fetchSlotsAfter(ctx, tip.Number+1, to)
		if err != nil {
			return chain.Block{}, err
		}
		blocks, err := fetchEach(ctx, slots, n.fetchListed)
		if err != nil {
			return chain.Block{}, err
		}
		if blocks[0].Parent != tip.Hash && tip.Hash == known.Hash {
			return chain.Block{}, fmt.Errorf("%w: %w: block %d does not descend from %s, which is final", chain.ErrInconsistent, chain.ErrDeepReorg, blocks[0].Number, known.Hash)
		}
		if err := checkLinks(tip, blocks); err != nil {
			return chain.Block{}, err
		}
		last := blocks[len(blocks)-1]
		if to == agreed.Number && last.Hash != agreed.Hash {
			return chain.Block{}, fmt.Errorf("%w: block %d is %s, and was %s a moment ago", chain.ErrInconsistent, to, last.Hash, agreed.Hash)
		}
		return last, nil
	})
}

// fetchSlotsAfter asks the node which slots of from..to have a block; when none has, for
// the first after them. A node that has none after them is behind the one that named to.
func (n *node) fetchSlotsAfter(ctx context.Context, from, to uint64) ([]uint64, error) {
	const most = 500_000 // that a node looks through for one answer
	slots, err := n.fetchSlots(ctx, from, to)
	if err != nil || len(slots) > 0 {
		return slots, err
	}
	slots, err = n.fetchSlots(ctx, to+1, to+most)
	switch {
	case err != nil:
		return nil, err
	case len(slots) == 0:
		return nil, fmt.Errorf("%w: the node has no block from %d on", errBehind, from)
	}
	return slots[:1], nil
}

// checkLinks checks that each block names the one before.
func checkLinks(before chain.Block, blocks []chain.Block) error {
	for _, b := range blocks {
		if b.Parent != before.Hash {
			return fmt.Errorf("%w: blocks %d and %d do not link", chain.ErrInconsistent, before.Number, b.Number)
		}
		before = b
	}
	return nil
}

// fetchEach fetches values of slots, several at once, in their order.
func fetchEach[T any](ctx context.Context, slots []uint64, fetchOne func(context.Context, uint64) (T, error)) ([]T, error) {
	out := make([]T, len(slots))
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(blocksAtOnce)
	for i, slot := range slots {
		g.Go(func() (err error) {
			out[i], err = fetchOne(ctx, slot)
			return err
		})
	}
	return out, g.Wait()
}

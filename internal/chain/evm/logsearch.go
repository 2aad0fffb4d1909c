package evm

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
)

// LogSearch names the logs that SearchBack looks for: those of a contract with the topics, in blocks up to UpTo that are
// not older than Since, give or take an hour.
type LogSearch struct {
	Contract common.Address
	Topics   [][]common.Hash
	Since    time.Time
	UpTo     uint64
	// Progress, if not nil, is called after each request with the number of blocks that were searched, and of all that are to be.
	Progress func(searched, all uint64)
}

// searchWidth is the number of blocks whose logs a search requests at a time. The first request covers 2,000 blocks. Each success
// doubles that, to at most 128,000, seven hours of a chain that makes five blocks a second. A request that the node rejects is halved, since
// nodes differ in how many blocks they take, and no request is larger then until tryLargerAfter of that size have succeeded. A request
// that fails for another reason, such as a limit of the rate of requests, is made again.
type searchWidth struct {
	now, most uint64
	proven    uint64 // requests of as many blocks succeed, unless the node fails
	atMost    int    // requests of the largest size that have succeeded since that was set
	repeats   int    // of the last request
}

const (
	searchAtOnce     = 2000 // blocks of a search's first request
	mostSearchAtOnce = 64 * searchAtOnce
	tryLargerAfter   = 8
	mostRepeats      = 6 // of one request; between those that exceed a limit of the rate the client waits
)

func newSearchWidth() searchWidth {
	return searchWidth{now: searchAtOnce, most: mostSearchAtOnce, proven: searchAtOnce}
}

// adaptToFailure sets the size of the next request after one for the logs of so many blocks has failed, and reports whether the
// search goes on. A failure of the node, such as a timeout, may be due to the size if no request of that size has succeeded, or if it
// persists.
func (w *searchWidth) adaptToFailure(err error, blocks uint64) bool {
	limited := errors.As(err, new(rateLimited))
	switch {
	case errors.Is(err, errRangeRejected):
	case !errors.Is(err, chain.ErrUnavailable):
		return false
	case w.repeats < mostRepeats && (limited || blocks <= w.proven):
		w.repeats++
		return true
	case limited:
		return false
	}
	if blocks > 1 {
		w.shrinkBelow(blocks)
	}
	return blocks > 1
}

// shrinkBelow makes requests smaller than one that failed.
func (w *searchWidth) shrinkBelow(failed uint64) {
	w.now = failed / 2
	w.most, w.proven, w.atMost = w.now, min(w.proven, w.now), 0
}

// growTwofold makes requests larger after one for the logs of so many blocks has succeeded.
func (w *searchWidth) growTwofold(blocks uint64) {
	w.proven, w.repeats = max(w.proven, blocks), 0
	if w.now == w.most {
		w.atMost++
	}
	if w.atMost == tryLargerAfter {
		w.most, w.atMost = min(2*w.most, mostSearchAtOnce), 0
	}
	w.now = min(2*w.now, w.most)
}

// SearchBack calls visit with the number of each block that has such a log, newest first and each once, until visit
// returns false. A number is the word of any node that is up: ProvenReceipts of the block proves its logs. Error: that of a node that
// is up and lacks a part; chain.ErrUnavailable if one may have dropped logs of the blocks, which it lists as if there were none.
func (c *Client) SearchBack(ctx context.Context, s LogSearch, visit func(block uint64) (more bool, err error)) error {
	first, err := c.firstBlockSince(ctx, s.Since, s.UpTo)
	if err != nil {
		return err
	}
	width := newSearchWidth()
	for high := s.UpTo; ; {
		low := max(first, high-min(high, width.now-1))
		found, err := c.logsIn(ctx, low, high, s.Contract, s.Topics)
		if err != nil && ctx.Err() == nil && width.adaptToFailure(err, high-low+1) {
			continue
		}
		if err != nil {
			return err
		}
		slices.Sort(found)
		if len(found) > 0 && (found[0] < low || found[len(found)-1] > high) {
			return fmt.Errorf("%w: logs of blocks %d to %d are of blocks %d to %d", chain.ErrInconsistent, low, high, found[0], found[len(found)-1])
		}
		for _, block := range slices.Backward(slices.Compact(found)) {
			if more, err := visit(block); err != nil || !more {
				return err
			}
		}
		if s.Progress != nil {
			s.Progress(s.UpTo-low+1, s.UpTo-first+1)
		}
		if low <= first {
			return c.checkKept(ctx, first, s.UpTo)
		}
		width.growTwofold(high - low + 1)
		high = low - 1
	}
}

// mostWithoutReceipts is how many blocks without a transaction checkKept passes.
const mostWithoutReceipts = 16

// checkKept demands that every node that is up has the receipts of the first block of a range that has any. A node that has dropped them
// has dropped their logs, and may list none of the range. Error: chain.ErrUnavailable.
func (c *Client) checkKept(ctx context.Context, first, upTo uint64) error {
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (lacking uint64, err error) {
		for lacking = first; lacking <= min(first+mostWithoutReceipts, upTo); lacking++ {
			var receipts types.Receipts
			err = retryLimited(ctx, func() (err error) {
				receipts, _, err = one.ProvenReceipts(ctx, lacking)
				return err
			})
			if err != nil || len(receipts) > 0 {
				break
			}
		}
		return lacking, err
	})
	if err != nil {
		return err
	}
	for _, a := range answers {
		if a.err != nil {
			return fmt.Errorf("%w: a node of %s does not have the receipts of block %d, and may lack logs since: give chains.%s.rpc nodes that keep them: %w", chain.ErrUnavailable, c.cfg.Name, a.value, c.cfg.Name, a.err)
		}
	}
	return nil
}

// retryLimited makes a call again while nodes limit the rate of requests, a few times: each call waits until they may be asked.
func retryLimited(ctx context.Context, call func() error) error {
	for range mostRepeats {
		err := call()
		if !errors.As(err, new(rateLimited)) || ctx.Err() != nil {
			return err
		}
	}
	return call()
}

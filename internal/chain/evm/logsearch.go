package evm

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
)

// LogSearch names the logs that SearchBack looks for: those of a contract with the topics, in blocks up to UpTo that are
// not older than Since, give or take an hour.
type LogSearch struct {
	Contract common.Address
	Topics   [][]common.Hash
	Since    time.Time
	UpTo     uint64
}

// searchWidth is the number of blocks whose logs a search requests at a time. The first request covers 2,000 blocks. Each success
// doubles that, to at most 128,000, seven hours of a chain that makes five blocks a second; a request that the node rejects halves it
// for the rest of the search, since nodes differ in how many blocks they take.
type searchWidth struct{ now, most uint64 }

// searchAtOnce is the number of blocks of a search's first request.
const searchAtOnce = 2000

func newSearchWidth() searchWidth { return searchWidth{searchAtOnce, 64 * searchAtOnce} }

// shrinkBelow makes requests smaller than one that was rejected.
func (w *searchWidth) shrinkBelow(rejected uint64) { w.now = rejected / 2; w.most = w.now }

// growTwofold makes requests larger after one that was not rejected.
func (w *searchWidth) growTwofold() { w.now = min(2*w.now, w.most) }

// SearchBack calls visit with the number of each block that has such a log, newest first and each once, until visit
// returns false. The numbers are the answer of one node: ProvenReceipts of the block proves its logs.
func (c *Client) SearchBack(ctx context.Context, s LogSearch, visit func(block uint64) (more bool, err error)) error {
	first, err := c.firstBlockSince(ctx, s.Since, s.UpTo)
	if err != nil {
		return err
	}
	width := newSearchWidth()
	for high := s.UpTo; ; {
		low := max(first, high-min(high, width.now-1))
		found, err := c.logsIn(ctx, low, high, s.Contract, s.Topics)
		if errors.Is(err, chain.ErrUnavailable) && ctx.Err() == nil && low < high {
			width.shrinkBelow(high - low + 1)
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
		if low <= first {
			return nil
		}
		high = low - 1
		width.growTwofold()
	}
}

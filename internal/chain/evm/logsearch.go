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

// The first request of a search covers 2,000 blocks, which all providers of nodes allow. Each success doubles that, to
// at most 128,000.
const (
	searchAtOnce     = 2000
	mostSearchAtOnce = 64 * searchAtOnce
)

// SearchBack calls visit with the number of each block that has such a log, newest first and each once, until visit
// returns false. The numbers are the answer of one node: ProvenReceipts of the block proves its logs.
func (c *Client) SearchBack(ctx context.Context, s LogSearch, visit func(block uint64) (more bool, err error)) error {
	first, err := c.firstBlockSince(ctx, s.Since, s.UpTo)
	if err != nil {
		return err
	}
	atOnce, most := uint64(searchAtOnce), uint64(mostSearchAtOnce)
	for high := s.UpTo; ; {
		low := max(first, high-min(high, atOnce-1))
		found, err := c.logsIn(ctx, low, high, s.Contract, s.Topics)
		if errors.Is(err, chain.ErrUnavailable) && ctx.Err() == nil && low < high {
			atOnce = (high - low + 1) / 2 // nodes differ in how many blocks they search at a time
			most = atOnce
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
		high, atOnce = low-1, min(2*atOnce, most)
	}
}

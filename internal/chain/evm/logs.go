package evm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
)

// A node whose index of logs has a gap, or that lags, finds none without an error, and no proof shows that there is none. So every node
// that is up searches, and a log that one of them finds counts as found. A node may invent a log: callers prove those that they use.

// ErrSearchedInPart is the cause of the error of a search that one node or more has made, and another one that is up has not. The logs that
// were found are returned beside it: each counts, and that there are no others is not known.
var ErrSearchedInPart = errors.New("not every node that is up has searched the blocks")

// errRangeRejected is the cause of an error of a search, beside the client's.
var errRangeRejected = errors.New("the node may search fewer blocks at a time")

// logsIn returns the blocks of a range in which a contract has logged by the word of any node that is up, once for each log, also beside
// an error. Error: that of findLogs.
func (c *Client) logsIn(ctx context.Context, from, to uint64, at common.Address, topics [][]common.Hash) (found []uint64, err error) {
	logs, err := c.findLogs(ctx, from, to, at, topics)
	for _, l := range logs {
		found = append(found, l.BlockNumber)
	}
	return found, err
}

// findLogs returns the logs of a contract in a range of blocks that any of the nodes that are up finds, each once, also beside an error.
// Error: that of a node that is up and does not search the range, with ErrSearchedInPart if another one does; errRangeRejected if one has
// responded with an error that may be due to the size of the range.
func (c *Client) findLogs(ctx context.Context, from, to uint64, at common.Address, topics [][]common.Hash) (found []types.Log, err error) {
	query := ethereum.FilterQuery{FromBlock: new(big.Int).SetUint64(from), ToBlock: new(big.Int).SetUint64(to), Addresses: []common.Address{at}, Topics: topics}
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) ([]types.Log, error) { return one.filterLogs(ctx, query) })
	if err != nil {
		return nil, err
	}
	searched := false
	for _, a := range answers {
		if a.err != nil && (err == nil || errors.Is(a.err, errRangeRejected)) {
			err = a.err
		}
		searched = searched || a.err == nil
		found = append(found, a.value...)
	}
	if err != nil && searched {
		err = fmt.Errorf("%w: %w", ErrSearchedInPart, err)
	}
	slices.SortStableFunc(found, func(a, b types.Log) int {
		return cmp.Or(cmp.Compare(a.BlockNumber, b.BlockNumber), a.TxHash.Cmp(b.TxHash), cmp.Compare(a.Index, b.Index))
	})
	return slices.CompactFunc(found, func(a, b types.Log) bool {
		return a.BlockNumber == b.BlockNumber && a.TxHash == b.TxHash && a.Index == b.Index
	}), err
}

// filterLogs returns the logs that one node finds. A node that limits the size of requests is up: its error is not that of one that
// is down.
func (c *Client) filterLogs(ctx context.Context, query ethereum.FilterQuery) (logs []types.Log, err error) {
	rejected := false
	err = c.runCall(ctx, fmt.Sprintf("logs of blocks %d to %d", query.FromBlock, query.ToBlock), func(ctx context.Context, n *node) (err error) {
		logs, err = n.eth.FilterLogs(ctx, query)
		rejected = isRangeRejection(err)
		return err
	})
	switch {
	case err == nil:
		return logs, nil
	case rejected && errors.Is(err, errDown):
		err = fmt.Errorf("%w: %w: %v", chain.ErrUnavailable, errRangeRejected, err) //nolint:errorlint // the node is not down
	case rejected:
		err = fmt.Errorf("%w: %w", err, errRangeRejected)
	}
	return nil, err
}

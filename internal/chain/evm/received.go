package evm

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"sort"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
)

// locateRequests bounds the requests of one search for a message. Nodes that take 2,000 blocks at a time are searched for nine days
// of a chain that makes five blocks a second: one in nine requests tries more blocks.
const locateRequests = 2250

// LocateMessage returns the blocks up to upTo in which a bridge's message of a key may have come that was
// sent at a time, which Transfers of such a block proves. It returns none if no node that is up has the message in a block since, or
// the chain has no such bridge. Error: chain.ErrUnavailable if a node takes too few blocks at a time to search all of them, or lacks some.
func (r Reader) LocateMessage(ctx context.Context, key string, since time.Time, upTo uint64) ([]uint64, error) {
	at, topics, ok := r.client.receivedTopics(key)
	if !ok {
		return nil, nil
	}
	from, err := r.client.firstBlockSince(ctx, since, upTo)
	if err != nil {
		return nil, err
	}
	width := newSearchWidth()
	for range locateRequests {
		if from > upTo {
			return nil, nil
		}
		to := min(upTo, from+width.now-1)
		named, searchErr := r.client.logsIn(ctx, from, to, at, topics)
		found, err := r.client.provenAmong(ctx, named, at, topics)
		if err != nil || len(found) > 0 {
			return found, err
		}
		if searchErr != nil && ctx.Err() == nil && width.adaptToFailure(searchErr, to-from+1) {
			continue
		}
		if searchErr != nil {
			return nil, searchErr
		}
		width.growTwofold(to - from + 1)
		from = to + 1
	}
	if from > upTo {
		return nil, nil
	}
	return nil, fmt.Errorf("%w: %d requests for logs of %s have not reached blocks %d to %d: the node takes too few blocks at a time", chain.ErrUnavailable, locateRequests, r.client.cfg.Name, from, upTo)
}

// CheckKept demands that every node that is up has the blocks since a time in which LocateMessage searches: a node that has dropped them
// finds none. Error: chain.ErrUnavailable.
func (r Reader) CheckKept(ctx context.Context, since time.Time, upTo uint64) error {
	first, err := r.client.firstBlockSince(ctx, since, upTo)
	if err != nil {
		return err
	}
	return r.client.checkKept(ctx, first, upTo)
}

// provenAmong returns those of the blocks in which a proven receipt has such a log. Any one of several nodes may have named a block: one
// that it invents must not end a search before the block that has the log.
func (c *Client) provenAmong(ctx context.Context, blocks []uint64, at common.Address, topics [][]common.Hash) (proven []uint64, err error) {
	if len(c.nodes) < 2 {
		return blocks, nil // the caller proves them, and there is no other node's word
	}
	for _, number := range slices.Compact(slices.Sorted(slices.Values(blocks))) {
		receipts, _, err := c.ProvenReceipts(ctx, number)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(receipts, func(r *types.Receipt) bool {
			return slices.ContainsFunc(r.Logs, func(l *types.Log) bool { return isSearchedLog(l, at, topics) })
		}) {
			proven = append(proven, number)
		}
	}
	return proven, nil
}

// isSearchedLog returns whether a log is of the contract and has the topics, an empty list of which is any.
func isSearchedLog(l *types.Log, at common.Address, topics [][]common.Hash) bool {
	if l.Address != at || len(l.Topics) < len(topics) {
		return false
	}
	for i, some := range topics {
		if len(some) > 0 && !slices.Contains(some, l.Topics[i]) {
			return false
		}
	}
	return true
}

// isRangeRejection reports whether an error may be due to the number of blocks whose logs are requested: an error of JSON-RPC, an
// HTTP status for a request, or a response, that is too large, or a response of more than maxResponse. Providers agree on no code. A
// rate limit is another matter.
func isRangeRejection(err error) bool {
	if isRateLimit(err) {
		return false
	}
	if errors.Is(err, errTooLarge) {
		return true
	}
	var status rpc.HTTPError
	if errors.As(err, &status) {
		return status.StatusCode == http.StatusRequestEntityTooLarge || status.StatusCode == http.StatusBadRequest
	}
	var rejected rpc.Error
	return errors.As(err, &rejected)
}

// receivedTopics returns the contract and the topics of its event for a received message.
func (c *Client) receivedTopics(key string) (at common.Address, topics [][]common.Hash, ok bool) {
	if nonce, is := cctp.NonceOfKey(key); is {
		return c.cfg.Bridge.MessageTransmitter, [][]common.Hash{{cctp.ReceivedTopic}, nil, {nonce}}, c.cfg.Bridge.MessageTransmitter != (common.Address{})
	}
	guid, is := oft.GUIDOfKey(key)
	return c.cfg.OFT, [][]common.Hash{{oft.ReceivedTopic}, {guid}}, is && c.cfg.OFT != (common.Address{})
}

// clockLag is how far the clocks of two chains may differ.
const clockLag = time.Hour

// firstBlockSince is the first block that is not older than a time, and an hour, as the node says that has the earliest.
func (c *Client) firstBlockSince(ctx context.Context, since time.Time, upTo uint64) (uint64, error) {
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (uint64, error) { return one.searchBlockSince(ctx, since, upTo) })
	first := upTo
	for _, a := range answers {
		if err == nil {
			err = a.err
		}
		first = min(first, a.value)
	}
	return first, err
}

// searchBlockSince is firstBlockSince of one node. It is looked for from the end
// on, in ever larger steps: a node need not have blocks that are much older.
func (c *Client) searchBlockSince(ctx context.Context, since time.Time, upTo uint64) (uint64, error) {
	var failed error
	isYoung := func(n uint64) bool {
		var b Block
		err := retryLimited(ctx, func() (err error) {
			b, err = c.Block(ctx, n)
			return err
		})
		failed = errors.Join(failed, err)
		return err == nil && !b.Time.Before(since.Add(-clockLag))
	}
	low, high := upTo, upTo
	for step := uint64(1); low > 0 && isYoung(low); step *= 2 {
		low, high = low-min(low, step), low
	}
	first := low + uint64(sort.Search(int(high-low), func(n int) bool { return failed != nil || isYoung(low+uint64(n)) }))
	return first, failed
}

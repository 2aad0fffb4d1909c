package evm

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"sort"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
)

// locateRequests bounds the requests of one search for a message. Nodes that take 2,000 blocks at a time are searched for nine days
// of a chain that makes five blocks a second: one in nine requests tries more blocks.
const locateRequests = 2250

// LocateMessage returns the blocks up to upTo in which a bridge's message of a key may have come that was
// sent at a time: a node's word, which Transfers of such a block proves. It returns none if the message is in no block since, or
// the chain has no such bridge. Error: chain.ErrUnavailable if the node takes too few blocks at a time to search all of them.
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
		found, err := r.client.logsIn(ctx, from, to, at, topics)
		if err != nil && ctx.Err() == nil && width.adaptToFailure(err, to-from+1) {
			continue
		}
		if err != nil || len(found) > 0 {
			return found, err
		}
		width.growTwofold(to - from + 1)
		from = to + 1
	}
	if from > upTo {
		return nil, nil
	}
	return nil, fmt.Errorf("%w: %d requests for logs of %s have not reached blocks %d to %d: the node takes too few blocks at a time", chain.ErrUnavailable, locateRequests, r.client.cfg.Name, from, upTo)
}

// errRangeRejected is the cause of an error of logsIn, beside the client's.
var errRangeRejected = errors.New("the node may search fewer blocks at a time")

// logsIn returns the blocks of a range in which a contract has logged, once for each log. Error: errRangeRejected if a node has
// responded with an error that may be due to the size of the range.
func (c *Client) logsIn(ctx context.Context, from, to uint64, at common.Address, topics [][]common.Hash) (found []uint64, err error) {
	rejected := false
	err = c.runCall(ctx, fmt.Sprintf("logs of blocks %d to %d", from, to), func(ctx context.Context, n *node) error {
		logs, err := n.eth.FilterLogs(ctx, ethereum.FilterQuery{FromBlock: new(big.Int).SetUint64(from), ToBlock: new(big.Int).SetUint64(to), Addresses: []common.Address{at}, Topics: topics})
		found = nil
		for _, l := range logs {
			found = append(found, l.BlockNumber)
		}
		rejected = rejected || isRangeRejection(err)
		return err
	})
	if err != nil && rejected {
		err = fmt.Errorf("%w: %w", err, errRangeRejected)
	}
	return found, err
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

// receivedTopics are the contract and the topics by which it tells of a message that has come.
func (c *Client) receivedTopics(key string) (at common.Address, topics [][]common.Hash, ok bool) {
	if nonce, is := cctp.NonceOfKey(key); is {
		return c.cfg.Bridge.MessageTransmitter, [][]common.Hash{{cctp.ReceivedTopic}, nil, {nonce}}, c.cfg.Bridge.MessageTransmitter != (common.Address{})
	}
	guid, is := oft.GUIDOfKey(key)
	return c.cfg.OFT, [][]common.Hash{{oft.ReceivedTopic}, {guid}}, is && c.cfg.OFT != (common.Address{})
}

// clockLag is how far the clocks of two chains may differ.
const clockLag = time.Hour

// firstBlockSince is the first block that is not older than a time, and an hour. It is looked for from the end
// on, in ever larger steps: a node need not have blocks that are much older.
func (c *Client) firstBlockSince(ctx context.Context, since time.Time, upTo uint64) (uint64, error) {
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

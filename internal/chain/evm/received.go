package evm

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sort"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
)

// locateRequests bounds the requests of one search for a message. Nodes that take 2,000 blocks at a time are searched for nine days
// of a chain that makes five blocks a second.
const locateRequests = 2000

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
		if errors.Is(err, chain.ErrUnavailable) && ctx.Err() == nil && from < to {
			width.shrinkBelow(to - from + 1)
			continue
		}
		if err != nil || len(found) > 0 {
			return found, err
		}
		from = to + 1
		width.growTwofold()
	}
	if from > upTo {
		return nil, nil
	}
	return nil, fmt.Errorf("%w: %d requests for logs of %s have not reached blocks %d to %d: the node takes too few blocks at a time", chain.ErrUnavailable, locateRequests, r.client.cfg.Name, from, upTo)
}

// logsIn are the blocks of a range in which a contract has logged.
func (c *Client) logsIn(ctx context.Context, from, to uint64, at common.Address, topics [][]common.Hash) (found []uint64, err error) {
	err = c.runCall(ctx, fmt.Sprintf("logs of blocks %d to %d", from, to), func(ctx context.Context, n *node) error {
		logs, err := n.eth.FilterLogs(ctx, ethereum.FilterQuery{FromBlock: new(big.Int).SetUint64(from), ToBlock: new(big.Int).SetUint64(to), Addresses: []common.Address{at}, Topics: topics})
		found = nil
		for _, l := range logs {
			found = append(found, l.BlockNumber)
		}
		return err
	})
	return found, err
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
		b, err := c.Block(ctx, n)
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

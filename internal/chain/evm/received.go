package evm

import (
	"context"
	"fmt"
	"math/big"
	"sort"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
)

// A message is looked for in so many ranges of so many blocks from when it was sent. Most come
// within the hour.
const (
	locateRanges = 200
	locateBlocks = 2000
)

// LocateMessage says in which blocks up to one a bridge's message of a key may have come that was
// sent at a time: a node's word, which Transfers of such a block proves. None where it is not found in
// the first 400,000 blocks since, or the chain has no such bridge.
func (r Reader) LocateMessage(ctx context.Context, key string, since time.Time, upTo uint64) ([]uint64, error) {
	at, topics, ok := r.client.receivedTopics(key)
	if !ok {
		return nil, nil
	}
	from, err := r.client.firstBlockSince(ctx, since, upTo)
	if err != nil {
		return nil, err
	}
	for range locateRanges {
		if from > upTo {
			break
		}
		to := min(upTo, from+locateBlocks-1)
		var found []uint64
		err := r.client.runCall(ctx, fmt.Sprintf("logs of blocks %d to %d", from, to), func(ctx context.Context, n *node) error {
			logs, err := n.eth.FilterLogs(ctx, ethereum.FilterQuery{FromBlock: new(big.Int).SetUint64(from), ToBlock: new(big.Int).SetUint64(to), Addresses: []common.Address{at}, Topics: topics})
			found = nil
			for _, l := range logs {
				found = append(found, l.BlockNumber)
			}
			return err
		})
		if err != nil || len(found) > 0 {
			return found, err
		}
		from = to + 1
	}
	return nil, nil
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

// firstBlockSince is the first block that is not older than a time, and an hour.
func (c *Client) firstBlockSince(ctx context.Context, since time.Time, upTo uint64) (uint64, error) {
	var failed error
	first := sort.Search(int(upTo), func(n int) bool {
		if failed != nil {
			return true
		}
		b, err := c.Block(ctx, uint64(n))
		failed = err
		return err != nil || !b.Time.Before(since.Add(-clockLag))
	})
	return uint64(first), failed
}

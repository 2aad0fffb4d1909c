package attester

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sort"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/bridge/cctp"
)

// evmChain is a chain of the EVM. A message is in a log of its transmitter, and the log's
// place is the message's.
type evmChain struct {
	domain      cctp.Domain
	client      *ethclient.Client
	transmitter common.Address
}

func (c evmChain) isHash(text string) bool {
	_, ok := parseWord(text)
	return ok
}

func (c evmChain) readTransaction(ctx context.Context, hash string) ([]sent, error) {
	tx, _ := parseWord(hash)
	return c.readLogs(ctx, tx)
}

// readLogs lists the messages that a transaction has sent, in the order of its logs.
func (c evmChain) readLogs(ctx context.Context, tx common.Hash) ([]sent, error) {
	receipt, err := c.client.TransactionReceipt(ctx, tx)
	if errors.Is(err, ethereum.NotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("reading transaction %s: %w", tx, err)
	}
	header, err := c.client.HeaderByHash(ctx, receipt.BlockHash)
	if errors.Is(err, ethereum.NotFound) { // it was replaced just now
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("reading the block of %s: %w", tx, err)
	}
	var list []sent
	for place, log := range receipt.Logs {
		if log.Address != c.transmitter || len(log.Topics) == 0 || log.Topics[0] != cctp.SentTopic {
			continue
		}
		m, err := cctp.DecodeSent(log)
		if err != nil {
			return nil, fmt.Errorf("reading log %d of %s: %w", place, tx, err)
		}
		list = append(list, sent{m, nonceOf(c.domain, tx, place), header.Number.Uint64(), header.Time})
	}
	return list, nil
}

func (c evmChain) findNonce(ctx context.Context, nonce common.Hash) ([]sent, error) {
	logs, err := c.client.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: new(big.Int),
		Addresses: []common.Address{c.transmitter},
		Topics:    [][]common.Hash{{cctp.SentTopic}},
	})
	if err != nil {
		return nil, fmt.Errorf("looking for messages: %w", err)
	}
	read := map[common.Hash]bool{}
	for _, log := range logs {
		if read[log.TxHash] {
			continue
		}
		read[log.TxHash] = true
		list, err := c.readLogs(ctx, log.TxHash)
		if err != nil {
			return nil, err
		}
		for _, s := range list {
			if s.nonce == nonce {
				return []sent{s}, nil
			}
		}
	}
	return nil, nil
}

// readHeights: fast messages are signed once another block is behind theirs.
func (c evmChain) readHeights(ctx context.Context) (heights, error) {
	head, err := c.client.BlockNumber(ctx)
	if err != nil {
		return heights{}, fmt.Errorf("asking for the head: %w", err)
	}
	final, err := c.client.HeaderByNumber(ctx, big.NewInt(int64(rpc.FinalizedBlockNumber)))
	if err != nil {
		return heights{}, fmt.Errorf("reading the final block: %w", err)
	}
	return heights{max(head, 1) - 1, final.Number.Uint64()}, nil
}

func (c evmChain) lastBlockBy(ctx context.Context, time uint64) (uint64, error) {
	head, err := c.client.BlockNumber(ctx)
	if err != nil {
		return 0, fmt.Errorf("asking for the head: %w", err)
	}
	later := sort.Search(int(head), func(n int) bool {
		if err != nil {
			return true
		}
		header, failed := c.client.HeaderByNumber(ctx, big.NewInt(int64(n)+1))
		if failed != nil {
			err = fmt.Errorf("reading block %d: %w", n+1, failed)
			return true
		}
		return header.Time > time
	})
	return uint64(later), err
}

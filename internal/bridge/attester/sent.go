package attester

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/big"
	"sort"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/bridge/cctp"
)

// sent is a message as its chain has it now.
type sent struct {
	message cctp.Message
	nonce   common.Hash
	block   uint64
	time    uint64 // of the block
}

// nonceOf is the nonce of the message that a transaction has in a place among its logs. It
// does not depend on the block: mined again after a reorganization, the transaction has
// the nonce that it had, and what was minted already is not minted twice.
func nonceOf(source cctp.Domain, tx common.Hash, place int) common.Hash {
	b := binary.BigEndian.AppendUint32(nil, uint32(source))
	b = append(b, tx[:]...)
	return crypto.Keccak256Hash(binary.BigEndian.AppendUint32(b, uint32(place)))
}

// readTransaction lists the messages that a transaction has sent, in the order of its
// logs; none if the chain does not have it.
func (c Chain) readTransaction(ctx context.Context, tx common.Hash) ([]sent, error) {
	receipt, err := c.Client.TransactionReceipt(ctx, tx)
	if errors.Is(err, ethereum.NotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("reading transaction %s: %w", tx, err)
	}
	header, err := c.Client.HeaderByHash(ctx, receipt.BlockHash)
	if errors.Is(err, ethereum.NotFound) { // it was replaced just now
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("reading the block of %s: %w", tx, err)
	}
	var list []sent
	for place, log := range receipt.Logs {
		if log.Address != c.Transmitter || len(log.Topics) == 0 || log.Topics[0] != cctp.SentTopic {
			continue
		}
		m, err := cctp.DecodeSent(log)
		if err != nil {
			return nil, fmt.Errorf("reading log %d of %s: %w", place, tx, err)
		}
		list = append(list, sent{m, nonceOf(c.Domain, tx, place), header.Number.Uint64(), header.Time})
	}
	return list, nil
}

// findNonce looks for the message with a nonce through the whole chain, which a sandbox's
// is short enough for.
func (c Chain) findNonce(ctx context.Context, nonce common.Hash) ([]sent, error) {
	logs, err := c.Client.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: new(big.Int),
		Addresses: []common.Address{c.Transmitter},
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
		list, err := c.readTransaction(ctx, log.TxHash)
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

// heights are how far a chain has come.
type heights struct{ head, final uint64 }

// readHeights is asked for before messages are read: what is in a block that was final
// then is in the chain for good.
func (c Chain) readHeights(ctx context.Context) (heights, error) {
	head, err := c.Client.BlockNumber(ctx)
	if err != nil {
		return heights{}, fmt.Errorf("asking for the head: %w", err)
	}
	final, err := c.Client.HeaderByNumber(ctx, big.NewInt(int64(rpc.FinalizedBlockNumber)))
	if err != nil {
		return heights{}, fmt.Errorf("asking what is final: %w", err)
	}
	return heights{head, final.Number.Uint64()}, nil
}

// lastBlockBy is the last block that is not later than a time. It is the same whenever it
// is asked for, once the chain is past that time.
func (c Chain) lastBlockBy(ctx context.Context, time uint64) (uint64, error) {
	head, err := c.Client.BlockNumber(ctx)
	if err != nil {
		return 0, fmt.Errorf("asking for the head: %w", err)
	}
	later := sort.Search(int(head), func(n int) bool {
		if err != nil {
			return true
		}
		header, failed := c.Client.HeaderByNumber(ctx, big.NewInt(int64(n)+1))
		if failed != nil {
			err = fmt.Errorf("reading block %d: %w", n+1, failed)
			return true
		}
		return header.Time > time
	})
	return uint64(later), err
}

package evmintent

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/intent"
)

// FindBurns calls visit with the burns of the accounts in blocks since a time and up to a final one, the newest first. A message
// counts only if it is the token messenger's, inside an intent of the account in a proven block. On a chain without a bridge it finds none.
func (f *Family) FindBurns(ctx context.Context, name chain.Name, accounts []chain.Address, since time.Time, upTo uint64, visit func(intent.Burn) error) error {
	on, err := f.chain(name)
	if err != nil {
		return err
	}
	if on.Bridge == (cctp.Deployment{}) {
		return nil
	}
	reader := burnReader{messenger: on.Bridge.TokenMessenger, transmitter: on.Bridge.MessageTransmitter}
	for _, a := range accounts {
		reader.accounts = append(reader.accounts, cctp.Word(a.EVM()))
	}
	search := evm.LogSearch{Contract: on.Bridge.TokenMessenger, Topics: [][]common.Hash{{cctp.DepositedTopic}, nil, reader.accounts}, Since: since, UpTo: upTo}
	err = on.Client.SearchBack(ctx, search, func(block uint64) (bool, error) {
		receipts, header, err := on.Client.ProvenReceipts(ctx, block)
		if err != nil {
			return false, err
		}
		for _, r := range slices.Backward(receipts) {
			for _, burn := range slices.Backward(reader.read(r)) {
				burn.Time = header.Time
				if err := visit(burn); err != nil {
					return false, err
				}
			}
		}
		return true, nil
	})
	if err != nil {
		return fmt.Errorf("searching for burns on %s: %w", name, err)
	}
	return nil
}

// burnReader reads the messages by which accounts burnt USDC.
type burnReader struct {
	messenger, transmitter common.Address
	accounts               []common.Hash
}

// read returns the burns in a receipt that an intent of their own account made, in their order. An account executes one intent
// at a time, so the last one that started and has not ended sent the message.
func (r burnReader) read(receipt *types.Receipt) (found []intent.Burn) {
	running := map[common.Hash]common.Hash{} // nonces by account
	for _, l := range receipt.Logs {
		switch {
		case len(l.Topics) > 1 && l.Topics[0] == startedTopic:
			running[cctp.Word(l.Address)] = l.Topics[1]
		case len(l.Topics) > 1 && l.Topics[0] == executedTopic:
			delete(running, cctp.Word(l.Address))
		case l.Address == r.transmitter:
			m, err := cctp.DecodeSent(l)
			if err != nil {
				continue // another event of the transmitter
			}
			burn, is := burnOf(m, r.messenger)
			if !is || !slices.Contains(r.accounts, burn.MessageSender) {
				continue
			}
			nonce, runs := running[burn.MessageSender]
			if runs && [16]byte(nonce[:16]) == [16]byte{} { // an id has 128 bits
				found = append(found, intent.Burn{ID: uuid.UUID(nonce[16:]), Account: chain.EVMAddress(common.BytesToAddress(burn.MessageSender.Bytes())),
					Message: m.Encode(), Block: receipt.BlockNumber.Uint64(), TxHash: receipt.TxHash.Hex()})
			}
		}
	}
	return found
}

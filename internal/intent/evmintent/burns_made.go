package evmintent

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/intent"
)

// FindBurns calls visit with the burns of the accounts in blocks since a time and up to a final one, the newest first. A message
// counts only if it is the token messenger's, inside an intent of the account in a proven block. On a chain without a bridge it finds none.
func (f *Family) FindBurns(ctx context.Context, name chain.Name, accounts []chain.Address, since time.Time, upTo uint64, progress func(done, total int), visit func(intent.Burn) error) error {
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
	search := evm.LogSearch{Contract: on.Bridge.TokenMessenger, Topics: [][]common.Hash{{cctp.DepositedTopic}, nil, reader.accounts}, Since: since, UpTo: upTo, Progress: countBlocks(progress)}
	err = on.Client.SearchBack(ctx, search, func(block uint64) (bool, error) {
		receipts, header, err := on.Client.ProvenReceipts(ctx, block)
		if err != nil {
			return false, err
		}
		for _, r := range slices.Backward(receipts) {
			for _, burn := range slices.Backward(reader.readBurns(r)) {
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

// readBurns returns the burns in a receipt that an intent of their own account made, in their order.
func (r burnReader) readBurns(receipt *types.Receipt) (found []intent.Burn) {
	running := runningIntents{}
	for _, l := range receipt.Logs {
		if running.noteLog(l) || l.Address != r.transmitter {
			continue
		}
		m, err := cctp.DecodeSent(l)
		if err != nil {
			continue // another event of the transmitter
		}
		burn, is := burnOf(m, r.messenger)
		if !is || !slices.Contains(r.accounts, burn.MessageSender) {
			continue
		}
		account := common.BytesToAddress(burn.MessageSender.Bytes())
		if id, runs := running.idOf(account); runs {
			found = append(found, intent.Burn{ID: id, Account: chain.EVMAddress(account), Message: m.Encode(), Block: receipt.BlockNumber.Uint64(), TxHash: receipt.TxHash.Hex()})
		}
	}
	return found
}

package evmintent

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

var (
	startedTopic  = executor.GetABI().Events[contracts.WalletExecutorIntentStartedEventName].ID
	executedTopic = executor.GetABI().Events[contracts.WalletExecutorIntentExecutedEventName].ID
)

// RequestMade is a request to a source that an account made by an executed intent.
type RequestMade struct {
	ID      uuid.UUID // of the intent
	Account chain.Address
	Units   money.Units // given: of the stablecoin, or shares
	Block   uint64
	TxHash  string
}

// RequestsAge is how old a request is at most that FindRequests finds.
const RequestsAge = 400 * 24 * time.Hour

// FindRequests calls visit with the requests that the accounts made of a source in one direction, in blocks up to a
// final one, the newest block first, until visit returns false. A log of the source counts only inside an intent of the account
// in a proven block, and if the account gave its own: requests that strangers make in an account's name are left out.
func (f *Family) FindRequests(ctx context.Context, source yield.Source, redeem bool, accounts []chain.Address, upTo uint64, visit func(RequestMade) (more bool, err error)) error {
	on, err := f.chain(source.Chain)
	if err != nil {
		return err
	}
	topic := depositRequestTopic
	if redeem {
		topic = redeemRequestTopic
	}
	controllers := make([]common.Hash, len(accounts))
	for i, a := range accounts {
		controllers[i] = common.BytesToHash(a.EVM().Bytes())
	}
	search := evm.LogSearch{Contract: source.Requests, Topics: [][]common.Hash{{topic}, controllers}, Since: f.clock.Now().Add(-RequestsAge), UpTo: upTo}
	err = on.Client.SearchBack(ctx, search, func(block uint64) (bool, error) {
		receipts, _, err := on.Client.ProvenReceipts(ctx, block)
		if err != nil {
			return false, err
		}
		for _, r := range slices.Backward(receipts) {
			for _, made := range slices.Backward(readRequests(r, source.Requests, topic, controllers)) {
				if more, err := visit(made); err != nil || !more {
					return false, err
				}
			}
		}
		return true, nil
	})
	if err != nil {
		return fmt.Errorf("searching for requests to %s: %w", source.ID, err)
	}
	return nil
}

// readRequests returns the requests in a receipt that an intent of their own account made. An account executes one
// intent at a time, so the last one that started and has not ended made the log.
func readRequests(r *types.Receipt, at common.Address, topic common.Hash, controllers []common.Hash) (found []RequestMade) {
	running := map[common.Address]common.Hash{} // nonces by account
	for _, l := range r.Logs {
		switch {
		case len(l.Topics) < 2:
		case l.Topics[0] == startedTopic:
			running[l.Address] = l.Topics[1]
		case l.Topics[0] == executedTopic:
			delete(running, l.Address)
		case l.Address == at && l.Topics[0] == topic && len(l.Topics) == 4 && len(l.Data) == 64 && slices.Contains(controllers, l.Topics[1]) &&
			l.Topics[2] == l.Topics[1] && common.Hash(l.Data[:32]) == l.Topics[1]: // controller, owner and sender
			account := common.BytesToAddress(l.Topics[1].Bytes())
			if nonce, is := running[account]; is && [16]byte(nonce[:16]) == [16]byte{} { // an id has 128 bits
				found = append(found, RequestMade{uuid.UUID(nonce[16:]), chain.EVMAddress(account), money.UnitsFromWord([32]byte(l.Data[32:])), r.BlockNumber.Uint64(), r.TxHash.Hex()})
			}
		}
	}
	return found
}

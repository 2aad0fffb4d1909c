package relay

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
)

var (
	executor = contracts.NewWalletExecutor()
	carrier  = contracts.NewIntentCarrier()

	startedTopic  = executor.GetABI().Events[contracts.WalletExecutorIntentStartedEventName].ID
	executedTopic = executor.GetABI().Events[contracts.WalletExecutorIntentExecutedEventName].ID
	refusedTopic  = carrier.GetABI().Events[contracts.IntentCarrierIntentRefusedEventName].ID
)

// item names an intent on the chain.
type item struct {
	wallet common.Address
	nonce  common.Hash
}

func itemOf(wallet common.Address, id uuid.UUID) item {
	return item{wallet, common.BigToHash(new(big.Int).SetBytes(id[:]))}
}

// reading is what a receipt tells of the intents in it.
type reading struct {
	executed map[item][]types.Log // the logs of its calls
	refused  map[item][]byte      // the reason, ABI-encoded
}

// read finds the intents of a transaction in its logs. Only the wallet's own
// word makes an intent executed; only the carrier's makes it refused, and that
// is no more than a hint.
func read(logs []*types.Log, carrierAt common.Address) reading {
	out := reading{map[item][]types.Log{}, map[item][]byte{}}
	started := map[item]int{}
	for i, l := range logs {
		if len(l.Topics) < 2 {
			continue
		}
		switch at := (item{l.Address, l.Topics[1]}); {
		case l.Topics[0] == startedTopic:
			started[at] = i
		case l.Topics[0] == executedTopic:
			from, ok := started[at]
			if !ok {
				continue
			}
			between := make([]types.Log, 0, i-from-1)
			for _, l := range logs[from+1 : i] {
				between = append(between, *l)
			}
			out.executed[at] = between
		case l.Topics[0] == refusedTopic && l.Address == carrierAt:
			if e, err := carrier.UnpackIntentRefusedEvent(l); err == nil {
				out.refused[item{e.Wallet, common.BigToHash(e.Nonce)}] = e.Reason
			}
		}
	}
	return out
}

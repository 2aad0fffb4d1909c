package relay

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/failure"
)

var (
	executorABI = contracts.NewWalletExecutor()
	carrierABI  = contracts.NewIntentCarrier()

	startedTopic   = executorABI.GetABI().Events[contracts.WalletExecutorIntentStartedEventName].ID
	executedTopic  = executorABI.GetABI().Events[contracts.WalletExecutorIntentExecutedEventName].ID
	cancelledTopic = executorABI.GetABI().Events[contracts.WalletExecutorIntentCancelledEventName].ID
	refusedTopic   = carrierABI.GetABI().Events[contracts.IntentCarrierIntentRefusedEventName].ID
)

// intentKey names an intent on the chain.
type intentKey struct {
	wallet common.Address
	nonce  common.Hash
}

func intentKeyOf(wallet common.Address, id uuid.UUID) intentKey {
	return intentKey{wallet, common.BigToHash(new(big.Int).SetBytes(id[:]))}
}

// receiptOutcomes are the outcomes in a receipt of its intents.
type receiptOutcomes struct {
	executed  map[intentKey][]types.Log // the logs of its calls
	cancelled map[intentKey]bool
	refused   map[intentKey][]byte // the reason, ABI-encoded
}

// refusalOf says why an intent was refused in a transaction that succeeded. One that called the wallet itself leaves no
// log if the wallet's account had no code, since its delegation was skipped.
func (r *Relay) refusalOf(in openIntent, o receiptOutcomes, key intentKey) failure.Reason {
	reason, refused := o.refused[key]
	if !refused {
		return waitsFor("its transaction ran no code of the wallet")
	}
	return r.known.explainRefusal(in, reason)
}

// decides reports whether the receipt decides the intent for good, once its block is final.
func (o receiptOutcomes) decides(key intentKey) bool {
	_, executed := o.executed[key]
	return executed || o.cancelled[key]
}

// parseIntentLogs finds the intents of a transaction in its logs. An intent is
// executed, or cancelled, when its wallet's own logs say so, and refused when the
// carrier's do; the latter is no more than a hint.
func parseIntentLogs(logs []*types.Log, carrierAt common.Address) receiptOutcomes {
	out := receiptOutcomes{map[intentKey][]types.Log{}, map[intentKey]bool{}, map[intentKey][]byte{}}
	started := map[intentKey]int{}
	for i, l := range logs {
		if len(l.Topics) < 2 {
			continue
		}
		switch key := (intentKey{l.Address, l.Topics[1]}); {
		case l.Topics[0] == startedTopic:
			started[key] = i
		case l.Topics[0] == executedTopic:
			from, ok := started[key]
			if !ok {
				continue
			}
			between := make([]types.Log, 0, i-from-1)
			for _, l := range logs[from+1 : i] {
				between = append(between, *l)
			}
			out.executed[key] = between
		case l.Topics[0] == cancelledTopic:
			out.cancelled[key] = true
		case l.Topics[0] == refusedTopic && l.Address == carrierAt:
			if e, err := carrierABI.UnpackIntentRefusedEvent(l); err == nil {
				out.refused[intentKey{e.Wallet, common.BigToHash(e.Nonce)}] = e.Reason
			}
		}
	}
	return out
}

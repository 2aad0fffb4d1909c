package relay

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// finalizeTx records the outcomes of all intents that a final transaction carried.
//
// A crash before the commit is safe: the transaction is still mined in the rows, and the final block will show the
// same again. A crash after it is too: the outcomes and their tasks are one commit.
func (r *Relay) finalizeTx(ctx context.Context, t task.Task, rtx relayTx, receipt *types.Receipt, block evm.Block) error {
	outcomes := parseIntentLogs(receipt.Logs, r.options.Carrier)
	r.crashPoint(pointOutcome + ".before")
	type ended struct{ executed, cancelled []openIntent }
	now, err := store.Write(ctx, r.db, func(tx *store.Tx) (ended, error) {
		t.CheckLease(tx)
		intents, err := lockIntentsOf(ctx, tx, rtx)
		if err != nil {
			return ended{}, err
		}
		var now ended
		for _, in := range intents {
			key := intentKeyOf(in.intent.Wallet.EVM(), in.intent.ID)
			if outcomes.cancelled[key] {
				if err := markCancelled(tx, in, receipt.TxHash); err != nil {
					return ended{}, err
				}
				now.cancelled = append(now.cancelled, in)
			}
			logs, ok := outcomes.executed[key]
			if !ok {
				continue
			}
			if err := markExecuted(tx, in, execution{hash: receipt.TxHash, block: block, logs: logs}); err != nil {
				return ended{}, err
			}
			now.executed = append(now.executed, in)
		}
		r.detachUndecided(tx, rtx, intents, outcomes, receipt)
		return now, changeTxState(tx, rtx, TxReceiptFinal, block.Number)
	})
	if err != nil {
		return fmt.Errorf("recording outcomes: %w", err)
	}
	r.crashPoint(pointOutcome + ".after")
	r.metrics.outcomes.WithLabelValues(string(intent.Executed)).Add(float64(len(now.executed)))
	r.metrics.outcomes.WithLabelValues(string(intent.Cancelled)).Add(float64(len(now.cancelled)))
	r.traceFinal(rtx, receipt, now.executed)
	for _, in := range now.cancelled {
		r.traceClosed(in, intent.Cancelled)
	}
	for _, hash := range rtx.hashes {
		delete(r.acceptedAtMicros, hash)
	}
	r.log.Info("a transaction is final", "nonce", rtx.nonce, "hash", receipt.TxHash, "block", block.Number,
		"executed", len(now.executed), "cancelled", len(now.cancelled), "gasUsed", receipt.GasUsed)
	return nil
}

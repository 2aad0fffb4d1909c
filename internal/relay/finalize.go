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

// finalizeTx records the outcomes of all intents that a final transaction
// carried.
//
// Dying before the commit is safe: the transaction is still mined in the rows,
// and the final block will say the same again. Dying after it is too: the
// outcomes and the tasks that tell of them are one commit.
func (r *Relay) finalizeTx(ctx context.Context, t task.Task, rtx relayTx, receipt *types.Receipt, block evm.Block) error {
	outcomes := parseIntentLogs(receipt.Logs, r.options.Carrier)
	r.crashPoint(pointOutcome + ".before")
	executed, err := store.Write(ctx, r.db, func(tx *store.Tx) ([]openIntent, error) {
		t.CheckLease(tx)
		intents, err := lockIntentsOf(ctx, tx, rtx)
		if err != nil {
			return nil, err
		}
		var executed []openIntent
		for _, in := range intents {
			logs, ok := outcomes.executed[intentKeyOf(in.intent.Wallet.EVM(), in.intent.ID)]
			if !ok {
				continue
			}
			if err := markExecuted(tx, in, execution{receipt.TxHash, block, logs}); err != nil {
				return nil, err
			}
			executed = append(executed, in)
		}
		r.detachUnexecuted(tx, rtx, intents, outcomes, receipt)
		return executed, changeTxState(tx, rtx, TxReceiptFinal, block.Number)
	})
	if err != nil {
		return fmt.Errorf("recording outcomes: %w", err)
	}
	r.crashPoint(pointOutcome + ".after")
	r.metrics.outcomes.WithLabelValues(string(intent.Executed)).Add(float64(len(executed)))
	r.traceFinal(rtx, receipt, executed)
	for _, hash := range rtx.hashes {
		delete(r.acceptedAtMicros, hash)
	}
	r.log.Info("a transaction is final", "nonce", rtx.nonce, "hash", receipt.TxHash, "block", block.Number,
		"executed", len(executed), "gasUsed", receipt.GasUsed)
	return nil
}

package relay

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// finalizeTx records the outcome of all that a final flight carried.
//
// Dying before the commit is safe: the flight is still mined in the rows, and
// the final block will say the same again. Dying after it is too: the outcomes
// and the tasks that tell of them are one commit.
func (r *Relay) finalizeTx(ctx context.Context, t task.Task, rtx relayTx, receipt *types.Receipt, block evm.Block) error {
	outcomes := parseIntentLogs(receipt.Logs, r.options.Carrier)
	var executed []openIntent
	r.crashPoint(pointOutcome + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		intents, err := r.lockIntentsOf(ctx, tx, rtx)
		if err != nil {
			return err
		}
		executed = executed[:0]
		for _, in := range intents {
			if logs, ok := outcomes.executed[intentKeyOf(in.intent.Wallet.EVM(), in.intent.ID)]; ok {
				if err := r.markExecuted(tx, in, execution{receipt.TxHash, block, logs}); err != nil {
					return err
				}
				executed = append(executed, in)
			}
		}
		r.detachUnexecuted(tx, rtx, intents, outcomes, receipt)
		saveTxState(tx, rtx, TxFinal, block.Number)
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording outcomes: %w", err)
	}
	r.crashPoint(pointOutcome + ".after")
	r.metrics.outcomes.WithLabelValues(string(Executed)).Add(float64(len(executed)))
	r.traceFinal(rtx, receipt, executed)
	for _, hash := range rtx.hashes {
		delete(r.acceptedAtMicros, hash)
	}
	r.log.Info("a transaction is final", "nonce", rtx.nonce, "hash", receipt.TxHash, "block", block.Number,
		"executed", len(executed), "gasUsed", receipt.GasUsed)
	return nil
}

// execution is where and how an intent was executed.
type execution struct {
	hash  common.Hash
	block evm.Block
	logs  []types.Log
}

// markExecuted makes an intent executed and tells whoever submitted it.
func (r *Relay) markExecuted(tx *store.Tx, in openIntent, e execution) error {
	logs, err := json.Marshal(e.logs)
	if err != nil {
		return fmt.Errorf("encoding logs: %w", err)
	}
	tx.Defer(`UPDATE intents SET state = 'executed', transaction_id = NULL, reason = '', tx_hash = $1, block_number = $2, block_time = $3,
		logs = $4, settled_at = $5 WHERE id = $6 AND state IN ('signed', 'carried')`,
		e.hash.Hex(), int64(e.block.Number), e.block.Time.UnixMicro(), string(logs), r.db.Clock().Micros(), in.intent.ID)
	r.addReplyTask(tx, in)
	return nil
}

// closeIntent makes an intent refused or expired and tells whoever submitted it.
func (r *Relay) closeIntent(tx *store.Tx, in openIntent, to State, reason string) {
	tx.Defer(`UPDATE intents SET state = $1, transaction_id = NULL, reason = $2, settled_at = $3 WHERE id = $4 AND state IN ('signed', 'carried')`,
		string(to), reason, r.db.Clock().Micros(), in.intent.ID)
	r.addReplyTask(tx, in)
}

func (r *Relay) addReplyTask(tx *store.Tx, in openIntent) {
	defer tx.SetTrace(in.trace)()
	task.AddNow(tx, in.replyKind, in.intent.ID.String())
}

// blockRange is a range of blocks.
type blockRange struct{ low, high uint64 }

// maxSearchesPerPass bounds the requests for logs that one intent may cost a pass.
const maxSearchesPerPass = 20

// findExecution looks for the final transaction that executed an intent whose nonce is
// used, be it whose it may: newest blocks first, and all of them before the same again.
// It returns nil when it is not found yet.
func (r *Relay) findExecution(ctx context.Context, in openIntent, finalBlock uint64) (*execution, error) {
	id := in.intent.ID.String()
	searched, resumed := r.searched[id]
	r.maxSearchBlocks = min(2*r.maxSearchBlocks, r.options.LogRange)
	for range maxSearchesPerPass {
		var ahead blockRange
		switch {
		case !resumed:
			ahead = blockRange{finalBlock - min(finalBlock, r.maxSearchBlocks-1), finalBlock}
		case searched.high < finalBlock:
			ahead = blockRange{searched.high + 1, min(finalBlock, searched.high+r.maxSearchBlocks)}
		case searched.low > 0:
			ahead = blockRange{searched.low - min(searched.low, r.maxSearchBlocks), searched.low - 1}
		default:
			delete(r.searched, id) // the node's logs had a gap, or lagged: from the beginning, next time
			return nil, nil
		}
		e, err := r.searchBlocks(ctx, in, ahead)
		if isNodeTrouble(err) && r.maxSearchBlocks > 1 {
			r.maxSearchBlocks /= 2 // nodes differ in how many blocks they search at a time
			continue
		}
		if e != nil || err != nil {
			return e, err
		}
		if !resumed {
			searched, resumed = ahead, true
		}
		searched = blockRange{min(searched.low, ahead.low), max(searched.high, ahead.high)}
		r.searched[id] = searched
	}
	return nil, nil
}

// searchBlocks searches one range, and takes the node's word only for where to look.
func (r *Relay) searchBlocks(ctx context.Context, in openIntent, within blockRange) (*execution, error) {
	wallet := in.intent.Wallet.EVM()
	logs, err := r.client.Executions(ctx, wallet, in.intent.Nonce(), within.low, within.high)
	if err != nil {
		return nil, err
	}
	for _, l := range logs {
		receipts, block, err := r.client.ProvenReceipts(ctx, l.BlockNumber)
		if err != nil {
			return nil, err
		}
		for _, receipt := range receipts {
			between, ok := parseIntentLogs(receipt.Logs, r.options.Carrier).executed[intentKeyOf(wallet, in.intent.ID)]
			if ok && block.Number <= within.high {
				return &execution{receipt.TxHash, block, between}, nil
			}
		}
	}
	return nil, nil
}

// backoffUntilMicros is when to try an intent again that failed so many times before.
func (r *Relay) backoffUntilMicros(attempts int) int64 {
	const longest = 10 * time.Minute
	delay := min(r.options.Retry<<min(attempts, 10), longest)
	return r.db.Clock().Now().Add(delay).UnixMicro()
}

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

// settle records the outcome of all that a final flight carried.
//
// Dying before the commit is safe: the flight is still mined in the rows, and
// the final block will say the same again. Dying after it is too: the outcomes
// and the tasks that tell of them are one commit.
func (r *Relay) settle(ctx context.Context, t task.Task, f flight, receipt *types.Receipt, block evm.Block) error {
	in := read(receipt.Logs, r.options.Carrier)
	var done []cargo
	r.point(pointOutcome + ".before")
	err := r.write(ctx, t, func(tx *store.Tx) error {
		items, err := r.manifest(ctx, tx, f)
		if err != nil {
			return err
		}
		done = done[:0]
		for _, c := range items {
			if logs, ok := in.executed[itemOf(c.intent.Wallet.EVM(), c.intent.ID)]; ok {
				if err := r.executed(tx, c, execution{receipt.TxHash, block, logs}); err != nil {
					return err
				}
				done = append(done, c)
			}
		}
		r.setDownUnexecuted(tx, f, items, in, receipt)
		setFlight(tx, f, flightFinal, block.Number)
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording outcomes: %w", err)
	}
	r.point(pointOutcome + ".after")
	r.metrics.outcomes.WithLabelValues(string(Executed)).Add(float64(len(done)))
	r.traceFinal(f, receipt, done)
	for _, hash := range f.hashes {
		delete(r.accepted, hash)
	}
	r.log.Info("a transaction is final", "nonce", f.nonce, "hash", receipt.TxHash, "block", block.Number,
		"executed", len(done), "gasUsed", receipt.GasUsed)
	return nil
}

// execution is where and how an intent was executed.
type execution struct {
	hash  common.Hash
	block evm.Block
	logs  []types.Log
}

// executed makes an intent executed and tells whoever submitted it.
func (r *Relay) executed(tx *store.Tx, c cargo, e execution) error {
	logs, err := json.Marshal(e.logs)
	if err != nil {
		return fmt.Errorf("encoding logs: %w", err)
	}
	tx.Defer(`UPDATE intents SET state = 'executed', transaction_id = NULL, reason = '', tx_hash = $1, block_number = $2, block_time = $3,
		logs = $4, settled_at = $5 WHERE id = $6 AND state IN ('signed', 'carried')`,
		e.hash.Hex(), int64(e.block.Number), e.block.Time.UnixMicro(), string(logs), r.db.Clock().Micros(), c.intent.ID)
	r.reply(tx, c)
	return nil
}

// dead makes an intent refused or expired and tells whoever submitted it.
func (r *Relay) dead(tx *store.Tx, c cargo, to State, reason string) {
	tx.Defer(`UPDATE intents SET state = $1, transaction_id = NULL, reason = $2, settled_at = $3 WHERE id = $4 AND state IN ('signed', 'carried')`,
		string(to), reason, r.db.Clock().Micros(), c.intent.ID)
	r.reply(tx, c)
}

func (r *Relay) reply(tx *store.Tx, c cargo) {
	defer tx.Follow(c.trace)()
	task.AddNow(tx, c.replyKind, c.intent.ID.String())
}

// span is a range of blocks.
type span struct{ low, high uint64 }

// searchesAtOnce bounds the requests for logs that one intent may cost a pass.
const searchesAtOnce = 20

// find looks for the final transaction that executed an intent whose nonce is
// used, be it whose it may: newest blocks first, and all of them before the same again.
// It returns nil when it is not found yet.
func (r *Relay) find(ctx context.Context, c cargo, final uint64) (*execution, error) {
	id := c.intent.ID.String()
	done, resumed := r.searched[id]
	r.reach = min(2*r.reach, r.options.LogRange)
	for range searchesAtOnce {
		var next span
		switch {
		case !resumed:
			next = span{final - min(final, r.reach-1), final}
		case done.high < final:
			next = span{done.high + 1, min(final, done.high+r.reach)}
		case done.low > 0:
			next = span{done.low - min(done.low, r.reach), done.low - 1}
		default:
			delete(r.searched, id) // the node's logs had a gap, or lagged: from the beginning, next time
			return nil, nil
		}
		e, err := r.findIn(ctx, c, next)
		if nodeTrouble(err) && r.reach > 1 {
			r.reach /= 2 // nodes differ in how many blocks they search at a time
			continue
		}
		if e != nil || err != nil {
			return e, err
		}
		if !resumed {
			done, resumed = next, true
		}
		done = span{min(done.low, next.low), max(done.high, next.high)}
		r.searched[id] = done
	}
	return nil, nil
}

// findIn searches one range, and takes the node's word only for where to look.
func (r *Relay) findIn(ctx context.Context, c cargo, in span) (*execution, error) {
	wallet := c.intent.Wallet.EVM()
	logs, err := r.client.Executions(ctx, wallet, c.intent.Nonce(), in.low, in.high)
	if err != nil {
		return nil, err
	}
	for _, l := range logs {
		receipts, block, err := r.client.ProvenReceipts(ctx, l.BlockNumber)
		if err != nil {
			return nil, err
		}
		for _, receipt := range receipts {
			between, ok := read(receipt.Logs, r.options.Carrier).executed[itemOf(wallet, c.intent.ID)]
			if ok && block.Number <= in.high {
				return &execution{receipt.TxHash, block, between}, nil
			}
		}
	}
	return nil, nil
}

// backoff is when to try an intent again that failed so many times before.
func (r *Relay) backoff(attempts int) int64 {
	const longest = 10 * time.Minute
	delay := min(r.options.Retry<<min(attempts, 10), longest)
	return r.db.Clock().Now().Add(delay).UnixMicro()
}

package relay

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/failure"
)

// blockRange is a range of blocks, both ends included.
type blockRange struct{ low, high uint64 }

// A pass requests logs at most maxSearchesPerPass times for one intent. The first request covers firstSearchBlocks, which all providers
// of nodes allow; each success doubles that, to mostSearchBlocks, seven hours of a chain that makes five blocks a second.
const (
	maxSearchesPerPass = 20
	firstSearchBlocks  = 2000
	mostSearchBlocks   = 128_000
)

// searchRound is one search through all blocks for the transaction that executed or cancelled an intent.
type searchRound struct {
	done blockRange // searched in vain
	last bool       // it began after an operator's assertion and the deadline: no block after it can have the intent's execution
}

// findExecution looks for the final transaction that executed an intent whose
// nonce is used, or that gave the nonce up, ours or a stranger's: newest blocks first, and every block once
// before any is searched again. It returns nil when it is not found yet, and whether a last round has searched all blocks in vain.
func (r *Relay) findExecution(ctx context.Context, in openIntent, times chainTimes, finalBlock uint64) (found *execution, exhausted bool, err error) {
	id, most := in.intent.ID.String(), uint64(mostSearchBlocks)
	for range maxSearchesPerPass {
		round, resumed := r.searched[id]
		if !resumed {
			round = searchRound{blockRange{finalBlock + 1, finalBlock}, in.unexecuted == 1 && in.isOverdue(times)}
		}
		next, ok := round.done.nextToSearch(finalBlock, r.maxSearchBlocks)
		if !ok {
			delete(r.searched, id) // the node's logs had a gap, or lagged: from the beginning, next time
			r.showUnexplained(id, true)
			return nil, round.last, nil
		}
		e, err := r.searchBlocks(ctx, in, next)
		if errors.Is(err, evm.ErrSearchedInPart) && !round.last {
			err = nil // the others go on: an execution that one node shows ends the search, and only the last round has to be complete
		}
		if isNodeTrouble(err) && next.high > next.low {
			r.maxSearchBlocks = (next.high - next.low + 1) / 2 // nodes differ in how many blocks they search at a time
			most = r.maxSearchBlocks
			continue
		}
		if e != nil || err != nil {
			return e, false, err
		}
		round.done = blockRange{min(round.done.low, next.low), max(round.done.high, next.high)}
		r.searched[id] = round
		r.maxSearchBlocks = min(2*r.maxSearchBlocks, most)
	}
	return nil, false, nil
}

// showUnexplained shows whether an intent's nonce is marked as used and no block has its event: another id of the
// wallet may have the same mark in the tree, or the node's logs are not complete. The two cannot be distinguished
// here, so the intent waits.
func (r *Relay) showUnexplained(id string, on bool) {
	if on && !r.unexplained[id] {
		r.log.Error("a nonce is marked as used, and no block has its event", "intent", id)
	}
	r.unexplained[id] = true
	if !on {
		delete(r.unexplained, id)
	}
	r.metrics.unexplained.Set(float64(len(r.unexplained)))
}

// isOverdue returns whether a final block is later than the time until which any signature of the intent is valid.
func (in openIntent) isOverdue(times chainTimes) bool {
	return times.finalSeconds > max(in.intent.Deadline.Unix(), in.validUntil)
}

// searchIntent searches for the transaction of an intent that counts as used. It ends the intent as not executed only if an operator
// has asserted that, the last round was in vain, and all nodes say that the mapping, in which a mark is of one id alone, does not
// have it: the mark is in the tree then, where it may be another id's.
func (r *Relay) searchIntent(ctx context.Context, at evm.Block, times chainTimes, in openIntent, finalBlock uint64) (verdict, error) {
	waits := verdict{action: intentSearch, reason: waitsFor("executed, looking for the transaction")}
	found, exhausted, err := r.findExecution(ctx, in, times, finalBlock)
	waits.found = found
	if err != nil || !exhausted {
		return waits, err
	}
	marks, err := r.client.Agreed().ReadStorage(ctx, at, in.intent.Wallet.EVM(), contracts.UsedSlot(in.intent.Nonce()))
	switch {
	case err != nil:
		return waits, fmt.Errorf("reading the mark of intent %s: %w", in.intent.ID, err)
	case marks != common.Hash{}:
		waits.reason = waitsFor("its mark is no other intent's: it was executed or cancelled, and the nodes lack the log")
		r.log.Error("an intent that an operator asserted as not executed was executed or cancelled", "intent", in.intent.ID)
		return waits, nil
	}
	return verdict{action: intentCancel, reason: failure.New(failure.NotExecutedInTime, "its nonce is marked as used, no block has its event, and an operator has ended it")}, nil
}

// nextToSearch returns the next range after the searched one: first the blocks that have become final since, then
// those before it. It returns false when there are none.
func (searched blockRange) nextToSearch(finalBlock, maxBlocks uint64) (blockRange, bool) {
	switch {
	case searched.high < finalBlock:
		return blockRange{searched.high + 1, min(finalBlock, searched.high+maxBlocks)}, true
	case searched.low > 0:
		return blockRange{searched.low - min(searched.low, maxBlocks), searched.low - 1}, true
	}
	return blockRange{}, false
}

// searchBlocks searches one range. The node's word only shows where to look: results come from proven receipts.
func (r *Relay) searchBlocks(ctx context.Context, in openIntent, within blockRange) (*execution, error) {
	wallet := in.intent.Wallet.EVM()
	logs, searchErr := r.client.NonceUses(ctx, wallet, in.intent.Nonce(), within.low, within.high)
	for _, l := range logs {
		receipts, block, err := r.client.ProvenReceipts(ctx, l.BlockNumber)
		if err != nil {
			return nil, err
		}
		for _, receipt := range receipts {
			outcomes, key := parseIntentLogs(receipt.Logs, r.options.Carrier), intentKeyOf(wallet, in.intent.ID)
			if outcomes.decides(key) && block.Number <= within.high {
				return &execution{receipt.TxHash, block, outcomes.executed[key], outcomes.cancelled[key]}, nil
			}
		}
	}
	return nil, searchErr
}

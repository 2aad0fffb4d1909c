package relay

import "context"

// blockRange is a range of blocks, both ends included.
type blockRange struct{ low, high uint64 }

// A pass requests logs at most maxSearchesPerPass times for one intent. The first request covers firstSearchBlocks, which all providers
// of nodes allow; each success doubles that, to mostSearchBlocks, seven hours of a chain that makes five blocks a second.
const (
	maxSearchesPerPass = 20
	firstSearchBlocks  = 2000
	mostSearchBlocks   = 128_000
)

// findExecution looks for the final transaction that executed an intent whose
// nonce is used, or that gave the nonce up, ours or a stranger's: newest blocks first, and every block once
// before any is searched again. It returns nil when it is not found yet.
func (r *Relay) findExecution(ctx context.Context, in openIntent, finalBlock uint64) (*execution, error) {
	id, most := in.intent.ID.String(), uint64(mostSearchBlocks)
	for range maxSearchesPerPass {
		searched, resumed := r.searched[id]
		if !resumed {
			searched = blockRange{finalBlock + 1, finalBlock} // nothing
		}
		next, ok := searched.nextToSearch(finalBlock, r.maxSearchBlocks)
		if !ok {
			delete(r.searched, id) // the node's logs had a gap, or lagged: from the beginning, next time
			r.showUnexplained(id, true)
			return nil, nil
		}
		e, err := r.searchBlocks(ctx, in, next)
		if isNodeTrouble(err) && next.high > next.low {
			r.maxSearchBlocks = (next.high - next.low + 1) / 2 // nodes differ in how many blocks they search at a time
			most = r.maxSearchBlocks
			continue
		}
		if e != nil || err != nil {
			return e, err
		}
		r.searched[id] = blockRange{min(searched.low, next.low), max(searched.high, next.high)}
		r.maxSearchBlocks = min(2*r.maxSearchBlocks, most)
	}
	return nil, nil
}

// showUnexplained shows whether an intent's nonce is marked as used and no block has its event: another id of the wallet may have the same
// mark in the tree, or the node's logs are not complete. Neither can be told from the other here, so the intent waits.
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

// isAssertedUnexecuted says whether an intent that counts as used can be ended as not executed: an operator has asserted it, all blocks
// were searched in vain, and its time is over on a final block, so that no later block can execute it. A mark in the mapping is of
// one id alone, and those of version 1 are all there.
func (r *Relay) isAssertedUnexecuted(in openIntent, times chainTimes) bool {
	return in.unexecuted == 1 && in.intent.Version() == 2 && r.unexplained[in.intent.ID.String()] && times.finalSeconds > max(in.intent.Deadline.Unix(), in.validUntil)
}

// nextToSearch is what to search after the searched range: first the blocks that
// have become final since, then those before it. It is false when there are none.
func (searched blockRange) nextToSearch(finalBlock, maxBlocks uint64) (blockRange, bool) {
	switch {
	case searched.high < finalBlock:
		return blockRange{searched.high + 1, min(finalBlock, searched.high+maxBlocks)}, true
	case searched.low > 0:
		return blockRange{searched.low - min(searched.low, maxBlocks), searched.low - 1}, true
	}
	return blockRange{}, false
}

// searchBlocks searches one range. The node's word only says where to look: what
// is found comes from proven receipts.
func (r *Relay) searchBlocks(ctx context.Context, in openIntent, within blockRange) (*execution, error) {
	wallet := in.intent.Wallet.EVM()
	logs, err := r.client.NonceUses(ctx, wallet, in.intent.Nonce(), within.low, within.high)
	if err != nil {
		return nil, err
	}
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
	return nil, nil
}

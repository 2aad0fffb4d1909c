package relay

import (
	"time"

	"github.com/ethereum/go-ethereum/common"
)

// relayTx is one account nonce of the relayer's: a transaction in one or more
// versions, which share nonce and items and differ in fees. At most one of
// them can ever be mined.
type relayTx struct {
	id         string
	nonce      uint64
	state      TxState
	minedBlock uint64        // where it was seen mined, in state mined
	hashes     []common.Hash // of all versions, newest first
	// Of the newest version:
	version        int64
	fees           fees
	signedAtMicros int64 // micros
}

type TxState string

// sent → mined → final, and back to sent when a reorganization undoes the
// block. lost: another transaction of the same account took the nonce.
const (
	TxSent  TxState = "sent"
	TxMined TxState = "mined"
	TxFinal TxState = "final"
	TxLost  TxState = "lost"
)

// txObservation is what the chain shows of a flight.
type txObservation struct {
	nonceUsed        bool   // at the head, the account has used this nonce
	mined            bool   // one version has a receipt, in a block that is canonical
	minedBlock       uint64 // of that receipt
	inPool           bool   // the newest version is in the node's pool
	nonceUsedAtFinal bool   // at the final block, the account has used this nonce
}

// chainState is what the chain shows of itself, and the policy.
type chainState struct {
	nowMicros  int64 // micros, by our clock
	headMicros int64 // micros, by the chain's: the newest block's time
	finalBlock uint64
	nextNonce  uint64 // the account's next nonce at the head
	market     market
	feeCeiling uint64
	bumpAfter  time.Duration
}

type txAction int

const (
	txWait        txAction = iota
	txBroadcast            // the newest version, again
	txBumpFees             // sign a version that bids more
	txMarkMined            // it is mined: remember where
	txMarkUnmined          // it is mined no longer
	txFinalize             // it is final: read its outcome
	txGiveUp               // its nonce was used by somebody else, for good
)

// decideTxAction says what to do about a flight. It looks at nothing but its
// arguments; doing the same thing twice is harmless for every move.
func decideTxAction(rtx relayTx, obs txObservation, cs chainState) txAction {
	switch {
	case rtx.state == TxMined && !obs.nonceUsed:
		return txMarkUnmined
	case rtx.state == TxMined && rtx.minedBlock > cs.finalBlock:
		return txWait
	case rtx.state == TxMined && obs.mined && obs.minedBlock <= cs.finalBlock:
		return txFinalize
	case rtx.state == TxMined:
		return txMarkUnmined // mined again elsewhere, or not at all: look anew
	case obs.nonceUsed && obs.mined:
		return txMarkMined
	case obs.nonceUsed && obs.nonceUsedAtFinal:
		return txGiveUp
	case obs.nonceUsed:
		return txWait // mined a moment ago, and not yet indexed
	case !obs.inPool:
		return txBroadcast
	case isStuck(rtx, cs):
		return txBumpFees
	}
	return txWait
}

// isStuck says whether a flight has waited long enough for its fees to be the
// likely reason. When no blocks come they are not. One that queues behind a
// lower nonce and bids what the market asks waits for that nonce.
func isStuck(rtx relayTx, cs chainState) bool {
	if min(cs.nowMicros, cs.headMicros)-rtx.signedAtMicros < cs.bumpAfter.Microseconds() {
		return false
	}
	if _, ok := raiseBid(rtx.fees, cs.market, cs.feeCeiling); !ok {
		return false
	}
	first := rtx.nonce == cs.nextNonce
	return first || rtx.fees.cap < saturatingAdd(cs.market.base, cs.market.tip) || rtx.fees.tip < cs.market.tip
}

// nextNonce is the lowest account nonce that is free: not used at the head, not
// used by a flight that is final (a node may lag behind), and not in the air.
// Choosing the lowest closes any hole that a reorganization tore.
func nextNonce(head, afterFinal uint64, unfinalized []relayTx) uint64 {
	taken := make(map[uint64]bool, len(unfinalized))
	for _, rtx := range unfinalized {
		taken[rtx.nonce] = true
	}
	n := max(head, afterFinal)
	for taken[n] {
		n++
	}
	return n
}

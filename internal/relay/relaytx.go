package relay

import (
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/state"
)

// relayTx is one account nonce of the relayer's: a transaction in one or more
// versions, which share nonce and intents and differ in fees. At most one
// version can ever be mined.
type relayTx struct {
	id         string
	nonce      uint64
	state      TxState
	minedBlock uint64        // in which it was seen mined; 0 in any other state
	hashes     []common.Hash // of all versions, newest first
	// Of the newest version:
	version        int64
	fees           fees
	signedAtMicros int64
}

// TxState is how far a transaction of the relayer's has come.
type TxState string

// The states of a transaction. A lost one has seen another transaction of the
// same account use its nonce.
const (
	TxSent  TxState = "sent"
	TxMined TxState = "mined"
	TxFinal TxState = "final"
	TxLost  TxState = "lost"
)

// TxTrigger is an event that changes the state of a transaction.
type TxTrigger string

// The triggers of a transaction.
const (
	TxSigned       TxTrigger = "signed"
	TxReceiptSeen  TxTrigger = "receipt seen"
	TxReorganized  TxTrigger = "reorganized"
	TxReceiptFinal TxTrigger = "receipt is final"
	TxNonceTaken   TxTrigger = "nonce used by another"
)

// TransactionStates are all changes of state of the relayer's transactions, as
// relay_transactions keeps them.
var TransactionStates = state.Table[TxState, TxTrigger]{
	{state.None, TxSigned, TxSent},
	{TxSent, TxReceiptSeen, TxMined},
	{TxSent, TxNonceTaken, TxLost},
	{TxMined, TxReorganized, TxSent},
	{TxMined, TxReceiptFinal, TxFinal},
}

// txObservation is the chain's state of a transaction.
type txObservation struct {
	nonceUsed        bool   // at the head, the account has used this nonce
	mined            bool   // one version has a receipt, in a block that is canonical
	minedBlock       uint64 // of that receipt
	inPool           bool   // the newest version is in the node's pool
	nonceUsedAtFinal bool   // at the final block, the account has used this nonce
}

// chainState is the chain's own state, and the policy.
type chainState struct {
	nowMicros  int64 // by our clock
	headMicros int64 // by the chain's: the newest block's time
	finalBlock uint64
	nextNonce  uint64 // the account's next nonce at the head
	market     market
	feeCeiling uint64
	bumpAfter  time.Duration
}

// txAction is the action on a transaction.
type txAction int

const (
	txWait        txAction = iota
	txBroadcast            // send the newest version again
	txBumpFees             // sign a version that bids more
	txMarkMined            // it is mined: remember where
	txMarkUnmined          // it is mined no longer
	txFinalize             // it is final: record the outcomes of its intents
	txGiveUp               // its nonce was used by another transaction, for good
)

// decideTxAction returns the action on a transaction. It depends only on its arguments; an action may be repeated.
func decideTxAction(rtx relayTx, obs txObservation, cs chainState) txAction {
	switch {
	case rtx.state == TxMined && !obs.nonceUsed:
		return txMarkUnmined
	case rtx.state == TxMined && rtx.minedBlock > cs.finalBlock:
		return txWait
	case rtx.state == TxMined && obs.mined && obs.minedBlock <= cs.finalBlock:
		return txFinalize
	case rtx.state == TxMined:
		return txMarkUnmined // mined again elsewhere, or not at all: the next pass sees which
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

// isStuck reports whether a transaction has waited so long that its fees are the likely reason. They are not when no
// blocks come, nor when it bids the market's price and waits for a lower nonce.
func isStuck(rtx relayTx, cs chainState) bool {
	if min(cs.nowMicros, cs.headMicros)-rtx.signedAtMicros < cs.bumpAfter.Microseconds() {
		return false
	}
	if _, ok := raiseBid(rtx.fees, cs.market, cs.feeCeiling); !ok {
		return false
	}
	isNext := rtx.nonce == cs.nextNonce
	return isNext || rtx.fees.cap < saturatingAdd(cs.market.base, cs.market.tip) || rtx.fees.tip < cs.market.tip
}

// nextNonce is the lowest account nonce that is free: not used at the head, not
// used by a transaction that is final (a node may lag behind), and not used by
// one that is still open. Choosing the lowest closes any hole that a
// reorganization tore.
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

// countUnmined counts the transactions that occupy the node's pool.
func countUnmined(unfinalized []relayTx) (n int) {
	for _, rtx := range unfinalized {
		if rtx.state == TxSent {
			n++
		}
	}
	return n
}

package relay

import (
	"time"

	"github.com/ethereum/go-ethereum/common"
)

// flight is one account nonce of the relayer's: a transaction in one or more
// versions, which share nonce and items and differ in fees. At most one of
// them can ever be mined.
type flight struct {
	id     string
	nonce  uint64
	state  flightState
	block  uint64        // where it was seen mined, in state mined
	hashes []common.Hash // of all versions, newest first
	// Of the newest version:
	version  int64
	fees     fees
	signedAt int64 // micros
}

type flightState string

// sent → mined → final, and back to sent when a reorganization undoes the
// block. lost: another transaction of the same account took the nonce.
const (
	flightSent  flightState = "sent"
	flightMined flightState = "mined"
	flightFinal flightState = "final"
	flightLost  flightState = "lost"
)

// sighting is what the chain shows of a flight.
type sighting struct {
	passed  bool   // at the head, the account has used this nonce
	mined   bool   // one version has a receipt, in a block that is canonical
	block   uint64 // of that receipt
	known   bool   // the newest version is in the node's pool
	settled bool   // at the final block, the account has used this nonce
}

// sky is what the chain shows of itself, and the policy.
type sky struct {
	now       int64 // micros, by our clock
	head      int64 // micros, by the chain's: the newest block's time
	final     uint64
	next      uint64 // the account's next nonce at the head
	market    market
	ceiling   uint64
	bumpAfter time.Duration
}

type move int

const (
	wait      move = iota
	broadcast      // the newest version, again
	bump           // sign a version that bids more
	note           // it is mined: remember where
	unnote         // it is mined no longer
	settle         // it is final: read its outcome
	giveUp         // its nonce was used by somebody else, for good
)

// decide says what to do about a flight. It looks at nothing but its
// arguments; doing the same thing twice is harmless for every move.
func decide(f flight, s sighting, y sky) move {
	switch {
	case f.state == flightMined && !s.passed:
		return unnote
	case f.state == flightMined && f.block > y.final:
		return wait
	case f.state == flightMined && s.mined && s.block <= y.final:
		return settle
	case f.state == flightMined:
		return unnote // mined again elsewhere, or not at all: look anew
	case s.passed && s.mined:
		return note
	case s.passed && s.settled:
		return giveUp
	case s.passed:
		return wait // mined a moment ago, and not yet indexed
	case !s.known:
		return broadcast
	case stuck(f, y):
		return bump
	}
	return wait
}

// stuck says whether a flight has waited long enough for its fees to be the
// likely reason. When no blocks come they are not. One that queues behind a
// lower nonce and bids what the market asks waits for that nonce.
func stuck(f flight, y sky) bool {
	if min(y.now, y.head)-f.signedAt < y.bumpAfter.Microseconds() {
		return false
	}
	if _, ok := raise(f.fees, y.market, y.ceiling); !ok {
		return false
	}
	first := f.nonce == y.next
	return first || f.fees.cap < add(y.market.base, y.market.tip) || f.fees.tip < y.market.tip
}

// nextNonce is the lowest account nonce that is free: not used at the head, not
// used by a flight that is final (a node may lag behind), and not in the air.
// Choosing the lowest closes any hole that a reorganization tore.
func nextNonce(head, afterFinal uint64, air []flight) uint64 {
	taken := make(map[uint64]bool, len(air))
	for _, f := range air {
		taken[f.nonce] = true
	}
	n := max(head, afterFinal)
	for taken[n] {
		n++
	}
	return n
}

package verify

import (
	"encoding/json"
	"slices"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/wallet"
)

// waits says whether the leg gives something to a source that settles later, or to a bridge.
func (l *legRow) waits() bool {
	return slices.ContainsFunc(l.steps, func(s stepRow) bool { return makesRequest(s.kind) || s.kind == stepBridgeOut })
}

// chainAt is the chain on which a step of the leg is to be: its first step's, until a bridge
// takes it to another, which is the step's that brings it in to say.
func (l *legRow) chainAt(i int) string {
	on := l.steps[0].chain
	for _, s := range l.steps[:i+1] {
		if s.kind == stepBridgeIn {
			on = s.chain
		}
	}
	return on
}

// waitsBefore says whether a step before one has not ended.
func (l *legRow) waitsBefore(i int) bool {
	if isOpen(l.steps[i-1].state) {
		return true
	}
	for j := i - 1; j >= 0 && (followsRequest(l.steps[j].kind) || l.steps[j].kind == stepBridgeIn); j-- { // of one request, in any order
		if isOpen(l.steps[j].state) {
			return true
		}
	}
	return false
}

// sparedBefore is the place of the last step that was executed before the database was restored: a
// leg does not need the steps before it, which were planned then in another way, or have failed.
func (l *legRow) sparedBefore() int {
	for i := len(l.steps) - 1; i >= 0; i-- {
		if l.steps[i].usedBefore && l.steps[i].state == stateCompleted {
			return i
		}
	}
	return 0
}

// mainSteps are the leg's steps as they would be if its sources settled at once: a request stands for its amount, and
// the steps behind it are left out. whole is false where one of them is for no request of its direction.
func (l *legRow) mainSteps() (steps []stepRow, whole bool) {
	claims, whole := "", true
	for _, s := range l.steps {
		switch s.kind {
		case stepRequestDeposit:
			s.kind, claims = stepDeposit, stepClaimDeposit
		case stepRequestRedeem:
			s.kind, claims = stepRedeem, stepClaimRedeem
		case stepClaimDeposit, stepClaimRedeem:
			whole = whole && s.kind == claims
			continue
		case stepCancelRequest, stepClaimCancelled:
			whole = whole && claims != ""
			continue
		case stepBridgeOut:
			claims = stepBridgeIn
			continue
		case stepBridgeIn:
			whole = whole && claims == stepBridgeIn
			continue
		default:
			claims = ""
		}
		steps = append(steps, s)
	}
	return steps, whole
}

// checkInstructions holds the movements that a caller requested in detail against the legs. A movement to another chain has a leg for each
// message, and one out of a queued source a leg for the part that leaves at once and a leg for the part that leaves by a request. The amount of
// the movement bounds its legs: the next movement may go between the same places.
func (w *workflowRow) checkInstructions(say sayIf) {
	var asked []struct {
		From, To string
		Amount   money.USD `json:"amountUsd"`
	}
	err := json.Unmarshal([]byte(w.instructions), &asked)
	say(err != nil, "was asked for as %q", w.instructions)
	legs, movements := w.legs, 0
	for _, a := range asked {
		if len(legs) == 0 {
			break
		}
		movements++
		l, last, sum := legs[0], legs[0], legs[0].amount
		for legs = legs[1:]; len(legs) > 0 && sum < int64(a.Amount) && (last.crossesAs(legs[0]) || last.isSplitFrom(legs[0])); legs = legs[1:] {
			last = legs[0]
			sum += last.amount
		}
		var from, to place
		if json.Unmarshal([]byte(l.source), &from) != nil || json.Unmarshal([]byte(l.destination), &to) != nil {
			return // which checkLeg reports
		}
		say(a.From != from.ID || a.To != to.ID || int64(a.Amount) != sum, "was asked to move %s from %s to %s, leg %s moves %s from %s to %s",
			a.Amount, a.From, a.To, l.id, usd(sum), from.ID, to.ID)
	}
	say((len(asked) != 0 || w.kind == string(wallet.Rebalance)) && (movements != len(asked) || len(legs) > 0), "was asked for in %d movements and has %d legs",
		len(asked), movements+len(legs))
}

// isSplitFrom reports whether a leg takes the part that leaves a queued source at once, and the later one the part that leaves it by a request.
func (l *legRow) isSplitFrom(later *legRow) bool {
	starts := func(l *legRow, kind string) bool { return len(l.steps) > 0 && l.steps[0].kind == kind }
	return starts(l, stepRedeem) && starts(later, stepRequestRedeem) && l.steps[0].source == later.steps[0].source && l.destination == later.destination
}

// crossesAs says whether two legs go between the same places, on two chains.
func (l *legRow) crossesAs(other *legRow) bool {
	crosses := func(s stepRow) bool { return bridges(s.kind) }
	return l.source == other.source && l.destination == other.destination && slices.ContainsFunc(l.steps, crosses) && slices.ContainsFunc(other.steps, crosses)
}

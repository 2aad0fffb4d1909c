package transfer

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// A source refunds all at once: the wallet's own requests, and those of strangers in the wallet's name. Own is the
// part that the source's remaining amount does not cover of the own requests' lack. More fails no request: it is left
// with the source until an own request is refunded, and is income then. If all own requests are cancelled none is to
// be failed, and own comes first: else the smallest unit that a stranger leaves with the source would keep a fully
// refunded request open.

// shareOfReturn returns the own part of a source's refund, when own requests are owed so much.
func shareOfReturn(state yield.RequestState, owed money.Units, allCancelled bool) money.Units {
	if allCancelled {
		return minUnits(owed, state.ClaimableCancel)
	}
	stays := sumUnits(state.Pending, state.Claimable, state.PendingCancel)
	return minUnits(lessUnits(owed, stays), state.ClaimableCancel)
}

// setReturn has a step claim all of a source's refund, with its own part. Such a step has no price: its two numbers
// are the own part.
func (s *Step) setReturn(all, own money.Units) {
	s.Shares, s.WorstPrice = all, yield.Price{Assets: own, Shares: all}
}

// StrangersPart returns the part of a return of all units that is not own, by the numbers that setReturn recorded. An amount beyond the one
// that was observed when the step was made is own; so is a return from before the database was restored, which was not observed.
func StrangersPart(all money.Units, recorded yield.Price, usedBefore bool) money.Units {
	if usedBefore || !recorded.Known() {
		return money.Units{}
	}
	return lessUnits(all, recorded.Assets)
}

// ShareReturn counts the units of a source's refund, without the part of strangers, as refunds of requests in their
// order, and returns their cost. Units beyond all of the requests have none. Verification shares a refund in the same
// way.
func ShareReturn(units, strangers money.Units, requests []*SourceRequest) (carried money.USD, err error) {
	left := lessUnits(units, strangers)
	for _, r := range requests {
		if left.IsZero() || r.Rest().IsZero() {
			continue
		}
		var part money.USD
		if part, left, err = r.GiveBack(left); err != nil {
			return 0, err
		}
		carried += part
	}
	return carried, nil
}

// mayShareReturn reports whether the own part of a refund is stable. A request that the source counts and the books
// do not yet, or the other way round, would change it.
func mayShareReturn(ctx context.Context, tx *store.Tx, request *SourceRequest, do requestDecision) (bool, error) {
	if do.own.Cmp(do.units) == 0 {
		return true, nil
	}
	kind := StepRequestDeposit
	if request.Redeem {
		kind = StepRequestRedeem
	}
	signed, err := countRows(ctx, tx, `SELECT COUNT(*) FROM steps s JOIN workflows w ON w.id = s.workflow_id
		WHERE w.wallet_id = $1 AND w.completed_at IS NULL AND s.yield_source_id = $2 AND s.kind = $3 AND s.state = $4`,
		request.Wallet, request.Source, string(kind), string(StateProcessing))
	if err != nil {
		return false, fmt.Errorf("looking for requests that are being made: %w", err)
	}
	others, err := loadOtherRequests(ctx, tx, request)
	if err != nil {
		return false, err
	}
	owed := request.Rest()
	for _, r := range others {
		if r.UnderWay != nil {
			return false, nil
		}
		owed = sumUnits(owed, r.Rest())
	}
	return signed == 0 && owed.Cmp(do.owed) == 0, nil
}

// waitingReturn is a step that claims a source's refund, and was rejected before.
func (l *Leg) waitingReturn(request *SourceRequest) *Step {
	return l.pendingStep(request, StepKind.returns)
}

// waitingClaim is the claim that waits for a request's owed rest.
func (l *Leg) waitingClaim(request *SourceRequest) *Step {
	return l.pendingStep(request, StepKind.claims)
}

// pendingStep is the first step for a request that has not begun and is of some kind.
func (l *Leg) pendingStep(request *SourceRequest, is func(StepKind) bool) *Step {
	for i := l.stepWithID(request.ID).Ordinal + 1; i < len(l.Steps) && l.Steps[i].Kind.followsRequest(); i++ {
		if is(l.Steps[i].Kind) && l.Steps[i].State == StatePending {
			return &l.Steps[i]
		}
	}
	return nil
}

func (k StepKind) returns() bool { return k == StepClaimCancelled }

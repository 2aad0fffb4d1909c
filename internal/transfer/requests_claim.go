package transfer

import (
	"time"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// bringsOf returns the proceeds of claiming a request's claimable part.
func (r *SourceRequest) bringsOf(state yield.RequestState) money.Units {
	if r.Claimable.IsZero() {
		return money.Units{}
	}
	return state.Brings.MulDivFloor(r.Claimable, state.Claimable)
}

// isWorthClaiming reports whether a request's claimable part is to be claimed, of which there was none for a while.
// Each claim is a transaction, so that a small part waits for more, a day at most, and one without proceeds for as
// long as that is so. The last of it is claimed for any proceeds: dust, or a part that was struck at zero, delays no
// request. A source that allows no claim, and so reports no proceeds, rejects that, and the request has the reason.
func (r *SourceRequest) isWorthClaiming(state yield.RequestState, waited time.Duration) bool {
	switch {
	case r.Claimable.IsZero():
		return false
	case r.Claimable.Cmp(r.Rest()) == 0:
		return true
	case r.bringsOf(state).IsZero():
		return false
	}
	small := r.Claimable.Cmp(r.Given.MulDivCeil(money.NewUnits(1), money.NewUnits(smallPart))) < 0 || r.carriedBy(r.Claimable) < leastClaim
	return !small || waited >= smallPartWait
}

// A part of a request that is smaller than one of so many, or is carried at less than that,
// waits for more, so long at most.
const (
	smallPart     = 100
	leastClaim    = money.Dollar
	smallPartWait = 24 * time.Hour
)

// claimTolerance is by how much less than the source says a claim may bring, in hundredths of
// a percent: its price is struck, and only rounding is left.
const claimTolerance = 1

// setClaim has a step claim units of a request, for the proceeds that the source reports.
func (s *Step) setClaim(request *SourceRequest, units, brings money.Units) {
	const whole = 10_000
	given := units.MulDivFloor(money.NewUnits(whole), money.NewUnits(1))
	least := brings.MulDivFloor(money.NewUnits(whole-claimTolerance), money.NewUnits(1))
	if request.Redeem {
		s.Shares, s.Amount = units, request.carriedBy(units)
		s.WorstPrice = yield.Price{Assets: least, Shares: given}
		return
	}
	if amount, err := units.USDFloor(stablecoinDecimals); err == nil {
		s.Amount = amount
	}
	s.WorstPrice = yield.Price{Assets: given, Shares: least}
}

// claimsWorthless reports whether the step claims a part without proceeds by its source's report.
func (s *Step) claimsWorthless() bool {
	switch s.Kind {
	case StepClaimRedeem:
		return s.WorstPrice.Assets.IsZero() && !s.WorstPrice.Shares.IsZero()
	case StepClaimDeposit:
		return s.WorstPrice.Shares.IsZero() && !s.WorstPrice.Assets.IsZero()
	}
	return false
}

// leastProceeds are the least proceeds of a step's shares.
func (s *Step) leastProceeds() money.USD {
	if s.claimsWorthless() {
		return 0
	}
	return s.WorstPrice.Proceeds(s.Shares)
}

// leastShares are those that the amount of a step brings at least.
func (s *Step) leastShares() money.Units {
	if s.claimsWorthless() {
		return money.Units{}
	}
	return s.WorstPrice.SharesFor(s.Amount)
}

// saveClaim writes the fields of a claim.
func saveClaim(tx *store.Tx, s Step) {
	tx.Defer(`UPDATE steps SET amount = $1, shares = $2, worst_assets = $3, worst_shares = $4 WHERE id = $5`,
		int64(s.Amount), unitsOrNull(s.Shares), unitsOrNull(s.WorstPrice.Assets), unitsOrNull(s.WorstPrice.Shares), s.ID)
}

func sumUnits(all ...money.Units) (sum money.Units) {
	for _, u := range all {
		more, err := sum.Add(u)
		if err != nil {
			return sum // beyond any supply
		}
		sum = more
	}
	return sum
}

func minUnits(a, b money.Units) money.Units {
	if a.Cmp(b) < 0 {
		return a
	}
	return b
}

// lessUnits is a less b, and zero if that is below zero.
func lessUnits(a, b money.Units) money.Units {
	left, err := a.Sub(b)
	if err != nil {
		return money.Units{}
	}
	return left
}

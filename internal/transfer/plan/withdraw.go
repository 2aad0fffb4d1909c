package plan

import (
	"cmp"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// CashFirst decides the draws of a withdrawal of amount in the token's lane on one chain: cash there first, then the
// most liquid yield positions there; then, by the existing routes, amounts on other chains, the cheapest first, dust
// last; then amounts that can leave positions later, in the same order. The draws sum to amount exactly, before
// bridges' fees, and none exceeds its position's amount.
//
// Refusals: Insufficient when the lane does not hold the amount; OutOfReach when it does, but not within reach now.
func CashFirst(holdings []Holding, on chain.Name, token chain.Token, amount money.USD, routes Routes) ([]Draw, error) {
	var within []Holding
	var held, reach money.USD
	for _, h := range holdings {
		if h.Token != token {
			continue
		}
		held += h.Available
		if h.Liquid+h.Later > 0 && routes.within(h.Chain, on, token) {
			within = append(within, h)
			reach += h.Liquid + h.Later
		}
	}
	if err := checkReach(amount, held, reach, on, token); err != nil {
		return nil, err
	}
	slices.SortStableFunc(within, func(a, b Holding) int {
		return cmp.Or(compareThere(a, b, on), compareCashFirst(routes.isDust(a, on), routes.isDust(b, on)), routes.compare(a, b, on, amount), compareCashFirst(a.Source, b.Source), cmp.Compare(b.Liquid, a.Liquid), cmp.Compare(a.ID, b.ID))
	})
	var draws []Draw
	rest := amount
	for _, h := range within {
		if take := min(rest, h.Liquid); take > 0 {
			draws = append(draws, Draw{h.ID, take})
			rest -= take
		}
	}
	for _, h := range within {
		if take := min(rest, h.Later); take > 0 {
			draws = addDraw(draws, Draw{h.ID, take})
			rest -= take
		}
	}
	return draws, nil
}

// compareThere orders amounts on a chain before others.
func compareThere(a, b Holding, on chain.Name) int {
	return compareCashFirst(a.Chain != on, b.Chain != on)
}

// addDraw adds to the draw of a position.
func addDraw(draws []Draw, d Draw) []Draw {
	if i := slices.IndexFunc(draws, func(o Draw) bool { return o.Position == d.Position }); i >= 0 {
		draws[i].Amount += d.Amount
		return draws
	}
	return append(draws, d)
}

// CheckDraws checks a caller's own split against the holdings. It may name positions on other chains from which a
// route leads to the one.
//
// Refusals: Contradictory, UnknownPosition, Insufficient, OutOfReach.
func CheckDraws(draws []Draw, holdings []Holding, on chain.Name, token chain.Token, amount money.USD, routes Routes) error {
	var sum money.USD
	seen := map[string]bool{}
	for _, d := range draws {
		i := slices.IndexFunc(holdings, func(h Holding) bool { return h.ID == d.Position })
		if seen[d.Position] {
			return refuse(Contradictory, "sources names %s twice", d.Position)
		}
		if i < 0 {
			return refuse(UnknownPosition, "sources: the wallet has no position %s", d.Position)
		}
		switch h := holdings[i]; {
		case h.Token != token:
			return refuse(OutOfReach, "sources: %s is not in the %s lane", d.Position, token)
		case !routes.within(h.Chain, on, token):
			return refuse(OutOfReach, "sources: %s is not on %s, and nothing goes there from %s", d.Position, on, h.Chain)
		case d.Amount > h.Available:
			return refuse(Insufficient, "sources: %s has %s available", d.Position, h.Available)
		case d.Amount > h.Liquid+h.Later:
			return refuse(OutOfReach, "sources: only %s can leave %s now", h.Liquid+h.Later, d.Position)
		}
		seen[d.Position] = true
		sum += d.Amount
	}
	if sum != amount {
		return refuse(OutOfReach, "sources sum to %s, amountUsd is %s", sum, amount)
	}
	return nil
}

// SplitFee divides a partner's fee among payouts by their amounts, rounding down and then filling up in their order,
// so that every payout with an amount keeps some of it. The shares sum to the fee. It returns false if that is
// impossible.
func SplitFee(fee money.USD, available []money.USD) ([]money.USD, bool) {
	shares := make([]money.USD, len(available))
	var total money.USD
	for _, a := range available {
		total += max(a, 0)
	}
	if fee == 0 || total <= fee {
		return shares, fee == 0
	}
	rest := fee
	whole := money.NewUnits(uint64(total))
	for i, a := range available {
		if a > 0 {
			shares[i] = fee.ShareFloor(money.NewUnits(uint64(a)), whole)
			rest -= shares[i]
		}
	}
	for i, a := range available {
		if more := min(rest, a-shares[i]-1); more > 0 {
			shares[i] += more
			rest -= more
		}
	}
	return shares, rest == 0
}

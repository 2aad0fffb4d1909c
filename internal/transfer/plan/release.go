package plan

import (
	"cmp"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Release decides the draws of a withdrawal from an automatic wallet: the surpluses over the targets once the amount
// has left the lane, so that no position is brought further from its target than necessary; cash first, then the
// fewest sources. The part that the chain itself does not have comes, by the existing routes, from other chains, as
// CashFirst takes it. The draws sum to amount exactly, before bridges' fees, and none exceeds its position's limit.
//
// Refusals: Insufficient when the lane does not hold the amount; OutOfReach when it does, but not within reach now.
func Release(positions []Position, on chain.Name, token chain.Token, amount, minTrade money.USD, routes Routes) ([]Draw, error) {
	lane := laneOf(positions, token)
	var held, reach money.USD
	for _, p := range lane {
		held += p.Value
		if p.Chain == on {
			reach += p.Liquid
		}
	}
	if reach < amount && held >= amount && len(routes) > 0 {
		return CashFirst(holdingsOf(lane), on, token, amount, routes)
	}
	if err := checkReach(amount, held, reach, on, token); err != nil {
		return nil, err
	}
	var deviations []deviation
	for i, t := range laneTargets(lane, amount, on) {
		if lane[i].Chain == on {
			deviations = append(deviations, deviation{Position: lane[i], delta: t.feasible - lane[i].Value})
		}
	}
	slices.SortFunc(deviations, func(a, b deviation) int {
		return cmp.Or(compareCashFirst(a.Source, b.Source), compareCashFirst(a.Later > 0, b.Later > 0), cmp.Compare(a.delta, b.delta), cmp.Compare(a.ID, b.ID))
	})
	var draws []Draw
	rest := amount
	for _, d := range deviations {
		if take := min(rest, d.excess()); take > 0 {
			draws = append(draws, Draw{d.ID, take})
			rest -= take
		}
	}
	return mergeSmallDraws(draws, lane, minTrade), nil
}

// holdingsOf returns the positions as holdings for a withdrawal.
func holdingsOf(lane []Position) []Holding {
	held := make([]Holding, len(lane))
	for i, p := range lane {
		held[i] = Holding{ID: p.ID, Source: p.Source, Chain: p.Chain, Token: p.Token, Value: p.Value, Available: p.Value - p.Coming, Liquid: p.Liquid - p.Later, Later: p.Later, Coming: p.Coming}
	}
	return held
}

// checkReach says whether an amount of a lane can be paid out on a chain.
func checkReach(amount, held, reach money.USD, on chain.Name, token chain.Token) error {
	switch {
	case held < amount:
		return refuse(Insufficient, "the wallet has %s available in %s, %s was asked for", held, token, amount)
	case reach < amount:
		return refuse(OutOfReach, "of %s only %s can be paid out on %s now", amount, reach, on)
	}
	return nil
}

// compareCashFirst orders cash before sources.
func compareCashFirst(aSource, bSource bool) int {
	switch {
	case aSource == bSource:
		return 0
	case aSource:
		return 1
	}
	return -1
}

// mergeSmallDraws takes a draw of less than minTrade from another position that
// is drawn from anyway, if that has it.
func mergeSmallDraws(draws []Draw, positions []Position, minTrade money.USD) []Draw {
	left := map[string]money.USD{}
	for _, p := range positions {
		left[p.ID] = p.Liquid
	}
	for _, d := range draws {
		left[d.Position] -= d.Amount
	}
	for i := len(draws) - 1; i >= 0; i-- {
		if draws[i].Amount >= minTrade {
			continue
		}
		for j := range draws {
			if j != i && left[draws[j].Position] >= draws[i].Amount {
				left[draws[j].Position] -= draws[i].Amount
				draws[j].Amount += draws[i].Amount
				draws = slices.Delete(draws, i, i+1)
				break
			}
		}
	}
	return draws
}

package plan

import (
	"math/bits"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// wholeLane is the weight of a lane.
const wholeLane money.Bps = 10_000

// target is a position's target: the amount that the strategy wants, and the feasible part of it.
type target struct {
	wanted, feasible money.USD
	limitedBy        ShortfallReason // of feasible < wanted: the main reason
	shortBy          money.USD       // how much that took
}

func (t *target) limitTo(most money.USD, why ShortfallReason) {
	if by := t.feasible - most; by > t.shortBy {
		t.shortBy, t.limitedBy = by, why
	}
	t.feasible = most
}

// laneTargets returns the targets of the positions of one lane once an amount has left the lane on a chain: those of
// sourceTargets, as far as the money is on the source's chain. If it is not, the chain's sources share its amount in
// proportion.
//
// The rest of a chain is cash. Moving towards the targets changes none of the bounds, so the targets are the same
// afterwards: therefore planning ends.
func laneTargets(positions []Position, leaving money.USD, from chain.Name) []target {
	targets, floors := sourceTargets(positions, leaving)
	funds := map[chain.Name]money.USD{from: -leaving}
	for _, p := range positions {
		funds[p.Chain] += p.Value
	}
	for on := range funds {
		limitToChainFunds(positions, targets, floors, on, funds[on])
	}
	return targets
}

// sourceTargets returns the target of each source of one lane once an amount has left the lane, on whichever chains
// the money is, and the amount that cannot leave it. It is the source's weight of the whole lane, as far as
//
//   - an amount that cannot leave other sources is not missing: they keep it, and the
//     rest of the lane, cash too, shares the remainder by weight;
//   - the source takes it.
func sourceTargets(positions []Position, leaving money.USD) (targets []target, floors []money.USD) {
	n := len(positions)
	targets = make([]target, n)
	total := -leaving
	weights, floors := make([]money.USD, n+1), make([]money.USD, n+1)
	weights[n] = money.USD(wholeLane) // of the lane's cash, wherever it is
	for i, p := range positions {
		total += p.Value
		if p.Source {
			weights[i], floors[i] = money.USD(p.Weight), p.Value-p.Liquid
			weights[n] -= weights[i]
		}
	}
	shares := shareByWeight(total, weights, floors, false)
	for i, p := range positions {
		if !p.Source {
			continue
		}
		targets[i].wanted = mulDivDown(max(total, 0), weights[i], money.USD(wholeLane))
		targets[i].feasible = max(targets[i].wanted, shares[i])
		targets[i].limitTo(shares[i], Illiquid)
		if most := p.Value + p.Room; targets[i].feasible > most {
			targets[i].limitTo(most, p.RoomBound)
		}
	}
	return targets, floors
}

// limitToChainFunds keeps the sources of a chain within its funds and leaves the
// rest to its cash.
func limitToChainFunds(positions []Position, targets []target, floors []money.USD, on chain.Name, funds money.USD) {
	var sum, coming money.USD // to the chain's cash: none of it is paid yet
	for _, p := range positions {
		if !p.Source && p.Chain == on {
			coming += p.Coming
		}
	}
	weights, bounds := make([]money.USD, len(positions)), make([]money.USD, len(positions))
	for i, p := range positions {
		if p.Source && p.Chain == on {
			weights[i], bounds[i] = targets[i].feasible, floors[i]
			sum += targets[i].feasible
		}
	}
	if sum > funds-coming {
		why := OtherChain
		if sum <= funds { // it is there, but not paid out yet
			why = Illiquid
		}
		// Wholly: as cash the rest would be in transit there while it is waited for, and be missing from the shared
		// amount when planned again, which would leave another rest.
		shares := shareByWeight(funds-coming, weights, bounds, true)
		sum = 0
		for i, p := range positions {
			if p.Source && p.Chain == on {
				targets[i].limitTo(shares[i], why)
				sum += shares[i]
			}
		}
	}
	for i, p := range positions {
		if !p.Source && p.Chain == on {
			targets[i].wanted, targets[i].feasible = funds-sum, funds-sum
		}
	}
}

// shareByWeight shares an amount by weight and gives none less than its floor. A share below its floor is replaced by
// the floor, and the others share the rest. Rounded down, a little of the amount is left; rounded wholly, none is: no
// floor within a share changes the shares of the others.
func shareByWeight(amount money.USD, weights, floors []money.USD, wholly bool) []money.USD {
	shares := make([]money.USD, len(weights))
	atFloor := make([]bool, len(weights))
	for {
		rest, weight := amount, money.USD(0)
		for i := range weights {
			if atFloor[i] {
				rest -= floors[i]
			} else {
				weight += weights[i]
			}
		}
		complete := true
		var before money.USD // weights that have their shares
		for i := range weights {
			if atFloor[i] {
				continue
			}
			shares[i] = mulDivDown(max(rest, 0), weights[i], weight)
			if wholly {
				shares[i] = mulDivDown(max(rest, 0), before+weights[i], weight) - mulDivDown(max(rest, 0), before, weight)
			}
			before += weights[i]
			if shares[i] < floors[i] {
				shares[i], atFloor[i], complete = floors[i], true, false
			}
		}
		if complete {
			return shares
		}
	}
}

// mulDivDown returns floor(amount × weight / of), zero if of is zero. weight is not more than of, and none is
// negative.
func mulDivDown(amount, weight, of money.USD) money.USD {
	if of == 0 {
		return 0
	}
	high, low := bits.Mul64(uint64(amount), uint64(weight))
	quotient, _ := bits.Div64(high, low, uint64(of))
	return money.USD(quotient)
}

// mulDivUp is mulDivDown, rounded up.
func mulDivUp(amount, weight, of money.USD) money.USD {
	if of == 0 {
		return 0
	}
	high, low := bits.Mul64(uint64(amount), uint64(weight))
	quotient, rest := bits.Div64(high, low, uint64(of))
	if rest > 0 {
		quotient++
	}
	return money.USD(quotient)
}

// Shortfall is the amount by which a source is below the strategy's target, with the reason.
type Shortfall struct {
	Position string
	Token    chain.Token
	Amount   money.USD
	Reason   ShortfallReason
}

// Shortfalls returns the unmet parts of a strategy, but for amounts of less than minTrade.
func Shortfalls(positions []Position, minTrade money.USD) []Shortfall {
	var shortfalls []Shortfall
	for _, token := range lanes {
		lane := laneOf(positions, token)
		for i, t := range laneTargets(lane, 0, "") {
			if short := t.wanted - t.feasible; lane[i].Source && short >= max(minTrade, 1) {
				shortfalls = append(shortfalls, Shortfall{lane[i].ID, token, short, t.limitedBy})
			}
		}
	}
	return shortfalls
}

package transfer

import (
	"math/bits"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// planPosition is a position of an automatic wallet, or one that its strategy wants, as
// the planner sees it. Value leaves out what is reserved: that is on its way
// elsewhere. Of Value, Liquid can leave now; Room is what may still come in.
type planPosition struct {
	ID        string
	Source    bool // else cash, which takes anything
	Chain     chain.Name
	Token     chain.Token
	Value     money.USD
	Liquid    money.USD
	Room      money.USD
	RoomBound ShortfallReason // what bounds Room
	Weight    money.Bps       // of the lane; cash's is what the sources leave
}

// ShortfallReason says why a source does not get what the strategy wants.
type ShortfallReason string

// The reasons of shortfalls.
const (
	SourceFrozen     ShortfallReason = "source_frozen"      // in emergency_freeze
	SourceLimit      ShortfallReason = "max_allocation"     // its maxAllocationUsd
	SourceFull       ShortfallReason = "deposit_room"       // the vault takes no more
	SourceUnreadable ShortfallReason = "source_unreadable"  // never read yet, or no longer configured
	NotAdmitted      ShortfallReason = "not_admitted"       // a wrapper has yet to put the wallet on its list
	OtherChain       ShortfallReason = "other_chain"        // the lane's money is on other chains
	Illiquid         ShortfallReason = "illiquid_elsewhere" // sources that hold too much cannot pay it out
)

// wholeLane is the weight of a lane.
const wholeLane money.Bps = 10_000

// target is what a slot should hold: what the strategy wants of it, and what it
// can get.
type target struct {
	wanted, feasible money.USD
	limitedBy        ShortfallReason // of get < want: what took most
	shortBy          money.USD       // how much that took
}

func (a *target) limitTo(to money.USD, why ShortfallReason) {
	if by := a.feasible - to; by > a.shortBy {
		a.shortBy, a.limitedBy = by, why
	}
	a.feasible = to
}

// laneTargets says what each slot of one lane should hold once leaving has left the
// lane on a chain. A source's aim is its weight of the whole lane, as far as
//
//   - what cannot leave other sources is not missing: they keep it, and the
//     rest of the lane, cash too, shares what is left by weight;
//   - the source takes it;
//   - the money is on the source's chain: if it is not, the chain's sources
//     share what there is in proportion.
//
// The rest of a chain is cash. Moving towards the aims changes none of the
// bounds, so the aims are the same afterwards: that is why planning ends.
func laneTargets(positions []planPosition, leaving money.USD, from chain.Name) []target {
	n := len(positions)
	out := make([]target, n)
	funds := map[chain.Name]money.USD{from: -leaving}
	total := -leaving
	weights, floors := make([]money.USD, n+1), make([]money.USD, n+1)
	weights[n] = money.USD(wholeLane) // of the lane's cash, wherever it is
	for i, s := range positions {
		funds[s.Chain] += s.Value
		total += s.Value
		if s.Source {
			weights[i], floors[i] = money.USD(s.Weight), s.Value-s.Liquid
			weights[n] -= weights[i]
		}
	}
	shares := shareByWeight(total, weights, floors)
	for i, s := range positions {
		if !s.Source {
			continue
		}
		out[i].wanted = mulDivDown(max(total, 0), weights[i], money.USD(wholeLane))
		out[i].feasible = max(out[i].wanted, shares[i])
		out[i].limitTo(shares[i], Illiquid)
		if most := s.Value + s.Room; out[i].feasible > most {
			out[i].limitTo(most, s.RoomBound)
		}
	}
	for name := range funds {
		limitToChainFunds(positions, out, floors, name, funds[name])
	}
	return out
}

// limitToChainFunds keeps the sources of a chain within its funds and leaves the rest to
// its cash.
func limitToChainFunds(positions []planPosition, targets []target, floors []money.USD, on chain.Name, funds money.USD) {
	var sum money.USD
	weights, bounds := make([]money.USD, len(positions)), make([]money.USD, len(positions))
	for i, s := range positions {
		if s.Source && s.Chain == on {
			weights[i], bounds[i] = targets[i].feasible, floors[i]
			sum += targets[i].feasible
		}
	}
	if sum > funds {
		shares := shareByWeight(funds, weights, bounds)
		sum = 0
		for i, s := range positions {
			if s.Source && s.Chain == on {
				targets[i].limitTo(shares[i], OtherChain)
				sum += shares[i]
			}
		}
	}
	for i, s := range positions {
		if !s.Source && s.Chain == on {
			targets[i].wanted, targets[i].feasible = funds-sum, funds-sum
		}
	}
}

// shareByWeight shares an amount by weight, rounding down, and gives none less than its
// floor: who would get less keeps the floor, and the others share the rest.
func shareByWeight(amount money.USD, weights, floors []money.USD) []money.USD {
	out := make([]money.USD, len(weights))
	kept := make([]bool, len(weights))
	for {
		rest, weight := amount, money.USD(0)
		for i := range weights {
			if kept[i] {
				rest -= floors[i]
			} else {
				weight += weights[i]
			}
		}
		again := false
		for i := range weights {
			if kept[i] {
				continue
			}
			if out[i] = mulDivDown(max(rest, 0), weights[i], weight); out[i] < floors[i] {
				out[i], kept[i], again = floors[i], true, true
			}
		}
		if !again {
			return out
		}
	}
}

// mulDivDown is floor(amount × weight / of), zero of nothing. weight is not more than
// of, and none is negative.
func mulDivDown(amount, weight, of money.USD) money.USD {
	if of == 0 {
		return 0
	}
	high, low := bits.Mul64(uint64(amount), uint64(weight))
	quotient, _ := bits.Div64(high, low, uint64(of))
	return money.USD(quotient)
}

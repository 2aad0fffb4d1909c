package plan

import (
	"cmp"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Route is how a token goes from one chain to another: at most once for each draw or movement.
type Route struct {
	From, To chain.Name
	Token    chain.Token
	FastUpTo money.USD  // amounts up to this are sent fast, and others if that costs no more; 0 if none is
	FastFee  money.Rate // of an amount that is sent fast, rounded up
	MinFee   money.Rate // of every amount, rounded down, one unit at least; 0 if the contracts require none
	Gas      money.USD  // the estimated cost of sending and receiving to the service: it orders routes, and is charged to no customer
	Most     money.USD  // at once
	Grain    money.USD  // of which an automatic transfer is a multiple; 0 for any amount
	Takes    time.Duration
}

// MaxParts bounds the messages of one movement: one that needs more is rejected, or the rest waits.
const MaxParts = 100

// Price returns the fee of an amount that is sent in one message, at most, and whether it is sent fast. An amount that does
// not exceed the fee of a fast message is not sent fast.
func (r Route) Price(amount money.USD) (fee money.USD, fast bool) {
	standard := r.Standard(amount)
	fee = max(r.FastFee.Ceil(max(0, amount)), standard)
	if r.FastUpTo == 0 || amount > r.FastUpTo && fee > standard || fee >= amount {
		return standard, false
	}
	return fee, true
}

// Standard returns the fee of an amount that is not sent fast, at most.
func (r Route) Standard(amount money.USD) money.USD {
	if r.MinFee == 0 || amount <= 0 {
		return 0
	}
	return max(r.MinFee.Floor(amount), 1)
}

// Fee returns the fee of an amount that is sent in one message, at most.
func (r Route) Fee(amount money.USD) money.USD {
	fee, _ := r.Price(amount)
	return fee
}

// costOf returns the bridge's fee of an amount and the service's costs of its messages, about.
func (r Route) costOf(amount money.USD) money.USD {
	n := money.USD(min(r.partsOf(amount), MaxParts))
	return n * (r.Fee(amount/n) + r.Gas)
}

// partsOf returns how many messages carry an amount.
func (r Route) partsOf(amount money.USD) int64 {
	if r.Most <= 0 || amount <= r.Most {
		return 1
	}
	return int64((amount-1)/r.Most) + 1
}

// Routes are those that there are.
type Routes []Route

// find is the route of a token between two chains.
func (all Routes) find(from, to chain.Name, token chain.Token) (Route, bool) {
	i := slices.IndexFunc(all, func(r Route) bool { return r.From == from && r.To == to && r.Token == token })
	if i < 0 {
		return Route{}, false
	}
	return all[i], true
}

// Without are the routes that lead from none of these chains.
func (all Routes) Without(chains []chain.Name) Routes {
	return slices.DeleteFunc(slices.Clone(all), func(r Route) bool { return slices.Contains(chains, r.From) })
}

// Price is Route.Price of an amount of a token that is sent between two chains; no fee on one chain.
func (all Routes) Price(from, to chain.Name, token chain.Token, amount money.USD) (fee money.USD, fast bool) {
	r, _ := all.find(from, to, token)
	return r.Price(amount)
}

// Standard is Route.Standard of an amount of a token that is sent between two chains; no fee on one chain.
func (all Routes) Standard(from, to chain.Name, token chain.Token, amount money.USD) money.USD {
	r, _ := all.find(from, to, token)
	return r.Standard(amount)
}

// leadingTo returns the routes of a token to a chain, the cheapest for an amount first, and then the fastest: without
// fast transfers, for amounts that no payout waits for.
func (all Routes) leadingTo(to chain.Name, token chain.Token, amount money.USD) []Route {
	found := slices.DeleteFunc(slices.Clone(all), func(r Route) bool { return r.To != to || r.Token != token })
	slices.SortFunc(found, func(a, b Route) int {
		return cmp.Or(cmp.Compare(a.Gas+a.Standard(amount), b.Gas+b.Standard(amount)), cmp.Compare(a.Takes, b.Takes), cmp.Compare(a.From, b.From))
	})
	return found
}

// costWorth is how many times its cost an amount must be that goes over a route by itself: its gas and the minimum fee.
const costWorth = 100

// leastWorth returns the least amount that goes over a route without a request. The boolean is false if no amount is.
func (r Route) leastWorth(minTrade money.USD) (least money.USD, worth bool) {
	rest := money.WholeRate - costWorth*r.MinFee // of which the gas is to be a hundredth at most
	if rest <= 0 {
		return 0, false
	}
	byCost := mulDivUp(costWorth*r.Gas, money.USD(money.WholeRate), money.USD(rest))
	if r.MinFee > 0 {
		byCost = max(byCost, costWorth) // the fee is one unit at least
	}
	return max(minTrade, byCost, 1), true
}

// leastDrawn is the least amount that a payout draws over a route as long as there is more elsewhere.
const leastDrawn = money.Dollar / 100

// isDust reports whether a position's amount on a chain is so small that it is drawn last: it is on another chain,
// and below the cost of sending it.
func (all Routes) isDust(h Holding, on chain.Name) bool {
	r, ok := all.find(h.Chain, on, h.Token)
	return ok && h.Chain != on && h.Liquid+h.Later < max(leastDrawn, r.Gas)
}

// within reports whether an amount on a chain can be paid out on another, or on itself.
func (all Routes) within(from, to chain.Name, token chain.Token) bool {
	_, ok := all.find(from, to, token)
	return from == to || ok
}

// compare orders two positions by the cost to pay an amount out of them on a chain: first the bridge's fee and the
// gas, then the time. An amount on the chain itself has neither.
func (all Routes) compare(a, b Holding, on chain.Name, amount money.USD) int {
	cost := func(h Holding) (money.USD, time.Duration) {
		r, ok := all.find(h.Chain, on, h.Token)
		if h.Chain == on || !ok {
			return 0, 0
		}
		return r.costOf(min(amount, h.Liquid+h.Later)), r.Takes
	}
	aCost, aTime := cost(a)
	bCost, bTime := cost(b)
	return cmp.Or(cmp.Compare(aCost, bCost), cmp.Compare(aTime, bTime))
}

// Bound is how much of an amount goes over a route at once; all of it where there is none.
func (all Routes) Bound(from, to chain.Name, token chain.Token, amount money.USD) money.USD {
	if r, ok := all.find(from, to, token); ok && r.Most > 0 {
		return min(amount, r.Most)
	}
	return amount
}

// Parts returns how many messages carry an amount over a route; 1 where there is none.
func (all Routes) Parts(from, to chain.Name, token chain.Token, amount money.USD) int64 {
	r, _ := all.find(from, to, token)
	return r.partsOf(amount)
}

// Split cuts an amount that goes over a route into parts that each fit, as long as they are not more than MaxParts: the last one has
// the rest. The last two share their amount evenly if the last would have less than half of Most, so that none is too small
// for the fee.
func (all Routes) Split(from, to chain.Name, token chain.Token, amount money.USD) (parts []money.USD) {
	r, ok := all.find(from, to, token)
	if !ok || r.Most <= 0 {
		return []money.USD{amount}
	}
	for ; amount > r.Most && len(parts) < MaxParts-1; amount -= r.Most {
		parts = append(parts, r.Most)
	}
	if last := len(parts) - 1; last >= 0 && amount < r.Most/2 {
		even := (r.Most + amount) / 2
		if r.Grain > 0 {
			even -= even % r.Grain
		}
		if other := r.Most + amount - even; even > amount && other <= r.Most {
			parts[last], amount = other, even
		}
	}
	return append(parts, amount)
}

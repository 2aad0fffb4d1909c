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
	FastUpTo money.USD // amounts up to this cost FastFee; anything more costs nothing
	FastFee  money.Bps // rounded up; it comes out of what is sent
	Gas      money.USD // what sending and bringing in costs the service, about: it orders routes, and is taken from nobody
	Most     money.USD // at once
	Grain    money.USD // of which what nobody asked for is a multiple; 0 for any amount
	Takes    time.Duration
}

// Fee is what is kept of an amount that is sent. What the fee would leave nothing of is not sent fast.
func (r Route) Fee(amount money.USD) money.USD {
	fee := mulDivUp(amount, money.USD(r.FastFee), money.USD(wholeLane))
	if amount > r.FastUpTo || fee >= amount {
		return 0
	}
	return fee
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

// Fee is what is kept of an amount of a token that is sent between two chains; none on one chain.
func (all Routes) Fee(from, to chain.Name, token chain.Token, amount money.USD) money.USD {
	r, _ := all.find(from, to, token)
	return r.Fee(amount)
}

// into are the routes of a token to a chain, the cheapest first, and then the fastest: at no fee, as
// what nobody is waiting for goes.
func (all Routes) into(to chain.Name, token chain.Token) []Route {
	found := slices.DeleteFunc(slices.Clone(all), func(r Route) bool { return r.To != to || r.Token != token })
	slices.SortFunc(found, func(a, b Route) int {
		return cmp.Or(cmp.Compare(a.Gas, b.Gas), cmp.Compare(a.Takes, b.Takes), cmp.Compare(a.From, b.From))
	})
	return found
}

// gasWorth is how many times its gas an amount must be that goes over a route by itself.
const gasWorth = 100

// least is what is worth going over a route without anybody having asked for it.
func (r Route) least(minTrade money.USD) money.USD { return max(minTrade, gasWorth*r.Gas, 1) }

// leastDrawn is what somebody's payout draws over a route as long as there is more elsewhere, at least.
const leastDrawn = money.Dollar / 100

// isDust says whether what a position can give on a chain is so little that it is drawn last: it is on another chain, and
// less than sending it costs.
func (all Routes) isDust(h Holding, on chain.Name) bool {
	r, ok := all.find(h.Chain, on, h.Token)
	return ok && h.Chain != on && h.Liquid+h.Later < max(leastDrawn, r.Gas)
}

// within says whether what is on a chain can be paid out on another, or on itself.
func (all Routes) within(from, to chain.Name, token chain.Token) bool {
	_, ok := all.find(from, to, token)
	return from == to || ok
}

// compare orders two positions by what it costs to pay an amount out of them on a chain: first
// what the bridge keeps and the gas, then how long it takes. What is on the chain costs neither.
func (all Routes) compare(a, b Holding, on chain.Name, amount money.USD) int {
	cost := func(h Holding) (money.USD, time.Duration) {
		r, ok := all.find(h.Chain, on, h.Token)
		if h.Chain == on || !ok {
			return 0, 0
		}
		return r.Fee(min(amount, h.Liquid+h.Later)) + r.Gas, r.Takes
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

// Split cuts an amount that goes over a route into parts that each fit.
func (all Routes) Split(from, to chain.Name, token chain.Token, amount money.USD) (parts []money.USD) {
	r, ok := all.find(from, to, token)
	if !ok || r.Most <= 0 {
		return []money.USD{amount}
	}
	for ; amount > r.Most; amount -= r.Most {
		parts = append(parts, r.Most)
	}
	return append(parts, amount)
}

package plan

import (
	"cmp"
	"maps"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// chainFunds is the lack of a chain's sources beyond all that is there, negative where it has more than they want;
// the surplus of its sources, negative where they hold less than wanted; and the chain's cash.
type chainFunds struct {
	chain.Name
	lacks, over money.USD
	cash        *deviation
}

// crossings plans the transfers between the chains of a lane after each chain's own movements: cash to cash, from
// chains that have more than their sources want to those that have less. The wallet is planned again when it has
// come, and deploys it then.
//
//   - A chain with a lack gives no amount, and one that gives has no lack
//     afterwards: no amount goes to and fro.
//   - No transfer is made for a lack within the slack, nor below its worthwhile amount (Route.least).
//   - The lacks of chains follow from the total of the lane, which no crossing changes
//     but by the bridge's minimum fee, and an amount in transit counts at its destination. So planning again, on
//     the way or afterwards, sends no more, unless the fee is worth a movement.
func crossings(lane []Position, deviations []*deviation, rule Rule, slack money.USD, routes Routes) (movements []Movement) {
	chains, idle := fundsOf(lane, deviations)
	for _, to := range chains {
		if to.cash == nil {
			continue
		}
		for _, r := range routes.leadingTo(to.Name, to.cash.Token, to.lacks) {
			i := slices.IndexFunc(chains, func(c *chainFunds) bool { return c.Name == r.From })
			if to.lacks <= slack || i < 0 {
				continue
			}
			from := chains[i]
			if from.cash == nil || from.cash.hasTaken { // more comes to it: it gives all at once then
				continue
			}
			amount := min(to.lacks, -from.lacks, from.cash.Liquid)
			if r.Most > 0 {
				amount = min(amount, MaxParts*r.Most)
			}
			if rule.DeployOnly {
				amount = min(amount, idle)
			}
			if r.Grain > 0 {
				amount -= amount % r.Grain
			}
			if least, worth := r.leastWorth(rule.MinTrade); !worth || amount < least {
				continue
			}
			movements = append(movements, Movement{from.cash.ID, to.cash.ID, amount})
			from.cash.Liquid -= amount
			from.lacks, to.lacks, idle = from.lacks+amount, to.lacks-amount, idle-amount
		}
	}
	return movements
}

// fundsOf returns the lacks of a lane's chains, the largest first, and how much of it there is as cash beyond the
// strategy's cash: no source has to be left for that.
func fundsOf(lane []Position, deviations []*deviation) (chains []*chainFunds, idle money.USD) {
	targets, _ := sourceTargets(lane, 0)
	byName := map[chain.Name]*chainFunds{}
	for i, p := range lane {
		c := byName[p.Chain]
		if c == nil {
			c = &chainFunds{Name: p.Chain}
			byName[p.Chain] = c
		}
		c.lacks -= p.Value
		if p.Source {
			c.lacks += targets[i].feasible
			c.over += p.Value - targets[i].feasible
		} else {
			c.cash = deviations[i]
		}
	}
	chains = slices.SortedFunc(maps.Values(byName), func(a, b *chainFunds) int {
		return cmp.Or(cmp.Compare(b.lacks, a.lacks), cmp.Compare(a.Name, b.Name))
	})
	for _, c := range chains {
		idle += max(c.lacks, 0) - max(c.over, 0)
	}
	return chains, max(idle, 0)
}

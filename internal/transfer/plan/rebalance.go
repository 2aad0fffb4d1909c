package plan

import (
	"cmp"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Rule is when and how far positions are moved towards their targets.
type Rule struct {
	Band       money.Bps // of the lane: a position within it is left alone
	MinTrade   money.USD // no smaller amount is moved
	DeployOnly bool      // only cash beyond its target is moved; no source is left
}

// slack is how far from its target a position may end.
func (r Rule) slack(total money.USD) money.USD {
	return max(mulDivDown(total, money.USD(r.Band), money.USD(wholeLane)), r.MinTrade-1, 0)
}

// lanes are the tokens. Each lane is planned by itself.
var lanes = []chain.Token{chain.USDC, chain.USDT}

// Rebalance plans the movements that bring an automatic wallet to its targets. It deals with each lane by itself: on
// each chain with its own amounts, and then, by the existing routes, with the lacks of whole chains (crossings).
//
//   - An amount that leaves a position is there and can leave; the destination
//     takes it.
//   - Afterwards every position is within the rule's slack of its target, unless
//     the lack cannot be moved in amounts of MinTrade. Planning again
//     plans no movement.
//   - Positions within the slack stay as they are unless one beyond it needs
//     them, and no position both gives and takes on its chain, so that all movements
//     can run at once. Of n positions of a chain that must change at most n-1
//     movements are made, fewer where two of them settle each other.
func Rebalance(positions []Position, rule Rule, routes Routes) []Movement {
	var movements []Movement
	for _, token := range lanes {
		lane := laneOf(positions, token)
		var total money.USD
		for _, p := range lane {
			total += p.Value
		}
		slack := rule.slack(total)
		deviations := make([]*deviation, len(lane))
		for i, t := range laneTargets(lane, 0, "") {
			deviations[i] = &deviation{Position: lane[i], delta: t.feasible - lane[i].Value}
		}
		for _, on := range chainsOf(lane) {
			r := rebalancer{Rule: rule, slack: slack}
			for _, d := range deviations {
				if d.Chain == on {
					r.deviations = append(r.deviations, d)
				}
			}
			movements = append(movements, r.planMovements()...)
		}
		movements = append(movements, crossings(lane, deviations, rule, slack, routes)...)
	}
	return movements
}

func laneOf(positions []Position, token chain.Token) []Position {
	return slices.DeleteFunc(slices.Clone(positions), func(p Position) bool { return p.Token != token })
}

func chainsOf(positions []Position) []chain.Name {
	var names []chain.Name
	for _, p := range positions {
		names = append(names, p.Chain)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// deviation is a position and how much it lacks to its target, negative where it
// has too much. The deviations of a chain sum to zero.
type deviation struct {
	Position
	delta              money.USD
	hasGiven, hasTaken bool
}

func (d *deviation) deficit() money.USD { return d.delta }
func (d *deviation) excess() money.USD  { return -d.delta }

// rebalancer moves money between the positions of one lane on one chain.
type rebalancer struct {
	Rule
	slack      money.USD
	deviations []*deviation
	movements  []Movement
}

// planMovements plans in three steps: pairs that one movement settles; then, largest first, from surpluses to lacks,
// until one of the two sides is within the slack; then the rest beyond it, with the help of positions that are
// within.
func (r *rebalancer) planMovements() []Movement {
	r.matchPairs()
	for {
		overweight, underweight := r.overweight(), r.underweight()
		if len(overweight) == 0 || len(underweight) == 0 {
			break
		}
		from, to := overweight[0], underweight[0]
		r.addMovement(from, to, min(from.excess(), to.deficit()))
	}
	for _, from := range r.overweight() {
		r.placeExcess(from)
	}
	if !r.DeployOnly {
		for _, to := range r.underweight() {
			r.fillDeficit(to)
		}
	}
	return r.movements
}

// addMovement plans a movement. Its proceeds are not there yet, so they are not liquid.
func (r *rebalancer) addMovement(from, to *deviation, amount money.USD) {
	same := func(m Movement) bool { return m.From == from.ID && m.To == to.ID }
	if i := slices.IndexFunc(r.movements, same); i >= 0 {
		r.movements[i].Amount += amount
	} else {
		r.movements = append(r.movements, Movement{From: from.ID, To: to.ID, Amount: amount})
	}
	from.delta, from.Liquid, from.hasGiven = from.delta+amount, from.Liquid-amount, true
	to.delta, to.Room, to.hasTaken = to.delta-amount, to.Room-amount, true
}

// overweight lists the surpluses beyond the slack that may be moved, largest first.
func (r *rebalancer) overweight() []*deviation {
	return slices.DeleteFunc(r.beyondSlack((*deviation).excess), func(d *deviation) bool { return r.DeployOnly && d.Source })
}

// underweight lists the lacks beyond the slack, largest first.
func (r *rebalancer) underweight() []*deviation { return r.beyondSlack((*deviation).deficit) }

func (r *rebalancer) beyondSlack(measure func(*deviation) money.USD) []*deviation {
	beyond := slices.DeleteFunc(slices.Clone(r.deviations), func(d *deviation) bool { return measure(d) <= r.slack })
	sortByMeasure(beyond, measure)
	return beyond
}

// othersThan lists the other positions, largest measure first.
func (r *rebalancer) othersThan(d *deviation, measure func(*deviation) money.USD) []*deviation {
	others := slices.DeleteFunc(slices.Clone(r.deviations), func(o *deviation) bool { return o == d })
	sortByMeasure(others, measure)
	return others
}

func sortByMeasure(deviations []*deviation, measure func(*deviation) money.USD) {
	slices.SortFunc(deviations, func(a, b *deviation) int {
		return cmp.Or(cmp.Compare(measure(b), measure(a)), cmp.Compare(a.ID, b.ID))
	})
}

// matchPairs settles two positions by one movement where that does it for both,
// the best match first.
func (r *rebalancer) matchPairs() {
	for {
		var from, to *deviation
		best := r.slack + 1
		for _, o := range r.overweight() {
			for _, u := range r.underweight() {
				if off := max(o.excess()-u.deficit(), u.deficit()-o.excess()); off < best {
					from, to, best = o, u, off
				}
			}
		}
		if from == nil {
			return
		}
		r.addMovement(from, to, min(from.excess(), to.deficit()))
	}
}

// placeExcess brings a position that has too much within the slack. It fills the
// others, beginning with the largest deficit. No deficit is larger than the slack.
func (r *rebalancer) placeExcess(from *deviation) {
	for _, to := range r.othersThan(from, (*deviation).deficit) {
		if from.excess() <= r.slack {
			return
		}
		if to.hasGiven {
			continue
		}
		most := to.deficit() + r.slack
		if to.Source {
			most = min(most, to.Room)
		}
		if amount := r.amountBetween(from.excess(), to.deficit(), most); amount > 0 {
			r.addMovement(from, to, amount)
		}
	}
}

// fillDeficit brings a position that has too little within the slack. It takes
// from the others, beginning with the largest excess. No excess is larger than the
// slack.
func (r *rebalancer) fillDeficit(to *deviation) {
	for _, from := range r.othersThan(to, (*deviation).excess) {
		if to.deficit() <= r.slack {
			return
		}
		if from.hasTaken {
			continue
		}
		most := min(from.excess()+r.slack, from.Liquid)
		if amount := r.amountBetween(to.deficit(), from.excess(), most); amount > 0 {
			r.addMovement(from, to, amount)
		}
	}
}

// amountBetween returns the amount moved between a position that is beyond the slack by its distance to the target,
// and another whose own distance the movement makes up for and which admits at most so much. Either ends at its
// target, the nearer of the two; an amount goes past the other's own target only to bring the first within the slack,
// or for the smallest trade. It is zero below a trade.
func (r *rebalancer) amountBetween(distance, othersDistance, most money.USD) money.USD {
	amount := min(distance, most, max(othersDistance, distance-r.slack, r.MinTrade))
	if amount < r.MinTrade {
		return 0
	}
	return amount
}

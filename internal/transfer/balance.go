package transfer

import (
	"cmp"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

// balanceRule is when and how far positions are moved towards their aims.
type balanceRule struct {
	band     money.Bps // of the lane: a position within it is left alone
	minTrade money.USD // nothing smaller is moved
	deploy   bool      // only cash beyond its aim is moved; no source is left
}

// slack is how far from its aim a position may end.
func (r balanceRule) slack(total money.USD) money.USD {
	return max(mulDivDown(total, money.USD(r.band), money.USD(wholeLane)), r.minTrade-1, 0)
}

// planBalance plans the movements that bring an automatic wallet to its
// targets. It is pure, deals with each lane by itself, and on each chain with
// what is there.
//
//   - What leaves a position is there and can leave; what comes in, it takes.
//   - Afterwards every position is within the rule's slack of its aim, unless
//     what is missing cannot be moved in parts of minTrade. Planning again
//     plans nothing.
//   - Positions within the slack stay as they are unless one beyond it needs
//     them, and no position both gives and takes, so that all movements can run
//     at once. Of n positions that must change at most n-1 movements are made,
//     fewer where two of them settle each other.
func planBalance(positions []planPosition, rule balanceRule) []Instruction {
	var plan []Instruction
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		lane := filterPositions(positions, func(s planPosition) bool { return s.Token == token })
		var total money.USD
		for _, s := range lane {
			total += s.Value
		}
		goals := laneTargets(lane, 0, "")
		for _, on := range chainsOf(lane) {
			p := planner{balanceRule: rule, slack: rule.slack(total)}
			for i, s := range lane {
				if s.Chain == on {
					p.addPosition(s, goals[i].feasible-s.Value)
				}
			}
			plan = append(plan, p.planMovements()...)
		}
	}
	return plan
}

func filterPositions(slots []planPosition, keep func(planPosition) bool) []planPosition {
	return slices.DeleteFunc(slices.Clone(slots), func(s planPosition) bool { return !keep(s) })
}

func chainsOf(slots []planPosition) []chain.Name {
	var names []chain.Name
	for _, s := range slots {
		names = append(names, s.Chain)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// deviation is a slot and how much it is short of its aim, negative where it has too
// much. The gaps of a chain sum to zero.
type deviation struct {
	planPosition
	delta       money.USD
	gave, taken bool
}

func (g *deviation) excess() money.USD { return -g.delta }

// planner moves money between the slots of one lane on one chain.
type planner struct {
	balanceRule
	slack      money.USD
	deviations []*deviation
	movements  []Instruction
}

func (p *planner) addPosition(s planPosition, short money.USD) {
	p.deviations = append(p.deviations, &deviation{planPosition: s, delta: short})
}

// addMovement plans a movement. What comes in is not there yet, so it is not liquid.
func (p *planner) addMovement(from, to *deviation, amount money.USD) {
	same := func(m Instruction) bool { return m.From == from.ID && m.To == to.ID }
	if i := slices.IndexFunc(p.movements, same); i >= 0 {
		p.movements[i].Amount += amount
	} else {
		p.movements = append(p.movements, Instruction{From: from.ID, To: to.ID, Amount: amount})
	}
	from.delta, from.Liquid, from.gave = from.delta+amount, from.Liquid-amount, true
	to.delta, to.Room, to.taken = to.delta-amount, to.Room-amount, true
}

// beyondSlack lists the slots whose measure is more than the slack, largest first.
func (p *planner) beyondSlack(measure func(*deviation) money.USD) []*deviation {
	var out []*deviation
	for _, g := range p.deviations {
		if measure(g) > p.slack {
			out = append(out, g)
		}
	}
	slices.SortFunc(out, func(a, b *deviation) int {
		return cmp.Or(cmp.Compare(measure(b), measure(a)), cmp.Compare(a.ID, b.ID))
	})
	return out
}

func deficitOf(g *deviation) money.USD { return g.delta }

// overweight lists the slots that are beyond the slack and may be taken from.
func (p *planner) overweight() []*deviation {
	return slices.DeleteFunc(p.beyondSlack((*deviation).excess), func(g *deviation) bool { return p.deploy && g.Source })
}

func (p *planner) planMovements() []Instruction {
	p.matchPairs()
	for {
		over, under := p.overweight(), p.beyondSlack(deficitOf)
		if len(over) == 0 || len(under) == 0 {
			break
		}
		p.addMovement(over[0], under[0], min(over[0].excess(), under[0].delta))
	}
	for _, g := range p.overweight() {
		p.placeExcess(g)
	}
	if !p.deploy {
		for _, g := range p.beyondSlack(deficitOf) {
			p.fillDeficit(g)
		}
	}
	return p.movements
}

// matchPairs settles two slots by one movement where that does it for both, the best
// match first.
func (p *planner) matchPairs() {
	for {
		var from, to *deviation
		best := p.slack + 1
		for _, o := range p.overweight() {
			for _, u := range p.beyondSlack(deficitOf) {
				if d := max(o.excess()-u.delta, u.delta-o.excess()); d < best {
					from, to, best = o, u, d
				}
			}
		}
		if from == nil {
			return
		}
		p.addMovement(from, to, min(from.excess(), to.delta))
	}
}

// placeExcess puts what a slot has too much where there is least too little: no
// other is beyond the slack. It fills to the aim, and over it only within the
// slack, where that spares a movement.
func (p *planner) placeExcess(from *deviation) {
	for _, to := range p.othersByMeasure(from, deficitOf) {
		e := from.excess()
		if e <= p.slack {
			return
		}
		if to.gave {
			continue
		}
		room := to.delta + p.slack
		if to.Source {
			room = min(room, to.Room)
		}
		if m := min(e, room, max(to.delta, e-p.slack, p.minTrade)); m >= p.minTrade && m > 0 {
			p.addMovement(from, to, m)
		}
	}
}

// fillDeficit is spread the other way round.
func (p *planner) fillDeficit(to *deviation) {
	for _, from := range p.othersByMeasure(to, (*deviation).excess) {
		e := to.delta
		if e <= p.slack {
			return
		}
		if from.taken {
			continue
		}
		room := min(from.excess()+p.slack, from.Liquid)
		if m := min(e, room, max(from.excess(), e-p.slack, p.minTrade)); m >= p.minTrade && m > 0 {
			p.addMovement(from, to, m)
		}
	}
}

// othersByMeasure lists the other slots, largest measure first.
func (p *planner) othersByMeasure(g *deviation, measure func(*deviation) money.USD) []*deviation {
	out := slices.DeleteFunc(slices.Clone(p.deviations), func(o *deviation) bool { return o == g })
	slices.SortFunc(out, func(a, b *deviation) int {
		return cmp.Or(cmp.Compare(measure(b), measure(a)), cmp.Compare(a.ID, b.ID))
	})
	return out
}

// planRelease decides what to take from where for a withdrawal from an
// automatic wallet: what the positions hold beyond their aims once the amount
// has left the lane, so that none is brought further from its aim than it has
// to be; cash first, then the fewest sources. It is pure. The draws sum to
// amount exactly and none exceeds what its position can give.
//
// Errors: insufficient_funds when the lane does not hold the amount;
// invalid_withdrawal_plan when it does, but not within reach now.
func planRelease(positions []planPosition, on chain.Name, token chain.Token, amount, minTrade money.USD) ([]Draw, error) {
	lane := filterPositions(positions, func(s planPosition) bool { return s.Token == token })
	var held, reach money.USD
	for _, s := range lane {
		held += s.Value
		if s.Chain == on {
			reach += s.Liquid
		}
	}
	if err := checkReach(amount, held, reach, on, token); err != nil {
		return nil, err
	}
	p := planner{}
	for i, goal := range laneTargets(lane, amount, on) {
		if lane[i].Chain == on {
			p.addPosition(lane[i], goal.feasible-lane[i].Value)
		}
	}
	slices.SortFunc(p.deviations, func(a, b *deviation) int {
		if a.Source != b.Source {
			return cmp.Compare(b2i(a.Source), b2i(b.Source))
		}
		return cmp.Or(cmp.Compare(a.delta, b.delta), cmp.Compare(a.ID, b.ID))
	})
	var draws []Draw
	rest := amount
	for _, g := range p.deviations {
		if take := min(rest, g.excess()); take > 0 {
			draws = append(draws, Draw{g.ID, take})
			rest -= take
		}
	}
	return mergeSmallDraws(draws, lane, minTrade), nil
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// checkReach says whether an amount of a lane can be paid out on a chain.
func checkReach(amount, held, reach money.USD, on chain.Name, token chain.Token) error {
	switch {
	case held < amount:
		return fault.New(fault.InsufficientFunds, "the wallet has %s available in %s, %s was asked for", held, token, amount)
	case reach < amount:
		return fault.New(fault.InvalidWithdrawalPlan, "of %s only %s can be paid out on %s now", amount, reach, on)
	}
	return nil
}

// mergeSmallDraws takes a draw of less than minTrade from another position that is
// drawn from anyway, if that has it.
func mergeSmallDraws(draws []Draw, slots []planPosition, minTrade money.USD) []Draw {
	left := map[string]money.USD{}
	for _, s := range slots {
		left[s.ID] = s.Liquid
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

package transfer

import (
	"cmp"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

// rule is when and how far positions are moved towards their aims.
type rule struct {
	band     money.Bps // of the lane: a position within it is left alone
	minTrade money.USD // nothing smaller is moved
	deploy   bool      // only cash beyond its aim is moved; no source is left
}

// slack is how far from its aim a position may end.
func (r rule) slack(total money.USD) money.USD {
	return max(part(total, money.USD(r.band), money.USD(wholeLane)), r.minTrade-1, 0)
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
func planBalance(slots []slot, r rule) []Instruction {
	var plan []Instruction
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		lane := only(slots, func(s slot) bool { return s.Token == token })
		var total money.USD
		for _, s := range lane {
			total += s.Value
		}
		goals := aims(lane, 0, "")
		for _, on := range chainsOf(lane) {
			p := planner{rule: r, slack: r.slack(total)}
			for i, s := range lane {
				if s.Chain == on {
					p.add(s, goals[i].get-s.Value)
				}
			}
			plan = append(plan, p.plan()...)
		}
	}
	return plan
}

func only(slots []slot, keep func(slot) bool) []slot {
	return slices.DeleteFunc(slices.Clone(slots), func(s slot) bool { return !keep(s) })
}

func chainsOf(slots []slot) []chain.Name {
	var names []chain.Name
	for _, s := range slots {
		names = append(names, s.Chain)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// gap is a slot and how much it is short of its aim, negative where it has too
// much. The gaps of a chain sum to zero.
type gap struct {
	slot
	short       money.USD
	gave, taken bool
}

func (g *gap) excess() money.USD { return -g.short }

// planner moves money between the slots of one lane on one chain.
type planner struct {
	rule
	slack money.USD
	gaps  []*gap
	moves []Instruction
}

func (p *planner) add(s slot, short money.USD) { p.gaps = append(p.gaps, &gap{slot: s, short: short}) }

// move plans a movement. What comes in is not there yet, so it is not liquid.
func (p *planner) move(from, to *gap, amount money.USD) {
	same := func(m Instruction) bool { return m.From == from.ID && m.To == to.ID }
	if i := slices.IndexFunc(p.moves, same); i >= 0 {
		p.moves[i].Amount += amount
	} else {
		p.moves = append(p.moves, Instruction{From: from.ID, To: to.ID, Amount: amount})
	}
	from.short, from.Liquid, from.gave = from.short+amount, from.Liquid-amount, true
	to.short, to.Room, to.taken = to.short-amount, to.Room-amount, true
}

// beyond lists the slots whose measure is more than the slack, largest first.
func (p *planner) beyond(measure func(*gap) money.USD) []*gap {
	var out []*gap
	for _, g := range p.gaps {
		if measure(g) > p.slack {
			out = append(out, g)
		}
	}
	slices.SortFunc(out, func(a, b *gap) int {
		return cmp.Or(cmp.Compare(measure(b), measure(a)), cmp.Compare(a.ID, b.ID))
	})
	return out
}

func lack(g *gap) money.USD { return g.short }

// over lists the slots that are beyond the slack and may be taken from.
func (p *planner) over() []*gap {
	return slices.DeleteFunc(p.beyond((*gap).excess), func(g *gap) bool { return p.deploy && g.Source })
}

func (p *planner) plan() []Instruction {
	p.pairs()
	for {
		over, under := p.over(), p.beyond(lack)
		if len(over) == 0 || len(under) == 0 {
			break
		}
		p.move(over[0], under[0], min(over[0].excess(), under[0].short))
	}
	for _, g := range p.over() {
		p.spread(g)
	}
	if !p.deploy {
		for _, g := range p.beyond(lack) {
			p.gather(g)
		}
	}
	return p.moves
}

// pairs settles two slots by one movement where that does it for both, the best
// match first.
func (p *planner) pairs() {
	for {
		var from, to *gap
		best := p.slack + 1
		for _, o := range p.over() {
			for _, u := range p.beyond(lack) {
				if d := max(o.excess()-u.short, u.short-o.excess()); d < best {
					from, to, best = o, u, d
				}
			}
		}
		if from == nil {
			return
		}
		p.move(from, to, min(from.excess(), to.short))
	}
}

// spread puts what a slot has too much where there is least too little: no
// other is beyond the slack. It fills to the aim, and over it only within the
// slack, where that spares a movement.
func (p *planner) spread(from *gap) {
	for _, to := range p.others(from, lack) {
		e := from.excess()
		if e <= p.slack {
			return
		}
		if to.gave {
			continue
		}
		room := to.short + p.slack
		if to.Source {
			room = min(room, to.Room)
		}
		if m := min(e, room, max(to.short, e-p.slack, p.minTrade)); m >= p.minTrade && m > 0 {
			p.move(from, to, m)
		}
	}
}

// gather is spread the other way round.
func (p *planner) gather(to *gap) {
	for _, from := range p.others(to, (*gap).excess) {
		e := to.short
		if e <= p.slack {
			return
		}
		if from.taken {
			continue
		}
		room := min(from.excess()+p.slack, from.Liquid)
		if m := min(e, room, max(from.excess(), e-p.slack, p.minTrade)); m >= p.minTrade && m > 0 {
			p.move(from, to, m)
		}
	}
}

// others lists the other slots, largest measure first.
func (p *planner) others(g *gap, measure func(*gap) money.USD) []*gap {
	out := slices.DeleteFunc(slices.Clone(p.gaps), func(o *gap) bool { return o == g })
	slices.SortFunc(out, func(a, b *gap) int {
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
func planRelease(slots []slot, on chain.Name, token chain.Token, amount, minTrade money.USD) ([]Draw, error) {
	lane := only(slots, func(s slot) bool { return s.Token == token })
	var held, reach money.USD
	for _, s := range lane {
		held += s.Value
		if s.Chain == on {
			reach += s.Liquid
		}
	}
	if err := within(amount, held, reach, on, token); err != nil {
		return nil, err
	}
	p := planner{}
	for i, goal := range aims(lane, amount, on) {
		if lane[i].Chain == on {
			p.add(lane[i], goal.get-lane[i].Value)
		}
	}
	slices.SortFunc(p.gaps, func(a, b *gap) int {
		if a.Source != b.Source {
			return cmp.Compare(b2i(a.Source), b2i(b.Source))
		}
		return cmp.Or(cmp.Compare(a.short, b.short), cmp.Compare(a.ID, b.ID))
	})
	var draws []Draw
	rest := amount
	for _, g := range p.gaps {
		if take := min(rest, g.excess()); take > 0 {
			draws = append(draws, Draw{g.ID, take})
			rest -= take
		}
	}
	return joinSmall(draws, lane, minTrade), nil
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// within says whether an amount of a lane can be paid out on a chain.
func within(amount, held, reach money.USD, on chain.Name, token chain.Token) error {
	switch {
	case held < amount:
		return fault.New(fault.InsufficientFunds, "the wallet has %s available in %s, %s was asked for", held, token, amount)
	case reach < amount:
		return fault.New(fault.InvalidWithdrawalPlan, "of %s only %s can be paid out on %s now", amount, reach, on)
	}
	return nil
}

// joinSmall takes a draw of less than minTrade from another position that is
// drawn from anyway, if that has it.
func joinSmall(draws []Draw, slots []slot, minTrade money.USD) []Draw {
	spare := map[string]money.USD{}
	for _, s := range slots {
		spare[s.ID] = s.Liquid
	}
	for _, d := range draws {
		spare[d.Position] -= d.Amount
	}
	for i := len(draws) - 1; i >= 0; i-- {
		if draws[i].Amount >= minTrade {
			continue
		}
		for j := range draws {
			if j != i && spare[draws[j].Position] >= draws[i].Amount {
				spare[draws[j].Position] -= draws[i].Amount
				draws[j].Amount += draws[i].Amount
				draws = slices.Delete(draws, i, i+1)
				break
			}
		}
	}
	return draws
}

package verify

import (
	"cmp"
	"maps"
	"math/big"
	"slices"
	"strings"
)

// maxExplanations bounds the sets of effects that are distinguished at a time. Up to 14 uncertain effects are always
// decided; more of them are where their sums coincide or lead past the differences, as they do in wallets.
const maxExplanations = 1 << 14

// explanation is the outcome of choosing some of the effects, by the index of each position.
type explanation struct {
	left []*big.Int // the part of the difference that the chosen effects do not make
	free []int      // the chosen effect whose source decided the change of the position, counted from 1; 0 without one
}

// explainDifferences reports whether some of the effects, and all that are certain, make exactly the differences. decided is false
// if there are too many sets of them to find out.
//
// It goes through the uncertain effects and keeps the distinct outcomes of choosing among those before. An outcome is dropped once the
// effects that follow cannot complete it.
func explainDifferences(effects []effect, differences []difference) (explained, decided bool) {
	effects = orderEffects(effects)
	x := newExplainer(effects, differences)
	if !x.mayComplete(x.start, x.positions) {
		return false, true
	}
	all := []explanation{x.start}
	for i, e := range effects {
		x.addEffect(e, -1)
		active := x.activePositions()
		next := map[string]explanation{}
		for _, one := range all {
			for _, o := range x.outcomesOf(one, i) {
				if x.mayComplete(o, e.listPositions()) {
					next[o.keyFor(active)] = o
				}
			}
		}
		if len(next) > maxExplanations {
			return false, false
		}
		all = slices.Collect(maps.Values(next))
	}
	explained = slices.ContainsFunc(all, func(o explanation) bool { return x.mayComplete(o, x.positions) })
	return explained, true
}

// orderEffects puts the certain effects first, then those of the positions that the fewest effects change, position by position and the
// largest first: the sooner a position is complete, the fewer outcomes are left.
func orderEffects(effects []effect) []effect {
	changed := map[string]int{}
	for _, e := range effects {
		for _, position := range e.listPositions() {
			changed[position]++
		}
	}
	rarest := func(e effect) string {
		all := e.listPositions()
		if len(all) == 0 {
			return ""
		}
		return slices.MinFunc(all, func(a, b string) int { return cmp.Or(cmp.Compare(changed[a], changed[b]), cmp.Compare(a, b)) })
	}
	size := func(e effect) *big.Int { return new(big.Int).Abs(orZero(e.exact[rarest(e)])) }
	certain := func(e effect) int {
		if e.certain {
			return 0
		}
		return 1
	}
	return slices.SortedStableFunc(slices.Values(effects), func(a, b effect) int {
		p, q := rarest(a), rarest(b)
		return cmp.Or(cmp.Compare(certain(a), certain(b)), cmp.Compare(changed[p], changed[q]), cmp.Compare(p, q), size(b).Cmp(size(a)))
	})
}

// listPositions returns the positions that an effect changes, in order.
func (e effect) listPositions() []string {
	all := slices.Collect(maps.Keys(e.exact))
	if _, both := e.exact[e.free]; e.free != "" && !both {
		all = append(all, e.free)
	}
	slices.Sort(all)
	return all
}

// explainer knows by how much the effects that are not decided yet may change each position.
type explainer struct {
	effects       []effect
	positions     []string
	index         map[string]int
	lowest, most  []*big.Int // sums of their exact changes downwards and upwards
	exact, freely []int      // how many change it, exactly and as a source decides
	start         explanation
}

func newExplainer(effects []effect, differences []difference) *explainer {
	x := &explainer{effects: effects, index: map[string]int{}}
	for _, d := range differences {
		i := x.indexOf(d.position)
		x.start.left[i].Sub(d.onChain, d.books)
	}
	for _, e := range effects {
		x.addEffect(e, 1)
	}
	return x
}

// indexOf returns the index of a position, and adds the position if it is new.
func (x *explainer) indexOf(position string) int {
	i, known := x.index[position]
	if !known {
		i = len(x.positions)
		x.index[position] = i
		x.positions = append(x.positions, position)
		x.lowest, x.most = append(x.lowest, new(big.Int)), append(x.most, new(big.Int))
		x.exact, x.freely = append(x.exact, 0), append(x.freely, 0)
		x.start.left, x.start.free = append(x.start.left, new(big.Int)), append(x.start.free, 0)
	}
	return i
}

// addEffect adds an effect to those that are not decided yet, or takes it away if by is -1.
func (x *explainer) addEffect(e effect, by int) {
	for position, n := range e.exact {
		i, change := x.indexOf(position), new(big.Int).Mul(n, big.NewInt(int64(by)))
		x.exact[i] += by
		if n.Sign() < 0 {
			x.lowest[i].Add(x.lowest[i], change)
		} else {
			x.most[i].Add(x.most[i], change)
		}
	}
	if e.free != "" {
		x.freely[x.indexOf(e.free)] += by
	}
}

// activePositions lists the indices of the positions that effects which are not decided yet may change.
func (x *explainer) activePositions() (active []int) {
	for i := range x.positions {
		if x.exact[i]+x.freely[i] > 0 {
			active = append(active, i)
		}
	}
	return active
}

// outcomesOf returns the outcomes of deciding the effect of an index.
func (x *explainer) outcomesOf(o explanation, of int) (outcomes []explanation) {
	e := x.effects[of]
	if !e.certain {
		outcomes = append(outcomes, o)
	}
	chosen := explanation{slices.Clone(o.left), slices.Clone(o.free)}
	for position, n := range e.exact {
		i := x.index[position]
		chosen.left[i] = new(big.Int).Sub(chosen.left[i], n)
	}
	if e.free != "" {
		i := x.index[e.free]
		if chosen.free[i] != 0 {
			return outcomes // the changes that two sources' decisions make of one position are not distinguished, and not excused
		}
		chosen.free[i] = of + 1
	}
	return append(outcomes, chosen)
}

// mayComplete reports whether the effects that are not decided yet may make the rest of an outcome in some positions.
func (x *explainer) mayComplete(o explanation, positions []string) bool {
	for _, position := range positions {
		i := x.index[position]
		left := o.left[i]
		switch {
		case x.freely[i] > 0 || o.free[i] != 0 && x.exact[i] > 0: // a source decides of the rest
		case o.free[i] != 0 && !x.effects[o.free[i]-1].near(left):
			return false
		case o.free[i] == 0 && (left.Cmp(x.lowest[i]) < 0 || left.Cmp(x.most[i]) > 0):
			return false
		}
	}
	return true
}

// keyFor is equal for outcomes that the effects which are not decided yet complete in the same way.
func (o explanation) keyFor(active []int) string {
	var key strings.Builder
	for _, i := range active {
		key.WriteString(o.left[i].Text(62))
		key.WriteByte(' ')
		key.WriteString(big.NewInt(int64(o.free[i])).Text(62))
		key.WriteByte(',')
	}
	return key.String()
}

package plan

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

func cashPosition(on chain.Name, token chain.Token, value money.USD) Position {
	return Position{ID: chain.CashID(on, token), Chain: on, Token: token, Value: value, Liquid: value}
}

func sourcePosition(id string, value money.USD, weight money.Bps) Position {
	return Position{ID: id, Source: true, Chain: sepolia, Token: chain.USDC, Value: value, Liquid: value, Room: money.MaxUSD, Weight: weight, RoomBound: SourceFull}
}

const usdcCash = "cash:ethereum_sepolia:usdc"

func TestBalancePlan(t *testing.T) {
	full := func(s Position, room money.USD) Position { s.Room = room; return s }
	stuck := func(s Position) Position { s.Liquid = 0; return s }
	on := func(s Position, name chain.Name) Position { s.Chain = name; return s }
	usdc := func(v money.USD) Position { return cashPosition(sepolia, chain.USDC, v) }
	for name, test := range map[string]struct {
		positions []Position
		rule      Rule
		want      []Movement
	}{
		"cash goes where it belongs": {
			[]Position{usdc(1000), sourcePosition("a", 0, 6000), sourcePosition("b", 0, 3000)}, Rule{MinTrade: 1},
			[]Movement{{usdcCash, "a", 600}, {usdcCash, "b", 300}}},
		"one source feeds the other": {
			[]Position{usdc(0), sourcePosition("a", 800, 5000), sourcePosition("b", 200, 5000)}, Rule{Band: 200, MinTrade: 1},
			[]Movement{{"a", "b", 300}}},
		"within the band nothing moves": {
			[]Position{usdc(0), sourcePosition("a", 519, 5000), sourcePosition("b", 481, 5000)}, Rule{Band: 200, MinTrade: 1}, nil},
		"on its edge neither": {
			[]Position{usdc(0), sourcePosition("a", 520, 5000), sourcePosition("b", 480, 5000)}, Rule{Band: 200, MinTrade: 1}, nil},
		"a strategy that drops a source empties it": {
			[]Position{usdc(0), sourcePosition("a", 1000, 0)}, Rule{MinTrade: 1}, []Movement{{"a", usdcCash, 1000}}},
		"less than the minimum is left": {
			[]Position{usdc(99), sourcePosition("a", 0, 10000)}, Rule{MinTrade: 100}, nil},
		"a deposit takes nothing out of a source": {
			[]Position{usdc(100), sourcePosition("a", 900, 5000), sourcePosition("b", 0, 5000)}, Rule{MinTrade: 1, DeployOnly: true},
			[]Movement{{usdcCash, "b", 100}}},
		"what a source does not take stays cash": {
			[]Position{usdc(1000), full(sourcePosition("a", 0, 6000), 250), sourcePosition("b", 0, 4000)}, Rule{MinTrade: 1},
			[]Movement{{usdcCash, "b", 400}, {usdcCash, "a", 250}}},
		"a source beyond its limit is not left for that": {
			[]Position{usdc(0), full(sourcePosition("a", 1000, 10000), 0)}, Rule{MinTrade: 1}, nil},
		"what cannot leave is shared around": {
			[]Position{usdc(400), stuck(sourcePosition("a", 600, 2000)), sourcePosition("b", 0, 6000)}, Rule{MinTrade: 1},
			[]Movement{{usdcCash, "b", 300}}}, // 6 parts of 8 that are left
		"a chain that has too little shares what it has": {
			[]Position{usdc(400), cashPosition(chain.Base, chain.USDC, 600), sourcePosition("a", 0, 6000), sourcePosition("b", 0, 3000)}, Rule{MinTrade: 1},
			[]Movement{{usdcCash, "b", 134}, {usdcCash, "a", 266}}},
		"each chain for itself": {
			[]Position{usdc(500), cashPosition(chain.Base, chain.USDC, 500), sourcePosition("a", 0, 5000), on(sourcePosition("b", 0, 5000), chain.Base)}, Rule{MinTrade: 1},
			[]Movement{{"cash:base:usdc", "b", 500}, {usdcCash, "a", 500}}},
		"the lanes do not mix": {
			[]Position{cashPosition(sepolia, chain.USDT, 1000), usdc(0), sourcePosition("a", 0, 10000)}, Rule{MinTrade: 1}, nil},
		"a large source settles two": {
			[]Position{usdc(0), sourcePosition("a", 900, 3000), sourcePosition("b", 60, 3000), sourcePosition("c", 40, 4000)}, Rule{MinTrade: 1},
			[]Movement{{"a", "c", 360}, {"a", "b", 240}}},
		"who settle each other do": {
			[]Position{usdc(0), sourcePosition("a", 400, 3000), sourcePosition("b", 300, 1000), sourcePosition("c", 200, 3000), sourcePosition("d", 100, 3000)}, Rule{MinTrade: 1},
			[]Movement{{"a", "c", 100}, {"b", "d", 200}}},
		"those within the band give what one beyond it lacks": {
			[]Position{usdc(0), sourcePosition("a", 400, 5000), sourcePosition("b", 310, 2500), sourcePosition("c", 290, 2500)}, Rule{Band: 700, MinTrade: 1},
			[]Movement{{"b", "a", 60}}},
	} {
		t.Run(name, func(t *testing.T) {
			got := Rebalance(test.positions, test.rule, nil)
			key := func(m Movement) string { return fmt.Sprint(m) }
			slices.SortFunc(got, func(a, b Movement) int { return cmp.Compare(key(a), key(b)) })
			slices.SortFunc(test.want, func(a, b Movement) int { return cmp.Compare(key(a), key(b)) })
			if !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

var drawnChains = []chain.Name{sepolia, chain.Base, chain.Polygon}

// drawPositions draws the positions of an automatic wallet. bounded says whether its
// sources may be full or illiquid.
func drawPositions(bounded bool) *rapid.Generator[[]Position] {
	return rapid.Custom(func(t *rapid.T) []Position {
		scale := rapid.SampledFrom([]int64{20, 1000, 1e9, 1e17}).Draw(t, "scale")
		amount := func(name string) money.USD { return money.USD(rapid.Int64Range(0, scale).Draw(t, name)) }
		var positions []Position
		chains := drawnChains[:rapid.IntRange(1, len(drawnChains)).Draw(t, "chains")]
		for _, token := range []chain.Token{chain.USDC, chain.USDT} {
			left := int64(wholeLane)
			for _, on := range chains {
				positions = append(positions, cashPosition(on, token, amount("cash")))
				for i := range rapid.IntRange(0, 4).Draw(t, "sources") {
					s := sourcePosition(fmt.Sprint(on, token, i), amount("value"), money.Bps(rapid.Int64Range(0, left).Draw(t, "weight")))
					s.Chain, s.Token = on, token
					left -= int64(s.Weight)
					if bounded {
						s.Liquid = money.USD(rapid.Int64Range(0, int64(s.Value)).Draw(t, "liquid"))
						s.Room = amount("room")
					}
					positions = append(positions, s)
				}
			}
		}
		return positions
	})
}

func drawRule(t *rapid.T) Rule {
	return Rule{Band: money.Bps(rapid.IntRange(0, 1000).Draw(t, "band")), MinTrade: money.USD(rapid.SampledFrom([]int64{1, 2, 7, 32, 1e6}).Draw(t, "minTrade")),
		DeployOnly: rapid.Bool().Draw(t, "deploy")}
}

// roundingOf bounds the rounding of targets: a micro-dollar for each position. No rule moves so little: its least
// movement is at least 0.001 USD.
func roundingOf(positions []Position) money.USD { return money.USD(len(positions)) }

// executePlan executes a plan and fails if it cannot be: all movements run at once.
func executePlan(t *rapid.T, positions []Position, plan []Movement, minTrade money.USD) []Position {
	after := slices.Clone(positions)
	at := map[string]int{}
	for i, s := range positions {
		at[s.ID] = i
	}
	seen := map[string]bool{}
	gave, took := map[string]bool{}, map[string]bool{}
	for _, m := range plan {
		from, to := &after[at[m.From]], &after[at[m.To]]
		switch {
		case m.Amount < minTrade || m.Amount <= 0:
			t.Fatalf("%v moves less than %s: %v", m, max(minTrade, 1), plan)
		case m.From == m.To:
			t.Fatalf("%v stays where it is: %v", m, plan)
		case seen[m.From+m.To]:
			t.Fatalf("%v is there twice: %v", m, plan)
		case from.Token != to.Token || from.Chain != to.Chain:
			t.Fatalf("%v crosses", m)
		case took[m.From] || gave[m.To]:
			t.Fatalf("%v waits for another: %v", m, plan)
		}
		seen[m.From+m.To], gave[m.From], took[m.To] = true, true, true
		from.Value, from.Liquid, from.Room = from.Value-m.Amount, from.Liquid-m.Amount, from.Room+m.Amount
		to.Value, to.Liquid, to.Room = to.Value+m.Amount, to.Liquid+m.Amount, to.Room-m.Amount
		switch {
		case from.Value < 0:
			t.Fatalf("%v overdraws the value of %+v", m, from)
		case from.Liquid < 0:
			t.Fatalf("%v overdraws what is liquid of %+v", m, from)
		case to.Source && to.Room < 0:
			t.Fatalf("%v overfills %+v", m, to)
		}
	}
	return after
}

// deltas is how far each position is from its target, and the slack of its lane.
func deviationsOf(positions []Position, r Rule) (deltas map[string]money.USD, slack map[string]money.USD) {
	deltas, slack = map[string]money.USD{}, map[string]money.USD{}
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		lane := laneOf(positions, token)
		var total money.USD
		for _, s := range lane {
			total += s.Value
		}
		for i, a := range laneTargets(lane, 0, "") {
			deltas[lane[i].ID], slack[lane[i].ID] = a.feasible-lane[i].Value, r.slack(total)
		}
	}
	return deltas, slack
}

// For any holdings and targets: the plan can be carried out at once unchanged, conserves every micro-dollar of every
// lane on every chain, and planning again plans only the rest of rounding.
func TestABalancePlanIsSoundAndStable(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		positions, r := drawPositions(rapid.Bool().Draw(t, "bounded")).Draw(t, "positions"), drawRule(t)
		plan := Rebalance(positions, r, nil)
		after := executePlan(t, positions, plan, r.MinTrade)
		sums := func(positions []Position) map[string]money.USD {
			out := map[string]money.USD{}
			for _, s := range positions {
				out[fmt.Sprint(s.Chain, s.Token)] += s.Value
			}
			return out
		}
		if a, b := fmt.Sprint(sums(positions)), fmt.Sprint(sums(after)); a != b {
			t.Fatalf("%s became %s", a, b)
		}
		before, slack := deviationsOf(positions, r)
		aimed, _ := deviationsOf(after, r)
		moved := map[string]bool{}
		for _, m := range plan {
			moved[m.From], moved[m.To] = true, true
		}
		var far, farther money.USD
		for _, s := range positions {
			far += max(before[s.ID], -before[s.ID])
			farther += max(aimed[s.ID], -aimed[s.ID])
			if !moved[s.ID] && before[s.ID] != aimed[s.ID] {
				t.Fatalf("%s has another target after the plan", s.ID)
			}
		}
		rounding := roundingOf(positions)
		if len(plan) > 0 && (farther >= far && r.MinTrade > rounding || farther > far+rounding) {
			t.Fatalf("the plan leads away from the targets: %s, then %s", far, farther)
		}
		if len(plan) >= len(moved) && len(plan) > 0 {
			t.Fatalf("%d movements of %d positions", len(plan), len(moved))
		}
		if again := Rebalance(after, r, nil); len(again) > 0 && r.MinTrade > rounding {
			t.Fatalf("planned %v, then %v (slack %v)", plan, again, slack)
		}
	})
}

// While sources take and pay every requested amount, every position ends within the slack of its target and rounding,
// but for one whose lack no position can give minTrade of. Of a deposit, no cash is left beyond its target.
func TestABalancePlanEndsWithinTheBand(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		positions, r := drawPositions(false).Draw(t, "positions"), drawRule(t)
		after := executePlan(t, positions, Rebalance(positions, r, nil), r.MinTrade)
		deltas, slack := deviationsOf(after, r)
		can := func(from Position) bool {
			return min(slack[from.ID]-deltas[from.ID], from.Liquid) >= r.MinTrade
		}
		for _, s := range after {
			hasGiver := slices.ContainsFunc(after, func(o Position) bool { return o.Token == s.Token && o.Chain == s.Chain && o.ID != s.ID && can(o) })
			most := slack[s.ID] + roundingOf(positions)
			if gap := deltas[s.ID]; gap > most && !r.DeployOnly && hasGiver || gap < -most && !(r.DeployOnly && s.Source) {
				t.Fatalf("%s is %s from its target, the slack is %s", s.ID, gap, most)
			}
		}
	})
}

// No plan of fewer movements brings a few positions to their targets, and a band
// only spares movements.
func TestABalancePlanHasTheFewestMovements(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		positions := []Position{cashPosition(sepolia, chain.USDC, money.USD(rapid.IntRange(0, 9).Draw(t, "cash")))}
		left := 10
		for i := range rapid.IntRange(1, 3).Draw(t, "sources") {
			w := rapid.IntRange(0, left).Draw(t, "weight")
			left -= w
			positions = append(positions, sourcePosition(fmt.Sprint(i), money.USD(rapid.IntRange(0, 9).Draw(t, "value")), money.Bps(w*1000)))
		}
		plan := Rebalance(positions, Rule{MinTrade: 1}, nil)
		deltas, _ := deviationsOf(positions, Rule{MinTrade: 1})
		state := make([]money.USD, len(positions))
		for i, s := range positions {
			state[i] = deltas[s.ID]
		}
		if best := fewestMovements(positions, state, len(plan)); best < len(plan) {
			t.Fatalf("%v for deltas %v: %d movements are enough", plan, state, best)
		}
		r := Rule{Band: money.Bps(rapid.IntRange(0, 3000).Draw(t, "band")), MinTrade: 1}
		if loose := Rebalance(positions, r, nil); len(loose) > len(plan) {
			t.Fatalf("%v for deltas %v, but %v with a band of %d", plan, state, loose, r.Band)
		}
	})
}

// fewestMovements tries every plan of fewer than most movements.
func fewestMovements(positions []Position, deltas []money.USD, most int) int {
	if !slices.ContainsFunc(deltas, func(g money.USD) bool { return g != 0 }) {
		return 0
	}
	best := most
	for i := range positions {
		for j := range positions {
			for m := money.USD(1); best > 1 && i != j && m <= positions[i].Liquid; m++ {
				deltas[i], deltas[j], positions[i].Liquid = deltas[i]+m, deltas[j]-m, positions[i].Liquid-m
				best = min(best, 1+fewestMovements(positions, deltas, best-1))
				deltas[i], deltas[j], positions[i].Liquid = deltas[i]-m, deltas[j]+m, positions[i].Liquid+m
			}
		}
	}
	return best
}

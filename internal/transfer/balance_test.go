package transfer

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

func cashPosition(on chain.Name, token chain.Token, value money.USD) planPosition {
	return planPosition{ID: chain.CashID(on, token), Chain: on, Token: token, Value: value, Liquid: value}
}

func sourcePosition(id string, value money.USD, weight money.Bps) planPosition {
	return planPosition{ID: id, Source: true, Chain: sepolia, Token: chain.USDC, Value: value, Liquid: value, Room: money.MaxUSD, Weight: weight, RoomBound: SourceFull}
}

const usdcCash = "cash:ethereum_sepolia:usdc"

func TestBalancePlan(t *testing.T) {
	full := func(s planPosition, room money.USD) planPosition { s.Room = room; return s }
	stuck := func(s planPosition) planPosition { s.Liquid = 0; return s }
	on := func(s planPosition, name chain.Name) planPosition { s.Chain = name; return s }
	usdc := func(v money.USD) planPosition { return cashPosition(sepolia, chain.USDC, v) }
	for name, test := range map[string]struct {
		slots []planPosition
		rule  balanceRule
		want  []Instruction
	}{
		"cash goes where it belongs": {
			[]planPosition{usdc(1000), sourcePosition("a", 0, 6000), sourcePosition("b", 0, 3000)}, balanceRule{minTrade: 1},
			[]Instruction{{usdcCash, "a", 600}, {usdcCash, "b", 300}}},
		"one source feeds the other": {
			[]planPosition{usdc(0), sourcePosition("a", 800, 5000), sourcePosition("b", 200, 5000)}, balanceRule{band: 200, minTrade: 1},
			[]Instruction{{"a", "b", 300}}},
		"within the band nothing moves": {
			[]planPosition{usdc(0), sourcePosition("a", 519, 5000), sourcePosition("b", 481, 5000)}, balanceRule{band: 200, minTrade: 1}, nil},
		"on its edge neither": {
			[]planPosition{usdc(0), sourcePosition("a", 520, 5000), sourcePosition("b", 480, 5000)}, balanceRule{band: 200, minTrade: 1}, nil},
		"a strategy that drops a source empties it": {
			[]planPosition{usdc(0), sourcePosition("a", 1000, 0)}, balanceRule{minTrade: 1}, []Instruction{{"a", usdcCash, 1000}}},
		"less than the minimum is left": {
			[]planPosition{usdc(99), sourcePosition("a", 0, 10000)}, balanceRule{minTrade: 100}, nil},
		"a deposit takes nothing out of a source": {
			[]planPosition{usdc(100), sourcePosition("a", 900, 5000), sourcePosition("b", 0, 5000)}, balanceRule{minTrade: 1, deploy: true},
			[]Instruction{{usdcCash, "b", 100}}},
		"what a source does not take stays cash": {
			[]planPosition{usdc(1000), full(sourcePosition("a", 0, 6000), 250), sourcePosition("b", 0, 4000)}, balanceRule{minTrade: 1},
			[]Instruction{{usdcCash, "b", 400}, {usdcCash, "a", 250}}},
		"a source beyond its limit is not left for that": {
			[]planPosition{usdc(0), full(sourcePosition("a", 1000, 10000), 0)}, balanceRule{minTrade: 1}, nil},
		"what cannot leave is shared around": {
			[]planPosition{usdc(400), stuck(sourcePosition("a", 600, 2000)), sourcePosition("b", 0, 6000)}, balanceRule{minTrade: 1},
			[]Instruction{{usdcCash, "b", 300}}}, // 6 parts of 8 that are left
		"a chain that has too little shares what it has": {
			[]planPosition{usdc(400), cashPosition(chain.Base, chain.USDC, 600), sourcePosition("a", 0, 6000), sourcePosition("b", 0, 3000)}, balanceRule{minTrade: 1},
			[]Instruction{{usdcCash, "a", 266}, {usdcCash, "b", 133}}},
		"each chain for itself": {
			[]planPosition{usdc(500), cashPosition(chain.Base, chain.USDC, 500), sourcePosition("a", 0, 5000), on(sourcePosition("b", 0, 5000), chain.Base)}, balanceRule{minTrade: 1},
			[]Instruction{{"cash:base:usdc", "b", 500}, {usdcCash, "a", 500}}},
		"the lanes do not mix": {
			[]planPosition{cashPosition(sepolia, chain.USDT, 1000), usdc(0), sourcePosition("a", 0, 10000)}, balanceRule{minTrade: 1}, nil},
		"a large source settles two": {
			[]planPosition{usdc(0), sourcePosition("a", 900, 3000), sourcePosition("b", 60, 3000), sourcePosition("c", 40, 4000)}, balanceRule{minTrade: 1},
			[]Instruction{{"a", "c", 360}, {"a", "b", 240}}},
		"who settle each other do": {
			[]planPosition{usdc(0), sourcePosition("a", 400, 3000), sourcePosition("b", 300, 1000), sourcePosition("c", 200, 3000), sourcePosition("d", 100, 3000)}, balanceRule{minTrade: 1},
			[]Instruction{{"a", "c", 100}, {"b", "d", 200}}},
		"those within the band give what one beyond it lacks": {
			[]planPosition{usdc(0), sourcePosition("a", 400, 5000), sourcePosition("b", 310, 2500), sourcePosition("c", 290, 2500)}, balanceRule{band: 700, minTrade: 1},
			[]Instruction{{"b", "a", 60}}},
	} {
		t.Run(name, func(t *testing.T) {
			got := planBalance(test.slots, test.rule)
			key := func(m Instruction) string { return fmt.Sprint(m) }
			slices.SortFunc(got, func(a, b Instruction) int { return compareText(key(a), key(b)) })
			slices.SortFunc(test.want, func(a, b Instruction) int { return compareText(key(a), key(b)) })
			if !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

// drawPositions draws the slots of an automatic wallet. bounded says whether its
// sources may be full or illiquid.
func drawPositions(bounded bool) *rapid.Generator[[]planPosition] {
	return rapid.Custom(func(t *rapid.T) []planPosition {
		scale := rapid.SampledFrom([]int64{20, 1000, 1e9, 1e17}).Draw(t, "scale")
		amount := func(name string) money.USD { return money.USD(rapid.Int64Range(0, scale).Draw(t, name)) }
		var slots []planPosition
		chains := []chain.Name{sepolia, chain.Base}[:rapid.IntRange(1, 2).Draw(t, "chains")]
		for _, token := range []chain.Token{chain.USDC, chain.USDT} {
			left := int64(wholeLane)
			for _, on := range chains {
				slots = append(slots, cashPosition(on, token, amount("cash")))
				for i := range rapid.IntRange(0, 4).Draw(t, "sources") {
					s := sourcePosition(fmt.Sprint(on, token, i), amount("value"), money.Bps(rapid.Int64Range(0, left).Draw(t, "weight")))
					s.Chain, s.Token = on, token
					left -= int64(s.Weight)
					if bounded {
						s.Liquid = money.USD(rapid.Int64Range(0, int64(s.Value)).Draw(t, "liquid"))
						s.Room = amount("room")
					}
					slots = append(slots, s)
				}
			}
		}
		return slots
	})
}

func drawRule(t *rapid.T) balanceRule {
	return balanceRule{band: money.Bps(rapid.IntRange(0, 1000).Draw(t, "band")), minTrade: money.USD(rapid.SampledFrom([]int64{1, 2, 7, 1e6}).Draw(t, "minTrade")),
		deploy: rapid.Bool().Draw(t, "deploy")}
}

// executePlan executes a plan and fails if it cannot be: all movements run at once.
func executePlan(t *rapid.T, slots []planPosition, plan []Instruction, minTrade money.USD) []planPosition {
	after := slices.Clone(slots)
	at := map[string]int{}
	for i, s := range slots {
		at[s.ID] = i
	}
	seen := map[string]bool{}
	gave, took := map[string]bool{}, map[string]bool{}
	for _, m := range plan {
		from, to := &after[at[m.From]], &after[at[m.To]]
		switch {
		case m.Amount < minTrade || m.Amount <= 0 || m.From == m.To || seen[m.From+m.To]:
			t.Fatalf("%v is no movement: %v", m, plan)
		case from.Token != to.Token || from.Chain != to.Chain:
			t.Fatalf("%v crosses", m)
		case took[m.From] || gave[m.To]:
			t.Fatalf("%v waits for another: %v", m, plan)
		}
		seen[m.From+m.To], gave[m.From], took[m.To] = true, true, true
		from.Value, from.Liquid, from.Room = from.Value-m.Amount, from.Liquid-m.Amount, from.Room+m.Amount
		to.Value, to.Liquid, to.Room = to.Value+m.Amount, to.Liquid+m.Amount, to.Room-m.Amount
		if from.Value < 0 || from.Liquid < 0 || to.Source && to.Room < 0 {
			t.Fatalf("%v overdraws %+v or overfills %+v", m, from, to)
		}
	}
	return after
}

// gaps is how far each slot is from its aim, and the slack of its lane.
func deviationsOf(slots []planPosition, r balanceRule) (gaps map[string]money.USD, slack map[string]money.USD) {
	gaps, slack = map[string]money.USD{}, map[string]money.USD{}
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		lane := filterPositions(slots, func(s planPosition) bool { return s.Token == token })
		var total money.USD
		for _, s := range lane {
			total += s.Value
		}
		for i, a := range laneTargets(lane, 0, "") {
			gaps[lane[i].ID], slack[lane[i].ID] = a.feasible-lane[i].Value, r.slack(total)
		}
	}
	return gaps, slack
}

// Whatever a wallet holds and wants: the plan can be carried out at once as it
// is, conserves every micro-dollar of every lane on every chain, and planning
// again plans nothing.
func TestABalancePlanIsSoundAndStable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		slots, r := drawPositions(rapid.Bool().Draw(t, "bounded")).Draw(t, "slots"), drawRule(t)
		plan := planBalance(slots, r)
		after := executePlan(t, slots, plan, r.minTrade)
		sums := func(slots []planPosition) map[string]money.USD {
			out := map[string]money.USD{}
			for _, s := range slots {
				out[fmt.Sprint(s.Chain, s.Token)] += s.Value
			}
			return out
		}
		if a, b := fmt.Sprint(sums(slots)), fmt.Sprint(sums(after)); a != b {
			t.Fatalf("%s became %s", a, b)
		}
		before, slack := deviationsOf(slots, r)
		aimed, _ := deviationsOf(after, r)
		moved := map[string]bool{}
		for _, m := range plan {
			moved[m.From], moved[m.To] = true, true
		}
		var far, farther money.USD
		for _, s := range slots {
			far += max(before[s.ID], -before[s.ID])
			farther += max(aimed[s.ID], -aimed[s.ID])
			if !moved[s.ID] && before[s.ID] != aimed[s.ID] {
				t.Fatalf("%s aimed elsewhere after the plan", s.ID)
			}
		}
		if len(plan) > 0 && farther >= far {
			t.Fatalf("the plan leads away from the aims: %s, then %s", far, farther)
		}
		if len(plan) >= len(moved) && len(plan) > 0 {
			t.Fatalf("%d movements of %d positions", len(plan), len(moved))
		}
		if again := planBalance(after, r); len(again) > 0 {
			t.Fatalf("planned %v, then %v (slack %v)", plan, again, slack)
		}
	})
}

// While sources take and pay what they are asked to, every position ends within
// the slack of its aim, but for one whose lack nobody can give minTrade of. Of a
// deposit, no cash is left beyond its aim.
func TestABalancePlanEndsWithinTheBand(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		slots, r := drawPositions(false).Draw(t, "slots"), drawRule(t)
		after := executePlan(t, slots, planBalance(slots, r), r.minTrade)
		gaps, slack := deviationsOf(after, r)
		can := func(from planPosition) bool {
			return min(slack[from.ID]-gaps[from.ID], from.Liquid) >= r.minTrade
		}
		for _, s := range after {
			givers := filterPositions(after, func(o planPosition) bool { return o.Token == s.Token && o.Chain == s.Chain && o.ID != s.ID && can(o) })
			if gap := gaps[s.ID]; gap > slack[s.ID] && !r.deploy && len(givers) > 0 || gap < -slack[s.ID] && !(r.deploy && s.Source) {
				t.Fatalf("%s is %s from its aim, the slack is %s", s.ID, gap, slack[s.ID])
			}
		}
	})
}

// No plan of fewer movements brings a few positions to their aims, and a band
// only spares movements.
func TestABalancePlanHasTheFewestMovements(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		slots := []planPosition{cashPosition(sepolia, chain.USDC, money.USD(rapid.IntRange(0, 9).Draw(t, "cash")))}
		left := 10
		for i := range rapid.IntRange(1, 3).Draw(t, "sources") {
			w := rapid.IntRange(0, left).Draw(t, "weight")
			left -= w
			slots = append(slots, sourcePosition(fmt.Sprint(i), money.USD(rapid.IntRange(0, 9).Draw(t, "value")), money.Bps(w*1000)))
		}
		plan := planBalance(slots, balanceRule{minTrade: 1})
		gaps, _ := deviationsOf(slots, balanceRule{minTrade: 1})
		state := make([]money.USD, len(slots))
		for i, s := range slots {
			state[i] = gaps[s.ID]
		}
		if best := fewestMovements(slots, state, len(plan)); best < len(plan) {
			t.Fatalf("%v for gaps %v: %d movements are enough", plan, state, best)
		}
		r := balanceRule{band: money.Bps(rapid.IntRange(0, 3000).Draw(t, "band")), minTrade: 1}
		if loose := planBalance(slots, r); len(loose) > len(plan) {
			t.Fatalf("%v for gaps %v, but %v with a band of %d", plan, state, loose, r.band)
		}
	})
}

// fewestMovements tries every plan of fewer than most movements.
func fewestMovements(slots []planPosition, gaps []money.USD, most int) int {
	if !slices.ContainsFunc(gaps, func(g money.USD) bool { return g != 0 }) {
		return 0
	}
	best := most
	for i := range slots {
		for j := range slots {
			for m := money.USD(1); best > 1 && i != j && m <= slots[i].Liquid; m++ {
				gaps[i], gaps[j], slots[i].Liquid = gaps[i]+m, gaps[j]-m, slots[i].Liquid-m
				best = min(best, 1+fewestMovements(slots, gaps, best-1))
				gaps[i], gaps[j], slots[i].Liquid = gaps[i]-m, gaps[j]+m, slots[i].Liquid+m
			}
		}
	}
	return best
}

func TestReleasePlan(t *testing.T) {
	usdc := cashPosition(sepolia, chain.USDC, 100)
	a, b := sourcePosition("a", 600, 6000), sourcePosition("b", 300, 3000)
	stuck := b
	stuck.Liquid = 0
	for name, test := range map[string]struct {
		slots    []planPosition
		amount   money.USD
		minTrade money.USD
		want     []Draw
		code     fault.Code
	}{
		"in proportion":                   {[]planPosition{usdc, a, b}, 500, 1, []Draw{{usdcCash, 50}, {"a", 300}, {"b", 150}}, ""},
		"all of it":                       {[]planPosition{usdc, a, b}, 1000, 1, []Draw{{usdcCash, 100}, {"a", 600}, {"b", 300}}, ""},
		"what is too much anyway goes":    {[]planPosition{cashPosition(sepolia, chain.USDC, 500), sourcePosition("a", 500, 10000)}, 400, 1, []Draw{{usdcCash, 400}}, ""},
		"too small to be drawn by itself": {[]planPosition{usdc, a, b}, 500, 60, []Draw{{"a", 350}, {"b", 150}}, ""},
		"around what cannot leave":        {[]planPosition{usdc, a, stuck}, 500, 1, []Draw{{usdcCash, 71}, {"a", 429}}, ""},
		"more than can leave":             {[]planPosition{usdc, a, stuck}, 701, 1, nil, fault.InvalidWithdrawalPlan},
		"more than there is":              {[]planPosition{usdc, a, b}, 1001, 1, nil, fault.InsufficientFunds},
		"of another chain":                {[]planPosition{cashPosition(chain.Base, chain.USDC, 1000)}, 1, 1, nil, fault.InvalidWithdrawalPlan},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := planRelease(test.slots, sepolia, chain.USDC, test.amount, test.minTrade)
			if fault.CodeOf(err) != test.code || !slices.Equal(got, test.want) {
				t.Errorf("got %v %v, want %v %s", got, err, test.want, test.code)
			}
		})
	}
}

// A withdrawal is released exactly, from what can leave, and no other way of
// taking it leaves the positions nearer to their aims.
func TestAReleaseDisturbsLeast(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		slots := drawPositions(rapid.Bool().Draw(t, "bounded")).Draw(t, "slots")
		lane := filterPositions(slots, func(s planPosition) bool { return s.Token == chain.USDC })
		var reach money.USD
		for _, s := range lane {
			if s.Chain == sepolia {
				reach += s.Liquid
			}
		}
		if reach == 0 {
			return
		}
		amount := money.USD(rapid.Int64Range(1, int64(reach)).Draw(t, "amount"))
		draws, err := planRelease(slots, sepolia, chain.USDC, amount, 0)
		if err != nil {
			t.Fatal(err)
		}
		goals := laneTargets(lane, amount, sepolia)
		distance := func(taken map[string]money.USD) (d money.USD) {
			for i, s := range lane {
				gap := goals[i].feasible - s.Value + taken[s.ID]
				d += max(gap, -gap)
			}
			return d
		}
		ours, other := map[string]money.USD{}, map[string]money.USD{}
		var sum money.USD
		for _, d := range draws {
			i := slices.IndexFunc(lane, func(s planPosition) bool { return s.ID == d.Position })
			if i < 0 || lane[i].Chain != sepolia || d.Amount <= 0 || d.Amount > lane[i].Liquid || ours[d.Position] > 0 {
				t.Fatalf("%v cannot be drawn", d)
			}
			ours[d.Position] = d.Amount
			sum += d.Amount
		}
		if sum != amount {
			t.Fatalf("drew %s of %s", sum, amount)
		}
		rest := amount
		for _, s := range lane {
			if s.Chain == sepolia {
				reach -= s.Liquid
				least := max(rest-reach, 0)
				take := money.USD(rapid.Int64Range(int64(least), int64(min(rest, s.Liquid))).Draw(t, "take"))
				other[s.ID] = take
				rest -= take
			}
		}
		if a, b := distance(ours), distance(other); a > b {
			t.Fatalf("%v is %s from the aims, %v only %s", draws, a, other, b)
		}
	})
}

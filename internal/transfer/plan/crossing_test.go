package plan

import (
	"maps"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

const baseUSDC, polygonUSDC = "cash:base:usdc", "cash:polygon:usdc"

func TestTargetsAreReachedOverChains(t *testing.T) {
	usdc := func(on chain.Name, value money.USD) Position { return cashPosition(on, chain.USDC, value) }
	on := func(p Position, name chain.Name) Position { p.Chain = name; return p }
	coming := func(p Position, amount money.USD) Position {
		p.Value, p.Coming = p.Value+amount, amount
		return p
	}
	way := func(from, to chain.Name, gas money.USD) Route {
		return Route{From: from, To: to, Token: chain.USDC, Gas: gas, Takes: time.Minute}
	}
	toBase := Routes{way(sepolia, chain.Base, 0)}
	free := Rule{MinTrade: 1}
	for name, test := range map[string]struct {
		positions []Position
		rule      Rule
		routes    Routes
		want      []Movement
	}{
		"what a chain lacks comes from another's cash": {
			[]Position{usdc(sepolia, 1000), usdc(chain.Base, 100), on(sourcePosition("b", 0, 6000), chain.Base)}, free, toBase,
			[]Movement{{baseUSDC, "b", 100}, {usdcCash, baseUSDC, 560}}},
		"what stays cash stays where it is": {
			[]Position{usdc(sepolia, 1000), usdc(chain.Base, 0), sourcePosition("a", 0, 4000), on(sourcePosition("b", 0, 4000), chain.Base)}, free, toBase,
			[]Movement{{usdcCash, "a", 400}, {usdcCash, baseUSDC, 400}}},
		"cash is no target of a chain": {
			[]Position{usdc(sepolia, 1000), usdc(chain.Base, 0)}, free, toBase, nil},
		"what leaves a source first becomes cash": {
			[]Position{usdc(sepolia, 300), usdc(chain.Base, 0), sourcePosition("a", 700, 0), on(sourcePosition("b", 0, 10000), chain.Base)}, free, toBase,
			[]Movement{{"a", usdcCash, 700}}},
		"a deposit takes nothing out of a source": {
			[]Position{usdc(sepolia, 300), usdc(chain.Base, 0), sourcePosition("a", 700, 0), on(sourcePosition("b", 0, 10000), chain.Base)}, Rule{MinTrade: 1, DeployOnly: true}, toBase,
			[]Movement{{usdcCash, baseUSDC, 300}}},
		"nor of the cash that the strategy leaves": {
			[]Position{usdc(sepolia, 300), usdc(chain.Base, 0), sourcePosition("a", 700, 0), on(sourcePosition("b", 0, 8000), chain.Base)}, Rule{MinTrade: 1, DeployOnly: true}, toBase,
			[]Movement{{usdcCash, baseUSDC, 100}}},
		"not without a route":       {[]Position{usdc(sepolia, 1000), on(sourcePosition("b", 0, 6000), chain.Base), usdc(chain.Base, 0)}, free, nil, nil},
		"not the other way":         {[]Position{usdc(chain.Base, 1000), sourcePosition("a", 0, 6000), usdc(sepolia, 0)}, free, toBase, nil},
		"not within the band":       {[]Position{usdc(sepolia, 1000), on(sourcePosition("b", 0, 200), chain.Base), usdc(chain.Base, 0)}, Rule{Band: 200, MinTrade: 1}, toBase, nil},
		"not less than the minimum": {[]Position{usdc(sepolia, 1000), on(sourcePosition("b", 0, 900), chain.Base), usdc(chain.Base, 0)}, Rule{MinTrade: 100}, toBase, nil},
		"not what the gas is more than a hundredth of": {
			[]Position{usdc(sepolia, 1000), on(sourcePosition("b", 0, 9900), chain.Base), usdc(chain.Base, 0)}, free, Routes{way(sepolia, chain.Base, 10)}, nil},
		"what is on its way is not sent again": {
			[]Position{usdc(sepolia, 400), coming(usdc(chain.Base, 0), 600), on(sourcePosition("b", 0, 6000), chain.Base)}, free, toBase, nil},
		"from where it costs the least": {
			[]Position{usdc(sepolia, 1000), usdc(chain.Polygon, 500), usdc(chain.Base, 0), on(sourcePosition("b", 0, 5000), chain.Base)}, free,
			Routes{way(sepolia, chain.Base, 2), way(chain.Polygon, chain.Base, 1)},
			[]Movement{{polygonUSDC, baseUSDC, 500}, {usdcCash, baseUSDC, 250}}},
		"nor the minimum fee": {
			[]Position{usdc(sepolia, 1000), on(sourcePosition("b", 0, 9900), chain.Base), usdc(chain.Base, 0)}, free, Routes{{From: sepolia, To: chain.Base, Token: chain.USDC, MinFee: money.Bps(100).Rate()}}, nil},
		"at a minimum fee that it is worth": {
			[]Position{usdc(sepolia, 1000), on(sourcePosition("b", 0, 9900), chain.Base), usdc(chain.Base, 0)}, free, Routes{{From: sepolia, To: chain.Base, Token: chain.USDC, MinFee: money.Bps(10).Rate()}},
			[]Movement{{usdcCash, baseUSDC, 990}}},
		"from where the minimum fee is least": {
			[]Position{usdc(sepolia, 1000), usdc(chain.Polygon, 500), usdc(chain.Base, 0), on(sourcePosition("b", 0, 5000), chain.Base)}, free,
			Routes{{From: sepolia, To: chain.Base, Token: chain.USDC, MinFee: money.Bps(40).Rate()}, way(chain.Polygon, chain.Base, 1)},
			[]Movement{{polygonUSDC, baseUSDC, 500}, {usdcCash, baseUSDC, 250}}},
		"in as many messages as one movement has": {
			[]Position{usdc(sepolia, 1000), usdc(chain.Base, 0), on(sourcePosition("b", 0, 5000), chain.Base)}, free, Routes{{From: sepolia, To: chain.Base, Token: chain.USDC, Most: 3}},
			[]Movement{{usdcCash, baseUSDC, 3 * MaxParts}}},
		"of a source that is full on its chain nothing crosses": {
			[]Position{usdc(sepolia, 1000), usdc(chain.Base, 0), on(Position{ID: "b", Source: true, Token: chain.USDC, Weight: 10000, RoomBound: SourceFull}, chain.Base)}, free, toBase, nil},
	} {
		t.Run(name, func(t *testing.T) {
			if got := Rebalance(test.positions, test.rule, test.routes); !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

// drawRoutes draws routes between the chains that wallets have positions on.
func drawRoutes(t *rapid.T) (routes Routes) {
	for _, from := range drawnChains {
		for _, to := range drawnChains {
			for _, token := range lanes {
				if from != to && rapid.Bool().Draw(t, "routed") {
					routes = append(routes, Route{From: from, To: to, Token: token, Gas: money.USD(rapid.Int64Range(0, 1000).Draw(t, "gas")),
						MinFee: money.Rate(rapid.SampledFrom([]int64{0, 1, 13_000, 100_000}).Draw(t, "fee")), Grain: money.USD(rapid.SampledFrom([]int64{0, 1, 1000, 1_000_000}).Draw(t, "grain"))})
				}
			}
		}
	}
	return routes
}

// arrive executes movements; transfers between chains are in transit, or there.
func arrive(t *rapid.T, positions []Position, plan []Movement, there bool) (after []Position, crossed map[chain.Name]money.USD) {
	after, crossed = slices.Clone(positions), map[chain.Name]money.USD{}
	at := func(id string) *Position {
		return &after[slices.IndexFunc(after, func(p Position) bool { return p.ID == id })]
	}
	for _, m := range plan {
		from, to := at(m.From), at(m.To)
		if from.Liquid < m.Amount || from.Token != to.Token || from.Chain != to.Chain && (from.Source || to.Source) {
			t.Fatalf("%v of %+v to %+v", m, *from, *to)
		}
		from.Value, from.Liquid, from.Room = from.Value-m.Amount, from.Liquid-m.Amount, from.Room+m.Amount
		to.Value, to.Room = to.Value+m.Amount, to.Room-m.Amount
		if from.Chain == to.Chain || there {
			to.Liquid += m.Amount
		} else {
			to.Coming += m.Amount
		}
		if from.Chain != to.Chain {
			crossed[from.Chain] -= m.Amount
			crossed[to.Chain] += m.Amount
			if from.Chain == to.Chain || crossed[from.Chain] > 0 || crossed[to.Chain] < 0 {
				t.Fatalf("%v goes to and fro: %v", m, plan)
			}
		}
	}
	return after, crossed
}

// For any holdings and targets on any chains: each plan can be carried out unchanged, value is conserved, no chain
// both sends and receives, a plan made during a transfer sends no more, and plans that follow each other end, without
// ever sending back.
func TestPlansOverChainsConserveAndEnd(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		positions, rule, routes := drawPositions(rapid.Bool().Draw(t, "bounded")).Draw(t, "positions"), drawRule(t), drawRoutes(t)
		for _, token := range lanes { // sent is by chain, the lanes are planned apart
			lane := laneOf(positions, token)
			total, sent := valueOf(lane), map[chain.Name]money.USD{}
			for round := 0; ; round++ {
				plan := Rebalance(lane, rule, routes)
				if len(plan) == 0 || rule.MinTrade <= roundingOf(positions) && round >= 4 {
					break
				}
				if round > 4 {
					t.Fatalf("of %+v it plans %v in the fifth round", lane, plan)
				}
				waiting, crossed := arrive(t, lane, plan, false)
				for _, m := range Rebalance(waiting, rule, routes) {
					from, to := chainIn(lane, m.From), chainIn(lane, m.To)
					if _, sends := crossed[from]; from != to && sends && rule.MinTrade > roundingOf(positions) {
						t.Fatalf("while %v is on its way it plans %v", plan, m)
					}
				}
				for on, amount := range crossed {
					if sent[on] > 0 && amount < 0 || sent[on] < 0 && amount > 0 {
						t.Fatalf("%s got %s and then %s: %v", on, sent[on], amount, plan)
					}
				}
				lane, _ = arrive(t, lane, plan, true)
				maps.Copy(sent, crossed)
				if got := valueOf(lane); got != total {
					t.Fatalf("%s became %s", total, got)
				}
			}
		}
	})
}

func chainIn(positions []Position, id string) chain.Name {
	return positions[slices.IndexFunc(positions, func(p Position) bool { return p.ID == id })].Chain
}

func valueOf(positions []Position) (total money.USD) {
	for _, p := range positions {
		total += p.Value
	}
	return total
}

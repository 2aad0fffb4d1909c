package plan

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

// drawTransit draws the positions of an automatic wallet of which some wait for sources that settle later: a part of
// their value is coming, and amounts leave some of them later.
func drawTransit(t *rapid.T) []Position {
	positions := drawPositions(rapid.Bool().Draw(t, "bounded")).Draw(t, "positions")
	for i := range positions {
		p := &positions[i]
		p.Coming = money.USD(rapid.Int64Range(0, int64(p.Value)).Draw(t, "coming"))
		p.Liquid = min(p.Liquid, p.Value-p.Coming)
		if p.Source {
			p.Later = money.USD(rapid.Int64Range(0, int64(p.Liquid)).Draw(t, "later"))
		}
	}
	return positions
}

// settleLater has the amounts that a plan moves out of and into some sources be in transit to their destinations.
func settleLater(t *rapid.T, positions []Position, plan []Movement) []Position {
	after := slices.Clone(positions)
	at := func(id string) *Position {
		return &after[slices.IndexFunc(after, func(p Position) bool { return p.ID == id })]
	}
	for _, m := range plan {
		from, to := at(m.From), at(m.To)
		from.Value, from.Liquid, from.Room = from.Value-m.Amount, from.Liquid-m.Amount, from.Room+m.Amount
		from.Later = min(from.Later, from.Liquid)
		to.Value, to.Room = to.Value+m.Amount, to.Room-m.Amount
		if rapid.Bool().Draw(t, "settles later") {
			to.Coming += m.Amount
		} else {
			to.Liquid += m.Amount
		}
	}
	return after
}

// An amount in transit is never moved, and a plan conserves it.
func TestABalancePlanLeavesAloneWhatIsComing(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		positions, r := drawTransit(t), drawRule(t)
		plan := Rebalance(positions, r, nil)
		executed := executePlan(t, positions, plan, r.MinTrade)
		for i, p := range executed {
			if p.Value < p.Coming {
				t.Fatalf("%v draws upon what is coming to %+v, which has %s left", plan, positions[i], p.Value)
			}
		}
		var before, after money.USD
		waiting := settleLater(t, positions, plan)
		for i := range positions {
			before, after = before+positions[i].Value, after+waiting[i].Value
			if waiting[i].Coming > 0 && waiting[i].Liquid > waiting[i].Value-waiting[i].Coming {
				t.Fatalf("of %+v what is coming is liquid", waiting[i])
			}
		}
		if before != after {
			t.Fatalf("%s became %s", before, after)
		}
	})
}

// While a plan's amounts are in transit, planning again plans no movement, but for a micro-dollar of rounding for a
// position: with a rule without slack to hide more in.
func TestPlanningAgainPlansNothingWhileSomethingIsComing(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		positions, rule := drawTransit(t), Rule{MinTrade: 1}
		plan := Rebalance(positions, rule, nil)
		var moved money.USD
		again := Rebalance(settleLater(t, positions, plan), rule, nil)
		for _, m := range again {
			moved += m.Amount
		}
		if moved > roundingOf(positions) {
			t.Fatalf("of %+v it planned %v, and then %v", positions, plan, again)
		}
	})
}

// A withdrawal draws no amount in transit, and is exact.
func TestAReleaseTakesNothingThatIsComing(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		positions := drawTransit(t)
		amount := money.USD(rapid.Int64Range(1, 1e9).Draw(t, "amount"))
		var reach money.USD
		for _, p := range laneOf(positions, chain.USDC) {
			if p.Chain == sepolia {
				reach += p.Liquid
			}
		}
		draws, err := Release(positions, sepolia, chain.USDC, amount, 0, nil)
		if err != nil {
			if reach >= amount {
				t.Fatalf("refused although %s is within reach: %v", reach, err)
			}
			return
		}
		rest := amount
		for _, d := range draws {
			p := positions[slices.IndexFunc(positions, func(p Position) bool { return p.ID == d.Position })]
			if d.Amount > p.Value-p.Coming {
				t.Fatalf("%v draws upon what is coming to %+v", d, p)
			}
			rest -= d.Amount
		}
		if rest != 0 {
			t.Fatalf("%v leaves %s of %s", draws, rest, amount)
		}
	})
}

// Amounts that leave later are drawn only when all that leave at once are used up, cash before sources, and no
// position twice.
func TestAWithdrawalWaitsForNoMoreThanItMust(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		amounts := rapid.Int64Range(0, 1e6)
		holdings := []Holding{cashHolding(sepolia, chain.USDC, money.USD(amounts.Draw(t, "cash")))}
		var atOnce, all money.USD
		for i := range rapid.IntRange(0, 5).Draw(t, "sources") {
			h := sourceHolding(fmt.Sprint(i), chain.USDC, money.USD(amounts.Draw(t, "available")), 0)
			h.Liquid = money.USD(rapid.Int64Range(0, int64(h.Available)).Draw(t, "liquid"))
			h.Later = money.USD(rapid.Int64Range(0, int64(h.Available-h.Liquid)).Draw(t, "later"))
			holdings = append(holdings, h)
		}
		for _, h := range holdings {
			atOnce, all = atOnce+h.Liquid, all+h.Liquid+h.Later
		}
		if all == 0 {
			return
		}
		amount := money.USD(rapid.Int64Range(1, int64(all)).Draw(t, "amount"))
		draws, err := CashFirst(holdings, sepolia, chain.USDC, amount, nil)
		if err != nil {
			t.Fatalf("refused although %s is within reach: %v", all, err)
		}
		var sum, later money.USD
		for i, d := range draws {
			h := holdings[slices.IndexFunc(holdings, func(h Holding) bool { return h.ID == d.Position })]
			if slices.ContainsFunc(draws[:i], func(o Draw) bool { return o.Position == d.Position }) {
				t.Fatalf("%s is drawn from twice: %v", d.Position, draws)
			}
			if d.Amount > h.Liquid+h.Later {
				t.Fatalf("%v overdraws %+v", d, h)
			}
			sum, later = sum+d.Amount, later+max(0, d.Amount-h.Liquid)
		}
		if sum != amount {
			t.Fatalf("draws sum to %s, want %s", sum, amount)
		}
		if want := max(0, amount-atOnce); later != want {
			t.Fatalf("%s is waited for, %s must be: %v of %+v", later, want, draws, holdings)
		}
		if err := CheckDraws(draws, holdings, sepolia, chain.USDC, amount, nil); err != nil {
			t.Fatalf("its own plan is refused as sources: %v", err)
		}
	})
}

// A source that takes no deposits leaves its share as cash. While that is in transit from another source, no more of
// the other is moved, however often it is planned.
func TestWhatComesFromASourceIsNotAskedForAgain(t *testing.T) {
	frozen := sourcePosition("a", 0, 5000)
	frozen.Room, frozen.RoomBound = 0, SourceFrozen
	positions := []Position{cashPosition(sepolia, chain.USDC, 0), frozen, sourcePosition("b", 1000, 5000)}
	plan := Rebalance(positions, Rule{MinTrade: 1}, nil)
	if want := []Movement{{"b", usdcCash, 500}}; !slices.Equal(plan, want) {
		t.Fatalf("planned %v, want %v", plan, want)
	}
	positions[0].Value, positions[0].Coming, positions[0].Liquid = 500, 500, 0
	positions[2].Value, positions[2].Liquid = 500, 500
	if again := Rebalance(positions, Rule{MinTrade: 1}, nil); len(again) > 0 {
		t.Errorf("while that is on its way it planned %v", again)
	}
}

package plan

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

func TestReleasePlan(t *testing.T) {
	usdc := cashPosition(sepolia, chain.USDC, 100)
	a, b := sourcePosition("a", 600, 6000), sourcePosition("b", 300, 3000)
	stuck := b
	stuck.Liquid = 0
	for name, test := range map[string]struct {
		positions []Position
		amount    money.USD
		minTrade  money.USD
		want      []Draw
		refused   RefusalReason
	}{
		"in proportion":                   {[]Position{usdc, a, b}, 500, 1, []Draw{{usdcCash, 50}, {"a", 300}, {"b", 150}}, ""},
		"all of it":                       {[]Position{usdc, a, b}, 1000, 1, []Draw{{usdcCash, 100}, {"a", 600}, {"b", 300}}, ""},
		"what is too much anyway goes":    {[]Position{cashPosition(sepolia, chain.USDC, 500), sourcePosition("a", 500, 10000)}, 400, 1, []Draw{{usdcCash, 400}}, ""},
		"too small to be drawn by itself": {[]Position{usdc, a, b}, 500, 60, []Draw{{"a", 350}, {"b", 150}}, ""},
		"around what cannot leave":        {[]Position{usdc, a, stuck}, 500, 1, []Draw{{usdcCash, 71}, {"a", 429}}, ""},
		"more than can leave":             {[]Position{usdc, a, stuck}, 701, 1, nil, OutOfReach},
		"more than there is":              {[]Position{usdc, a, b}, 1001, 1, nil, Insufficient},
		"of another chain":                {[]Position{cashPosition(chain.Base, chain.USDC, 1000)}, 1, 1, nil, OutOfReach},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := Release(test.positions, sepolia, chain.USDC, test.amount, test.minTrade, nil)
			if reasonOf(err) != test.refused || !slices.Equal(got, test.want) {
				t.Errorf("got %v %v, want %v %s", got, err, test.want, test.refused)
			}
		})
	}
}

// A withdrawal is released exactly, from liquid amounts, and no other draws leave the positions nearer to their
// targets.
func TestAReleaseDisturbsLeast(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		positions := drawPositions(rapid.Bool().Draw(t, "bounded")).Draw(t, "positions")
		lane := laneOf(positions, chain.USDC)
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
		draws, err := Release(positions, sepolia, chain.USDC, amount, 0, nil)
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
			i := slices.IndexFunc(lane, func(s Position) bool { return s.ID == d.Position })
			switch {
			case i < 0:
				t.Fatalf("%v is drawn from nowhere", d)
			case lane[i].Chain != sepolia:
				t.Fatalf("%v is drawn on %s, want %s", d, lane[i].Chain, sepolia)
			case d.Amount <= 0:
				t.Fatalf("%v draws nothing", d)
			case d.Amount > lane[i].Liquid:
				t.Fatalf("%v draws more than the liquid %s", d, lane[i].Liquid)
			case ours[d.Position] > 0:
				t.Fatalf("%v draws from a position for the second time", d)
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
			t.Fatalf("%v is %s from the targets, %v only %s", draws, a, other, b)
		}
	})
}

package plan

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

// The amount of one movement is not available to the next, its proceeds cannot be moved yet, and both count towards a
// ceiling.
func TestMovementsOfOneAllocationShareWhatThereIs(t *testing.T) {
	a, b, fresh := sourceHolding("a", chain.USDC, 50, 40), sourceHolding("b", chain.USDC, 0, 0), sourceHolding("fresh", chain.USDC, 0, 0)
	usdc := cashHolding(sepolia, chain.USDC, 100)
	type movement struct {
		from, to Holding
		amount   money.USD
	}
	for name, test := range map[string]struct {
		before  []movement
		next    movement
		refused RefusalReason
	}{
		"what is there":               {nil, movement{usdc, b, 100}, ""},
		"more than there is":          {nil, movement{usdc, b, 101}, Insufficient},
		"more than can leave":         {nil, movement{a, b, 41}, Insufficient},
		"more than is left":           {[]movement{{usdc, b, 60}}, movement{usdc, a, 41}, Insufficient},
		"what is left":                {[]movement{{usdc, b, 60}}, movement{usdc, a, 40}, ""},
		"what was just brought":       {[]movement{{usdc, b, 60}}, movement{b, usdc, 1}, Insufficient},
		"up to the ceiling":           {[]movement{{usdc, fresh, 60}}, movement{a, fresh, 40}, ""},
		"beyond the ceiling":          {[]movement{{usdc, fresh, 61}}, movement{a, fresh, 40}, BeyondCeiling},
		"cash to cash":                {nil, movement{usdc, cashHolding(sepolia, chain.USDT, 1), 1}, Contradictory},
		"between lanes":               {nil, movement{usdc, sourceHolding("c", chain.USDT, 0, 0), 1}, Contradictory},
		"between chains":              {nil, movement{cashHolding(chain.Base, chain.USDC, 1), a, 1}, Contradictory},
		"of a position that is empty": {nil, movement{fresh, usdc, 1}, Insufficient},
	} {
		t.Run(name, func(t *testing.T) {
			allocation := NewAllocation([]Holding{usdc, a, b}, nil)
			for _, m := range test.before {
				allocation.Move(m.from, m.to, m.amount)
			}
			err := allocation.Check(test.next.from, test.next.to, test.next.amount)
			if err == nil {
				err = allocation.CheckCeiling(test.next.to, test.next.amount, 100)
			}
			if reasonOf(err) != test.refused {
				t.Errorf("got %v, want %q", err, test.refused)
			}
		})
	}
}

// Only one movement that takes all of a position at once takes it to the last
// share.
func TestAMovementTakesTheWholeOfAPosition(t *testing.T) {
	a, usdc := sourceHolding("a", chain.USDC, 50, 50), cashHolding(sepolia, chain.USDC, 100)
	reserved := a
	reserved.Available = 40
	for name, test := range map[string]struct {
		held   Holding
		before func(*Allocation)
		amount money.USD
		want   bool
	}{
		"all of it":                   {a, func(*Allocation) {}, 50, true},
		"a part":                      {a, func(*Allocation) {}, 49, false},
		"what is not reserved":        {reserved, func(*Allocation) {}, 40, false},
		"what a part before left":     {a, func(x *Allocation) { x.Move(a, usdc, 20) }, 30, false},
		"what was there before more":  {a, func(x *Allocation) { x.Move(usdc, a, 10) }, 50, false},
		"while something else moved ": {a, func(x *Allocation) { x.Move(usdc, sourceHolding("b", chain.USDC, 0, 0), 10) }, 50, true},
	} {
		t.Run(name, func(t *testing.T) {
			allocation := NewAllocation([]Holding{usdc, test.held}, nil)
			test.before(allocation)
			if _, got := allocation.Move(test.held, usdc, test.amount); got != test.want {
				t.Errorf("whole is %v, want %v", got, test.want)
			}
		})
	}
}

// However many movements are checked and made, no position gives more than it
// had, and value is conserved.
func TestAnAllocationConservesValue(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		var held []Holding
		had := map[string]money.USD{}
		for _, id := range []string{"a", "b", "c", "d"} {
			h := sourceHolding(id, chain.USDC, money.USD(rapid.Int64Range(0, 100).Draw(t, "value")), 100)
			h.Source = id != "a"
			held = append(held, h)
			had[id] = h.Available
		}
		allocation := NewAllocation(held, nil)
		for range rapid.IntRange(0, 12).Draw(t, "movements") {
			from, to := rapid.SampledFrom(held).Draw(t, "from"), rapid.SampledFrom(held).Draw(t, "to")
			amount := money.USD(rapid.Int64Range(1, 100).Draw(t, "amount"))
			if from.ID != to.ID && allocation.Check(from, to, amount) == nil {
				allocation.Move(from, to, amount)
				had[from.ID] -= amount
			}
		}
		var before, after money.USD
		for i, h := range held {
			before, after = before+h.Value, after+allocation.positions[i].Value
			if had[h.ID] < 0 {
				t.Fatalf("%s gave %s more than it had", h.ID, -had[h.ID])
			}
		}
		if before != after {
			t.Fatalf("%s became %s", before, after)
		}
	})
}

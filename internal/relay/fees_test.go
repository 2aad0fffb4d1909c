package relay

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// A replacement must satisfy the rule of go-ethereum's pool, in its own words:
// both fees above the old ones by at least a tenth.
func TestReplacementsAreAcceptedByPoolsAndStayBelowTheCeiling(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		fee := rapid.Uint64Range(0, 1<<50)
		ceiling := fee.Draw(t, "ceiling")
		m := market{fee.Draw(t, "base"), fee.Draw(t, "tip")}
		bid, ok := firstBid(m, ceiling)
		for round := 0; ok; round++ {
			if bid.cap > ceiling || bid.tip > bid.cap {
				t.Fatalf("bid %+v above ceiling %d or itself", bid, ceiling)
			}
			if bid.cap < m.base+m.tip && round == 0 {
				t.Fatalf("a first bid of %+v is below the market %+v", bid, m)
			}
			m = market{fee.Draw(t, "base"), fee.Draw(t, "tip")}
			var next fees
			if next, ok = raiseBid(bid, m, ceiling); !ok {
				break
			}
			if !poolAccepts(bid.cap, next.cap) || !poolAccepts(bid.tip, next.tip) {
				t.Fatalf("%+v does not replace %+v", next, bid)
			}
			bid = next
		}
	})
}

func poolAccepts(old, new uint64) bool {
	threshold := big64(old)
	return new > old && big64(new).Cmp(threshold.Div(threshold.Mul(threshold, big.NewInt(110)), big.NewInt(100))) >= 0
}

func big64(n uint64) *big.Int { return new(big.Int).SetUint64(n) }

// Raising goes on until the ceiling and not for ever.
func TestRaisingEndsAtTheCeiling(t *testing.T) {
	bid, ok := firstBid(market{base: 1, tip: 0}, 1_000_000)
	if !ok {
		t.Fatal("no offer")
	}
	rounds := 0
	for ; ok; rounds++ {
		bid, ok = raiseBid(bid, market{base: 1}, 1_000_000)
	}
	if rounds < 20 || rounds > 100 {
		t.Errorf("%d rounds from 2 wei to a million", rounds)
	}
}

func TestFeesDoNotOverflow(t *testing.T) {
	if _, ok := firstBid(market{math.MaxUint64, math.MaxUint64}, 1e12); ok {
		t.Error("an absurd market was accepted")
	}
	bid, ok := firstBid(market{math.MaxUint64 / 2, 1}, math.MaxUint64)
	if !ok || bid.cap != math.MaxUint64 {
		t.Errorf("bid %+v, %v", bid, ok)
	}
	if _, ok := raiseBid(bid, market{}, math.MaxUint64); ok {
		t.Error("there is room above the highest number")
	}
	for _, c := range []struct {
		price *big.Int
		want  uint64
	}{
		{new(big.Int).Lsh(big.NewInt(1), 100), math.MaxUint64},
		{nil, 0},
		{big.NewInt(-1), 0},
	} {
		if got := clampWei(c.price); got != c.want {
			t.Errorf("a price of %v is read as %d, not as %d", c.price, got, c.want)
		}
	}
}

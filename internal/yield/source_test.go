package yield

import (
	"math/big"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

func units(n uint64) money.Units { return money.NewUnits(n) }

// drawUnits draws any number of bits up to the limit, so that small and huge
// numbers are equally likely.
func drawUnits(t *rapid.T, name string, bits int) money.Units {
	raw := rapid.SliceOfN(rapid.Byte(), 0, bits/8).Draw(t, name)
	u, err := money.UnitsFromBig(new(big.Int).SetBytes(raw))
	if err != nil {
		t.Fatal(err)
	}
	return u
}

func TestValueFloorsAndIsMonotonic(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		s := Source{basisWorth: drawUnits(t, "worth", 88), basisShares: drawUnits(t, "basis", 160)}
		a, b := drawUnits(t, "a", 256), drawUnits(t, "b", 256)
		if a.Cmp(b) > 0 {
			a, b = b, a
		}
		less, more := s.Value(a), s.Value(b)
		if less > more {
			t.Fatalf("%s shares are worth %s, more than %s shares, %s", a, less, b, more)
		}
		if less < 0 {
			t.Fatalf("%s shares are worth %s, less than nothing", a, less)
		}
		if more > money.MaxUSD {
			t.Fatalf("%s shares are worth %s, more than there can be", b, more)
		}
		if s.basisShares.IsZero() || a.Cmp(maxShares) > 0 || less == money.MaxUSD {
			return
		}
		// value*basis <= shares*worth < (value+1)*basis
		product := new(big.Int).Mul(a.Big(), s.basisWorth.Big())
		low := new(big.Int).Mul(big.NewInt(int64(less)), s.basisShares.Big())
		high := new(big.Int).Add(low, s.basisShares.Big())
		if low.Cmp(product) > 0 || product.Cmp(high) >= 0 {
			t.Fatalf("%s of %s shares worth %s: %s is no floor", a, s.basisShares, s.basisWorth, less)
		}
	})
}

func TestValuesOfAllHoldersNeverExceedTheVault(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		holders := rapid.SliceOfN(rapid.Uint64(), 1, 20).Draw(t, "holders")
		s := Source{basisWorth: units(rapid.Uint64Max(uint64(money.MaxUSD)).Draw(t, "worth"))}
		for _, n := range holders {
			s.basisShares, _ = s.basisShares.Add(units(n))
		}
		var sum money.USD
		for _, n := range holders {
			sum += s.Value(units(n))
		}
		if sum > cappedUSD(s.basisWorth) {
			t.Fatalf("the holders have %s of %s", sum, cappedUSD(s.basisWorth))
		}
	})
}

func TestValueKnowsNothingBeforeAnObservation(t *testing.T) {
	if v := (Source{}).Value(units(1_000_000)); v != 0 {
		t.Errorf("value %s", v)
	}
}

func TestPortfolioAddsUp(t *testing.T) {
	for _, c := range []struct {
		name             string
		total, liquidity money.USD
		utilization      *money.Bps
		entries          int
	}{
		{"empty", 0, 0, nil, 1},
		{"all idle", 100, 100, bpsPtr(0), 1},
		{"some deployed", 3, 1, bpsPtr(6667), 2},
		{"all deployed", 100, 0, bpsPtr(10_000), 2},
		{"almost all idle", 1_000_000, 999_999, bpsPtr(1), 2},
	} {
		s := Source{DepositToken: chain.USDT, ObservedAt: time.Unix(1, 0), TvlUsd: c.total, Liquidity: c.liquidity}
		s.fillPortfolio()
		if (s.Utilization == nil) != (c.utilization == nil) || (s.Utilization != nil && *s.Utilization != *c.utilization) {
			t.Errorf("%s: utilization %v, want %v", c.name, s.Utilization, c.utilization)
		}
		var sum money.USD
		var pct money.Bps
		for _, a := range s.Allocations {
			sum, pct = sum+*a.ValueUsd, pct+a.Pct
		}
		assertEqual(t, c.name+": allocations", len(s.Allocations), c.entries)
		assertEqual(t, c.name+": value of the allocations", sum, c.total)
		assertEqual(t, c.name+": parts of the allocations in bps", pct, wholeBps)
	}
	unseen := Source{}
	unseen.fillPortfolio()
	if unseen.Utilization != nil || unseen.Allocations != nil {
		t.Errorf("an unobserved source shows %+v", unseen)
	}
}

func bpsPtr(n money.Bps) *money.Bps { return &n }

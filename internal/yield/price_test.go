package yield

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

// For any observation: the minimum of an entry is never above the return at the observed price, and below it by no
// more than the slippage and a unit; but no entry has a minimum of zero.
func TestTheMinimumOfAnEntryIsWithinTheSlippage(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		observed, slippage := drawPrice(t), drawSlippage(t)
		amount := money.USD(rapid.Int64Range(1, int64(money.MaxUSD)).Draw(t, "amount"))
		brings := observed.SharesFor(amount).Big()
		minimum := observed.worstEntry(slippage).SharesFor(amount).Big()
		assertWithinSlippage(t, minimum, brings, slippage)
	})
}

// The same of the proceeds of shares.
func TestTheMinimumOfAnExitIsWithinTheSlippage(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		observed, slippage := drawPrice(t), drawSlippage(t)
		shares := drawUnits(t, "shares", 160)
		brings := big.NewInt(int64(observed.Proceeds(shares)))
		minimum := big.NewInt(int64(observed.worstExit(slippage).Proceeds(shares)))
		if brings.Int64() == int64(money.MaxUSD) {
			return // more than money counts; the minimum may be as well
		}
		assertWithinSlippage(t, minimum, brings, slippage)
	})
}

// At the maximum of shares that an exact amount may cost, each share brings the
// observed price less the slippage, but for a share that is rounded up.
func TestTheMaximumOfAnExactExitIsWithinTheSlippage(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		observed, slippage := drawPrice(t), drawSlippage(t)
		amount := money.USD(rapid.Int64Range(1, int64(money.MaxUSD)).Draw(t, "amount"))
		costs := observed.Cost(amount).Big()
		maximum := observed.worstExit(slippage).Cost(amount).Big()
		if maximum.Cmp(costs) < 0 {
			t.Fatalf("at most %s shares, at the observed price it is %s", maximum, costs)
		}
		least := new(big.Int).Mul(new(big.Int).Sub(maximum, big.NewInt(1)), big.NewInt(int64(wholeBps-slippage)))
		if all := new(big.Int).Mul(costs, big.NewInt(wholeBps)); least.Cmp(all) >= 0 {
			t.Fatalf("at most %s shares, the observed %s within %d bps are fewer", maximum, costs, slippage)
		}
	})
}

func TestWithoutAPriceSomethingIsAskedFor(t *testing.T) {
	var none Price
	if got := none.SharesFor(money.Dollar); got != units(1) {
		t.Errorf("a dollar is to bring %s shares, want 1", got)
	}
	if got := none.Proceeds(units(1e18)); got != 1 {
		t.Errorf("shares are to bring %s, want a micro-dollar", got)
	}
	if got := none.Cost(money.Dollar); !got.IsZero() {
		t.Errorf("a dollar may cost %s shares, want none", got)
	}
	if none.worstEntry(50).Known() || none.worstExit(50).Known() {
		t.Error("what was not observed is known with slippage")
	}
}

func assertWithinSlippage(t *rapid.T, minimum, brings *big.Int, slippage money.Bps) {
	t.Helper()
	if minimum.Sign() <= 0 {
		t.Fatalf("the minimum is %s", minimum)
	}
	if minimum.Cmp(brings) > 0 {
		t.Fatalf("the minimum is %s, the observed price brings %s", minimum, brings)
	}
	// minimum + 1 > brings * (1 - slippage)
	above := new(big.Int).Mul(new(big.Int).Add(minimum, big.NewInt(1)), big.NewInt(wholeBps))
	bound := new(big.Int).Mul(brings, big.NewInt(int64(wholeBps-slippage)))
	if above.Cmp(bound) <= 0 {
		t.Fatalf("the minimum is %s, of the observed %s, by more than %d bps", minimum, brings, slippage)
	}
}

func drawPrice(t *rapid.T) Price {
	one := money.NewUnits(1)
	p := Price{Assets: drawUnits(t, "assets", 95), Shares: drawUnits(t, "basis", 160)}
	if p.Assets.IsZero() {
		p.Assets = one
	}
	if p.Shares.IsZero() {
		p.Shares = one
	}
	return p
}

func drawSlippage(t *rapid.T) money.Bps {
	return money.Bps(rapid.IntRange(0, wholeBps-1).Draw(t, "slippage"))
}

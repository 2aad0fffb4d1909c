package yield

import "github.com/granaryhq/granary/internal/money"

// Price is an exchange with a source: Assets units of its stablecoin for Shares.
// The zero value is no price.
type Price struct{ Assets, Shares money.Units }

// Known says whether there is a price.
func (p Price) Known() bool { return !p.Assets.IsZero() && !p.Shares.IsZero() }

// Value returns the worth of shares at the price, as Source.Value computes it.
func (p Price) Value(shares money.Units) money.USD { return valueAt(p.Assets, p.Shares, shares) }

// The worst prices subtract slippage from the proceeds: shares at an entry, assets at an exit. Both sides are scaled,
// so that no rounding occurs before an amount is given.

func (p Price) worstEntry(slippage money.Bps) Price {
	return Price{scaleUnits(p.Assets, wholeBps), scaleUnits(p.Shares, wholeBps-slippage)}
}

func (p Price) worstExit(slippage money.Bps) Price {
	return Price{scaleUnits(p.Assets, wholeBps-slippage), scaleUnits(p.Shares, wholeBps)}
}

func scaleUnits(u money.Units, by money.Bps) money.Units {
	return u.MulDivFloor(money.NewUnits(uint64(by)), money.NewUnits(1)) // exact
}

// A payment has a return: the required return is rounded down, but to one unit at least. Without a price it is that
// one unit.

// SharesFor are the shares that an amount brings.
func (p Price) SharesFor(amount money.USD) money.Units {
	one := money.NewUnits(1)
	if !p.Known() || amount <= 0 {
		return one
	}
	shares := money.UnitsOf(amount, assetDecimals).MulDivFloor(p.Shares, p.Assets)
	if shares.IsZero() {
		return one
	}
	return shares
}

// Proceeds returns the assets for shares.
func (p Price) Proceeds(shares money.Units) money.USD {
	if !p.Known() {
		return 1
	}
	if shares.Cmp(maxShares) > 0 {
		shares = maxShares
	}
	return max(cappedUSD(shares.MulDivFloor(p.Assets, p.Shares)), 1)
}

// Cost are the shares that an amount costs, rounded up; zero without a price.
func (p Price) Cost(amount money.USD) money.Units {
	if !p.Known() || amount <= 0 {
		return money.Units{}
	}
	return money.UnitsOf(amount, assetDecimals).MulDivCeil(p.Shares, p.Assets)
}

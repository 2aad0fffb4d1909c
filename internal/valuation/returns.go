package valuation

import "math/big"

// Returns are those of a position or wallet over a period of whole days, in percent with six decimals, rounded half
// away from zero; nil where none is defined.
//
// Both count an inflow as present from the beginning of its day, and an outflow as present until its day's end, and
// are net of fees: over one day they are the same, (value at the end + withdrawals) / (value at the beginning +
// deposits) - 1.
//
// The time-weighted return links those of the days with flows and of the spans between. After a total loss it is
// -100. The money-weighted return is Modified Dietz: the earnings net of fees, over the value at the beginning and
// each flow by the part of the period in which it was present; an empty period begins with the first flow. There is
// none where the divisor is not positive, or the result is below -100: the balance was at times above the counted
// one.
type Returns struct {
	TimeWeightedPct, MoneyWeightedPct *string
}

// growthUnit is 1 in a growth: growths are whole numbers of 10^-36.
var growthUnit = new(big.Int).Exp(big.NewInt(10), big.NewInt(36), nil)

// growth is the factor by which a dollar has grown since the last total loss, and how
// many of those there were.
type growth struct {
	factor *big.Int
	losses int64
}

// scaledBy returns the growth after a span without flows in which the worth changed from from to to. A worth of zero
// does not grow.
func (g growth) scaledBy(to, from *big.Int) growth {
	if from.Sign() <= 0 {
		return g
	}
	n := new(big.Int).Mul(g.factor, to)
	factor := roundHalfUp(n, from)
	if factor.Sign() <= 0 {
		return growth{growthUnit, g.losses + 1}
	}
	return growth{factor, g.losses}
}

// roundHalfUp is n/d, both not negative, rounded.
func roundHalfUp(n, d *big.Int) *big.Int {
	twice := new(big.Int).Lsh(n, 1)
	twice.Add(twice, d)
	return twice.Quo(twice, new(big.Int).Lsh(d, 1))
}

// point is a position at a day's end, with all that flowed up to it.
type point struct {
	value  *big.Int
	growth growth
	sums   sums
}

// sums are of all days so far. Those called days sum each amount times its day.
type sums struct {
	deposits, depositDays, withdrawals, withdrawalDays, realized, fees *big.Int
}

func newSums() sums {
	return sums{new(big.Int), new(big.Int), new(big.Int), new(big.Int), new(big.Int), new(big.Int)}
}

// returnsBetween are the returns from the day first to the day last, both included:
// from the point at the end of the day before, to that at the end of last.
func returnsBetween(from, to point, first, last Day) Returns {
	var r Returns
	deposited := new(big.Int).Sub(to.sums.deposits, from.sums.deposits)
	if from.value.Sign() > 0 || deposited.Sign() > 0 {
		r.TimeWeightedPct = timeWeightedPct(from.growth, to.growth)
	}
	r.MoneyWeightedPct = moneyWeightedPct(from, to, first, last)
	return r
}

func timeWeightedPct(from, to growth) *string {
	switch {
	case to.losses > from.losses:
		return percentText(big.NewInt(-1), big.NewInt(1))
	case to.losses < from.losses:
		return nil // it began empty, and some came back by itself
	}
	return percentText(new(big.Int).Sub(to.factor, from.factor), from.factor)
}

// moneyWeightedPct is Modified Dietz. A deposit of the period's day i of n counts for
// n-i+1 days of n, a withdrawal for n-i.
func moneyWeightedPct(from, to point, first, last Day) *string {
	period := func(pick func(sums) *big.Int) *big.Int { return new(big.Int).Sub(pick(to.sums), pick(from.sums)) }
	deposits, depositDays := period(func(s sums) *big.Int { return s.deposits }), period(func(s sums) *big.Int { return s.depositDays })
	withdrawals, withdrawalDays := period(func(s sums) *big.Int { return s.withdrawals }), period(func(s sums) *big.Int { return s.withdrawalDays })

	earned := new(big.Int).Sub(to.value, from.value)
	earned.Sub(earned, deposits).Add(earned, withdrawals)

	days := big.NewInt(int64(last - first + 1))
	capital := new(big.Int).Mul(from.value, days) // times days
	capital.Add(capital, new(big.Int).Mul(deposits, big.NewInt(int64(last+1)))).Sub(capital, depositDays)
	capital.Sub(capital, new(big.Int).Mul(withdrawals, big.NewInt(int64(last)))).Add(capital, withdrawalDays)
	if capital.Sign() <= 0 {
		return nil
	}
	earned.Mul(earned, days)
	if new(big.Int).Add(earned, capital).Sign() < 0 {
		return nil
	}
	return percentText(earned, capital)
}

// percentText is n/d in percent, d positive, with six decimals, rounded half away from
// zero.
func percentText(n, d *big.Int) *string {
	size := new(big.Int).Mul(new(big.Int).Abs(n), big.NewInt(100_000_000))
	digits := roundHalfUp(size, d).String()
	for len(digits) < 7 {
		digits = "0" + digits
	}
	text := digits[:len(digits)-6] + "." + digits[len(digits)-6:]
	if n.Sign() < 0 && text != "0.000000" {
		text = "-" + text
	}
	return &text
}

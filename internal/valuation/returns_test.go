package valuation

import (
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

// flowDay is a day as an accountant's example has it.
type flowDay struct{ deposit, withdrawal, end int64 }

// returnsOf has the code compute the returns of days from 1 on that follow an opening
// value, by the rows that it would keep.
func returnsOf(opening int64, days []flowDay) Returns {
	const first = Day(20_000)
	s := &state{value: 0, sums: newSums(), growth: growth{growthUnit, 0}}
	start := point{big.NewInt(opening), growth{growthUnit, 0}, newSums()}
	if opening > 0 {
		s = &state{value: usd(opening), sums: newSums(), growth: growth{growthUnit, 0}}
	}
	before := opening
	for i, d := range days {
		if d.deposit != 0 || d.withdrawal != 0 { // others have no row
			s = s.movedBy(wholeWallet, first+Day(i), &movement{deposits: usd(d.deposit), withdrawals: usd(d.withdrawal)}, s.growthAt(usd(before)))
			s.endDay(usd(before), usd(d.end))
		}
		before = d.end
	}
	return returnsBetween(start, s.pointAt(usd(before)), first, first+Day(len(days))-1)
}

// referenceReturns are the same by the definitions, day by day, in exact rationals.
func referenceReturns(opening int64, days []flowDay) Returns {
	var r Returns
	n := int64(len(days))
	linked, whole := big.NewInt(1), big.NewInt(1) // a fraction that is never shortened, which would take long
	held, lost := opening > 0, false
	earned, capital := new(big.Rat), new(big.Rat).SetInt64(opening)
	before := opening
	for i, d := range days {
		held = held || d.deposit > 0
		if began := before + d.deposit; began > 0 {
			linked.Mul(linked, big.NewInt(d.end+d.withdrawal))
			whole.Mul(whole, big.NewInt(began))
		}
		lost = lost || linked.Sign() == 0
		earned.Add(earned, new(big.Rat).SetInt64(d.end-before-d.deposit+d.withdrawal))
		capital.Add(capital, new(big.Rat).Mul(big.NewRat(n-int64(i), n), new(big.Rat).SetInt64(d.deposit)))
		capital.Sub(capital, new(big.Rat).Mul(big.NewRat(n-int64(i)-1, n), new(big.Rat).SetInt64(d.withdrawal)))
		before = d.end
	}
	switch {
	case !held:
	case lost:
		r.TimeWeightedPct = percentOf(big.NewRat(-1, 1))
	default:
		r.TimeWeightedPct = percentOf(new(big.Rat).SetFrac(linked.Sub(linked, whole), whole))
	}
	if capital.Sign() > 0 && new(big.Rat).Add(earned, capital).Sign() >= 0 {
		r.MoneyWeightedPct = percentOf(earned.Quo(earned, capital))
	}
	return r
}

// percentOf rounds half away from zero, as big.Rat's own text does.
func percentOf(r *big.Rat) *string {
	text := new(big.Rat).Mul(r, big.NewRat(100, 1)).FloatString(6)
	if text == "-0.000000" {
		text = "0.000000"
	}
	return &text
}

func usd(n int64) money.USD { return money.USD(n) }

func TestReturnsOfKnownCases(t *testing.T) {
	for name, c := range map[string]struct {
		opening int64
		days    []flowDay
		want    string // time-weighted, money-weighted
	}{
		"a day without flows":                   {1000, []flowDay{{0, 0, 1010}}, "1.000000 1.000000"},
		"growth that compounds":                 {1000, []flowDay{{0, 0, 1100}, {0, 0, 1210}}, "21.000000 21.000000"},
		"a loss":                                {1000, []flowDay{{0, 0, 900}}, "-10.000000 -10.000000"},
		"the first day":                         {0, []flowDay{{1000, 0, 1001}}, "0.100000 0.100000"},
		"all is withdrawn":                      {1000, []flowDay{{0, 1010, 0}}, "1.000000 1.000000"},
		"in and out on one day, less a fee":     {0, []flowDay{{1000, 995, 0}}, "-0.500000 -0.500000"},
		"nothing at all":                        {0, []flowDay{{0, 0, 0}}, "- -"},
		"a total loss":                          {1000, []flowDay{{0, 0, 0}}, "-100.000000 -100.000000"},
		"a total loss, and a new beginning":     {1000, []flowDay{{0, 0, 0}, {500, 0, 600}}, "-100.000000 -72.000000"},
		"a loss with a deposit on its day":      {1000, []flowDay{{1000, 0, 0}}, "-100.000000 -100.000000"},
		"more goes out early than there was":    {10, []flowDay{{0, 30, 10}, {0, 0, 10}, {0, 0, 10}, {0, 0, 10}}, "300.000000 -"},
		"more is lost than counts as there":     {10, []flowDay{{0, 0, 10}, {0, 0, 10}, {0, 0, 10}, {1000, 0, 500}}, "-50.495050 -"},
		"an empty time between":                 {1000, []flowDay{{0, 1100, 0}, {0, 0, 0}, {500, 0, 550}}, "21.000000 34.615385"},
		"rounded half away from zero, up":       {800_000_000, []flowDay{{0, 0, 800_000_004}}, "0.000001 0.000001"},
		"rounded half away from zero, down":     {800_000_000, []flowDay{{0, 0, 799_999_996}}, "-0.000001 -0.000001"},
		"less than half of the last decimal":    {800_000_000, []flowDay{{0, 0, 799_999_997}}, "0.000000 0.000000"},
		"a deposit counts from its morning":     {1000, []flowDay{{1000, 0, 2020}}, "1.000000 1.000000"},
		"a withdrawal counts until the evening": {1000, []flowDay{{0, 505, 505}}, "1.000000 1.000000"},
		// CFA Institute, Quantitative Methods, "Time-weighted and money-weighted return": a
		// share bought at 200, another at 225, a dividend of 5 on each paid out, both worth
		// 235: holding-period returns of 15 % and 6.67 %. The first period's dividend is
		// paid out at its end. The book's internal rate of return, 9.39 % a period, is
		// 19.66 % over both, which Modified Dietz comes near to.
		"CFA, a share at 200 and another at 225": {200, []flowDay{{0, 5, 225}, {225, 10, 470}}, "22.666667 19.354839"},
		// GIPS Handbook, Modified Dietz: 100,000 at the beginning, 10,000 in at the
		// beginning of the 11th of 30 days, 5,000 out at the end of the 20th, 109,000 at
		// the end: 4,000 / (100,000 + 10,000 x 20/30 - 5,000 x 10/30).
		"Modified Dietz over a month": {100_000, monthOf(flowDay{10_000, 0, 112_000}, flowDay{0, 5_000, 108_000}), "4.019964 3.809524"},
	} {
		got := returnsOf(c.opening, c.days).String()
		if strings.HasPrefix(name, "Modified") {
			got, c.want = strings.Fields(got)[1], strings.Fields(c.want)[1]
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
		if reference := referenceReturns(c.opening, c.days).String(); !strings.Contains(reference, got) {
			t.Errorf("%s: %s, but by the definition %s", name, got, reference)
		}
	}
}

// monthOf are thirty days with a flow on the 11th and one on the 20th, worth 109,000 at
// the end.
func monthOf(in, out flowDay) []flowDay {
	days := make([]flowDay, 30)
	for i := range days {
		switch {
		case i < 10:
			days[i].end = 101_000
		case i == 10:
			days[i] = in
		case i < 19:
			days[i].end = 112_500
		case i == 19:
			days[i] = out
		default:
			days[i].end = 109_000
		}
	}
	return days
}

// Rows of the days with flows alone give the returns that all days give one by one.
func TestReturnsAreThoseOfTheDefinitions(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		opening := rapid.Int64Range(0, 1_000_000_000).Draw(t, "opening")
		value := opening
		var days []flowDay
		for i := range rapid.IntRange(1, 60).Draw(t, "days") {
			var d flowDay
			if rapid.IntRange(0, 3).Draw(t, "flows") == 0 || i == 0 && opening == 0 {
				d.deposit = rapid.Int64Range(0, 1_000_000_000).Draw(t, "deposit")
			}
			// 90 % to 111 %, and never zero of a positive worth: that would be a total loss.
			there := value + d.deposit
			grown := there * rapid.Int64Range(900, 1110).Draw(t, "growth") / 1000
			if there > 0 {
				grown = max(grown, 1)
			}
			if rapid.IntRange(0, 3).Draw(t, "pays") == 0 {
				d.withdrawal = rapid.Int64Range(0, grown).Draw(t, "withdrawal")
			}
			d.end = grown - d.withdrawal
			value = min(d.end, 1_000_000_000_000)
			d.withdrawal += d.end - value
			d.end = value
			days = append(days, d)
		}
		if got, want := returnsOf(opening, days).String(), referenceReturns(opening, days).String(); got != want {
			t.Fatalf("the returns are %s, by the definition %s", got, want)
		}
	})
}

// Ten years of daily flows are exact in each decimal shown.
func TestReturnsOfTenYearsOfDailyFlows(t *testing.T) {
	var days []flowDay
	value := int64(1_000_000_000)
	for i := range 3650 {
		d := flowDay{deposit: int64(1_000_000 + i%977), withdrawal: int64(999_000 + i%1013)}
		d.end = (value+d.deposit)*100_013/100_000 - d.withdrawal
		value = d.end
		days = append(days, d)
	}
	if got, want := returnsOf(1_000_000_000, days).String(), referenceReturns(1_000_000_000, days).String(); got != want {
		t.Errorf("the returns are %s, by the definition %s", got, want)
	}
}

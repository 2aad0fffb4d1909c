package plan

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

func TestAPartnersFeeIsSplit(t *testing.T) {
	for name, test := range map[string]struct {
		fee        money.USD
		have, want []money.USD // no want: it cannot be
	}{
		"one payout pays all of it":       {10, []money.USD{100}, []money.USD{10}},
		"each its part":                   {10, []money.USD{60, 40}, []money.USD{6, 4}},
		"rounded down, then filled up":    {10, []money.USD{50, 50, 50}, []money.USD{4, 3, 3}},
		"each keeps something":            {8, []money.USD{9, 1}, []money.USD{8, 0}},
		"what has nothing gives nothing":  {10, []money.USD{0, 40, -5}, []money.USD{0, 10, 0}},
		"nothing would be left":           {100, []money.USD{60, 40}, nil},
		"one would be left with nothing":  {1, []money.USD{1, 1}, nil},
		"there is nothing to pay it from": {1, nil, nil},
		"no fee":                          {0, []money.USD{5, -1}, []money.USD{0, 0}},
	} {
		t.Run(name, func(t *testing.T) {
			got, ok := SplitFee(test.fee, test.have)
			if ok != (test.want != nil) {
				t.Fatalf("got %v, %t", got, ok)
			}
			for i := range test.want {
				if got[i] != test.want[i] {
					t.Fatalf("got %v, want %v", got, test.want)
				}
			}
		})
	}
}

// For any redemptions, the shares sum to the fee and leave each payout with proceeds an amount; and only dust keeps a
// fee from being paid that could be.
func TestASplitIsExact(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		have := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) money.USD {
			return money.USD(rapid.Int64Range(-10, int64(money.MaxUSD)).Draw(t, "has"))
		}), 1, 8).Draw(t, "have")
		var total money.USD
		for _, h := range have {
			total += max(h, 0)
		}
		fee := money.USD(rapid.Int64Range(1, int64(total)+5).Draw(t, "fee"))
		shares, ok := SplitFee(fee, have)
		if !ok {
			if total-fee >= money.USD(len(have)) {
				t.Fatalf("%s of %v cannot be split", fee, have)
			}
			return
		}
		var sum money.USD
		for i, s := range shares {
			if s < 0 || (s > 0 && s >= have[i]) {
				t.Fatalf("%s of %v: %v", fee, have, shares)
			}
			sum += s
		}
		if sum != fee {
			t.Fatalf("%s of %v: %v", fee, have, shares)
		}
	})
}

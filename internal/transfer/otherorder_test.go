package transfer

import (
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// A payout of 100 dollars, of which 9 are a partner's and 1 is the fee, is of another order where a payee has less than was
// ordered, but for exactly the fee of a token that is known to keep one, or more.
func TestAPayoutOfAnotherOrderIsRecognized(t *testing.T) {
	t.Parallel()
	const units = uint64(money.Dollar)
	pay := func(to chain.Address, amount uint64) chain.Movement { return move(usdcContract, holder, to, amount) }
	kept := pay(destination, 90*units)
	kept.Units, kept.Fee = money.NewUnits(90*units-units/2), money.NewUnits(units/2)
	keptLess := pay(destination, 90*units)
	keptLess.Units, keptLess.Fee = money.NewUnits(90*units-units/2), money.NewUnits(units/4)
	for name, c := range map[string]struct {
		moved     []chain.Movement
		other     bool
		collector chain.Address
	}{
		"a little less": {[]chain.Movement{pay(destination, 90*units-1), pay(partner, 9*units), pay(collector, units)}, true, ""},
		"a little less of the amount to the payee":      {[]chain.Movement{pay(destination, 90*units-units/2), pay(partner, 9*units), pay(collector, units+units/2)}, true, ""},
		"a little less to the payee, and to a stranger": {[]chain.Movement{pay(destination, 90*units-units/10), pay(issuer, units/10), pay(partner, 9*units), pay(collector, units)}, true, ""},
		"a larger fee of another collector":             {[]chain.Movement{pay(destination, 90*units-units/2), pay(partner, 9*units), pay(issuer, units+units/2)}, true, ""},
		"another token's issuer gets a fee of each":     {[]chain.Movement{pay(destination, 90*units-units/10), pay(issuer, units/10), pay(partner, 9*units-units/100), pay(issuer, units/100), pay(collector, units-units/1000), pay(issuer, units/1000)}, true, ""},
		"the token keeps less than the payee lacks":     {[]chain.Movement{keptLess, pay(partner, 9*units), pay(collector, units)}, true, ""},
		"as ordered":                                    {[]chain.Movement{pay(destination, 90*units), pay(partner, 9*units), pay(collector, units)}, false, ""},
		"the token keeps a fee of its own":              {[]chain.Movement{kept, pay(partner, 9*units), pay(collector, units)}, false, ""},
		"the collector is the wallet":                   {[]chain.Movement{pay(destination, 90*units), pay(partner, 9*units), pay(holder, units)}, false, holder},
		"the collector is the destination":              {[]chain.Movement{pay(destination, 90*units), pay(partner, 9*units), pay(destination, units)}, false, destination},
		"another collector":                             {[]chain.Movement{pay(destination, 90*units), pay(partner, 9*units), pay(issuer, units)}, false, ""},
		"as ordered, and more to a stranger":            {[]chain.Movement{pay(destination, 90*units), pay(partner, 9*units), pay(collector, units), pay(issuer, 70*units)}, false, ""},
		"no amount":                                     {nil, true, ""},
		"another token":                                 {[]chain.Movement{move(usdtContract, holder, destination, 90*units), move(usdtContract, holder, partner, 9*units), move(usdtContract, holder, collector, units)}, true, ""},
		"another destination":                           {[]chain.Movement{pay(issuer, 90*units), pay(partner, 9*units), pay(collector, units)}, true, ""},
		"another partner":                               {[]chain.Movement{pay(destination, 90*units), pay(issuer, 9*units), pay(collector, units)}, true, ""},
		"a larger share of the partner":                 {[]chain.Movement{pay(destination, 80*units), pay(partner, 19*units), pay(collector, units)}, true, ""},
		"a smaller share of the partner":                {[]chain.Movement{pay(destination, 95*units), pay(partner, 4*units), pay(collector, units)}, true, ""},
		"a share of the partner that differs by little": {[]chain.Movement{pay(destination, 90*units+units/20), pay(partner, 9*units-units/20), pay(collector, units)}, true, ""},
		"an amount that differs by little":              {[]chain.Movement{pay(destination, 90*units-units/20), pay(partner, 9*units), pay(collector, units)}, true, ""},
		"no partner":                                    {[]chain.Movement{pay(destination, 99*units), pay(collector, units)}, true, ""},
		"a larger amount":                               {[]chain.Movement{pay(destination, 190*units), pay(partner, 9*units), pay(collector, units)}, true, ""},
		"a smaller amount":                              {[]chain.Movement{pay(destination, 40*units), pay(partner, 9*units), pay(collector, units)}, true, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ref := newStep(StepPayout)
			ref.step.FeeCollector = collector
			if c.collector != "" {
				ref.step.FeeCollector = c.collector
			}
			if other := newFlow(ref, holder, tokenContracts, allSources, c.moved).isOtherPayout(ref); other != c.other {
				t.Errorf("it is of another order: %t, want %t", other, c.other)
			}
		})
	}
}

// USDT may keep a five-hundredth of each payment on an EVM chain, which it pays to its issuer. A smaller amount is of another order.
func TestAPayoutOfUSDTMayLackItsFee(t *testing.T) {
	t.Parallel()
	const units = uint64(money.Dollar)
	pay := func(to chain.Address, amount uint64) chain.Movement { return move(usdtContract, holder, to, amount) }
	withFee := func(to chain.Address, amount, fee uint64) []chain.Movement {
		return []chain.Movement{pay(to, amount-fee), pay(issuer, fee)}
	}
	for name, c := range map[string]struct {
		moved []chain.Movement
		other bool
	}{
		"a fee of each payment":              {slices.Concat(withFee(destination, 90*units, 90*units/1000), withFee(partner, 9*units, 9*units/1000), withFee(collector, units, units/1000)), false},
		"a fee beyond its most":              {slices.Concat(withFee(destination, 90*units, 90*units/400), withFee(partner, 9*units, 9*units/400), withFee(collector, units, units/400)), true},
		"more fees than payments":            {slices.Concat(withFee(destination, 90*units, 90*units/1000), []chain.Movement{pay(partner, 9*units), pay(collector, units-3), pay(issuer, 1), pay(issuer, 1), pay(issuer, 1)}), true},
		"less than the fee explains":         {slices.Concat(withFee(destination, 90*units-1, 90*units/1000), withFee(partner, 9*units, 9*units/1000), withFee(collector, units, units/1000)), true},
		"to two issuers":                     {slices.Concat(withFee(destination, 90*units, 90*units/1000), []chain.Movement{pay(partner, 9*units-units/100), pay("another", units/100), pay(collector, units-1), pay(issuer, 1)}), true},
		"of a fee that is not collected":     {[]chain.Movement{pay(destination, 90*units-units/10), pay(partner, 9*units), pay(issuer, units+units/10)}, true},
		"as ordered, with no fee of its own": {[]chain.Movement{pay(destination, 90*units), pay(partner, 9*units), pay(collector, units)}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ref := newStep(StepPayout)
			ref.step.Token, ref.step.FeeCollector = chain.USDT, collector
			if other := newFlow(ref, holder, tokenContracts, allSources, c.moved).isOtherPayout(ref); other != c.other {
				t.Errorf("it is of another order: %t, want %t", other, c.other)
			}
		})
	}
}

package plan

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

const sepolia = chain.EthereumSepolia

func cashHolding(on chain.Name, token chain.Token, amount money.USD) Holding {
	return Holding{ID: chain.CashID(on, token), Chain: on, Token: token, Value: amount, Available: amount, Liquid: amount}
}

func sourceHolding(id string, token chain.Token, available, liquid money.USD) Holding {
	return Holding{ID: id, Source: true, Chain: sepolia, Token: token, Value: available, Available: available, Liquid: liquid}
}

func TestWithdrawalPlan(t *testing.T) {
	for name, test := range map[string]struct {
		holdings []Holding
		amount   money.USD
		want     []Draw
		refused  RefusalReason
	}{
		"cash on the destination chain is enough": {
			[]Holding{sourceHolding("a", chain.USDC, 500, 500), cashHolding(sepolia, chain.USDC, 100)}, 100,
			[]Draw{{"cash:ethereum_sepolia:usdc", 100}}, ""},
		"then the most liquid source first": {
			[]Holding{sourceHolding("a", chain.USDC, 50, 50), sourceHolding("b", chain.USDC, 70, 70), cashHolding(sepolia, chain.USDC, 10)}, 90,
			[]Draw{{"cash:ethereum_sepolia:usdc", 10}, {"b", 70}, {"a", 10}}, ""},
		"the other lane is not touched": {
			[]Holding{cashHolding(sepolia, chain.USDT, 100)}, 1, nil, Insufficient},
		"the lane does not hold it": {
			[]Holding{cashHolding(sepolia, chain.USDC, 99)}, 100, nil, Insufficient},
		"held, but not liquid": {
			[]Holding{sourceHolding("a", chain.USDC, 100, 40)}, 100, nil, OutOfReach},
		"held, but on another chain": {
			[]Holding{cashHolding(chain.Ethereum, chain.USDC, 100)}, 100, nil, OutOfReach},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := CashFirst(test.holdings, sepolia, chain.USDC, test.amount, nil)
			if reasonOf(err) != test.refused {
				t.Fatalf("error %v, want %q", err, test.refused)
			}
			if len(got) != len(test.want) {
				t.Fatalf("plan %v, want %v", got, test.want)
			}
			for i := range got {
				if got[i] != test.want[i] {
					t.Fatalf("plan %v, want %v", got, test.want)
				}
			}
		})
	}
}

// A plan conserves value to the micro-dollar, overdraws no position, stays in its lane and on its chain, and is only
// rejected when the lane really cannot pay.
func TestWithdrawalPlansConserveValue(t *testing.T) {
	amounts := rapid.Custom(func(t *rapid.T) money.USD { return money.USD(rapid.Int64Range(0, 1e15).Draw(t, "amount")) })
	randtest.Check(t, func(t *rapid.T) {
		var holdings []Holding
		var reachable, lane money.USD
		for i := range rapid.IntRange(0, 8).Draw(t, "positions") {
			available := amounts.Draw(t, "available")
			liquid := min(available, amounts.Draw(t, "liquid"))
			h := sourceHolding(string(rune('a'+i)), rapid.SampledFrom([]chain.Token{chain.USDC, chain.USDT}).Draw(t, "token"), available, liquid)
			h.Source = rapid.Bool().Draw(t, "source")
			h.Chain = rapid.SampledFrom([]chain.Name{sepolia, chain.Base}).Draw(t, "chain")
			holdings = append(holdings, h)
			if h.Token == chain.USDC {
				lane += available
				if h.Chain == sepolia {
					reachable += liquid
				}
			}
		}
		amount := 1 + amounts.Draw(t, "asked")
		draws, err := CashFirst(holdings, sepolia, chain.USDC, amount, nil)
		switch reasonOf(err) {
		case Insufficient:
			if lane >= amount {
				t.Fatalf("refused although the lane has %s", lane)
			}
		case OutOfReach:
			if reachable >= amount {
				t.Fatalf("refused although %s is within reach", reachable)
			}
		case "":
			var sum money.USD
			for _, d := range draws {
				i := slices.IndexFunc(holdings, func(h Holding) bool { return h.ID == d.Position })
				if i < 0 {
					t.Fatalf("draw from nowhere: %v", d)
				}
				switch h := holdings[i]; {
				case d.Amount <= 0:
					t.Fatalf("draw %v takes nothing from %v", d, h)
				case d.Amount > h.Liquid:
					t.Fatalf("draw %v takes more than is liquid of %v", d, h)
				case h.Token != chain.USDC:
					t.Fatalf("draw %v takes another token than %s from %v", d, chain.USDC, h)
				case h.Chain != sepolia:
					t.Fatalf("draw %v is on another chain than %s: %v", d, sepolia, h)
				}
				sum += d.Amount
			}
			if sum != amount {
				t.Fatalf("draws sum to %s, want %s", sum, amount)
			}
			if err := CheckDraws(draws, holdings, sepolia, chain.USDC, amount, nil); err != nil {
				t.Fatalf("its own plan is refused as sources: %v", err)
			}
		default:
			t.Fatalf("unexpected error %v", err)
		}
	})
}

func TestOwnSourcesAreCheckedToTheCent(t *testing.T) {
	holdings := []Holding{cashHolding(sepolia, chain.USDC, 100), sourceHolding("a", chain.USDC, 50, 20), cashHolding(sepolia, chain.USDT, 100), cashHolding(chain.Base, chain.USDC, 100)}
	for name, test := range map[string]struct {
		draws   []Draw
		refused RefusalReason
	}{
		"exact":              {[]Draw{{"cash:ethereum_sepolia:usdc", 80}, {"a", 20}}, ""},
		"sum is short":       {[]Draw{{"cash:ethereum_sepolia:usdc", 80}, {"a", 19}}, OutOfReach},
		"unknown position":   {[]Draw{{"nowhere", 100}}, UnknownPosition},
		"named twice":        {[]Draw{{"a", 10}, {"a", 10}}, Contradictory},
		"more than it holds": {[]Draw{{"cash:ethereum_sepolia:usdc", 101}}, Insufficient},
		"more than is free":  {[]Draw{{"a", 21}, {"cash:ethereum_sepolia:usdc", 79}}, OutOfReach},
		"another lane":       {[]Draw{{"cash:ethereum_sepolia:usdt", 100}}, OutOfReach},
		"another chain":      {[]Draw{{"cash:base:usdc", 100}}, OutOfReach},
	} {
		t.Run(name, func(t *testing.T) {
			if err := CheckDraws(test.draws, holdings, sepolia, chain.USDC, 100, nil); reasonOf(err) != test.refused {
				t.Errorf("error %v, want %q", err, test.refused)
			}
		})
	}
}

// reasonOf is why something was refused, empty if it was not.
func reasonOf(err error) RefusalReason {
	if err == nil {
		return ""
	}
	var refusal *Refusal
	if !errors.As(err, &refusal) {
		return "no refusal"
	}
	return refusal.Reason
}

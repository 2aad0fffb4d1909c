package transfer

import (
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
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
		code     fault.Code
	}{
		"cash on the destination chain is enough": {
			[]Holding{sourceHolding("a", chain.USDC, 500, 500), cashHolding(sepolia, chain.USDC, 100)}, 100,
			[]Draw{{"cash:ethereum_sepolia:usdc", 100}}, ""},
		"then the most liquid source first": {
			[]Holding{sourceHolding("a", chain.USDC, 50, 50), sourceHolding("b", chain.USDC, 70, 70), cashHolding(sepolia, chain.USDC, 10)}, 90,
			[]Draw{{"cash:ethereum_sepolia:usdc", 10}, {"b", 70}, {"a", 10}}, ""},
		"the other lane is not touched": {
			[]Holding{cashHolding(sepolia, chain.USDT, 100)}, 1, nil, fault.InsufficientFunds},
		"the lane does not hold it": {
			[]Holding{cashHolding(sepolia, chain.USDC, 99)}, 100, nil, fault.InsufficientFunds},
		"held, but not liquid": {
			[]Holding{sourceHolding("a", chain.USDC, 100, 40)}, 100, nil, fault.InvalidWithdrawalPlan},
		"held, but on another chain": {
			[]Holding{cashHolding(chain.Ethereum, chain.USDC, 100)}, 100, nil, fault.InvalidWithdrawalPlan},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := planDraws(test.holdings, sepolia, chain.USDC, test.amount)
			if fault.CodeOf(err) != test.code {
				t.Fatalf("error %v, want %q", err, test.code)
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

// A plan conserves value to the micro-dollar, overdraws nothing, stays in its
// lane and on its chain, and is only refused when the lane really cannot pay.
func TestWithdrawalPlansConserveValue(t *testing.T) {
	amounts := rapid.Custom(func(t *rapid.T) money.USD { return money.USD(rapid.Int64Range(0, 1e15).Draw(t, "amount")) })
	rapid.Check(t, func(t *rapid.T) {
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
		draws, err := planDraws(holdings, sepolia, chain.USDC, amount)
		switch fault.CodeOf(err) {
		case fault.InsufficientFunds:
			if lane >= amount {
				t.Fatalf("refused although the lane has %s", lane)
			}
		case fault.InvalidWithdrawalPlan:
			if reachable >= amount {
				t.Fatalf("refused although %s is within reach", reachable)
			}
		case "":
			var sum money.USD
			for _, d := range draws {
				h, ok := findHolding(holdings, d.Position)
				if !ok || d.Amount <= 0 || d.Amount > h.Liquid || h.Token != chain.USDC || h.Chain != sepolia {
					t.Fatalf("draw %v from %v", d, h)
				}
				sum += d.Amount
			}
			if sum != amount {
				t.Fatalf("draws sum to %s, want %s", sum, amount)
			}
			if err := checkDraws(draws, holdings, sepolia, chain.USDC, amount); err != nil {
				t.Fatalf("its own plan is refused as sources: %v", err)
			}
			legs, err := withdrawalLegs(draws, holdings, "0x1", draws[0].Amount-1)
			if err != nil {
				t.Fatalf("legs: %v", err)
			}
			checkLegs(t, legs, amount)
		default:
			t.Fatalf("unexpected error %v", err)
		}
	})
}

func checkLegs(t *rapid.T, legs []Leg, amount money.USD) {
	var sum, fees money.USD
	seen := map[uuid.UUID]bool{}
	for _, l := range legs {
		sum += l.Amount
		fees += l.Fee
		last := l.Steps[len(l.Steps)-1]
		if last.Kind != StepPayout || last.Fee != l.Fee || l.Fee >= l.Amount {
			t.Fatalf("leg %+v", l)
		}
		for _, s := range l.Steps {
			if seen[s.ID] {
				t.Fatal("two steps share an id, and so an on-chain nonce")
			}
			seen[s.ID] = true
		}
	}
	if sum != amount || fees >= amount {
		t.Fatalf("legs sum to %s with fees %s, want %s", sum, fees, amount)
	}
}

func TestOwnSourcesAreCheckedToTheCent(t *testing.T) {
	holdings := []Holding{cashHolding(sepolia, chain.USDC, 100), sourceHolding("a", chain.USDC, 50, 20), cashHolding(sepolia, chain.USDT, 100), cashHolding(chain.Base, chain.USDC, 100)}
	for name, test := range map[string]struct {
		draws []Draw
		code  fault.Code
	}{
		"exact":              {[]Draw{{"cash:ethereum_sepolia:usdc", 80}, {"a", 20}}, ""},
		"sum is short":       {[]Draw{{"cash:ethereum_sepolia:usdc", 80}, {"a", 19}}, fault.InvalidWithdrawalPlan},
		"unknown position":   {[]Draw{{"nowhere", 100}}, fault.YieldSourceNotFound},
		"named twice":        {[]Draw{{"a", 10}, {"a", 10}}, fault.Validation},
		"more than it holds": {[]Draw{{"cash:ethereum_sepolia:usdc", 101}}, fault.InsufficientFunds},
		"more than is free":  {[]Draw{{"a", 21}, {"cash:ethereum_sepolia:usdc", 79}}, fault.InvalidWithdrawalPlan},
		"another lane":       {[]Draw{{"cash:ethereum_sepolia:usdt", 100}}, fault.InvalidWithdrawalPlan},
		"another chain":      {[]Draw{{"cash:base:usdc", 100}}, fault.InvalidWithdrawalPlan},
	} {
		t.Run(name, func(t *testing.T) {
			if err := checkDraws(test.draws, holdings, sepolia, chain.USDC, 100); fault.CodeOf(err) != test.code {
				t.Errorf("error %v, want %q", err, test.code)
			}
		})
	}
}

// However the legs of a workflow end, its status says what was delivered.
func TestConclusion(t *testing.T) {
	leg := func(s State) Leg {
		l := Leg{State: s}
		if s == StateFailed {
			reason := "refused"
			l.FailureReason = &reason
		}
		return l
	}
	for name, test := range map[string]struct {
		kind string
		legs []Leg
		want Status
		done bool
	}{
		"all delivered":           {"withdrawal", []Leg{leg(StateCompleted), leg(StateCompleted)}, Completed, true},
		"some delivered":          {"withdrawal", []Leg{leg(StateCompleted), leg(StateFailed)}, PartiallyCompleted, true},
		"none delivered":          {"withdrawal", []Leg{leg(StateFailed), leg(StateFailed)}, Failed, true},
		"one under way":           {"withdrawal", []Leg{leg(StateCompleted), leg(StateProcessing)}, Processing, false},
		"a rebalance has no part": {"rebalance", []Leg{leg(StateCompleted), leg(StateFailed)}, Failed, true},
	} {
		t.Run(name, func(t *testing.T) {
			w := Workflow{Status: Processing, Legs: test.legs}
			w.Kind = "rebalance"
			if test.kind == "withdrawal" {
				w.Kind = "withdrawal"
			}
			w.concludeIfEnded(w.CreatedAt)
			if w.Status != test.want || w.ended() != test.done || (test.want == Completed) != (w.FailureReason == nil && w.ended()) {
				t.Errorf("status %s done %v reason %v", w.Status, w.ended(), w.FailureReason)
			}
		})
	}
}

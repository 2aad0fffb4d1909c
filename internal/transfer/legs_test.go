package transfer

import (
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/yield"
)

const (
	sepolia  = chain.EthereumSepolia
	usdcCash = "cash:ethereum_sepolia:usdc"
)

// For any draws of a plan, its legs pay out all of it in steps of their own.
func TestLegsConserveWhatIsDrawn(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		var holdings []Holding
		var draws []Draw
		var amount money.USD
		for i := range rapid.IntRange(1, 8).Draw(t, "positions") {
			h := Holding{ID: string(rune('a' + i)), Source: rapid.Bool().Draw(t, "source"), Chain: sepolia, Token: chain.USDC}
			h.Value = money.USD(rapid.Int64Range(1, 1e15).Draw(t, "value"))
			h.Available, h.WorstExit = h.Value, yield.Price{Assets: money.NewUnits(1), Shares: money.NewUnits(1)}
			d := Draw{h.ID, money.USD(rapid.Int64Range(1, int64(h.Value)).Draw(t, "drawn"))}
			holdings, draws = append(holdings, h), append(draws, d)
			amount += d.Amount
		}
		legs, err := (&Service{chains: map[chain.Name]Chain{sepolia: {WithdrawalFee: draws[0].Amount - 1, FeeCollector: "0x2"}}}).withdrawalLegs(draws, holdings,
			&Workflow{DestinationChain: sepolia, Token: chain.USDC, DestinationAddress: "0x1"}, "0x3")
		if err != nil {
			t.Fatalf("legs: %v", err)
		}
		checkLegs(t, legs, amount)
	})
}

// A source without a known price is neither entered nor left; the other side's price is not needed.
func TestASourceWithoutAPriceIsNeitherEnteredNorLeft(t *testing.T) {
	one := yield.Price{Assets: money.NewUnits(1), Shares: money.NewUnits(1)}
	cash := Holding{ID: usdcCash, Chain: sepolia, Token: chain.USDC}
	for name, c := range map[string]struct {
		from, to Holding
		refused  bool
	}{
		"entered, not priced": {cash, Holding{ID: "a", Source: true, WorstExit: one}, true},
		"entered, priced":     {cash, Holding{ID: "a", Source: true, WorstEntry: one}, false},
		"left, not priced":    {Holding{ID: "a", Source: true, WorstEntry: one}, cash, true},
		"left, priced":        {Holding{ID: "a", Source: true, WorstExit: one}, cash, false},
	} {
		err := checkPriced((&Service{}).movementLegs(0, c.from, c.to, movedAmount{amount: money.Dollar, now: money.Dollar}))
		if refused := fault.CodeOf(err) == fault.ServiceUnavailable; refused != c.refused {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Each refusal of the planner reaches the caller with its code and its sentence.
func TestRefusalsHaveACode(t *testing.T) {
	for reason, code := range map[plan.RefusalReason]fault.Code{
		plan.Contradictory:   fault.Validation,
		plan.Insufficient:    fault.InsufficientFunds,
		plan.OutOfReach:      fault.InvalidWithdrawalPlan,
		plan.UnknownPosition: fault.YieldSourceNotFound,
		plan.BeyondCeiling:   fault.InvalidPositionWeight,
	} {
		err := faultOf(&plan.Refusal{Reason: reason, Text: "100% of it"})
		if fault.CodeOf(err) != code {
			t.Errorf("%s became %v, want %s", reason, err, code)
		}
		if want := string(code) + ": 100% of it"; err.Error() != want {
			t.Errorf("%s says %q, want %q", reason, err, want)
		}
	}
}

func checkLegs(t *rapid.T, legs []Leg, amount money.USD) {
	var sum, fees money.USD
	seen := map[uuid.UUID]bool{}
	for _, l := range legs {
		sum += l.Amount
		fees += l.Fee
		last := l.Steps[len(l.Steps)-1]
		switch {
		case last.Kind != StepPayout:
			t.Fatalf("the last step is a %s, want a %s: leg %+v", last.Kind, StepPayout, l)
		case last.Fee != l.Fee:
			t.Fatalf("the payout's fee is %s, want the leg's %s: leg %+v", last.Fee, l.Fee, l)
		case l.Fee >= l.Amount:
			t.Fatalf("the fee of %s leaves nothing of %s: leg %+v", l.Fee, l.Amount, l)
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

// For any ends of a workflow's legs, its status matches the delivered part.
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
			if w.Status != test.want {
				t.Errorf("the status is %s, want %s", w.Status, test.want)
			}
			if w.ended() != test.done {
				t.Errorf("it has ended: %t, want %t", w.ended(), test.done)
			}
			if clean := w.FailureReason == nil && w.ended(); clean != (test.want == Completed) {
				t.Errorf("it has ended without a failure reason: %t, want %t", clean, !clean)
			}
		})
	}
}

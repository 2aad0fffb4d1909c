package transfer

import (
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

// Holding is a position with what it is worth: cash at its balance, a yield
// position at the last price that its source was observed at. Liquid is what
// of Available can leave now.
type Holding struct {
	ID          string
	Source      bool
	Label       string
	Chain       chain.Name
	Token       chain.Token
	Protocol    string
	NativeUnits money.Units
	Value       money.USD
	Available   money.USD
	Liquid      money.USD
}

// asPlace is the holding as one end of a leg.
func (h Holding) asPlace() Place {
	if h.Source {
		return Place{PlaceSource, h.ID, h.Label}
	}
	return Place{PlaceCash, h.ID, h.Label}
}

// Draw is an amount taken from a position.
type Draw struct {
	Position string    `json:"positionId"`
	Amount   money.USD `json:"amountUsd"`
}

// planDraws decides what to take from where for a withdrawal of amount in
// the token's lane on one chain: cash there first, then the most liquid yield
// positions there. It is pure. The draws sum to amount exactly and none exceeds
// what its position has.
//
// Errors: insufficient_funds when the lane does not hold the amount;
// invalid_withdrawal_plan when it does, but not within reach now.
func planDraws(holdings []Holding, on chain.Name, token chain.Token, amount money.USD) ([]Draw, error) {
	var reach []Holding
	var total money.USD
	for _, h := range holdings {
		if h.Token != token {
			continue
		}
		total += h.Available
		if h.Chain == on && h.Liquid > 0 {
			reach = append(reach, h)
		}
	}
	if total < amount {
		return nil, fault.New(fault.InsufficientFunds, "the wallet has %s available in %s, %s was asked for", total, token, amount)
	}
	slices.SortStableFunc(reach, func(a, b Holding) int {
		switch {
		case a.Source != b.Source && a.Source:
			return 1
		case a.Source != b.Source:
			return -1
		case a.Liquid != b.Liquid:
			return int(max(min(b.Liquid-a.Liquid, 1), -1))
		}
		return compareText(a.ID, b.ID)
	})
	var draws []Draw
	rest := amount
	for _, h := range reach {
		take := min(rest, h.Liquid)
		if take > 0 {
			draws = append(draws, Draw{h.ID, take})
			rest -= take
		}
	}
	if rest > 0 {
		return nil, fault.New(fault.InvalidWithdrawalPlan, "of %s only %s can be paid out on %s now", amount, amount-rest, on)
	}
	return draws, nil
}

func compareText(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// checkDraws holds a caller's own split against the holdings.
func checkDraws(draws []Draw, holdings []Holding, on chain.Name, token chain.Token, amount money.USD) error {
	var sum money.USD
	seen := map[string]bool{}
	for _, d := range draws {
		h, ok := findHolding(holdings, d.Position)
		switch {
		case seen[d.Position]:
			return fault.New(fault.Validation, "sources names %s twice", d.Position)
		case !ok:
			return fault.New(fault.YieldSourceNotFound, "sources: the wallet has no position %s", d.Position)
		case h.Token != token:
			return fault.New(fault.InvalidWithdrawalPlan, "sources: %s is not in the %s lane", d.Position, token)
		case h.Chain != on:
			return fault.New(fault.InvalidWithdrawalPlan, "sources: %s is not on %s", d.Position, on)
		case d.Amount > h.Available:
			return fault.New(fault.InsufficientFunds, "sources: %s has %s available", d.Position, h.Available)
		case d.Amount > h.Liquid:
			return fault.New(fault.InvalidWithdrawalPlan, "sources: only %s can leave %s now", h.Liquid, d.Position)
		}
		seen[d.Position] = true
		sum += d.Amount
	}
	if sum != amount {
		return fault.New(fault.InvalidWithdrawalPlan, "sources sum to %s, amountUsd is %s", sum, amount)
	}
	return nil
}

func findHolding(holdings []Holding, id string) (Holding, bool) {
	i := slices.IndexFunc(holdings, func(h Holding) bool { return h.ID == id })
	if i < 0 {
		return Holding{}, false
	}
	return holdings[i], true
}

// withdrawalLegs turns draws into legs. The fee is charged once, on the largest
// leg. Error: invalid_withdrawal_plan when that leg does not exceed the fee.
func withdrawalLegs(draws []Draw, holdings []Holding, destination chain.Address, fee money.USD) ([]Leg, error) {
	largest := 0
	for i, d := range draws {
		if d.Amount > draws[largest].Amount {
			largest = i
		}
	}
	if draws[largest].Amount <= fee {
		return nil, fault.New(fault.InvalidWithdrawalPlan, "the amount does not exceed the fee of %s", fee)
	}
	legs := make([]Leg, len(draws))
	for i, d := range draws {
		h, _ := findHolding(holdings, d.Position)
		leg := newLeg(i, d.Amount, h.asPlace(), Place{PlacePayout, string(destination), string(destination)})
		if i == largest {
			leg.Fee = fee
		}
		if h.Source {
			leg.addStep(h.redeemStep(d.Amount))
		}
		leg.addStep(Step{Kind: StepPayout, Chain: h.Chain, Token: h.Token, Protocol: externalPayout, Fee: leg.Fee})
		legs[i] = leg
	}
	return legs, nil
}

const externalPayout = "external_payout"

// addPartnerSteps has each leg pay the partner its share of the fee, together with the
// payout. What is redeemed may differ from the plan; then the shares will too.
// Error: invalid_withdrawal_plan when the fee leaves nothing to pay out.
func addPartnerSteps(legs []Leg, fee money.USD) error {
	have := make([]money.USD, len(legs))
	for i := range legs {
		have[i] = legs[i].Amount - legs[i].Fee
	}
	shares, enough := splitFee(fee, have)
	if !enough {
		return fault.New(fault.InvalidWithdrawalPlan, "the amount does not exceed the fees")
	}
	for i := range legs {
		p := legs[i].payoutStep()
		legs[i].addStep(Step{Kind: StepPartner, Chain: p.Chain, Token: p.Token, Protocol: externalPayout})
		legs[i].partnerStep().Amount = shares[i]
	}
	return nil
}

// redeemStep is the step that takes an amount out of a yield position. All that it is
// worth takes all its shares, for what they bring by then: no dust is left behind,
// and a price that falls meanwhile does not make it fail.
func (h Holding) redeemStep(amount money.USD) Step {
	s := Step{Kind: StepRedeem, Chain: h.Chain, Token: h.Token, YieldSource: h.ID, Protocol: h.Protocol}
	if amount == h.Value && amount == h.Available {
		s.Shares = h.NativeUnits
	}
	return s
}

// movementLeg turns one movement into a leg.
func movementLeg(ordinal int, from, to Holding, amount money.USD) Leg {
	leg := newLeg(ordinal, amount, from.asPlace(), to.asPlace())
	if from.Source {
		leg.addStep(from.redeemStep(amount))
	}
	if to.Source {
		leg.addStep(Step{Kind: StepDeposit, Chain: to.Chain, Token: to.Token, YieldSource: to.ID, Protocol: to.Protocol})
	}
	return leg
}

func newLeg(ordinal int, amount money.USD, from, to Place) Leg {
	return Leg{ID: uuid.New(), Ordinal: ordinal, State: StatePending, Amount: amount, From: from, To: to}
}

func (l *Leg) addStep(s Step) {
	s.ID, s.Ordinal, s.State, s.Amount = uuid.New(), len(l.Steps), StatePending, l.Amount
	l.Steps = append(l.Steps, s)
}

package transfer

import (
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer/plan"
)

// withdrawalLegs turns draws of an account into legs. The fee is charged once, on
// the largest leg, for whoever collects it now: that stays so if the configuration
// names another later. Errors: invalid_withdrawal_plan when that leg does not exceed
// the fee, service_temporarily_unavailable as checkPriced.
func withdrawalLegs(draws []Draw, holdings []Holding, destination chain.Address, served Chain, account chain.Address) ([]Leg, error) {
	fee, collector := served.feeOf(account)
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
			leg.addStep(h.redeemStep(d.Amount, h.isWhole(d.Amount)))
		}
		payout := Step{Kind: StepPayout, Chain: h.Chain, Token: h.Token, Protocol: externalPayout, Fee: leg.Fee}
		if leg.Fee > 0 {
			payout.FeeCollector = collector
		}
		leg.addStep(payout)
		legs[i] = leg
	}
	return legs, checkPriced(legs)
}

const externalPayout = "external_payout"

// addPartnerSteps has each leg pay the partner its share of the fee, together with
// the payout. What is redeemed may differ from the plan; then the shares will too.
// Error: invalid_withdrawal_plan when the fee leaves nothing to pay out.
func addPartnerSteps(legs []Leg, fee money.USD) error {
	available := make([]money.USD, len(legs))
	for i := range legs {
		available[i] = legs[i].Amount - legs[i].Fee
	}
	shares, enough := plan.SplitFee(fee, available)
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

// isWhole says whether an amount is all that the holding is worth.
func (h Holding) isWhole(amount money.USD) bool { return amount == h.Value && amount == h.Available }

// redeemStep is the step that takes an amount out of a yield position. The whole
// of a position takes all its shares, for what they bring by then: no dust is left
// behind, and a price that falls a little meanwhile does not make it fail.
func (h Holding) redeemStep(amount money.USD, whole bool) Step {
	s := Step{Kind: StepRedeem, Chain: h.Chain, Token: h.Token, YieldSource: h.ID, Protocol: h.Protocol, WorstPrice: h.WorstExit}
	if whole {
		s.Shares = h.NativeUnits
	}
	return s
}

// movementLeg turns one movement into a leg. whole says that it takes all that
// from is worth.
func movementLeg(ordinal int, from, to Holding, amount money.USD, whole bool) Leg {
	leg := newLeg(ordinal, amount, from.asPlace(), to.asPlace())
	if from.Source {
		leg.addStep(from.redeemStep(amount, whole))
	}
	if to.Source {
		leg.addStep(Step{Kind: StepDeposit, Chain: to.Chain, Token: to.Token, YieldSource: to.ID, Protocol: to.Protocol, WorstPrice: to.WorstEntry})
	}
	return leg
}

// checkPriced refuses legs that would enter or leave a source at whatever price.
// Error: service_temporarily_unavailable when a source's price has not been observed.
func checkPriced(legs []Leg) error {
	for _, l := range legs {
		for _, s := range l.Steps {
			if s.YieldSource != "" && !s.WorstPrice.Known() {
				return fault.New(fault.ServiceUnavailable, "yield source %s: its price is not known now", s.YieldSource)
			}
		}
	}
	return nil
}

func newLeg(ordinal int, amount money.USD, from, to Place) Leg {
	return Leg{ID: uuid.New(), Ordinal: ordinal, State: initial(LegStates, Planned), Amount: amount, From: from, To: to}
}

func (l *Leg) addStep(s Step) {
	s.ID, s.Ordinal, s.State, s.Amount = uuid.New(), len(l.Steps), initial(StepStates, Planned), l.Amount
	l.Steps = append(l.Steps, s)
}

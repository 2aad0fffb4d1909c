package transfer

import (
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/yield"
)

// withdrawalLegs turns draws of an account into legs. The fee is charged once, on the largest leg, for its present
// collector: that stays so if the configuration names another later. Errors: invalid_withdrawal_plan when that leg
// does not exceed the fee, service_temporarily_unavailable as checkPriced.
func (s *Service) withdrawalLegs(draws []Draw, holdings []Holding, w *Workflow, account chain.Address) ([]Leg, error) {
	destination := w.DestinationAddress
	fee, collector := s.chains[w.DestinationChain].feeOf(account)
	var parts []taken
	taken := map[string]money.USD{} // at once
	split, err := s.splitDraws(draws, holdings, w.DestinationChain)
	if err != nil {
		return nil, err
	}
	for _, d := range split {
		h, _ := findHolding(holdings, d.Position)
		now := min(d.Amount, h.Liquid-taken[d.Position])
		taken[d.Position] += now
		parts = append(parts, h.take(movedAmount{amount: d.Amount, now: now, whole: h.isWhole(d.Amount)})...)
	}
	largest := 0
	for i, p := range parts {
		if p.amount > parts[largest].amount {
			largest = i
		}
	}
	kept, _ := s.currentRoutes().Price(parts[largest].from.Chain, w.DestinationChain, w.Token, parts[largest].amount)
	if all := fee + kept; parts[largest].amount <= all {
		return nil, fault.New(fault.InvalidWithdrawalPlan, "the amount does not exceed the fees of %s", all)
	}
	legs := make([]Leg, len(parts))
	for i, p := range parts {
		leg := newLeg(i, p.amount, p.from.asPlace(), Place{PlacePayout, string(destination), string(destination)})
		if i == largest {
			leg.Fee = fee
		}
		leg.addStep(p.redeemSteps()...)
		leg.addStep(s.bridgeStepsTo(w.DestinationChain, p.from, p.amount)...)
		payout := Step{Kind: StepPayout, Chain: w.DestinationChain, Token: w.Token, Protocol: externalPayout, Fee: leg.Fee}
		if leg.Fee > 0 {
			payout.FeeCollector = collector
		}
		leg.addStep(payout)
		legs[i] = leg
	}
	return legs, checkPriced(legs)
}

const externalPayout = "external_payout"

// addPartnerSteps has each leg pay the partner its share of the fee, together with the payout. The proceeds may
// differ from the plan; then the shares will too. Error: invalid_withdrawal_plan when the fee uses up the payout.
func addPartnerSteps(legs []Leg, fee money.USD) error {
	available := make([]money.USD, len(legs))
	for i := range legs {
		available[i] = legs[i].Amount - legs[i].Fee - legs[i].mostBridgeFee()
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

// movedAmount is an amount that leaves a position. Of it now leaves at once, the rest by a request; whole means that
// it is the position's whole worth, unhurried that no payout waits for it: it goes over a bridge as a standard
// message.
type movedAmount struct {
	amount, now money.USD
	whole       bool
	unhurried   bool
}

// taken is one leg's part of a position: by a request, or at once.
type taken struct {
	from   Holding
	amount money.USD
	later  bool
	whole  bool        // with the part that leaves at once, the position's whole worth
	shares money.Units // exactly these are given; else those that the amount costs
}

// take splits the amount that leaves a position into the legs' parts. The whole of a position redeems all its shares,
// for their proceeds by then: no dust is left behind, and a price that falls a little meanwhile does not make it
// fail. A request gives shares in any case: its proceeds are decided when it is settled.
func (h Holding) take(m movedAmount) (parts []taken) {
	if m.now == m.amount || !h.takesRedeemRequests() {
		at := taken{from: h, amount: m.amount}
		if h.Source && m.whole {
			at.shares = h.NativeUnits
		}
		return []taken{at}
	}
	left := h.NativeUnits
	if m.now > 0 {
		parts = append(parts, taken{from: h, amount: m.now})
		left = lessUnits(left, h.sharesWorth(m.now))
	}
	later := taken{from: h, amount: m.amount - m.now, later: true, whole: m.whole, shares: left}
	if !m.whole {
		later.shares = h.sharesLater(later.amount, left)
	}
	return append(parts, later)
}

// sharesWorth are the shares of a holding that are worth an amount, rounded up.
func (h Holding) sharesWorth(amount money.USD) money.Units {
	if h.Value <= 0 {
		return h.NativeUnits
	}
	return minUnits(h.NativeUnits, h.NativeUnits.MulDivCeil(money.NewUnits(uint64(amount)), money.NewUnits(uint64(h.Value))))
}

func (h Holding) takesRedeemRequests() bool {
	return h.redemptions == yield.Requested || h.redemptions == yield.Queued
}

// redeemSteps are the steps that redeem it from a yield position; none of cash. A claim has shares from the start
// only where the whole of the position was requested: asksForWhole depends on that, however much has left the
// position by the time of the request.
func (t taken) redeemSteps() []Step {
	if !t.from.Source {
		return nil
	}
	s := t.from.sourceStep(StepRedeem, t.from.WorstExit)
	s.Shares = t.shares
	if !t.later {
		return []Step{s}
	}
	s.Kind = StepRequestRedeem
	claim := t.from.sourceStep(StepClaimRedeem, yield.Price{})
	if t.whole {
		claim.Shares = t.shares
	}
	return []Step{s, claim}
}

// depositSteps are the steps that bring money into a position; none into cash.
func (h Holding) depositSteps() []Step {
	switch {
	case !h.Source:
		return nil
	case h.deposits == yield.Requested:
		return []Step{h.sourceStep(StepRequestDeposit, yield.Price{}), h.sourceStep(StepClaimDeposit, yield.Price{})}
	}
	return []Step{h.sourceStep(StepDeposit, h.WorstEntry)}
}

func (h Holding) sourceStep(kind StepKind, worst yield.Price) Step {
	return Step{Kind: kind, Chain: h.Chain, Token: h.Token, YieldSource: h.ID, Protocol: h.Protocol, WorstPrice: worst}
}

// splitMovement turns one movement into legs, those of movementLegs for each message that carries a part of it to another chain. A part
// takes no whole position: that is known by its shares, which a second part would take again.
func (s *Service) splitMovement(ordinal int, from, to Holding, moved movedAmount) (legs []Leg) {
	parts := s.currentRoutes().Split(from.Chain, to.Chain, from.Token, moved.amount)
	for _, amount := range parts {
		part := movedAmount{amount: amount, now: min(amount, moved.now), whole: moved.whole && len(parts) == 1, unhurried: moved.unhurried}
		moved.now -= part.now
		legs = append(legs, s.movementLegs(ordinal+len(legs), from, to, part)...)
	}
	return legs
}

// movementLegs turns one movement into a leg, or into two: one for the part that leaves now, one for the later part.
func (s *Service) movementLegs(ordinal int, from, to Holding, moved movedAmount) (legs []Leg) {
	for i, part := range from.take(moved) {
		leg := newLeg(ordinal+i, part.amount, from.asPlace(), to.asPlace())
		leg.addStep(part.redeemSteps()...)
		bridged := s.bridgeStepsTo(to.Chain, from, part.amount)
		if moved.unhurried {
			bridged = bridgeSteps(from.Chain, to.Chain, from.Token, s.currentRoutes().Standard(from.Chain, to.Chain, from.Token, part.amount), false)
		}
		leg.addStep(bridged...)
		leg.addStep(to.depositSteps()...)
		legs = append(legs, leg)
	}
	return legs
}

// splitDraws cuts draws that go over a bridge into the amounts of its messages. Error: invalid_withdrawal_plan if they are more than
// one withdrawal pays.
func (s *Service) splitDraws(draws []Draw, holdings []Holding, to chain.Name) (split []Draw, err error) {
	routes, n := s.currentRoutes(), int64(0)
	for _, d := range draws {
		h, _ := findHolding(holdings, d.Position)
		if n += routes.Parts(h.Chain, to, h.Token, d.Amount); n > maxPayouts {
			return nil, fault.New(fault.InvalidWithdrawalPlan, "it takes more payouts than the %d of one withdrawal: one message from %s carries %s", maxPayouts, h.Chain, routes.Bound(h.Chain, to, h.Token, d.Amount))
		}
		for _, part := range routes.Split(h.Chain, to, h.Token, d.Amount) {
			split = append(split, Draw{d.Position, part})
		}
	}
	return split, nil
}

// bridgeStepsTo are the steps that take a leg's amount of a position to a chain; none where it is there.
func (s *Service) bridgeStepsTo(to chain.Name, from Holding, amount money.USD) []Step {
	fee, fast := s.currentRoutes().Price(from.Chain, to, from.Token, amount)
	return bridgeSteps(from.Chain, to, from.Token, fee, fast)
}

// checkPriced rejects legs that would enter or leave a source at any price. Error: service_temporarily_unavailable
// when a source's price has not been observed.
func checkPriced(legs []Leg) error {
	for _, l := range legs {
		for _, s := range l.Steps {
			if (s.Kind == StepDeposit || s.Kind == StepRedeem) && !s.WorstPrice.Known() {
				return fault.New(fault.ServiceUnavailable, "yield source %s: its price is not known now", s.YieldSource)
			}
		}
	}
	return nil
}

func newLeg(ordinal int, amount money.USD, from, to Place) Leg {
	return Leg{ID: uuid.New(), Ordinal: ordinal, State: initial(LegStates, Planned), Amount: amount, From: from, To: to}
}

func (l *Leg) addStep(steps ...Step) {
	for _, s := range steps {
		s.ID, s.Ordinal, s.State, s.Amount = uuid.New(), len(l.Steps), initial(StepStates, Planned), l.Amount
		l.Steps = append(l.Steps, s)
	}
}

package transfer

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// Steps go to a chain as orders, and come back as movements of tokens, which
// post.go posts. What a chain's family makes of an order is not known here.

// Chain is what the service needs to know of a chain that it pays on.
type Chain struct {
	Tokens        map[chain.Token]chain.Address // the stablecoins' contracts or mints
	WithdrawalFee money.USD                     // charged once a withdrawal
	FeeCollector  chain.Address                 // where the fee is sent
}

func (c Chain) hasToken(token chain.Token) bool {
	_, ok := c.Tokens[token]
	return ok
}

// orderOf is what the step has the wallet do. The order's id is the step's, so
// however often it is built, it happens once.
func (s *Service) orderOf(ref stepRef) intent.Order {
	return intent.Order{ID: ref.step.ID, Owner: ref.workflow.Wallet, Chain: ref.step.Chain, Action: s.actionOf(ref), SettleTask: SettleTask}
}

func (s *Service) actionOf(ref stepRef) intent.Action {
	switch step := ref.step; step.Kind {
	case StepDeposit:
		return intent.EnterSource{Source: step.YieldSource, Amount: step.Amount}
	case StepRedeem:
		return intent.LeaveSource{Source: step.YieldSource, Amount: step.Amount, Shares: step.Shares}
	}
	// The destination, the partner and the fee: all or none.
	partner := ref.leg.partnerShare()
	return intent.Pay{Token: ref.step.Token, Payments: []intent.Payment{
		{To: ref.workflow.DestinationAddress, Amount: ref.step.Amount - ref.step.Fee - partner},
		{To: ref.workflow.PartnerAddress, Amount: partner},
		{To: s.chains[ref.step.Chain].FeeCollector, Amount: ref.step.Fee},
	}}
}

// stablecoinDecimals are those of both stablecoins on every chain served: a unit
// is a micro-dollar.
const stablecoinDecimals = 6

// flow is what an intent moved, seen from the account that acted.
type flow struct {
	account chain.Address
	moved   []chain.Movement
}

// loadFlow reads what the step's executed intent moved.
func (s *Service) loadFlow(ctx context.Context, ref stepRef, outcome intent.Outcome) (flow, error) {
	account, err := s.intents.Account(ref.step.Chain, ref.workflow.Wallet)
	if err != nil {
		return flow{}, err
	}
	moved, err := s.intents.Movements(ctx, s.orderOf(ref), outcome)
	return flow{account, moved}, err
}

// sum adds up the units of a token in the movements that match.
func (f flow) sum(token chain.Address, matches func(chain.Movement) bool) (money.Units, error) {
	var sum money.Units
	for _, m := range f.moved {
		if m.Token != token || !matches(m) {
			continue
		}
		var err error
		sum, err = sum.Add(m.Units)
		if err != nil {
			return money.Units{}, fmt.Errorf("adding up movements: %w", err)
		}
	}
	return sum, nil
}

func (f flow) received(token chain.Address) (money.Units, error) {
	return f.sum(token, func(m chain.Movement) bool { return m.To == f.account })
}

func (f flow) sent(token chain.Address) (money.Units, error) {
	return f.sum(token, func(m chain.Movement) bool { return m.From == f.account })
}

// payment is what left an account in a payout: all of it, and what of it reached
// the destination and the partner.
type payment struct {
	left, destination, partner money.USD
}

// paymentOf reads a payout from the movements of its token, whose contract or mint
// is given.
func (f flow) paymentOf(token chain.Address, ref stepRef) (payment, error) {
	var paid payment
	for _, m := range f.moved {
		if m.Token != token || m.From != f.account {
			continue
		}
		amount, err := m.Units.USDFloor(stablecoinDecimals)
		if err != nil {
			return payment{}, fmt.Errorf("reading a movement: %w", err)
		}
		paid.left += amount
		switch m.To {
		case ref.workflow.DestinationAddress:
			paid.destination += amount
		case ref.workflow.PartnerAddress:
			paid.partner += amount
		}
	}
	return paid, nil
}

// exchange is what a source took and gave: cash for shares or shares for cash.
type exchange struct {
	cash   money.USD
	shares money.Units
}

// depositInto reads what a source took and the shares that it gave.
func (f flow) depositInto(source yield.Source) (exchange, error) {
	assets, err := f.sent(source.AssetAddress())
	if err != nil {
		return exchange{}, err
	}
	shares, err := f.received(source.ShareAddress())
	if err != nil {
		return exchange{}, err
	}
	return exchangeOf(assets, shares)
}

// redemptionFrom reads what a source gave and the shares that it took.
func (f flow) redemptionFrom(source yield.Source) (exchange, error) {
	assets, err := f.received(source.AssetAddress())
	if err != nil {
		return exchange{}, err
	}
	shares, err := f.sent(source.ShareAddress())
	if err != nil {
		return exchange{}, err
	}
	return exchangeOf(assets, shares)
}

func exchangeOf(assets, shares money.Units) (exchange, error) {
	cash, err := assets.USDFloor(stablecoinDecimals)
	if err != nil {
		return exchange{}, fmt.Errorf("reading what a source took or gave: %w", err)
	}
	return exchange{cash, shares}, nil
}

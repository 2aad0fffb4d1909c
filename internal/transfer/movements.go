package transfer

import (
	"cmp"
	"context"
	"time"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/bridge/gascost"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/wallet"
)

// Steps go to a chain as orders, and come back as movements of tokens, which flow.go reads and post.go posts. A chain
// family's form of an order is not known here.

// Chain is the service's configuration of a chain that it pays on.
type Chain struct {
	Tokens        map[chain.Token]chain.Address // the stablecoins' contracts or mints
	WithdrawalFee money.USD                     // charged once a withdrawal
	FeeCollector  chain.Address                 // where the fee is sent
	// Bridged are the tokens that go to and come from other chains, by the bridge's terms.
	Bridged map[chain.Token]BridgeTerms
	// Messages reads bridges' payments on the chain; nil if no bridge leads to it.
	Messages wallet.MessageReader
	// AwaitsDelivery reports whether a message of USDT is verified on the chain and not delivered by its newest block; nil where no
	// USDT comes.
	AwaitsDelivery func(ctx context.Context, message []byte) (bool, error)
}

// BridgeTerms are how a token leaves a chain for another.
type BridgeTerms struct {
	FastUpTo money.USD      // the largest amount that is sent fast, at a fee
	MostFee  money.Bps      // of every amount that is sent, rounded up
	Most     money.USD      // in one message; 0 if none can be sent
	Gas      *gascost.Meter // the estimated cost of sending, or receiving, to the service
	Takes    time.Duration  // about
	PerDay   int64          // messages of an organization in 24 hours; 0 for as many as it likes
	// Burns has the terms of the bridge's contracts and attesters; nil for a bridge that has none but Most.
	Burns *burnterms.Meter
	// AtOnce reads from the chain how much of an account's balance one message can carry; nil if it can carry all.
	AtOnce func(ctx context.Context, account chain.Address) (money.USD, error)
}

func (c Chain) hasToken(token chain.Token) bool {
	_, ok := c.Tokens[token]
	return ok
}

// feeOf returns the fee of a withdrawal of an account, and its collector. An account that is the collector itself
// would pay itself: it is charged no fee.
func (c Chain) feeOf(account chain.Address) (fee money.USD, collector chain.Address) {
	if account == c.FeeCollector {
		return 0, ""
	}
	return c.WithdrawalFee, c.FeeCollector
}

// servedChain returns the configuration of a chain. Error: unsupported_chain when the configuration has it no more,
// so that accepted work there waits.
func (s *Service) servedChain(name chain.Name) (Chain, error) {
	served, ok := s.chains[name]
	if !ok {
		return Chain{}, fault.New(fault.UnsupportedChain, "chain %s is no longer configured", name)
	}
	return served, nil
}

// orderOf returns the wallet's action of the step. The order's id is the step's, so however often it is built, it is
// executed once.
func (s *Service) orderOf(ref stepRef) intent.Order {
	return intent.Order{ID: ref.step.ID, Owner: ref.workflow.Wallet, Chain: ref.step.Chain, Action: s.actionOf(ref), SettleTask: SettleTask}
}

// orderToSign returns the order with the facts that custody judges it by.
func (s *Service) orderToSign(ref stepRef, owner wallet.Wallet) intent.Order {
	order := s.orderOf(ref)
	order.Account = owner.Addresses[ref.step.Chain]
	order.Proof = custody.OwnerProof{Organization: ref.workflow.Organization, RequestID: owner.RequestID}
	order.Proposal = ref.proposal(order.Action)
	if out, is := order.Action.(intent.BridgeOut); is {
		out.Recipient = owner.Addresses[out.To]
		order.Action = out
	}
	if ref.step.Kind == StepPayout {
		order.Siblings = s.payoutIDs(ref.workflow.Organization, ref.workflow.RequestID)
	}
	return order
}

// proposal returns the content that the organization's rules judge a payout by. Entering and leaving sources leaves
// the money the wallet's: it needs no approval.
func (r stepRef) proposal(action intent.Action) *approval.Proposal {
	pay, pays := action.(intent.Pay)
	if !pays {
		return nil
	}
	w, p := r.workflow, r.step
	payout := approval.Payout{
		Withdrawal: w.ID, Leg: r.leg.ID, Wallet: w.Wallet, Chain: p.Chain, Token: p.Token, To: w.DestinationAddress,
		Units: money.UnitsOf(p.Amount, stablecoinDecimals), Paid: money.UnitsOf(max(0, p.Amount-p.Fee-r.leg.partnerShare()), stablecoinDecimals),
		WithdrawalAmount: r.judgedAmount(),
	}
	for _, one := range pay.Payments {
		if one.Amount > 0 { // no other amount is sent
			payout.Payments = append(payout.Payments, approval.Payment{To: one.To, Units: money.UnitsOf(one.Amount, stablecoinDecimals)})
		}
	}
	return &approval.Proposal{Organization: w.Organization, Kind: approval.WithdrawalPayout, Payout: &payout}
}

func (s *Service) actionOf(ref stepRef) intent.Action {
	switch step := ref.step; step.Kind {
	case StepDeposit:
		return intent.EnterSource{Source: step.YieldSource, Amount: step.Amount, MinShares: step.WorstPrice.SharesFor(step.Amount)}
	case StepRedeem:
		if step.Shares.IsZero() {
			return intent.LeaveSource{Source: step.YieldSource, Amount: step.Amount, MaxShares: step.WorstPrice.Cost(step.Amount)}
		}
		return intent.LeaveSource{Source: step.YieldSource, Amount: step.Amount, Shares: step.Shares, MinAmount: step.WorstPrice.Proceeds(step.Shares)}
	case StepBridgeOut:
		return intent.BridgeOut{Token: step.Token, To: ref.leg.bridgeIn().Chain, Amount: step.Amount, MaxFee: step.Fee, Fast: step.Fast}
	case StepBridgeIn:
		in := intent.BridgeIn{Token: step.Token, Amount: step.Amount}
		if b := ref.leg.Bridge; b != nil {
			in.Message, in.Attestation = b.Attested, b.Attestation
		}
		return in
	case StepRequestDeposit:
		return intent.RequestDeposit{Source: step.YieldSource, Amount: step.Amount}
	case StepRequestRedeem:
		return intent.RequestRedeem{Source: step.YieldSource, Shares: step.Shares}
	case StepClaimDeposit:
		return intent.ClaimShares{Source: step.YieldSource, Amount: step.Amount, MinShares: step.leastShares(), Worthless: step.claimsWorthless()}
	case StepClaimRedeem:
		return intent.ClaimAssets{Source: step.YieldSource, Shares: step.Shares, MinAmount: step.leastProceeds(), Worthless: step.claimsWorthless()}
	case StepCancelRequest:
		return intent.CancelRequest{Source: step.YieldSource, Redeem: ref.isOfRedemption()}
	case StepClaimCancelled:
		return intent.ClaimCancelled{Source: step.YieldSource, Redeem: ref.isOfRedemption(), MinUnits: step.Shares}
	}
	// The destination, the partner and the fee: all or none.
	partner := ref.leg.partnerShare()
	return intent.Pay{Token: ref.step.Token, Payments: []intent.Payment{
		{To: ref.workflow.DestinationAddress, Amount: ref.step.Amount - ref.step.Fee - partner},
		{To: ref.workflow.PartnerAddress, Amount: partner},
		{To: cmp.Or(ref.step.FeeCollector, s.chains[ref.step.Chain].FeeCollector), Amount: ref.step.Fee},
	}}
}

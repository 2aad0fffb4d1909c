package transfer

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
)

// leastLimit is the least burn limit of a message with which a route is used: with less, every amount would go in many messages, each
// of which costs gas on two chains.
const leastLimit = money.Dollar

// feeMargin is added to the fee of a fast message, in hundredths: it may rise before the message is attested, and one that offers
// less is attested late. Circle advises 10 to 20 % (developers.circle.com/cctp/concepts/fees); a fee that is not charged is not kept.
const feeMargin = 20

// currentRoutes returns the routes between the chains that are served, in the order of their names, at their cost of now. There is none
// where the bridge requires a fee of more than BridgeTerms.MostFee, or carries less than leastLimit.
func (s *Service) currentRoutes() (routes plan.Routes) {
	names := slices.Sorted(maps.Keys(s.chains))
	for _, from := range names {
		for _, to := range names {
			for _, token := range []chain.Token{chain.USDC, chain.USDT} {
				leaves, ok := s.chains[from].Bridged[token]
				comes, also := s.chains[to].Bridged[token]
				if from == to || !ok || !also {
					continue
				}
				if r, open := leaves.routeTo(to); open {
					r.From, r.Token = from, token
					r.Gas += comes.Gas.USD()
					if from.IsSolana() {
						r.Grain = solanaGrain
					}
					routes = append(routes, r)
				}
			}
		}
	}
	return routes
}

// routeTo returns the route to a chain by the terms as they were read last; false if no amount can leave by them.
func (b BridgeTerms) routeTo(to chain.Name) (r plan.Route, open bool) {
	bound := b.MostFee.Rate()
	r = plan.Route{To: to, FastUpTo: b.FastUpTo, FastFee: bound, MinFee: b.Burns.Standard(to), Gas: b.Gas.USD(), Most: b.Most, Takes: b.Takes}
	if to == chain.Arbitrum { // whose contracts count Ethereum's blocks: when a fast message expires there is not known
		r.FastUpTo = 0
	}
	if limit, known := b.Burns.Limit(); known {
		r.Most = min(r.Most, limit)
		if r.Most < leastLimit {
			return r, false
		}
	}
	if rate, known := b.Burns.Fast(to); known {
		r.FastFee = min(bound, rate+(rate*feeMargin+99)/100)
		if rate > bound {
			r.FastUpTo = 0
		}
	}
	return r, r.Most > 0 && r.MinFee <= bound
}

// priceBurn reads the terms of the bridge for a step that leaves for another chain, and has the step offer the minimum fee. The plan was made by
// terms that were read up to a minute before, or a redemption before. It returns why the step cannot be signed: its money stays
// where it is. A step whose fee rises within the bound goes on as long as its leg can pay it.
//
// It is safe to run twice: no write precedes the signature of the step, and of two signatures under the step's nonce one is executed,
// whose message says which fee it allows.
func (s *Service) priceBurn(ctx context.Context, ref stepRef) (why failure.Reason, err error) {
	step := ref.step
	if step.Kind != StepBridgeOut {
		return failure.Reason{}, nil
	}
	terms := s.chains[step.Chain].Bridged[step.Token]
	burn, known, err := terms.Burns.ReadBurn(ctx, step.Amount)
	if errors.Is(err, burnterms.ErrTooSmall) {
		return failure.New(failure.ProceedsTooSmall, fmt.Sprintf("the bridge's minimum fee is not less than the amount of %s", step.Amount)), nil
	}
	if err != nil || !known {
		return failure.Reason{}, err
	}
	bound := terms.MostFee.Rate().Ceil(step.Amount)
	switch {
	case burn.Limit < step.Amount:
		return failure.New(failure.BridgeLimitExceeded, fmt.Sprintf("%s are more than the bridge burns in one message on %s now: %s", step.Amount, step.Chain, burn.Limit)), nil
	case burn.MinFee <= step.Fee:
		return failure.Reason{}, nil
	case burn.MinFee > bound:
		return failure.New(failure.BridgeFeeTooLow, fmt.Sprintf("the bridge's minimum fee of %s is %s, more than the bound of %s", step.Amount, burn.MinFee, bound)), nil
	case burn.MinFee >= step.Amount, ref.workflow.Kind == wallet.Withdrawal && step.Amount-burn.MinFee <= ref.leg.Fee+ref.leg.partnerShare():
		return failure.New(failure.ProceedsTooSmall, fmt.Sprintf("the bridge's minimum fee is %s now, and leaves no more than the fees of %s", burn.MinFee, step.Amount)), nil
	}
	step.Fee = burn.MinFee
	return failure.Reason{}, nil
}

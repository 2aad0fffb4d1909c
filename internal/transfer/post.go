package transfer

import (
	"context"
	"fmt"
	"math/big"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// buildLines are the step's postings, by what its intent is proven to have moved.
// proceeds is what a redemption brought; they stay reserved if a step follows.
func (s *Service) buildLines(ctx context.Context, tx *store.Tx, ref stepRef, stepFollows bool, outcome intent.Outcome) (lines []ledger.Line, proceeds money.USD, err error) {
	flow, err := s.loadFlow(ctx, ref, outcome)
	if err != nil {
		return nil, 0, err
	}
	if ref.step.Kind == StepPayout {
		paid, err := flow.paymentOf(s.chains[ref.step.Chain].Tokens[ref.step.Token], ref)
		if err != nil {
			return nil, 0, err
		}
		if paid.left != ref.step.Amount || paid.destination <= 0 || paid.partner != ref.leg.partnerShare() {
			return nil, 0, fmt.Errorf("transaction %s took %s from the wallet and paid %s and %s, the step is over %s and %s",
				outcome.TxHash, paid.left, paid.destination, paid.partner, ref.step.Amount, ref.leg.partnerShare())
		}
		return payoutLines(ref.step, paid), 0, nil
	}
	source, err := s.catalog.Get(ctx, ref.step.YieldSource)
	if err != nil {
		return nil, 0, err
	}
	if ref.step.Kind == StepDeposit {
		bought, err := flow.depositInto(source)
		if err != nil {
			return nil, 0, err
		}
		return depositLines(source, ref.step, bought), 0, nil
	}
	sold, err := flow.redemptionFrom(source)
	if err != nil {
		return nil, 0, err
	}
	lines, err = redeemLines(ctx, tx, source, ref, sold, stepFollows)
	return lines, sold.cash, err
}

// payoutLines post what left the wallet: what reached the destination is external,
// what reached the partner is its fee, and the rest of what left is ours.
func payoutLines(step *Step, paid payment) []ledger.Line {
	line := func(account ledger.Account, amount money.USD) ledger.Line {
		return ledger.Line{Account: account, Chain: step.Chain, Token: step.Token, Amount: amount}
	}
	cash := line(ledger.Cash, -paid.left)
	cash.Reserve = -paid.left
	lines := []ledger.Line{line(ledger.External, paid.destination), cash}
	if paid.partner > 0 {
		lines = append(lines, line(ledger.PartnerFee, paid.partner))
	}
	if fee := paid.left - paid.destination - paid.partner; fee > 0 {
		lines = append(lines, line(ledger.NetworkFee, fee))
	}
	return lines
}

// depositLines post the shares received for cash, at cost.
func depositLines(source yield.Source, step *Step, bought exchange) []ledger.Line {
	return []ledger.Line{
		{Account: ledger.YieldPosition, Chain: step.Chain, Token: step.Token, YieldSource: source.ID, Amount: bought.cash, Shares: bought.shares.Big()},
		{Account: ledger.Cash, Chain: step.Chain, Token: step.Token, Amount: -bought.cash, Reserve: -step.Amount},
	}
}

// redeemLines post proceeds for shares. The carrying value that goes with them
// is their part of the position's, rounded down, and all of it with the last
// share; proceeds beyond it are yield income. When another step follows, the
// proceeds stay reserved for it.
func redeemLines(ctx context.Context, tx *store.Tx, source yield.Source, ref stepRef, sold exchange, stepFollows bool) ([]ledger.Line, error) {
	positions, err := ledger.LockPositions(ctx, tx, ref.workflow.Wallet)
	if err != nil {
		return nil, err
	}
	step, shares := ref.step, sold.shares
	var carrying money.USD
	for _, p := range positions {
		switch {
		case p.ID != source.ID:
		case shares.Cmp(p.Shares) >= 0:
			// Beyond the position's own, the wallet burnt shares that somebody gave
			// it, which the journal never had.
			shares, carrying = p.Shares, p.Balance
		default:
			carrying = p.Balance.ShareFloor(shares, p.Shares)
		}
	}
	cash := ledger.Line{Account: ledger.Cash, Chain: step.Chain, Token: step.Token, Amount: sold.cash}
	if stepFollows {
		cash.Reserve = sold.cash
	}
	lines := []ledger.Line{
		cash,
		{Account: ledger.YieldPosition, Chain: step.Chain, Token: step.Token, YieldSource: source.ID, Amount: -carrying,
			Shares: new(big.Int).Neg(shares.Big()), Reserve: -step.Amount},
	}
	if sold.cash != carrying {
		lines = append(lines, ledger.Line{Account: ledger.YieldIncome, Chain: step.Chain, Token: step.Token, YieldSource: source.ID, Amount: carrying - sold.cash})
	}
	return lines, nil
}

package transfer

import (
	"context"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// WithdrawalPreview says what Withdraw would do. Received is what would reach
// the destination. Policy is the slowest leg's, nil when nothing is redeemed.
type WithdrawalPreview struct {
	Legs                           []LegPreview
	Amount, Fee, Partner, Received money.USD
	Policy                         *yield.Policy
}

// LegPreview is one leg of it.
type LegPreview struct {
	From, To                       Place
	Amount, Fee, Partner, Received money.USD
	Policy                         *yield.Policy // of the redemption, nil for cash
}

// PreviewWithdrawal plans a withdrawal against the wallet as it is, and holds it
// to the policy as it is, changing nothing. Whether another one is active does
// not matter. Errors are those of Withdraw, but for workflow_conflict and the
// requestId's.
func (s *Service) PreviewWithdrawal(ctx context.Context, r WithdrawalRequest) (WithdrawalPreview, error) {
	if err := s.validateWithdrawal(&r); err != nil {
		return WithdrawalPreview{}, err
	}
	var view WithdrawalPreview
	err := s.withLiquidity(ctx, r.Organization, r.Wallet, func(ctx context.Context, fresh liquidity) error {
		var l lockedWallet // though nothing is
		var rules policy.Rules
		w := r.newWorkflow()
		if err := s.db.SendBatch(ctx, wallet.WalletQuery(&l.wallet, r.Organization, r.Wallet, ""), ledger.PositionsQuery(&l.positions, "", r.Wallet),
			policy.RulesQuery(&rules, r.Organization, policy.Today(s.db), w.DestinationChain, w.payeeAddresses()...)); err != nil {
			return err
		}
		if err := s.planWithdrawal(ctx, &w, r, l, fresh, rules); err != nil {
			return err
		}
		var err error
		view, err = s.buildPreview(ctx, w)
		return err
	})
	return view, err
}

func (s *Service) buildPreview(ctx context.Context, w Workflow) (WithdrawalPreview, error) {
	view := WithdrawalPreview{Amount: w.Amount, Partner: w.PartnerFee}
	for i := range w.Legs {
		l := &w.Legs[i]
		leg := LegPreview{From: l.From, To: l.To, Amount: l.Amount, Fee: l.Fee, Partner: l.partnerShare()}
		leg.Received = leg.Amount - leg.Fee - leg.Partner
		if redeem := l.stepOfKind(StepRedeem); redeem != nil {
			source, err := s.catalog.Get(ctx, redeem.YieldSource)
			if err != nil {
				return WithdrawalPreview{}, err
			}
			leg.Policy = &source.Policies.Redeem
			if view.Policy == nil || leg.Policy.TypicalMaxUnits > view.Policy.TypicalMaxUnits {
				view.Policy = leg.Policy
			}
		}
		view.Legs = append(view.Legs, leg)
		view.Fee += leg.Fee
		view.Received += leg.Received
	}
	return view, nil
}

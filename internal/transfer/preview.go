package transfer

import (
	"context"
	"time"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/money"
)

// WithdrawalPreview has the effects of Withdraw. Received is the amount that would reach the destination, at the
// highest fees of bridges. Partner is nil without a partner. Estimate is the slowest leg's, nil without a redemption
// or bridge.
type WithdrawalPreview struct {
	Legs                  []LegPreview
	Amount, Fee, Received money.USD
	Partner               *money.USD
	Estimate              *calendar.Estimate
}

// LegPreview is one leg of it.
type LegPreview struct {
	From, To              Place
	Amount, Fee, Received money.USD
	Partner               *money.USD         // nil without a partner
	Estimate              *calendar.Estimate // of the redemption or the bridge, nil for cash that is there
	Settlement            *SettlementPreview // nil for cash, and where the redemption is at once
	MinProceeds           *money.USD         // which the redemption brings at once, or fails; nil for cash
}

// PreviewWithdrawal plans a withdrawal against the present wallet and policy, without changes. Another active
// withdrawal does not matter. Errors are those of Withdraw, but for workflow_conflict and the requestId's.
func (s *Service) PreviewWithdrawal(ctx context.Context, r WithdrawalRequest) (WithdrawalPreview, error) {
	if err := s.validateWithdrawal(&r); err != nil {
		return WithdrawalPreview{}, err
	}
	asked := s.askPayees(ctx, r.newWorkflow())
	return planWithin(ctx, s, r.Organization, r.Wallet, func(ctx context.Context, fresh liquidity) (WithdrawalPreview, error) {
		var held walletPositions
		allowed := payeeRules{asked: asked}
		w := r.newWorkflow()
		queries := append(held.queries(r.Organization, r.Wallet, ""), allowed.queries(s.db, w, s.judgedPayees(w))...)
		if err := s.db.SendBatch(ctx, queries...); err != nil {
			return WithdrawalPreview{}, err
		}
		if err := s.planWithdrawal(ctx, s.db, &w, r, held, fresh, allowed); err != nil {
			return WithdrawalPreview{}, err
		}
		return s.buildPreview(ctx, w)
	})
}

// minProceeds are the least proceeds of a redemption.
func (s *Step) minProceeds() *money.USD {
	least := s.Amount
	if !s.Shares.IsZero() {
		least = s.WorstPrice.Proceeds(s.Shares)
	}
	return &least
}

func (s *Service) buildPreview(ctx context.Context, w Workflow) (WithdrawalPreview, error) {
	view := WithdrawalPreview{Amount: w.Amount}
	if w.PartnerFee > 0 {
		view.Partner = &w.PartnerFee
	}
	var slowest time.Time
	for i := range w.Legs {
		l := &w.Legs[i]
		fee := l.Fee + l.mostBridgeFee()
		leg := LegPreview{From: l.From, To: l.To, Amount: l.Amount, Fee: fee, Received: l.Amount - fee - l.partnerShare()}
		if w.PartnerFee > 0 {
			share := l.partnerShare()
			leg.Partner = &share
		}
		if redeem := l.stepOfKind(StepRedeem); redeem != nil {
			leg.MinProceeds = redeem.minProceeds()
		}
		expected, err := s.previewOutlook(ctx, l)
		if err != nil {
			return WithdrawalPreview{}, err
		}
		if expected != nil {
			leg.Estimate, leg.Settlement = &expected.estimate, expected.settlement
			if expected.typicalAt.After(slowest) {
				view.Estimate, slowest = leg.Estimate, expected.typicalAt
			}
		}
		view.Legs = append(view.Legs, leg)
		view.Fee += leg.Fee
		view.Received += leg.Received
	}
	return view, nil
}

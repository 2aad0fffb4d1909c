package httpapi

import (
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/transfer"
)

func withdrawalBody(v transfer.WithdrawalView) wire.Withdrawal {
	return wire.Withdrawal{
		ID: v.ID, RequestID: v.RequestID, WalletID: v.WalletID, Status: wire.WithdrawalStatus(v.Status),
		AmountRequestedUSD: v.AmountRequestedUsd, AmountPaidUSD: v.AmountPaidUsd, FeeUSD: v.FeeUsd,
		Token: wire.Token(v.Token), DestinationToken: wire.Token(v.DestinationToken),
		DestinationChain: wire.Chain(v.DestinationChain), DestinationAddress: string(v.DestinationAddress),
		PartnerFeeAmountUSD: v.PartnerFeeAmountUsd, PartnerFeeRecipientAddress: v.PartnerFeeRecipient, PartnerFeePaidUSD: v.PartnerFeePaidUsd,
		LegsCompleted: v.LegsCompleted, LegsTotal: v.LegsTotal, PayoutLegs: legBodies(v.PayoutLegs),
		FailureReason: v.FailureReason, FailureCode: v.FailureCode, CreatedAt: v.CreatedAt, CompletedAt: v.CompletedAt,
	}
}

func rebalanceBody(v transfer.RebalanceView) wire.Rebalance {
	return wire.Rebalance{
		ID: v.ID, Status: wire.RebalanceStatus(v.Status), Reason: wire.RebalanceReason(v.Reason), AmountUSD: v.AmountUsd,
		LegsCompleted: v.LegsCompleted, LegsTotal: v.LegsTotal, RebalanceLegs: legBodies(v.RebalanceLegs),
		FailureReason: v.FailureReason, FailureCode: v.FailureCode, CreatedAt: v.CreatedAt, StartedAt: v.StartedAt, CompletedAt: v.CompletedAt,
	}
}

func payoutBody(v transfer.PayoutView) wire.Payout {
	return wire.Payout{
		ID: v.ID, Status: string(v.Status), CustodyActivityID: v.CustodyActivityID,
		ApprovalRequestedAt: v.ApprovalRequestedAt, ApprovalValidBefore: v.ApprovalValidBefore,
		AmountUSD: v.AmountUsd, FeeUSD: v.FeeUsd, TxHash: v.TxHash, FailureReason: v.FailureReason, FailureCode: v.FailureCode,
		Steps: stepBodies(v.Steps), CreatedAt: v.CreatedAt, CompletedAt: v.CompletedAt,
	}
}

func legBodies(legs []transfer.LegView) []wire.Leg {
	bodies := make([]wire.Leg, len(legs))
	for i, l := range legs {
		bodies[i] = wire.Leg{
			Status: string(l.Status), AmountUSD: l.AmountUsd, From: legEndBody(l.From), To: legEndBody(l.To), StartedAt: l.StartedAt,
			CompletedAt: l.CompletedAt, StepsCompleted: l.StepsCompleted, StepsTotal: l.StepsTotal, Steps: stepBodies(l.Steps),
			Requests: requestBodies(l.Requests), BridgeTransfer: bridgeBody(l.BridgeTransfer), Approval: legApprovalBody(l.Approval),
		}
	}
	return bodies
}

func requestBodies(requests []transfer.RequestView) []wire.SourceRequest {
	bodies := make([]wire.SourceRequest, len(requests))
	for i, r := range requests {
		bodies[i] = wire.SourceRequest{
			ID: r.ID, YieldSourceID: r.YieldSourceID, Kind: wire.SourceRequestKind(r.Kind), Phase: string(r.Phase), GivenUnits: r.GivenUnits,
			ClaimedUnits: r.ClaimedUnits, ReturnedUnits: r.ReturnedUnits, PendingUnits: r.PendingUnits, InTransitUSD: r.InTransitUsd,
			RequestedAt: r.RequestedAt, CutoffAt: r.CutoffAt, StrikeAt: r.StrikeAt, EarliestAt: r.EarliestAt, TypicalAt: r.TypicalAt,
			Problem: r.Problem, FailureCode: r.FailureCode, CompletedAt: r.CompletedAt,
		}
	}
	return bodies
}

func bridgeBody(v *transfer.BridgeView) *wire.BridgeTransfer {
	if v == nil {
		return nil
	}
	return &wire.BridgeTransfer{
		BridgeID: v.BridgeID, Phase: string(v.Phase), FromChain: wire.Chain(v.FromChain), ToChain: wire.Chain(v.ToChain), Token: wire.Token(v.Token),
		AmountUSD: v.AmountUsd, FeeUSD: v.FeeUsd, InTransitUSD: v.InTransitUsd, SentTxHash: v.SentTxHash, ReceivedTxHash: v.ReceivedTxHash,
		SentAt: v.SentAt, AttestedAt: v.AttestedAt, Problem: v.Problem, FailureCode: v.FailureCode, CompletedAt: v.CompletedAt,
	}
}

func legApprovalBody(v *transfer.ApprovalView) *wire.LegApproval {
	if v == nil {
		return nil
	}
	body := &wire.LegApproval{
		CustodyActivityID: v.CustodyActivityID.String(), Approvals: v.Approvals, ApprovalsRequired: v.ApprovalsRequired,
		Approvers: make([]wire.LegApprover, len(v.Approvers)), RequestedAt: v.RequestedAt, ValidBefore: v.ValidBefore,
	}
	for i, a := range v.Approvers {
		body.Approvers[i] = wire.LegApprover{ID: a.ID, Name: a.Name}
	}
	return body
}

func stepBodies(steps []transfer.StepView) []wire.Step {
	bodies := make([]wire.Step, len(steps))
	for i, s := range steps {
		bodies[i] = wire.Step{
			Name: s.Name, Chain: wire.Chain(s.Chain), State: string(s.State), TxKind: string(s.TxKind), StepKind: string(s.StepKind),
			StartedAt: s.StartedAt, CompletedAt: s.CompletedAt, CancelledAt: s.CancelledAt, StepOrdinal: s.StepOrdinal,
			ProtocolType: s.ProtocolType, SequenceRole: s.SequenceRole,
		}
	}
	return bodies
}

func legEndBody(p transfer.Place) wire.LegEnd {
	return wire.LegEnd{Kind: string(p.Kind), ID: p.ID, Label: p.Label}
}

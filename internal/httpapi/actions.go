package httpapi

import (
	"context"

	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/riskaction"
)

var actionQuery = append([]string{"status", "alertId", "walletId", "yieldSourceId"}, listParams...)

func (s *Server) listRiskActions(ctx context.Context, r *request) (response, error) {
	f := riskaction.Filter{Alert: r.query.readID("alertId"), Wallet: r.query.readID("walletId")}
	if status := r.query.readOneOf("status", string(riskaction.Pending), string(riskaction.PendingApproval), string(riskaction.InProgress), string(riskaction.Completed), string(riskaction.Cancelled)); status != nil {
		f.Status = riskaction.Status(*status)
	}
	if source := r.query.readText("yieldSourceId", maxPositionID); source != nil {
		f.Source = *source
	}
	p := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	actions, next, err := riskaction.List(ctx, s.domain.DB, r.organization(), f, p)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.RiskActionTaken, len(actions))
	for i, a := range actions {
		data[i] = riskActionBody(a)
	}
	return respondOK(wire.RiskActionPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) getRiskAction(ctx context.Context, r *request) (response, error) {
	id := r.pathID("actionId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	a, err := riskaction.Get(ctx, s.domain.DB, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondOK(riskActionBody(a))
}

func riskActionBody(a riskaction.Action) wire.RiskActionTaken {
	b := a.Body()
	return wire.RiskActionTaken{ID: b.ID, Kind: wire.RiskActionKind(b.Kind), Status: wire.RiskActionStatus(b.Status), WalletID: b.WalletID, YieldSourceID: b.YieldSourceID,
		UnwindToPct: b.KeepPct, AlertID: b.AlertID, MovedUSD: b.MovedUsd, RemainingUSD: b.RemainingUsd, Problem: b.Problem, FailureCode: b.FailureCode, CustodyActivityID: b.CustodyActivityID, RebalanceIds: b.RebalanceIDs, CreatedAt: b.CreatedAt, EndedAt: b.EndedAt,
		Rule: wire.RiskActionRule{ID: b.Rule.ID, Name: b.Rule.Name, Metric: wire.RiskMetric(b.Rule.Metric), Value: b.Rule.Value, Threshold: b.Rule.Threshold}}
}

package httpapi

import (
	"context"

	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/risk"
)

var alertQuery = append([]string{"status", "ruleId", "walletId", "yieldSourceId"}, listParams...)

func (s *Server) listRiskAlerts(ctx context.Context, r *request) (response, error) {
	f := risk.AlertFilter{Rule: r.query.readID("ruleId"), Wallet: r.query.readID("walletId")}
	if status := r.query.readOneOf("status", string(risk.Open), string(risk.Resolved)); status != nil {
		f.Status = risk.Status(*status)
	}
	if source := r.query.readText("yieldSourceId", maxPositionID); source != nil {
		f.Source = *source
	}
	p := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	alerts, next, err := s.domain.Risk.Alerts(ctx, r.organization(), f, p)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.RiskAlert, len(alerts))
	for i, a := range alerts {
		data[i] = riskAlertBody(a)
	}
	return respondOK(wire.RiskAlertPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) getRiskAlert(ctx context.Context, r *request) (response, error) {
	id := r.pathID("alertId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondAlert(s.domain.Risk.Alert(ctx, r.organization(), id))
}

func (s *Server) acknowledgeRiskAlert(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("alertId"), r.body()
	note := b.readText("note", 1, maxAlertNote)
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondAlert(s.domain.Risk.Acknowledge(ctx, r.organization(), id, note))
}

func (s *Server) silenceRiskAlert(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("alertId"), r.body()
	until := b.readTime("until")
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondAlert(s.domain.Risk.Silence(ctx, r.organization(), id, until))
}

func respondAlert(a risk.Alert, err error) (response, error) {
	if err != nil {
		return response{}, err
	}
	return respondOK(riskAlertBody(a))
}

func riskAlertBody(a risk.Alert) wire.RiskAlert {
	told := a.Body()
	body := wire.RiskAlert{ID: a.ID, Kind: wire.RiskAlertKind(a.Kind), Status: wire.RiskAlertStatus(a.Status), WalletID: a.Wallet, YieldSourceID: told.YieldSourceID, Token: told.Token,
		Rule: wire.RiskAlertRule{ID: a.Rule, Name: a.Terms.Name, Metric: wire.RiskMetric(a.Terms.Metric), Threshold: levelNumber(a.Terms.Threshold), ResolveThreshold: levelNumber(a.Terms.ResolveThreshold),
			ForSeconds: int(a.Terms.ForSeconds), Severity: wire.RiskSeverity(a.Terms.Severity), Action: wire.RiskAction(a.Terms.Action)},
		Value: levelOrNull(a.Value), ObservedAt: a.ObservedAt, Since: a.Since, TriggeredAt: a.TriggeredAt, ResolvedAt: a.ResolvedAt, ResolvedValue: levelOrNull(a.ResolvedValue),
		Occurrences: int(a.Occurrences), Positions: riskPositionsBody(a.Positions), SilencedUntil: a.SilencedUntil}
	if a.Resolution != "" {
		why := wire.RiskResolution(a.Resolution)
		body.Resolution = &why
	}
	if k := a.Acknowledgement; k != nil {
		body.Acknowledgement = &wire.RiskAcknowledgement{At: k.At, By: k.By, Note: k.Note}
	}
	return body
}

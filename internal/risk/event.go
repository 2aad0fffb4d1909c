package risk

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
)

// alertEvent is the body of RiskTriggered and RiskResolved.
type alertEvent struct {
	Event        event.Type `json:"event"`
	Organization uuid.UUID  `json:"organizationId"`
	Wallet       *uuid.UUID `json:"walletId"`
	ObservedAt   time.Time  `json:"observedAt"`
	Alert        AlertBody  `json:"alert"`
}

// AlertBody is an alert in events and in the API.
type AlertBody struct {
	ID            uuid.UUID  `json:"id"`
	Kind          AlertKind  `json:"kind"`
	Status        Status     `json:"status"`
	Rule          RuleBody   `json:"rule"`
	WalletID      *uuid.UUID `json:"walletId"`
	YieldSourceID *string    `json:"yieldSourceId"`
	Token         *string    `json:"token"`
	Value         *Level     `json:"value"`
	ObservedAt    time.Time  `json:"observedAt"`
	Since         time.Time  `json:"since"`
	TriggeredAt   time.Time  `json:"triggeredAt"`
	ResolvedAt    *time.Time `json:"resolvedAt"`
	ResolvedValue *Level     `json:"resolvedValue"`
	Resolution    *string    `json:"resolution"`
	Occurrences   int64      `json:"occurrences"`
	Positions     Concerned  `json:"positions"`
}

// RuleBody is the rule in an alert.
type RuleBody struct {
	ID               uuid.UUID `json:"id"`
	Name             string    `json:"name"`
	Metric           Metric    `json:"metric"`
	Threshold        Level     `json:"threshold"`
	ResolveThreshold Level     `json:"resolveThreshold"`
	ForSeconds       int64     `json:"forSeconds"`
	Severity         Severity  `json:"severity"`
	Action           Action    `json:"action"`
}

// emit emits an alert's event, in the order of its wallet's events or of the organization's.
func emit(ctx context.Context, tx *store.Tx, kind event.Type, a Alert) error {
	stream := a.Organization
	if a.Wallet != nil {
		stream = *a.Wallet
	}
	return event.Emit(ctx, tx, event.Event{Organization: a.Organization, Stream: stream, Type: kind,
		Body: alertEvent{Event: kind, Organization: a.Organization, Wallet: a.Wallet, ObservedAt: tx.DB().Clock().Now().UTC(), Alert: a.Body()}})
}

// Body is the alert in an event or response.
func (a Alert) Body() AlertBody {
	t := a.Terms
	return AlertBody{
		ID: a.ID, Kind: a.Kind, Status: a.Status, WalletID: a.Wallet, YieldSourceID: textOrNil(a.Source), Token: textOrNil(string(a.Token)), Value: a.Value,
		Rule:       RuleBody{a.Rule, t.Name, t.Metric, t.Threshold, t.ResolveThreshold, t.ForSeconds, t.Severity, t.Action},
		ObservedAt: a.ObservedAt, Since: a.Since, TriggeredAt: a.TriggeredAt, ResolvedAt: a.ResolvedAt, ResolvedValue: a.ResolvedValue,
		Resolution: textOrNil(string(a.Resolution)), Occurrences: a.Occurrences, Positions: a.Positions,
	}
}

func textOrNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

package risk

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
)

// AlertKind says why there is an alert.
type AlertKind string

// The kinds.
const (
	Threshold     AlertKind = "threshold"      // the rule's metric has reached its threshold
	MetricMissing AlertKind = "metric_missing" // the rule's metric is not observed
	MoreAlerts    AlertKind = "more_alerts"    // the rule raised more alerts in an hour than have events of their own: the number of the rest
)

// Status of an alert.
type Status string

// The statuses.
const (
	Open     Status = "open"
	Resolved Status = "resolved"
)

// Resolution says why an alert ended.
type Resolution string

// The resolutions.
const (
	MetricWell  Resolution = "metric"       // the metric is well, or observed, again
	RuleEnded   Resolution = "rule_ended"   // the rule was deleted or disabled
	NothingLeft Resolution = "nothing_left" // the source left the catalog, or the wallet the source
)

// telling reports whether an event announced an alert.
type telling string

const (
	told     telling = "told"
	silenced telling = "silenced" // announced when the silence ends, if it is open then
	capped   telling = "capped"   // counted by an alert of MoreAlerts
)

// Alert is a finding of a rule. Value is nil if the metric is missing.
type Alert struct {
	ID              uuid.UUID
	Organization    uuid.UUID
	Rule            uuid.UUID
	Terms           Terms // of the rule when the alert was raised
	Kind            AlertKind
	Wallet          *uuid.UUID
	Source          string
	Token           chain.Token
	Value           *Level
	ObservedAt      time.Time
	Since           time.Time
	Positions       Concerned
	Status          Status
	Resolution      Resolution
	ResolvedValue   *Level
	ResolvedAt      *time.Time
	Acknowledgement *Acknowledgement
	SilencedUntil   *time.Time
	Occurrences     int64 // of MoreAlerts: how many there were
	TriggeredAt     time.Time
	telling         telling
}

// Acknowledgement says who knows of an alert.
type Acknowledgement struct {
	At   time.Time
	By   string // as the audit log calls them
	Note string
}

// Concerned are the positions that an alert concerns: those of the greatest value, and how
// much there is of all.
type Concerned struct {
	Count     int                 `json:"count"`
	AmountUsd money.USD           `json:"amountUsd"`
	Positions []ConcernedPosition `json:"positions"`
}

// ConcernedPosition is a wallet's position in a source, at the last observed price.
type ConcernedPosition struct {
	Wallet    uuid.UUID `json:"walletId"`
	Source    string    `json:"yieldSourceId"`
	AmountUsd money.USD `json:"amountUsd"`
}

const alertColumns = `id, organization_id, rule_id, kind, wallet_id, source_id, token, rule, value, observed_at, since, positions, telling, status, resolution,
	resolved_value, resolved_at, acknowledged_at, acknowledged_by, note, silenced_until, occurrences, created_at`

func scanAlert(row interface{ Scan(...any) error }) (a Alert, err error) {
	var walletID, rule, positions, by, note string
	var observed, since, silence, created int64
	var value, resolvedValue, resolvedAt, acknowledged *int64
	err = row.Scan(&a.ID, &a.Organization, &a.Rule, (*string)(&a.Kind), &walletID, &a.Source, (*string)(&a.Token), &rule, &value, &observed, &since, &positions,
		(*string)(&a.telling), (*string)(&a.Status), (*string)(&a.Resolution), &resolvedValue, &resolvedAt, &acknowledged, &by, &note, &silence, &a.Occurrences, &created)
	if err != nil {
		return a, err
	}
	if id, err := uuid.Parse(walletID); err == nil {
		a.Wallet = &id
	}
	if err := json.Unmarshal([]byte(rule), &a.Terms); err != nil {
		return a, fmt.Errorf("alert %s: reading its rule: %w", a.ID, err)
	}
	if err := json.Unmarshal([]byte(positions), &a.Positions); err != nil {
		return a, fmt.Errorf("alert %s: reading its positions: %w", a.ID, err)
	}
	a.ObservedAt, a.Since, a.TriggeredAt = clock.Time(observed), clock.Time(since), clock.Time(created)
	a.Value, a.ResolvedValue, a.ResolvedAt = (*Level)(value), (*Level)(resolvedValue), timeOrNil(resolvedAt)
	if acknowledged != nil {
		a.Acknowledgement = &Acknowledgement{clock.Time(*acknowledged), by, note}
	}
	if silence != 0 {
		a.SilencedUntil = timeOrNil(&silence)
	}
	return a, nil
}

func timeOrNil(micros *int64) *time.Time {
	if micros == nil {
		return nil
	}
	t := clock.Time(*micros)
	return &t
}

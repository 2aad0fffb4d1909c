package risk

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// AlertFilter selects alerts. A zero field selects all.
type AlertFilter struct {
	Status Status
	Rule   *uuid.UUID
	Wallet *uuid.UUID
	Source string
}

// Alerts returns a page of an organization's alerts.
func (s *Service) Alerts(ctx context.Context, organization uuid.UUID, f AlertFilter, page store.Page) ([]Alert, *store.Position, error) {
	args, where := []any{organization}, ""
	add := func(column, value string) {
		args = append(args, value)
		where += fmt.Sprintf(" AND %s = $%d", column, len(args))
	}
	if f.Status != "" {
		add("status", string(f.Status))
	}
	if f.Rule != nil {
		add("rule_id", f.Rule.String())
	}
	if f.Wallet != nil {
		add("wallet_id", f.Wallet.String())
	}
	if f.Source != "" {
		add("source_id", f.Source)
	}
	end, args := page.SQL("", args)
	rows, err := s.db.Query(ctx, `SELECT `+alertColumns+` FROM risk_alerts WHERE organization_id = $1`+where+end, args...)
	alerts, err := store.Collect(rows, err, func(row store.Rows) (Alert, error) { return scanAlert(row) })
	if err != nil {
		return nil, nil, fmt.Errorf("listing alerts: %w", err)
	}
	alerts, next := store.Cut(page, alerts, func(a Alert) store.Position {
		return store.Position{Micros: a.TriggeredAt.UnixMicro(), ID: a.ID.String()}
	})
	return alerts, next, nil
}

var errNoAlert = fault.New(fault.AlertNotFound, "there is no such alert")

func loadAlert(row store.Row) (Alert, error) {
	a, err := scanAlert(row)
	if errors.Is(err, store.ErrNoRows) {
		return Alert{}, errNoAlert
	}
	return a, err
}

// Alert returns one. Error: alert_not_found.
func (s *Service) Alert(ctx context.Context, organization, id uuid.UUID) (Alert, error) {
	return loadAlert(s.db.QueryRow(ctx, `SELECT `+alertColumns+` FROM risk_alerts WHERE id = $1 AND organization_id = $2`, id, organization))
}

// Acknowledge records that the context's caller knows of an alert. It does not change the alert's state. A later note
// replaces an earlier one. Errors: alert_not_found, alert_not_open.
func (s *Service) Acknowledge(ctx context.Context, organization, id uuid.UUID, note string) (Alert, error) {
	return s.changeAlert(ctx, organization, id, func(tx *store.Tx, a *Alert) error {
		if a.Acknowledgement != nil && a.Acknowledgement.Note == note {
			return nil
		}
		if a.Status != Open {
			return errNotOpen
		}
		now := s.db.Clock().Micros()
		a.Acknowledgement = &Acknowledgement{microsOf(now), audit.ActorOf(ctx), note}
		tx.Defer(`UPDATE risk_alerts SET acknowledged_at = $1, acknowledged_by = $2, note = $3 WHERE id = $4`, now, a.Acknowledgement.By, note, id)
		audit.Record(ctx, tx, organization, audit.AcknowledgeRiskAlert, id.String(), audit.Details{"ruleId": a.Rule.String(), "note": note})
		return nil
	})
}

var errNotOpen = fault.New(fault.AlertNotOpen, "the alert is resolved")

// maxSilenceMicros is how long an alert may be silenced.
const maxSilenceMicros = 30 * 24 * 3600 * 1_000_000

// Silence delays the events of alerts of the same rule and subject until a time. An alert that is open then is
// announced. The rule's actions are not delayed. A time in the past ends the silence. Errors: alert_not_found,
// alert_not_open, validation_error.
func (s *Service) Silence(ctx context.Context, organization, id uuid.UUID, until time.Time) (Alert, error) {
	now := s.db.Clock().Micros()
	if until.UnixMicro() > now+maxSilenceMicros {
		return Alert{}, fault.New(fault.Validation, "until must be at most 30 days ahead")
	}
	return s.changeAlert(ctx, organization, id, func(tx *store.Tx, a *Alert) error {
		if a.Status != Open {
			return errNotOpen
		}
		micros := until.UnixMicro()
		a.SilencedUntil = timeOrNil(&micros)
		tx.Defer(`INSERT INTO risk_silences (rule_id, wallet_id, source_id, token, until) VALUES ($1, $2, $3, $4, $5)
			ON CONFLICT (rule_id, wallet_id, source_id, token) DO UPDATE SET until = excluded.until`, a.Rule, walletText(a.Wallet), a.Source, string(a.Token), micros)
		tx.Defer(`UPDATE risk_alerts SET silenced_until = $1 WHERE rule_id = $2 AND wallet_id = $3 AND source_id = $4 AND token = $5 AND status = $6`,
			micros, a.Rule, walletText(a.Wallet), a.Source, string(a.Token), string(Open))
		audit.Record(ctx, tx, organization, audit.SilenceRiskAlert, id.String(), audit.Details{"ruleId": a.Rule.String(), "until": until.UTC().Format(time.RFC3339)})
		tx.Wake(Topic)
		return nil
	})
}

func (s *Service) changeAlert(ctx context.Context, organization, id uuid.UUID, change func(*store.Tx, *Alert) error) (a Alert, err error) {
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		a, err = loadAlert(tx.QueryRow(ctx, `SELECT `+alertColumns+` FROM risk_alerts WHERE id = $1 AND organization_id = $2`+s.db.ForUpdate(), id, organization))
		if err != nil {
			return err
		}
		return change(tx, &a)
	})
	if err != nil {
		return Alert{}, fmt.Errorf("changing alert %s: %w", id, err)
	}
	return a, nil
}

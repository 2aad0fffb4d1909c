package verify

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
)

// lostFact is a fact about a lost database, by its row or by the audit log: that it was lost, that
// this is over, or that an organization's payouts were released meanwhile.
type lostFact struct {
	action       audit.Action
	restore      string
	organization string
	said         lostDetails
}

// lostDetails are the details that the audit log has of a lostFact.
type lostDetails struct {
	RecordedAt string `json:"recordedAt"`
	ValidUntil string `json:"validUntil"`
	EndedAt    string `json:"endedAt"`
	ReleasedAt string `json:"releasedAt"`
	Wallet     string `json:"walletId"`
	Reason     string `json:"reason"`
}

// checkLost compares the rows of lost databases with the audit log: each row agrees with the log,
// and for each of its entries there is a row. A release is there once, however often it was asked for. The
// organizations are those whose log is read; nil for all.
func (v Verifier) checkLost(ctx context.Context, organizations []any) ([]Mismatch, error) {
	rows, err := v.loadLostRows(ctx)
	if err != nil {
		return nil, err
	}
	rows = slices.DeleteFunc(rows, func(f lostFact) bool {
		return organizations != nil && !slices.Contains(organizations, any(f.organization))
	})
	logged, err := v.loadLostRecords(ctx, organizations)
	if err != nil {
		return nil, err
	}
	var wrong []Mismatch
	say := func(f lostFact, text string) {
		wrong = append(wrong, Mismatch{Rule: AuditLog, Subject: Subject{subjectOrganization, f.organization}, Text: fmt.Sprintf("lost database %s: %s", f.restore, text)})
	}
	for _, row := range rows {
		if !slices.Contains(logged, row) {
			say(row, fmt.Sprintf("the audit log does not have its %s as the row has it", row.action))
		}
	}
	for _, l := range logged {
		if !slices.ContainsFunc(rows, l.isOf) {
			say(l, fmt.Sprintf("the audit log has its %s, and no row does", l.action))
		}
	}
	return wrong, nil
}

// isOf returns whether a row belongs to a record of the audit log.
func (l lostFact) isOf(row lostFact) bool {
	return row.action == l.action && row.restore == l.restore && row.organization == l.organization && row.said.Wallet == l.said.Wallet
}

// loadLostRows reads the rows.
func (v Verifier) loadLostRows(ctx context.Context) ([]lostFact, error) {
	rows, err := v.DB.Query(ctx, `SELECT id, recorded_at, valid_until, ended_at FROM restores`)
	restores, err := store.Collect(rows, err, func(row store.Rows) (facts []lostFact, err error) {
		f := lostFact{action: audit.RecordLoss, organization: uuid.Nil.String()}
		var recorded, until int64
		var ended *int64
		if err := row.Scan(&f.restore, &recorded, &until, &ended); err != nil {
			return nil, err
		}
		f.said = lostDetails{RecordedAt: formatMicros(recorded), ValidUntil: formatMicros(until)}
		facts = append(facts, f)
		if ended != nil {
			f.action, f.said = audit.EndRestore, lostDetails{EndedAt: formatMicros(*ended)}
			facts = append(facts, f)
		}
		return facts, nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading lost databases: %w", err)
	}
	rows, err = v.DB.Query(ctx, `SELECT restore_id, organization_id, wallet_id, reason, released_at FROM restore_releases`)
	released, err := store.Collect(rows, err, func(row store.Rows) (f lostFact, err error) {
		f.action = audit.ReleasePayouts
		var at int64
		err = row.Scan(&f.restore, &f.organization, &f.said.Wallet, &f.said.Reason, &at)
		f.said.ReleasedAt = formatMicros(at)
		return f, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading released payouts: %w", err)
	}
	return append(slices.Concat(restores...), released...), nil
}

func formatMicros(micros int64) string { return restore.FormatTime(clock.Time(micros)) }

// loadLostRecords reads the records of the audit log, linked or not.
func (v Verifier) loadLostRecords(ctx context.Context, organizations []any) ([]lostFact, error) {
	of := ` WHERE action IN ($1, $2, $3)`
	args := []any{string(audit.RecordLoss), string(audit.EndRestore), string(audit.ReleasePayouts)}
	if organizations != nil {
		of += ` AND organization_id IN (` + store.Placeholders(len(args)+1, len(organizations)) + `)`
		args = append(args, organizations...)
	}
	rows, err := v.DB.Query(ctx, `SELECT action, subject, organization_id, details FROM audit_entries`+of+`
		UNION ALL SELECT action, subject, organization_id, details FROM audit_pending`+of, args...)
	found, err := store.Collect(rows, err, func(row store.Rows) (f lostFact, err error) {
		var details string
		err = row.Scan((*string)(&f.action), &f.restore, &f.organization, &details)
		if json.Unmarshal([]byte(details), &f.said) != nil {
			f.said = lostDetails{} // which no row says
		}
		return f, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the audit log's records of lost databases: %w", err)
	}
	return found, nil
}

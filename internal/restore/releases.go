package restore

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// PastRelease is a release of payouts that an operator has made.
type PastRelease struct {
	Organization uuid.UUID
	Wallet       uuid.UUID // uuid.Nil for all wallets of the organization
	Reason       string
	ReleasedAt   time.Time
	By           string    // the actor in the audit log; empty if the log does not have the release
	LostAt       time.Time // when the loss was recorded that held the payouts
	Over         bool      // that loss holds no payout any more
}

// ListReleases lists the releases of all losses, the oldest first, also of losses that are over.
func ListReleases(ctx context.Context, q store.Querier) ([]PastRelease, error) {
	rows, err := q.Query(ctx, `SELECT l.restore_id, l.organization_id, l.wallet_id, l.reason, l.released_at, r.recorded_at, CASE WHEN r.ended_at IS NULL THEN 0 ELSE 1 END
		FROM restore_releases l JOIN restores r ON r.id = l.restore_id ORDER BY l.released_at, l.organization_id, l.wallet_id, l.restore_id`)
	type release struct {
		PastRelease
		restore string
	}
	found, err := store.Collect(rows, err, func(row store.Rows) (r release, err error) {
		var walletText string
		var releasedMicros, lostMicros, over int64
		err = row.Scan(&r.restore, &r.Organization, &walletText, &r.Reason, &releasedMicros, &lostMicros, &over)
		if err == nil && walletText != "" {
			r.Wallet, err = uuid.Parse(walletText)
		}
		r.ReleasedAt, r.LostAt, r.Over = clock.Time(releasedMicros), clock.Time(lostMicros), over == 1
		return r, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading released payouts: %w", err)
	}
	releases := make([]PastRelease, len(found))
	for i, r := range found {
		releases[i] = r.PastRelease
		if releases[i].By, err = findActor(ctx, q, r.restore, r.PastRelease); err != nil {
			return nil, err
		}
	}
	return releases, nil
}

// findActor returns who made a release, by the audit log. A release that was repeated has several records, of which the one at the
// time of the row made it.
func findActor(ctx context.Context, q store.Querier, restoreID string, r PastRelease) (string, error) {
	const of = ` WHERE organization_id = $1 AND subject = $2 AND action = $3`
	rows, err := q.Query(ctx, `SELECT actor, details FROM audit_entries`+of+` UNION ALL SELECT actor, details FROM audit_pending`+of, r.Organization, restoreID, string(audit.ReleasePayouts))
	type record struct {
		actor string
		audit.Details
	}
	records, err := store.Collect(rows, err, func(row store.Rows) (of record, err error) {
		var details string
		if err := row.Scan(&of.actor, &details); err != nil {
			return of, err
		}
		_ = json.Unmarshal([]byte(details), &of.Details) // details that cannot be read are of no release
		return of, nil
	})
	if err != nil {
		return "", fmt.Errorf("reading who released payouts: %w", err)
	}
	wallet := ""
	if r.Wallet != uuid.Nil {
		wallet = r.Wallet.String()
	}
	for _, of := range records {
		if of.Details["walletId"] == wallet && of.Details["releasedAt"] == FormatTime(r.ReleasedAt) {
			return of.actor, nil
		}
	}
	return "", nil
}

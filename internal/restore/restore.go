package restore

import (
	"context"
	"errors"
	"fmt"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// Restore is a database that was lost, as the backup in its place knows of it. It is open until no event can happen
// any more that the database does not know.
type Restore struct {
	ID         uuid.UUID
	RecordedAt time.Time
	ValidUntil time.Time // the last moment at which a lost signature may be valid
}

// Record writes that a database was lost whose signatures may be valid until then. Recording a loss
// again holds payouts again that were released before.
func Record(ctx context.Context, tx *store.Tx, validUntil time.Time) Restore {
	r := Restore{ID: uuid.New(), RecordedAt: clock.Time(tx.DB().Clock().Micros()), ValidUntil: clock.Time(validUntil.UnixMicro())}
	tx.Defer(`INSERT INTO restores (id, recorded_at, valid_until) VALUES ($1, $2, $3)`, r.ID, r.RecordedAt.UnixMicro(), r.ValidUntil.UnixMicro())
	audit.Record(ctx, tx, uuid.Nil, audit.RecordLoss, r.ID.String(), audit.Details{"recordedAt": FormatTime(r.RecordedAt), "validUntil": FormatTime(r.ValidUntil)})
	return r
}

// FormatTime is a time as the audit log has it of rows, which are held to it.
func FormatTime(t time.Time) string { return t.UTC().Format(time.RFC3339Nano) }

// ListOpen lists the open restores, of which there is rarely more than one, the one that lasts
// longest first.
func ListOpen(ctx context.Context, q store.Querier) ([]Restore, error) {
	rows, err := q.Query(ctx, `SELECT id, recorded_at, valid_until FROM restores WHERE ended_at IS NULL ORDER BY valid_until DESC, id`)
	open, err := store.Collect(rows, err, func(row store.Rows) (r Restore, err error) {
		var recordedMicros, untilMicros int64
		err = row.Scan(&r.ID, &recordedMicros, &untilMicros)
		r.RecordedAt, r.ValidUntil = clock.Time(recordedMicros), clock.Time(untilMicros)
		return r, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading which databases were lost: %w", err)
	}
	return open, nil
}

// FindOpen returns the open restore that lasts longest; false if none is open. While one is open,
// the id of every payout on an EVM chain may have a lost signature.
func FindOpen(ctx context.Context, q store.Querier) (Restore, bool, error) {
	open, err := ListOpen(ctx, q)
	if err != nil || len(open) == 0 {
		return Restore{}, false, err
	}
	return open[0], true, nil
}

// NoteRecovery writes that books are brought up to the chains after a database was restored, lost or not.
func NoteRecovery(tx *store.Tx) {
	tx.Defer(`INSERT INTO recoveries (recovered_at) VALUES ($1) ON CONFLICT DO NOTHING`, tx.DB().Clock().Micros())
}

// LastRecovery returns when books were last brought up to the chains after a database was restored; false if they
// never were.
func LastRecovery(ctx context.Context, q store.Querier) (time.Time, bool, error) {
	rows, err := q.Query(ctx, `SELECT COALESCE(MAX(recovered_at), 0) FROM recoveries`)
	found, err := store.Collect(rows, err, func(row store.Rows) (micros int64, err error) { return micros, row.Scan(&micros) })
	if err != nil {
		return time.Time{}, false, fmt.Errorf("reading when the database was recovered: %w", err)
	}
	return clock.Time(found[0]), found[0] > 0, nil
}

// HeldSQL is a condition that is true if an open restore holds the payouts of an organization and a
// wallet, which are the columns or parameters of these names.
func HeldSQL(organization, wallet string) string {
	return `EXISTS (SELECT 1 FROM restores r WHERE r.ended_at IS NULL AND NOT EXISTS (SELECT 1 FROM restore_releases l
		WHERE l.restore_id = r.id AND l.organization_id = ` + organization + ` AND l.wallet_id IN ('', ` + wallet + `)))`
}

// IsHeld says whether no payout of a wallet may be signed, since an unknown lost signature may pay
// the same thing.
func IsHeld(ctx context.Context, q store.Querier, organization, wallet uuid.UUID) (held bool, err error) {
	rows, err := q.Query(ctx, `SELECT CASE WHEN `+HeldSQL("$1", "$2")+` THEN 1 ELSE 0 END`, organization, wallet)
	found, err := store.Collect(rows, err, func(row store.Rows) (n int, err error) { return n, row.Scan(&n) })
	if err != nil {
		return false, fmt.Errorf("reading whether payouts are held: %w", err)
	}
	return found[0] == 1, nil
}

// End records that no event can happen any more that the database does not know. It is idempotent.
func End(ctx context.Context, tx *store.Tx) error {
	open, err := ListOpen(ctx, tx)
	if err != nil {
		return err
	}
	nowMicros := tx.DB().Clock().Micros()
	for _, r := range open {
		tx.Defer(`UPDATE restores SET ended_at = $1 WHERE id = $2 AND ended_at IS NULL`, nowMicros, r.ID)
		audit.Record(ctx, tx, uuid.Nil, audit.EndRestore, r.ID.String(), audit.Details{"endedAt": FormatTime(clock.Time(nowMicros))})
	}
	return nil
}

// The errors of Release.
var (
	ErrNothingHeld = errors.New("no lost database is recorded that is not over: no payment is held")
	ErrNoWallet    = errors.New("the organization has no such wallet here: look at the ids in `granary holds list`")
)

// maxReasonRunes is how long a reason is at most, so that the audit log has all of it.
const maxReasonRunes = 500

// Release has the payouts of an organization, or of one of its wallets, signed again although a lost
// signature may be valid, because an operator says so. wallet is uuid.Nil for all wallets of the
// organization. Releasing twice is releasing once. Errors: ErrNothingHeld, ErrNoWallet.
func Release(ctx context.Context, db *store.DB, organization, wallet uuid.UUID, reason string) error {
	if n := utf8.RuneCountInString(reason); n < 1 || n > maxReasonRunes {
		return fmt.Errorf("the reason must have 1 to %d characters", maxReasonRunes)
	}
	err := db.Write(ctx, func(tx *store.Tx) error {
		open, err := ListOpen(ctx, tx)
		if err != nil {
			return err
		}
		if len(open) == 0 {
			return ErrNothingHeld
		}
		var known int
		if err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM wallets WHERE organization_id = $1 AND (id = $2 OR $2 = $3)`, organization, wallet, uuid.Nil).Scan(&known); err != nil {
			return fmt.Errorf("reading an organization's wallets: %w", err)
		}
		if known == 0 {
			return ErrNoWallet
		}
		nowMicros := tx.DB().Clock().Micros()
		of, details := "", audit.Details{"reason": reason, "releasedAt": FormatTime(clock.Time(nowMicros))}
		if wallet != uuid.Nil {
			of, details["walletId"] = wallet.String(), wallet.String()
		}
		for _, r := range open {
			tx.Defer(`INSERT INTO restore_releases (restore_id, organization_id, wallet_id, reason, released_at) VALUES ($1, $2, $3, $4, $5)
				ON CONFLICT (restore_id, organization_id, wallet_id) DO NOTHING`, r.ID, organization, of, reason, nowMicros)
			audit.Record(ctx, tx, organization, audit.ReleasePayouts, r.ID.String(), details)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("releasing payouts: %w", err)
	}
	return nil
}

package audit

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Seat is the seat of who links entries: a chain has one writer.
const Seat = "audit:link"

const (
	// pollInterval bounds how long entries that another replica wrote wait; gather is
	// how long more of them are waited for, so that a busy service links many in one
	// transaction.
	pollInterval = 500 * time.Millisecond
	gather       = 100 * time.Millisecond

	// linkedAtOnce is how many entries one transaction links.
	linkedAtOnce = 500

	// forgetTokensEvery is how often tokens that have expired are forgotten.
	forgetTokensEvery = time.Hour
)

// errHeadMoved says that a chain has grown under the seat's hands: its holder has lost
// it, or somebody else writes to the table.
var errHeadMoved = errors.New("the end of an audit chain is not where it was")

// Linker links recorded entries into the chains.
type Linker struct {
	db       *store.DB
	log      *slog.Logger
	forgotAt int64 // micros
}

// NewLinker returns the work of the seat.
func NewLinker(db *store.DB, log *slog.Logger) *Linker { return &Linker{db: db, log: log} }

// Run links entries until the seat is lost.
func (l *Linker) Run(ctx context.Context, t task.Task) error {
	woken, stop := l.db.Listen(topic)
	defer stop()
	for {
		linked, err := l.linkOnce(ctx, t)
		if err != nil {
			return err
		}
		if err := l.forgetTokens(ctx, t); err != nil {
			return err
		}
		if linked == linkedAtOnce {
			continue
		}
		if err := task.SleepOrWake(ctx, pollInterval, woken); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, gather, nil); err != nil {
			return err
		}
	}
}

// linkOnce moves entries from audit_pending to the ends of their chains, and says how
// many. Dying here is dying before or after: it is one transaction.
func (l *Linker) linkOnce(ctx context.Context, t task.Task) (int, error) {
	var waiting int
	err := l.db.QueryRow(ctx, `SELECT 1 FROM audit_pending LIMIT 1`).Scan(&waiting)
	if errors.Is(err, store.ErrNoRows) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("looking for audit entries: %w", err)
	}
	linked, err := store.Write(ctx, l.db, func(tx *store.Tx) (int, error) {
		t.CheckLease(tx)
		entries, err := takePending(ctx, tx)
		if err != nil || len(entries) == 0 {
			return 0, err
		}
		return len(entries), linkEntries(ctx, tx, entries)
	})
	if err != nil {
		return 0, fmt.Errorf("linking audit entries: %w", err)
	}
	return linked, nil
}

// CountPending counts the entries of up to a time that are not linked.
func CountPending(ctx context.Context, db *store.DB, untilMicros int64) (n int, err error) {
	if err := db.QueryRow(ctx, `SELECT COUNT(*) FROM audit_pending WHERE created_at <= $1`, untilMicros).Scan(&n); err != nil {
		return 0, fmt.Errorf("counting audit entries: %w", err)
	}
	return n, nil
}

// takePending takes the oldest entries that are not linked, in their order.
func takePending(ctx context.Context, tx *store.Tx) ([]Entry, error) {
	rows, err := tx.Query(ctx, `DELETE FROM audit_pending WHERE id IN (SELECT id FROM audit_pending ORDER BY created_at, id LIMIT $1)
		RETURNING id, organization_id, created_at, actor, token_id, remote_address, action, subject, request_id, outcome, details`, linkedAtOnce)
	entries, err := store.Collect(rows, err, func(row store.Rows) (Entry, error) {
		var e Entry
		var at int64
		var details string
		err := row.Scan(&e.ID, &e.Organization, &at, &e.Actor, &e.TokenID, &e.RemoteAddress, &e.Action, &e.Subject, &e.RequestID, &e.Outcome, &details)
		if err != nil {
			return e, err
		}
		e.At = clock.Time(at)
		e.Details, err = decodeDetails(details)
		return e, err
	})
	slices.SortFunc(entries, func(a, b Entry) int { return cmp.Or(a.At.Compare(b.At), strings.Compare(a.ID.String(), b.ID.String())) })
	return entries, err
}

// linkEntries adds entries to the ends of their chains, in the order given.
func linkEntries(ctx context.Context, tx *store.Tx, entries []Entry) error {
	heads, err := loadHeads(ctx, tx, entries)
	if err != nil {
		return err
	}
	before := maps.Clone(heads)
	var values []any
	for _, e := range entries {
		e = e.linkAfter(heads[e.Organization])
		heads[e.Organization] = Head{e.Organization, e.Sequence, e.Hash}
		values = append(values, e.Organization, e.Sequence, e.ID, e.At.UnixMicro(), e.Actor, e.TokenID, e.RemoteAddress,
			string(e.Action), e.Subject, e.RequestID, string(e.Outcome), e.Details.Encode(), e.PreviousHash, e.Hash)
	}
	tx.Defer(`INSERT INTO audit_entries (organization_id, seq, id, created_at, actor, token_id, remote_address,
		action, subject, request_id, outcome, details, previous_hash, hash) VALUES `+store.Values(len(entries), len(values)/len(entries)), values...)
	var round int64
	if err := tx.QueryRow(ctx, `SELECT COALESCE(MAX(round), 0) + 1 FROM audit_heads`).Scan(&round); err != nil {
		return fmt.Errorf("counting rounds: %w", err)
	}
	for _, h := range heads {
		tx.DeferGuard(errHeadMoved, `INSERT INTO audit_heads (organization_id, seq, hash, round) VALUES ($1, $2, $3, $4)
			ON CONFLICT (organization_id) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, round = excluded.round WHERE audit_heads.seq = $5`,
			h.Organization, h.Sequence, h.Hash, round, before[h.Organization].Sequence)
	}
	return nil
}

// loadHeads reads where the chains of the entries end.
func loadHeads(ctx context.Context, tx *store.Tx, entries []Entry) (map[uuid.UUID]Head, error) {
	heads := map[uuid.UUID]Head{}
	var args []any
	for _, e := range entries {
		if _, known := heads[e.Organization]; !known {
			heads[e.Organization] = Head{Organization: e.Organization, Hash: noHash}
			args = append(args, e.Organization)
		}
	}
	rows, err := tx.Query(ctx, `SELECT organization_id, seq, hash FROM audit_heads WHERE organization_id IN (`+store.Placeholders(1, len(args))+`)`+tx.DB().ForUpdate(), args...)
	found, err := store.Collect(rows, err, scanHead)
	if err != nil {
		return nil, fmt.Errorf("reading the ends of audit chains: %w", err)
	}
	for _, h := range found {
		heads[h.Organization] = h
	}
	return heads, nil
}

func scanHead(row store.Rows) (Head, error) {
	var h Head
	err := row.Scan(&h.Organization, &h.Sequence, &h.Hash)
	return h, err
}

// forgetTokens deletes the rows of expired tokens.
func (l *Linker) forgetTokens(ctx context.Context, t task.Task) error {
	now := l.db.Clock().Micros()
	if now-l.forgotAt < forgetTokensEvery.Microseconds() {
		return nil
	}
	err := l.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Defer(`DELETE FROM audit_tokens WHERE expires_at < $1`, now)
		return nil
	})
	if err != nil {
		return fmt.Errorf("forgetting tokens: %w", err)
	}
	l.forgotAt = now
	return nil
}

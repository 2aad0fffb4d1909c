package audit

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// Filter selects entries of a log. A zero field selects all.
type Filter struct {
	Actor    string
	Action   string
	Subject  string
	ToMicros int64 // entries before it
}

const entryColumns = `organization_id, seq, id, created_at, actor, token_id, remote_address, action, subject, request_id, outcome, details, previous_hash, hash`

// List returns a page of an organization's log. Entries are listed once they are linked, within a second of their
// change.
func List(ctx context.Context, db *store.DB, organization uuid.UUID, f Filter, page store.Page) ([]Entry, *store.Position, error) {
	args := []any{organization}
	where := ""
	for _, c := range []struct{ column, value string }{{"actor", f.Actor}, {"action", f.Action}, {"subject", f.Subject}} {
		if c.value != "" {
			args = append(args, c.value)
			where += fmt.Sprintf(" AND %s = $%d", c.column, len(args))
		}
	}
	if f.ToMicros > 0 {
		args = append(args, f.ToMicros)
		where += fmt.Sprintf(" AND created_at < $%d", len(args))
	}
	end, args := page.SQL("", args)
	rows, err := db.Query(ctx, `SELECT `+entryColumns+` FROM audit_entries WHERE organization_id = $1`+where+end, args...)
	entries, err := store.Collect(rows, err, scanEntry)
	if err != nil {
		return nil, nil, fmt.Errorf("reading the audit log: %w", err)
	}
	entries, next := store.Cut(page, entries, func(e Entry) store.Position {
		return store.Position{Micros: e.At.UnixMicro(), ID: e.ID.String()}
	})
	return entries, next, nil
}

func scanEntry(row store.Rows) (Entry, error) {
	e, details, err := scanEntryText(row)
	if err != nil {
		return e, err
	}
	e.Details, err = decodeDetails(details)
	return e, err
}

// scanEntryText reads an entry and leaves its details as they are written.
func scanEntryText(row store.Rows) (e Entry, details string, err error) {
	var at int64
	err = row.Scan(&e.Organization, &e.Sequence, &e.ID, &at, &e.Actor, &e.TokenID, &e.RemoteAddress, &e.Action, &e.Subject, &e.RequestID, &e.Outcome,
		&details, &e.PreviousHash, &e.Hash)
	e.At = clock.Time(at)
	return e, details, err
}

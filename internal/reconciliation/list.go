package reconciliation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// Filter selects breaks. A zero field selects all.
type Filter struct {
	State  State
	Rule   string
	Wallet *uuid.UUID
}

const breakColumns = `id, organization_id, rule, check_name, subject_kind, subject_id, wallet_id, evidence, state, occurrences, created_at, seen_at,
	acknowledged_at, acknowledged_by, note, resolved_at, COALESCE(entry_id, ''), COALESCE(previous_id, '')`

func scanBreak(row interface{ Scan(...any) error }, more ...any) (b Break, err error) {
	var wallet, evidence, by, note, entry, previous string
	var found, seen int64
	var acknowledged, resolved *int64
	err = row.Scan(append([]any{&b.ID, &b.Organization, &b.Rule, &b.Check, &b.Subject.Kind, &b.Subject.ID, &wallet, &evidence, (*string)(&b.State), &b.Occurrences, &found, &seen,
		&acknowledged, &by, &note, &resolved, &entry, &previous}, more...)...)
	if err != nil {
		return b, err
	}
	b.Wallet, _ = uuid.Parse(wallet) // empty where it is no wallet's
	b.Previous = parseOptional(previous)
	if err := json.Unmarshal([]byte(evidence), &b.Evidence); err != nil {
		return b, fmt.Errorf("break %s: reading its evidence: %w", b.ID, err)
	}
	b.FoundAt, b.SeenAt = clock.Time(found), clock.Time(seen)
	if acknowledged != nil {
		b.Acknowledgement = &Acknowledgement{clock.Time(*acknowledged), by, note}
	}
	if resolved != nil {
		b.Resolution = &Resolution{clock.Time(*resolved), parseOptional(entry)}
	}
	return b, nil
}

// parseOptional is the id, nil if there is none.
func parseOptional(text string) *uuid.UUID {
	id, err := uuid.Parse(text)
	if err != nil {
		return nil
	}
	return &id
}

// List returns a page of an organization's breaks; those of uuid.Nil are of none. Suspected ones are in no list.
func List(ctx context.Context, db *store.DB, organization uuid.UUID, f Filter, page store.Page) ([]Break, *store.Position, error) {
	args := []any{organization}
	where := ""
	add := func(column, value string) {
		args = append(args, value)
		where += fmt.Sprintf(" AND %s = $%d", column, len(args))
	}
	if f.State != "" {
		add("state", string(f.State))
	}
	if f.Rule != "" {
		add("rule", f.Rule)
	}
	if f.Wallet != nil {
		add("wallet_id", walletText(*f.Wallet))
	}
	end, args := page.SQL("", args)
	rows, err := db.Query(ctx, `SELECT `+breakColumns+` FROM breaks WHERE organization_id = $1 AND state <> 'suspected'`+where+end, args...)
	breaks, err := store.Collect(rows, err, func(row store.Rows) (Break, error) { return scanBreak(row) })
	if err != nil {
		return nil, nil, fmt.Errorf("listing breaks: %w", err)
	}
	breaks, next := store.Cut(page, breaks, func(b Break) store.Position {
		return store.Position{Micros: b.FoundAt.UnixMicro(), ID: b.ID.String()}
	})
	return breaks, next, nil
}

// stateToOperator is the state of a break that is not resolved, as CountUnresolved has it.
const stateToOperator = `CASE WHEN state = 'acknowledged' AND acknowledged_by LIKE '` + audit.OperatorActor + `%' THEN 'acknowledged' ELSE 'open' END`

// toldAtOnce is how many breaks EachUnresolved reads at a time.
const toldAtOnce = 500

// EachUnresolved calls a function for the reported and unresolved breaks of all organizations, and of none: first
// those that no operator has acknowledged, the oldest of each first.
func EachUnresolved(ctx context.Context, db *store.DB, tell func(Break) error) error {
	for _, s := range []State{Open, Acknowledged} {
		var after store.Position
		for more := true; more; {
			rows, err := db.Query(ctx, `SELECT `+breakColumns+` FROM breaks WHERE state <> 'resolved' AND state <> 'suspected' AND `+stateToOperator+` = $1
				AND (created_at > $2 OR (created_at = $2 AND id > $3)) ORDER BY created_at, id LIMIT $4`, string(s), after.Micros, after.ID, toldAtOnce)
			page, err := store.Collect(rows, err, func(row store.Rows) (Break, error) { return scanBreak(row) })
			if err != nil {
				return fmt.Errorf("listing breaks: %w", err)
			}
			for _, b := range page {
				if err := tell(b); err != nil {
					return err
				}
				after = store.Position{Micros: b.FoundAt.UnixMicro(), ID: b.ID.String()}
			}
			more = len(page) == toldAtOnce
		}
	}
	return nil
}

// FindOrganization says whose a break is. Errors: break_not_found.
func FindOrganization(ctx context.Context, db *store.DB, id uuid.UUID) (organization uuid.UUID, err error) {
	err = db.QueryRow(ctx, `SELECT organization_id FROM breaks WHERE id = $1`, id).Scan(&organization)
	if errors.Is(err, store.ErrNoRows) {
		return uuid.Nil, errNoBreak
	}
	if err != nil {
		return uuid.Nil, fmt.Errorf("reading break %s: %w", id, err)
	}
	return organization, nil
}

var errNoBreak = fault.New(fault.BreakNotFound, "there is no such break")

// Get returns a break of an organization's. Errors: break_not_found.
func Get(ctx context.Context, db *store.DB, organization, id uuid.UUID) (Break, error) {
	b, err := scanBreak(db.QueryRow(ctx, `SELECT `+breakColumns+` FROM breaks WHERE id = $1 AND organization_id = $2 AND state <> 'suspected'`, id, organization))
	if errors.Is(err, store.ErrNoRows) {
		return b, errNoBreak
	}
	if err != nil {
		return b, fmt.Errorf("reading break %s: %w", id, err)
	}
	return b, nil
}

// Acknowledge records that the context's caller knows of a break: it raises no alert until its difference changes. It
// is idempotent for the same note; another note replaces it. Errors: break_not_found, break_not_open.
func Acknowledge(ctx context.Context, db *store.DB, organization, id uuid.UUID, note string) (Break, error) {
	err := db.Write(ctx, func(tx *store.Tx) error {
		b, err := scanBreak(tx.QueryRow(ctx, `SELECT `+breakColumns+` FROM breaks WHERE id = $1 AND organization_id = $2 AND state <> 'suspected'`+db.ForUpdate(), id, organization))
		switch {
		case errors.Is(err, store.ErrNoRows):
			return errNoBreak
		case err != nil:
			return err
		case b.Acknowledgement != nil && b.Acknowledgement.Note == note:
			return nil // for any state since
		case b.State == Resolved:
			return fault.New(fault.BreakNotOpen, "the break is resolved")
		}
		tx.Defer(`UPDATE breaks SET state = 'acknowledged', acknowledged_at = $1, acknowledged_by = $2, note = $3 WHERE id = $4 AND state IN ('open', 'acknowledged')`,
			db.Clock().Micros(), audit.ActorOf(ctx), note, id)
		audit.Record(ctx, tx, organization, audit.AcknowledgeBreak, id.String(), audit.Details{"rule": b.Rule, "note": note})
		return nil
	})
	if err != nil {
		return Break{}, fmt.Errorf("acknowledging break %s: %w", id, err)
	}
	return Get(ctx, db, organization, id)
}

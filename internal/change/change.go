// Package change owns the changes of organizations' contracts: each change is one intent of an account of the
// organization, signed, carried and settled like a wallet's, from accepted to final on the chain. Changes of one
// contract that organizations request happen one after another, in the order in which they were accepted; the
// service's own upkeep of the contract has a line of its own.
//
// The package does not know the meaning of a change: the package that defines a kind makes its calls and handles its
// outcome.
package change

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Kind of a change, such as update_strategy.
type Kind string

// Status is the form of a change's State that callers see: a change that is accepted, waits for an approval
// (ActivityID names it) or is signed is submitted, and broadcast once the relay has put its intent into a
// transaction.
type Status string

// The statuses. Broadcast is not stored: the relay knows it of a submitted
// change.
const (
	Submitted Status = "submitted"
	Broadcast Status = "broadcast"
	Confirmed Status = "confirmed"
	Failed    Status = "failed"
)

// Change is one change of one contract.
type Change struct {
	ID             uuid.UUID
	Organization   uuid.UUID
	Subject        uuid.UUID // whose contract it is
	Chain          chain.Name
	Kind           Kind
	About          string // the affected part of the subject, for queries; may be empty
	Body           string // the requested change, as the kind's owner encodes it
	Status         Status
	TxHashes       []string     //  of the transactions that may bring it, or of the one that did
	Error          string       // why it failed
	FailureCode    failure.Code // of Error; empty in rows of earlier versions
	CreatedAt      time.Time
	UpdatedAt      time.Time
	ActivityID     *uuid.UUID // by which its approval was last asked for; nil if it never was
	awaitsApproval bool
	signed         bool
	faultyExpiries int // intents that ran out for a reason of their own
	seq            int64
}

// RequestByCustomer is Request for a present request of an organization, unless it is stopped. The service's own
// changes are accepted during a stop, and wait to be signed. Error: emergency_stop.
func RequestByCustomer(ctx context.Context, tx *store.Tx, c Change) (Change, error) {
	stops, err := stop.Load(ctx, tx, c.Organization)
	if err == nil {
		err = stops.CheckNew(c.Chain)
	}
	if err != nil {
		return c, err
	}
	return Request(ctx, tx, c)
}

// Request accepts a change, within the caller's transaction, which holds the
// subject's row: that gives the change its place in the line. A change that has
// an id keeps it.
func Request(ctx context.Context, tx *store.Tx, c Change) (Change, error) {
	if c.ID == uuid.Nil {
		c.ID = uuid.New()
	}
	c.Status = Submitted
	c.CreatedAt = tx.DB().Clock().Now()
	c.UpdatedAt = c.CreatedAt
	if err := tx.QueryRow(ctx, `SELECT COALESCE(MAX(seq), 0) + 1 FROM contract_changes WHERE subject = $1`, c.Subject).Scan(&c.seq); err != nil {
		return c, fmt.Errorf("finding a change's place: %w", err)
	}
	now := c.CreatedAt.UnixMicro()
	tx.Defer(`INSERT INTO contract_changes (id, organization_id, subject, seq, chain, kind, about, body, status, signed, error, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'submitted', 0, '', $9, $9)`,
		c.ID, c.Organization, c.Subject, c.seq, string(c.Chain), string(c.Kind), c.About, c.Body, now)
	addStartTask(tx, c)
	return c, nil
}

// HasOpen says whether the subject has a change of the kind that has not ended.
func HasOpen(ctx context.Context, tx *store.Tx, subject uuid.UUID, kind Kind) (bool, error) {
	var n int
	err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM contract_changes WHERE subject = $1 AND kind = $2 AND status = 'submitted'`, subject, string(kind)).Scan(&n)
	if err != nil {
		return false, fmt.Errorf("looking for changes: %w", err)
	}
	return n > 0, nil
}

// ErrUnknown says that the organization has no such change.
var ErrUnknown = errors.New("no such change")

const changeColumns = `id, organization_id, subject, seq, chain, kind, about, body, status, signed, tx_hash, error, failure_code, created_at, updated_at, faulty_expiries, custody_activity_id, awaits_approval`

func scanChange(row interface{ Scan(dest ...any) error }) (Change, error) {
	var c Change
	var signed, awaits, created, updated int64
	var hash *string
	err := row.Scan(&c.ID, &c.Organization, &c.Subject, &c.seq, (*string)(&c.Chain), (*string)(&c.Kind), &c.About, &c.Body, (*string)(&c.Status),
		&signed, &hash, &c.Error, (*string)(&c.FailureCode), &created, &updated, &c.faultyExpiries, &c.ActivityID, &awaits)
	c.awaitsApproval = awaits == 1
	c.signed, c.CreatedAt, c.UpdatedAt = signed == 1, clock.Time(created), clock.Time(updated)
	if hash != nil {
		c.TxHashes = []string{*hash}
	}
	return c, err
}

// Get returns a change of the organization. Error: ErrUnknown.
func (e *Engine) Get(ctx context.Context, organization, id uuid.UUID) (Change, error) {
	found, err := e.loadChanges(ctx, ` WHERE id = $1 AND organization_id = $2`, id, organization)
	if err == nil && len(found) == 0 {
		err = ErrUnknown
	}
	if err != nil {
		return Change{}, err
	}
	return found[0], nil
}

// List returns a page of a subject's changes and where the next begins.
func (e *Engine) List(ctx context.Context, organization, subject uuid.UUID, page store.Page) ([]Change, *store.Position, error) {
	end, args := page.SQL("", []any{subject, organization})
	found, err := e.loadChanges(ctx, ` WHERE subject = $1 AND organization_id = $2`+end, args...)
	if err != nil {
		return nil, nil, err
	}
	found, next := store.Cut(page, found, func(c Change) store.Position {
		return store.Position{Micros: c.CreatedAt.UnixMicro(), ID: c.ID.String()}
	})
	return found, next, nil
}

// ListOpen returns the subject's changes that have not ended, in the order in
// which they will happen.
func (e *Engine) ListOpen(ctx context.Context, subject uuid.UUID) ([]Change, error) {
	return e.loadChanges(ctx, ` WHERE subject = $1 AND status = 'submitted' ORDER BY seq`, subject)
}

// loadChanges reads rows and adds the carriers' states of the changes whose intents they carry.
func (e *Engine) loadChanges(ctx context.Context, where string, args ...any) ([]Change, error) {
	rows, err := e.db.Query(ctx, `SELECT `+changeColumns+` FROM contract_changes`+where, args...)
	found, err := store.Collect(rows, err, func(row store.Rows) (Change, error) { return scanChange(row) })
	if err != nil {
		return nil, fmt.Errorf("reading changes: %w", err)
	}
	for i := range found {
		c := &found[i]
		if c.Status != Submitted || !c.signed {
			continue
		}
		carried, err := e.intents.Transactions(ctx, c.Chain, c.ID)
		if err != nil {
			return nil, err
		}
		if len(carried) > 0 {
			c.Status, c.TxHashes = Broadcast, carried
		}
	}
	return found, nil
}

// LastConfirmedBefore returns the newest change of c's subject and kind that a
// transaction brought before c's turn.
func (e *Engine) LastConfirmedBefore(ctx context.Context, c Change) (last Change, found bool, err error) {
	all, err := e.loadChanges(ctx, ` WHERE subject = $1 AND kind = $2 AND seq < $3 AND status = 'confirmed' AND tx_hash IS NOT NULL
		ORDER BY seq DESC LIMIT 1`, c.Subject, string(c.Kind), c.seq)
	if err != nil || len(all) == 0 {
		return Change{}, false, err
	}
	return all[0], true, nil
}

// AwaitedApprovals returns the activities whose approval changes wait for, by their subjects. Of each subject one
// change at most waits: the next one waits for its turn, and the service's own changes need no approval.
func (e *Engine) AwaitedApprovals(ctx context.Context, subjects ...uuid.UUID) (map[uuid.UUID]uuid.UUID, error) {
	awaited := map[uuid.UUID]uuid.UUID{}
	if len(subjects) == 0 {
		return awaited, nil
	}
	args := make([]any, len(subjects))
	for i, id := range subjects {
		args[i] = id
	}
	rows, err := e.db.Query(ctx, `SELECT subject, custody_activity_id FROM contract_changes
		WHERE status = 'submitted' AND awaits_approval = 1 AND subject IN (`+store.Placeholders(1, len(args))+`)`, args...)
	_, err = store.Collect(rows, err, func(row store.Rows) (subject uuid.UUID, err error) {
		var activity uuid.UUID
		err = row.Scan(&subject, &activity)
		awaited[subject] = activity
		return subject, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the conditions of waiting changes: %w", err)
	}
	return awaited, nil
}

// lockChange reads a change and holds its row until the transaction ends.
func lockChange(ctx context.Context, tx *store.Tx, id uuid.UUID) (Change, error) {
	c, err := scanChange(tx.QueryRow(ctx, `SELECT `+changeColumns+` FROM contract_changes WHERE id = $1`+tx.DB().ForUpdate(), id))
	if err != nil {
		return c, fmt.Errorf("reading change %s: %w", id, err)
	}
	return c, nil
}

func saveChange(tx *store.Tx, c Change) {
	var hash *string
	if len(c.TxHashes) > 0 {
		hash = &c.TxHashes[0]
	}
	var activity any
	if c.ActivityID != nil {
		activity = *c.ActivityID
	}
	tx.Defer(`UPDATE contract_changes SET status = $2, signed = $3, tx_hash = $4, error = $5, updated_at = $6, faulty_expiries = $7,
		custody_activity_id = $8, awaits_approval = $9, failure_code = $10 WHERE id = $1`,
		c.ID, string(c.Status), flagColumn(c.signed), hash, c.Error, tx.DB().Clock().Micros(), c.faultyExpiries, activity, flagColumn(c.awaitsApproval), string(c.FailureCode))
}

// Failure returns why the change failed, with the code; the zero Reason if it did not.
func (c Change) Failure() failure.Reason { return failure.New(c.FailureCode, c.Error) }

func flagColumn(set bool) int64 {
	if set {
		return 1
	}
	return 0
}

// addStartTask adds the task that starts a change if its turn has come.
func addStartTask(tx *store.Tx, c Change) {
	task.AddNowFor(tx, c.Organization, StartTask(c.Chain), c.ID.String())
}

// FindSubjects returns the subjects and kinds of changes, by the changes' ids. An id that is of no change has none.
func FindSubjects(ctx context.Context, db *store.DB, ids []uuid.UUID) (map[uuid.UUID]Change, error) {
	found := map[uuid.UUID]Change{}
	for some := range slices.Chunk(ids, subjectsAtOnce) {
		args := make([]any, len(some))
		for i, id := range some {
			args[i] = id
		}
		rows, err := db.Query(ctx, `SELECT `+changeColumns+` FROM contract_changes WHERE id IN (`+store.Placeholders(1, len(args))+`)`, args...)
		page, err := store.Collect(rows, err, func(row store.Rows) (Change, error) { return scanChange(row) })
		if err != nil {
			return nil, fmt.Errorf("reading the subjects of changes: %w", err)
		}
		for _, c := range page {
			found[c.ID] = c
		}
	}
	return found, nil
}

// subjectsAtOnce bounds the ids in one query of FindSubjects.
const subjectsAtOnce = 500

// LastAbout finds the subject's newest change of the kind about a thing.
func LastAbout(ctx context.Context, tx *store.Tx, subject uuid.UUID, kind Kind, about string) (c Change, found bool, err error) {
	c, err = scanChange(tx.QueryRow(ctx, `SELECT `+changeColumns+` FROM contract_changes WHERE subject = $1 AND kind = $2 AND about = $3
		ORDER BY seq DESC LIMIT 1`, subject, string(kind), about))
	if errors.Is(err, store.ErrNoRows) {
		return Change{}, false, nil
	}
	if err != nil {
		return Change{}, false, fmt.Errorf("looking for a change: %w", err)
	}
	return c, true, nil
}

package reconciliation

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

const (
	// confirmedLooks is how many looks in a row must find a break before it is reported.
	confirmedLooks = 2
	// returnWithin is how soon a break comes back as the same one.
	returnWithin = time.Hour
	// maxEvidence and maxEvidenceBytes bound a break's evidence: rows that were tampered with may contain any text.
	maxEvidence      = 10
	maxEvidenceBytes = 1000
	// maxDifferenceBytes is how long a difference may be that is kept as it is; a longer
	// one is kept as its hash.
	maxDifferenceBytes = 100
)

// Change is a break that is reported now, or no longer.
type Change struct {
	Break
	Over bool
}

// key is the key of the one unresolved break.
type key struct {
	rule    string
	subject Subject
	wallet  uuid.UUID
}

// finding is all that a rule found of one subject in a look.
type finding struct {
	Finding
	evidence    []Evidence
	differences []string
}

// difference identifies the break for an acknowledgement: all findings, in any order, also beyond the kept evidence.
func (f *finding) difference() string {
	slices.Sort(f.differences)
	all := slices.Compact(f.differences)
	if len(all) == 1 && len(all[0]) <= maxDifferenceBytes {
		return all[0]
	}
	return fmt.Sprintf("%x", sha256.Sum256([]byte(strings.Join(all, "\n"))))
}

// merge combines the findings of one rule for one subject.
func merge(found []Finding) map[key]*finding {
	all := map[key]*finding{}
	for _, f := range found {
		k := key{f.Rule, f.Subject, f.Wallet}
		m := all[k]
		if m == nil {
			m = &finding{Finding: f}
			all[k] = m
		}
		if f.Organization != m.Organization {
			m.Organization = uuid.Nil // some of it is not for the other to know
		}
		m.differences = append(m.differences, clean(cmp.Or(f.Difference, f.Evidence.Text)))
		f.Evidence.Text = clip(f.Evidence.Text)
		if len(m.evidence) < maxEvidence && !slices.ContainsFunc(m.evidence, func(e Evidence) bool { return e.Text == f.Evidence.Text }) {
			m.evidence = append(m.evidence, f.Evidence)
		}
	}
	return all
}

// clean is the text as both databases keep it.
func clean(text string) string {
	return strings.ToValidUTF8(strings.ReplaceAll(text, "\x00", "�"), "�")
}

// clip is the clean text within the bound.
func clip(text string) string {
	text = clean(text)
	if len(text) > maxEvidenceBytes {
		text = strings.ToValidUTF8(text[:maxEvidenceBytes], "") + "…"
	}
	return text
}

// Watched lists the rows of a check that were found wrong when last looked at, those
// first that have waited longest, at most so many.
func Watched(ctx context.Context, db *store.DB, check string, most int) ([]string, error) {
	rows, err := db.Query(ctx, `SELECT row_key FROM breaks WHERE check_name = $1 AND state <> 'resolved' GROUP BY row_key ORDER BY MIN(seen_at), row_key LIMIT $2`, check, most)
	keys, err := store.Collect(rows, err, func(row store.Rows) (k string, err error) { return k, row.Scan(&k) })
	if err != nil {
		return nil, fmt.Errorf("reading the watched positions: %w", err)
	}
	return keys, nil
}

// Record writes the findings of a check's look at some rows, within the transaction of the round: a finding becomes a
// suspicion or is confirmed, and an earlier one of these rows that is not found any more is resolved, or deleted if
// it was never reported. It returns the newly reported breaks and those no longer reported. A round recorded twice
// would count one look more; the caller's transaction, under the lease of its seat, records it once.
func Record(ctx context.Context, tx *store.Tx, check string, seen []string, found []Finding) ([]Change, error) {
	now := tx.DB().Clock().Micros()
	merged := merge(found)
	known, err := loadUnresolved(ctx, tx, check, slices.Concat(seen, rowsOf(found)))
	if err != nil {
		return nil, err
	}
	var changes []Change
	for _, b := range known {
		k := key{b.Rule, b.Subject, b.Wallet}
		if f := merged[k]; f != nil {
			delete(merged, k)
			change, err := confirm(ctx, tx, b, f, now)
			if err != nil {
				return nil, err
			}
			changes = append(changes, change...)
			continue
		}
		if !slices.Contains(seen, b.row) {
			continue
		}
		change, err := resolve(ctx, tx, b, now)
		if err != nil {
			return nil, err
		}
		changes = append(changes, change...)
	}
	for k, f := range merged {
		if err := suspect(ctx, tx, check, k, f, now); err != nil {
			return nil, err
		}
	}
	return changes, nil
}

// watchedBreak is an unresolved break with the fields that only recording needs.
type watchedBreak struct {
	Break
	row        string
	looks      int
	difference string
	correction string // the entry that an operator has had posted because of it
}

// rowsOf are the rows in which something was found.
func rowsOf(found []Finding) []string {
	rows := make([]string, len(found))
	for i, f := range found {
		rows[i] = f.Row
	}
	return rows
}

// loadUnresolved reads a check's breaks in some of its rows, and locks them: they cannot be acknowledged while their
// findings change.
func loadUnresolved(ctx context.Context, tx *store.Tx, check string, in []string) ([]watchedBreak, error) {
	slices.Sort(in)
	args := []any{check}
	for _, row := range slices.Compact(in) {
		args = append(args, row)
	}
	if len(args) == 1 {
		return nil, nil
	}
	rows, err := tx.Query(ctx, `SELECT `+breakColumns+`, row_key, looks, difference, COALESCE(entry_id, '') FROM breaks WHERE check_name = $1 AND state <> 'resolved'
		AND row_key IN (`+store.Placeholders(2, len(args)-1)+`) ORDER BY created_at, id`+tx.DB().ForUpdate(), args...)
	all, err := store.Collect(rows, err, func(row store.Rows) (b watchedBreak, err error) {
		b.Break, err = scanBreak(row, &b.row, &b.looks, &b.difference, &b.correction)
		return b, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading breaks: %w", err)
	}
	return all, nil
}

// suspect records a first finding.
func suspect(ctx context.Context, tx *store.Tx, check string, k key, f *finding, now int64) error {
	previous, _, err := loadPrevious(ctx, tx, check, k)
	if err != nil {
		return err
	}
	evidence, err := json.Marshal(f.evidence)
	if err != nil {
		return fmt.Errorf("writing evidence: %w", err)
	}
	tx.Defer(`INSERT INTO breaks (id, organization_id, check_name, row_key, rule, subject_kind, subject_id, wallet_id, evidence, difference, state, looks, occurrences,
			created_at, seen_at, acknowledged_by, note, previous_id)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'suspected', 1, 1, $11, $11, '', '', $12)
		ON CONFLICT (check_name, rule, subject_kind, subject_id, wallet_id) WHERE state <> 'resolved' DO NOTHING`,
		uuid.New(), f.Organization, check, f.Row, k.rule, k.subject.Kind, k.subject.ID, walletText(k.wallet), string(evidence), f.difference(), now, previous)
	return nil
}

// confirm records a repeated finding, and the break's organization by it. A suspicion becomes a break, or the break
// again that was resolved within the hour; one that was acknowledged and differs otherwise is reported again.
func confirm(ctx context.Context, tx *store.Tx, b watchedBreak, f *finding, now int64) ([]Change, error) {
	evidence, err := json.Marshal(f.evidence)
	if err != nil {
		return nil, fmt.Errorf("writing evidence: %w", err)
	}
	b.Evidence, b.SeenAt, b.Organization = f.evidence, time.UnixMicro(now).UTC(), f.Organization
	id, difference := b.ID, f.difference()
	confirmed := b.State == Suspected && b.looks+1 >= confirmedLooks
	if confirmed {
		previous, resolved, err := loadPrevious(ctx, tx, b.Check, key{b.Rule, b.Subject, b.Wallet})
		if err != nil {
			return nil, err
		}
		if previous != nil && now-resolved <= returnWithin.Microseconds() {
			id = *previous
			tx.Defer(`DELETE FROM breaks WHERE id = $1 AND state = 'suspected'`, b.ID)
			tx.Defer(`UPDATE breaks SET state = 'open', occurrences = occurrences + 1, resolved_at = NULL, entry_id = NULL, acknowledged_at = NULL, acknowledged_by = '', note = '',
				row_key = $1 WHERE id = $2 AND state = 'resolved'`, b.row, id)
		}
	}
	// An acknowledgement is of the state at that time.
	tx.Defer(`UPDATE breaks SET organization_id = $6, evidence = $1, seen_at = $2, looks = looks + 1, difference = $3,
			acknowledged_at = CASE WHEN state = 'acknowledged' AND difference <> $3 THEN NULL ELSE acknowledged_at END,
			state = CASE WHEN state = 'suspected' AND looks + 1 >= $4 OR state = 'acknowledged' AND difference <> $3 THEN 'open' ELSE state END
		WHERE id = $5 AND state <> 'resolved'`, string(evidence), now, difference, confirmedLooks, id, f.Organization)
	if confirmed || b.State == Acknowledged && b.difference != difference {
		b.ID, b.State, b.Acknowledgement = id, Open, nil
		return []Change{{Break: b.Break}}, nil
	}
	return nil, nil
}

// resolve ends a break that is not found any more, and names the entry by which an
// operator has put the books right since, if there is one.
func resolve(ctx context.Context, tx *store.Tx, b watchedBreak, now int64) ([]Change, error) {
	if b.State == Suspected {
		tx.Defer(`DELETE FROM breaks WHERE id = $1 AND state = 'suspected'`, b.ID)
		return nil, nil
	}
	entry := parseOptional(b.correction)
	if entry == nil {
		found, err := findCorrection(ctx, tx, b.Break)
		if err != nil {
			return nil, err
		}
		entry = found
	}
	tx.Defer(`UPDATE breaks SET state = 'resolved', resolved_at = $1, entry_id = $2 WHERE id = $3 AND state IN ('open', 'acknowledged')`, now, entry, b.ID)
	b.State, b.Resolution = Resolved, &Resolution{time.UnixMicro(now).UTC(), entry}
	return []Change{{b.Break, true}}, nil
}

// findCorrection finds the newest entry that an operator has had posted to the wallet of a break since its first
// finding: of a settlement accepted by hand, of books opened again, or of a reversal.
func findCorrection(ctx context.Context, tx *store.Tx, b Break) (*uuid.UUID, error) {
	if b.Wallet == uuid.Nil {
		return nil, nil
	}
	position := ""
	if b.Subject.Kind == "position" {
		position = b.Subject.ID
	}
	var entry uuid.UUID
	err := tx.QueryRow(ctx, `SELECT e.id FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
		WHERE l.wallet_id = $1 AND l.created_at >= $2 AND e.event_type IN ('opening_balance', 'reversal') AND ($3 = '' OR l.position_id = $3)
		ORDER BY l.created_at DESC, l.entry_id LIMIT 1`, b.Wallet, b.FoundAt.UnixMicro(), position).Scan(&entry)
	if errors.Is(err, store.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("looking for a correction: %w", err)
	}
	return &entry, nil
}

// loadPrevious finds the break of the same rule and subject that was resolved last, and
// when.
func loadPrevious(ctx context.Context, tx *store.Tx, check string, k key) (*uuid.UUID, int64, error) {
	var id uuid.UUID
	var at int64
	err := tx.QueryRow(ctx, `SELECT id, resolved_at FROM breaks WHERE check_name = $1 AND rule = $2 AND subject_kind = $3 AND subject_id = $4 AND wallet_id = $5 AND state = 'resolved'
		ORDER BY resolved_at DESC LIMIT 1`, check, k.rule, k.subject.Kind, k.subject.ID, walletText(k.wallet)).Scan(&id, &at)
	if errors.Is(err, store.ErrNoRows) {
		return nil, 0, nil
	}
	if err != nil {
		return nil, 0, fmt.Errorf("reading the break before: %w", err)
	}
	return &id, at, nil
}

// walletText is a wallet as the column has it: empty for none.
func walletText(id uuid.UUID) string {
	if id == uuid.Nil {
		return ""
	}
	return id.String()
}

// NoteCorrection records, within the transaction that posts it, that an entry corrects the difference of a break of
// the wallet's organization. The break stays as it is: its check resolves it, by this entry, when it finds no
// difference any more. Errors: break_not_found, break_not_open.
func NoteCorrection(ctx context.Context, tx *store.Tx, id, organization, wallet, entry uuid.UUID) error {
	b, err := scanBreak(tx.QueryRow(ctx, `SELECT `+breakColumns+` FROM breaks WHERE id = $1 AND state <> 'suspected'`+tx.DB().ForUpdate(), id))
	switch {
	case errors.Is(err, store.ErrNoRows):
		return errNoBreak
	case err != nil:
		return fmt.Errorf("reading break %s: %w", id, err)
	case b.State == Resolved:
		return fault.New(fault.BreakNotOpen, "the break is resolved")
	case b.Organization != uuid.Nil && b.Organization != organization || b.Wallet != uuid.Nil && b.Wallet != wallet:
		return fault.New(fault.BreakNotFound, "break %s is of another wallet", id)
	}
	tx.Defer(`UPDATE breaks SET entry_id = $1 WHERE id = $2 AND state IN ('open', 'acknowledged')`, entry, id)
	return nil
}

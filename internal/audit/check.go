package audit

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// Checked counts the checked items.
type Checked struct {
	Entries  int
	Chains   int
	Anchored int // chains that an anchor names
}

// checkedPage is how many entries are read together.
const checkedPage = 500

// Check recomputes every chain and compares it with its head and with the anchors, which are files. It calls found
// for each organization's first break, for each line of an anchor that is not true, and for entries that have waited
// to be linked for longer than any do while a service runs. Entries may be added meanwhile. An unlinked entry can be
// changed unseen; its age is its only protection.
func Check(ctx context.Context, db *store.DB, anchors []string, found func(organization uuid.UUID, text string)) (Checked, error) {
	c := &checker{db: db, found: found, broken: map[uuid.UUID]bool{}, anchored: map[uuid.UUID]bool{}}
	for _, path := range anchors { // first: chains only grow
		if err := c.checkAnchor(ctx, path); err != nil {
			return c.done, err
		}
	}
	if err := c.checkChains(ctx); err != nil {
		return c.done, err
	}
	if err := c.checkHeads(ctx); err != nil {
		return c.done, err
	}
	if err := c.checkPending(ctx); err != nil {
		return c.done, err
	}
	c.done.Anchored = len(c.anchored)
	return c.done, nil
}

type checker struct {
	db       *store.DB
	found    func(uuid.UUID, string)
	broken   map[uuid.UUID]bool // found was called for the chain
	anchored map[uuid.UUID]bool
	done     Checked
}

// reportBreak reports a chain's first break: all that follows it is broken too.
func (c *checker) reportBreak(organization uuid.UUID, format string, args ...any) {
	if !c.broken[organization] {
		c.broken[organization] = true
		c.found(organization, fmt.Sprintf(format, args...))
	}
}

// checkChains walks all entries, chain by chain.
func (c *checker) checkChains(ctx context.Context) error {
	var last Head
	for after := ""; ; after = last.Organization.String() {
		type written struct {
			Entry
			details string
		}
		rows, err := c.db.Query(ctx, `SELECT `+entryColumns+` FROM audit_entries WHERE (organization_id, seq) > ($1, $2) ORDER BY organization_id, seq LIMIT $3`,
			after, last.Sequence, checkedPage)
		page, err := store.Collect(rows, err, func(row store.Rows) (w written, err error) {
			w.Entry, w.details, err = scanEntryText(row)
			return w, err
		})
		if err != nil {
			return fmt.Errorf("reading the audit log: %w", err)
		}
		for _, e := range page {
			if c.done.Chains == 0 || e.Organization != last.Organization {
				last = Head{Organization: e.Organization, Hash: noHash}
				c.done.Chains++
			}
			c.checkEntry(e.Entry, e.details, last)
			last = Head{e.Organization, e.Sequence, e.Hash}
			c.done.Entries++
		}
		if len(page) < checkedPage {
			return nil
		}
	}
}

// checkEntry holds an entry against the one before it.
func (c *checker) checkEntry(e Entry, details string, before Head) {
	var err error
	e.Details, err = decodeDetails(details)
	switch {
	case err != nil:
		c.reportBreak(e.Organization, "entry %d: %v", e.Sequence, err)
	case e.Sequence != before.Sequence+1:
		c.reportBreak(e.Organization, "entry %d follows entry %d", e.Sequence, before.Sequence)
	case e.PreviousHash != before.Hash:
		c.reportBreak(e.Organization, "entry %d names another entry before it than there is", e.Sequence)
	case e.Hash != e.computeHash():
		c.reportBreak(e.Organization, "entry %d (%s by %.100q) is not what was recorded", e.Sequence, e.Action, e.Actor)
	}
}

// checkHeads holds the heads against the last entries: each query sees both as one
// transaction left them.
func (c *checker) checkHeads(ctx context.Context) error {
	if err := c.checkHeadsOf(ctx, nil); err != nil {
		return err
	}
	rows, err := c.db.Query(ctx, `SELECT e.organization_id, MAX(e.seq), '' FROM audit_entries e
		WHERE NOT EXISTS (SELECT 1 FROM audit_heads h WHERE h.organization_id = e.organization_id) GROUP BY e.organization_id`)
	headless, err := store.Collect(rows, err, scanHead)
	if err != nil {
		return fmt.Errorf("reading the ends of audit chains: %w", err)
	}
	for _, h := range headless {
		c.reportBreak(h.Organization, "a chain of %d entries has no end", h.Sequence)
	}
	return nil
}

// checkHeadsOf holds heads against the last entries: of some organizations, or of all.
func (c *checker) checkHeadsOf(ctx context.Context, organizations []any) error {
	of := ""
	if len(organizations) > 0 {
		of = ` AND h.organization_id IN (` + store.Placeholders(1, len(organizations)) + `)`
	}
	rows, err := c.db.Query(ctx, `SELECT h.organization_id, h.seq, h.hash FROM audit_heads h
		WHERE (NOT EXISTS (SELECT 1 FROM audit_entries e WHERE e.organization_id = h.organization_id AND e.seq = h.seq AND e.hash = h.hash)
			OR EXISTS (SELECT 1 FROM audit_entries e WHERE e.organization_id = h.organization_id AND e.seq > h.seq))`+of, append([]any{}, organizations...)...)
	wrong, err := store.Collect(rows, err, scanHead)
	if err != nil {
		return fmt.Errorf("reading the ends of audit chains: %w", err)
	}
	for _, h := range wrong {
		c.reportBreak(h.Organization, "the chain does not end with entry %d and hash %s, as it did", h.Sequence, h.Hash)
	}
	return nil
}

// CheckEntry checks one entry by itself and against the one before it, and describes the fault; it returns an empty
// text if there is none, or the entry does not exist.
func CheckEntry(ctx context.Context, db *store.DB, organization uuid.UUID, sequence int64) (wrong string, err error) {
	type written struct {
		Entry
		details string
	}
	rows, err := db.Query(ctx, `SELECT `+entryColumns+` FROM audit_entries WHERE organization_id = $1 AND seq IN ($2, $3) ORDER BY seq`, organization, sequence-1, sequence)
	found, err := store.Collect(rows, err, func(row store.Rows) (w written, err error) {
		w.Entry, w.details, err = scanEntryText(row)
		return w, err
	})
	if err != nil {
		return "", fmt.Errorf("reading the audit log: %w", err)
	}
	var heads int
	if err := db.QueryRow(ctx, `SELECT COUNT(*) FROM audit_heads WHERE organization_id = $1`, organization).Scan(&heads); err != nil {
		return "", fmt.Errorf("reading the ends of audit chains: %w", err)
	}
	if heads == 0 && len(found) > 0 {
		return "the chain has no end", nil
	}
	before := Head{Organization: organization, Hash: noHash}
	c := &checker{db: db, found: func(_ uuid.UUID, text string) { wrong = text }, broken: map[uuid.UUID]bool{}}
	for _, e := range found {
		if e.Sequence == sequence {
			c.checkEntry(e.Entry, e.details, before)
		}
		before = Head{organization, e.Sequence, e.Hash}
	}
	return wrong, nil
}

// CheckHeads compares the heads of some organizations' chains with their last entries, and reports entries that wait
// too long to be linked.
func CheckHeads(ctx context.Context, db *store.DB, organizations []any, found func(organization uuid.UUID, text string)) error {
	c := &checker{db: db, found: found, broken: map[uuid.UUID]bool{}}
	if err := c.checkHeadsOf(ctx, organizations); err != nil {
		return err
	}
	return c.checkPending(ctx)
}

// linkPatience is many times the wait of an entry while a service runs.
const linkPatience = time.Minute

// checkPending reports each organization's entries that are not linked, or have a future time. It does not prove
// them: an attacker who writes the database can change their times as well.
func (c *checker) checkPending(ctx context.Context) error {
	now := c.db.Clock().Now()
	rows, err := c.db.Query(ctx, `SELECT organization_id, COUNT(*), MIN(created_at), MAX(created_at) FROM audit_pending
		WHERE created_at < $1 OR created_at > $2 GROUP BY organization_id`, now.Add(-linkPatience).UnixMicro(), now.Add(linkPatience).UnixMicro())
	type unlinked struct {
		organization         uuid.UUID
		entries, first, last int64
	}
	all, err := store.Collect(rows, err, func(row store.Rows) (u unlinked, err error) {
		return u, row.Scan(&u.organization, &u.entries, &u.first, &u.last)
	})
	if err != nil {
		return fmt.Errorf("reading audit entries that wait: %w", err)
	}
	for _, u := range all {
		c.found(u.organization, fmt.Sprintf("%d entries of %s to %s are not linked, so nothing proves them: does a service run?",
			u.entries, clock.Time(u.first).Format(time.RFC3339), clock.Time(u.last).Format(time.RFC3339)))
	}
	return nil
}

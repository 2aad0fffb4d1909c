package audit

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// Checked is what Check has looked at.
type Checked struct {
	Entries  int
	Chains   int
	Anchored int // chains that an anchor tells of
}

// The pages in which entries and anchors are read.
const (
	checkedPage  = 500
	anchoredPage = 200
)

// Check recomputes every chain and holds it against its head and against the anchors,
// which are files: found is told of each organization's first break, and of what each
// anchor says that is not so. Entries may be added meanwhile. What was written and
// not linked yet is not looked at.
func Check(ctx context.Context, db *store.DB, anchors []string, found func(organization uuid.UUID, text string) error) (Checked, error) {
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
	c.done.Anchored = len(c.anchored)
	return c.done, nil
}

type checker struct {
	db       *store.DB
	found    func(uuid.UUID, string) error
	broken   map[uuid.UUID]bool // found was told of the chain
	anchored map[uuid.UUID]bool
	done     Checked
}

// report tells of a chain's first break: all that follows it is broken too.
func (c *checker) report(organization uuid.UUID, format string, args ...any) error {
	if c.broken[organization] {
		return nil
	}
	c.broken[organization] = true
	return c.found(organization, "audit log: "+fmt.Sprintf(format, args...))
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
			if err := c.checkEntry(e.Entry, e.details, last); err != nil {
				return err
			}
			last = Head{e.Organization, e.Sequence, e.Hash}
			c.done.Entries++
		}
		if len(page) < checkedPage {
			return nil
		}
	}
}

// checkEntry holds an entry against the one before it.
func (c *checker) checkEntry(e Entry, details string, before Head) error {
	var err error
	e.Details, err = decodeDetails(details)
	switch {
	case err != nil:
		return c.report(e.Organization, "entry %d: %v", e.Sequence, err)
	case e.Sequence != before.Sequence+1:
		return c.report(e.Organization, "entry %d follows entry %d", e.Sequence, before.Sequence)
	case e.PreviousHash != before.Hash:
		return c.report(e.Organization, "entry %d names another entry before it than there is", e.Sequence)
	case e.Hash != e.computeHash():
		return c.report(e.Organization, "entry %d (%s by %.100q) is not what was recorded", e.Sequence, e.Action, e.Actor)
	}
	return nil
}

// checkHeads holds the heads against the last entries: each query sees both as one
// transaction left them.
func (c *checker) checkHeads(ctx context.Context) error {
	rows, err := c.db.Query(ctx, `SELECT h.organization_id, h.seq, h.hash FROM audit_heads h
		WHERE NOT EXISTS (SELECT 1 FROM audit_entries e WHERE e.organization_id = h.organization_id AND e.seq = h.seq AND e.hash = h.hash)
			OR EXISTS (SELECT 1 FROM audit_entries e WHERE e.organization_id = h.organization_id AND e.seq > h.seq)`)
	wrong, err := store.Collect(rows, err, scanHead)
	if err != nil {
		return fmt.Errorf("reading the ends of audit chains: %w", err)
	}
	for _, h := range wrong {
		if err := c.report(h.Organization, "the chain does not end with entry %d and hash %s, as it did", h.Sequence, h.Hash); err != nil {
			return err
		}
	}
	rows, err = c.db.Query(ctx, `SELECT e.organization_id, MAX(e.seq), '' FROM audit_entries e
		WHERE NOT EXISTS (SELECT 1 FROM audit_heads h WHERE h.organization_id = e.organization_id) GROUP BY e.organization_id`)
	headless, err := store.Collect(rows, err, scanHead)
	if err != nil {
		return fmt.Errorf("reading the ends of audit chains: %w", err)
	}
	for _, h := range headless {
		if err := c.report(h.Organization, "a chain of %d entries has no end", h.Sequence); err != nil {
			return err
		}
	}
	return nil
}

// checkAnchor holds the log against what a file says of it.
func (c *checker) checkAnchor(ctx context.Context, path string) error {
	file, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("opening the audit log's anchor: %w", err)
	}
	defer func() { _ = file.Close() }()
	wrong := map[uuid.UUID]bool{}
	var page []AnchorLine
	flush := func() error {
		err := c.checkAnchored(ctx, path, page, wrong)
		page = page[:0]
		return err
	}
	var bad error
	torn, err := ReadAnchor(file, func(l AnchorLine) error {
		c.anchored[l.Organization] = true
		page = append(page, l)
		if len(page) == anchoredPage {
			return flush()
		}
		return nil
	}, func(number int, err error) {
		bad = errors.Join(bad, fmt.Errorf("line %d of the anchor %s: %w", number, path, err))
	})
	if err == nil {
		err = flush()
	}
	if err != nil {
		return err
	}
	if bad != nil && !torn {
		return c.found(uuid.Nil, "audit log: "+bad.Error())
	}
	return nil
}

// checkAnchored holds the log against some lines of an anchor, and reports the first
// of each organization that is not so.
func (c *checker) checkAnchored(ctx context.Context, path string, lines []AnchorLine, wrong map[uuid.UUID]bool) error {
	if len(lines) == 0 {
		return nil
	}
	var args []any
	var values []string
	for _, l := range lines {
		args = append(args, l.Organization, l.Sequence)
		values = append(values, fmt.Sprintf("($%d, CAST($%d AS BIGINT))", len(args)-1, len(args)))
	}
	rows, err := c.db.Query(ctx, `SELECT organization_id, seq, hash FROM audit_entries WHERE (organization_id, seq) IN (VALUES `+strings.Join(values, ", ")+`)`, args...)
	there, err := store.Collect(rows, err, scanHead)
	if err != nil {
		return fmt.Errorf("reading what is anchored: %w", err)
	}
	type place struct {
		organization uuid.UUID
		sequence     int64
	}
	hashes := map[place]string{}
	for _, h := range there {
		hashes[place{h.Organization, h.Sequence}] = h.Hash
	}
	for _, l := range lines {
		is := hashes[place{l.Organization, l.Sequence}]
		if is == l.Hash || wrong[l.Organization] {
			continue
		}
		wrong[l.Organization] = true
		text := fmt.Sprintf("audit log: entry %d is another than it was at %s, by the anchor %s", l.Sequence, l.At.Format("2006-01-02T15:04:05Z"), path)
		if is == "" {
			text = fmt.Sprintf("audit log: entry %d is missing, and was there at %s, by the anchor %s", l.Sequence, l.At.Format("2006-01-02T15:04:05Z"), path)
		}
		if err := c.found(l.Organization, text); err != nil {
			return err
		}
	}
	return nil
}

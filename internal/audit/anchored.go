package audit

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// anchoredPage is how many lines of an anchor are held against the log together.
const anchoredPage = 200

// checkAnchor compares the log with a file. A missing file means that its replica has never served, or that it was
// removed.
func (c *checker) checkAnchor(ctx context.Context, path string) error {
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return c.checkNothingLinked(ctx, path)
	}
	if err != nil {
		return fmt.Errorf("opening the audit log's anchor: %w", err)
	}
	defer func() { _ = file.Close() }()
	wrong := map[uuid.UUID]bool{}
	var page []AnchorLine
	checkPage := func() error {
		err := c.checkAnchored(ctx, path, page, wrong)
		page = page[:0]
		return err
	}
	read, bad := 0, 0
	_, err = ReadAnchor(file, func(l AnchorLine) error {
		read++
		c.anchored[l.Organization] = true
		page = append(page, l)
		if len(page) < anchoredPage {
			return nil
		}
		return checkPage()
	}, func(int, error) { bad++ }) // a crash leaves one; later lines say all that it would have
	if err != nil {
		return err
	}
	if read == 0 && bad > 0 {
		c.found(uuid.Nil, fmt.Sprintf("the file %s is no anchor", path))
	}
	return checkPage()
}

// checkNothingLinked reports an anchor that is not there although there are chains.
func (c *checker) checkNothingLinked(ctx context.Context, path string) error {
	var chains int
	if err := c.db.QueryRow(ctx, `SELECT COUNT(*) FROM audit_heads`).Scan(&chains); err != nil {
		return fmt.Errorf("reading the ends of audit chains: %w", err)
	}
	if chains > 0 {
		c.found(uuid.Nil, fmt.Sprintf("the anchor %s is not there", path))
	}
	return nil
}

// place is one entry's in its chain.
type place struct {
	organization uuid.UUID
	sequence     int64
}

// checkAnchored holds the log against some lines of an anchor, and reports the first
// of each organization that is not so.
func (c *checker) checkAnchored(ctx context.Context, path string, lines []AnchorLine, wrong map[uuid.UUID]bool) error {
	hashes, err := c.loadHashes(ctx, lines)
	if err != nil {
		return err
	}
	for _, l := range lines {
		hash, there := hashes[place{l.Organization, l.Sequence}]
		if hash == l.Hash || wrong[l.Organization] {
			continue
		}
		wrong[l.Organization] = true
		is := "is another than it was then"
		if !there {
			is = "is missing"
		}
		c.found(l.Organization, fmt.Sprintf("entry %d, which the anchor %s saw at %s, %s", l.Sequence, path, l.At.Format("2006-01-02T15:04:05Z"), is))
	}
	return nil
}

// loadHashes reads the hashes of the entries that the lines name.
func (c *checker) loadHashes(ctx context.Context, lines []AnchorLine) (map[place]string, error) {
	hashes := map[place]string{}
	if len(lines) == 0 {
		return hashes, nil
	}
	var args []any
	var values []string
	for _, l := range lines {
		args = append(args, l.Organization, l.Sequence)
		values = append(values, fmt.Sprintf("($%d, CAST($%d AS BIGINT))", len(args)-1, len(args)))
	}
	rows, err := c.db.Query(ctx, `SELECT organization_id, seq, hash FROM audit_entries WHERE (organization_id, seq) IN (VALUES `+strings.Join(values, ", ")+`)`, args...)
	heads, err := store.Collect(rows, err, scanHead)
	if err != nil {
		return nil, fmt.Errorf("reading the anchored entries: %w", err)
	}
	for _, h := range heads {
		hashes[place{h.Organization, h.Sequence}] = h.Hash
	}
	return hashes, nil
}

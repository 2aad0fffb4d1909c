package audit_test

import (
	"log/slog"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// execute changes the log behind its back.
func (w *world) execute(statements ...string) {
	w.Helper()
	err := w.db.Write(w.Context(), func(tx *store.Tx) error {
		for _, s := range statements {
			if _, err := tx.Exec(w.Context(), strings.ReplaceAll(s, "$ORG", "'"+w.org.String()+"'")); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		w.Fatal(err)
	}
}

// anchor writes an anchor of the log as it is now.
func (w *world) anchor() string {
	w.Helper()
	path := filepath.Join(w.TempDir(), "anchor.jsonl")
	a, err := audit.OpenAnchor(path, w.db, slog.New(slog.DiscardHandler))
	if err != nil {
		w.Fatal(err)
	}
	if err := a.WriteMoved(w.Context()); err != nil {
		w.Fatal(err)
	}
	if err := a.Close(); err != nil {
		w.Fatal(err)
	}
	return path
}

const fiveEntries = 5

func newLog(t *testing.T, db *store.DB) *world {
	t.Helper()
	w := newWorld(t, db)
	w.fillLog()
	return w
}

// newLogIn is a log of another organization in the same database.
func newLogIn(t *testing.T, w *world) *world {
	t.Helper()
	another := &world{t, w.db, uuid.New()}
	another.fillLog()
	return another
}

func (w *world) fillLog() {
	w.Helper()
	for _, subject := range []string{"a", "b", "c", "d", "e"} {
		w.record(w.org, audit.AddAddress, subject, audit.Details{"label": subject})
	}
	another := uuid.New()
	w.record(another, audit.AddAddress, "theirs", nil)
	w.waitUntilLinked(w.org, fiveEntries)
	w.waitUntilLinked(another, 1)
}

// Every change of linked entries breaks their chain, except cutting it off at its end.
func TestEveryBreakOfAChainIsFound(t *testing.T) {
	const entry, columns = ` FROM audit_entries WHERE organization_id = $ORG AND seq = `, `created_at, actor, token_id, remote_address, action, subject, request_id, outcome, details, previous_hash, hash`
	breaks := map[string]struct {
		statements []string
		want       string
	}{
		"an entry is changed":               {[]string{`UPDATE audit_entries SET actor = 'token:bob' WHERE organization_id = $ORG AND seq = 3`}, "entry 3 (address_book.add"},
		"its details are written otherwise": {[]string{`UPDATE audit_entries SET details = '{ "label":"c"}' WHERE organization_id = $ORG AND seq = 3`}, "entry 3: reading an entry's details"},
		"an entry is removed":               {[]string{`DELETE` + entry + `3`}, "entry 4 follows entry 2"},
		"an entry is removed and the rest moved up": {[]string{`DELETE` + entry + `3`, `UPDATE audit_entries SET seq = 3 WHERE organization_id = $ORG AND seq = 4`,
			`UPDATE audit_entries SET seq = 4 WHERE organization_id = $ORG AND seq = 5`, `UPDATE audit_heads SET seq = 4 WHERE organization_id = $ORG`}, "entry 3 names another entry before it"},
		"the first is removed": {[]string{`DELETE` + entry + `1`}, "entry 2 follows entry 0"},
		"two are exchanged": {[]string{`UPDATE audit_entries SET seq = 9 WHERE organization_id = $ORG AND seq = 2`, `UPDATE audit_entries SET seq = 2 WHERE organization_id = $ORG AND seq = 3`,
			`UPDATE audit_entries SET seq = 3 WHERE organization_id = $ORG AND seq = 9`}, "entry 2 names another entry before it"},
		"one is added at the end": {[]string{`INSERT INTO audit_entries (organization_id, seq, id, ` + columns + `) SELECT organization_id, 6, 'aaaaaaaa-0000-4000-8000-000000000000', ` + columns + entry + `5`},
			"entry 6 names another entry before it"},
		"one is another organization's": {[]string{`UPDATE audit_entries SET organization_id = 'ffffffff-0000-4000-8000-000000000000' WHERE organization_id = $ORG AND seq = 5`}, "does not end with entry 5"},
		"the last is removed":           {[]string{`DELETE` + entry + `5`}, "does not end with entry 5"},
		"all are removed":               {[]string{`DELETE FROM audit_entries WHERE organization_id = $ORG`}, "does not end with entry 5"},
		"the head is removed":           {[]string{`DELETE FROM audit_heads WHERE organization_id = $ORG`}, "a chain of 5 entries has no end"},
		"the head is another":           {[]string{`UPDATE audit_heads SET hash = 'ff' WHERE organization_id = $ORG`}, "does not end with entry 5 and hash ff"},
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		all := newWorld(t, db)
		for name, c := range breaks {
			t.Run(name, func(t *testing.T) {
				w := newLogIn(t, all)
				if found := w.check(); len(found) > 0 {
					t.Fatalf("before anything is done the chain is broken: %v", found)
				}
				w.execute(c.statements...)
				if found := w.check(); len(found) != 1 || !strings.Contains(found[0], c.want) {
					t.Errorf("found %q, want %q", found, c.want)
				}
			})
		}
	})
}

// A chain that is cut at its end, or written again, is valid. Only a copy elsewhere shows it.
func TestAnAnchorTellsOfACutChain(t *testing.T) {
	cutEnd := []string{`DELETE FROM audit_entries WHERE organization_id = $ORG AND seq > 3`,
		`UPDATE audit_heads SET seq = 3, hash = (SELECT hash FROM audit_entries WHERE organization_id = $ORG AND seq = 3) WHERE organization_id = $ORG`}
	erase := []string{`DELETE FROM audit_entries WHERE organization_id = $ORG`, `DELETE FROM audit_heads WHERE organization_id = $ORG`}
	cuts := map[string]struct {
		statements []string
		again      int // entries that are recorded afterwards
		want       string
	}{
		"its end is cut":                   {cutEnd, 0, "is missing"},
		"its end is cut, and it has grown": {cutEnd, 2, "is another than it was then"},
		"all of it is gone":                {erase, 0, "is missing"},
		"it was written anew":              {erase, fiveEntries, "is another than it was then"},
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		all := newWorld(t, db)
		for name, c := range cuts {
			t.Run(name, func(t *testing.T) {
				w := newLogIn(t, all)
				anchor := w.anchor()
				if found := w.check(anchor); len(found) > 0 {
					t.Fatalf("before anything is done: %v", found)
				}
				w.execute(c.statements...)
				left := len(w.list(w.org))
				for range c.again {
					w.record(w.org, audit.AddAddress, "forged", nil)
				}
				w.waitUntilLinked(w.org, left+c.again)
				if found := w.check(); len(found) > 0 {
					t.Errorf("without the anchor the chain is broken: %v", found)
				}
				found := w.check(anchor)
				if len(found) != 1 || !strings.Contains(found[0], "entry 5, which the anchor") || !strings.HasSuffix(found[0], c.want) {
					t.Errorf("found %q, want that entry 5 %s", found, c.want)
				}
			})
		}
	})
}

// A file that is missing or invalid proves no fault of the log and is reported.
func TestAnAnchorThatIsNone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		gone := filepath.Join(t.TempDir(), "gone")
		if found := w.check(gone); len(found) > 0 {
			t.Errorf("found %v where nothing was linked yet", found)
		}
		w.record(w.org, audit.AddAddress, "a", nil)
		w.waitUntilLinked(w.org, 1)
		if found := w.check(gone); len(found) != 1 || !strings.Contains(found[0], "is not there") {
			t.Errorf("found %v, want that the anchor is not there", found)
		}
		other := filepath.Join(t.TempDir(), "other")
		writeFile(t, other, "# notes\nnothing\n")
		if found := w.check(other); len(found) != 1 || !strings.Contains(found[0], "is no anchor") {
			t.Errorf("found %v, want that the file is no anchor", found)
		}
	})
}

package store_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Following the pages of a list gives every row once and in order, however many
// rows share a time, and whichever way and from wherever it is read.
func TestPagesCoverTheList(t *testing.T) {
	var rows []store.Position
	for i := range 23 {
		rows = append(rows, store.Position{Micros: int64(100 + i*i%7/2), ID: fmt.Sprintf("%02d", i*5%23)})
	}
	compare := func(a, b store.Position) int {
		return cmp.Or(cmp.Compare(a.Micros, b.Micros), strings.Compare(a.ID, b.ID))
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		must(t, db.Write(t.Context(), func(tx *store.Tx) error {
			if _, err := tx.Exec(t.Context(), "CREATE TABLE listed (id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, created_at BIGINT NOT NULL)"); err != nil {
				return err
			}
			for _, r := range rows {
				tx.Defer("INSERT INTO listed (id, kind, created_at) VALUES ($1, 'probe', $2)", r.ID, r.Micros)
			}
			return nil
		}))
		for _, desc := range []bool{false, true} {
			for _, from := range []int64{0, 100, 101, 102, 999} {
				want := slices.DeleteFunc(slices.Clone(rows), func(r store.Position) bool { return r.Micros < from })
				slices.SortFunc(want, compare)
				if desc {
					slices.Reverse(want)
				}
				for _, limit := range []int{1, 2, 7, 22, 23, 24} {
					got := followPages(t, db, store.Page{Limit: limit, Desc: desc, FromMicros: from})
					if !slices.Equal(got, want) {
						t.Errorf("desc %v, from %d, by %d: %v, want %v", desc, from, limit, got, want)
					}
				}
			}
		}
	})
}

func followPages(t *testing.T, db *store.DB, p store.Page) (all []store.Position) {
	t.Helper()
	for {
		end, args := p.SQL("l.", []any{"probe"})
		rows, err := db.Query(t.Context(), "SELECT l.created_at, l.id FROM listed l WHERE l.kind = $1"+end, args...)
		page, err := store.Collect(rows, err, func(r store.Rows) (p store.Position, err error) { return p, r.Scan(&p.Micros, &p.ID) })
		must(t, err)
		page, next := store.Cut(p, page, func(p store.Position) store.Position { return p })
		if len(page) > p.Limit || (next != nil && len(page) < p.Limit) {
			t.Fatalf("a page of %d rows, limit %d, next %v", len(page), p.Limit, next)
		}
		all = append(all, page...)
		if next == nil {
			return all
		}
		p.After = next
	}
}

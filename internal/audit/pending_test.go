package audit_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// An unlinked entry can be changed unseen, so an entry that stays unlinked is reported.
func TestEntriesThatNobodyLinksAreFound(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := &world{t, db, uuid.New()} // without a linker
		w.record(w.org, audit.SetApprovalRules, "a", nil)
		w.record(w.org, audit.SetApprovalRules, "b", nil)
		check := func() string {
			var found []string
			_, err := audit.Check(t.Context(), db, nil, func(of uuid.UUID, text string) {
				if of != w.org {
					t.Errorf("told of %s: %s", of, text)
				}
				found = append(found, text)
			})
			if err != nil {
				t.Fatal(err)
			}
			return strings.Join(found, "\n")
		}
		if got := check(); got != "" {
			t.Errorf("of entries that were just written: %s", got)
		}
		db.Clock().Advance(time.Minute + time.Second)
		if got := check(); !strings.HasPrefix(got, "2 entries of ") {
			t.Errorf("of entries that wait for more than a minute: %q", got)
		}
		db.Clock().Advance(-time.Hour)
		if got := check(); !strings.HasPrefix(got, "2 entries of ") {
			t.Errorf("of entries of the future: %q", got)
		}
	})
}

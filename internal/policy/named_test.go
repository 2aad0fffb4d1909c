package policy

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A text that removes an entry describes it, since approvers cannot recognize its id, and no text describes it as another.
func TestTheRemovalOfAnEntryDescribesIt(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org := newTestService(db), uuid.New()
		blocked, _, err := s.AddEntry(t.Context(), org, "never paid", chain.Base, myAddress, "blocked")
		if err != nil {
			t.Fatal(err)
		}
		other, _, err := s.AddEntry(t.Context(), org, "an old bank", chain.Base, otherAddress, "")
		if err != nil {
			t.Fatal(err)
		}
		approver, _ := approvaltest.Register(t, s.approvals, org, "first")
		a, err := s.DeleteEntry(t.Context(), org, blocked.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range []string{`"label":"never paid"`, `"address":"` + string(myAddress) + `"`, `"group":"blocked"`} {
			if !strings.Contains(string(a.Text), part) {
				t.Errorf("the text has no %s: %s", part, a.Text)
			}
		}
		if err := CheckNamesEntries(a.Proposal); err != nil {
			t.Error(err)
		}
		said := other.escapeTexts()
		said.ID = blocked.ID
		for name, body := range map[string]bookChange{
			"the entry as another":         {Remove: []uuid.UUID{blocked.ID}, Removed: []NewEntry{said}},
			"the entry, and another named": {Remove: []uuid.UUID{blocked.ID}, Removed: []NewEntry{other.escapeTexts()}},
			"two, of which one is named":   {Remove: []uuid.UUID{other.ID, blocked.ID}, Removed: []NewEntry{other.escapeTexts()}},
		} {
			c := approval.EncodeChange(uuid.New(), body)
			p := approval.Proposal{Organization: org, Kind: approval.AddressBookChange, ValidBefore: db.Clock().Now().Add(time.Hour).Unix(), Change: &c}
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				return s.kinds.checkBookChange(t.Context(), tx, org, approval.Settings{}, *p.Change)
			})
			if fault.CodeOf(err) != fault.WorkflowConflict {
				t.Errorf("%s: %v", name, err)
			}
		}
		if r := approver.Vote(a.ID, approval.Approve); r.Status != approval.Completed {
			t.Errorf("the removal came to %+v", r)
		}
	})
}

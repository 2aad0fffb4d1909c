package stop_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A reason is one line that everybody sees. One that was stored before that was checked keeps
// no one from resuming, and approvers read it with every character visible.
func TestReasonsAreVisible(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org := t.Context(), uuid.New()
		approvals := approvaltest.NewService(db, stop.DefineChanges)
		for _, reason := range []string{"a\nb", "a\u009b2J", "a\u202eb", "a\u200bb"} {
			if _, err := stop.Put(ctx, db, org, stop.OfChain(chain.Base), reason); fault.CodeOf(err) != fault.Validation {
				t.Errorf("stopping for %q: %v", reason, err)
			}
			if _, err := stop.ResumeByOperator(ctx, db, org, stop.OfChain(chain.Base), reason); fault.CodeOf(err) != fault.Validation {
				t.Errorf("resuming for %q: %v", reason, err)
			}
		}
		put(t, db, org, stop.Organization)
		err := db.Write(ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE emergency_stops SET stops = REPLACE(stops, '"reason":"', '"reason":"old\n' || $1 || ' ') WHERE organization_id = $2`, "\u202e", org)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		treasurer, _ := approvaltest.Register(t, approvals, org, "treasurer")
		s, a, err := stop.Resume(ctx, db, approvals, org, stop.Organization)
		if err != nil {
			t.Fatal(err)
		}
		if printable.Check(s.Reason) == nil {
			t.Fatalf("the stored reason is %q", s.Reason)
		}
		if text := string(a.Text); !strings.Contains(text, `old\\u000a\\u202e`) {
			t.Errorf("approvers read %q", text)
		}
		treasurer.Vote(a.ID, approval.Approve)
		if all := load(t, db, org); len(all) != 0 {
			t.Errorf("in force: %+v", all)
		}
	})
}

// An automatic stop always stops, regardless of the names quoted in its reason.
func TestAReasonThatIsMadeOfOldNamesIsAccepted(t *testing.T) {
	for _, reason := range []string{"risk rule a\u202eb: nav", strings.Repeat("\U000e0041", 400)} {
		if got := stop.ClipReason(reason); printable.Check(got) != nil || len([]rune(got)) > 500 {
			t.Errorf("%q becomes %q", reason, got)
		}
	}
}

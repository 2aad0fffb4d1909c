package approval_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
)

// A service in an attacker's hands can show an id as another approver's. So the text has the name and the key of each approver who is to be
// removed, and of each in its rules.
func TestTextsNameTheApproversWhoseIDsTheyHave(t *testing.T) {
	eachWorld(t, func(w *world) {
		alice := w.register("alice")
		bob := w.register("bob", alice)
		thief := w.register("thief", alice)
		_, removal, err := w.RemoveApprover(w.ctx, w.org, thief.ID)
		w.must(err)
		rules, err := w.PutRules(w.ctx, w.org, requireApprovals(1, bob.ID, alice.ID), nil)
		w.must(err)
		for name, c := range map[string]struct {
			text  approval.Activity
			named []*approvaltest.Approver
		}{"the removal": {removal, []*approvaltest.Approver{thief}}, "the rules": {rules, []*approvaltest.Approver{bob, alice}}} {
			for _, a := range c.named {
				for _, part := range []string{a.ID.String(), `"name":"` + a.Name + `"`, `"publicKey":"` + a.PublicKey + `"`} {
					if !strings.Contains(string(c.text.Text), part) {
						w.Errorf("%s has no %s: %s", name, part, c.text.Text)
					}
				}
			}
		}
		for _, by := range []*approvaltest.Approver{alice, bob} {
			if w.activity(removal.ID).Status == approval.ConsensusNeeded {
				by.Vote(removal.ID, approval.Approve)
			}
		}
		if got := w.activity(removal.ID); got.Status != approval.Completed {
			w.Errorf("the removal is %s: %s", got.Status, got.Reason)
		}
		if _, _, err := w.RemoveApprover(w.ctx, w.org, uuid.New()); err == nil {
			w.Error("an approver that does not exist was removed")
		}
	})
}

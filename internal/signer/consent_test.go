package signer_test

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// An attacker who holds the service and one approver's key of several votes for payouts that need no approval. They are good
// for hours at most: one that is good for a month could be kept back until after an emergency stop.
func TestOneStolenKeyMakesNoPayoutGoodForLonger(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		people := newApprovers(w, "alice", "bob", "thief")
		w.exec(`UPDATE approval_rules SET rules = $1, version = version + 1 WHERE organization_id = $2`, mustJSON(w, []approval.Rule{
			payoutRule("large", 1000*money.Dollar, 2),
		}), org)
		month := approval.MaxValidity - time.Hour
		lasting := func(by ...*approvaltest.Approver) ask {
			a := w.payout(100 * money.Dollar)
			a.proposal.ValidBefore = db.Clock().Now().Add(month).Unix()
			a.intent.Deadline = time.Unix(a.proposal.ValidBefore, 0).Add(life)
			for _, approver := range by {
				w.vote(&a, approver)
			}
			return a
		}
		w.mustSign("a small payout that needs no approval", w.payout(100*money.Dollar))
		w.mustRefuse("one that is good for a month", lasting(), custody.ErrNotUnderstood, "longer than")
		w.mustRefuse("one that is good for a month, by the thief's vote", lasting(people[2]), custody.ErrNotUnderstood, "longer than")
		w.mustSign("one that was approved while it had to be", lasting(people[0], people[1]))
		usual := w.payout(100 * money.Dollar)
		usual.proposal.ValidBefore = db.Clock().Now().Add(approval.DefaultValidity).Unix()
		usual.intent.Deadline = time.Unix(usual.proposal.ValidBefore, 0).Add(life)
		w.vote(&usual, people[0])
		w.mustSign("one that waits no longer than is usual, for one vote that a custody provider wants", usual)
	})
}

package approval_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// requireByAmount requires ann alone below 100, two from 100 on, and denies payouts from 1,000 on.
func requireByAmount(ann uuid.UUID) []approval.Rule {
	least := func(dollars money.USD) *money.USD { m := dollars * 1_000_000; return &m }
	rule := func(name string, from *money.USD, r approval.Rule) approval.Rule {
		r.Name, r.Actions, r.MinAmount = name, []approval.Kind{approval.WithdrawalPayout}, from
		return r
	}
	return []approval.Rule{
		rule("frozen", least(1000), approval.Rule{Effect: approval.Deny}),
		rule("two", least(100), approval.Rule{Approvals: 2, Effect: approval.RequireApproval}),
		rule("free", least(50), approval.Rule{Effect: approval.Allow}),
		rule("ann", nil, approval.Rule{Approvals: 1, Approvers: []uuid.UUID{ann}, Effect: approval.RequireApproval}),
	}
}

// When rules change, waiting activities are judged by the new ones without another vote: each is complete, denied, or
// waits for the approvers that they require.
func TestChangedRulesJudgeWhatWaits(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := &world{t, t.Context(), db, patient(approvaltest.NewService(db)), uuid.New()}
		ann := w.register("ann")
		bob := w.register("bob", ann)
		w.publish(requireApprovals(2, ann.ID, bob.ID), ann)
		enough, byBob, two, free, freeUnvoted, frozen := w.payout(10e6), w.payout(20e6), w.payout(200e6), w.payout(60e6), w.payout(70e6), w.payout(2000e6)
		for _, q := range []approval.Question{enough, two, free, frozen} {
			ann.Vote(w.ask(q).ID, approval.Approve)
		}
		bob.Vote(w.ask(byBob).ID, approval.Approve)
		w.ask(freeUnvoted)
		w.publish(requireByAmount(ann.ID), ann, bob)

		runner := tasktest.NewRunner(w.T, w.db, tasktest.Lease)
		w.Register(runner.Runner)
		runner.Start()
		judged := func(times string) {
			waittest.Until(w.T, "what waits was judged "+times, func() bool {
				rows, err := w.db.Query(w.ctx, `SELECT id FROM tasks WHERE kind = $1`, approval.RejudgeTask)
				left, err := store.Collect(rows, err, func(r store.Rows) (id uuid.UUID, err error) { return id, r.Scan(&id) })
				w.must(err)
				return len(left) == 0
			}, tasktest.State(w.db))
		}
		check := func() {
			for _, c := range []struct {
				what      string
				q         approval.Question
				status    approval.Status
				approvals int
				required  int
				told      []string
			}{
				{"one approval, of ann, who alone is asked now", enough, approval.Completed, 1, 1, []string{"test.approved"}},
				{"one approval, of bob, who is asked no more", byBob, approval.ConsensusNeeded, 0, 1, nil},
				{"one of two approvals", two, approval.ConsensusNeeded, 1, 2, nil},
				{"one approval where none is needed any more", free, approval.Completed, 1, 2, []string{"test.approved"}},
				{"no approval where none is needed any more", freeUnvoted, approval.ConsensusNeeded, 0, 2, nil},
				{"one approval of what is denied now", frozen, approval.Failed, 1, 2, []string{"test.ended"}},
			} {
				a := w.activity(c.q.Proposal.ActivityID())
				if a.Status != c.status {
					w.Errorf("%s: it is %s (%s), want %s", c.what, a.Status, a.Reason, c.status)
				}
				if a.Approvals != c.approvals || a.ApprovalsRequired() != c.required {
					w.Errorf("%s: it has %d of %d approvals, want %d of %d", c.what, a.Approvals, a.ApprovalsRequired(), c.approvals, c.required)
				}
				if told := w.told(c.q); !slices.Equal(told, c.told) {
					w.Errorf("%s: %v are to be done, want %v", c.what, told, c.told)
				}
			}
		}
		judged("by the new rules")
		check()
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error { task.AddNow(tx, approval.RejudgeTask, w.org.String()); return nil }))
		judged("once more")
		check()
		if r := bob.Vote(freeUnvoted.Proposal.ActivityID(), approval.Approve); !r.Approved {
			w.Errorf("the one approval of what needs none came to %+v", r)
		}
	})
}

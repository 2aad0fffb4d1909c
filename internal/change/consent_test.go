package change_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// requireApproval has the organization's changes need the approval of its one approver,
// within an hour.
func (w *world) requireApproval(s *approval.Service) *approvaltest.Approver {
	w.Helper()
	approver, _ := approvaltest.Register(w.T, s, org, "ann")
	rule := approval.Rule{Name: "contracts", Actions: []approval.Kind{approval.ContractChange}, Approvals: 1, ValidForSeconds: 3600, Effect: approval.RequireApproval}
	asked, err := s.PutRules(w.ctx, org, []approval.Rule{rule}, nil)
	if err != nil {
		w.Fatal(err)
	}
	approver.Vote(asked.ID, approval.Approve)
	return approver
}

// untilAsked waits until a change's approval is asked for, and returns the activity.
func (w *world) untilAsked(id uuid.UUID) uuid.UUID {
	w.Helper()
	w.until("the change's approval is asked for", func() bool { return w.getChange(id).ActivityID != nil })
	return *w.getChange(id).ActivityID
}

// A change that needs approval waits with its calls, and so do the later ones. Approved, it is signed unchanged;
// rejected or expired, it fails, and the next one goes on.
func TestAChangeWaitsForItsApproval(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w, asks := newWorld(t, db), approvaltest.NewService(db)
		w.fundRelayer()
		w.fundAccount()
		approver := w.requireApproval(asks)
		ids := w.requestChanges(uuid.New(), pay, pay, pay, nothing)
		w.runReplica(db, w.engine)

		first := w.untilAsked(ids[0])
		w.addTask(change.StartTask(on), ids[0])
		w.addTask(change.StartTask(on), ids[1])
		w.waitIdle()
		if asked, _ := w.askedAndEnded(); !slices.Equal(asked, ids[:1]) {
			t.Errorf("while the first waits, the calls of %v were made, want %v", asked, ids[:1])
		}
		if c := w.getChange(ids[0]); c.Status != change.Submitted {
			t.Errorf("the first change is shown as %s while it waits", c.Status)
		}
		if n := w.paidUnits(); n != 0 {
			t.Errorf("%d were paid before the approval", n)
		}
		approver.Vote(first, approval.Approve)
		w.waitEnded(ids[0])
		approver.Vote(w.untilAsked(ids[1]), approval.Reject)
		w.waitEnded(ids[1])
		w.untilAsked(ids[2])
		db.Clock().Advance(time.Hour + time.Second)
		w.waitEnded(ids...)
		for i, want := range []change.Status{change.Confirmed, change.Failed, change.Failed, change.Confirmed} {
			if c := w.getChange(ids[i]); c.Status != want {
				t.Errorf("change %d is %s, want %s: %s", i, c.Status, want, c.Error)
			}
		}
		if is := w.getChange(ids[1]).Failure(); is != failure.New(failure.ApprovalRejected, "rejected by ann") {
			t.Errorf("the rejected change failed by %+v", is)
		}
		if is := w.getChange(ids[2]).Failure(); is.Code != failure.ApprovalExpired {
			t.Errorf("the change that ran out failed by %+v", is)
		}
		if n := w.paidUnits(); n != 1 {
			t.Errorf("%d were paid, want 1", n)
		}
		if asked, ended := w.askedAndEnded(); !slices.Equal(asked, ids) || !slices.Equal(ended, ids) {
			t.Errorf("calls were made of %v, ended have %v, want %v", asked, ended, ids)
		}
	})
}

// The service's own changes of a subject wait for no change of its organization, and for each other: also those
// accepted by a version that had one line of both.
func TestWhatASubjectIsKeptByWaitsForNoApproval(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w, asks := newWorld(t, db), approvaltest.NewService(db)
		w.fundRelayer()
		w.fundAccount()
		approver := w.requireApproval(asks)
		ids := w.requestChanges(uuid.New(), pay, keep, nothing, keep)
		w.runReplica(db, w.engine)
		activity := w.untilAsked(ids[0])
		w.waitEnded(ids[1], ids[3])
		if _, ended := w.askedAndEnded(); !slices.Equal(ended, []uuid.UUID{ids[1], ids[3]}) {
			t.Errorf("while an approval is awaited %v have ended, want %v and %v", ended, ids[1], ids[3])
		}
		if c := w.getChange(ids[2]); c.Status != change.Submitted {
			t.Errorf("what was asked for after what waits is %s", c.Status)
		}
		var late uuid.UUID
		err := db.Write(w.ctx, func(tx *store.Tx) error {
			first := w.getChange(ids[0])
			c, err := change.Request(w.ctx, tx, change.Change{Organization: org, Subject: first.Subject, Chain: on, Kind: keep})
			late = c.ID
			tx.Defer(`DELETE FROM tasks WHERE key = $1`, late.String()) // it was not its turn
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		approver.Vote(activity, approval.Approve)
		w.waitEnded(ids[0], ids[2], late)
	})
}

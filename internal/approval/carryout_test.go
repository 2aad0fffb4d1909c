package approval_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

var errUnread = fmt.Errorf("%w: a test", custody.ErrUnreadable)

// A rejection that the signer does not read counts as handed over: it holds up no change that is approved later.
func TestARejectionThatTheSignerDoesNotReadHoldsUpNoChange(t *testing.T) {
	for what, deaf := range map[string]error{"unreadable": errUnread, "no proposal": approval.ErrProposal} {
		t.Run(what, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				signer, first, second := newDeafWorld(w)
				signer.deaf = deaf
				rejected := w.putRules()
				second.Vote(rejected.ID, approval.Reject)
				rules, err := w.PutRules(w.ctx, w.org, requireApprovals(1, first.ID), nil)
				w.must(err)
				w.db.Clock().Advance(time.Second)
				first.Vote(rules.ID, approval.Approve)
				second.Vote(rules.ID, approval.Approve)
				if got := w.activity(rules.ID); got.Status != approval.Completed {
					w.Errorf("the rejected change is %s, the later one %s", w.activity(rejected.ID).Status, got.Status)
				}
			})
		})
	}
}

// A change that the signer does not read, or has no room for, gives up its turn to others, and ends when its time
// is over.
func TestAChangeThatTheSignerDoesNotTakeGivesUpItsTurn(t *testing.T) {
	for what, failure := range map[string]error{"unreadable": errUnread, "a full day": fmt.Errorf("%w: a test", custody.ErrDayLimit)} {
		t.Run(what, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				signer, first, second := newDeafWorld(w)
				signer.away = failure
				stuck := w.putRules()
				first.Vote(stuck.ID, approval.Approve)
				second.Vote(stuck.ID, approval.Approve)
				if got := w.activity(stuck.ID); got.Status != approval.Approved {
					w.Fatalf("it is %s", got.Status)
				}

				signer.away = nil
				w.Service = patient(w.Service)
				_, removal, err := w.RemoveApprover(w.ctx, w.org, second.ID)
				if err == nil {
					w.Fatalf("a removal that rules for two do not let pass is %s", removal.Status)
				}
				_, added := approvaltest.Register(w.T, w.Service, w.org, "third")
				first.Vote(added.ID, approval.Approve)
				second.Vote(added.ID, approval.Approve)
				if got := w.activity(added.ID); got.Status != approval.Completed {
					w.Errorf("another change is %s", got.Status)
				}

				signer.away = failure
				w.runUntil("the change ends", time.Hour, func() bool { return w.activity(stuck.ID).Status == approval.Failed })
			})
		})
	}
}

// A change that a signer never answers for ends after its time by the service's own clock, so that others
// may be made.
func TestAChangeWithoutAnAnswerEndsWithItsTime(t *testing.T) {
	eachWorld(t, func(w *world) {
		signer, first, second := newDeafWorld(w)
		signer.away = errAway
		stuck := w.putRules()
		first.Vote(stuck.ID, approval.Approve)
		second.Vote(stuck.ID, approval.Approve)
		w.runUntil("the change ends", time.Hour, func() bool { return w.activity(stuck.ID).Status == approval.Failed })
		if ended := w.activity(stuck.ID); ended.EndedAt.Before(ended.ValidBefore.Add(24 * time.Hour)) {
			w.Errorf("it ended at %s, and could be approved before %s", ended.EndedAt, ended.ValidBefore)
		}
		signer.away = nil
		w.Service = patient(w.Service)
		next, err := w.PutRules(w.ctx, w.org, requireApprovals(1, first.ID), nil)
		w.must(err)
		first.Vote(next.ID, approval.Approve)
		second.Vote(next.ID, approval.Approve)
		if got := w.activity(next.ID); got.Status != approval.Completed {
			w.Errorf("another change is %s: %s", got.Status, got.Reason)
		}
	})
}

// separateWorld is a service and a signer with a database of its own.
type separateWorld struct {
	*world
	signer *deafSigner
}

func eachSeparateWorld(t *testing.T, fn func(w *separateWorld)) {
	t.Helper()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			here, there := storetest.Open(t, engine), storetest.Open(t, engine)
			signer := &deafSigner{Signer: approvaltest.Signer{DB: there, Appliers: approval.NewAppliers()}}
			service := patient(approval.NewService(here, approval.NewAppliers(), signer))
			fn(&separateWorld{&world{t, t.Context(), here, service, uuid.New()}, signer})
		})
	}
}

// atSigner are the settings that the signer has.
func (w *separateWorld) atSigner() (s approval.Settings) {
	w.Helper()
	w.must(w.signer.DB.SendBatch(w.ctx, approval.SettingsQuery(&s, w.org)))
	return s
}

// A change that the signer has made and that conflicts with a row of the service's ends there, and holds up no
// other: by a guard, or by a unique key.
func TestAChangeThatCannotBeMadeHereEnds(t *testing.T) {
	for what, spoil := range map[string]string{
		"its approver is another": `UPDATE approvers SET name = 'other' WHERE id = $1`,
		"its key is taken": `INSERT INTO approvers (id, organization_id, name, kind, public_key, credential_id, rp_id, origins, key_id, status, sign_count, created_at)
			SELECT '00000000-0000-4000-8000-000000000001', organization_id, name, kind, public_key, credential_id, rp_id, origins, key_id, 'active', 0, 0 FROM approvers WHERE id = $1`,
	} {
		t.Run(what, func(t *testing.T) {
			eachSeparateWorld(t, func(w *separateWorld) {
				first := w.register("first")
				second, asked := approvaltest.Register(w.T, w.Service, w.org, "second")
				vote := first.Ballot(asked.ID, approval.Approve)
				w.execSQL(spoil, second.ID)
				if _, err := w.Vote(w.ctx, w.org, asked.ID, vote); err != nil {
					w.Fatal(err)
				}
				if got := w.activity(asked.ID); got.Status != approval.Failed || got.Reason == "" || len(w.atSigner().Approvers) != 2 {
					w.Errorf("it is %s: %q", got.Status, got.Reason)
				}
				w.execSQL(`DELETE FROM approvers WHERE id = '00000000-0000-4000-8000-000000000001' OR $1 = ''`, second.ID)
				w.publish(requireApprovals(1), first)
			})
		})
	}
}

func (w *separateWorld) execSQL(statement string, approver uuid.UUID) {
	w.Helper()
	w.must(w.db.Write(w.ctx, func(tx *store.Tx) error {
		tx.Defer(statement, approver)
		return nil
	}))
}

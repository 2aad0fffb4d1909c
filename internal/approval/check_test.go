package approval_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/store"
)

// An attacker who can write to the database and has no approver's key approves no activity: a changed row of an
// activity, or of a vote, is found.
func TestCheckFindsWhatNobodyApproved(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		second := w.register("second", first)
		w.publish(requireApprovals(1), first)
		approved, waiting, rejected := w.ask(w.payout(1)), w.ask(w.payout(2)), w.ask(w.payout(3))
		first.Vote(approved.ID, approval.Approve)
		second.Vote(rejected.ID, approval.Reject)
		all, _, err := w.List(w.ctx, w.org, store.Page{Limit: 100})
		w.must(err)
		var ids []any
		for _, a := range all {
			ids = append(ids, a.ID)
		}
		check := func() string {
			found, err := approval.Check(w.ctx, w.db, ids)
			w.must(err)
			var texts []string
			for _, p := range found {
				texts = append(texts, p.Text)
			}
			return strings.Join(texts, "\n")
		}
		if found := check(); found != "" {
			w.Fatalf("before anything is changed: %s", found)
		}
		for _, c := range []struct {
			what, change, undo string
			id                 uuid.UUID
			want               string
		}{
			{"one that waits is approved", `UPDATE custody_activities SET status = 'completed' WHERE id = $1`, `UPDATE custody_activities SET status = 'consensus_needed' WHERE id = $1`,
				waiting.ID, "by 0 votes, which are not enough"},
			{"one that waits is rejected", `UPDATE custody_activities SET status = 'rejected' WHERE id = $1`, `UPDATE custody_activities SET status = 'consensus_needed' WHERE id = $1`,
				waiting.ID, "nobody has"},
			{"a rejection becomes an approval", `UPDATE custody_votes SET choice = 'approve' WHERE activity_id = $1`, `UPDATE custody_votes SET choice = 'reject' WHERE activity_id = $1`,
				rejected.ID, "proves nothing: the request's type"},
			{"a vote is under another's name", `UPDATE custody_votes SET approver_id = '` + second.ID.String() + `' WHERE activity_id = $1`,
				`UPDATE custody_votes SET approver_id = '` + first.ID.String() + `' WHERE activity_id = $1`, approved.ID, "proves nothing: the stamp names another key"},
			{"another fingerprint", `UPDATE custody_activities SET fingerprint = 'x' WHERE id = $1`, `UPDATE custody_activities SET fingerprint = '` + waiting.Fingerprint + `' WHERE id = $1`,
				waiting.ID, "is not of its text"},
			{"a text that is none", `UPDATE custody_activities SET proposal = '{' WHERE id = $1`, `UPDATE custody_activities SET proposal = '` + string(waiting.Text) + `' WHERE id = $1`,
				waiting.ID, "cannot be read"},
			{"requirements that are none", `UPDATE custody_activities SET requirements = '{' WHERE id = $1`,
				`UPDATE custody_activities SET requirements = '` + requirementsOf(w, waiting.ID) + `' WHERE id = $1`, waiting.ID, "cannot be read"},
			{"a digest that is none", `UPDATE custody_votes SET stamp_digest = 'x' WHERE activity_id = $1`,
				`UPDATE custody_votes SET stamp_digest = '` + digestOf(w, approved.ID) + `' WHERE activity_id = $1`, approved.ID, "has votes that cannot be read"},
			{"another organization", `UPDATE custody_activities SET kind = 'resume' WHERE id = $1`, `UPDATE custody_activities SET kind = 'withdrawal_payout' WHERE id = $1`,
				waiting.ID, "its text a withdrawal_payout"},
		} {
			w.must(w.db.Write(w.ctx, func(tx *store.Tx) error { tx.Defer(c.change, c.id); return nil }))
			if found := check(); !strings.Contains(found, c.want) {
				w.Errorf("%s: found %q, want %q", c.what, found, c.want)
			}
			w.must(w.db.Write(w.ctx, func(tx *store.Tx) error { tx.Defer(c.undo, c.id); return nil }))
		}
		if found := check(); found != "" {
			w.Errorf("when all is undone: %s", found)
		}
	})
}

func requirementsOf(w *world, activity uuid.UUID) (text string) {
	w.Helper()
	w.must(w.db.QueryRow(w.ctx, `SELECT requirements FROM custody_activities WHERE id = $1`, activity).Scan(&text))
	return text
}

func digestOf(w *world, activity uuid.UUID) (text string) {
	w.Helper()
	w.must(w.db.QueryRow(w.ctx, `SELECT stamp_digest FROM custody_votes WHERE activity_id = $1`, activity).Scan(&text))
	return text
}

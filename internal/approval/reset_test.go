package approval_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
)

// An organization none of whose approvers can vote begins anew by its operator's hand,
// and what waited for the old ones passes no more.
func TestAnOperatorResetsApprovers(t *testing.T) {
	eachWorld(t, func(w *world) {
		lost := w.register("lost")
		w.publish(requireApprovals(1), lost)
		waiting, err := w.PutRules(w.ctx, w.org, nil, nil)
		w.must(err)
		if waiting.Status != approval.ConsensusNeeded {
			w.Fatalf("other rules are %s", waiting.Status)
		}
		others := *w
		others.org = uuid.New()
		others.register("theirs")
		for range 2 {
			w.must(approval.Reset(w.ctx, w.db, w.org))
		}
		if s := w.settings(); len(s.Approvers) != 0 || len(s.Rules) != 0 || s.Version != 0 {
			w.Errorf("left are %+v", s)
		}
		if s := others.settings(); len(s.Approvers) != 1 {
			w.Errorf("another organization has %+v", s)
		}
		var recorded int
		w.must(w.db.QueryRow(w.ctx, `SELECT COUNT(*) FROM audit_pending WHERE organization_id = $1 AND action = 'approvers.reset'`, w.org).Scan(&recorded))
		if recorded != 2 {
			w.Errorf("the audit log has %d entries of it", recorded)
		}
		found := w.register("found") // at once: there is none
		w.publish(requireApprovals(1), found)
	})
}

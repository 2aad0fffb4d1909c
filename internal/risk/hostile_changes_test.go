package risk

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Approval to turn a rule off is no approval to change its actions when it is on again.
func TestAPausedRuleComesBackAsItWas(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		ann, _ := approvaltest.Register(w.T, w.service.approvals, org, "ann")
		rule := w.createRule(func(t *Terms) { t.Action = FreezeSource })
		_, asked, err := w.service.Update(w.Context(), org, rule.ID, Change{Enabled: to(false)}, Powers{Weaken: true})
		w.must(err)
		ann.Vote(asked.ID, approval.Approve)
		for _, c := range []Change{{Threshold: to(wholeBps), ResolveThreshold: to(one)}, {ForSeconds: to(int64(maxForSeconds))}, {Enabled: to(true)}} {
			if _, asked, err := w.service.Update(w.Context(), org, rule.ID, c, Powers{}); fault.CodeOf(err) == fault.Forbidden || asked != nil {
				w.Logf("refused: %v", err)
			}
		}
		w.evaluate()
		w.after(time.Second, setPrice(5000))
		r, err := w.service.Get(w.Context(), org, rule.ID)
		w.must(err)
		if got := w.stopped(); r.Enabled && len(got) == 0 {
			w.Errorf("half is lost and nothing is stopped: the rule is enabled, as %+v, and the approvers approved a pause alone", r.Terms)
		}
	})
}

// A thousand changes that wait for approvers do not keep an unwind from asking them.
func TestChangesThatWaitDoNotKeepAnUnwindFromAsking(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newWorld(t, db)
	approvals := approvaltest.NewService(db, DefineChanges, riskaction.DefineChanges)
	w.service.approvals = approvals
	approvaltest.Register(t, approvals, org, "ann")
	rule := w.createRule(func(t *Terms) { t.Action = FreezeSource })
	change := func(seconds int64) error {
		_, _, err := w.service.Update(t.Context(), org, rule.ID, Change{ForSeconds: &seconds}, Powers{Weaken: true})
		return err
	}
	w.must(change(1))
	w.must(db.Write(t.Context(), func(tx *store.Tx) error { // as many as may wait, asked for before
		tx.Defer(`INSERT INTO custody_activities (id, organization_id, kind, fingerprint, proposal, action, requirements, status, approvals, owner_id, approved_task, ended_task, reason, created_at, valid_before)
			WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
			SELECT id || i, organization_id, kind, fingerprint || i, proposal, action, requirements, status, approvals, owner_id, approved_task, ended_task, reason, created_at, valid_before
			FROM custody_activities, n WHERE status = 'consensus_needed'`)
		return nil
	}))
	if err := change(2); err == nil {
		t.Error("one change more waits")
	}
	mine := uuid.New()
	n := riskaction.New{Organization: org, Kind: riskaction.Unwind, Wallet: &mine, Source: "a", Cause: riskaction.Cause{Alert: uuid.New(), Rule: rule.ID, Name: "x", Metric: "nav_drop_bps", Value: "100", Threshold: "50"}}
	w.must(db.Write(t.Context(), func(tx *store.Tx) error { return riskaction.Begin(t.Context(), tx, n) }))
	actions, _, err := riskaction.List(t.Context(), db, org, riskaction.Filter{}, store.Page{Limit: 1})
	w.must(err)
	err = db.Write(t.Context(), func(tx *store.Tx) error {
		settings, err := approval.LockSettings(t.Context(), tx, org)
		if err != nil {
			return err
		}
		settings.Rules = []approval.Rule{{Name: "unwinds", Actions: []approval.Kind{approval.RiskUnwind}, Approvals: 1, Effect: approval.RequireApproval}}
		_, err = actions[0].AskForApproval(t.Context(), tx, approvals, settings.Decide(approval.Action{Kind: approval.RiskUnwind}))
		return err
	})
	if err != nil {
		t.Errorf("an unwind asks for its approval: %v", err)
	}
}

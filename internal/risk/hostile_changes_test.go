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

// That approvers let a rule rest is no leave to change what it does when it is on again.
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
	asked := 0
	for i := range 1001 {
		_, a, err := w.service.Update(t.Context(), org, rule.ID, Change{ForSeconds: to(int64(i + 1))}, Powers{Weaken: true})
		if err != nil {
			break
		}
		if a != nil {
			asked++
		}
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
		t.Errorf("after %d changes of one rule that wait, an unwind asks for its approval: %v", asked, err)
	}
}

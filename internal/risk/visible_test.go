package risk

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
)

// A rule whose name was stored before names were checked protects as before, can be weakened,
// and its unwinds can be approved: the text that approvers read has every character visible.
func TestARuleWithAHiddenNameActsAndCanBeChanged(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		approvals := approvaltest.NewService(w.db, DefineChanges, riskaction.DefineChanges)
		w.service.approvals = approvals
		ann, _ := approvaltest.Register(w.T, approvals, org, "ann")
		rule := w.createRule(func(t *Terms) { t.Action = FreezeSource })
		w.must(w.db.Write(w.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE risk_rules SET name = $1 WHERE id = $2`, "nav\u202e"+strings.Repeat("\u200b", 96), rule.ID)
			return nil
		}))
		w.evaluate()
		w.after(time.Second, setPrice(5000))
		if len(w.stopped()) == 0 {
			w.Error("half is lost and nothing is stopped")
		}
		_, asked, err := w.service.Update(w.Context(), org, rule.ID, Change{Enabled: to(false)}, Powers{Weaken: true})
		w.must(err)
		if !strings.Contains(string(asked.Text), `nav\\u202e\\u200b`) {
			w.Errorf("approvers read %q", asked.Text)
		}
		ann.Vote(asked.ID, approval.Approve)
		r, err := w.service.Get(w.Context(), org, rule.ID)
		w.must(err)
		if r.Enabled {
			w.Error("the change that was approved is not made")
		}

		mine := uuid.New()
		n := riskaction.New{Organization: org, Kind: riskaction.Unwind, Wallet: &mine, Source: "b", Cause: riskaction.Cause{Alert: uuid.New(), Rule: rule.ID, Name: r.Name, Metric: "nav_drop_bps", Value: "100", Threshold: "50"}}
		w.must(w.db.Write(w.Context(), func(tx *store.Tx) error { return riskaction.Begin(w.Context(), tx, n) }))
		actions, _, err := riskaction.List(w.Context(), w.db, org, riskaction.Filter{}, store.Page{Limit: 10})
		w.must(err)
		i := slices.IndexFunc(actions, func(a riskaction.Action) bool { return a.Kind == riskaction.Unwind })
		if i < 0 {
			w.Fatalf("the actions are %+v", actions)
		}
		var waits riskaction.Action
		w.must(w.db.Write(w.Context(), func(tx *store.Tx) error {
			settings, err := approval.LockSettings(w.Context(), tx, org)
			if err != nil {
				return err
			}
			settings.Rules = []approval.Rule{{Name: "unwinds", Actions: []approval.Kind{approval.RiskUnwind}, Approvals: 1, Effect: approval.RequireApproval}}
			waits, err = actions[i].AskForApproval(w.Context(), tx, approvals, settings.Decide(approval.Action{Kind: approval.RiskUnwind}))
			return err
		}))
		ann.Vote(waits.Activity, approval.Approve)
	})
}

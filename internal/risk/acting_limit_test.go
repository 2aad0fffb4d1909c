package risk

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// Each rule that acts takes the approvers to delete: risk:write alone does not fill the list with
// such, neither by making them nor by having others act, and who may propose to weaken them adds
// more.
func TestRiskWritersLeaveRoomForRulesThatAct(t *testing.T) {
	each(t, func(w *world) {
		w.must(w.db.Write(w.Context(), func(tx *store.Tx) error {
			for range actingOfRiskWriters {
				insertRule(w.Context(), tx, org, uuid.New(), terms(func(t *Terms) { t.Action = FreezeSource }))
			}
			return changeRules(w.Context(), tx, org, 0)
		}))
		acting, alerting := terms(func(t *Terms) { t.Action = FreezeSource }), terms(func(t *Terms) { t.Action = OnlyAlert })
		create := func(terms Terms, may Powers) (Rule, error) {
			r, _, err := w.service.Create(w.Context(), org, uuid.New(), terms, may)
			return r, err
		}
		if _, err := create(acting, Powers{}); fault.CodeOf(err) != fault.RuleLimitReached {
			w.Errorf("one rule more that acts: %v", err)
		}
		r, err := create(alerting, Powers{})
		w.must(err)
		freeze := FreezeSource
		if _, _, err := w.service.Update(w.Context(), org, r.ID, Change{Action: &freeze}, Powers{}); fault.CodeOf(err) != fault.RuleLimitReached {
			w.Errorf("a rule that is to act: %v", err)
		}
		if got, err := w.service.Get(w.Context(), org, r.ID); err != nil || got.Action != OnlyAlert {
			w.Errorf("it acts as %s: %v", got.Action, err)
		}
		_, err = create(acting, Powers{Weaken: true})
		w.must(err)
		if _, _, err := w.service.Update(w.Context(), org, r.ID, Change{Action: &freeze}, Powers{Weaken: true}); err != nil {
			w.Error(err)
		}
	})
}

package risk

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// A thousand rules of one organization that raise and resolve alerts with each reading write
// down so much an evaluation, and another organization's rule is not behind them.
func TestOneOrganizationsRulesDoNotHoldUpTheOthers(t *testing.T) {
	each(t, func(w *world) {
		for i := range 10 {
			w.addSource(fmt.Sprintf("s%d", i))
		}
		w.must(w.db.Write(w.Context(), func(tx *store.Tx) error {
			for range rulesPerTenant {
				if err := changeRules(w.Context(), tx, otherOrg, 0); err != nil {
					return err
				}
				insertRule(w.Context(), tx, otherOrg, uuid.New(), terms(func(t *Terms) {
					t.Metric, t.Threshold, t.ResolveThreshold = NavAgeSeconds, 5*one, 5*one // never read twice within five seconds: raised before each reading, resolved after it
				}))
			}
			return nil
		}))
		w.createRule(func(t *Terms) { t.Action = FreezeSource })
		w.evaluate()
		count := func() (n int) {
			w.must(w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM risk_alerts`).Scan(&n))
			return n
		}
		for range 2 {
			w.db.Clock().Advance(9 * time.Second)
			w.evaluate() // aged
			w.observe(stay)
			w.evaluate() // read again
		}
		if n := count(); n == 0 || n > 4*outcomesPerTenant {
			w.Errorf("%d alerts after four evaluations", n)
		}
	})
}

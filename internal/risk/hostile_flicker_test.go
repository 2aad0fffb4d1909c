package risk

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
)

// A metric that flickers around its threshold raises alert after alert; a wallet's position is unwound once.
func TestAFlickerBeginsOneUnwindOfAPosition(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.give(uuid.New(), 0, map[string]money.USD{"a": 100 * money.Dollar})
		w.createRule(func(t *Terms) {
			t.Metric, t.Threshold, t.ResolveThreshold, t.Action = NavAgeSeconds, 5*one, 5*one, Unwind
		})
		w.evaluate()
		for range 30 {
			w.db.Clock().Advance(9 * time.Second)
			w.evaluate()
			w.after(0, stay)
		}
		var open int
		w.must(w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM risk_actions WHERE kind = 'unwind' AND ended_at IS NULL`).Scan(&open))
		if open > 1 {
			w.Errorf("after %s one rule has %d unwinds of one position open", 30*9*time.Second, open)
		}
	})
}

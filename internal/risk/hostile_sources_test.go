package risk

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func (w *world) depeg() {
	w.readings.Tokens = []TokenReading{{Token: chain.USDC, Configured: true, Price: 900_000, At: w.db.Clock().Now().UTC()}}
}

// A rule that acts on all sources that take a stablecoin acts on those that join the catalog
// while its alert is open.
func TestASourceThatJoinsWhileTheStablecoinIsOffIsFrozen(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.createRule(func(t *Terms) {
			t.Metric, t.Threshold, t.ResolveThreshold, t.Action = DepegBps, 50*one, 50*one, FreezeSource
		})
		w.depeg()
		w.evaluate()
		w.addSource("late")
		w.after(10*time.Minute, stay)
		if got := w.stopped(); len(got) != 2 {
			w.Errorf("stopped is %q, of the sources a and late, and the alert is %s", got, w.alerts()[0].Status)
		}
	})
}

// A resumed source is not stopped again by the same alert, also if the source joined after the alert was raised.
func TestAnAlertDoesNotStopAgainWhatWasResumed(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.createRule(func(t *Terms) {
			t.Metric, t.Threshold, t.ResolveThreshold, t.Action = DepegBps, 50*one, 50*one, Unwind
		})
		w.depeg()
		w.evaluate()
		w.addSource("late")
		w.give(uuid.New(), 0, map[string]money.USD{"late": 100 * money.Dollar})
		w.after(10*time.Minute, stay)
		if _, _, err := stop.Resume(w.Context(), w.db, approvaltest.NewService(w.db, stop.DefineChanges), org, stop.OfSource("late")); err != nil {
			w.Fatal(err)
		}
		w.give(uuid.New(), 0, map[string]money.USD{"late": 100 * money.Dollar})
		w.after(10*time.Minute, stay)
		if got := w.stopped(); len(got) != 1 {
			w.Errorf("late was resumed, and the same alert has stopped it again: %q", got)
		}
	})
}

// A signer that has a database of its own has no rules, and lets any change pass. One that
// makes no sense of the rule any more fails here.
func TestAChangeThatMakesNoSenseFailsWithASignerOfItsOwn(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		appliers := approval.NewAppliers()
		DefineChanges(appliers)
		w.service.approvals = approval.NewService(db, appliers, approvaltest.Signer{DB: storetest.Open(t, store.SQLite), Appliers: appliers})
		ann, _ := approvaltest.Register(t, w.service.approvals, org, "ann")
		rule := w.createRule(func(t *Terms) { t.Action = FreezeSource })
		_, asked, err := w.service.Update(t.Context(), org, rule.ID, Change{ResolveThreshold: to(60 * one)}, Powers{Weaken: true})
		w.must(err)
		if _, _, err := w.service.Update(t.Context(), org, rule.ID, Change{Threshold: to(50 * one), ResolveThreshold: to(50 * one)}, Powers{}); err != nil {
			t.Fatal(err)
		}
		ann.Vote(asked.ID, approval.Approve)
		a, _, err := w.service.approvals.Get(t.Context(), org, asked.ID)
		w.must(err)
		r, err := w.service.Get(t.Context(), org, rule.ID)
		w.must(err)
		if a.Status != approval.Failed {
			t.Errorf("the change is %s, and the rule resolves at %s", a.Status, r.ResolveThreshold)
		}
	})
}

package risk

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
)

var otherOrg = uuid.MustParse("5a4d0000-0000-4000-8000-000000000002")

func (w *world) createRuleOf(organization uuid.UUID, change func(*Terms)) Rule {
	w.Helper()
	t := terms(change)
	w.must(t.check())
	r, err := store.Write(w.Context(), w.db, func(tx *store.Tx) (Rule, error) {
		if err := changeRules(w.Context(), tx, organization, 1); err != nil {
			return Rule{}, err
		}
		return insertRule(w.Context(), tx, organization, uuid.New(), t), nil
	})
	w.must(err)
	return r
}

func (w *world) stopped() (all []stop.Target) {
	w.Helper()
	w.must(stop.Each(w.Context(), w.db, func(_ uuid.UUID, s stop.Stop) error { all = append(all, s.Target); return nil }))
	return all
}

// A name is no way to keep a rule from acting, nor those of other organizations.
func TestWhateverARuleIsCalledItActs(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		approvaltest.Register(w.T, w.service.approvals, org, "ann")
		rule := w.createRule(func(t *Terms) { t.Action = FreezeSource })
		name := "A" + strings.Repeat("\ue000", 99)
		if _, asked, err := w.service.Update(w.Context(), org, rule.ID, Change{Name: &name}, Powers{}); err != nil || asked != nil {
			w.Fatalf("the attack was refused: %v, %v", asked, err)
		}
		w.createRuleOf(otherOrg, func(t *Terms) { t.Action = FreezeSource })
		w.evaluate()
		w.db.Clock().Advance(time.Second)
		w.observe(setPrice(9000))
		for range 3 {
			if err := w.e.evaluate(w.Context(), w.seat, w.m); err != nil {
				w.Errorf("the evaluation of all organizations fails: %v", err)
			}
			w.load()
		}
		if got := w.stopped(); len(got) != 2 {
			w.Errorf("stopped is %q, want the source of both organizations", got)
		}
		others, _, err := w.service.Alerts(w.Context(), otherOrg, AlertFilter{}, store.Page{Limit: 10})
		w.must(err)
		if len(others) != 1 {
			w.Errorf("the other organization has %d alerts, want 1", len(others))
		}
	})
}

// An unwind of one wallet's position freezes for it all sources that a freeze would.
func TestAnUnwindFreezesWhatAFreezeWould(t *testing.T) {
	each(t, func(w *world) {
		mine := uuid.New()
		w.addSource("a")
		w.addSource("b")
		approvaltest.Register(w.T, w.service.approvals, org, "ann")
		w.give(mine, 100*money.Dollar, map[string]money.USD{"b": money.Dollar})
		rule := w.createRule(func(t *Terms) {
			t.Metric, t.Threshold, t.ResolveThreshold, t.Action, t.Scope.Wallet = DepegBps, 50*one, 50*one, FreezeSource, &mine
		})
		action, keep := Unwind, money.Bps(9999)
		if _, asked, err := w.service.Update(w.Context(), org, rule.ID, Change{Action: &action, Keep: &keep}, Powers{}); err != nil || asked != nil {
			w.Logf("the attack was refused: %v, %v", asked, err)
		}
		w.readings.Tokens = []TokenReading{{Token: chain.USDC, Configured: true, Price: 900_000, At: w.db.Clock().Now().UTC()}}
		w.evaluate()
		w.after(10*time.Second, stay)
		stops, err := stop.LoadForWallet(w.Context(), w.db, org, mine)
		w.must(err)
		for _, source := range []string{"a", "b"} {
			if _, stopped := stops.OfSource(source, ""); !stopped {
				w.Errorf("the wallet's cash may enter %s, of a stablecoin that has lost 10%%: the stops are %+v", source, stops)
			}
		}
	})
}

// A rule fires while approvers vote on the resumption of another stop: their vote on that stop, whatever its reason,
// does not end the rule's freeze.
func TestAnApprovalOfAnotherStopEndsNoFreeze(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		approvals := approvaltest.NewService(w.db, DefineChanges, stop.DefineChanges)
		ann, _ := approvaltest.Register(w.T, approvals, org, "ann")
		holder := uuid.New()
		w.give(holder, 0, map[string]money.USD{"a": 300 * money.Dollar})
		w.createRule(func(t *Terms) { t.Action = Unwind })
		w.evaluate()
		if _, err := stop.Put(w.Context(), w.db, org, stop.OfSource("a"), "drill, please resume"); err != nil {
			w.Fatal(err)
		}
		_, asked, err := stop.Resume(w.Context(), w.db, approvals, org, stop.OfSource("a"))
		w.must(err)
		if asked.Status != approval.ConsensusNeeded {
			w.Fatalf("asked: %+v", asked)
		}
		ballot := ann.Ballot(asked.ID, approval.Approve) // she stamps "drill", before anything happens
		w.after(time.Second, setPrice(9000))
		w.evaluate()
		if got := w.stopped(); len(got) != 1 {
			w.Fatalf("stopped: %q", got)
		}
		if _, err := approvals.Vote(w.Context(), org, asked.ID, ballot); err != nil {
			w.Logf("the vote: %v", err)
		}
		w.after(10*time.Minute, setPrice(8000))
		w.after(10*time.Minute, setPrice(7000))
		if got := w.stopped(); len(got) != 1 {
			w.Errorf("30%% are lost, the rule's alert is %s, and nothing stops the source: %q", w.alerts()[0].Status, got)
		}
	})
}

// A time that is over ends the silence, also where an alert before was silenced for longer.
func TestASilenceEndsWhenItIsEnded(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.createRule(func(*Terms) {})
		w.evaluate()
		w.after(time.Second, setPrice(9000))
		first := w.alerts()[0].ID
		_, err := w.service.Silence(w.Context(), org, first, w.db.Clock().Now().Add(29*24*time.Hour))
		w.must(err)
		w.after(time.Second, setPrice(10000))
		w.after(time.Second, setPrice(9000))
		second := w.alerts()[1].ID
		_, err = w.service.Silence(w.Context(), org, second, w.db.Clock().Now().Add(-time.Second)) // ends it
		w.must(err)
		w.after(time.Second, stay)
		w.assertAlerts("the silence was ended", "threshold resolved told", "threshold open told")
		if _, err := w.service.Silence(w.Context(), org, first, w.db.Clock().Now().Add(-time.Second)); err != nil {
			w.Logf("ending the silence of the first: %v", err)
		}
		w.after(time.Second, setPrice(10000))
		w.after(time.Second, setPrice(9000))
		w.assertAlerts("after the silence was ended", "threshold resolved told", "threshold resolved told", "threshold open told")
	})
}

// The silence of an alert that has been open for a month holds for the next one.
func TestAnOldAlertIsSilenced(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = ApyBelowBps, 500*one, 500*one })
		w.evaluate()
		w.after(31*24*time.Hour, stay)
		_, err := w.service.Silence(w.Context(), org, w.alerts()[0].ID, w.db.Clock().Now().Add(29*24*time.Hour))
		w.must(err)
		apy := func(n int) func(*SourceReading) { return func(r *SourceReading) { r.ApyBps = n } }
		w.after(time.Second, apy(600))
		w.after(time.Second, apy(400))
		w.assertAlerts("silenced", "threshold resolved told", "threshold open silenced")
	})
}

// An organization's own source does not appear in another's dry run.
func TestADryRunSeesNobodyElsesSources(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.addSource("secret")
		w.readings.Sources[1].Owner = otherOrg
		from := w.db.Clock().Now()
		w.evaluate()
		count := func() int {
			run, err := w.service.TryRule(w.Context(), org, terms(func(*Terms) {}), from.Add(-time.Hour), w.db.Clock().Now().Add(time.Second))
			w.must(err)
			return run.Observations
		}
		before := count()
		for i := range 5 {
			w.after(time.Second, func(r *SourceReading) {
				if r.Source == "secret" {
					setPrice(uint64(9000 - 100*i))(r)
				}
			})
		}
		if after := count(); after != before {
			w.Errorf("%d observations, and %d after five of another organization's own source", before, after)
		}
	})
}

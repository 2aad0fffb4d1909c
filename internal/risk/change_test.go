package risk

import (
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

func to[T any](v T) *T { return &v }

func TestWhichChangesWeakenARule(t *testing.T) {
	acting := func(m Metric, threshold, resolve Level) Terms {
		return Terms{Name: "r", Metric: m, Threshold: threshold, ResolveThreshold: resolve, ForSeconds: 60, Severity: Critical, Action: Unwind, Keep: 1000, Enabled: true}
	}
	drop, apy := acting(NavDropBps, 100*one, 50*one), acting(ApyBelowBps, 100*one, 200*one)
	frozen, alerting, off := drop, drop, drop
	frozen.Action, frozen.Keep = FreezeSource, 0
	alerting.Action, alerting.Keep = OnlyAlert, 0
	off.Enabled = false
	for _, c := range []struct {
		name   string
		rule   Terms
		change Change
		want   bool
	}{
		{"nothing", drop, Change{}, false},
		{"its name", drop, Change{Name: to("other"), Severity: to(Info)}, false},
		{"off", drop, Change{Enabled: to(false)}, true},
		{"a higher threshold", drop, Change{Threshold: to(101 * one)}, true},
		{"a lower threshold", drop, Change{Threshold: to(99 * one)}, false},
		{"a threshold below what resolved", drop, Change{Threshold: to(40 * one), ResolveThreshold: to(40 * one)}, false},
		{"resolved later", drop, Change{ResolveThreshold: to(49 * one)}, true},
		{"resolved later than it has to be", drop, Change{Threshold: to(40 * one), ResolveThreshold: to(39 * one)}, true},
		{"resolved earlier", drop, Change{ResolveThreshold: to(51 * one)}, false},
		{"of a floor, a lower threshold", apy, Change{Threshold: to(99 * one)}, true},
		{"of a floor, a higher threshold", apy, Change{Threshold: to(101 * one)}, false},
		{"of a floor, resolved later", apy, Change{ResolveThreshold: to(201 * one)}, true},
		{"of a floor, resolved earlier", apy, Change{ResolveThreshold: to(199 * one)}, false},
		{"of a floor, a threshold above what resolved", apy, Change{Threshold: to(300 * one), ResolveThreshold: to(300 * one)}, false},
		{"longer", drop, Change{ForSeconds: to(int64(61))}, true},
		{"shorter", drop, Change{ForSeconds: to(int64(59))}, false},
		{"more stays", drop, Change{Keep: to(money.Bps(1001))}, true},
		{"less stays", drop, Change{Keep: to(money.Bps(999))}, false},
		{"it freezes only", drop, Change{Action: to(FreezeSource)}, true},
		{"it alerts only", frozen, Change{Action: to(OnlyAlert)}, true},
		{"it unwinds, too", frozen, Change{Action: to(Unwind), Keep: to(money.Bps(9000))}, false},
		{"of a rule that only alerts", alerting, Change{Enabled: to(false), Threshold: to(900 * one)}, false},
		{"of a rule that is off", off, Change{Threshold: to(900 * one)}, true},
		{"on again", off, Change{Enabled: to(true)}, false},
	} {
		if got := c.rule.weakenedBy(c.change.applyTo(c.rule)); got != c.want {
			t.Errorf("%s: weakens %t", c.name, got)
		}
	}
}

// A rule that is changed in steps, none of which weakens it, acts in every case in which it acted before.
func TestAChangeThatDoesNotWeakenActsNoLater(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		m := rapid.SampledFrom([]Metric{NavDropBps, LiquidityBelowUsd}).Draw(t, "metric")
		draw := func(name string) Terms {
			threshold := rapid.IntRange(1, 40).Draw(t, name)
			resolved := rapid.IntRange(1, threshold)
			if metrics[m].below {
				resolved = rapid.IntRange(threshold, 40)
			}
			drawn := Terms{Name: "r", Metric: m, Threshold: Level(threshold) * one, ResolveThreshold: Level(resolved.Draw(t, name+" resolved")) * one,
				ForSeconds: rapid.Int64Range(0, 3).Draw(t, name+" for"), Severity: Info, Action: FreezeSource, Enabled: true}
			if err := drawn.check(); err != nil {
				t.Fatal(err)
			}
			return drawn
		}
		was, is := draw("was"), draw("is")
		if was.weakenedBy(is) {
			return
		}
		value := Level(rapid.IntRange(0, 45).Draw(t, "value")) * one
		if m.reaches(value, was.Threshold) && !m.reaches(value, is.Threshold) {
			t.Fatalf("%s raised an alert, and does not", value)
		}
		if is.ForSeconds > was.ForSeconds {
			t.Fatal("it waits longer")
		}
	})
}

// The right to change rules alone is not enough to weaken an organization's protection.
func TestWeakeningARuleThatActsTakesTheQuorum(t *testing.T) {
	each(t, func(w *world) {
		freezes := func(t *Terms) { t.Action = FreezeSource }
		rule := w.createRule(freezes)
		alerting := w.createRule(func(*Terms) {})
		raised := Change{Threshold: to(200 * one), ResolveThreshold: to(200 * one)}
		if _, _, err := w.service.Update(w.Context(), org, rule.ID, raised, Powers{}); fault.CodeOf(err) != fault.Forbidden {
			w.Errorf("without the power: %v", err)
		}
		if _, err := w.service.Delete(w.Context(), org, rule.ID, Powers{}); fault.CodeOf(err) != fault.Forbidden {
			w.Errorf("deleting without the power: %v", err)
		}
		if r, asked, err := w.service.Update(w.Context(), org, rule.ID, raised, Powers{Weaken: true}); err != nil || asked != nil || r.Threshold != 200*one {
			w.Errorf("where nobody approves, it became %s, %v, %v", r.Threshold, asked, err)
		}
		ann, _ := approvaltest.Register(w.T, w.service.approvals, org, "ann")
		higher := Change{Threshold: to(300 * one), ResolveThreshold: to(300 * one)}
		r, asked, err := w.service.Update(w.Context(), org, rule.ID, higher, Powers{Weaken: true})
		if err != nil || asked == nil || asked.Status != approval.ConsensusNeeded || r.Threshold != 200*one {
			w.Fatalf("it became %s, %+v, %v", r.Threshold, asked, err)
		}
		if _, again, err := w.service.Update(w.Context(), org, rule.ID, higher, Powers{Weaken: true}); err != nil || again.ID != asked.ID {
			w.Errorf("asked again: %+v, %v", again, err)
		}
		if r, waits, err := w.service.Update(w.Context(), org, rule.ID, Change{ForSeconds: to(int64(0)), Name: to("stronger")}, Powers{}); err != nil || waits != nil || r.Name != "stronger" {
			w.Errorf("what does not weaken: %+v, %v", waits, err)
		}
		ann.Vote(asked.ID, approval.Approve)
		if r, err := w.service.Get(w.Context(), org, rule.ID); err != nil || r.Threshold != 300*one || r.Name != "stronger" {
			w.Errorf("approved, it is %+v, %v", r.Terms, err)
		}
		gone, err := w.service.Delete(w.Context(), org, rule.ID, Powers{Weaken: true})
		if err != nil || gone == nil {
			w.Fatalf("deleting it: %+v, %v", gone, err)
		}
		if _, err := w.service.Get(w.Context(), org, rule.ID); err != nil {
			w.Errorf("while that waits: %v", err)
		}
		ann.Vote(gone.ID, approval.Approve)
		if _, err := w.service.Get(w.Context(), org, rule.ID); fault.CodeOf(err) != fault.RuleNotFound {
			w.Errorf("once that is approved: %v", err)
		}
		if asked, err := w.service.Delete(w.Context(), org, alerting.ID, Powers{}); err != nil || asked != nil {
			w.Errorf("deleting one that only alerts: %+v, %v", asked, err)
		}
	})
}

// An approved change is applied to the terms at that time, if it is valid for them; else it is not applied.
func TestAnApprovedChangeOfARuleThatHasChanged(t *testing.T) {
	each(t, func(w *world) {
		ann, _ := approvaltest.Register(w.T, w.service.approvals, org, "ann")
		rule := w.createRule(func(t *Terms) { t.Action = FreezeSource })
		_, asked, err := w.service.Update(w.Context(), org, rule.ID, Change{ResolveThreshold: to(60 * one)}, Powers{Weaken: true})
		w.must(err)
		if _, _, err := w.service.Update(w.Context(), org, rule.ID, Change{Threshold: to(50 * one), ResolveThreshold: to(50 * one)}, Powers{}); err != nil {
			w.Fatal(err)
		}
		ann.Vote(asked.ID, approval.Approve)
		if a, _, err := w.service.approvals.Get(w.Context(), org, asked.ID); err != nil || a.Status != approval.Failed {
			w.Errorf("the change is %s, %v", a.Status, err)
		}
		if r, err := w.service.Get(w.Context(), org, rule.ID); err != nil || r.ResolveThreshold != 50*one {
			w.Errorf("the rule is %+v, %v", r.Terms, err)
		}
		if _, err := w.service.Get(w.Context(), uuid.New(), rule.ID); fault.CodeOf(err) != fault.RuleNotFound {
			w.Errorf("another organization: %v", err)
		}
	})
}

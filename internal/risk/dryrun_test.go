package risk

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/request/requesttest"
)

// A dry run over recorded observations has the results that the rule had.
func TestADryRunSaysWhatTheRuleDid(t *testing.T) {
	each(t, func(w *world) {
		rng := randtest.Rand(t)
		w.addSource("a")
		w.addSource("b")
		mine := uuid.New()
		w.give(mine, 40*money.Dollar, map[string]money.USD{"a": 60 * money.Dollar})
		rules := []Rule{
			w.createRule(func(t *Terms) { t.ForSeconds = 900 }),
			w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = TvlDropPct, 20*one, 10*one }),
			w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = UnreadableSeconds, 630*one, 630*one }),
			w.createRule(func(t *Terms) {
				t.Metric, t.Threshold, t.ResolveThreshold, t.Scope.Wallet = ConcentrationPct, 55*one, 50*one, &mine
			}),
			w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = DepegBps, 50*one, 50*one }),
		}
		from := w.db.Clock().Now()
		w.observe(stay)
		w.evaluate()
		for range 60 {
			for range 3 {
				w.db.Clock().Advance(time.Minute)
				w.evaluate()
			}
			w.mu.Lock()
			price := money.USD(990_000 + rng.IntN(20_000))
			w.readings.Tokens = []TokenReading{{Token: chain.USDC, Configured: true, Price: price, At: w.db.Clock().Now().Add(time.Minute).UTC().Truncate(time.Microsecond)}}
			w.mu.Unlock()
			if rng.IntN(6) == 0 {
				w.give(mine, money.USD(1+rng.IntN(30))*money.Dollar, nil)
			}
			w.after(time.Minute, func(r *SourceReading) {
				setPrice(uint64(9850 + rng.IntN(150)))(r)
				r.Tvl = money.USD(700_000+rng.IntN(300_000)) * money.Dollar
				readable := rng.IntN(4) > 0
				if readable && !r.Readable {
					r.At = w.db.Clock().Now().UTC().Truncate(time.Microsecond)
				}
				r.Readable = readable
			})
		}
		var all int
		for _, r := range rules {
			var did []string
			for _, a := range w.alerts() {
				if a.Rule == r.ID && a.Kind != MoreAlerts {
					did = append(did, fmt.Sprintf("%s %s %s %s", a.Kind, a.Source, a.Token, a.Value))
				}
			}
			run, err := w.service.TryRule(w.Context(), org, unscoped(r.Terms), from.Add(-time.Second), w.db.Clock().Now().Add(time.Second))
			if r.Scope.Wallet != nil {
				run, err = w.tryOfWallet(r, from.Add(-time.Second))
			}
			w.must(err)
			var would []string
			for _, f := range run.Firings {
				would = append(would, fmt.Sprintf("%s %s %s %s", f.Kind, f.Source, f.Token, f.Value))
			}
			slices.Sort(did)
			slices.Sort(would)
			if !slices.Equal(did, would) {
				w.Errorf("%s did %q and would have done %q", r.Metric, did, would)
			}
			all += len(did)
		}
		if all < 10 {
			w.Errorf("only %d alerts", all)
		}
	})
}

func unscoped(t Terms) Terms {
	t.Scope = Scope{}
	if t.Metric == ConcentrationPct {
		t.Metric = NavDropBps // tried by its wallet
	}
	return t
}

// tryOfWallet tries a rule over a wallet that only the ledger knows.
func (w *world) tryOfWallet(r Rule, from time.Time) (DryRun, error) {
	run := replay{m: newMemory(), rule: &r, open: map[uuid.UUID]int{}}
	run.m.replaceRules(org, 1, []Rule{r})
	if err := run.loadHoldings(w.Context(), w.db, from); err != nil {
		return DryRun{}, err
	}
	err := run.play(w.Context(), w.db, from.UnixMicro(), w.db.Clock().Micros()+1)
	return run.result, err
}

func TestWhatMakesNoSenseIsRefused(t *testing.T) {
	for name, change := range map[string]func(*Terms){
		"no name":                      func(t *Terms) { t.Name = "" },
		"a space before":               func(t *Terms) { t.Name = " x" },
		"no metric":                    func(t *Terms) { t.Metric = "nav" },
		"no threshold":                 func(t *Terms) { t.Threshold, t.ResolveThreshold = 0, 0 },
		"more than all":                func(t *Terms) { t.Threshold = 10_001 * one },
		"resolved on the worse side":   func(t *Terms) { t.ResolveThreshold = 101 * one },
		"resolved below zero":          func(t *Terms) { t.ResolveThreshold = 0 },
		"below, resolved on the worse": func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = LiquidityBelowUsd, 100*one, 99*one },
		"no severity":                  func(t *Terms) { t.Severity = "high" },
		"no action":                    func(t *Terms) { t.Action = "sell" },
		"unwinding of what does not":   func(t *Terms) { t.Keep = 10 },
		"keeping all":                  func(t *Terms) { t.Action, t.Keep = Unwind, 10_000 },
		"keeping what is too concentrated": func(t *Terms) {
			t.Metric, t.Threshold, t.ResolveThreshold, t.Action, t.Keep = ConcentrationPct, 50*one, 40*one, Unwind, 4000
		},
		"a month and more": func(t *Terms) { t.ForSeconds = maxForSeconds + 1 },
	} {
		if err := terms(change).check(); fault.CodeOf(err) != fault.Validation {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, template := range Templates() {
		for _, r := range template.Rules {
			if err := r.check(); err != nil {
				t.Errorf("%s: %s: %v", template.Name, r.Name, err)
			}
		}
	}
}

func TestHashesOfRequestsStay(t *testing.T) {
	id := uuid.MustParse("5d0b6a5e-6a0c-4b7e-9d54-2f1f6c0a9e11")
	requesttest.CheckHash(t, terms(stayTerms), "9f69187a017b9df00e1b716bb1e9a8ddc6ac14b1976edec4105e75b9b5f5108a")
	requesttest.CheckHash(t, terms(func(t *Terms) {
		t.Scope, t.ForSeconds, t.Action, t.Keep = Scope{&id, "a"}, 60, Unwind, 100
	}), "a389d736d4f5b07b876af70e16c5ac72c70431f5e8d6a22fe10847b2594b0217")
	requesttest.CheckHash(t, applied{Template: "a"}, "15a28d767d2d3c4889dd16908c9b34a27bd0eab473513d5eca3c1c8177b4d150")
	requesttest.CheckHash(t, applied{"a", Scope{&id, "a"}}, "69e2e103ac526a637a6acfefe01cac37bbf928b2c5523a5dd900eeab0802eb12")
}

func TestALevelIsWrittenAsShortAsItIs(t *testing.T) {
	for level, want := range map[Level]string{0: "0", one: "1", 1: "0.000001", 62_500_000: "62.5", -20 * one: "-20", 1_000_000 * one: "1000000", -1: "-0.000001"} {
		if got := level.String(); got != want {
			t.Errorf("%d is written %s, want %s", int64(level), got, want)
		}
		var back Level
		if err := back.UnmarshalJSON([]byte(want)); err != nil || back != level {
			t.Errorf("%s is read as %d, %v", want, int64(back), err)
		}
	}
}

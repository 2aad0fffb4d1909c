package risk

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestADropIsRaisedAndResolvedOnce(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.addSource("b")
		r := w.createRule(func(t *Terms) { t.Threshold, t.ResolveThreshold, t.ForSeconds = 100*one, 50*one, 60 })
		holder := uuid.New()
		w.give(holder, 0, map[string]money.USD{"a": 300 * money.Dollar})
		w.evaluate()
		w.after(10*time.Second, func(r *SourceReading) {
			if r.Source == "a" {
				setPrice(9900)(r)
			}
		})
		w.assertAlerts("at first")
		for range 7 {
			w.after(10*time.Second, stay)
			w.load() // another replica takes over
		}
		w.assertAlerts("after the rule's time", "threshold open told")
		a := w.alerts()[0]
		if a.Source != "a" || a.Wallet != nil || *a.Value != 100*one || a.Rule != r.ID || a.Positions.Count != 1 || a.Positions.AmountUsd != 297*money.Dollar || a.Positions.Positions[0].Wallet != holder {
			w.Errorf("the alert says %+v", a)
		}
		for i := range 20 { // it flickers
			w.after(10*time.Second, setPrice(uint64(9940+20*(i%2))))
		}
		w.assertAlerts("while it flickers", "threshold open told")
		for range 7 {
			w.after(10*time.Second, setPrice(9970))
		}
		w.assertAlerts("in the end", "threshold resolved told")
		w.assertEvents("in the end", org, "triggered", "resolved")
		eventtest.CheckAll(w, w.db, event.RiskTriggered, event.RiskResolved)
	})
}

func TestEachMetricIsOfWhatWasObserved(t *testing.T) {
	for name, c := range map[string]struct {
		rule  func(*Terms)
		worse func(*SourceReading)
		value string
	}{
		"apy":         {func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = ApyBelowBps, 300*one, 300*one }, func(r *SourceReading) { r.ApyBps = -20 }, "-20"},
		"tvl":         {func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = TvlDropPct, 10*one, 10*one }, func(r *SourceReading) { r.Tvl = 875_000 * money.Dollar }, "12.5"},
		"utilization": {func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = UtilizationPct, 95*one, 90*one }, func(r *SourceReading) { u := money.Bps(9955); r.Utilization = &u }, "99.55"},
		"nav":         {func(t *Terms) {}, setPrice(9850), "150"},
		"total loss":  {func(t *Terms) {}, setPrice(0), "10000"},
		"nav age":     {func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = NavAgeSeconds, 86400*one, 86400*one }, func(r *SourceReading) { r.PricedAt = r.At.Add(-25 * time.Hour) }, "90000"},
		"liquidity":   {func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = LiquidityBelowUsd, 1000*one, 1000*one }, func(r *SourceReading) { r.Liquidity = 999_999_999 }, "999.999999"},
		"unreadable":  {func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = UnreadableSeconds, 60*one, 60*one }, func(r *SourceReading) { r.Readable, r.At = false, r.At.Add(-time.Minute) }, "60"},
	} {
		t.Run(name, func(t *testing.T) {
			each(t, func(w *world) {
				w.addSource("a")
				w.createRule(c.rule)
				w.evaluate()
				w.assertAlerts("at first")
				w.after(10*time.Second, c.worse)
				w.assertAlerts("then", "threshold open told")
				if a := w.alerts(); len(a) == 1 && a[0].Value.String() != c.value {
					w.Errorf("the value is %s, want %s", a[0].Value, c.value)
				}
			})
		})
	}
}

func TestADropIsFromTheHighestOfADay(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.createRule(func(*Terms) {})
		w.evaluate()
		for i := range 24 { // half a percent in a day, an hour at a time
			w.after(time.Hour, setPrice(uint64(10000-2*i)))
		}
		w.load()
		w.assertAlerts("slowly")
		w.after(time.Hour, setPrice(9896))
		w.assertAlerts("below what it was a day ago", "threshold open told")
		w.after(25*time.Hour, stay)
		w.after(time.Second, stay)
		w.assertAlerts("a day later that is what it is", "threshold resolved told")
	})
}

// The time of a rule is that of observations: a clock that is moved does not lengthen it, and is no time in which a
// source was not read.
func TestAClockThatJumpsRaisesNothing(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.createRule(func(t *Terms) { t.ForSeconds, t.Action = 3600, FreezeSource })
		w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = UnreadableSeconds, 60*one, 60*one })
		w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = NavAgeSeconds, 3600*one, 3600*one })
		w.evaluate()
		w.after(10*time.Second, setPrice(9850))
		w.db.Clock().Advance(48 * time.Hour)
		w.evaluate()
		w.assertAlerts("before anything is observed again")
		w.observe(func(r *SourceReading) { r.At = r.At.Add(-48*time.Hour + 10*time.Second) })
		w.evaluate()
		w.assertAlerts("by the time of the chain, ten seconds later")
	})
}

func TestWhatIsMissingIsAnAlertOfItsOwn(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = ApyBelowBps, 300*one, 300*one })
		w.evaluate()
		w.after(time.Minute, func(r *SourceReading) { r.Readable = false })
		w.assertAlerts("at once")
		w.after(5*time.Minute, stay)
		w.assertAlerts("after five minutes", "metric_missing open told")
		w.after(time.Second, func(r *SourceReading) { r.Readable = true })
		w.after(time.Second, stay)
		w.assertAlerts("when it is there again", "metric_missing resolved told")
		w.assertEvents("of it", org, "triggered", "resolved")
	})
}

func TestARuleThatCannotBeEvaluatedSaysSo(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		depeg := w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = DepegBps, 50*one, 50*one })
		lost := w.createRule(func(t *Terms) { t.Scope.Source = "gone" })
		w.evaluate()
		for id, want := range map[uuid.UUID]failure.Reason{
			depeg.ID: {Code: failure.PricesMissing, Text: "no prices of the stablecoin are configured"},
			lost.ID:  {Code: failure.SourceRemoved, Text: "the source is not in the catalog any more"},
		} {
			r, err := w.service.Get(w.Context(), org, id)
			w.must(err)
			if r.Problem != want {
				w.Errorf("the problem is %+v, want %+v", r.Problem, want)
			}
		}
		now := w.db.Clock().Now().UTC()
		w.readings.Tokens = []TokenReading{{Token: chain.USDC, Configured: true, Price: 993_000, At: now}}
		w.evaluate()
		w.assertAlerts("with prices", "threshold open told")
		if a := w.alerts()[0]; a.Token != chain.USDC || a.Value.String() != "70" {
			w.Errorf("the alert is of %s at %s", a.Token, a.Value)
		}
		if r, err := w.service.Get(w.Context(), org, depeg.ID); err != nil || r.Problem != (failure.Reason{}) {
			w.Errorf("the problem is %+v, %v", r.Problem, err)
		}
		if listed, _, err := w.service.List(w.Context(), org, store.Page{Limit: 10}); err != nil || len(listed) != 2 || listed[0].Problem.Code+listed[1].Problem.Code != failure.SourceRemoved {
			w.Errorf("listed are %+v, %v", listed, err)
		}
	})
}

// Concentration is computed for each wallet and announced in its stream. Only changed wallets are evaluated.
func TestConcentrationIsOfEachWallet(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.addSource("b")
		w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = ConcentrationPct, 60*one, 55*one })
		one, two, three := uuid.New(), uuid.New(), uuid.New()
		w.give(one, 50*money.Dollar, map[string]money.USD{"a": 50 * money.Dollar})
		w.give(two, 0, map[string]money.USD{"a": 60 * money.Dollar, "b": 40 * money.Dollar})
		w.evaluate()
		w.assertEvents("of one", one)
		w.assertEvents("of two", two, "triggered")
		w.give(three, 0, map[string]money.USD{"b": 10 * money.Dollar})
		w.give(one, 0, map[string]money.USD{"a": 50 * money.Dollar})
		w.give(two, 50*money.Dollar, nil)
		w.evaluate()
		w.assertEvents("of one", one, "triggered")
		w.assertEvents("of two", two, "triggered", "resolved")
		w.assertEvents("of three", three, "triggered")
		w.after(time.Second, func(r *SourceReading) {
			if r.Source == "a" {
				setPrice(2500)(r) // 25 of 75
			}
		})
		w.assertEvents("of one after a fall", one, "triggered", "resolved")
		w.give(three, 0, map[string]money.USD{"b": -10 * money.Dollar})
		w.evaluate()
		w.assertEvents("of three when it holds nothing", three, "triggered", "resolved")
		eventtest.CheckAll(w, w.db)
	})
}

// An organization in which very much happens at once is not finished at once, and holds up no
// other.
func TestOneOrganizationHoldsUpNoOther(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		const wallets = outcomesPerTenant + 100
		w.must(w.db.Write(w.Context(), func(tx *store.Tx) error {
			for range wallets {
				tx.Defer(`INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, yield_source_id, balance, reserved, units, updated_at)
					VALUES ($1, 'a', $2, 'yield_source', 'ethereum_sepolia', 'usdc', 'a', 1000000, 0, '1000000', 1)`, uuid.New(), org)
			}
			return nil
		}))
		w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = ConcentrationPct, 50*one, 50*one })
		other := uuid.New()
		w.must(w.db.Write(w.Context(), func(tx *store.Tx) error {
			if err := changeRules(w.Context(), tx, other, 1); err != nil {
				return err
			}
			insertRule(w.Context(), tx, other, uuid.New(), terms(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = ApyBelowBps, 500*one, 500*one }))
			return nil
		}))
		count := func(organization uuid.UUID, status Status) (n int) {
			w.must(w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM risk_alerts WHERE organization_id = $1 AND kind = $2 AND status = $3`, organization, string(Threshold), string(status)).Scan(&n))
			return n
		}
		w.evaluate()
		if n := count(org, Open); n != outcomesPerTenant || count(other, Open) != 1 {
			w.Errorf("at first %d alerts, and %d of the other", n, count(other, Open))
		}
		w.evaluate()
		if n := count(org, Open); n != wallets || len(w.m.late) != 0 {
			w.Errorf("then %d alerts, %d organizations late", n, len(w.m.late))
		}
		w.must(w.db.Write(w.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE risk_rules SET enabled = 0 WHERE organization_id = $1`, org)
			return changeRules(w.Context(), tx, org, 0)
		}))
		w.evaluate()
		w.evaluate()
		if n := count(org, Resolved); n != wallets || w.m.ending {
			w.Errorf("%d alerts are resolved", n)
		}
	})
}

func TestARuleOfOneWalletWatchesWhatItHolds(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.addSource("b")
		mine := uuid.New()
		w.createRule(func(t *Terms) { t.Scope.Wallet = &mine })
		w.give(mine, 0, map[string]money.USD{"a": 10 * money.Dollar})
		w.evaluate()
		w.after(time.Second, setPrice(9000))
		w.assertEvents("of what it holds", mine, "triggered")
		w.give(mine, 0, map[string]money.USD{"b": 10 * money.Dollar})
		w.evaluate()
		w.assertEvents("of what it holds now", mine, "triggered", "triggered")
		w.give(mine, 0, map[string]money.USD{"a": -10 * money.Dollar})
		w.evaluate()
		w.assertEvents("of what it left", mine, "triggered", "triggered", "resolved")
		for _, a := range w.alerts() {
			if a.Source == "a" && a.Resolution != NothingLeft {
				w.Errorf("resolved as %s", a.Resolution)
			}
		}
	})
}

func TestARuleThatEndsResolvesItsAlerts(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		kept, disabled, deleted := w.createRule(stayTerms), w.createRule(stayTerms), w.createRule(stayTerms)
		w.evaluate()
		w.after(time.Second, setPrice(9000))
		w.assertEvents("of three", org, "triggered", "triggered", "triggered")
		off := false
		if _, _, err := w.service.Update(w.Context(), org, disabled.ID, Change{Enabled: &off}, Powers{}); err != nil {
			w.Fatal(err)
		}
		if _, err := w.service.Delete(w.Context(), org, deleted.ID, Powers{}); err != nil {
			w.Fatal(err)
		}
		w.evaluate()
		w.load()
		w.evaluate()
		for _, a := range w.alerts() {
			if open := a.Rule == kept.ID; (a.Status == Open) != open || !open && a.Resolution != RuleEnded {
				w.Errorf("an alert of %s is %s, %s", a.Rule, a.Status, a.Resolution)
			}
		}
		w.assertEvents("in the end", org, "triggered", "triggered", "triggered", "resolved", "resolved")
	})
}

func stayTerms(*Terms) {}

func TestMoreThanTwentyAlertsAnHourAreToldAsOne(t *testing.T) {
	each(t, func(w *world) {
		for i := range 33 {
			w.addSource(fmt.Sprint("s", i))
		}
		w.createRule(stayTerms)
		w.evaluate()
		w.after(time.Second, setPrice(9000))
		counts := map[string]int{}
		for _, a := range w.alerts() {
			counts[fmt.Sprintf("%s %s", a.Kind, a.telling)]++
			if a.Kind == MoreAlerts && a.Occurrences != 13 {
				w.Errorf("%d more", a.Occurrences)
			}
		}
		if counts["threshold told"] != 20 || counts["threshold capped"] != 13 || counts["more_alerts told"] != 1 || len(counts) != 3 {
			w.Errorf("there are %v", counts)
		}
		w.after(25*time.Hour, setPrice(9000))
		for _, a := range w.alerts() {
			if a.Status != Resolved {
				w.Errorf("%s of %s is %s", a.Kind, a.Source, a.Status)
			}
		}
		var events int
		w.must(w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM events`).Scan(&events))
		eventtest.CheckAll(w, w.db)
		if events != 42 {
			w.Errorf("%d events", events)
		}
	})
}

func TestAnAlertIsAcknowledgedAndSilenced(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.createRule(stayTerms)
		w.evaluate()
		w.after(time.Second, setPrice(9000))
		id := w.alerts()[0].ID
		if _, err := w.service.Acknowledge(w.Context(), uuid.New(), id, "mine"); err == nil {
			w.Error("another organization acknowledged it")
		}
		a, err := w.service.Acknowledge(w.Context(), org, id, "we know")
		w.must(err)
		if a.Acknowledgement == nil || a.Acknowledgement.Note != "we know" {
			w.Errorf("acknowledged: %+v", a.Acknowledgement)
		}
		_, err = w.service.Silence(w.Context(), org, id, w.db.Clock().Now().Add(time.Hour))
		w.must(err)
		w.after(time.Second, setPrice(10000))
		w.after(time.Second, setPrice(9000))
		w.assertAlerts("silenced", "threshold resolved told", "threshold open silenced")
		w.assertEvents("silenced", org, "triggered", "resolved")
		w.after(time.Hour, stay)
		w.assertAlerts("after the silence", "threshold resolved told", "threshold open told")
		w.assertEvents("after the silence", org, "triggered", "resolved", "triggered")
		if _, err := w.service.Acknowledge(w.Context(), org, id, "another"); err == nil {
			w.Error("what is resolved was acknowledged")
		}
	})
}

// Three replicas, of which the evaluating one dies again and again: each alert and each resolution has one event.
func TestThreeReplicasRaiseEachAlertOnce(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			address := storetest.Address(t, engine)
			w := newWorld(t, storetest.Connect(t, address))
			for i := range 5 {
				w.addSource(fmt.Sprint("s", i))
			}
			w.createRule(stayTerms)
			w.createRule(func(t *Terms) { t.Metric, t.Threshold, t.ResolveThreshold = TvlDropPct, 10*one, 10*one })
			var stops []func()
			start := func() {
				db := storetest.Connect(t, address)
				e := NewEvaluator(db, w.read, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
				r := tasktest.NewRunner(t, db, tasktest.Lease)
				r.HandleSeat(Seat, e.Evaluate)
				stops = append(stops, r.Start())
			}
			for range 3 {
				start()
			}
			waittest.Until(t, "the first prices are recorded", func() bool {
				var n int
				w.must(w.db.QueryRow(context.Background(), `SELECT COUNT(DISTINCT subject) FROM risk_observations`).Scan(&n))
				return n == 5
			})
			for round := range 3 {
				w.observe(setPrice(9000))
				w.until("all are raised", 5*(round+1), round*5)
				stops[0]()
				stops = stops[1:]
				start()
				w.observe(setPrice(10000))
				w.until("all are resolved", 5*(round+1), (round+1)*5)
			}
		})
	}
}

// until waits for so many events of both kinds, and no more.
func (w *world) until(what string, triggered, resolved int) {
	w.Helper()
	count := func(kind string) (n int) {
		w.must(w.db.QueryRow(context.Background(), `SELECT COUNT(*) FROM events WHERE type = $1`, "portfolio_wallet.risk.alert."+kind).Scan(&n))
		return n
	}
	waittest.Until(w, what, func() bool { w.observe(stay); return count("triggered") >= triggered && count("resolved") >= resolved })
	if t, r := count("triggered"), count("resolved"); t != triggered || r != resolved {
		w.Fatalf("%s: %d were raised and %d resolved, want %d and %d", what, t, r, triggered, resolved)
	}
}

// actions are the actions so far, in words.
func (w *world) actions() (all []string) {
	w.Helper()
	found, _, err := riskaction.List(w.Context(), w.db, org, riskaction.Filter{}, store.Page{Limit: 1000})
	w.must(err)
	for _, a := range found {
		of := "all"
		if a.Wallet != nil {
			of = a.Wallet.String()[:4]
		}
		all = append(all, fmt.Sprintf("%s %s of %s %s", a.Kind, a.Source, of, a.Status))
	}
	slices.Sort(all)
	return all
}

func TestAnAlertFreezesAndUnwinds(t *testing.T) {
	one, two := uuid.MustParse("11110000-0000-4000-8000-000000000000"), uuid.MustParse("22220000-0000-4000-8000-000000000000")
	for name, c := range map[string]struct {
		rule    func(*Terms)
		actions []string
		stops   []stop.Target
	}{
		"a freeze":                {func(t *Terms) { t.Action = FreezeSource }, []string{"freeze_source a of all completed"}, []stop.Target{stop.OfSource("a")}},
		"a freeze for one wallet": {func(t *Terms) { t.Action, t.Scope.Wallet = FreezeSource, &one }, []string{"freeze_source a of 1111 completed"}, []stop.Target{stop.OfSourceForWallet("a", one)}},
		"an unwind":               {func(t *Terms) { t.Action = Unwind }, []string{"freeze_source a of all completed", "unwind a of 1111 pending", "unwind a of 2222 pending"}, []stop.Target{stop.OfSource("a")}},
		"an unwind of one wallet": {func(t *Terms) { t.Action, t.Scope.Wallet = Unwind, &two }, []string{"freeze_source a of 2222 completed", "unwind a of 2222 pending"}, []stop.Target{stop.OfSourceForWallet("a", two)}},
		"an unwind of a part": {func(t *Terms) {
			t.Action, t.Metric, t.Threshold, t.ResolveThreshold, t.Keep = Unwind, ConcentrationPct, 60*level, 60*level, 5000
		}, []string{"freeze_source a of 2222 completed", "unwind a of 2222 pending"}, []stop.Target{stop.OfSourceForWallet("a", two)}},
		"an alert alone": {stayTerms, nil, nil},
	} {
		t.Run(name, func(t *testing.T) {
			each(t, func(w *world) {
				w.addSource("a")
				w.addSource("b")
				w.give(one, 100*money.Dollar, map[string]money.USD{"a": 50 * money.Dollar})
				w.give(two, 10*money.Dollar, map[string]money.USD{"a": 50 * money.Dollar, "b": 5 * money.Dollar})
				w.createRule(c.rule)
				w.evaluate()
				for range 2 { // again, by another replica
					w.after(time.Second, func(r *SourceReading) {
						if r.Source == "a" {
							setPrice(9800)(r)
						}
					})
					w.load()
				}
				if got := w.actions(); !slices.Equal(got, c.actions) {
					w.Errorf("there are %q, want %q", got, c.actions)
				}
				var stopped []stop.Target
				w.must(stop.Each(w.Context(), w.db, func(_ uuid.UUID, s stop.Stop) error { stopped = append(stopped, s.Target); return nil }))
				if !slices.Equal(stopped, c.stops) {
					w.Errorf("stopped is %q, want %q", stopped, c.stops)
				}
				eventtest.CheckAll(w, w.db)
			})
		})
	}
}

// level is one, where a wallet has that name.
const level = one

package riskaction_test

import (
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

// Begin is idempotent for one alert: one row, one stop, one task, one event each. Another alert has an action of its
// own, under the same stop.
func TestBeginningTwiceIsBeginningOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org, wallet := t.Context(), uuid.New(), uuid.New()
		cause := riskaction.Cause{Alert: uuid.New(), Rule: uuid.New(), Name: "NAV falls", Metric: "nav_drop_bps", Value: "250", Threshold: "100"}
		begin := func(n riskaction.New) {
			t.Helper()
			n.Organization = org
			if err := db.Write(ctx, func(tx *store.Tx) error { return riskaction.Begin(ctx, tx, n) }); err != nil {
				t.Fatal(err)
			}
		}
		freeze := riskaction.New{Cause: cause, Kind: riskaction.FreezeSource, Source: "morpho"}
		unwind := riskaction.New{Cause: cause, Kind: riskaction.Unwind, Wallet: &wallet, OneWallet: true, Source: "morpho", Keep: 2500}
		for range 2 {
			begin(freeze)
			begin(unwind)
		}
		another := unwind
		another.Cause.Alert = uuid.New()
		begin(another)

		actions, _, err := riskaction.List(ctx, db, org, riskaction.Filter{}, store.Page{Limit: 10})
		if err != nil || len(actions) != 2 {
			t.Fatalf("%d actions, %v", len(actions), err)
		}
		stops, err := stop.LoadForWallet(ctx, db, org, wallet)
		if err != nil || len(stops) != 2 {
			t.Errorf("stops: %+v, %v", stops, err)
		}
		for _, a := range actions {
			if frozen := a.Kind == riskaction.FreezeSource; frozen != (a.EndedAt != nil) || frozen != (a.Wallet == nil) || !stops.Has(a.Stop) {
				t.Errorf("%+v", a)
			}
		}
		for query, want := range map[string]int{
			`SELECT COUNT(*) FROM tasks WHERE kind = 'transfer.unwind'`: 1,
			`SELECT COUNT(*) FROM events`:                               2,
		} {
			var n int
			if err := db.QueryRow(ctx, query).Scan(&n); err != nil || n != want {
				t.Errorf("%s: %d, want %d, %v", query, n, want, err)
			}
		}
		eventtest.CheckAll(t, db, event.RiskAction)
		if _, err := riskaction.Get(ctx, db, uuid.New(), actions[0].ID); fault.CodeOf(err) != fault.ActionNotFound {
			t.Errorf("another organization reads it: %v", err)
		}
		db.Clock().Advance(time.Hour)
		if got := gauges(t, db); got["granary_risk_unwinds_open pending"] != 1 || got["granary_risk_unwinds_oldest_seconds"] < 3600 {
			t.Errorf("the gauges say %v", got)
		}
	})
}

// A source that approvers have resumed is not stopped again by the alert that froze it, for any wallet that it finds
// there later. Another alert stops it.
func TestAnAlertDoesNotStopWhatWasResumed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org := t.Context(), uuid.New()
		cause := riskaction.Cause{Alert: uuid.New(), Rule: uuid.New(), Name: "NAV falls", Metric: "nav_drop_bps", Value: "250", Threshold: "100"}
		begin := func(alert uuid.UUID, kind riskaction.Kind, wallet *uuid.UUID) (actions, stops int) {
			t.Helper()
			n := riskaction.New{Organization: org, Cause: cause, Kind: kind, Wallet: wallet, Source: "morpho"}
			n.Cause.Alert = alert
			if err := db.Write(ctx, func(tx *store.Tx) error { return riskaction.Begin(ctx, tx, n) }); err != nil {
				t.Fatal(err)
			}
			all, _, err := riskaction.List(ctx, db, org, riskaction.Filter{}, store.Page{Limit: 10})
			if err != nil {
				t.Fatal(err)
			}
			inForce, err := stop.Load(ctx, db, org)
			if err != nil {
				t.Fatal(err)
			}
			return len(all), len(inForce)
		}
		first, second, third := uuid.New(), uuid.New(), uuid.New()
		begin(cause.Alert, riskaction.FreezeSource, nil)
		if actions, stops := begin(cause.Alert, riskaction.Unwind, &first); actions != 2 || stops != 1 {
			t.Fatalf("%d actions, %d stops", actions, stops)
		}
		if _, _, err := stop.Resume(ctx, db, approvaltest.NewService(db, stop.DefineChanges), org, stop.OfSource("morpho")); err != nil {
			t.Fatal(err)
		}
		for _, wallet := range []*uuid.UUID{&first, &second} {
			if actions, stops := begin(cause.Alert, riskaction.Unwind, wallet); actions != 2 || stops != 0 {
				t.Errorf("after the resumption there are %d actions and %d stops", actions, stops)
			}
		}
		if actions, stops := begin(uuid.New(), riskaction.Unwind, &third); actions != 3 || stops != 1 {
			t.Errorf("another alert: %d actions, %d stops", actions, stops)
		}
	})
}

// An unwind ends with the stop that it was begun with, so one under another stop is another:
// of the organization's source, or of the one wallet's.
func TestUnwindsUnderDifferentStopsAreNotJoined(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org, wallet := t.Context(), uuid.New(), uuid.New()
		begin := func(oneWallet bool, keep money.Bps) (unwinds int, lowest money.Bps) {
			t.Helper()
			n := riskaction.New{Organization: org, Kind: riskaction.Unwind, Wallet: &wallet, OneWallet: oneWallet, Source: "morpho", Keep: keep,
				Cause: riskaction.Cause{Alert: uuid.New(), Rule: uuid.New(), Name: "NAV falls", Metric: "nav_drop_bps", Value: "250", Threshold: "100"}}
			if err := db.Write(ctx, func(tx *store.Tx) error { return riskaction.Begin(ctx, tx, n) }); err != nil {
				t.Fatal(err)
			}
			all, _, err := riskaction.List(ctx, db, org, riskaction.Filter{}, store.Page{Limit: 10})
			if err != nil {
				t.Fatal(err)
			}
			lowest = keep
			for _, a := range all {
				lowest = min(lowest, a.Keep)
			}
			return len(all), lowest
		}
		for _, c := range []struct {
			oneWallet bool
			keep      money.Bps
			unwinds   int
			lowest    money.Bps
		}{{true, 5_000, 1, 5_000}, {true, 2_500, 1, 2_500}, {true, 7_500, 1, 2_500}, {false, 5_000, 2, 2_500}, {false, 1_000, 2, 1_000}} {
			if unwinds, lowest := begin(c.oneWallet, c.keep); unwinds != c.unwinds || lowest != c.lowest {
				t.Errorf("%+v: %d unwinds, which leave %d at least", c, unwinds, lowest)
			}
		}
	})
}

// An action that has ended stays ended, also for a replica that still holds it.
func TestAnEndedActionStaysAsItEnded(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org, wallet := t.Context(), uuid.New(), uuid.New()
		n := riskaction.New{Organization: org, Kind: riskaction.Unwind, Wallet: &wallet, Source: "morpho",
			Cause: riskaction.Cause{Alert: uuid.New(), Rule: uuid.New(), Name: "NAV falls", Metric: "nav_drop_bps", Value: "250", Threshold: "100"}}
		if err := db.Write(ctx, func(tx *store.Tx) error { return riskaction.Begin(ctx, tx, n) }); err != nil {
			t.Fatal(err)
		}
		actions, _, err := riskaction.List(ctx, db, org, riskaction.Filter{Wallet: &wallet}, store.Page{Limit: 10})
		if err != nil || len(actions) != 1 {
			t.Fatal(actions, err)
		}
		a := actions[0]
		if err := db.Write(ctx, func(tx *store.Tx) error { return a.End(ctx, tx, riskaction.Cancelled) }); err != nil {
			t.Fatal(err)
		}
		for _, write := range []func(tx *store.Tx) error{
			func(tx *store.Tx) error { return a.End(ctx, tx, riskaction.Completed) },
			func(tx *store.Tx) error { return a.Advance(ctx, tx, riskaction.Pending) },
		} {
			if err := db.Write(ctx, write); err == nil {
				t.Error("it was written after its end")
			}
		}
		if a, err = riskaction.Get(ctx, db, org, a.ID); err != nil || a.Status != riskaction.Cancelled {
			t.Errorf("it is %s, %v", a.Status, err)
		}
		if got := gauges(t, db); got["granary_risk_unwinds_open pending"] != 0 || got["granary_risk_unwinds_oldest_seconds"] != 0 {
			t.Errorf("the gauges say %v", got)
		}
	})
}

func gauges(t *testing.T, db *store.DB) map[string]float64 {
	t.Helper()
	registry := prometheus.NewRegistry()
	registry.MustRegister(riskaction.Metrics(db))
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]float64{}
	for _, f := range families {
		for _, m := range f.Metric {
			name := f.GetName()
			for _, l := range m.Label {
				name += " " + l.GetValue()
			}
			got[name] = m.GetGauge().GetValue()
		}
	}
	return got
}

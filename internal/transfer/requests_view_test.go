package transfer_test

import (
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// An amount given to a source that settles later is shown beside the positions, at the journal's amount, and the
// leg's request has its progress.
func TestWhatIsInTransitIsSeen(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createFunded(1000 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		held, err := w.transfers.Holdings(w.ctx, mine.ID)
		if err != nil {
			t.Fatal(err)
		}
		var fund *transfer.Holding
		var total money.USD
		for i, h := range held[mine.ID] {
			total += h.Value + h.InTransit
			if h.ID == fundID {
				fund = &held[mine.ID][i]
			}
		}
		if total != 1000*money.Dollar {
			t.Errorf("what the wallet holds and what is in transit are %s, want all that was deposited", total)
		}
		if fund == nil {
			t.Fatal("a source that holds nothing yet and has been given something is not listed")
		}
		if fund.Value != 0 || fund.Available != 0 || fund.InTransit != w.sumLines(mine, ledger.InTransit) {
			t.Errorf("the fund holds %s, of which %s is available, with %s in transit", fund.Value, fund.Available, fund.InTransit)
		}

		views := w.get(flow).Rebalance().RebalanceLegs[0].Requests
		if len(views) != 1 {
			t.Fatalf("the leg shows %d requests", len(views))
		}
		v := views[0]
		if v.Kind != "deposit" || v.YieldSourceID != fundID || v.Phase != transfer.PhaseRequested {
			t.Errorf("the request is a %s of %s, %s", v.Kind, v.YieldSourceID, v.Phase)
		}
		if v.GivenUnits != "600000000" || v.PendingUnits != "600000000" || v.ClaimedUnits != "0" || v.ReturnedUnits != "0" || v.InTransitUsd != 600*money.Dollar {
			t.Errorf("of %s given %s is pending, %s claimed, %s returned, %s in transit", v.GivenUnits, v.PendingUnits, v.ClaimedUnits, v.ReturnedUnits, v.InTransitUsd)
		}
		if v.Problem != nil || v.CompletedAt != nil {
			t.Errorf("the request has problem %v and ended at %v", v.Problem, v.CompletedAt)
		}
	})
}

// An open request is counted with its source and phase, and as late and as troubled once it
// is.
func TestOpenRequestsAreCounted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createFunded(1000 * money.Dollar)
		request := w.untilRequested(w.begin(mine, usdcCash, fundID, 600*money.Dollar))
		now := db.Clock().Now()
		// It is not read again, so that no value here is corrected.
		err := db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE source_requests SET requested_at = $1, typical_at = $2, problem = 'frozen', look_at = $3 WHERE id = $4`,
				now.Add(-72*time.Hour).UnixMicro(), now.Add(-48*time.Hour).UnixMicro(), now.Add(72*time.Hour).UnixMicro(), request.ID)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		reg := prometheus.NewRegistry()
		transfer.NewService(db, custody.IDs{}, nil, w.catalog, nil, nil, nil, nil, nil, transfer.BalanceRules{}, nil, reg)
		families, err := reg.Gather()
		if err != nil {
			t.Fatal(err)
		}
		told := map[string]float64{}
		for _, f := range families {
			for _, m := range f.GetMetric() {
				name := f.GetName()
				for _, l := range m.GetLabel() {
					name += " " + l.GetValue()
				}
				told[name] = m.GetGauge().GetValue()
			}
		}
		const prefix = "granary_source_requests_"
		for name, want := range map[string]float64{"open requested " + fundID: 1, "open claimable " + fundID: 0, "past_typical " + fundID: 1, "with_problem " + fundID: 1} {
			if got, ok := told[prefix+name]; !ok || got != want {
				t.Errorf("%s is %v (told: %t), want %v", name, got, ok, want)
			}
		}
		for name, least := range map[string]time.Duration{"oldest_seconds": 72 * time.Hour, "late_seconds": 48 * time.Hour} {
			if got := told[prefix+name+" "+fundID]; got < least.Seconds() || got > (least+time.Hour).Seconds() {
				t.Errorf("%s is %v, want %v", name, got, least.Seconds())
			}
		}
	})
}

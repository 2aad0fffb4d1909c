package valuation

import (
	"fmt"
	"testing"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func (f Figures) String() string {
	pct := "-"
	if f.ReturnPct != nil {
		pct = *f.ReturnPct
	}
	return fmt.Sprintf("%d +%d -%d yield %d fees %d %s", int64(f.Value), int64(f.Deposits), int64(f.Withdrawals), int64(f.Yield), int64(f.Fees), pct)
}

func (r Returns) String() string {
	text := func(p *string) string {
		if p == nil {
			return "-"
		}
		return *p
	}
	return text(r.TimeWeightedPct) + " " + text(r.MoneyWeightedPct)
}

// describe is a history in short, a line a day and its positions.
func (h History) describe() (lines []string) {
	for i, d := range h.Days {
		state := "open"
		if d.Closed {
			state = "closed"
		}
		lines = append(lines, fmt.Sprintf("day %d %s: %s", i, state, d.Figures))
		for _, p := range d.Positions {
			lines = append(lines, fmt.Sprintf("  %s: %s", p.Position, p.Figures))
		}
	}
	return lines
}

func expectLines(t *testing.T, got []string, want ...string) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		switch {
		case i >= len(got):
			t.Errorf("line %d is missing: %s", i, want[i])
		case i >= len(want):
			t.Errorf("line %d is too many: %s", i, got[i])
		case got[i] != want[i]:
			t.Errorf("line %d is\n%s, want\n%s", i, got[i], want[i])
		}
	}
}

// A life of a wallet: money comes, enters a source, earns, is redeemed and paid out.
func TestHistoryByDayAndSource(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		first := w.today()
		w.setPrice(vault, 1_000_000)
		w.deposit(1_000_000)
		w.enter(vault, 600_000, 600_000)
		w.startDay()
		w.setPrice(vault, 1_010_000)
		w.startDay() // no source is read on this day
		w.startDay()
		w.setPrice(vault, 1_020_000)
		w.leave(vault, 300_000, 300_000, 306_000)
		w.payOut(500_000, 1_000)
		want := []string{
			"day 0 closed: 1000000 +1000000 -0 yield 0 fees 0 0.000000",
			"  " + usdc + ": 400000 +1000000 -600000 yield 0 fees 0 0.000000",
			"  " + vault + ": 600000 +600000 -0 yield 0 fees 0 0.000000",
			"day 1 closed: 1006000 +0 -0 yield 6000 fees 0 0.600000",
			"  " + usdc + ": 400000 +0 -0 yield 0 fees 0 0.000000",
			"  " + vault + ": 606000 +0 -0 yield 6000 fees 0 1.000000",
			"day 2 closed: 1006000 +0 -0 yield 0 fees 0 0.000000",
			"  " + usdc + ": 400000 +0 -0 yield 0 fees 0 0.000000",
			"  " + vault + ": 606000 +0 -0 yield 0 fees 0 0.000000",
			"day 3 closed: 512000 +0 -499000 yield 6000 fees 1000 0.497018",
			"  " + usdc + ": 206000 +306000 -499000 yield 0 fees 1000 -0.141643",
			"  " + vault + ": 306000 +0 -306000 yield 6000 fees 0 0.990099",
			"day 4 open: 512000 +0 -0 yield 0 fees 0 0.000000",
			"  " + usdc + ": 206000 +0 -0 yield 0 fees 0 0.000000",
			"  " + vault + ": 306000 +0 -0 yield 0 fees 0 0.000000",
		}
		last := w.startDay()
		w.closeAll()
		h := w.history(Period{first, last})
		expectLines(t, h.describe(), want...)
		for _, position := range []string{vault, wholeWallet} {
			if n := queryCount(t, db, `SELECT CAST(SUM(realized) AS BIGINT) FROM position_days WHERE position_id = '`+position+`'`); n != 6000 {
				t.Errorf("of %q %d were realized, want 6000", position, n)
			}
		}
		// Linked, 1.006 x 1.00497...; and 11,000 earned of 1,000,000 but for 499,000 on the
		// last of five days.
		if got, want := h.Returns.String(), "1.100000 1.221951"; got != want {
			t.Errorf("the returns are %s, want %s", got, want)
		}
	})
}

// A day reads the same before it is written down as after.
func TestADayIsTheSameBeforeAndAfterItIsClosed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		first := w.today()
		w.setPrice(vault, 1_000_000)
		w.deposit(900)
		w.startDay()
		w.enter(vault, 800, 799)
		w.setPrice(vault, 1_003_000)
		last := w.startDay()
		open := w.history(Period{first, last}).describe()
		w.closeAll()
		closed := w.history(Period{first, last}).describe()
		for i := range closed {
			if len(open) != len(closed) || open[i] != closed[i] && i > 5 {
				t.Errorf("line %d was %s and is %s", i, open[i], closed[i])
			}
		}
	})
}

// An amount in transit to or from a source is valued at cost.
func TestMoneyInTransitIsPartOfItsSource(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		first := w.today()
		w.setPrice(fund, 1_000_000)
		w.deposit(1000)
		w.post(ledger.YieldSourceDeposit, line(ledger.Cash, "", -1000, 0), line(ledger.InTransit, fund, 1000, 0))
		w.startDay()
		w.post(ledger.YieldSourceDeposit, line(ledger.InTransit, fund, -1000, 0), line(ledger.YieldPosition, fund, 1000, 990))
		w.setPrice(fund, 1_020_000)
		last := w.startDay()
		w.closeAll()
		expectLines(t, w.history(Period{first, last - 1}).describe(),
			"day 0 closed: 1000 +1000 -0 yield 0 fees 0 0.000000",
			"  "+usdc+": 0 +1000 -1000 yield 0 fees 0 0.000000",
			"  "+fund+": 1000 +1000 -0 yield 0 fees 0 0.000000",
			"day 1 closed: 1009 +0 -0 yield 9 fees 0 0.900000",
			"  "+fund+": 1009 +0 -0 yield 9 fees 0 0.900000")
		sums, err := SumSources(t.Context(), db, Owner{Organization: w.organization}, []string{fund}, first)
		must(t, err)
		if got := sums[fund]; got.Value != 0 || got.Cost != 0 {
			t.Errorf("at the first day's end %+v is held of %s, and all of it is in transit", got, fund)
		}
	})
}

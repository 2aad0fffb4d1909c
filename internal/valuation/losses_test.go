package valuation

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Wallets with the same shares have the same returns, whether or not a micro-dollar moved on the day on which the
// shares were worth zero, and whether or not days are closed. A gain after the loss counts from the day on which the
// worth was positive again.
func TestATotalLossIsOneWhoeverMovedThen(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		first := w.today()
		quiet, busy, dust := w.wallet, uuid.New(), uuid.New()
		enter := func(wallet uuid.UUID, shares int64) {
			t.Helper()
			w.postFor(wallet, ledger.YieldSourceDeposit, line(ledger.External, "", -money.USD(shares), 0), line(ledger.YieldPosition, vault, money.USD(shares), shares))
		}
		expect := func(what string, wallets ...uuid.UUID) func(from, to Day, want string) {
			return func(from, to Day, want string) {
				t.Helper()
				for i, wallet := range wallets {
					h, err := ReadHistory(t.Context(), db, wallet, Period{first + from, first + to}, first+from, 20)
					must(t, err)
					got := []string{"null", "null"}
					if h.Returns.TimeWeightedPct != nil {
						got[0] = *h.Returns.TimeWeightedPct
					}
					if len(h.Positions) > 0 && h.Positions[0].Returns.TimeWeightedPct != nil {
						got[1] = *h.Positions[0].Returns.TimeWeightedPct
					}
					if got[0] != want || got[1] != want {
						t.Errorf("%s: from day %d to %d wallet %d and its position return %s, want %s", what, from, to, i, got, want)
					}
				}
			}
		}
		w.setPrice(vault, 1_000_000)
		enter(quiet, 100_000_000)
		enter(busy, 100_000_000)
		enter(dust, 1)
		w.startDay() // day 1: all is lost
		w.setPrice(vault, 0)
		enter(busy, 1)
		w.startDay() // day 2
		w.startDay() // day 3: it is back
		w.setPrice(vault, 1_000_000)
		w.startDay() // day 4: a tenth more
		w.setPrice(vault, 1_100_000)
		checkAll := func(what string) {
			same := expect(what, quiet, busy)
			same(0, 0, "0.000000")
			same(0, 1, "-100.000000")
			same(0, 2, "-100.000000")
			same(0, 4, "-100.000000")
			same(1, 4, "-100.000000")
			same(3, 4, "null") // it begins empty, without inflows
			same(4, 4, "10.000000")
			expect(what+", dust", dust)(0, 4, "-100.000000")
		}
		checkAll("open")
		w.startDay()
		w.closeAll()
		checkAll("closed")
		for _, wallet := range []uuid.UUID{quiet, busy} { // a later movement finds the earlier loss
			enter(wallet, 5_000_000)
		}
		checkAll("after another movement, which is not closed")
		w.startDay()
		w.closeAll()
		checkAll("after another movement")
	})
}

// At a price so low that a position rounds to zero, it is a loss of that position, and not of those that are worth
// something.
func TestATotalLossIsOfWhatIsHeld(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		first := w.today()
		small, large, mixed := w.wallet, uuid.New(), uuid.New()
		w.setPrice(vault, 1_000_000)
		for wallet, shares := range map[uuid.UUID]int64{small: 10, large: 1_000_000, mixed: 10} {
			w.postFor(wallet, ledger.YieldSourceDeposit, line(ledger.External, "", -money.USD(shares), 0), line(ledger.YieldPosition, vault, money.USD(shares), shares))
		}
		w.postFor(mixed, ledger.Deposit, line(ledger.Cash, "", 10, 0), line(ledger.External, "", -10, 0))
		w.startDay()
		w.setPrice(vault, 10)
		w.startDay()
		w.setPrice(vault, 1_000_000)
		last := w.startDay()
		for wallet, want := range map[uuid.UUID]string{small: "-100.000000", large: "0.000000", mixed: "0.000000"} {
			h, err := ReadHistory(t.Context(), db, wallet, Period{first, last}, first, 9)
			must(t, err)
			if got := h.Returns.TimeWeightedPct; got == nil || *got != want {
				t.Errorf("a wallet returns %v, want %s", got, want)
			}
		}
	})
}

package valuation

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// A day with more wallets than a turn is begun, and closed in turns. After a crash between two turns no row is
// written twice and none is left out.
func TestADayIsClosedInTurnsThatSurviveACrash(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		const wallets = 2*walletsPerTurn + 3
		for range wallets {
			w.postFor(uuid.New(), ledger.Deposit, line(ledger.Cash, "", 5, 0), line(ledger.External, "", -5, 0))
		}
		day := w.startDay() - 1
		for turn := 1; ; turn++ {
			more, err := NewService(db).closeTurn(t.Context(), w.seat, day, new(dayWallets)) // each time a new replica
			must(t, err)
			if !more {
				break
			}
			count := queryCount(t, db, `SELECT COUNT(DISTINCT wallet_id) FROM position_days`)
			if want := min((turn-1)*walletsPerTurn, wallets); count != want {
				t.Errorf("after turn %d there are %d wallets, want %d", turn, count, want)
			}
		}
		if rows := queryCount(t, db, `SELECT COUNT(*) FROM position_days`); rows != 2*wallets {
			t.Errorf("there are %d rows, want one for the cash and one for the whole of %d wallets", rows, wallets)
		}
	})
}

// A replica that lost the seat writes no rows.
func TestWithoutTheSeatNothingIsWritten(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		w.deposit(5)
		day := w.startDay() - 1
		must(t, db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE tasks SET token = 'another' WHERE kind = $1`, Seat)
			return nil
		}))
		if _, err := NewService(db).closeTurn(t.Context(), w.seat, day, new(dayWallets)); err == nil {
			t.Error("a day was closed without the seat")
		}
		if n := queryCount(t, db, `SELECT COUNT(*) FROM valuation_days`); n != 0 {
			t.Errorf("%d days were begun", n)
		}
	})
}

// A late settlement, after its block's day is closed, belongs to the day on which it is posted: the closed day stays
// unchanged.
func TestWhatIsPostedLateBelongsToItsOwnDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		first := w.today()
		w.deposit(100)
		settled := db.Clock().Now()
		w.startDay()
		w.closeAll()
		before := w.rows()
		e := ledger.Entry{Organization: w.organization, Wallet: w.wallet, Type: ledger.Deposit, Reference: "late", SettledAt: settled, TxHash: "0x", Lines: []ledger.Line{
			{Account: ledger.Cash, Chain: "base", Token: "usdc", Amount: 7}, {Account: ledger.External, Chain: "base", Token: "usdc", Amount: -7}}}
		must(t, db.Write(t.Context(), func(tx *store.Tx) error { return ledger.Post(t.Context(), tx, e) }))
		w.startDay()
		w.closeAll()
		expectLines(t, w.rows()[:1], before[:1]...)
		expectLines(t, w.history(Period{first, first + 1}).describe(),
			"day 0 closed: 100 +100 -0 yield 0 fees 0 0.000000", "  "+usdc+": 100 +100 -0 yield 0 fees 0 0.000000",
			"day 1 closed: 107 +7 -0 yield 0 fees 0 0.000000", "  "+usdc+": 107 +7 -0 yield 0 fees 0 0.000000")
	})
}

// A position is valued at cost until its source was read once; its gain until then is the yield of that day.
func TestAPositionWithoutAPriceIsWorthItsCost(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		first := w.today()
		w.deposit(1000)
		w.enter(vault, 1000, 1000)
		w.startDay()
		w.closeAll()
		w.setPrice(vault, 1_050_000)
		w.startDay()
		w.closeAll()
		expectLines(t, w.history(Period{first, first + 1}).describe(),
			"day 0 closed: 1000 +1000 -0 yield 0 fees 0 0.000000", "  "+usdc+": 0 +1000 -1000 yield 0 fees 0 0.000000", "  "+vault+": 1000 +1000 -0 yield 0 fees 0 0.000000",
			"day 1 closed: 1050 +0 -0 yield 50 fees 0 5.000000", "  "+vault+": 1050 +0 -0 yield 50 fees 0 5.000000")
		if p := w.history(Period{first, first}).Days[0].Positions; len(p) != 2 || p[1].Position != vault || !p[1].ValuedAt.IsZero() {
			t.Errorf("at cost there is a time of a price: %+v", p)
		}
	})
}

// A day's value says when its price was named: a source that was not read keeps its last.
func TestAStalePriceSaysItsAge(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		w.deposit(1000)
		w.enter(vault, 1000, 1000)
		w.setPrice(vault, 1_000_000)
		read := db.Clock().Now()
		for range 3 {
			w.startDay()
		}
		w.closeAll()
		p := w.history(Period{w.today() - 1, w.today() - 1}).Days[0].Positions
		if len(p) != 1 || read.Sub(p[0].ValuedAt).Abs() > time.Minute || p[0].Block == 0 {
			t.Errorf("three days after the source was read at %s it is %+v", read, p)
		}
	})
}

// The seat closes days as the clock passes their ends.
func TestTheSeatClosesDays(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := &ledgerWorld{TB: t, db: db, organization: uuid.New(), wallet: uuid.New()}
		w.startDay()
		w.deposit(5)
		r := tasktest.NewRunner(t, db, tasktest.Lease)
		s := NewService(db)
		r.HandleSeat(Seat, s.CloseDays)
		r.Start()
		w.startDay()
		db.Clock().Advance(closeAfter)
		waittest.Until(t, "the day is closed", func() bool {
			return queryCount(t, db, `SELECT COUNT(*) FROM valuation_days WHERE done = 1`) == 1
		})
	})
}

func queryCount(t *testing.T, db *store.DB, query string) (n int) {
	t.Helper()
	must(t, db.QueryRow(t.Context(), query).Scan(&n))
	return n
}

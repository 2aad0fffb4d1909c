package accounting

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/valuation"
	"github.com/granaryhq/granary/internal/waittest"
)

// closeDays has every day that is over written down.
func (b *book) closeDays() {
	b.Helper()
	r := tasktest.NewRunner(b.TB, b.db, tasktest.Lease)
	r.HandleSeat(valuation.Seat, valuation.NewService(b.db).CloseDays)
	defer r.Start()()
	last := int64(valuation.DayOf(b.db.Clock().Now().Add(-time.Hour))) - 1
	waittest.Until(b.TB, "the days are closed", func() bool {
		var closed int64
		must(b, b.db.QueryRow(b.Context(), `SELECT COALESCE(MAX(day), 0) FROM valuation_days WHERE done = 1`).Scan(&closed))
		return closed >= last
	})
}

// The opening balances of a statement come from closed days where there are any: they are the same as before the days
// were closed, and as the journal's, for every beginning of the period.
func TestStatementsOverClosedDaysAreTheJournals(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(outer *testing.T) {
			randtest.CheckFew(outer, 2, 1, func(t *rapid.T) {
				db := storetest.Open(outer, engine)
				today := db.Clock().Micros() / microsPerDay * microsPerDay
				var clerks []*clerk
				for range 2 { // organizations
					c := &clerk{book: newBook(outer, db), at: today - 30*microsPerDay, wallets: []uuid.UUID{uuid.New(), uuid.New()}, held: map[clerkPlace]ledger.Line{},
						tokens: map[string]chain.Token{vault: chain.USDC, fund: chain.USDT}}
					for range rapid.IntRange(5, 25).Draw(t, "movements") {
						if c.move(t); c.at >= today {
							break
						}
					}
					clerks = append(clerks, c)
				}
				checkPeriods := func(from int64) {
					for _, c := range clerks {
						for _, wallet := range []*uuid.UUID{nil, &c.wallets[0], &c.wallets[1]} {
							checkStatement(t, readJournal(t, c.book, wallet), c.statement(wallet, from, c.at+1), from, c.at+1)
						}
					}
				}
				var begins []int64
				for range 4 {
					begins = append(begins, today-rapid.Int64Range(0, 31*microsPerDay).Draw(t, "begins"))
				}
				for i := range begins {
					begins[i] = min(begins[i], clerks[0].at, clerks[1].at)
				}
				begins = append(begins, today-20*microsPerDay)
				before := map[string]string{}
				for _, c := range clerks {
					for _, from := range begins {
						before[fmt.Sprint(c.organization, from)] = describeStatement(c.statement(nil, from, c.at+1))
					}
				}
				clerks[0].closeDays()
				for _, from := range begins {
					checkPeriods(from)
				}
				for _, c := range clerks {
					for _, from := range begins {
						if after := describeStatement(c.statement(nil, from, c.at+1)); after != before[fmt.Sprint(c.organization, from)] {
							t.Fatalf("a statement from %s says\n%s\nand said, before days were closed,\n%s", time.UnixMicro(from).UTC(), after, before[fmt.Sprint(c.organization, from)])
						}
					}
				}
			})
		})
	}
}

// describeStatement lists a statement's positions and totals.
func describeStatement(s Statement) (text string) {
	for _, p := range s.Positions {
		text += fmt.Sprintln(p.ID(), p.Token, figuresRecord(p.Figures), sharesText(p.OpeningShares), sharesText(p.ClosingShares))
	}
	return text + fmt.Sprintln(figuresRecord(s.Total))
}

// A statement reads no line that is older than the last day closed before it begins: here those lines are deleted,
// and their sums are not.
func TestOpeningBalancesNeedNoOldLines(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		b, wallet := newBook(t, db), uuid.New()
		today := db.Clock().Micros() / microsPerDay * microsPerDay
		b.post(today-9*microsPerDay, wallet, ledger.Deposit, line(ledger.Cash, chain.USDC, 1000, ""), line(ledger.External, chain.USDC, -1000, ""))
		b.post(today-8*microsPerDay, wallet, ledger.YieldSourceDeposit, line(ledger.YieldPosition, chain.USDC, 300, vault, 3), line(ledger.Cash, chain.USDC, -300, ""))
		b.post(today-8*microsPerDay, wallet, ledger.YieldSourceDeposit, line(ledger.InTransit, chain.USDC, 200, fund), line(ledger.Cash, chain.USDC, -200, ""))
		b.post(today-2*microsPerDay, wallet, ledger.Deposit, line(ledger.Cash, chain.USDC, 7, ""), line(ledger.External, chain.USDC, -7, ""))
		b.closeDays()
		from := today - 2*microsPerDay - 5
		want := describeStatement(b.statement(&wallet, from, today))
		must(t, db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`DELETE FROM journal_lines WHERE created_at < $1`, today-3*microsPerDay)
			return nil
		}))
		if got := describeStatement(b.statement(&wallet, from, today)); got != want {
			t.Errorf("without the lines of before, which are closed, the statement says\n%s\nnot\n%s", got, want)
		}
	})
}

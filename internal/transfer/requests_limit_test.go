package transfer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// A withdrawal of a whole position counts against the day's limit with its ordered amount, and pays no more than
// that, for any worth of the fund when it strikes: the rest stays as cash. So does one that was accepted before there
// was a limit.
func TestAPayoutAfterDaysStaysWithinTheDaysLimit(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		before, after := w.createInFund(0, 600*money.Dollar), w.createInFund(0, 600*money.Dollar)
		uncounted, toUncounted := w.withdrawTo(before, 600*money.Dollar)
		w.untilRequested(uncounted)
		w.setDailyLimit(610)
		counted, toCounted := w.withdrawTo(after, 600*money.Dollar)
		given := w.untilRequested(counted).Given.Big()
		w.strike(200)
		w.settleShares(before, given)
		w.settleShares(after, given)
		w.assertEnd(uncounted, transfer.Completed, 600*money.Dollar, 0)
		w.assertEnd(counted, transfer.Completed, 600*money.Dollar, 0)
		assertIs(t, "of what was accepted within the limit were paid", w.usdcBalance(toCounted), 600*money.Dollar-50_000)
		assertIs(t, "of what was accepted before it were paid", w.usdcBalance(toUncounted), 600*money.Dollar-50_000)
		assertIs(t, "counted", w.countRows(`SELECT SUM(spent) FROM withdrawal_days`), int(600*money.Dollar))
		w.assertAccounts(after, map[ledger.Account]money.USD{ledger.Cash: 600 * money.Dollar, ledger.YieldIncome: -600 * money.Dollar})
		w.assertBooksBalance()
	})
}

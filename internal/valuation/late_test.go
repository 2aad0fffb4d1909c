package valuation

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// depositOf is an entry that is not posted yet.
func (w *ledgerWorld) depositOf(amount money.USD) ledger.Entry {
	return ledger.Entry{Organization: w.organization, Wallet: w.wallet, Type: ledger.Deposit, Reference: "test:" + uuid.NewString(), SettledAt: w.db.Clock().Now(), TxHash: "0xabc",
		Lines: []ledger.Line{{Account: ledger.Cash, Chain: chain.Base, Token: chain.USDC, Amount: amount}, {Account: ledger.External, Chain: chain.Base, Token: chain.USDC, Amount: -amount}}}
}

// assertReconciled compares the days' deposits, and the last day's value, with the journal.
func (w *ledgerWorld) assertReconciled(first Day) {
	w.Helper()
	var journal, deposits money.USD
	must(w, w.db.QueryRow(w.Context(), `SELECT CAST(SUM(amount) AS BIGINT) FROM journal_lines WHERE wallet_id = $1 AND account_kind = 'cash'`, w.wallet).Scan(&journal))
	days := w.history(Period{first, w.today()}).Days
	for _, d := range days {
		deposits += d.Deposits
	}
	if deposits != journal {
		w.Errorf("the days' deposits sum to %s, the journal's to %s", deposits, journal)
	}
	if value := days[len(days)-1].Value; value != journal {
		w.Errorf("the last day's value is %s, the journal's cash %s", value, journal)
	}
	var apart int
	must(w, w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id WHERE l.created_at <> e.created_at`).Scan(&apart))
	if apart != 0 {
		w.Errorf("%d lines are stamped otherwise than their entries", apart)
	}
}

// A process is held, or its clock moved, after it stamped an entry and before the
// database has it. By then the day is closed.
func TestAnEntryStampedBeforeItsDayWasClosedIsInALaterDay(t *testing.T) {
	db := storetest.Open(t, store.Postgres) // SQLite's writer would wait for this one
	w := newLedgerWorld(t, db)
	first := w.today()
	w.deposit(1000)
	must(t, db.Write(t.Context(), func(tx *store.Tx) error {
		if err := ledger.Post(t.Context(), tx, w.depositOf(5_000_000)); err != nil {
			return err
		}
		w.startDay()
		db.Clock().Advance(closeAfter)
		w.closeAll()
		return nil
	}))
	w.startDay()
	w.closeAll()
	w.assertReconciled(first)
}

// A process is held while the database has its entry, which is not committed: the day is
// not closed until it is.
func TestADayIsNotClosedWhileAnEntryIsUnderWay(t *testing.T) {
	db := storetest.Open(t, store.Postgres)
	w := newLedgerWorld(t, db)
	first := w.today()
	w.deposit(1000)
	closed := make(chan error, 1)
	must(t, db.Write(t.Context(), func(tx *store.Tx) error {
		if err := ledger.Post(t.Context(), tx, w.depositOf(5_000_000)); err != nil {
			return err
		}
		if err := tx.Flush(t.Context()); err != nil {
			return err
		}
		w.startDay()
		last := w.today() - 1
		go func() { closed <- NewService(db).closeThrough(t.Context(), w.seat, last) }()
		waittest.Until(t, "the closer waits for the entry", func() bool { return advisoryLocks(t, tx, "NOT granted") == 1 })
		return nil
	}))
	must(t, <-closed)
	w.assertReconciled(first)
}

// A replica's clock is behind by more than the time after which a day is closed.
func TestAnEntryOfAReplicaWhoseClockIsBehindIsInTheFirstOpenDay(t *testing.T) {
	for _, engine := range []store.Engine{store.SQLite, store.Postgres} {
		t.Run(string(engine), func(t *testing.T) {
			address := storetest.Address(t, engine)
			ahead, behind := storetest.Connect(t, address), storetest.Connect(t, address)
			w := newLedgerWorld(t, ahead)
			first := w.today()
			other := &ledgerWorld{TB: t, db: behind, organization: w.organization, wallet: w.wallet}
			w.deposit(1000)
			behind.Clock().Advance(first.End().Sub(behind.Clock().Now()) - time.Minute)
			w.startDay()
			ahead.Clock().Advance(closeAfter)
			w.closeAll()
			other.deposit(5_000_000)
			w.assertReconciled(first)
			w.startDay()
			w.closeAll()
			w.assertReconciled(first)
		})
	}
}

// The closing of a day waits for a posting transaction, which waits for a row of another one that is about to post:
// none of them fails.
func TestClosingADayHoldsUpNobodyForEver(t *testing.T) {
	db := storetest.Open(t, store.Postgres)
	w := newLedgerWorld(t, db)
	first := w.today()
	w.deposit(1000)
	w.startDay()
	last := w.today() - 1
	done := make(chan error, 2)
	must(t, db.Write(t.Context(), func(tx *store.Tx) error {
		if _, err := ledger.LockPositions(t.Context(), tx, w.wallet); err != nil {
			return err
		}
		go func() { // holds the posting's lock and waits for the row
			done <- db.Write(t.Context(), func(tx *store.Tx) error { return ledger.Post(t.Context(), tx, w.depositOf(1)) })
		}()
		waittest.Until(t, "another one posts", func() bool { return advisoryLocks(t, tx, "granted") == 1 })
		go func() { done <- NewService(db).closeThrough(t.Context(), w.seat, last) }()
		waittest.Until(t, "the closer waits", func() bool { return advisoryLocks(t, tx, "NOT granted") == 1 })
		return ledger.Post(t.Context(), tx, w.depositOf(2))
	}))
	must(t, <-done)
	must(t, <-done)
	w.assertReconciled(first)
}

// advisoryLocks queries in a transaction, which the server would end if it were idle.
func advisoryLocks(t *testing.T, tx *store.Tx, which string) int {
	t.Helper()
	rows, err := tx.Query(t.Context(), `SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND `+which+` AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
	counts, err := store.Collect(rows, err, func(row store.Rows) (n int, err error) { return n, row.Scan(&n) })
	must(t, err)
	return counts[0]
}

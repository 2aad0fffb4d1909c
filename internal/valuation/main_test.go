package valuation

import (
	"context"
	"math/big"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

const (
	usdc  = "cash:base:usdc"
	vault = "service-ustb-vault"
	fund  = "service-jaaa-usdc-vault"
)

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// ledgerWorld is a database whose clock is moved from day to day, and a wallet in it.
type ledgerWorld struct {
	testing.TB
	db                   *store.DB
	seat                 task.Task
	organization, wallet uuid.UUID
}

func newLedgerWorld(t testing.TB, db *store.DB) *ledgerWorld {
	t.Helper()
	w := &ledgerWorld{TB: t, db: db, organization: uuid.New(), wallet: uuid.New()}
	w.seat = holdSeat(t, db)
	w.startDay()
	return w
}

// holdSeat takes the seat until the test ends.
func holdSeat(t testing.TB, db *store.DB) task.Task {
	t.Helper()
	held := make(chan task.Task, 1)
	r := tasktest.NewRunner(t, db, tasktest.Lease)
	r.HandleSeat(Seat, func(ctx context.Context, seat task.Task) error {
		held <- seat
		<-ctx.Done()
		return nil
	})
	t.Cleanup(r.Start())
	return <-held
}

// startDay moves the clock to the beginning of the next day.
func (w *ledgerWorld) startDay() Day {
	w.Helper()
	now := w.db.Clock().Now()
	day := DayOf(now) + 1
	w.db.Clock().Advance(day.Start().Sub(now) + time.Second)
	return day
}

func (w *ledgerWorld) today() Day { return DayOf(w.db.Clock().Now()) }

// post posts an entry of the wallet.
func (w *ledgerWorld) post(kind ledger.EventType, lines ...ledger.Line) {
	w.Helper()
	w.postFor(w.wallet, kind, lines...)
}

func (w *ledgerWorld) postFor(wallet uuid.UUID, kind ledger.EventType, lines ...ledger.Line) {
	w.Helper()
	for i := range lines {
		lines[i].Chain, lines[i].Token = chain.Base, chain.USDC
	}
	e := ledger.Entry{Organization: w.organization, Wallet: wallet, Type: kind, Reference: "test:" + uuid.NewString(),
		SettledAt: w.db.Clock().Now(), TxHash: "0xabc", Lines: lines}
	must(w, w.db.Write(w.Context(), func(tx *store.Tx) error { return ledger.Post(w.Context(), tx, e) }))
}

// line is a posting; shares, if any, are those of a yield position.
func line(account ledger.Account, source string, amount money.USD, shares int64) ledger.Line {
	l := ledger.Line{Account: account, YieldSource: source, Amount: amount}
	if account == ledger.YieldPosition {
		l.Shares = big.NewInt(shares)
	}
	return l
}

func (w *ledgerWorld) deposit(amount money.USD) {
	w.Helper()
	w.post(ledger.Deposit, line(ledger.Cash, "", amount, 0), line(ledger.External, "", -amount, 0))
}

func (w *ledgerWorld) payOut(amount, fee money.USD) {
	w.Helper()
	w.post(ledger.WithdrawalPayout, line(ledger.Cash, "", -amount, 0), line(ledger.External, "", amount-fee, 0), line(ledger.NetworkFee, "", fee, 0))
}

func (w *ledgerWorld) enter(source string, amount money.USD, shares int64) {
	w.Helper()
	w.post(ledger.YieldSourceDeposit, line(ledger.Cash, "", -amount, 0), line(ledger.YieldPosition, source, amount, shares))
}

// leave redeems shares that cost so much.
func (w *ledgerWorld) leave(source string, shares int64, cost, proceeds money.USD) {
	w.Helper()
	w.post(ledger.YieldSourceRedeem, line(ledger.Cash, "", proceeds, 0), line(ledger.YieldPosition, source, -cost, -shares), line(ledger.YieldIncome, source, cost-proceeds, 0))
}

// setPrice sets the worth of a million shares of a source, in micro-dollars.
func (w *ledgerWorld) setPrice(source string, worth uint64) {
	w.Helper()
	must(w, w.db.Write(w.Context(), func(tx *store.Tx) error {
		now := w.db.Clock().Micros()
		tx.Defer(`INSERT INTO yield_price_days (source_id, day, at, block, worth, shares, closed) VALUES ($1, $2, $3, $4, $5, $6, 0)
			ON CONFLICT (source_id, day) DO UPDATE SET at = excluded.at, block = excluded.block, worth = excluded.worth`,
			source, int64(w.today()), now, now/1_000_000, money.NewUnits(worth), money.NewUnits(1_000_000))
		return nil
	}))
}

// closeAll writes down every day that is over.
func (w *ledgerWorld) closeAll() {
	w.Helper()
	must(w, NewService(w.db).closeThrough(w.Context(), w.seat, w.today()-1))
}

func (w *ledgerWorld) history(p Period) History {
	w.Helper()
	h, err := ReadHistory(w.Context(), w.db, w.wallet, p, p.First, int(p.Last-p.First)+1)
	must(w, err)
	return h
}

package chaintest

import (
	"slices"
	"sync"
	"time"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// A carrier dies at the point, and another one takes its seat. Then one falls asleep there, another one does the
// work, and the first wakes up. Each time payable orders are executed once, and the others are rejected once.
func testCarrierStopsAt(w *world, point string) {
	mine := w.createWallet(1_000_000)

	good := w.startPayment(mine, 1_000, 10)
	bad, ends := w.startDoomed()
	w.net.Spoil(Swallowing)
	dying := w.startCarrier(w.db, func(passed string) {
		if passed == point {
			panic(errDied)
		}
	})
	w.untilPassed(good, dying.isDead)
	dying.stop()
	next := w.startCarrier(w.db, nil)
	w.untilSettled(good, intent.Executed)
	w.untilSettled(bad, ends)
	next.stop()

	good = w.startPayment(mine, 1_000, 10)
	bad, ends = w.startDoomed()
	asleep, awake := make(chan struct{}), make(chan struct{})
	wake, fallAsleep := sync.OnceFunc(func() { close(awake) }), sync.OnceFunc(func() { close(asleep) })
	w.net.Spoil(Swallowing)
	sleeping := w.startCarrier(w.db, func(passed string) {
		if passed == point {
			fallAsleep()
			<-awake
		}
	})
	w.Cleanup(wake)
	w.untilPassed(good, func() bool { return isClosed(asleep) })
	w.clearLeases()
	w.startCarrier(w.connectReplica(), nil)
	w.untilSettled(good, intent.Executed)
	wake()
	w.startAndSettle(mine)
	w.untilSettled(bad, ends)
	w.assertSettled(good, intent.Executed)
	w.assertBooksBalance()
	sleeping.stop()
}

// startDoomed starts a payment that no carrier is to pay, and returns the state in which it ends.
func (w *world) startDoomed() (order intent.Order, ends intent.State) {
	w.Helper()
	if !w.family.Voids() {
		return w.startPayment(w.createWallet(0), 1_000), intent.Refused
	}
	order = w.startPayment(w.createWallet(1_000), 1_000)
	w.until("the payment is the carrier's", func() bool {
		_, err := intent.LoadOutcome(w.Context(), w.db, order.ID)
		return err == nil
	})
	err := w.db.Write(w.Context(), func(tx *store.Tx) error {
		return intent.AskCancellation(w.Context(), tx, order.Chain, order.ID, "a test")
	})
	if err != nil {
		w.Fatal(err)
	}
	return order, intent.Cancelled
}

// untilPassed waits until a carrier has come to a crash point. The node loses transactions, from before the carrier
// has started, until the carrier has replaced the order's transaction.
func (w *world) untilPassed(order intent.Order, passed func() bool) {
	w.Helper()
	w.until("the order has a transaction", func() bool { return passed() || w.isOnItsWay(order) })
	w.untilCarrierAsked(looksOfCarrier, passed)
	first := w.transactionsOf(order)
	w.advance(3 * time.Minute)
	w.untilMining("the order has another transaction", func() bool {
		return passed() || slices.ContainsFunc(w.transactionsOf(order), func(hash string) bool { return !slices.Contains(first, hash) })
	})
	w.net.Spoil(Well)
	w.untilMining("the carrier comes to the point", passed)
}

func isClosed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}

// startAndSettle has the wallet make one more payment and waits until it is settled: all earlier work is done by
// then.
func (w *world) startAndSettle(of wallet.Wallet) {
	w.Helper()
	w.untilSettled(w.startPayment(of, 1), intent.Executed)
}

// countTasks counts the start and settle tasks of the order that are not done.
func (w *world) countTasks(order intent.Order) (n int) {
	w.Helper()
	err := w.db.QueryRow(w.Context(), `SELECT count(*) FROM tasks WHERE kind IN ($1, $2) AND key = $3`, startTask, settleTask, order.ID.String()).Scan(&n)
	if err != nil {
		w.Fatal(err)
	}
	return n
}

package chaintest

import (
	"errors"
	"time"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// looksOfCarrier is how many requests are more than several looks at the chain take.
const looksOfCarrier = 120

// A payee, a partner and a fee are paid by one order, and an amount of zero has no payment. It settles when it is
// final and not before, once.
func testPayoutMovesWhatWasOrdered(w *world) {
	mine := w.createWallet(1_000_000)
	w.startCarrier(w.db, nil)
	order := w.startPayment(mine, 600_000, 30_000, 0, 1_500)
	w.until("it is on its way", func() bool { return w.isOnItsWay(order) })
	w.untilMinedUnfinal(order)
	w.net.MineBlocks(finality - 1)
	w.assertCarried(order, "one block before its own is final")
	w.untilSettled(order, intent.Executed)
	last := w.settlementsOf(order.ID)[0].outcome
	if last.TxHash == "" || last.BlockNumber == 0 || last.BlockTime.IsZero() {
		w.Errorf("it was executed by %q in block %d at %s", last.TxHash, last.BlockNumber, last.BlockTime)
	}
	whole := w.startPayment(mine, 1_000_000-600_000-30_000-1_500)
	w.untilSettled(whole, intent.Executed)
	w.assertSettled(order, intent.Executed)
	w.assertBooksBalance()
}

// untilMinedUnfinal makes blocks until the order is paid, and gives the carrier
// the time to see that. It must not settle: the block is not final.
func (w *world) untilMinedUnfinal(order intent.Order) {
	w.Helper()
	w.until("it is paid", func() bool {
		if w.isPaid(order) {
			return true
		}
		w.net.MineBlocks(1)
		return false
	})
	w.assertCarried(order, "before its block is final")
}

// assertCarried gives the carrier the time for a look, after which the order is
// to be on its way still.
func (w *world) assertCarried(order intent.Order, when string) {
	w.Helper()
	w.untilCarrierAsked(looksOfCarrier, func() bool { return w.stateOf(order) != intent.Carried })
	if state := w.stateOf(order); state != intent.Carried {
		w.Fatalf("it is %s %s", state, when)
	}
}

// The paying block is removed by a reorganization: no outcome was settled, and it is paid once in the end.
func testPayoutOutlivesReorganization(w *world, drop bool) {
	mine := w.createWallet(1_000_000)
	w.startCarrier(w.db, nil)
	order := w.startPayment(mine, 600_000, 1_500)
	w.until("it is on its way", func() bool { return w.isOnItsWay(order) })
	w.untilMinedUnfinal(order)
	w.net.MineBlocks(1)
	w.net.Reorganize(2, drop)
	if paid := w.isPaid(order); paid == drop {
		w.Fatalf("after the reorganization, paid is %v", paid)
	}
	w.assertCarried(order, "after a reorganization")
	w.untilSettled(order, intent.Executed)
	w.assertBooksBalance()
}

// longestLag is more blocks than a node of LaggingFar is behind.
const longestLag = 20

// For any fault of the node while an order is carried, no false state is accepted, and when it is well again the
// order is executed once.
func testPayoutsOutliveFaults(w *world) {
	mine := w.createWallet(10_000_000)
	w.net.MineBlocks(longestLag) // money that a lagging node has not seen cannot be paid
	w.startCarrier(w.db, nil)
	var orders []intent.Order
	for i, f := range w.family.Faults() {
		w.net.Spoil(f)
		order := w.startPayment(mine, money.USD(1_000+i), 10)
		orders = append(orders, order)
		executedInTruth := func() bool {
			w.passTime(time.Second)
			executed := w.stateOf(order) == intent.Executed
			if executed && !w.isPaid(order) {
				w.Fatalf("executed, says a node that is %s, and nobody is paid", f)
			}
			return executed
		}
		for range finality + 2 {
			w.untilCarrierAsked(3, executedInTruth)
			w.net.MineBlocks(1)
		}
		w.net.Spoil(Well)
		w.untilMining("it is executed after the node was "+string(f), func() bool { return len(w.settlementsOf(order.ID)) > 0 })
	}
	for _, order := range orders {
		w.assertSettled(order, intent.Executed)
	}
	w.assertBooksBalance()
}

// The same order is built, signed and submitted again before, during and after:
// it is executed once and settled once.
func testReplayIsExecutedOnce(w *world) {
	mine := w.createWallet(1_000_000)
	order := w.startPayment(mine, 100_000)
	w.until("it is submitted", func() bool { return w.stateOf(order) == intent.Signed })
	w.submit(w.sign(order))
	w.start(order)
	w.startCarrier(w.db, nil)
	w.until("it is on its way", func() bool { return w.isOnItsWay(order) })
	w.submit(w.sign(order))
	w.start(order)
	w.untilMinedUnfinal(order)
	w.submit(w.sign(order))
	w.untilSettled(order, intent.Executed)
	w.submit(w.sign(order))
	w.start(order)
	w.until("its task has ended", func() bool { return w.countTasks(order) == 0 })
	w.net.MineBlocks(finality + 1)
	w.startAndSettle(mine)
	w.assertSettled(order, intent.Executed)
	w.assertBooksBalance()
}

// A stranger sends the signed message: before it is passed to our carrier, beside our carrier in another signature of
// the same order, and after it was executed. It is executed once and settled once, for any sender.
func testStrangerCarriesBesideUs(w *world) {
	mine := w.createWallet(1_000_000)
	carrier := w.startCarrier(w.db, nil)
	w.startAndSettle(mine)

	before := w.newOrder(mine, 100_000)
	first := w.sign(before)
	w.net.CarryAsStranger(first)
	w.net.MineBlocks(1)
	w.submit(first)
	w.untilSettled(before, intent.Executed)

	w.net.Spoil(Swallowing)
	beside := w.newOrder(mine, 100_000)
	ours, theirs := w.sign(beside), w.sign(beside)
	w.submit(ours)
	w.until("ours is on its way", func() bool { return w.isOnItsWay(beside) })
	w.net.CarryAsStranger(theirs)
	w.net.MineBlocks(1)
	w.net.Spoil(Well)
	w.untilSettled(beside, intent.Executed)
	carrier.stop()

	late := w.newOrder(mine, 100_000)
	signed := w.sign(late)
	w.submit(signed)
	w.net.CarryAsStranger(signed)
	w.net.MineBlocks(finality + 1)
	w.startCarrier(w.db, nil)
	w.untilSettled(late, intent.Executed)
	w.net.CarryAsStranger(signed)
	w.startAndSettle(mine)
	for _, order := range []intent.Order{before, beside, late} {
		w.assertSettled(order, intent.Executed)
	}
	w.assertBooksBalance()
}

// Two replicas do everything at once, and seats and tasks pass between them
// while they are at it: every order is executed once and settled once.
func testTwoReplicasPayOnce(w *world) {
	mine := w.createWallet(1_000_000)
	second := w.connectReplica()
	w.startTasks(second)
	w.startCarrier(w.db, nil)
	w.startCarrier(second, nil)
	var orders []intent.Order
	for i := range 6 {
		orders = append(orders, w.startPayment(mine, money.USD(1_000+i), 10))
		w.clearLeases()
		w.net.MineBlocks(1)
	}
	for _, order := range orders {
		w.untilSettled(order, intent.Executed)
	}
	w.clearLeases()
	w.startAndSettle(mine)
	for _, order := range orders {
		w.assertSettled(order, intent.Executed)
	}
	w.assertBooksBalance()
}

// An order that cannot succeed is rejected before any node has seen its signature, and pays no one, not even those
// for whom the money would suffice. Its id can be ordered again.
func testRefusedIsNeverPublic(w *world) {
	mine := w.createWallet(1_000_000)
	w.startCarrier(w.db, nil)
	order := w.newOrder(mine, 400_000, 700_000)
	if w.family.Voids() {
		w.assertUnsigned(order)
		return
	}
	refused := w.sign(order)
	w.submit(refused)
	w.untilSettled(order, intent.Refused)
	if reason := w.settlementsOf(order.ID)[0].outcome.Reason; reason == "" {
		w.Error("it was refused without a reason")
	}
	if w.net.Saw(refused.Signature) {
		w.Error("the node has seen the signature of a refused order")
	}
	w.pay(mine, 500_000)
	w.untilMining("there is more money", func() bool { return w.creditedTo(mine) == 1_500_000 })
	anew := w.sign(order)
	w.submit(anew)
	w.untilSettled(order, intent.Refused, intent.Executed)
	if !w.net.Saw(anew.Signature) {
		w.Error("the node has not seen the signature of an executed order")
	}
	w.assertBooksBalance()
}

// Two orders, each of which the wallet can pay, and not both. Both are public before one is executed. The other pays
// no one, and expires when its time is over, or before where it has failed on the chain and that has used it up. It
// must not be rejected.
func testOnlyOneOfTwoIsPaid(w *world) {
	mine := w.createWallet(1_000_000)
	w.startCarrier(w.db, nil)
	one := w.startPayment(mine, 300_000, 400_000)
	w.until("the first is on its way", func() bool { return w.isOnItsWay(one) })
	two := w.startPayment(mine, 200_000, 500_000)
	w.until("the second is on its way", func() bool { return w.isOnItsWay(two) })
	w.untilMining("one is paid", func() bool { return w.isPaid(one) || w.isPaid(two) })
	paid, unpaid := one, two
	if w.isPaid(two) {
		paid, unpaid = two, one
	}
	w.untilMining("one is executed", func() bool { return len(w.settlementsOf(paid.ID)) > 0 })
	if !w.family.EndsByUse() {
		w.assertCarried(unpaid, "while it has time")
	}
	w.advance(2 * intentLife)
	if !w.family.EndsByUse() {
		w.assertCarried(unpaid, "before its deadline is final")
	}
	if w.family.Voids() {
		w.untilSettled(unpaid, intent.Cancelled)
	} else {
		w.untilSettled(unpaid, intent.Expired)
	}
	w.assertSettled(paid, intent.Executed)
	w.assertBooksBalance()
}

// assertUnsigned has an order refused before it is signed.
func (w *world) assertUnsigned(order intent.Order) {
	w.Helper()
	draft, err := w.net.Intents().Family.Build(w.Context(), order)
	if err != nil {
		w.Fatal(err)
	}
	var refusal intent.Refusal
	if _, err := w.net.Intents().Family.Sign(w.Context(), draft); !errors.As(err, &refusal) {
		w.Errorf("signed with %v", err)
	}
}

// assertOver requires that no message is signed under an order's id any more, and has the wallet pay others.
func (w *world) assertOver(order intent.Order) {
	w.Helper()
	w.net.MineBlocks(finality)
	w.assertUnsigned(order)
	if w.isPaid(order) {
		w.Error("the chain has executed an intent that has ended")
	}
	w.assertBooksBalance()
}

// An order that was not carried in time expires. Ordered again under its id it is executed, and the first signed
// message is worthless, for any sender.
func testExpiresUnseen(w *world) {
	mine := w.createWallet(1_000_000)
	carrier := w.startCarrier(w.db, nil)
	w.startAndSettle(mine)
	carrier.stop()
	order := w.newOrder(mine, 100_000)
	first := w.sign(order)
	w.submit(first)
	w.advance(2 * intentLife)
	w.net.MineBlocks(finality)
	w.startCarrier(w.db, nil)
	if w.family.Voids() {
		w.untilSettled(order, intent.Cancelled)
		w.assertOver(order)
		return
	}
	w.untilSettled(order, intent.Expired)
	if w.net.Saw(first.Signature) {
		w.Error("the node has seen the signature of an order that expired unseen")
	}
	w.net.CarryAsStranger(first)
	w.net.MineBlocks(1)
	if w.isPaid(order) {
		w.Fatal("the chain has executed what has expired")
	}
	w.start(order)
	w.untilSettled(order, intent.Expired, intent.Executed)
	w.net.CarryAsStranger(first)
	w.startAndSettle(mine)
	w.assertSettled(order, intent.Expired, intent.Executed)
	w.assertBooksBalance()
}

// An order that is public when its time is over expires with the final block and not before, since until then it may
// have been executed. Signed again under its id it is executed once.
func testExpiresWhenPublic(w *world) {
	mine := w.createWallet(1_000_000)
	w.startCarrier(w.db, nil)
	w.net.Spoil(Swallowing)
	order := w.startPayment(mine, 100_000)
	w.until("it is on its way", func() bool { return w.isOnItsWay(order) })
	w.untilCarrierAsked(looksOfCarrier, nil)
	w.advance(2 * intentLife)
	w.assertCarried(order, "before its deadline is final")
	if w.family.EndsByUse() {
		w.net.Spoil(Well) // the node has to send the message that ends it
	}
	w.untilMining("it has expired", func() bool { return len(w.settlementsOf(order.ID)) > 0 })
	w.net.Spoil(Well)
	if w.family.Voids() {
		w.assertSettled(order, intent.Cancelled)
		w.assertOver(order)
		return
	}
	w.assertSettled(order, intent.Expired)
	w.start(order)
	w.untilSettled(order, intent.Expired, intent.Executed)
	w.startAndSettle(mine)
	w.assertSettled(order, intent.Expired, intent.Executed)
	w.assertBooksBalance()
}

// Somebody brings an order in the last block of its time, and our node has lost
// it. When the deadline passes it has been executed, and has not expired.
func testExecutedAtTheLastMoment(w *world) {
	mine := w.createWallet(1_000_000)
	w.startCarrier(w.db, nil)
	w.startAndSettle(mine)
	w.net.Spoil(Swallowing)
	order := w.newOrder(mine, 100_000)
	signed := w.sign(order)
	w.submit(signed)
	w.until("it is on its way", func() bool { return w.isOnItsWay(order) })
	w.net.CarryAsStranger(signed)
	w.net.MineBlocks(1)
	w.advance(2 * intentLife)
	w.assertCarried(order, "before its block is final")
	w.untilSettled(order, intent.Executed)
	w.net.Spoil(Well)
	w.startAndSettle(mine)
	w.assertSettled(order, intent.Executed)
	w.assertBooksBalance()
}

package app

import (
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// newDelegated is a bridged wallet that has paid once, so that it runs the executor.
func newDelegated(t *testing.T) *bridged {
	t.Helper()
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	if w := b.withdraw([]transfer.WithdrawalRequest{payoutTo(b.mine, 9, 10*money.Dollar)})[0]; w.Status != transfer.Completed {
		t.Fatalf("the first withdrawal is %s: %s", w.Status, failureOf(w))
	}
	b.left -= 10 * money.Dollar
	return b
}

// A transfer to another chain was signed after the backup, and has not landed. The caller repeats the requestId with another body. That is
// signed, and the lost signature is executed in its place: the amount comes to the other chain as it was sent, and the withdrawal of the
// other body fails and names the transaction. No payee is paid.
func TestALostBurnOfAnotherAmountCompletesNothing(t *testing.T) {
	for name, c := range map[string]struct {
		lost  money.USD
		edit  func(r *transfer.WithdrawalRequest)
		paid  int64
		first bool // the lost signature is executed before the other body is asked for
	}{
		"a smaller amount":             {16, func(r *transfer.WithdrawalRequest) { r.Amount = 10 * money.Dollar }, 0, false},
		"a larger amount":              {10, func(r *transfer.WithdrawalRequest) { r.Amount = 16 * money.Dollar }, 0, false},
		"an amount that differs by .1": {10, func(r *transfer.WithdrawalRequest) { r.Amount = 10*money.Dollar + money.Dollar/10 }, 0, false},
		"another payee":                {10, func(r *transfer.WithdrawalRequest) { r.DestinationAddress = destinationOf(2) }, 9_950_000, false},
		"the same body":                {10, func(*transfer.WithdrawalRequest) {}, 9_950_000, false},
		"before the repeat":            {16, func(r *transfer.WithdrawalRequest) { r.Amount = 10 * money.Dollar }, 9_950_000, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := newDelegated(t)
			backup := b.backUp()
			b.end()
			lost := b.signAndLose(b.crossingOf(c.lost * money.Dollar))
			b.exchange(backup)
			b.recoverLost()
			b.release(b.mine)
			again := lost.request
			c.edit(&again)
			again.Sources = []transfer.Draw{{Position: sandboxCash, Amount: again.Amount}}
			if !c.first {
				b.signOnly(again, b.ask(again))
			}
			if err := b.land(lost); err != nil {
				t.Fatal(err)
			}
			b.serve()
			w := b.untilEnded(b.mine, wallet.Withdrawal, b.ask(again).ID)
			status, names := transfer.Completed, strings.Contains(failureOf(w), "requestId was used before by transaction 0x")
			if c.paid == 0 {
				status = transfer.Failed
			}
			if w.Status != status || names != (c.paid == 0) {
				t.Errorf("the withdrawal is %s: %q", w.Status, failureOf(w))
			}
			if x := w.Legs[0].Bridge; x == nil || x.Amount != c.lost*money.Dollar || x.InTransit != 0 {
				t.Errorf("its transfer is %+v", x)
			}
			if paid := b.unitsOnBase(common.HexToAddress(again.DestinationAddress)); paid != c.paid {
				t.Errorf("the payee has %d units, want %d", paid, c.paid)
			}
			b.followedAll()
			if got := b.holds(b.mine, sandboxCash); got != b.left-c.lost*money.Dollar {
				t.Errorf("the books have %s on the first chain", got)
			}
			b.assertBooksAgree()
		})
	}
}

// A transfer was signed whole after the backup, and has not landed. Under a lower burn limit its repeat has parts, of which the first is
// signed when the lost signature of the whole lands in its place. The others are not sent besides, although the first one may need the
// amounts that are reserved for them to be settled.
func TestALostBurnOfTheWholeSendsNoParts(t *testing.T) {
	for name, c := range map[string]struct{ whole, limit money.USD }{"of a part of the wallet": {17, 6}, "of all that the wallet has": {490, 200}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := newDelegated(t)
			backup := b.backUp()
			b.end()
			lost := b.signAndLose(b.crossingOf(c.whole * money.Dollar))
			b.exchange(backup)
			b.recoverLost()
			b.setBurnLimit(b.Chain, chain.EthereumSepolia, c.limit*money.Dollar)
			b.readTerms()
			b.release(b.mine)
			w := b.ask(lost.request)
			if len(w.Legs) != 3 {
				t.Fatalf("the repeat has %d parts", len(w.Legs))
			}
			const others = `UPDATE tasks SET run_at = run_at + $1 WHERE key IN ($2, $3)`
			b.execute(others, time.Hour.Microseconds(), w.Legs[1].Steps[0].ID, w.Legs[2].Steps[0].ID)
			b.signOnly(lost.request, w)
			b.setBurnLimit(b.Chain, chain.EthereumSepolia, 1000*money.Dollar)
			if err := b.land(lost); err != nil {
				t.Fatal(err)
			}
			b.execute(others, -time.Hour.Microseconds(), w.Legs[1].Steps[0].ID, w.Legs[2].Steps[0].ID)
			b.serve()
			w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
			if w.Status != transfer.Failed || !strings.Contains(failureOf(w), "requestId was used before by transaction 0x") {
				t.Errorf("the repeat is %s: %s", w.Status, failureOf(w))
			}
			for _, l := range w.Legs[1:] {
				if l.FailureReason == nil || !strings.Contains(*l.FailureReason, "sent more to another chain") {
					t.Errorf("a part is %s: %v", l.State, l.FailureReason)
				}
			}
			if sent := b.count(`SELECT CAST(SUM(amount) AS BIGINT) FROM bridge_transfers`); sent != int64(c.whole*money.Dollar) {
				t.Errorf("%d units have left in all", sent)
			}
			b.followedAll()
			b.assertOnBase(c.whole * money.Dollar)
			b.assertBooksAgree()
		})
	}
}

// A transfer of USDC was signed after the backup, and has not landed. The caller repeats the requestId for USDT, and the lost signature is
// executed in its place: the withdrawal fails and names the transaction, and the USDC leaves the books.
func TestALostBurnOfAnotherTokenCompletesNothing(t *testing.T) {
	t.Parallel()
	b := newDelegated(t)
	b.faucet(chain.EthereumSepolia, chain.USDT, b.mine.Addresses[chain.EthereumSepolia], b.left)
	b.until("the USDT is in the books", func() bool { return b.holds(b.mine, sandboxUSDT) == b.left })
	backup := b.backUp()
	b.end()
	lost := b.signAndLose(b.tenToBase())
	b.exchange(backup)
	b.recoverLost()
	b.release(b.mine)
	again := lost.request
	again.Token, again.Sources = chain.USDT, []transfer.Draw{{Position: sandboxUSDT, Amount: again.Amount}}
	b.signOnly(again, b.ask(again))
	if err := b.land(lost); err != nil {
		t.Fatal(err)
	}
	b.serve()
	w := b.untilEnded(b.mine, wallet.Withdrawal, b.ask(again).ID)
	if w.Status != transfer.Failed || !strings.Contains(failureOf(w), "requestId was used before by transaction 0x") || !strings.Contains(failureOf(w), "sent 10") {
		t.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
	}
	if usdc, usdt := b.holds(b.mine, sandboxCash), b.holds(b.mine, sandboxUSDT); usdc != b.left-10*money.Dollar || usdt != b.left {
		t.Errorf("the books have %s of USDC and %s of USDT on the first chain", usdc, usdt)
	}
	b.assertBooksAgree()
}

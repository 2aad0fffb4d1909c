package app

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A backup has a withdrawal that was accepted and not signed, and was paid after it. `granary recover
// --cancel-unsigned` leaves it, and it is settled as it was paid.
func TestRecoverCancelsNoWithdrawalThatWasPaid(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 100*money.Dollar)
		d.end()
		request := payoutTo(mine, 1, 60*money.Dollar)
		accepted, _, err := d.Transfers.Withdraw(d.T.Context(), request)
		if err != nil {
			d.Fatal(err)
		}
		backup := d.backUp()
		if w := d.untilEnded(mine, wallet.Withdrawal, accepted.ID); w.Status != transfer.Completed || d.paidTo(destinationOf(1)) != 59_950_000 {
			d.Fatalf("the first life's withdrawal is %s", w.Status)
		}
		d.exchange(backup)
		printed, _ := d.recoverBooks(RecoverOptions{Lost: true, CancelUnsigned: true}) // it leaves the wallet, which has less
		d.serve()
		again, _, err := d.Transfers.Withdraw(d.T.Context(), request)
		if err != nil {
			d.Fatal(err)
		}
		if again = d.untilEnded(mine, wallet.Withdrawal, again.ID); again.Status != transfer.Completed {
			d.Errorf("the withdrawal is paid, and asked for again it is %s; the books have %s, the chain 40\n%s", again.Status, d.holds(mine, sandboxCash), printed)
		}
		d.assertBooksAgree()
	})
}

// A caller cancels a withdrawal over chains whose payout is still to come in the backup, and was made
// after it.
func TestAPayoutOverChainsIsNotCancelledAfterARestore(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	b.bridge.setMode()("silent")
	accepted, _, err := b.Transfers.Withdraw(t.Context(), b.tenToBase())
	if err != nil {
		t.Fatal(err)
	}
	b.awaitTransfer(accepted, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	backup := b.backUp()
	b.bridge.setMode()("normal")
	if w := b.untilEnded(b.mine, wallet.Withdrawal, accepted.ID); w.Status != transfer.Completed {
		t.Fatalf("the first life's withdrawal is %s", w.Status)
	}
	b.exchange(backup)
	w, err := b.Transfers.Cancel(t.Context(), b.mine.Organization, b.mine.ID, accepted.ID)
	if fault.CodeOf(err) != fault.WithdrawalPayoutInProgress {
		t.Errorf("the payee has %d units, and the cancellation is %v: %s", b.unitsOnBase(common.HexToAddress(destinationOf(1))), err, w.Status)
	}
	b.bridge.setMode()("normal")
	b.serve()
	if w := b.untilEnded(b.mine, wallet.Withdrawal, accepted.ID); w.Status != transfer.Completed {
		t.Errorf("in the end it is %s: %s", w.Status, failureOf(w))
	}
	b.assertOnBase(0)
	b.assertBooksAgree()
}

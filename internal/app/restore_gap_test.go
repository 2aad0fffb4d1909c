package app

import (
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A backup has a withdrawal on Solana that is accepted and not signed; it is paid after the backup, and its marker is closed two weeks
// later. The backup is served for a while with a node that has dropped its history, and signs no payout. Then the operator gives it a
// node with the history and runs granary recover by the runbook: it must not cancel the withdrawal that was paid.
func TestRecoverReadsTheGapBeforeItCancels(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(1))
	d.fundOnSolana(mine, 150*money.Dollar)
	d.end()
	accepted := d.ask(payoutOnSolana(mine[0], 1, 60*money.Dollar))
	step := accepted.Legs[0].Steps[0].ID
	backup := d.backUp()
	if w := d.untilEnded(mine[0], wallet.Withdrawal, accepted.ID); w.Status != transfer.Completed {
		t.Fatalf("the first life's withdrawal is %s: %s", w.Status, failureOf(w))
	}
	d.Clock.Advance(14 * 24 * time.Hour)
	d.until("the marker is closed", func() bool {
		d.Clock.Advance(2 * time.Minute)
		return d.Solana.Account(custody.MarkerOf(keyOfWallet(mine[0]), step)).Lamports == 0
	})
	d.exchange(backup)
	if err := d.Solana.MineSlots(5); err != nil {
		t.Fatal(err)
	}
	node := rpctest.New(d.T, d.Solana.URL())
	node.Set(rpctest.Faults{ForgottenBefore: d.Solana.Final()})
	d.configure(behindNode(node))
	lacks := func() bool {
		var n int
		err := d.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM tasks WHERE key = $1 AND last_error LIKE '%a node has no history before slot%'`, step).Scan(&n)
		return err == nil && n == 1
	}
	d.until("the payout waits for the history", lacks)
	if _, err := d.Solana.FaucetToken(validator.USDC, keyOfWallet(mine[0]), uint64(10*money.Dollar)); err != nil {
		t.Fatal(err)
	}
	d.until("the wallet's history is read on", func() bool {
		d.Clock.Advance(time.Minute)
		var n int
		err := d.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM solana_histories WHERE slot > $1`, int64(d.Solana.Final()-500)).Scan(&n)
		return err == nil && n == 1
	})
	d.exchange(d.database) // with the sandbox's own node, which has the history
	printed, err := d.recoverBooks(RecoverOptions{Lost: true, CancelUnsigned: true})
	if strings.Contains(printed, "cancel  withdrawal "+accepted.ID.String()) {
		t.Errorf("the payee has %d units of the withdrawal, and recover ends with %v\n%s", d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)), err, printed)
	}
	d.serve()
	if w, err := d.Transfers.Get(t.Context(), mine[0].Organization, mine[0].ID, wallet.Withdrawal, accepted.ID); err != nil || w.Status == transfer.Cancelled {
		t.Errorf("it is %s: %v", w.Status, err)
	}
}

// A backup has a withdrawal on Solana that is accepted and not signed. It is paid after the backup. The backup is restored a moment later, and
// the node has dropped its history, but the marker is there: the withdrawal must not be cancelled.
func TestACancellationOnSolanaAsksTheMarker(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(1))
	d.fundOnSolana(mine, 150*money.Dollar)
	d.end()
	accepted := d.ask(payoutOnSolana(mine[0], 1, 60*money.Dollar))
	backup := d.backUp()
	if w := d.untilEnded(mine[0], wallet.Withdrawal, accepted.ID); w.Status != transfer.Completed {
		t.Fatalf("the first life's withdrawal is %s: %s", w.Status, failureOf(w))
	}
	d.exchange(backup)
	node := rpctest.New(d.T, d.Solana.URL())
	if err := d.Solana.MineSlots(5); err != nil {
		t.Fatal(err)
	}
	node.Set(rpctest.Faults{ForgottenBefore: d.Solana.Final()})
	d.reconfigure(behindNode(node)) // and is not run: its carrier would settle the withdrawal
	w, err := d.Transfers.Cancel(t.Context(), mine[0].Organization, mine[0].ID, accepted.ID)
	marker := d.Solana.Account(custody.MarkerOf(keyOfWallet(mine[0]), accepted.Legs[0].Steps[0].ID))
	if fault.CodeOf(err) != fault.WithdrawalPayoutInProgress {
		t.Errorf("the payee has %d units, the marker is there (%d lamports), and the withdrawal is %s: %v", d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)), marker.Lamports, w.Status, err)
	}
}

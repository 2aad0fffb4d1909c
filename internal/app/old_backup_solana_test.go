package app

import (
	"errors"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A backup has a payout on Solana as signed. It is executed after the backup, and its marker is closed two weeks later. Then the
// backup is restored by the runbook (granary recover, which reads the wallet's history), and served: the payout is completed.
func TestAPaidPayoutOnSolanaIsNotFailedByAnOldBackup(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(1))
	d.fundOnSolana(mine, 150*money.Dollar)
	node := d.proxySolana()
	node.Set(rpctest.Faults{SwallowSends: true})
	request := payoutOnSolana(mine[0], 1, 60*money.Dollar)
	accepted := d.ask(request)
	d.until("it is signed", func() bool {
		var n int
		err := d.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM intents WHERE id = $1 AND state IN ('signed', 'carried')`, accepted.Legs[0].Steps[0].ID).Scan(&n)
		return err == nil && n == 1
	})
	backup := d.backUp() // which serves with the sandbox's own node
	if w := d.untilEnded(mine[0], wallet.Withdrawal, accepted.ID); w.Status != transfer.Completed || d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)) != 59_950_000 {
		t.Fatalf("the first life's withdrawal is %s: %s", w.Status, failureOf(w))
	}
	marker := custody.MarkerOf(keyOfWallet(mine[0]), accepted.Legs[0].Steps[0].ID)
	d.Clock.Advance(14 * 24 * time.Hour)
	d.until("the marker is closed", func() bool {
		d.Clock.Advance(2 * time.Minute)
		return d.Solana.Account(marker).Lamports == 0
	})
	d.exchange(backup)
	printed, err := d.recoverBooks(RecoverOptions{Lost: true, CancelUnsigned: true})
	if err != nil && !errors.Is(err, errNotOpened) {
		t.Fatalf("recover: %v\n%s", err, printed)
	}
	d.serve()
	w := d.untilEnded(mine[0], wallet.Withdrawal, accepted.ID)
	if w.Status != transfer.Completed {
		t.Errorf("the payee has %d units, and the withdrawal is %s: %s; the books have %s, the chain %d", d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)), w.Status, failureOf(w),
			d.holds(mine[0], solanaCash), d.Solana.TokenBalance(validator.USDC, keyOfWallet(mine[0])))
	}
	d.assertBooksAgree()
}

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
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// After the backup a payout on Solana does not land: the operator cancels its intent, a void ends it, and its caller has the payee paid by
// another request. Two weeks later, when all markers are closed, the backup is restored by the runbook, or an empty database is recovered
// from the roster, with a node that has the whole history, and is then served with one that keeps a part. The caller repeats both
// requests: the payee is paid once.
func TestAGivenUpPayoutOnSolanaIsNotPaidAfterARecovery(t *testing.T) {
	for name, empty := range map[string]bool{"an old backup": false, "an empty database": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			repeatGivenUp(t, empty)
		})
	}
}

// repeatGivenUp repeats the requests in an old backup, or in an empty database.
func repeatGivenUp(t *testing.T, empty bool) {
	t.Helper()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(1))
	d.fundOnSolana(mine, 150*money.Dollar)
	backup := d.backUp()
	node := d.proxySolana()
	node.Set(rpctest.Faults{SwallowSends: true})
	first := payoutOnSolana(mine[0], 1, 60*money.Dollar)
	accepted := d.ask(first)
	step := accepted.Legs[0].Steps[0].ID
	d.until("it is carried", func() bool {
		var n int
		err := d.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM intents WHERE id = $1 AND state = 'carried'`, step).Scan(&n)
		return err == nil && n == 1
	})
	if err := d.CancelIntent(t.Context(), step, "it does not land"); err != nil {
		t.Fatal(err)
	}
	d.until("it is given up", func() bool {
		var n int
		err := d.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM solana_versions WHERE intent_id = $1 AND voids = 1`, step).Scan(&n)
		return err == nil && n > 0
	})
	node.Set(rpctest.Faults{})
	if w := d.untilEnded(mine[0], wallet.Withdrawal, accepted.ID); w.Status != transfer.Failed {
		t.Fatalf("the first withdrawal is %s: %s", w.Status, failureOf(w))
	}
	second := payoutOnSolana(mine[0], 1, 60*money.Dollar)
	if w := d.withdraw([]transfer.WithdrawalRequest{second})[0]; w.Status != transfer.Completed {
		t.Fatalf("the second withdrawal is %s: %s", w.Status, failureOf(w))
	}
	paid := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1))
	d.Clock.Advance(14 * 24 * time.Hour)
	d.until("the marker is closed", func() bool {
		d.Clock.Advance(2 * time.Minute)
		return d.Solana.Account(custody.MarkerOf(keyOfWallet(mine[0]), step)).Lamports == 0
	})

	if empty {
		backup = storetest.Address(d.T, d.DB.Engine())
	}
	d.exchange(backup)
	printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true})
	if err != nil && !errors.Is(err, errNotOpened) {
		t.Fatalf("recover: %v\n%s", err, printed)
	}
	pruned := rpctest.New(d.T, d.Solana.URL())
	pruned.Set(rpctest.Faults{ForgottenBefore: d.Solana.Final()})
	d.configure(behindNode(pruned))
	d.release(mine[0])
	if w := d.withdraw([]transfer.WithdrawalRequest{second})[0]; w.Status != transfer.Completed {
		t.Logf("the second withdrawal, repeated, is %s: %s", w.Status, failureOf(w))
	}
	w := d.withdraw([]transfer.WithdrawalRequest{first})[0]
	if now := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)); now != paid {
		t.Errorf("the withdrawal that was given up is %s, and the payee has %d units, %d before", w.Status, now, paid)
	}
}

package app

import (
	"errors"
	"strings"
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

// A backup is from before Solana was configured: its wallets have no address there. After it a payout on Solana is made, and its marker
// is closed two weeks later. The backup is restored by the runbook, with a node that has the whole history and with the roster, in which
// no wallet is missing, and is then served with a node that keeps a part. The wallet gets its address and a deposit, and the caller
// repeats the request: the payee is paid once.
func TestAWalletThatGetsItsSolanaAddressAfterARecoveryPaysOnce(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(1))
	backup := d.backUp()
	d.fundOnSolana(mine, 150*money.Dollar)
	request := payoutOnSolana(mine[0], 1, 60*money.Dollar)
	first := d.withdraw([]transfer.WithdrawalRequest{request})[0]
	if first.Status != transfer.Completed {
		t.Fatalf("the first life's withdrawal is %s: %s", first.Status, failureOf(first))
	}
	paid := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1))
	d.Clock.Advance(14 * 24 * time.Hour)
	d.until("the marker is closed", func() bool {
		d.Clock.Advance(2 * time.Minute)
		return d.Solana.Account(custody.MarkerOf(keyOfWallet(mine[0]), first.Legs[0].Steps[0].ID)).Lamports == 0
	})

	d.exchange(backup)
	for _, statement := range []string{ // as the database was before Solana was configured
		`DELETE FROM wallet_addresses WHERE chain = 'solana_devnet'`, `UPDATE wallets SET addresses = json_remove(addresses, '$.solana_devnet')`,
		`DELETE FROM chain_cursors WHERE chain = 'solana_devnet'`, `DELETE FROM solana_marker_chains`, `DELETE FROM solana_gaps`, `DELETE FROM solana_histories`, `DELETE FROM final_blocks WHERE chain = 'solana_devnet'`,
	} {
		d.execute(statement)
	}
	printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true})
	if err != nil && !errors.Is(err, errNotOpened) {
		t.Fatalf("recover: %v\n%s", err, printed)
	}
	if strings.Contains(printed, "make  wallet") {
		t.Fatalf("wallets were missing:\n%s", printed)
	}
	pruned := rpctest.New(d.T, d.Solana.URL())
	pruned.Set(rpctest.Faults{ForgottenBefore: d.Solana.Final()})
	d.configure(behindNode(pruned))
	d.release(mine[0])
	d.until("the wallet has its address", func() bool {
		var n int
		err := d.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM wallet_addresses WHERE chain = 'solana_devnet'`).Scan(&n)
		return err == nil && n == 1
	})
	d.fundOnSolana(mine, 100*money.Dollar)
	w := d.untilEnded(mine[0], wallet.Withdrawal, d.ask(request).ID)
	if now := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)); now != paid {
		t.Errorf("the repeated withdrawal is %s, and the payee has %d units, %d before; recover printed\n%s", w.Status, now, paid, printed)
	}
}

package app

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A wallet is made in ordinary operation after a recovery has closed a gap on Solana, gets a deposit, and makes its first payout when nodes
// have dropped the history of its beginning, as they do within days. It has executed nothing before, and pays.
func TestAWalletMadeAfterARecoveryPaysLongAfterItsDeposit(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	d.exchange(storetest.Address(d.T, d.DB.Engine()))
	if printed, err := d.recoverBooks(RecoverOptions{Lost: true}); err != nil {
		t.Fatalf("recover: %v\n%s", err, printed)
	}
	d.serve()
	mine := d.create(newWallets(1))
	d.fundOnSolana(mine, 150*money.Dollar)
	until := d.Solana.Final()
	if err := d.Solana.MineSlots(100); err != nil {
		t.Fatal(err)
	}
	d.until("the deposit is old, and the wallet was read", func() bool {
		return d.Solana.Final() > until+50 && d.count(`SELECT COUNT(*) FROM solana_marker_chains WHERE known_slot > 0`) == 1 &&
			d.count(`SELECT COUNT(*) FROM solana_histories WHERE gaps_read > 0`) == 1
	})
	pruned := rpctest.New(d.T, d.Solana.URL())
	pruned.Set(rpctest.Faults{ForgottenBefore: d.Solana.Final()})
	d.configure(behindNode(pruned))
	d.release(mine[0])
	accepted := d.ask(payoutOnSolana(mine[0], 1, 60*money.Dollar))
	var w transfer.Workflow
	d.until("the payout ends, or waits", func() bool {
		var err error
		if w, err = d.Transfers.Get(t.Context(), mine[0].Organization, mine[0].ID, wallet.Withdrawal, accepted.ID); err != nil {
			t.Fatal(err)
		}
		return w.CompletedAt != nil || d.count(`SELECT COUNT(*) FROM tasks WHERE last_error LIKE '%a node has no history before slot%'`) > 0
	})
	if paid := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)); paid != 59_950_000 {
		t.Errorf("the payee has %d units, and the withdrawal is %s", paid, w.Status)
	}
}

package app

import (
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
)

// A node fails on the token accounts of one wallet on Solana, as it does for a wallet that strangers have made too many for. After a restore
// the books of the other wallets are opened all the same, and the wallet is left.
func TestOneWalletOnSolanaKeepsNoOtherFromBeingRecovered(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(2))
	d.fundOnSolana(mine, 150*money.Dollar)
	backup := d.backUp()
	d.exchange(backup)
	node := rpctest.New(d.T, d.Solana.URL())
	node.Set(rpctest.Faults{TooManyAccountsOf: keyOfWallet(mine[0]).String()})
	d.reconfigure(behindNode(node))
	printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true})
	if err != nil && !strings.Contains(err.Error(), errNotOpened.Error()) {
		t.Errorf("no wallet is recovered: %v\n%s", err, printed)
	}
	d.outlive()
	again, err := d.recoverBooks(RecoverOptions{})
	if _, open, _ := restore.FindOpen(t.Context(), d.DB); open && !strings.Contains(again, "left") {
		t.Errorf("payouts of all organizations stay held: %v\n%s", err, again)
	}
}

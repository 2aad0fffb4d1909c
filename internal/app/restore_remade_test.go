package app

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A wallet that was made after the backup is missing in the first recovery, which closes the gap. It is made again by a second one, when the
// node has dropped the history since: that is rejected, since payouts of the wallet would look unpaid. A node with the history makes the
// wallet again, and its payout is not paid twice.
func TestAWalletThatIsMadeAgainLaterNeedsTheHistorySinceTheGap(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	d.create(newWallets(1))
	backup := d.backUp()
	mine := d.create(newWallets(1))
	d.fundOnSolana(mine, 150*money.Dollar)
	request := payoutOnSolana(mine[0], 1, 60*money.Dollar)
	if w := d.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Completed {
		t.Fatalf("the first life's withdrawal is %s: %s", w.Status, failureOf(w))
	}
	roster, err := os.ReadFile(d.roster)
	if err != nil {
		t.Fatal(err)
	}
	kept := filepath.Join(t.TempDir(), "roster")
	if err := os.WriteFile(kept, roster, 0o600); err != nil {
		t.Fatal(err)
	}
	d.exchange(backup)
	if printed, err := d.recoverBooks(RecoverOptions{}); err != nil {
		t.Fatalf("%v\n%s", err, printed)
	}
	d.serve()
	d.Clock.Advance(time.Hour)
	if err := d.Solana.MineSlots(5); err != nil {
		t.Fatal(err)
	}
	past := d.Solana.Final()
	d.until("the carrier has looked at the chain since", func() bool {
		var known int64
		err := d.DB.QueryRow(t.Context(), `SELECT known_slot FROM solana_marker_chains WHERE gap_slot = 0`).Scan(&known)
		d.demandBlocks(chain.SolanaDevnet, 1)
		return err == nil && uint64(known) > past
	})
	node := d.proxySolana()
	d.end()
	node.Set(rpctest.Faults{ForgottenBefore: past})
	o := RecoverOptions{RosterFiles: []string{kept}, AcceptMissing: true}
	if printed, err := d.recoverBooks(o); !errors.Is(err, recovery.ErrHistoryLacking) {
		t.Errorf("with a node that has dropped the history: %v\n%s", err, printed)
	}
	node.Set(rpctest.Faults{})
	if printed, err := d.recoverBooks(o); err != nil {
		t.Fatalf("with the history: %v\n%s", err, printed)
	}
	d.serve()
	if w := d.untilEnded(mine[0], wallet.Withdrawal, d.ask(request).ID); w.Status != transfer.Completed {
		t.Errorf("the repeat is %s: %s", w.Status, failureOf(w))
	}
	if paid := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)); paid != 59_950_000 {
		t.Errorf("the payee has %d units", paid)
	}
	d.assertBooksAgree()
}

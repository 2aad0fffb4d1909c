package app

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// againWallet is a wallet that paid on Solana before its database was lost, and that is made again, in an empty one, behind a node without
// that history.
type againWallet struct {
	wallet.Wallet
	paid   transfer.WithdrawalRequest // by the first life
	units  uint64                     // that the payee has of it
	pruned *rpctest.Proxy
}

// makeWalletAgain has a payout on Solana made, its marker closed two weeks later, and the database lost. An empty one is recovered without
// the roster, and then served with a node that has dropped the history. The customer repeats the request that made the wallet, which is
// made again, under its id, and is in the roster as if it were new.
func (d *drill) makeWalletAgain() againWallet {
	d.Helper()
	life := d.liveFirst()
	d.exchange(storetest.Address(d.T, d.DB.Engine()))
	if printed, err := d.recoverBooks(RecoverOptions{Lost: true}); err != nil {
		d.Fatalf("recover: %v\n%s", err, printed)
	}
	d.serve()
	d.until("the chain is known", func() bool { return d.count(`SELECT COUNT(*) FROM solana_marker_chains WHERE known_slot > 0`) == 1 })
	pruned := rpctest.New(d.T, d.Solana.URL())
	// A later recovery needs the history since the earlier of what the carrier and the follower know by then.
	known := d.count(`SELECT MIN(m.known_slot) FROM (SELECT known_slot FROM solana_marker_chains
		UNION ALL SELECT final_number FROM chain_cursors WHERE chain = 'solana_devnet') m`)
	pruned.Set(rpctest.Faults{ForgottenBefore: uint64(known)})
	d.configure(behindNode(pruned))
	d.Clock.Advance(2 * time.Hour) // more than the margin by which nodes' history must be older than a wallet of a roster
	if again := d.create([]wallet.CreateRequest{life.made}); again[0].ID != life.ID {
		d.Fatalf("the wallet is %s, and was %s", again[0].ID, life.ID)
	}
	return againWallet{life.Wallet, life.paid, life.units, pruned}
}

// count returns the number that a query reads.
func (d *drill) count(query string) (n int) {
	d.Helper()
	if err := d.DB.QueryRow(d.T.Context(), query).Scan(&n); err != nil {
		d.Fatal(err)
	}
	return n
}

// The operator runs the recovery again, with the roster: a wallet that was made again is as old as it was, and its payout, which the caller
// repeats, is not paid again.
func TestAWalletOfARepeatedRequestIsNotReadAsANewOne(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	again := d.makeWalletAgain()
	d.reconfigure(behindNode(again.pruned))
	printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}})
	if err != nil && !errors.Is(err, errNotOpened) && !errors.Is(err, errBurnsUnread) {
		t.Fatalf("recover: %v\n%s", err, printed)
	}
	d.serve()
	d.release(again.Wallet)
	accepted := d.ask(again.paid)
	var w transfer.Workflow
	d.until("the payout ends, or waits", func() bool {
		if w, err = d.Transfers.Get(t.Context(), again.Organization, again.ID, wallet.Withdrawal, accepted.ID); err != nil {
			t.Fatal(err)
		}
		return w.CompletedAt != nil || d.count(`SELECT COUNT(*) FROM tasks WHERE last_error LIKE '%a node has no history before slot%'`) > 0
	})
	if now := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)); now != again.units {
		t.Errorf("the repeated withdrawal is %s, and the payee has %d units, %d before; recover printed\n%s", w.Status, now, again.units, printed)
	}
}

// A payout of a wallet whose history nodes lack waits for an approval. A recovery goes on with all else.
func TestAWalletWithoutHistoryStopsNoRecovery(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	again := d.makeWalletAgain()
	d.fundOnSolana([]wallet.Wallet{again.Wallet}, 100*money.Dollar)
	alice, _ := approvaltest.Register(t, d.Approvals, again.Organization, "alice")
	rule := approval.Rule{Name: "payouts", Actions: []approval.Kind{approval.WithdrawalPayout}, Approvals: 1, ValidForSeconds: int64(approval.MaxValidity.Seconds()), Effect: approval.RequireApproval}
	asked, err := d.Approvals.PutRules(t.Context(), again.Organization, []approval.Rule{rule}, nil)
	if err != nil {
		t.Fatal(err)
	}
	alice.Vote(asked.ID, approval.Approve)
	waiting := d.ask(payoutOnSolana(again.Wallet, 2, 60*money.Dollar))
	if waiting.Legs[0].State != transfer.StatePendingApproval {
		t.Fatalf("the payout is %s", waiting.Legs[0].State)
	}
	d.reconfigure(behindNode(again.pruned))
	for _, cancel := range []bool{false, true} {
		printed, err := d.recoverBooks(RecoverOptions{Lost: cancel, CancelUnsigned: cancel})
		if err != nil && !errors.Is(err, errNotOpened) && !errors.Is(err, errBurnsUnread) || !strings.Contains(printed, "unread  wallet "+again.ID.String()) {
			t.Errorf("recover: %v\n%s", err, printed)
		}
	}
}

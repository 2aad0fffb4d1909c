package solrelay

import (
	"errors"
	"log/slog"
	"testing"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
)

// A payout is made after the backup, and its marker is closed in time. The backup is restored behind a node that has
// dropped that history, and the caller repeats the request: it must not be signed until the node shows the executed
// transaction. So it is if
//
//   - the wallet was made after the backup, too, and is made again after `granary recover` has read the histories
//     of the others;
//   - the chain was not served yet when the backup was made, though the wallet was there on other chains.
func TestAPaidPayoutIsNotSignedBehindANodeWithoutItsHistory(t *testing.T) {
	for name, known := range map[string]bool{"the wallet is made again after a recovery": true, "the backup is from before the chain was served": false} {
		t.Run(name, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				w.startReady()
				backup := w.twin()
				wallet := w.createWallet(1_000)
				if known {
					backup.runTwin()() // the backup's service does not run meanwhile
				} else {
					backup.write(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at) VALUES ($1, $2, $3, '', '', 0, 'active', '{}', $4, $4)`,
						wallet, uuid.New(), uuid.New(), backup.db.Clock().Micros())
				}
				p := w.start(wallet, 400)
				w.untilEnded(p, intent.Executed, 400)
				w.untilClosed(p)
				w.passMarkers(backup)
				if known { // by a node that has everything
					backup.noteRecovery()
				}
				w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
				defer backup.runTwin()()
				backup.untilMining("the chain is looked at", func() bool { return backup.countRows("solana_marker_chains", "known_slot > 0") == 1 })

				backup.wantUnsigned(wallet, p, 400)
			})
		})
	}
}

// A wallet that is made in ordinary operation, after a recovery has closed a gap, or after the chain is first served, pays at once behind
// a node that has dropped the history of before.
func TestANewWalletNeedsNoHistoryOfAGap(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		before := w.createWallet(1_000)
		w.mine(5)
		w.noteRecovery()
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		w.mine(5)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		if _, err := w.trySign(before, uuid.New(), 100); !errors.As(err, new(task.Later)) {
			w.Errorf("a wallet of before signs: %v", err)
		}
		w.untilEnded(w.start(w.createWallet(1_000), 400), intent.Executed, 400)
	})
}

// A wallet that has paid all that it held has empty token accounts alone, and is not new by that: behind a node that has dropped the
// history of a closed gap its history counts as unknown, and not as empty.
func TestAWalletThatHasPaidAllNeedsTheHistoryOfAGap(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		wallet := w.createWallet(1_000)
		w.untilEnded(w.start(wallet, 1_000), intent.Executed, 1_000)
		w.mine(5)
		w.write(`DELETE FROM solana_histories`)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		if err := w.family.CheckHistory(w.Context(), testChain, w.walletAt(wallet).Address()); !errors.As(err, new(task.Later)) {
			w.Errorf("the history of a wallet that has paid all, behind a node without it: %v", err)
		}
		if err := w.family.CheckHistory(w.Context(), testChain, w.walletAt(uuid.New()).Address()); err != nil {
			w.Errorf("the history of a wallet without a token account: %v", err)
		}
	})
}

// A recovery that comes after the one that closed the gap reads a wallet that the database did not have then since
// the gap: behind a node without that history it fails for the wallet, and the wallet signs no payment; with the
// history the paid intents are known, for good.
func TestALaterRecoveryReadsAWalletSinceTheClosedGap(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		backup := w.twin()
		backup.runTwin()() // the backup's service does not run meanwhile
		wallet := w.createWallet(1_000)
		p := w.start(wallet, 400)
		w.untilEnded(p, intent.Executed, 400)
		w.untilClosed(p)
		w.passMarkers(backup)
		backup.noteRecovery()
		defer backup.runTwin()()
		forget := func() { w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()}) }
		forget()
		read := func() error {
			return backup.family.ReadHistory(w.Context(), testChain, w.walletAt(wallet).Address())
		}
		if err := read(); !errors.As(err, new(task.Later)) {
			w.Errorf("a recovery behind a node without the history: %v", err)
		}
		if _, err := backup.trySign(wallet, p.id, 400); !errors.As(err, new(task.Later)) {
			w.Errorf("the payout is signed again: %v", err)
		}
		w.node.Set(rpctest.Faults{})
		if err := read(); err != nil {
			w.Fatal(err)
		}
		forget()
		if _, err := backup.trySign(wallet, p.id, 400); err == nil {
			w.Error("the payout is signed again after the recovery")
		}
		if _, err := backup.trySign(wallet, uuid.New(), 100); err != nil {
			w.Errorf("the wallet waits still: %v", err)
		}
	})
}

// The history of a wallet that is new is read while nodes show its beginning, so it pays later, behind a node that has dropped it.
// A wallet whose beginning no node shows is not new by its row, and waits.
func TestANewWalletPaysAfterItsBeginningIsDropped(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		old := w.createWallet(1_000)
		w.untilEnded(w.start(old, 400), intent.Executed, 400)
		w.mine(5)
		w.write(`DELETE FROM solana_histories`)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		made := w.createWallet(1_000)
		w.write(`DELETE FROM solana_histories`)
		w.insertWallet(old)
		w.insertWallet(made)
		w.startHistorian()
		w.untilMining("the new wallet is read", func() bool { return w.isRead(made) })
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		w.mine(5)
		w.untilEnded(w.start(made, 400), intent.Executed, 400)
		if _, err := w.trySign(old, uuid.New(), 100); !errors.As(err, new(task.Later)) {
			w.Errorf("a wallet whose beginning no node shows signs: %v", err)
		}
		if n := w.countRows("solana_histories", "gaps_read > 0"); n != 1 {
			w.Errorf("the histories of %d wallets are known, want that of the new one", n)
		}
	})
}

// A new wallet that a stranger has given more token accounts than are read keeps no other from being read, nor from paying.
func TestANewWalletThatCannotBeReadDelaysNoOther(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		crowded, made := w.createWallet(1_000), w.createWallet(1_000)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final(), TooManyAccountsOf: w.walletAt(crowded).String()})
		w.write(`DELETE FROM solana_histories`)
		w.insertWallet(crowded)
		w.insertWallet(made)
		w.startHistorian()
		w.untilMining("the other is read", func() bool { return w.isRead(made) })
		w.untilEnded(w.start(made, 400), intent.Executed, 400)
		if w.isRead(crowded) {
			w.Error("the history of a wallet that cannot be read counts as known")
		}
	})
}

// startHistorian runs the historian of the chain until the test ends.
func (w *world) startHistorian() {
	w.Helper()
	h, err := solintent.NewHistorian(w.family, testChain, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		w.Fatal(err)
	}
	runner := tasktest.NewRunner(w, w.db, tasktest.Lease)
	runner.HandleSeat(h.Seat(), h.Run)
	w.Cleanup(runner.Start())
}

// insertWallet writes the rows of a wallet that is made now.
func (w *world) insertWallet(id uuid.UUID) {
	w.Helper()
	w.write(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at) VALUES ($1, $2, $3, '', '', 0, 'active', '{}', $4, $4)`,
		id, uuid.New(), uuid.New(), w.db.Clock().Micros())
	w.write(`INSERT INTO wallet_addresses (chain, address, wallet_id) VALUES ($1, $2, $3)`, string(testChain), w.walletAt(id).String(), id)
	w.db.Wake(testChain.WalletsTopic())
}

// isRead returns whether the wallet's history is known.
func (w *world) isRead(id uuid.UUID) bool {
	w.Helper()
	return w.countRows("solana_histories", "gaps_read > 0 AND wallet = '"+w.walletAt(id).String()+"'") == 1
}

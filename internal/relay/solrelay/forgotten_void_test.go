package solrelay

import (
	"errors"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
)

// A payout is given up after the backup: its void lands, its order is asked for by another request, and its marker is closed in time.
// The backup is restored, and `granary recover` reads the history of the wallet from a node that has all of it, and closes the gap. Then
// the caller repeats all requests. The payout that was given up is over, whether or not the node has its history by then: it must not be
// paid beside the other one.
func TestAPayoutThatWasGivenUpAfterTheBackupIsNotSigned(t *testing.T) {
	for name, pruned := range map[string]bool{"the node has the whole history": false, "the node drops its history after the recovery": true} {
		t.Run(name, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				w.startReady()
				backup := w.twin()
				backup.runTwin()() // the backup's service does not run meanwhile
				wallet := w.createWallet(1_000)
				p := w.sign(wallet, uuid.New(), 400)
				w.landVoid(wallet, p.id, custody.ClosingDayOf(p.signed.Deadline))
				w.submit(p)
				w.untilEnded(p, intent.Cancelled, 0)
				w.untilClosed(p)
				w.passMarkers(backup)
				backup.recoverWallet(w.walletAt(wallet).Address())
				if pruned {
					w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
				}

				again, err := backup.trySign(wallet, p.id, 400)
				if errors.As(err, new(intent.Refusal)) {
					return
				}
				if err != nil {
					w.Fatalf("the payout is rejected by %v", err)
				}
				defer backup.runTwin()()
				backup.submit(again)
				backup.untilMining("the payout has ended", func() bool { return backup.outcomeOf(again).State.Ended() })
				w.Errorf("a payout that was given up is %s, and its payee has %d units", backup.outcomeOf(again).State, w.chain.TokenBalance(validator.USDC, again.payee))
			})
		})
	}
}

// noteRecovery notes that the database is a backup, as `granary recover` does before it makes wallets.
func (w *world) noteRecovery() {
	w.Helper()
	if err := w.family.NoteRecovery(w.Context(), testChain); err != nil {
		w.Fatal(err)
	}
}

// recoverWallet recovers a wallet on the chain as `granary recover` does.
func (w *world) recoverWallet(wallet chain.Address) {
	w.Helper()
	w.noteRecovery()
	if err := w.family.ReadHistory(w.Context(), testChain, wallet); err != nil {
		w.Fatal(err)
	}
}

// A backup has a payout as signed whose void landed after it, and whose marker is closed. The payout ends as cancelled, also after a
// recovery behind a node without its history.
func TestASignedPayoutThatWasGivenUpAfterTheBackupIsCancelled(t *testing.T) {
	for name, pruned := range map[string]bool{"the node has the whole history": false, "the node drops its history after the recovery": true} {
		t.Run(name, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				w.startReady()
				backup := w.twin()
				backup.runTwin()() // the backup's service does not run meanwhile
				wallet := w.createWallet(1_000)
				p := w.sign(wallet, uuid.New(), 400)
				backup.submit(p)
				w.landVoid(wallet, p.id, custody.ClosingDayOf(p.signed.Deadline))
				w.submit(p)
				w.untilEnded(p, intent.Cancelled, 0)
				w.untilClosed(p)
				w.passMarkers(backup)
				backup.recoverWallet(w.walletAt(wallet).Address())
				if n := backup.countRows("solana_voids", "intent_id = $1", p.id); n != 1 {
					w.Errorf("%d voids are kept, want 1", n)
				}
				if pruned {
					w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
				}
				defer backup.runTwin()()
				backup.untilMining("the payout has ended", func() bool { return backup.outcomeOf(p).State.Ended() })
				if got, paid := backup.outcomeOf(p), w.chain.TokenBalance(validator.USDC, p.payee); got.State != intent.Cancelled || paid != 0 {
					w.Errorf("the payout is %s, and its payee has %d units", got.State, paid)
				}
			})
		})
	}
}

package solrelay

import (
	"errors"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/task"
)

// A payout takes all that a wallet has, after the backup, and its marker is closed in time. A recovery closes the gap; the wallet, which
// the backup lacks, is made again, behind a node that has dropped the history, and read by a further recovery while it is empty: its
// history is not known. Then it gets a deposit, and the caller repeats the request, which must not be signed.
func TestAnEmptiedWalletIsNoNewOne(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		backup := w.twin()
		backup.runTwin()() // the backup's service does not run meanwhile
		wallet := w.createWallet(400)
		p := w.start(wallet, 400)
		w.untilEnded(p, intent.Executed, 400)
		w.untilClosed(p)
		w.passMarkers(backup)
		backup.noteRecovery()
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		defer backup.runTwin()()
		if err := backup.family.ReadHistory(w.Context(), testChain, w.walletAt(wallet).Address()); !errors.As(err, new(task.Later)) {
			w.Errorf("a recovery behind a node without the history: %v", err)
		}
		if _, err := w.chain.FaucetToken(validator.USDC, w.walletAt(wallet), 400); err != nil {
			w.Fatal(err)
		}
		w.mine(5)

		backup.wantUnsigned(wallet, p, 400)
	})
}

// A backup has a payout of all that a wallet has as signed. It is executed after the backup, and its marker is closed in time. The
// backup is served behind a node that has dropped the history: the payout waits, and is not given up.
func TestAPayoutOfAllIsNotGivenUpBehindANodeWithoutItsHistory(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		backup := w.twin()
		backup.runTwin()() // the backup's service does not run meanwhile
		wallet := w.createWallet(400)
		p := w.start(wallet, 400)
		backup.submit(p)
		first := w.untilEnded(p, intent.Executed, 400)
		w.untilClosed(p)
		w.passMarkers(backup)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		defer backup.runTwin()()
		backup.untilMining("the payout has ended, or waits for its history", func() bool {
			o := backup.outcomeOf(p)
			return o.State.Ended() || strings.Contains(o.Reason, "may have been executed before the database was restored")
		})
		if got := backup.outcomeOf(p); got.State.Ended() {
			w.Errorf("the payee has %d units by %s, and the payout is %s: %s", w.chain.TokenBalance(validator.USDC, p.payee), first.TxHash, got.State, got.Reason)
		}
	})
}

package solrelay

import (
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/task"
)

// A stranger makes a token account with its own key as the close authority, gives it to a wallet with money in it, and closes it when a
// payout has emptied it. The chain shows no token account by then that would tell the age of the wallet: a recovery behind a node without the history must
// not take it for a new one, or the payout is made again.
func TestATokenAccountThatAStrangerClosesMakesNoNewWallet(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		backup := w.twin()
		backup.runTwin()() // the backup's service does not run meanwhile
		wallet, at, stranger := uuid.New(), w.newPayee(), w.newPayee()
		data := solana.TokenAccount{Mint: validator.USDC, Owner: w.walletAt(wallet), Amount: 400, State: solana.TokenInitialized, CloseAuthority: &stranger}.Encode()
		w.chain.SetAccount(at, validator.Account{Lamports: solana.RentExempt(len(data)), Owner: solana.TokenProgram, Data: data})
		w.mine(1)
		p := w.start(wallet, 400)
		w.untilEnded(p, intent.Executed, 400)
		w.chain.SetAccount(at, validator.Account{}) // as the stranger's instruction leaves it
		w.untilClosed(p)
		backup.db.Clock().Advance(solintent.MarkerKeep + 5*24*time.Hour)
		w.chain.AdvanceTime(solintent.MarkerKeep + 5*24*time.Hour)
		w.mine(5)
		if err := CloseGap(w.Context(), backup.db, testChain, 1); err != nil {
			w.Fatal(err)
		}
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		defer backup.runTwin()()
		if err := backup.family.ReadHistory(w.Context(), testChain, w.walletAt(wallet).Address(), w.chain.Final()); !errors.As(err, new(task.Later)) {
			w.Errorf("a recovery behind a node without the history: %v", err)
		}
		if _, err := w.chain.FaucetToken(validator.USDC, w.walletAt(wallet), 400); err != nil {
			w.Fatal(err)
		}
		w.mine(5)
		draft, err := backup.family.Build(w.Context(), w.order(wallet, p.id, 400, p.payee))
		if err != nil {
			w.Fatal(err)
		}
		again := p
		if again.signed, err = backup.family.Sign(w.Context(), draft); err != nil {
			return
		}
		backup.submit(again)
		backup.untilMining("the payout has ended", func() bool { return backup.outcomeOf(again).State.Ended() })
		w.Errorf("a payout of 400 units that was executed before is %s again: its payee has %d", backup.outcomeOf(again).State, w.chain.TokenBalance(validator.USDC, p.payee))
	})
}

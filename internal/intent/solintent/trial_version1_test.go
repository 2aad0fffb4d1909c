package solintent

import (
	"errors"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/task"
)

// sendingVersion1 makes the world send transactions of version 1 (chains.SOLANA.transactionVersion: 1).
func (w *world) sendingVersion1() *world {
	served := w.family.chains[on]
	served.Form = solana.Version1
	w.family.chains[on] = served
	return w
}

// In version 1 too, a payout waits while the fee payer cannot lend its marker the rent.
func TestSigningWaitsForTheFeePayerInVersion1(t *testing.T) {
	w := oneWorld(t).sendingVersion1()
	w.sign(w.order(money.Dollar, w.walletOf(1))) // it works with enough lamports
	for _, lamports := range []uint64{3_000_000, 1_000_000} {
		w.chain.SetAccount(w.payer(), validator.Account{Lamports: lamports})
		w.mine(1)
		var later task.Later
		if _, err := w.trySign(w.order(money.Dollar, w.walletOf(1))); !errors.As(err, &later) {
			t.Errorf("with %d lamports the payout is not waited for, it fails: %#v", lamports, err)
		}
	}
}

// In version 1 too, a burn or a payout that fails is refused.
func TestFailuresInVersion1AreRefused(t *testing.T) {
	w := bridgedWorld(t).sendingVersion1() // whose bridge burns 1,000 dollars at most
	var refusal intent.Refusal
	if _, err := w.trySign(w.burnOrder(func(o *intent.BridgeOut) { o.Amount = 101 * money.Dollar })); !errors.As(err, &refusal) {
		t.Errorf("a burn of more than the wallet holds is waited for without end: %#v", err)
	}
	w.did(w.chain.FaucetToken(validator.USDC, w.wallet, uint64(2000*money.Dollar)))
	if _, err := w.trySign(w.burnOrder(func(o *intent.BridgeOut) { o.Amount = 1500 * money.Dollar })); !errors.As(err, &refusal) {
		t.Errorf("a burn beyond the bridge's limit is waited for without end: %#v", err)
	}
	w.plantTokens(w.walletOf(50), solana.TokenAccount{Mint: validator.USDC, Owner: w.walletOf(2), State: solana.TokenInitialized})
	w.plantTokens(associated(w.wallet), solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, State: solana.TokenInitialized}) // empty
	if _, err := w.trySign(w.order(money.Dollar, w.walletOf(50))); !errors.As(err, &refusal) {
		t.Errorf("a payout to a token account, of what the wallet does not hold, is waited for without end: %#v", err)
	}
}

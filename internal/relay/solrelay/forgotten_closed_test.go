package solrelay

import (
	"errors"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
)

// A stranger makes a token account with its own key as the close authority, gives it to a wallet with money in it, and may close it once a
// payout has emptied it. The wallet would have no token account then, as if it had never paid, and a recovery behind a node without the
// history would have the payout made again. So the wallet pays from such an account only beside one of its own that no other can close.
func TestAWalletPaysOnlyBesideATokenAccountOfItsOwn(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		wallet, at, stranger := uuid.New(), w.newPayee(), w.newPayee()
		owner := w.walletAt(wallet)
		giveAccount := func(address solana.PublicKey, held solana.TokenAccount) {
			data := held.Encode()
			w.chain.SetAccount(address, validator.Account{Lamports: solana.RentExempt(len(data)), Owner: solana.TokenProgram, Data: data})
			w.mine(1)
		}
		giveAccount(at, solana.TokenAccount{Mint: validator.USDC, Owner: owner, Amount: 400, State: solana.TokenInitialized, CloseAuthority: &stranger})
		draft, err := w.family.Build(w.Context(), w.order(wallet, uuid.New(), 400, w.newPayee()))
		if err != nil {
			w.Fatal(err)
		}
		if _, err := w.family.Sign(w.Context(), draft); !errors.As(err, new(intent.Refusal)) {
			w.Errorf("a payout from an account that a stranger can close: %v, want a refusal", err)
		}
		own := solana.AssociatedTokenAddress(owner, validator.USDC, solana.TokenProgram)
		giveAccount(own, solana.TokenAccount{Mint: validator.USDC, Owner: owner, State: solana.TokenInitialized})
		w.untilEnded(w.start(wallet, 400), intent.Executed, 400)
	})
}

package app

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/waittest"
)

// rentsOfMainnet are the lamports for a byte of an account, in the steps of SIMD-0437, and those that a fallback
// (SIMD-0392) may return to.
var rentsOfMainnet = []uint64{6_333, 5_080, 2_575, 1_322, 696, 6_960}

// On Solana as it is since October 2026 a service is paid and pays: transactions of version 1, slots of 200 ms that are
// final once they are confirmed (Alpenglow), and rents that change in steps.
func TestAServiceOnSolanaAsItIsNow(t *testing.T) {
	t.Parallel()
	eachSolanaWorldOf(t, solanaOptions{slotTime: 200 * time.Millisecond, alpenglow: true, prepare: func(w *solanaWorld) {
		on := w.config.Chains[chain.SolanaDevnet]
		on.Solana.TransactionVersion = "1"
		w.config.Chains[chain.SolanaDevnet] = on
	}}, func(w *solanaWorld) {
		mine := w.createWallet()
		w.pay(keyOfWallet(mine), 100_000_000)
		w.untilHolds(mine, 100*money.Dollar)
		for n, rent := range rentsOfMainnet {
			w.forks.SetRent(rent)
			waittest.Until(w, "the rent is in force", func() bool {
				got, err := w.SolanaClients[chain.SolanaDevnet].RentExempt(w.T.Context(), solana.TokenAccountSize)
				return err == nil && got == rent*(solana.TokenAccountSize+128)
			})
			to := newSolanaKey(w.T) // whose token account is made
			flow := w.withdraw(mine, to, money.Dollar)
			if got := w.chain.TokenBalance(validator.USDC, to); got != 950_000 {
				t.Errorf("at a rent of %d the payee has %d units", rent, got)
			}
			marker := custody.MarkerOf(keyOfWallet(mine), flow.Legs[0].Steps[0].ID)
			if lent := w.forks.Account(marker).Lamports; lent != rent*(solana.TokenAccountSize+128) {
				t.Errorf("payout %d: the marker was lent %d lamports at a rent of %d", n, lent, rent)
			}
		}
		w.untilHolds(mine, 94*money.Dollar)
		w.assertBooksAgree()
	})
}

package app

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/wallet"
)

// dust has a stranger give a wallet token accounts with a micro-dollar in each.
func (b *bridged) dust(mine wallet.Wallet, n int) {
	b.Helper()
	b.scatter(mine, n, 1)
}

// scatter has a stranger give a wallet token accounts with so much in each.
func (b *bridged) scatter(mine wallet.Wallet, n int, each money.USD) {
	b.Helper()
	for range n {
		seed := uuid.NewString()[:30]
		at, err := solana.CreateWithSeed(validator.FaucetKey, seed, solana.TokenProgram)
		if err != nil {
			b.Fatal(err)
		}
		_, err = b.Solana.AsFaucet(
			solana.CreateAccountWithSeed(validator.FaucetKey, at, validator.FaucetKey, seed, solana.RentExempt(solana.TokenAccountSize), solana.TokenAccountSize, solana.TokenProgram),
			solana.InitializeAccount3(at, validator.USDC, solana.KeyOf(mine.Addresses[chain.SolanaDevnet])),
			solana.MintTo(validator.USDC, at, validator.FaucetKey, uint64(each)))
		if err != nil {
			b.Fatal(err)
		}
	}
	b.until("it is in the books", func() bool { return b.holds(mine, solanaCash) == money.USD(n)*each })
}

// A stranger's micro-dollars, each in a token account of its own, do not keep a wallet's money on Solana
// from where its targets want it.
func TestDustOnSolanaKeepsNothingFromItsTargets(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		request := newWallets(1)[0]
		request.AutoRebalance = true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 10000}}}}
		mine := b.create([]wallet.CreateRequest{request})[0]
		b.dust(mine, 5)
		b.faucet(chain.SolanaDevnet, chain.USDC, mine.Addresses[chain.SolanaDevnet], 400*money.Dollar)
		b.until("it is where the targets want it", func() bool { return b.holds(mine, SandboxSource) >= 400*money.Dollar-1 })
		if left := b.holds(mine, solanaCash); left != 5 {
			b.Errorf("%s stay on Solana", left)
		}
		if failed := b.count(`SELECT COUNT(*) FROM workflows WHERE wallet_id = $1 AND status = 'failed'`, mine.ID); failed != 0 {
			b.Errorf("%d rebalances have failed", failed)
		}
		b.assertAllAgrees()
	})
}

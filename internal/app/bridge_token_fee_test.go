package app

import (
	"math/big"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

const completedDeposits = `SELECT COUNT(*) FROM deposits WHERE wallet_id = $1 AND status = 'completed'`

// If USDT keeps a part of transfers, as it may on Ethereum, the bridge's unlocking pays less than the sent amount.
// The payment is the transfer's all the same, the rest is a fee, and none of it is a deposit beside the amount in
// transit.
func TestATokensFeeIsKeptOfWhatTheBridgeUnlocks(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		b.faucet(chain.Base, chain.USDT, b.mine.Addresses[chain.Base], 30*money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, baseUSDT) == 30*money.Dollar })
		if err := b.Chain.AsOwner(b.T.Context(), b.Chain.Config().Tokens[chain.USDT].Address, contracts.NewSandboxUSDT().PackSetParams(big.NewInt(10), big.NewInt(1))); err != nil {
			b.Fatal(err)
		}
		deposits := b.count(completedDeposits, b.mine.ID)
		w, _, err := b.Transfers.Withdraw(b.T.Context(), transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.EthereumSepolia,
			DestinationAddress: destinationOf(2), Token: chain.USDT, Amount: 20 * money.Dollar, Sources: []transfer.Draw{{Position: baseUSDT, Amount: 20 * money.Dollar}}})
		if err != nil {
			b.Fatal(err)
		}
		b.until("it has come, as whatever", func() bool {
			x := b.transferOf(w)
			return x != nil && !x.Open() || b.count(completedDeposits, b.mine.ID) > deposits
		})
		if x := b.transferOf(w); x.Open() {
			b.Fatalf("%s are a deposit of the wallet's, and %s of the same money are in transit", b.holds(b.mine, sandboxUSDT)-b.left, x.InTransit)
		}
		w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID) // whose payee would be shown more than he gets
		if x := w.Legs[0].Bridge; x.Fee != 20_000 || x.InTransit != 0 || b.holds(b.mine, sandboxUSDT) != b.left+20*money.Dollar-20_000 {
			b.Errorf("%s are there; the transfer is %+v", b.holds(b.mine, sandboxUSDT), x)
		}
		b.assertAllAgrees()
	})
}

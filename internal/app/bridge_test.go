package app

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
)

// What a wallet has on one chain pays on another: it is burnt here, attested, minted there, and
// paid out.
func TestAPayoutDrawsOnAnotherChain(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.secondChain = true
		d.exchange(d.database)
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.faucet(chain.EthereumSepolia, chain.USDC, mine.Addresses[chain.EthereumSepolia], 70*money.Dollar)
		d.faucet(chain.Base, chain.USDC, mine.Addresses[chain.Base], 30*money.Dollar)
		d.until("the money is in the books", func() bool {
			return d.holds(mine, sandboxCash) == 70*money.Dollar && d.holds(mine, "cash:base:usdc") == 30*money.Dollar
		})
		payout := transfer.WithdrawalRequest{Organization: mine.Organization, Wallet: mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 80 * money.Dollar,
			Sources: []transfer.Draw{{Position: "cash:base:usdc", Amount: 30 * money.Dollar}, {Position: sandboxCash, Amount: 50 * money.Dollar}}}
		if flow := d.withdraw([]transfer.WithdrawalRequest{payout})[0]; flow.Status != transfer.Completed {
			t.Errorf("the withdrawal is %s: %s", flow.Status, failureOf(flow))
		}
		d.assertAllAgrees()
	})
}

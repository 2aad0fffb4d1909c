package transfer_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/wallet"
)

// A withdrawal of a whole position in a fund brought more than was expected, or less, and paid all that came. It is repeated under a backup
// from before, and is settled from the chain: verify finds that the books agree.
func TestAWholeFundPositionThatBroughtMoreIsSettledAgain(t *testing.T) {
	for name, c := range map[string]struct {
		cents int64 // of a share, when it is struck
		paid  bool  // in the first life
	}{"more": {110, true}, "as much": {100, true}, "less": {90, true}, "more, after the restore": {110, false}, "less, after the restore": {90, false}} {
		t.Run(name, func(t *testing.T) {
			eachEngine(t, func(t *testing.T, engine store.Engine) {
				l := beginFundLives(t, engine)
				mine := l.createHolding(600 * money.Dollar)
				backup := l.backUp()
				r := l.withdrawalRequest(mine, 600*money.Dollar)
				r.DestinationAddress = "0x00000000000000000000000000000000000b0b77"
				first := l.acceptWithdrawal(r)
				l.untilRequested(first)
				to := common.HexToAddress(r.DestinationAddress)
				settle := func() {
					l.strike(c.cents)
					l.settleRedeem(mine, 60000)
				}
				if c.paid {
					settle()
					assertIs(t, "the first life's withdrawal", l.untilEnded(mine, wallet.Withdrawal, first.ID).Status, transfer.Completed)
				}
				l.stop()
				if !c.paid {
					settle()
				}
				l.goOn(backup)
				again, _, err := l.transfers.Withdraw(l.ctx, r)
				if err != nil {
					t.Fatal(err)
				}
				again = l.untilEnded(mine, wallet.Withdrawal, again.ID)
				assertIs(t, "its status", again.Status, transfer.Completed)
				assertIs(t, "the payee's balance", l.usdcBalance(to), money.USD(c.cents)*6*money.Dollar-50_000)
				assertIs(t, "cash", l.carryingValue(mine, usdcCash), money.USD(0))
				assertIs(t, "in the fund", l.carryingValue(mine, fundID), money.USD(0))
				l.assertNothingReserved(mine)
				report, err := verify.Verifier{DB: l.db, Clients: map[chain.Name]*evm.Client{chain.EthereumSepolia: l.client}, Catalog: l.catalog}.Run(l.ctx)
				if err != nil || !report.Clean() {
					t.Errorf("it is %s (%v): verify finds %+v, %v", again.Status, again.FailureReason, report.Mismatches, err)
				}
			})
		})
	}
}

package app

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A fund has returned 200 of the 600 dollars that a wallet had given to it, the lost database has claimed these, and owes the rest.
// `granary recover --claim-owed` enters the request, with the returned part.
func TestARequestOfWhichAPartWasReturnedIsEntered(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		d.runFunds()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
		d.move(mine, sandboxCash, SandboxLoansSource, 600*money.Dollar)
		part := big.NewInt(int64(200 * money.Dollar))
		if err := d.Chain.AsOwner(d.T.Context(), d.Chain.Contracts.JAAA, contracts.NewSandboxFund().PackReturnDeposit(mine.Addresses[chain.EthereumSepolia].EVM(), part)); err != nil {
			d.Fatal(err)
		}
		d.until("the part that was returned is claimed", func() bool { return d.holds(mine, sandboxCash) == 200*money.Dollar })
		d.exchange(storetest.Address(t, d.DB.Engine()))
		o := RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true, AcceptMissing: true, ClaimOwed: true}
		for run := range 2 {
			printed, err := d.recoverBooks(o)
			entered := fmt.Sprintf("entered wallet %s  %s  the request of 600000000 in transaction 0x", mine.ID, SandboxLoansSource)
			if err != nil || strings.Contains(printed, entered) != (run == 0) {
				d.Errorf("run %d: %v\n%s", run, err, printed)
			}
			o.Lost, o.CancelUnsigned = false, false
		}
		d.serve()
		d.runFunds()
		d.untilOwed("600000000")
		d.until("the returned part is in the books", func() bool {
			var n int
			err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM source_requests WHERE returned = '200000000'`).Scan(&n)
			return err == nil && n == 1
		})
		strike := true
		d.setTo(SandboxLoansSource, httpapi.SourceChange{Strike: &strike})
		d.until("the shares are claimed", func() bool { return d.holds(mine, SandboxLoansSource) >= 399*money.Dollar })
		if cash := d.holds(mine, sandboxCash); cash != 200*money.Dollar {
			d.Errorf("the wallet has %s of cash", cash)
		}
		d.until("the rebalance has ended", func() bool {
			var n int
			err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM workflows WHERE reason = '`+transfer.ReasonRecovered+`' AND completed_at IS NOT NULL`).Scan(&n)
			return err == nil && n == 1
		})
		d.assertBooksAgree()
	})
}

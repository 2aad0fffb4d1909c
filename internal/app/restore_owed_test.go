package app

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// An automatic wallet has given 600 dollars to a fund that settles later when the database is lost. That request has
// no caller to repeat it: `granary recover` prints the amount that the fund owes, with every backup lost and with a backup
// from before the request. With a backup from after it the request is in the books, and no line is printed.
func TestRecoverPrintsTheAmountThatAFundOwes(t *testing.T) {
	for name, backupOf := range map[string]string{"every backup is lost": "none", "a backup of before": "before", "a backup of after": "after"} {
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				d.serve()
				request := newWallets(1)[0]
				request.AutoRebalance = true
				request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxLoansSource, Pct: 10000}}}}
				mine := d.create([]wallet.CreateRequest{request})[0]
				backup := d.backUp()
				if _, err := d.Chain.FaucetMany(d.T.Context(), chain.USDC, []devnet.Payment{{To: mine.Addresses[chain.EthereumSepolia], Units: money.UnitsOf(600*money.Dollar, 6)}}); err != nil {
					d.Fatal(err)
				}
				d.untilOwed("600000000")
				switch backupOf {
				case "none":
					backup = storetest.Address(t, d.DB.Engine())
				case "after":
					backup = d.backUp()
				}
				d.exchange(backup)
				printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true, AcceptMissing: true})
				if err != nil && backupOf != "after" {
					d.Fatalf("%v\n%s", err, printed)
				}
				said := strings.Contains(printed, fmt.Sprintf("owed    wallet %s  %s  600000000 units at block ", mine.ID, SandboxLoansSource))
				if want := backupOf != "after"; said != want || strings.Count(printed, "owed    ") > 1 {
					d.Errorf("recover says so: %v, want %v\n%s", said, want, printed)
				}
			})
		})
	}
}

// The service claims the amount that a fund owes for a request of a lost database once `granary recover --claim-owed` has
// entered it: all of it, or the rest after a claim of the lost database.
func TestTheAmountThatAFundOwesIsClaimed(t *testing.T) {
	for name, partly := range map[string]bool{"all is owed": false, "a part was claimed": true} {
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				d.serve()
				d.runFunds()
				request := newWallets(1)[0]
				request.AutoRebalance = true
				request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxLoansSource, Pct: 10000}}}}
				mine := d.create([]wallet.CreateRequest{request})[0]
				if _, err := d.Chain.FaucetMany(d.T.Context(), chain.USDC, []devnet.Payment{{To: mine.Addresses[chain.EthereumSepolia], Units: money.UnitsOf(600*money.Dollar, 6)}}); err != nil {
					d.Fatal(err)
				}
				d.untilOwed("600000000")
				strike, half, all := true, 50, 100
				if partly {
					d.setTo(SandboxLoansSource, httpapi.SourceChange{FillPct: &half, Strike: &strike})
					d.until("a part is claimed", func() bool { return d.holds(mine, SandboxLoansSource) >= 299*money.Dollar })
				}
				d.exchange(storetest.Address(t, d.DB.Engine()))
				o := RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true, AcceptMissing: true, ClaimOwed: true}
				for range 2 {
					printed, err := d.recoverBooks(o)
					if err != nil {
						d.Fatalf("%v\n%s", err, printed)
					}
					entered := fmt.Sprintf("entered wallet %s  %s  the request of 600000000 in transaction 0x", mine.ID, SandboxLoansSource)
					if first := o.Lost; strings.Contains(printed, entered) != first {
						d.Errorf("the request is entered, want %v\n%s", first, printed)
					}
					o.Lost, o.CancelUnsigned = false, false
					d.assertBooksAgree()
				}
				d.serve()
				d.runFunds()
				d.untilOwed("600000000")
				d.setTo(SandboxLoansSource, httpapi.SourceChange{FillPct: &all, Strike: &strike})
				d.until("the shares are claimed", func() bool { return d.holds(mine, SandboxLoansSource) >= 599*money.Dollar })
				flows, _, err := d.Transfers.List(d.T.Context(), mine.Organization, mine.ID, wallet.Rebalance, store.Page{Limit: 10})
				if err != nil || len(flows) != 1 || flows[0].Reason != transfer.ReasonRecovered {
					d.Fatalf("the wallet's rebalances are %+v, %v", flows, err)
				}
				if ended := d.untilEnded(mine, wallet.Rebalance, flows[0].ID); ended.Status != transfer.Completed {
					d.Errorf("the rebalance is %s: %s", ended.Status, failureOf(ended))
				}
				d.assertBooksAgree()
			})
		})
	}
}

// A redemption that a caller requested of a lost database and did not repeat is claimed as well. Repeated
// afterwards, under the same requestId, it is rejected.
func TestTheProceedsThatAFundOwesAreClaimed(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		d.runFunds()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
		d.investLater(mine, SandboxLoansSource, 600*money.Dollar)
		redemption := transfer.AllocationRequest{Organization: mine.Organization, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: SandboxLoansSource, To: sandboxCash, Amount: 350 * money.Dollar}}}
		lost, _, err := d.tryAllocate(redemption)
		if err != nil {
			d.Fatal(err)
		}
		d.untilRequested(mine, wallet.Rebalance, lost.ID, transfer.StepRequestRedeem)
		d.exchange(storetest.Address(t, d.DB.Engine()))
		printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true, AcceptMissing: true, ClaimOwed: true})
		if err != nil || strings.Count(printed, "entered wallet "+mine.ID.String()) != 1 {
			d.Fatalf("%v\n%s", err, printed)
		}
		d.serve()
		d.runFunds()
		d.until("the request is in the books", func() bool {
			var n int
			err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM source_requests WHERE redeem = 1 AND in_transit > 0`).Scan(&n)
			return err == nil && n == 1
		})
		if _, _, err := d.tryAllocate(redemption); fault.CodeOf(err) != fault.RequestIDConflict {
			d.Errorf("the request is repeated: %v, want %s", err, fault.RequestIDConflict)
		}
		strike := true
		d.setTo(SandboxLoansSource, httpapi.SourceChange{Strike: &strike})
		d.until("the proceeds are claimed", func() bool { return d.holds(mine, sandboxCash) >= 349*money.Dollar })
		d.assertBooksAgree()
	})
}

// untilOwed waits until the books have one request of so many units.
func (d *drill) untilOwed(given string) {
	d.Helper()
	d.until("the fund has the money", func() bool {
		var n int
		err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM source_requests WHERE given = $1`, given).Scan(&n)
		return err == nil && n == 1
	})
}

package app

import (
	"fmt"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store/storetest"
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
				if _, err := d.Chain.FaucetMany(t.Context(), chain.USDC, []devnet.Payment{{To: mine.Addresses[chain.EthereumSepolia], Units: money.UnitsOf(600*money.Dollar, 6)}}); err != nil {
					t.Fatal(err)
				}
				d.until("the fund has the money", func() bool {
					var n int
					err := d.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM source_requests WHERE given = '600000000'`).Scan(&n)
					return err == nil && n == 1
				})
				switch backupOf {
				case "none":
					backup = storetest.Address(t, d.DB.Engine())
				case "after":
					backup = d.backUp()
				}
				d.exchange(backup)
				printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true, AcceptMissing: true})
				if err != nil && backupOf != "after" {
					t.Fatalf("%v\n%s", err, printed)
				}
				said := strings.Contains(printed, fmt.Sprintf("owed    wallet %s  %s  600000000 units at block ", mine.ID, SandboxLoansSource))
				if want := backupOf != "after"; said != want || strings.Count(printed, "owed    ") > 1 {
					t.Errorf("recover says so: %v, want %v\n%s", said, want, printed)
				}
			})
		})
	}
}

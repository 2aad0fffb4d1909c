package app

import (
	"errors"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A payout is signed in the backup, or carried. After the backup no block had it until its time was over, its customer
// cancelled the withdrawal, and was paid another in its place. Under the restored backup it is given up, and is not
// paid beside the other once an operator has released the wallet.
func TestAPayoutThatWasCarriedAndReplacedIsNotPaidAgain(t *testing.T) {
	for name, carried := range map[string]bool{"carried in the backup": true, "signed and not carried in the backup": false} {
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				d.serve()
				mine := d.create(newWallets(1))[0]
				d.fund([]wallet.Wallet{mine}, 250*money.Dollar)
				d.invest([]wallet.Wallet{mine}, 50*money.Dollar)
				d.end()
				request := payoutTo(mine, 1, 60*money.Dollar)
				accepted := d.ask(request)
				signed := d.signOnly(request, accepted)
				step := accepted.Legs[0].Steps[0].ID
				if carried { // in a transaction whose fee has become too low, say
					if err := d.DB.Write(d.T.Context(), func(tx *store.Tx) error {
						tx.Defer(`UPDATE intents SET state = 'carried' WHERE id = $1`, step)
						return nil
					}); err != nil {
						d.Fatal(err)
					}
				}
				d.Sandbox.Close()
				backup := storetest.Copy(d.T, d.database)
				d.open(d.database)

				if _, err := stop.Put(d.T.Context(), d.DB, mine.Organization, stop.Organization, "to look into it"); err != nil {
					d.Fatal(err)
				}
				d.Clock.Advance(signed.intent.Deadline.Sub(d.Clock.Now()) + time.Hour)
				d.serve()
				d.demandBlocks(chain.EthereumSepolia, 5)
				d.until("its time is over", func() bool {
					var n int
					err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM steps WHERE id = $1 AND state = 'pending'`, step).Scan(&n)
					return err == nil && n == 1
				})
				if w, err := d.Transfers.Cancel(d.T.Context(), mine.Organization, mine.ID, accepted.ID); err != nil || w.Status != transfer.Cancelled {
					d.Fatalf("its customer cancels it: %s, %v", w.Status, err)
				}
				if _, err := stop.ResumeByOperator(d.T.Context(), d.DB, mine.Organization, stop.Organization, "it is looked into"); err != nil {
					d.Fatal(err)
				}
				if w := d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 1, 60*money.Dollar)})[0]; w.Status != transfer.Completed || d.paidTo(destinationOf(1)) != 59_950_000 {
					d.Fatalf("the one in its place is %s: %s", w.Status, failureOf(w))
				}

				d.exchange(backup)
				printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true})
				if err != nil && !errors.Is(err, errNotOpened) {
					d.Fatalf("%v\n%s", err, printed)
				}
				d.serve()
				d.release(mine)
				w := d.untilEnded(mine, wallet.Withdrawal, accepted.ID)
				if paid := d.paidTo(destinationOf(1)); paid != 59_950_000 {
					d.Errorf("the withdrawal that was cancelled is %s, and %d units were paid for one payout of 60 dollars; recover printed\n%s", w.Status, paid, printed)
				}
			})
		})
	}
}

package app

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// signLater returns the payout as the database signed it again that is lost, with a later deadline.
func (d *drill) signLater(lost lostPayout, mine wallet.Wallet, deadline time.Time) lostPayout {
	d.Helper()
	keys, err := custody.OpenSeed(d.Config.Custody.Seed, d.Config.Custody.Identity)
	if err != nil {
		d.Fatal(err)
	}
	lost.intent.Deadline = deadline.Truncate(time.Second)
	signature, err := keys.SignIntent(mine.ID, lost.intent)
	if err != nil {
		d.Fatal(err)
	}
	lost.data = custodytest.PackIntent(lost.intent, signature)
	return lost
}

// A payout was signed before the backup. After it, the payout expired and was signed again with a later deadline. The
// deadline in the backup is no proof that no payment can follow: recovery cancels its nonce on the chain.
func TestAPayoutThatALostDatabaseSignedAgainIsNotPaidBesidesItsReplacement(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.delegatedWallet()
		d.end()
		first := d.signAndLose(payoutTo(mine, 1, 40*money.Dollar))
		d.Sandbox.Close()
		backup := storetest.Copy(d.T, d.database)
		d.open(d.database)
		d.Clock.Advance(first.intent.Deadline.Sub(d.Clock.Now()) + time.Minute)
		lost := d.signLater(first, mine, d.Clock.Now().Add(time.Hour))
		for range 4 { // the chain's final block is after the first deadline
			d.giveEther(d.Chain, mine.Addresses[chain.EthereumSepolia].EVM())
		}
		d.exchange(backup)
		d.recoverLost()
		d.serve()
		if w := d.untilEnded(mine, wallet.Withdrawal, first.withdrawal); w.Status == transfer.Completed {
			d.Errorf("it is %s", w.Status)
		}
		d.release(mine)
		d.payInPlaceOf(lost, payoutTo(mine, 1, 40*money.Dollar))
	})
}

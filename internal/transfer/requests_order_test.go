package transfer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A withdrawal was paid from cash. Repeated under an older database it is planned as a request to the
// fund, which gives back the shares. The payout is settled as it was paid.
func TestAPaidPayoutIsSettledThoughItsRequestIsGivenBack(t *testing.T) {
	t.Parallel()
	l := beginFundLives(t, store.SQLite)
	mine := l.createInFund(100*money.Dollar, 600*money.Dollar)
	backup := l.backUp()
	r := l.withdrawalRequest(mine, 50*money.Dollar)
	r.Sources = []transfer.Draw{{Position: usdcCash, Amount: 50 * money.Dollar}}
	assertIs(t, "the first life's withdrawal", l.withdrawNow(r).Status, transfer.Completed)
	l.goOn(backup)
	r.Sources = []transfer.Draw{{Position: fundID, Amount: 50 * money.Dollar}}
	accepted, _, err := l.transfers.Withdraw(l.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	l.untilRequested(accepted)
	l.giveBackRedeem(mine, 5000)
	l.assertEnd(accepted, transfer.Completed, 50*money.Dollar, 600*money.Dollar)
	assertIs(t, "what was paid", l.paidOutside(), 50*money.Dollar-50_000)
	l.assertNothingReserved(mine)
	l.assertBooksBalance()
}

// A backup has an unsigned allocation out of the fund and into the vault. It was executed after it. Given up in the
// restored database, all of it is settled as it was executed.
func TestAGivenUpAllocationIsSettledAsItWasExecuted(t *testing.T) {
	t.Parallel()
	l := beginFundLives(t, store.SQLite)
	mine := l.createInFund(0, 600*money.Dollar)
	l.starts.shut()
	flow := l.begin(mine, fundID, vaultID, 300*money.Dollar)
	backup := l.backUp()
	l.untilRequested(flow)
	l.settleRedeem(mine, 30000)
	assertIs(t, "the first life's allocation", l.untilEnded(mine, wallet.Rebalance, flow.ID).Status, transfer.Completed)
	l.stop()
	db := storetest.Connect(t, backup)
	if err := db.Write(l.ctx, func(tx *store.Tx) error {
		tx.Defer(`UPDATE tasks SET run_at = run_at + 1000000000000000 WHERE kind = $1`, transfer.StartTask(chain.EthereumSepolia))
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	db.Close()
	l.goOn(backup)
	if _, err := l.transfers.GiveUp(l.ctx, flow.ID, "the backup has it unsigned"); err != nil {
		t.Fatal(err)
	}
	ended := l.untilEnded(mine, wallet.Rebalance, flow.ID)
	for _, step := range ended.Legs[0].Steps {
		assertIs(t, "step "+string(step.Kind), step.State, transfer.StateCompleted)
	}
	assertIs(t, "the vault's position", l.carryingValue(mine, vaultID), 300*money.Dollar)
	l.assertNothingReserved(mine)
	l.assertBooksBalance()
}

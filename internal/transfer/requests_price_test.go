package transfer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// A movement out of the fund into the vault waits for days, in which the vault earns more than
// its slippage: it is entered at the price of then, which is the bound that the step shows.
func TestAMovementThatWaitedEntersAtThePriceOfNow(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(200*money.Dollar, 600*money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 100*money.Dollar) // so that the vault has a price
		flow := w.begin(mine, fundID, vaultID, 600*money.Dollar)
		accepted := flow.Legs[0].Steps[2].WorstPrice
		given := w.untilRequested(flow).Given.Big()
		w.setVaultAssets(110 * money.Dollar)
		w.until("the vault is seen at its price of now", func() bool {
			vault, err := w.catalog.Get(w.ctx, vaultID)
			// The interest of a moment moves it as well, but not by a twentieth.
			return err == nil && vault.WorstEntry().SharesFor(600*money.Dollar).Cmp(accepted.SharesFor(570*money.Dollar)) < 0
		})
		w.settleShares(mine, given)
		ended := w.assertEnd(flow, transfer.Completed, 100*money.Dollar, 0)
		entered := ended.Legs[0].Steps[len(ended.Legs[0].Steps)-1]
		assertIs(t, "the last step", entered.Kind, transfer.StepDeposit)
		if entered.WorstPrice.SharesFor(600*money.Dollar).Cmp(accepted.SharesFor(600*money.Dollar)) >= 0 {
			t.Errorf("it is bound by %v, as when it was accepted", entered.WorstPrice)
		}
		w.assertBooksBalance()
	})
}

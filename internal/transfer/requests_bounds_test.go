package transfer_test

import (
	"math/big"
	"testing"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// createInFund makes a wallet that has cash, and an amount in the fund at a price of one.
func (w fundWorld) createInFund(cash, inFund money.USD) wallet.Wallet {
	w.Helper()
	mine := w.createFunded(cash + inFund)
	flow := w.begin(mine, usdcCash, fundID, inFund)
	w.untilRequested(flow)
	w.settleDeposit(mine, inFund)
	if ended := w.untilEnded(mine, wallet.Rebalance, flow.ID); ended.Status != transfer.Completed {
		w.Fatalf("entering the fund is %s: %s", ended.Status, reasonOf(ended))
	}
	return mine
}

// settleShares settles shares of the wallet's requests, in their smallest units.
func (w fundWorld) settleShares(of wallet.Wallet, shares *big.Int) {
	w.Helper()
	w.asFundOwner(fundABI.PackSettleRedeem(addressOf(of), shares))
}

// Two orders of half a position each are neither of the whole of it, whichever is carried out last and for any worth
// of the fund by then.
func TestAWithdrawalOfAPartPaysNoMoreThanWasOrdered(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(0, 600*money.Dollar)
		movement := w.begin(mine, fundID, usdcCash, 300*money.Dollar)
		r := w.withdrawalRequest(mine, 300*money.Dollar)
		r.Sources = []transfer.Draw{{Position: fundID, Amount: 300 * money.Dollar}}
		withdrawal := w.acceptWithdrawal(r)
		given := new(big.Int)
		for _, flow := range []transfer.Workflow{movement, withdrawal} {
			request := w.untilRequested(flow)
			if request.Whole {
				t.Errorf("the request of the %s counts as of the whole position", flow.Kind)
			}
			given.Add(given, request.Given.Big())
		}
		w.strike(130)
		w.settleShares(mine, given)
		if ended := w.untilEnded(mine, wallet.Withdrawal, withdrawal.ID); ended.Status != transfer.Completed {
			t.Fatalf("the withdrawal is %s: %s", ended.Status, reasonOf(ended))
		}
		if ended := w.untilEnded(mine, wallet.Rebalance, movement.ID); ended.Status != transfer.Completed {
			t.Fatalf("the movement is %s: %s", ended.Status, reasonOf(ended))
		}
		if paid := w.paidOutside(); paid != 300*money.Dollar-50_000 {
			t.Errorf("300 were ordered, %s were paid", paid)
		}
		w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.InTransit: 0, ledger.YieldPosition: 0, ledger.Cash: 480 * money.Dollar})
		w.assertBooksBalance()
	})
}

// The last unit of a redemption is worth less than the stablecoin's smallest: the proceeds of all the others are paid
// out.
func TestTheLastUnitOfARedemptionDoesNotHoldUpTheRest(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(0, 600*money.Dollar)
		withdrawal := w.acceptWithdrawal(w.withdrawalRequest(mine, 600*money.Dollar))
		given := w.untilRequested(withdrawal).Given.Big()
		w.settleShares(mine, new(big.Int).Sub(given, big.NewInt(1)))
		w.untilRequest(withdrawal, "all but the last unit is claimed", func(r *transfer.SourceRequest) bool { return r.Rest().Cmp(money.NewUnits(1)) == 0 })
		w.settleShares(mine, big.NewInt(1))
		if ended := w.untilEnded(mine, wallet.Withdrawal, withdrawal.ID); ended.Status != transfer.Completed {
			t.Fatalf("the withdrawal is %s: %s", ended.Status, reasonOf(ended))
		}
		if paid := w.paidOutside(); paid != 599_949_999 {
			t.Errorf("%s were paid, want all but the fee and a unit", paid)
		}
		w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.InTransit: 0, ledger.YieldPosition: 0, ledger.Cash: 0, ledger.YieldIncome: 1})
		w.assertBooksBalance()
	})
}

// A request that was struck at zero is claimed too, and is the wallet's loss.
func TestWhatIsSettledAtNothingEnds(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(0, 600*money.Dollar)
		movement := w.begin(mine, fundID, usdcCash, 600*money.Dollar)
		request := w.untilRequested(movement)
		w.strike(0)
		w.settleShares(mine, request.Given.Big())
		ended := w.untilEnded(mine, wallet.Rebalance, movement.ID)
		if last := ended.Legs[0].Requests[0]; last.Phase != transfer.PhaseClaimed || ended.Status != transfer.Completed {
			t.Errorf("the movement is %s, its request %s: %s", ended.Status, last.Phase, reasonOf(ended))
		}
		w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.InTransit: 0, ledger.YieldPosition: 0, ledger.Cash: 0, ledger.YieldIncome: 600 * money.Dollar})
		w.assertBooksBalance()
	})
}

package transfer_test

import (
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
)

// returnCases are the outcomes of requests with a partial refund, beside requestCases.
var returnCases = map[string]func(w fundWorld){
	"a withdrawal of which a part came back first pays nothing": func(w fundWorld) {
		mine := w.createHolding(600 * money.Dollar)
		flow, to := w.withdrawTo(mine, 600*money.Dollar)
		w.untilRequested(flow)
		w.giveBackRedeem(mine, 20000)
		w.untilInTransit(flow, 400*money.Dollar)
		w.settleRedeem(mine, 40000)
		ended := w.assertEnd(flow, transfer.Failed, 400*money.Dollar, 200*money.Dollar)
		assertIs(w, "why it failed", reasonOf(ended), fundID+" gave back 33.33 % of what it was asked to settle; what came of the rest stays in the wallet")
		assertIs(w, "paid", w.usdcBalance(to), 0)
		assertIs(w, "its steps", joined(kindsAndStates(ended.Legs[0])), "yield_source_redeem_request completed; yield_source_redeem_claim completed; "+
			"yield_source_cancel_claim completed; yield_source_redeem_claim failed; external_payout_transfer cancelled; ")
		again, to := w.withdrawTo(mine, 400*money.Dollar, transfer.Draw{Position: usdcCash, Amount: 400 * money.Dollar})
		w.assertEnd(again, transfer.Completed, 0, 200*money.Dollar)
		assertIs(w, "paid of what came", w.usdcBalance(to), 400*money.Dollar-50_000)
	},
	"a movement of which a part came back first keeps what was settled": func(w fundWorld) {
		mine := w.createFunded(600 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		w.giveBackDeposit(mine, 200*money.Dollar)
		w.untilInTransit(flow, 400*money.Dollar)
		w.settleDeposit(mine, 400*money.Dollar)
		ended := w.assertEnd(flow, transfer.Failed, 200*money.Dollar, 400*money.Dollar)
		assertIs(w, "the claim of what came back", ended.Legs[0].Steps[len(ended.Legs[0].Steps)-1].State, transfer.StateFailed)
	},
	"what a stranger requested and gets back fails nothing": func(w fundWorld) {
		mine := w.createFunded(600 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		w.requestAsStranger(mine, 10*money.Dollar)
		w.giveBackDeposit(mine, 10*money.Dollar)
		w.settleDeposit(mine, 250*money.Dollar)
		w.untilInTransit(flow, 350*money.Dollar)
		w.settleDeposit(mine, 350*money.Dollar)
		w.assertEnd(flow, transfer.Completed, 0, 600*money.Dollar)
	},
	"what a stranger gets back with an own request is income and no other request's": func(w fundWorld) {
		mine := w.createFunded(600 * money.Dollar)
		first := w.begin(mine, usdcCash, fundID, 200*money.Dollar)
		w.untilRequested(first)
		second := w.begin(mine, usdcCash, fundID, 400*money.Dollar)
		w.untilRequested(second)
		w.requestAsStranger(mine, 10*money.Dollar)
		w.giveBackDeposit(mine, 210*money.Dollar)
		assertIs(w, "the first", w.untilEnded(mine, first.Kind, first.ID).Status, transfer.Failed)
		w.settleDeposit(mine, 400*money.Dollar)
		w.assertEnd(second, transfer.Completed, 210*money.Dollar, 400*money.Dollar)
		w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.YieldIncome: -10 * money.Dollar})
	},
}

package transfer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// A part of less than a hundredth is claimed with the next one.
func TestASmallPartWaitsForMore(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createFunded(600 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		untilSmall := func(part money.USD) {
			t.Helper()
			request := w.untilRequest(flow, "a small part is seen", func(r *transfer.SourceRequest) bool {
				return r.Claimable.Cmp(money.UnitsOf(part, 6)) == 0 || r.UnderWay != nil
			})
			assertIs(t, "a small part is claimed", request.UnderWay != nil, false)
		}
		w.settleDeposit(mine, 5*money.Dollar)
		untilSmall(5 * money.Dollar)
		w.settleDeposit(mine, money.Dollar)
		w.untilInTransit(flow, 594*money.Dollar)
		w.settleDeposit(mine, 594*money.Dollar)
		ended := w.assertEnd(flow, transfer.Completed, 0, 600*money.Dollar)
		assertIs(t, "steps of three parts and one request", len(ended.Legs[0].Steps), 3)
	})
}

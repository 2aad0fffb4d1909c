package transfer_test

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A source gives back a part of a request together with an amount that a stranger requested in the wallet's name. The
// request takes its own part, the rest is income, and the books are right: verify reports no break.
func TestAPartialReturnWithAStrangersPartIsNoBreak(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createFunded(600 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		w.requestAsStranger(mine, 10*money.Dollar)
		w.giveBackDeposit(mine, 110*money.Dollar)
		w.untilInTransit(flow, 500*money.Dollar)
		w.assertBooksBalance()
	})
}

// A source gives back one of two requests, and with it an amount that a stranger requested in the wallet's name, days after both were made.
// The other request gets no part of that, and verify reports no break.
func TestAReturnWithAStrangersPartBesideAnOlderRequestIsNoBreak(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createFunded(600 * money.Dollar)
		first := w.begin(mine, usdcCash, fundID, 200*money.Dollar)
		w.untilRequested(first)
		second := w.begin(mine, usdcCash, fundID, 400*money.Dollar)
		w.untilRequested(second)
		w.requestAsStranger(mine, 10*money.Dollar)
		w.db.Clock().Advance(48 * time.Hour)
		w.giveBackDeposit(mine, 210*money.Dollar)
		w.untilEnded(mine, first.Kind, first.ID)
		w.assertBooksBalance()
	})
}

package transfer_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// An unwind goes before rebalances that are asked for: whoever may allocate cannot keep the
// wallet occupied so that it never begins.
func TestAllocationsDoNotKeepAnUnwindFromBeginning(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newAutomaticWorld(t, db)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		w.allocate(mine, usdcCash, secondVault, 20*money.Dollar)
		alert := w.actUnwind(mine, vaultID, 0)
		began, accepted := time.Now(), 0
		for time.Since(began) < 20*time.Second && len(w.action(alert).Rebalances) == 0 {
			from, to := usdcCash, secondVault
			if accepted%2 == 1 {
				from, to = to, from
			}
			flow, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
				Movements: []transfer.Instruction{{From: from, To: to, Amount: 5 * money.Dollar}}})
			if err != nil {
				break // the unwind came in between
			}
			accepted++
			w.untilEnded(mine, wallet.Rebalance, flow.ID)
		}
		if accepted > 1 { // the first may have been accepted before the unwind was looked at
			t.Errorf("%d allocations were accepted one after another while the unwind, which has 60 to move, had not begun: for %s", accepted, time.Since(began).Round(time.Second))
		}
	})
}

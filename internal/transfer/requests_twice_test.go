package transfer_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// Of two movements of one request out of one source the first takes the amount that can leave now, and the second is queued. That is no break.
func TestTwoMovementsOutOfOneQueuedSourceAreNoBreak(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newQueuedWorld(t, db)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 100*money.Dollar)
		w.asVaultOwner(contracts.NewSandboxVault().PackSetLiquidity(money.UnitsOf(30*money.Dollar, 6).Big()))
		w.until("the vault has little liquidity", func() bool {
			vault, err := w.catalog.Get(w.ctx, vaultID)
			return err == nil && vault.Liquidity == 30*money.Dollar
		})
		flow, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: vaultID, To: usdcCash, Amount: 30 * money.Dollar}, {From: vaultID, To: usdcCash, Amount: 60 * money.Dollar}}})
		if err != nil {
			t.Fatal(err)
		}
		assertIs(t, "legs", len(flow.Legs), 2)
		w.untilRequested(flow)
		w.untilLiquidLegEnds(flow)
		w.assertBooksBalance()
	})
}

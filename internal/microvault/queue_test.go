package microvault_test

import (
	"math/big"
	"testing"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// sharesOf is what an amount of a vault that has earned nothing yet is in shares.
func sharesOf(amount money.USD) *big.Int {
	return new(big.Int).Mul(big.NewInt(int64(amount)), big.NewInt(1_000_000))
}

func TestARedemptionIsPaidWhileAChangeWaitsForItsApproval(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v, h := w.fillVault(w.createVault(bills), strategyOf(0, map[string]money.Bps{bills: 10_000}))
		w.until("the source has its part", func() bool { in, _ := w.worthIn(v.ID, bills); return isNear(in, 1000*dollar) })
		w.waitQuiet(v.ID)
		approvaltest.Register(t, approvaltest.NewService(db), org, "ann")
		waits, err := w.vaults.SetExitLoss(w.ctx, newKey(), v.ID, microvault.SourceID(bills), 50)
		if err != nil {
			t.Fatal(err)
		}
		w.until("its approval is asked for", func() bool { return w.getTask(waits.ID).ActivityID != nil })
		// What is asked for keeps its place, though nobody is asked about it.
		behind, err := w.vaults.Reinstate(w.ctx, newKey(), v.ID, microvault.SourceID(bills))
		if err != nil {
			t.Fatal(err)
		}
		balance := contracts.NewSandboxUSDC().PackBalanceOf(h.address)
		before := w.callNumber(w.chain.Contracts.USDC, balance)
		if err := h.sendTx(v.Contract, vaultABI.PackRequestRedeem(sharesOf(300*dollar), h.address, h.address)); err != nil {
			t.Fatal(err)
		}
		w.until("the redemption is paid", func() bool { return w.callNumber(w.chain.Contracts.USDC, balance).Cmp(before) > 0 })
		assertIs(t, "the change that waits for its approval", w.getTask(waits.ID).Status, change.Submitted)
		assertIs(t, "the change that was asked for after it", w.getTask(behind.ID).Status, change.Submitted)
	})
}

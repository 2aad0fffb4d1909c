package app

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A whole position of a vault is paid out on another chain. The vault gains between the plan and the redemption: the payee has all that came.
func TestAWholePositionThatGainedCrosses(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		moved, _, err := b.tryAllocate(transfer.AllocationRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: sandboxCash, To: SandboxSource, Amount: 40 * money.Dollar}}})
		if err != nil {
			b.Fatal(err)
		}
		b.untilEnded(b.mine, wallet.Rebalance, moved.ID)
		held, err := b.Transfers.Holdings(b.T.Context(), b.mine.ID)
		if err != nil {
			b.Fatal(err)
		}
		whole := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(1), Token: chain.USDC}
		for _, h := range held[b.mine.ID] {
			if h.ID == SandboxSource {
				whole.Amount, whole.Sources = h.Value, []transfer.Draw{{Position: SandboxSource, Amount: h.Value}}
			}
		}
		b.exchange(b.database) // no position is redeemed before the gain
		w, _, err := b.Transfers.Withdraw(b.T.Context(), whole)
		if err != nil {
			b.Fatal(err)
		}
		gained, err := b.Chain.SetNAV(b.T.Context(), b.Chain.Contracts.Vault, money.UnitsOf(100*money.Dollar, 6))
		if err != nil {
			b.Fatal(err)
		}
		if _, err := b.Chain.Wait(b.T.Context(), gained); err != nil {
			b.Fatal(err)
		}
		b.serve()
		if w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID); w.Status != transfer.Completed {
			b.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		if got := b.holds(b.mine, baseCash); got != 0 || w.Legs[0].Bridge.Amount <= whole.Amount {
			b.Errorf("of %s that crossed for %s the wallet keeps %s", w.Legs[0].Bridge.Amount, whole.Amount, got)
		}
		b.assertBooksAgree()
	})
}

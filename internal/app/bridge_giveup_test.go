package app

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// An operator gives up a rebalance whose money is between chains. Its wallet is free, and the amount that the
// bridge brings later is cash on the second chain, once.
func TestARebalanceBetweenChainsIsGivenUp(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 40*money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, baseCash) == 40*money.Dollar })
		before := b.holds(b.mine, sandboxCash)
		b.bridge.service.SetMode(attester.Silent)
		moved, _, err := b.tryAllocate(transfer.AllocationRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: baseCash, To: SandboxSource, Amount: 10 * money.Dollar}}})
		if err != nil {
			b.Fatal(err)
		}
		b.until("it is in transit", func() bool {
			return b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE workflow_id = $1 AND phase = 'sent'`, moved.ID) == 1
		})
		given, err := b.Transfers.GiveUp(b.T.Context(), moved.ID, "a test")
		if err != nil || given.Status != transfer.Cancelled {
			b.Fatalf("it is %s, %v", given.Status, err)
		}
		b.assertBooksAgree()
		b.bridge.service.SetMode(attester.Normal)
		if ended := b.untilEnded(b.mine, wallet.Rebalance, moved.ID); ended.Status != transfer.Cancelled {
			b.Errorf("it ends as %s", ended.Status)
		}
		if got := b.holds(b.mine, sandboxCash); got != before+10*money.Dollar {
			b.Errorf("%s are cash where it came, and were %s", got, before)
		}
		b.assertAllAgrees()
	})
}

// Of a withdrawal that is paid in part the rest is given up while it is between chains: it is paid
// to no payee, and stays on the chain to which it comes.
func TestAWithdrawalBetweenChainsIsGivenUp(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 40*money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, baseCash) == 40*money.Dollar })
		b.bridge.service.SetMode(attester.Silent)
		w, _, err := b.Transfers.Withdraw(b.T.Context(), transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 30 * money.Dollar,
			Sources: []transfer.Draw{{Position: baseCash, Amount: 20 * money.Dollar}, {Position: sandboxCash, Amount: 10 * money.Dollar}}})
		if err != nil {
			b.Fatal(err)
		}
		b.until("it is paid in part, and the rest in transit", func() bool {
			return b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE workflow_id = $1 AND phase = 'sent'`, w.ID) == 1 &&
				b.count(`SELECT COUNT(*) FROM legs WHERE workflow_id = $1 AND status = 'completed'`, w.ID) == 1
		})
		before := b.holds(b.mine, baseCash)
		if _, err := b.Transfers.GiveUp(b.T.Context(), w.ID, "a test"); err != nil {
			b.Fatal(err)
		}
		b.assertBooksAgree()
		b.bridge.service.SetMode(attester.Normal)
		ended := b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
		if ended.Status != transfer.PartiallyCompleted || failureOf(ended) != "given up: a test" {
			b.Errorf("it ends as %s: %s", ended.Status, failureOf(ended))
		}
		if got := b.holds(b.mine, baseCash); got != before+10*money.Dollar {
			b.Errorf("%s are cash where it came, and were %s", got, before)
		}
		b.assertAllAgrees()
	})
}

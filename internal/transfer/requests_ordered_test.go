package transfer_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// newCeilingWorld is newFundWorld with a fund that takes at most an amount of a wallet.
func newCeilingWorld(t *testing.T, db *store.DB, most money.USD) fundWorld {
	t.Helper()
	w := fundWorld{makeWorld(t, db, 50_000, dullRules, func(net *devnet.EVM, _ *evm.Client) []yield.Config {
		return []yield.Config{{
			ID: fundID, Name: "Senior loans", Description: "Senior loans.", Protocol: "erc7540", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
			Vault: net.Contracts.AsyncVault, NavUpdateMode: yield.NavDiscrete, Deposits: yield.Requested, Redemptions: yield.Requested, MaxAllocationUsd: &most,
		}}
	})}
	w.fundRelayer()
	w.until("the fund is observed", func() bool {
		source, err := w.catalog.Get(w.ctx, fundID)
		return err == nil && source.Observed()
	})
	return w
}

// An amount for a source counts towards its ceiling: while its request is about to be made, while it waits for the
// source, and when it is there.
func TestTheCeilingCountsWhatIsOnItsWay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newCeilingWorld(t, db, 1000*money.Dollar)
		mine := w.createFunded(2000 * money.Dollar)
		w.untilNoStepTasks()
		into := func(amount money.USD) []transfer.Instruction {
			return []transfer.Instruction{{From: usdcCash, To: fundID, Amount: amount}}
		}
		refused := func(when string) {
			t.Helper()
			_, err := w.transfers.PreviewAllocation(w.ctx, org, mine.ID, into(101*money.Dollar))
			w.assertFault("the preview of more than the ceiling, "+when, fault.InvalidPositionWeight, err)
			_, err = w.transfers.PreviewAllocation(w.ctx, org, mine.ID, into(100*money.Dollar))
			if err != nil {
				t.Errorf("the preview of what the ceiling leaves, %s: %v", when, err)
			}
		}
		w.starts.shut()
		flow := w.begin(mine, usdcCash, fundID, 900*money.Dollar)
		refused("while the request is about to be made")
		w.starts.open()
		w.untilRequested(flow)
		refused("while the fund is waited for")
		_, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(), Movements: into(101 * money.Dollar)})
		w.assertFault("more than the ceiling", fault.InvalidPositionWeight, err)
		second := w.begin(mine, usdcCash, fundID, 100*money.Dollar)
		w.untilRequested(second)
		w.settleDeposit(mine, 1000*money.Dollar)
		w.untilEnded(mine, wallet.Rebalance, flow.ID)
		w.assertEnd(second, transfer.Completed, 1000*money.Dollar, 1000*money.Dollar)
	})
}

// A movement and a withdrawal that together are all of an odd position are both carried out.
func TestTwoOrdersOfAllOfAnOddPosition(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		w.strike(130)
		mine := w.createInFund(0, 600*money.Dollar)
		var held money.USD
		w.until("the position is valued", func() bool {
			all, err := w.transfers.Holdings(w.ctx, mine.ID)
			if err != nil {
				t.Fatal(err)
			}
			for _, h := range all[mine.ID] {
				if h.ID == fundID {
					held = h.Value
				}
			}
			return held > 599*money.Dollar
		})
		movement := w.begin(mine, fundID, usdcCash, 300*money.Dollar)
		withdrawal, _ := w.withdrawTo(mine, held-300*money.Dollar, transfer.Draw{Position: fundID, Amount: held - 300*money.Dollar})
		given := w.untilRequested(movement).Given.Big()
		w.settleShares(mine, given.Add(given, w.untilRequested(withdrawal).Given.Big()))
		assertIs(t, "the movement", w.untilEnded(mine, wallet.Rebalance, movement.ID).Status, transfer.Completed)
		assertIs(t, "the withdrawal", w.untilEnded(mine, wallet.Withdrawal, withdrawal.ID).Status, transfer.Completed)
		w.assertBooksBalance()
	})
}

package transfer_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// Someone else holds all of the vault's shares and moves its price between the plan of a deposit and its execution.
// The amount that they would gain stays the wallet's.
func TestADepositAtAMovedPriceIsRefused(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		other := w.createFunded(100 * money.Dollar)
		w.allocate(other, usdcCash, vaultID, 100*money.Dollar)
		mine := w.createFunded(100 * money.Dollar)
		w.untilNoStepTasks()

		out := w.allocateMeanwhile(mine, usdcCash, vaultID, 100*money.Dollar, func() { w.setVaultAssets(100_000 * money.Dollar) })
		w.assertSlippage("the deposit", out, "slippage: brought ")
		assertIs(t, "in cash", w.carryingValue(mine, usdcCash), 100*money.Dollar)
		assertIs(t, "in the vault", w.carryingValue(mine, vaultID), 0)
		w.assertNothingReserved(mine)
		w.until("the refusal is counted", func() bool { return w.sumMetric("granary_slippage_refusals_total") == 1 })

		// It is asked for again at the price that there is then.
		w.setVaultAssets(100 * money.Dollar)
		assertIs(t, "the next one's status", w.allocate(mine, usdcCash, vaultID, 100*money.Dollar).Status, transfer.Completed)
		w.assertBooksBalance()
	})
}

// The vault's rounding keeps a unit from its only holder who leaves. For who comes next that
// is no other price.
func TestASourceThatWasLeftWholeIsEnteredAgain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 40*money.Dollar)
		w.untilNoStepTasks()
		for range 3 {
			w.setVaultAssets(w.usdcBalance(w.chain.Contracts.Vault) + 3)
			w.starts.shut()
			out := w.withdrawWholePosition(mine, func(*transfer.WithdrawalRequest) {})
			w.starts.open()
			assertIs(t, "the status of leaving", w.untilEnded(mine, wallet.Withdrawal, out.ID).Status, transfer.Completed)
			in := w.allocate(mine, usdcCash, vaultID, 10*money.Dollar)
			assertIs(t, "the status of entering again", in.Status, transfer.Completed)
		}
		w.assertBooksBalance()
	})
}

// A price that moves within the bound stops no movement, up or down.
func TestAPriceMayMoveALittle(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(300 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 100*money.Dollar)
		w.untilNoStepTasks()
		out := w.allocateMeanwhile(mine, usdcCash, vaultID, 100*money.Dollar, func() { w.setVaultAssets(100_400_000) })
		assertIs(t, "a deposit after a gain of 40 bps", out.Status, transfer.Completed)
		w.untilHoldingIsWorth(mine, vaultID, 200*money.Dollar, 201*money.Dollar)
		w.untilNoStepTasks()
		out = w.allocateMeanwhile(mine, vaultID, usdcCash, 50*money.Dollar, func() { w.setVaultAssets(199_700_000) })
		assertIs(t, "a redemption after a loss of 35 bps", out.Status, transfer.Completed)
		w.assertBooksBalance()
	})
}

// The price is crushed at the moment of a redemption, and comes back.
func TestARedemptionAtACrushedPriceIsRefused(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		withdraw func(*world, wallet.Wallet) transfer.Workflow
		reason   string
	}{
		"of the whole position": {func(w *world, of wallet.Wallet) transfer.Workflow {
			return w.withdrawWholePosition(of, func(*transfer.WithdrawalRequest) {})
		}, "slippage: brought "},
		"of an exact amount": {func(w *world, of wallet.Wallet) transfer.Workflow {
			request := w.withdrawalRequest(of, 40*money.Dollar)
			request.Sources = []transfer.Draw{{Position: vaultID, Amount: 40 * money.Dollar}}
			return w.acceptWithdrawal(request)
		}, "slippage: cost "},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db, 50_000)
				mine := w.createFunded(100 * money.Dollar)
				w.allocate(mine, usdcCash, vaultID, 100*money.Dollar)
				w.untilHoldingIsWorth(mine, vaultID, 100*money.Dollar, 101*money.Dollar)
				w.untilNoStepTasks()
				w.starts.shut()
				accepted := c.withdraw(w, mine)
				w.setVaultAssets(90 * money.Dollar)
				w.starts.open()
				out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
				w.assertSlippage("the withdrawal", out, c.reason)
				assertIs(t, "paid on chain", w.paidOutside(), 0)
				assertIs(t, "in the vault", w.carryingValue(mine, vaultID), 100*money.Dollar)
				w.assertNothingReserved(mine)

				w.setVaultAssets(100_500_000)
				w.untilHoldingIsWorth(mine, vaultID, 100*money.Dollar, 101*money.Dollar)
				out = w.untilEnded(mine, wallet.Withdrawal, c.withdraw(w, mine).ID)
				assertIs(t, "the status of the next one", out.Status, transfer.Completed)
				w.assertBooksBalance()
			})
		})
	}
}

// The part of a deposit that cannot buy one unit of a share is not given away.
func TestADepositThatBringsNoShareIsRefused(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorldAtAnyPrice(t, db, 0)
		mine := w.createFunded(money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 1)
		w.setVaultAssets(30_000 * money.Dollar)
		w.assertSlippage("the deposit", w.allocate(mine, usdcCash, vaultID, 1), "slippage: brought 0 units")
		assertIs(t, "in the vault", w.carryingValue(mine, vaultID), 1)
		w.assertBooksBalance()
	})
}

// An automatic wallet waits, and plans again at the price that it finds then.
func TestAnAutomaticWalletPlansAnewAfterSlippage(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		other := w.createFunded(100 * money.Dollar)
		w.allocate(other, usdcCash, vaultID, 100*money.Dollar)
		mine := w.createAutomatic(strategy(map[string]wallet.Pct{vaultID: 100}))
		w.untilNoStepTasks()
		w.starts.shut()
		w.payIn(mine, chain.USDC, 100*money.Dollar)
		w.until("a rebalance is planned", func() bool { return len(w.listRebalances(mine)) == 1 })
		w.setVaultAssets(110 * money.Dollar) // a gain, and it stays
		w.starts.open()
		w.until("the rebalance fails", func() bool { return w.sumMetric("granary_balance_failures_total") == 1 })
		w.assertSlippage("the rebalance", w.listRebalances(mine)[0], "slippage: brought ")
		w.until("the next plan waits", func() bool {
			return w.countRows(`SELECT count(*) FROM tasks WHERE kind = $1 AND run_at > $2`, wallet.BalanceTask, db.Clock().Micros()) == 1
		})
		db.Clock().Advance(2 * time.Minute)
		w.untilHolds(mine, map[string]money.USD{vaultID: 100 * money.Dollar, usdcCash: 0})
		w.untilBalanced(mine)
		w.assertBooksBalance()
	})
}

// A step that was planned before steps had a price is bound to the price of its start.
func TestAStepWithoutAPriceGetsThatOfItsStart(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.untilNoStepTasks()
		out := w.allocateMeanwhile(mine, usdcCash, vaultID, 100*money.Dollar, func() {
			if err := db.Write(w.ctx, func(tx *store.Tx) error {
				tx.Defer(`UPDATE steps SET worst_assets = NULL, worst_shares = NULL`)
				return nil
			}); err != nil {
				t.Fatal(err)
			}
		})
		assertIs(t, "the status", out.Status, transfer.Completed)
		w.assertBooksBalance()
	})
}

// The preview shows the plan's bounds.
func TestPreviewsSayWhatIsBroughtAtLeast(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newWorld(t, db, 50_000)
	mine := w.createFunded(300 * money.Dollar)
	w.allocate(mine, usdcCash, vaultID, 100*money.Dollar)
	w.untilHoldingIsWorth(mine, vaultID, 100*money.Dollar, 101*money.Dollar)

	into, err := w.transfers.PreviewAllocation(w.ctx, org, mine.ID, []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: 200 * money.Dollar}})
	if err != nil {
		t.Fatal(err)
	}
	// 99.5 % of 200 dollars' shares, less the vault's earnings since it was entered.
	if got := into[0].MinShares; got == nil || got.Cmp(money.NewUnits(199*1e12)) > 0 || got.Cmp(money.NewUnits(198_990*1e9)) < 0 {
		t.Errorf("200 dollars bring at least %v shares, want nearly %d", got, int64(199*1e12))
	}
	assertUnsaid(t, "the proceeds of cash", into[0].MinProceeds)
	out, err := w.transfers.PreviewAllocation(w.ctx, org, mine.ID, []transfer.Instruction{{From: vaultID, To: usdcCash, Amount: 60 * money.Dollar}})
	if err != nil {
		t.Fatal(err)
	}
	assertSaid(t, "the proceeds of a part of the position", out[0].MinProceeds, 60*money.Dollar)
	assertUnsaid(t, "the shares of cash", out[0].MinShares)

	preview, err := w.transfers.PreviewWithdrawal(w.ctx, w.withdrawalRequest(mine, 240*money.Dollar))
	if err != nil {
		t.Fatal(err)
	}
	if len(preview.Legs) != 2 {
		t.Fatalf("%d legs, want cash and the vault", len(preview.Legs))
	}
	assertUnsaid(t, "the proceeds of the withdrawn cash", preview.Legs[0].MinProceeds)
	assertSaid(t, "the proceeds of an exact amount", preview.Legs[1].MinProceeds, 40*money.Dollar)

	held, err := w.transfers.Holdings(w.ctx, mine.ID)
	if err != nil {
		t.Fatal(err)
	}
	whole := w.withdrawalRequest(mine, 0)
	for _, h := range held[mine.ID] {
		if h.ID == vaultID {
			whole.Amount = h.Value
		}
	}
	whole.Sources = []transfer.Draw{{Position: vaultID, Amount: whole.Amount}}
	preview, err = w.transfers.PreviewWithdrawal(w.ctx, whole)
	if err != nil {
		t.Fatal(err)
	}
	if got := preview.Legs[0].MinProceeds; got == nil || *got < whole.Amount*994/1000 || *got > whole.Amount*996/1000 {
		t.Errorf("%s, all that is in the vault, bring at least %v, want 99.5 %%", whole.Amount, got)
	}
}

// allocateMeanwhile has something happen between the plan of a movement and its start.
func (w *world) allocateMeanwhile(of wallet.Wallet, from, to string, amount money.USD, happens func()) transfer.Workflow {
	w.Helper()
	w.starts.shut()
	flow, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: of.ID, RequestID: uuid.New(),
		Movements: []transfer.Instruction{{From: from, To: to, Amount: amount}}})
	if err != nil {
		w.Fatal(err)
	}
	happens()
	w.starts.open()
	return w.untilEnded(of, wallet.Rebalance, flow.ID)
}

func (w *world) assertSlippage(what string, flow transfer.Workflow, reason string) {
	w.Helper()
	if flow.Status != transfer.Failed {
		w.Fatalf("%s is %s, want failed", what, flow.Status)
	}
	if got := flow.Legs[0].FailureReason; got == nil || !strings.HasPrefix(*got, reason) {
		w.Fatalf("%s failed for %v, want %q", what, *got, reason)
	}
}

func (w *world) untilHoldingIsWorth(of wallet.Wallet, position string, least, most money.USD) {
	w.Helper()
	w.until("the position is worth what it should", func() bool {
		held, err := w.transfers.Holdings(w.ctx, of.ID)
		if err != nil {
			w.Fatal(err)
		}
		for _, h := range held[of.ID] {
			if h.ID == position {
				return h.Value >= least && h.Value <= most && h.Liquid >= least
			}
		}
		return false
	})
}

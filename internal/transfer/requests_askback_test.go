package transfer_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// asksBack says whether a step of the workflow asks a source to give something back.
func asksBack(flow transfer.Workflow) bool {
	for _, leg := range flow.Legs {
		for _, s := range leg.Steps {
			if s.Kind == transfer.StepCancelRequest {
				return true
			}
		}
	}
	return false
}

// A source refunds all pending requests. A cancelled withdrawal requests no refund while another one's request is
// about to be made, and that one is paid.
func TestCancellingOneWithdrawalLeavesTheOther(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(0, 600*money.Dollar)
		first, _ := w.withdrawTo(mine, 200*money.Dollar)
		w.untilRequested(first)
		w.untilNoStepTasks()
		w.starts.shut()
		second, to := w.withdrawTo(mine, 300*money.Dollar)
		cancelled := w.db.Clock().Now()
		w.cancel(first)
		w.untilRequest(first, "the cancelled one's request is looked at", func(r *transfer.SourceRequest) bool { return r.LookedAt.After(cancelled) || r.UnderWay != nil })
		w.starts.open()
		w.untilRequested(second)
		requested := w.db.Clock().Now()
		w.untilRequest(first, "it is looked at again", func(r *transfer.SourceRequest) bool { return r.LookedAt.After(requested) || r.UnderWay != nil })
		assertIs(t, "beside another request the cancelled one is asked back", asksBack(w.get(first)), false)
		w.settleRedeem(mine, 50000)
		ended := w.untilEnded(mine, wallet.Withdrawal, second.ID)
		assertIs(t, "the other withdrawal", ended.Status, transfer.Completed)
		assertIs(t, "it paid", w.usdcBalance(to), 300*money.Dollar-50_000)
		w.assertEnd(first, transfer.Cancelled, 200*money.Dollar, 100*money.Dollar)
		w.assertBooksBalance()
	})
}

// While something is asked back no request is made, which would come back too: it waits until
// that has come, and is settled then.
func TestARequestWaitsForWhatIsAskedBack(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(0, 600*money.Dollar)
		first, _ := w.withdrawTo(mine, 200*money.Dollar)
		w.untilRequested(first)
		w.cancel(first)
		w.untilRequest(first, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
		second, to := w.withdrawTo(mine, 300*money.Dollar)
		request := second.Legs[0].Steps[0]
		w.until("the other's request waits", func() bool {
			if step := w.get(second).Legs[0].Steps[0]; step.State != transfer.StatePending {
				t.Fatalf("the other's request is %s while something is asked back", step.State)
			}
			return w.countRows(`SELECT COUNT(*) FROM tasks WHERE key = $1 AND last_error LIKE '%is asked back%'`, request.ID.String()) == 1
		})
		w.giveBackRedeem(mine, 20000)
		w.untilRequested(second)
		w.settleRedeem(mine, 30000)
		assertIs(t, "the other withdrawal", w.untilEnded(mine, wallet.Withdrawal, second.ID).Status, transfer.Completed)
		assertIs(t, "it paid", w.usdcBalance(to), 300*money.Dollar-50_000)
		w.assertEnd(first, transfer.Cancelled, 0, 300*money.Dollar)
		w.assertBooksBalance()
	})
}

// A source may take days to refund. A withdrawal whose request waits for that occupies its wallet no more: others go
// through, and get none of its reserved amount; it pays once.
func TestWhatWaitsForAnAskBackLeavesTheWalletFree(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(100*money.Dollar, 600*money.Dollar)
		first, _ := w.withdrawTo(mine, 200*money.Dollar, transfer.Draw{Position: fundID, Amount: 200 * money.Dollar})
		w.untilRequested(first)
		w.cancel(first)
		w.untilRequest(first, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
		second, to := w.withdrawTo(mine, 300*money.Dollar, transfer.Draw{Position: fundID, Amount: 300 * money.Dollar})
		w.until("it occupies the wallet no more", func() bool { return w.get(second).WaitingSince != nil })
		assertIs(t, "its request", w.get(second).Legs[0].Steps[0].State, transfer.StatePending)
		r := w.withdrawalRequest(mine, 200*money.Dollar)
		r.Sources = []transfer.Draw{{Position: fundID, Amount: 200 * money.Dollar}}
		if _, _, err := w.transfers.Withdraw(w.ctx, r); fault.CodeOf(err) == "" {
			t.Errorf("what is reserved and asked back is promised again: %v", err)
		}
		third, paid := w.withdrawTo(mine, 60*money.Dollar, transfer.Draw{Position: usdcCash, Amount: 60 * money.Dollar})
		assertIs(t, "the withdrawal of cash", w.untilEnded(mine, wallet.Withdrawal, third.ID).Status, transfer.Completed)
		assertIs(t, "it paid", w.usdcBalance(paid), 60*money.Dollar-50_000)
		moved := w.begin(mine, usdcCash, vaultID, 30*money.Dollar)
		assertIs(t, "the rebalance", w.untilEnded(mine, wallet.Rebalance, moved.ID).Status, transfer.Completed)
		assertIs(t, "positions of which more is reserved than there is", w.countRows(`SELECT COUNT(*) FROM positions WHERE reserved > balance OR reserved < 0`), 0)
		assertIs(t, "the first request waits still", w.get(second).Legs[0].Steps[0].State, transfer.StatePending)
		w.giveBackRedeem(mine, 20000)
		w.untilRequested(second)
		w.settleRedeem(mine, 30000)
		assertIs(t, "the withdrawal that waited", w.untilEnded(mine, wallet.Withdrawal, second.ID).Status, transfer.Completed)
		assertIs(t, "it paid", w.usdcBalance(to), 300*money.Dollar-50_000)
		assertIs(t, "positions that are reserved", w.countRows(`SELECT COUNT(*) FROM positions WHERE reserved <> 0`), 0)
		w.assertBooksBalance()
	})
}

// A withdrawal that is cancelled while its request waits gives the source no amount, and requests no refund.
func TestWhatWaitsForAnAskBackIsCancelled(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(0, 600*money.Dollar)
		first, _ := w.withdrawTo(mine, 200*money.Dollar)
		w.untilRequested(first)
		w.cancel(first)
		w.untilRequest(first, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
		second, _ := w.withdrawTo(mine, 300*money.Dollar)
		w.until("it occupies the wallet no more", func() bool { return w.get(second).WaitingSince != nil })
		w.cancel(second)
		assertIs(t, "the one that waited", w.untilEnded(mine, wallet.Withdrawal, second.ID).Status, transfer.Cancelled)
		assertIs(t, "positions that are reserved", w.countRows(`SELECT COUNT(*) FROM positions WHERE reserved <> 0`), 0)
		third, to := w.withdrawTo(mine, 400*money.Dollar)
		w.giveBackRedeem(mine, 20000)
		w.untilRequested(third)
		w.settleRedeem(mine, 40000)
		assertIs(t, "the next one", w.untilEnded(mine, wallet.Withdrawal, third.ID).Status, transfer.Completed)
		assertIs(t, "it paid", w.usdcBalance(to), 400*money.Dollar-50_000)
		w.assertBooksBalance()
	})
}

// The decision on the requests as they were when the source was read is made again under the lock: another request
// may have been made in between.
func TestAnAskBackIsDecidedUnderTheLock(t *testing.T) {
	db := storetest.Open(t, store.Postgres) // SQLite's other writers would wait for this one
	w := newFundWorld(t, db)
	mine := w.createInFund(0, 600*money.Dollar)
	first, _ := w.withdrawTo(mine, 200*money.Dollar)
	w.untilRequested(first)
	w.untilNoStepTasks()
	w.starts.shut()
	second, to := w.withdrawTo(mine, 300*money.Dollar)
	cancelled := w.db.Clock().Now()
	w.cancel(first)
	w.untilRequest(first, "the cancelled one's request is looked at", func(r *transfer.SourceRequest) bool { return r.LookedAt.After(cancelled) })
	held, release, done := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	go func() {
		done <- db.Write(w.ctx, func(tx *store.Tx) error {
			var id string
			err := tx.QueryRow(w.ctx, `SELECT id FROM workflows WHERE id = $1 FOR UPDATE`, first.ID).Scan(&id)
			close(held)
			<-release
			return err
		})
	}()
	<-held
	w.until("who would ask it back waits for the lock", func() bool {
		return w.countRows(`SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`) > 0
	})
	w.starts.open()
	w.untilRequested(second)
	close(release)
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	released := w.db.Clock().Now()
	w.untilRequest(first, "it is looked at again", func(r *transfer.SourceRequest) bool { return r.LookedAt.After(released) || r.UnderWay != nil })
	assertIs(t, "beside another request the cancelled one is asked back", asksBack(w.get(first)), false)
	w.settleRedeem(mine, 50000)
	assertIs(t, "the other withdrawal", w.untilEnded(mine, wallet.Withdrawal, second.ID).Status, transfer.Completed)
	assertIs(t, "it paid", w.usdcBalance(to), 300*money.Dollar-50_000)
}

// redeemAsStranger has somebody request a redemption of shares of their own in the wallet's
// name.
func (w fundWorld) redeemAsStranger(of common.Address, shares int64) {
	w.Helper()
	usdc, vault, stranger, units := contracts.NewSandboxUSDC(), contracts.NewSandboxVault(), w.readFundOwner(), money.UnitsOf(10*money.Dollar, 6).Big()
	for _, data := range [][]byte{usdc.PackMint(stranger, units), usdc.PackApprove(w.chain.Contracts.Vault, units)} {
		if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDC, data); err != nil {
			w.Fatal(err)
		}
	}
	w.asVaultOwner(vault.PackDeposit(units, stranger))
	w.asVaultOwner(vault.PackApprove(w.chain.Contracts.RedemptionQueue, big.NewInt(shares)))
	w.asQueueOwner(queueABI.PackRequestRedeem(big.NewInt(shares), of, stranger))
}

// The refund has come. The smallest unit of a share that a stranger requested in the wallet's name keeps neither the
// cancelled request open nor later ones waiting.
func TestAStrangersDustHoldsUpNoRequest(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newQueuedWorld(t, db)
		mine := w.createFunded(600 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 600*money.Dollar)
		w.asVaultOwner(contracts.NewSandboxVault().PackSetLiquidity(new(big.Int)))
		w.until("the vault has no liquidity", func() bool {
			vault, err := w.catalog.Get(w.ctx, vaultID)
			return err == nil && vault.Liquidity == 0
		})
		first, _ := w.withdrawTo(mine, 200*money.Dollar)
		given := w.untilRequested(first).Given
		w.redeemAsStranger(addressOf(mine), 1)
		w.cancel(first)
		w.untilRequest(first, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
		w.asQueueOwner(queueABI.PackReturnRedeem(addressOf(mine), given.Big())) // the stranger's is in the next batch
		assertIs(t, "the cancelled withdrawal", w.untilEnded(mine, wallet.Withdrawal, first.ID).Status, transfer.Cancelled)
		assertIs(t, "its request", w.get(first).Legs[0].Requests[0].Phase, transfer.PhaseCancelled)
		second, _ := w.withdrawTo(mine, 300*money.Dollar)
		w.untilRequested(second)
		w.assertBooksBalance()
	})
}

// A source that refunds a part of a cancelled request, and goes on with the rest, refunds no more: the next request
// is made, and the rest may be cancelled again.
func TestAPartThatIsGivenBackHoldsUpNoRequest(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(0, 600*money.Dollar)
		first, _ := w.withdrawTo(mine, 200*money.Dollar)
		w.untilRequested(first)
		w.cancel(first)
		w.until("it is asked back", func() bool { return w.countCancels() == 1 })
		w.giveBackRedeem(mine, 10000)
		w.until("the rest is asked back", func() bool { return w.countCancels() == 2 })
		second, _ := w.withdrawTo(mine, 300*money.Dollar)
		w.giveBackRedeem(mine, 5000)
		w.untilRequest(first, "the half of the rest came", func(r *transfer.SourceRequest) bool {
			return r.Returned.Cmp(r.Given.MulDivFloor(money.NewUnits(3), money.NewUnits(4))) == 0
		})
		w.untilRequested(second)
		assertIs(t, "beside the other request the cancelled one is asked back", w.countCancels(), 2)
		w.settleRedeem(mine, 35000)
		assertIs(t, "the other withdrawal", w.untilEnded(mine, wallet.Withdrawal, second.ID).Status, transfer.Completed)
		assertIs(t, "the cancelled one", w.untilEnded(mine, wallet.Withdrawal, first.ID).Status, transfer.Cancelled)
		w.assertBooksBalance()
	})
}

// countCancels is how often a source was asked to give something back, at finality.
func (w fundWorld) countCancels() int {
	return w.countRows(`SELECT COUNT(*) FROM steps WHERE kind = $1 AND state = $2`, string(transfer.StepCancelRequest), string(transfer.StateCompleted))
}

// A source may settle a request while the intent that asks it back is on its way to the chain, where it then fails whenever
// it is tried. The intent is given up, and the amount is claimed before it would have expired.
func TestARequestThatIsSettledWhileItIsAskedBackIsClaimed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createInFund(0, 600*money.Dollar)
		first, to := w.withdrawTo(mine, 200*money.Dollar)
		w.untilRequested(first)
		settle := func() { w.settleRedeem(mine, 20000) }
		w.afterSimulation.Store(&settle)
		w.cancel(first)
		w.until("the intent that asks it back is given up", func() bool {
			return w.countRows(`SELECT COUNT(*) FROM intents i JOIN steps s ON s.id = i.id WHERE s.kind = $1 AND i.state = 'cancelled' AND i.deadline > $2`,
				string(transfer.StepCancelRequest), w.db.Clock().Now().Unix()) == 1
		})
		w.untilRequest(first, "it is claimed", func(r *transfer.SourceRequest) bool { return !r.Open() })
		w.assertEnd(first, transfer.Cancelled, 200*money.Dollar, 400*money.Dollar)
		assertIs(t, "the payee has", w.usdcBalance(to), 0)
		w.assertBooksBalance()
	})
}

package transfer_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// Before the restore 50 were redeemed for a withdrawal of 60 and no payee paid. Repeated, the request is planned as
// 40 of cash and 20 of the vault: of the 50 only these 20 are paid, and the rest is free.
func TestAWithdrawalRepeatedPaysNoMoreThanItAsksFor(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l, mine := beginLives(t, engine, 10*money.Dollar, 100*money.Dollar)
		backup := l.backUp()
		r := l.withdrawalRequest(mine, 60*money.Dollar)
		l.blacklistAddress(destinationAddress)
		assertIs(t, "the first life's withdrawal", l.withdrawNow(r).Status, transfer.Failed)
		if err := l.chain.AsOwner(l.ctx, l.chain.Contracts.USDC, contracts.NewSandboxUSDC().PackUnBlacklist(destinationAddress)); err != nil {
			t.Fatal(err)
		}
		if _, err := l.chain.Faucet(l.ctx, chain.USDC, mine.Addresses[chain.EthereumSepolia], money.UnitsOf(30*money.Dollar, 6)); err != nil {
			t.Fatal(err)
		}
		l.until("the deposit is credited", func() bool { return l.carryingValue(mine, usdcCash) == 90*money.Dollar })
		l.restore(backup)
		l.until("the deposit is credited again", func() bool { return l.carryingValue(mine, usdcCash) == 40*money.Dollar })
		second := l.withdrawNow(r)
		assertIs(t, "repeated, the withdrawal", second.Status, transfer.Completed)
		assertIs(t, "what was paid", l.paidOutside(), 60*money.Dollar-50_000)
		assertIs(t, "the cash that is left", l.carryingValue(mine, usdcCash), 30*money.Dollar)
		l.assertNothingReserved(mine)
		l.assertBooksBalance()
	})
}

// An allocation took 80 out of a vault. Its requestId, used for a withdrawal of 1 after a
// restore, does not meet that redemption: 1 is paid, as a day's limit counted it.
func TestARedemptionOfAnAllocationIsNotPaidOut(t *testing.T) {
	t.Parallel()
	l, mine := beginLives(t, store.SQLite, 10*money.Dollar, 100*money.Dollar)
	l.setDailyLimit(10)
	backup := l.backUp()
	id := uuid.New()
	flow, _, err := l.transfers.Allocate(l.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: id,
		Movements: []transfer.Instruction{{From: vaultID, To: usdcCash, Amount: 80 * money.Dollar}}})
	if err != nil {
		t.Fatal(err)
	}
	assertIs(t, "the allocation", l.untilEnded(mine, wallet.Rebalance, flow.ID).Status, transfer.Completed)
	l.restore(backup)
	r := l.withdrawalRequest(mine, money.Dollar)
	r.RequestID, r.Sources = id, []transfer.Draw{{Position: vaultID, Amount: money.Dollar}}
	assertIs(t, "the withdrawal", l.withdrawNow(r).Status, transfer.Completed)
	assertIs(t, "what was paid", l.paidOutside(), money.Dollar-50_000)
	assertIs(t, "the cash in the books, which do not know the allocation", l.carryingValue(mine, usdcCash), 10*money.Dollar)
	l.assertNothingReserved(mine)
}

// A requestId that paid 90 is requested again for 10, under books of 50. Accepting its settlement by hand posts no
// entry, since the step is not settled by its finding.
func TestAcceptingWhatAnEarlierLifePaidInventsNothing(t *testing.T) {
	t.Parallel()
	l, mine := beginLives(t, store.SQLite, 50*money.Dollar, 60*money.Dollar)
	backup := l.backUp()
	assertIs(t, "the allocation", l.allocate(mine, vaultID, usdcCash, 55*money.Dollar).Status, transfer.Completed)
	r := l.withdrawalRequest(mine, 90*money.Dollar)
	assertIs(t, "the first life's withdrawal", l.withdrawNow(r).Status, transfer.Completed)
	l.restore(backup)
	l.settles.shut()
	r.Amount = 10 * money.Dollar
	accepted, _, err := l.transfers.Withdraw(l.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	step := accepted.Legs[0].Steps[0].ID
	l.until("its outcome is known", func() bool {
		o, err := intent.LoadOutcome(l.ctx, l.db, step)
		return err == nil && o.State == intent.Executed
	})
	before := l.carryingValue(mine, usdcCash)
	short, err := l.transfers.AcceptSettlement(l.ctx, step, "in the list of unsettled steps")
	if err != nil {
		t.Fatal(err)
	}
	l.settles.open()
	assertIs(t, "the shortfall", short, 0)
	assertIs(t, "the cash in the books", l.carryingValue(mine, usdcCash), before)
	assertIs(t, "the withdrawal", l.untilEnded(mine, wallet.Withdrawal, accepted.ID).Status, transfer.Failed)
	l.assertNothingReserved(mine)
}

// A backup has a withdrawal that was cancelled after it and replaced. An operator who restores the backup has all
// unsigned ones cancelled, before it serves; the replacement is paid once.
func TestWhatIsNotSignedIsCancelledInARestoredBackup(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l, mine := beginLives(t, engine, 200*money.Dollar, 0)
		l.starts.shut()
		accepted, _, err := l.transfers.Withdraw(l.ctx, l.withdrawalRequest(mine, 60*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		cancel := func(preview bool) (told int) {
			if err := l.transfers.CancelUnsigned(l.ctx, preview, func(w transfer.Workflow, left string) error {
				told++
				assertIs(t, "the withdrawal reported", w.ID, accepted.ID)
				assertIs(t, "why it is left", left, "")
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			return told
		}
		assertIs(t, "those in a preview", cancel(true), 1)
		assertIs(t, "those cancelled", cancel(false), 1)
		assertIs(t, "those cancelled again", cancel(false), 0)
		l.starts.open()
		assertIs(t, "the withdrawal", l.untilEnded(mine, wallet.Withdrawal, accepted.ID).Status, transfer.Cancelled)
		assertIs(t, "its replacement", l.withdrawNow(l.withdrawalRequest(mine, 60*money.Dollar)).Status, transfer.Completed)
		assertIs(t, "what was paid", l.paidOutside(), 60*money.Dollar-50_000)
		l.assertNothingReserved(mine)
	})
}

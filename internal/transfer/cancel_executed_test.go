package transfer_test

import (
	"context"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// holdTasks has no task of a backup run by itself.
func (l *lives) holdTasks(backup string) {
	l.Helper()
	db := storetest.Connect(l.T, backup)
	defer db.Close()
	if err := db.Write(l.T.Context(), func(tx *store.Tx) error {
		tx.Defer(`UPDATE tasks SET run_at = run_at + 1000000000000000 WHERE kind = $1`, transfer.StartTask(chain.EthereumSepolia))
		return nil
	}); err != nil {
		l.Fatal(err)
	}
}

// A backup has an unsigned withdrawal out of a vault. After it the redemption was executed, and the withdrawal
// cancelled. Cancelled in the restored database, its redemption is settled as it was executed, and no payee is paid.
func TestACancellationSettlesWhatWasExecutedBeforeTheRestore(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l, mine := beginLives(t, engine, 100*money.Dollar, 50*money.Dollar)
		l.starts.shut()
		r := l.withdrawalRequest(mine, 40*money.Dollar)
		r.Sources = []transfer.Draw{{Position: vaultID, Amount: 40 * money.Dollar}}
		accepted, _, err := l.transfers.Withdraw(l.ctx, r)
		if err != nil {
			t.Fatal(err)
		}
		backup := l.backUp()
		l.settles.shut()
		l.until("the redemption is executed", func() bool {
			o, err := intent.LoadOutcome(l.ctx, l.db, accepted.Legs[0].Steps[0].ID)
			return err == nil && o.State == intent.Executed
		})
		if _, err := l.transfers.Cancel(l.ctx, mine.Organization, mine.ID, accepted.ID); err != nil {
			t.Fatal(err)
		}
		l.settles.open()
		assertIs(t, "the first life's withdrawal", l.untilEnded(mine, wallet.Withdrawal, accepted.ID).Status, transfer.Cancelled)

		l.holdTasks(backup)
		l.restore(backup)
		for _, preview := range []bool{true, false} {
			reported := 0
			if err := l.transfers.CancelUnsigned(l.ctx, preview, func(_ transfer.Workflow, left string) error {
				reported++
				assertIs(t, "why it is left", left, "")
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			assertIs(t, "those reported", reported, 1)
		}
		ended := l.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		assertIs(t, "the withdrawal", ended.Status, transfer.Cancelled)
		assertIs(t, "its redemption", ended.Legs[0].Steps[0].State, transfer.StateCompleted)
		assertIs(t, "its payout", ended.Legs[0].Steps[1].State, transfer.StateCancelled)
		assertIs(t, "what was paid", l.paidOutside(), 0)
		l.assertNothingReserved(mine)
		l.assertBooksBalance()
	})
}

// A backup has an unsigned withdrawal that was paid after it. It is not cancelled in the restored
// database, by a caller or by an operator, and is settled as it was paid.
func TestAPaidWithdrawalIsNotCancelledAfterARestore(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l, mine := beginLives(t, engine, 100*money.Dollar, 50*money.Dollar)
		l.starts.shut()
		r := l.withdrawalRequest(mine, 40*money.Dollar)
		r.Sources = []transfer.Draw{{Position: vaultID, Amount: 40 * money.Dollar}}
		accepted, _, err := l.transfers.Withdraw(l.ctx, r)
		if err != nil {
			t.Fatal(err)
		}
		backup := l.backUp()
		assertIs(t, "the first life's withdrawal", l.untilEnded(mine, wallet.Withdrawal, accepted.ID).Status, transfer.Completed)
		paid := l.paidOutside()

		l.holdTasks(backup)
		l.restore(backup)
		_, err = l.transfers.Cancel(l.ctx, mine.Organization, mine.ID, accepted.ID)
		assertIs(t, "a cancellation", fault.CodeOf(err), fault.WithdrawalPayoutInProgress)
		left := 0
		if err := l.transfers.CancelUnsigned(l.ctx, false, func(_ transfer.Workflow, why string) error {
			if why != "" {
				left++
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		assertIs(t, "those left", left, 1)
		if err := l.db.Write(l.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE tasks SET run_at = 0 WHERE kind = $1`, transfer.StartTask(chain.EthereumSepolia))
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		assertIs(t, "the withdrawal", l.untilEnded(mine, wallet.Withdrawal, accepted.ID).Status, transfer.Completed)
		assertIs(t, "what was paid", l.paidOutside(), paid)
		l.assertBooksBalance()
	})
}

// A withdrawal that the backup has as unsigned is not reported as cancelled if its chain does not say whether it was paid.
func TestNoCancellationIsReportedThatAChainKeepsFromBeingMade(t *testing.T) {
	t.Parallel()
	l, mine := beginLives(t, store.SQLite, 100*money.Dollar, 0)
	l.starts.shut()
	accepted := l.acceptWithdrawal(l.withdrawalRequest(mine, 40*money.Dollar))
	backup := l.backUp()
	l.holdTasks(backup)
	l.restore(backup)
	silent := l.replicaWith(intent.New(l.db, nil, map[chain.Name]intent.Chain{chain.EthereumSepolia: {Family: silentChain{}}}))
	err := silent.CancelUnsigned(l.ctx, false, func(w transfer.Workflow, left string) error {
		t.Errorf("withdrawal %s is reported: it is %s, and left because of %q", w.ID, w.Status, left)
		return nil
	})
	l.assertFault("cancelling unsigned withdrawals", fault.ServiceUnavailable, err)
	assertIs(t, "the withdrawal", l.get(accepted).Status, accepted.Status)
}

// silentChain is a chain that does not answer.
type silentChain struct{ intent.Family }

func (silentChain) Executed(context.Context, chain.Name, uuid.UUID, []uuid.UUID) ([]bool, error) {
	return nil, chain.ErrUnavailable
}

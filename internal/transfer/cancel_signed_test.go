package transfer_test

import (
	"errors"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// reservedCash returns the reserved part of the wallet's dollars.
func (w *world) reservedCash(of wallet.Wallet) money.USD {
	w.Helper()
	positions, err := ledger.Positions(w.ctx, w.db, of.ID)
	if err != nil {
		w.Fatal(err)
	}
	for _, p := range positions {
		if p.ID == usdcCash {
			return p.Reserved
		}
	}
	return 0
}

// signedPayout is a withdrawal whose payout is signed, and its step.
func (w *world) signedPayout(from wallet.Wallet, amount money.USD) (transfer.Workflow, uuid.UUID) {
	w.Helper()
	accepted := w.acceptWithdrawal(w.withdrawalRequest(from, amount))
	w.untilStep(accepted, transfer.StepPayout, transfer.StateProcessing)
	return accepted, accepted.Legs[0].Steps[0].ID
}

// assertCancelledForGood checks that a payout failed because it was cancelled, that its
// money is free, and that neither it nor its intent can be started again.
func (w *world) assertCancelledForGood(of wallet.Wallet, ended transfer.Workflow, step uuid.UUID) {
	w.Helper()
	if why := ended.Legs[0].FailureReason; ended.Status != transfer.Failed || why == nil || *why != "cancelled by the operator: paid by hand" {
		w.Errorf("the withdrawal is %s, its payout %s: %v", ended.Status, ended.Legs[0].State, why)
	}
	w.assertNothingReserved(of)
	if paid := w.paidOutside(); paid != 0 {
		w.Errorf("%s was paid", paid)
	}
	_, err := w.transfers.RetryPayout(w.ctx, org, of.ID, ended.ID, ended.Legs[0].ID)
	w.assertFault("retrying a payout that is cancelled for good", fault.PayoutNotRetryable, err)
	if err := w.transfers.CancelSigned(w.ctx, step, "again"); !errors.Is(err, transfer.ErrNotSigned) {
		w.Errorf("cancelling what has ended: %v", err)
	}
	w.assertBooksBalance()
}

func TestASignedPayoutThatNobodySawIsCancelledAtOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newPoorWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		flow, step := w.signedPayout(mine, 60*money.Dollar)
		if err := w.transfers.CancelSigned(w.ctx, step, "paid by hand"); err != nil {
			t.Fatal(err)
		}
		w.assertCancelledForGood(mine, w.untilEnded(mine, wallet.Withdrawal, flow.ID), step)
	})
}

// The money comes back once the chain has given the nonce up for good, and not before.
func TestASignedPayoutIsCancelledOnTheChain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newPoorWorld(t, db, 0) // no intent is carried yet
		mine := w.createFunded(100 * money.Dollar)
		flow, step := w.signedPayout(mine, 60*money.Dollar)
		err := db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE intents SET state = 'carried' WHERE id = $1`, step) // its signature may be known
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		for range 2 { // twice is once
			if err := w.transfers.CancelSigned(w.ctx, step, "paid by hand"); err != nil {
				t.Fatal(err)
			}
		}
		w.until("its cancellation is signed", func() bool {
			return w.countRows(`SELECT COUNT(*) FROM intents WHERE id = $1 AND cancellation <> ''`, step) == 1
		})
		if held := w.reservedCash(mine); held != 60*money.Dollar {
			t.Errorf("%s is reserved before the chain has decided", held)
		}
		open, err := intent.New(db, nil, nil).ListOpen(w.ctx)
		if err != nil || len(open) != 1 || open[0].ID != step || !open[0].CancelSigned || open[0].CancelReason != "paid by hand" {
			t.Errorf("the open intents: %+v, %v", open, err)
		}
		w.fundRelayer()
		w.assertCancelledForGood(mine, w.untilEnded(mine, wallet.Withdrawal, flow.ID), step)

		if again := w.withdrawAndWait(mine, 60*money.Dollar); again.Status != transfer.Completed || w.paidOutside() != 60*money.Dollar {
			t.Errorf("another withdrawal is %s, %s was paid", again.Status, w.paidOutside())
		}
		w.assertBooksBalance()
	})
}

// A rebalance's step is cancelled like a payout, and an ended one is not.
func TestOnlyWhatIsSignedAndOpenIsCancelled(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		done := w.withdrawAndWait(mine, 10*money.Dollar)
		if err := w.transfers.CancelSigned(w.ctx, done.Legs[0].Steps[0].ID, "too late"); !errors.Is(err, transfer.ErrNotSigned) {
			t.Errorf("cancelling what is paid: %v", err)
		}
		if err := w.transfers.CancelSigned(w.ctx, uuid.New(), "a stranger's"); err == nil {
			t.Error("a step that is none was cancelled")
		}
		w.starts.shut()
		pending := w.acceptWithdrawal(w.withdrawalRequest(mine, 20*money.Dollar))
		if err := w.transfers.CancelSigned(w.ctx, pending.Legs[0].Steps[0].ID, "too early"); !errors.Is(err, transfer.ErrNotSigned) {
			t.Errorf("cancelling what is not signed: %v", err)
		}
	})
}

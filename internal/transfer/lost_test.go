package transfer_test

import (
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// recordLoss records that a database was lost, and releases all payouts if released says so.
func (w *world) recordLoss(released bool) {
	w.Helper()
	if err := w.db.Write(w.ctx, func(tx *store.Tx) error {
		restore.Record(w.ctx, tx, tx.DB().Clock().Now().Add(31*24*time.Hour))
		return nil
	}); err != nil {
		w.Fatal(err)
	}
	if !released {
		return
	}
	if err := restore.Release(w.ctx, w.db, org, uuid.Nil, "a test"); err != nil {
		w.Fatal(err)
	}
}

// assertGivenUp says that the id of a leg's payout was given up on the chain before the payout ended.
func (w *world) assertGivenUp(flow transfer.Workflow, leg int) {
	w.Helper()
	steps := flow.Legs[leg].Steps
	payout := steps[len(steps)-1]
	if payout.State != transfer.StateFailed && payout.State != transfer.StateCancelled {
		w.Errorf("the payout is %s", payout.State)
	}
	if n := w.countRows(`SELECT COUNT(*) FROM intents WHERE id = $1 AND state = 'cancelled' AND reason LIKE 'its nonce was given up on the chain%'`, payout.ID); n != 1 {
		w.Errorf("the payout is %s, and its id was not given up on the chain", payout.State)
	}
}

// Whichever way a payout ends unpaid while a lost database may have signed it, its id is given up on the
// chain before its money is free.
func TestNoPayoutEndsWhileALostSignatureMayPayIt(t *testing.T) {
	for name, end := range map[string]func(t *testing.T, db *store.DB){
		"its approval is rejected": func(t *testing.T, db *store.DB) {
			w := newWorld(t, db, 50_000).withApprovers("ann")
			mine := w.createFunded(100 * money.Dollar)
			w.publish(payoutsNeed(1))
			w.recordLoss(true)
			flow, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 60*money.Dollar))
			if err != nil {
				t.Fatal(err)
			}
			w.approvers[0].Vote(w.activityOf(flow, 0), approval.Reject)
			flow = w.untilEnded(mine, wallet.Withdrawal, flow.ID)
			assertIs(t, "why", reasonOf(flow), "rejected by ann")
			w.assertGivenUp(flow, 0)
			w.assertNothingReserved(mine)
		},
		"its intent is refused": func(t *testing.T, db *store.DB) {
			w := newWorld(t, db, 50_000)
			mine := w.createFunded(100 * money.Dollar)
			w.recordLoss(true)
			w.blacklistAddress(destinationAddress)
			flow := w.withdrawNow(w.withdrawalRequest(mine, 60*money.Dollar))
			w.assertGivenUp(flow, 0)
			w.assertNothingReserved(mine)
		},
		"its redemption is refused": func(t *testing.T, db *store.DB) {
			w := newWorld(t, db, 50_000)
			mine := w.createFunded(100 * money.Dollar)
			w.allocate(mine, usdcCash, vaultID, 50*money.Dollar)
			w.recordLoss(true)
			_, flow := w.withdrawCashOnly(mine) // the other leg is paid
			w.assertGivenUp(flow, 0)
			w.assertNothingReserved(mine)
		},
		"its leg is given up": func(t *testing.T, db *store.DB) {
			w := newFundWorld(t, db)
			mine := w.createInFund(100*money.Dollar, 600*money.Dollar)
			flow, _ := w.withdrawTo(mine, 300*money.Dollar, transfer.Draw{Position: usdcCash, Amount: 100 * money.Dollar}, transfer.Draw{Position: fundID, Amount: 200 * money.Dollar})
			w.untilPaidInPart(flow)
			w.recordLoss(false)
			w.until("it is given up", func() bool {
				_, err := w.transfers.GiveUp(w.ctx, flow.ID, "a test")
				if err != nil && !errors.Is(err, transfer.ErrRevoking) {
					t.Fatal(err)
				}
				return err == nil
			})
			w.settleRedeem(mine, 20000)
			flow = w.untilWithdrawn(flow)
			assertIs(t, "it", flow.Status, transfer.PartiallyCompleted)
			for i, leg := range flow.Legs {
				if leg.State == transfer.StateFailed {
					w.assertGivenUp(flow, i)
				}
			}
			w.assertNothingReserved(mine)
		},
		"it was signed and not carried": func(t *testing.T, db *store.DB) {
			w := newPoorWorld(t, db, 50_000)
			mine := w.createFunded(100 * money.Dollar)
			flow, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 60*money.Dollar))
			if err != nil {
				t.Fatal(err)
			}
			w.untilStep(flow, transfer.StepPayout, transfer.StateProcessing)
			w.recordLoss(false)
			reported := 0
			if err := w.transfers.CancelUnseen(w.ctx, func(uuid.UUID) error { reported++; return nil }); err != nil || reported != 1 {
				t.Errorf("%d are given up: %v", reported, err)
			}
			w.fundRelayer()
			w.assertGivenUp(w.untilLeg(flow, 0, transfer.StateFailed), 0)
			w.assertNothingReserved(mine)
		},
	} {
		t.Run(name, func(t *testing.T) { storetest.EachParallel(t, end) })
	}
}

// An operator may assert of a payout whose id is being given up that it was not executed: its nonce may be marked by another id.
func TestAnOperatorAssertsThatARevokedPayoutWasNotExecuted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newPoorWorld(t, db, 50_000).withApprovers("ann")
		mine := w.createFunded(100 * money.Dollar)
		w.publish(payoutsNeed(1))
		w.recordLoss(true)
		flow, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 60*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		w.approvers[0].Vote(w.activityOf(flow, 0), approval.Reject)
		payout := flow.Legs[0].Steps[0].ID
		countRevoked := func(asserted int) int {
			return w.countRows(`SELECT COUNT(*) FROM intents WHERE id = $1 AND state = 'carried' AND asserted_unexecuted = $2`, payout, asserted)
		}
		w.until("it is revoked", func() bool { return countRevoked(0) == 1 })
		if err := w.transfers.CancelSigned(w.ctx, payout, "a test"); !errors.Is(err, transfer.ErrNotSigned) {
			t.Errorf("a payout that is not signed is cancelled: %v", err)
		}
		for range 2 {
			if err := w.transfers.EndUnexecuted(w.ctx, payout, "no event"); err != nil {
				t.Fatal(err)
			}
		}
		if countRevoked(1) != 1 {
			t.Error("the assertion is not recorded")
		}
		w.fundRelayer()
		w.assertGivenUp(w.untilEnded(mine, wallet.Withdrawal, flow.ID), 0)
		w.assertNothingReserved(mine)
	})
}

// A request is repeated in other pieces while a loss is open, and approvers reject it. It says that the chain has paid: a
// customer who reads that it was rejected would order the payment again.
func TestARejectedRepeatNamesTheTransactionThatPaid(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l, mine := beginLives(t, engine, 100*money.Dollar, 50*money.Dollar)
		backup := l.backUp()
		again, first := l.withdrawCashOnly(mine)
		again.Sources = nil
		l.restore(backup)
		rules := l.withApprovers("ann")
		rules.publish(payoutsNeed(1))
		l.recordLoss(true)
		l.starts.shut()
		second, _, err := l.transfers.Withdraw(l.ctx, again)
		if err != nil {
			t.Fatal(err)
		}
		rules.approvers[0].Vote(rules.activityOf(second, 0), approval.Reject)
		l.starts.open()
		second = l.untilEnded(mine, wallet.Withdrawal, second.ID)
		assertIs(t, "it", second.Status, transfer.Failed)
		l.assertNamesTransaction(second, first)
		l.assertNothingReserved(mine)
	})
}

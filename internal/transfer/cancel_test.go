package transfer_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// acceptWithdrawal has a withdrawal accepted.
func (w *world) acceptWithdrawal(r transfer.WithdrawalRequest) transfer.Workflow {
	w.Helper()
	accepted, created, err := w.transfers.Withdraw(w.ctx, r)
	if err != nil || !created {
		w.Fatalf("withdraw: %v %v", created, err)
	}
	return accepted
}

func (w *world) cancel(of transfer.Workflow) transfer.Workflow {
	w.Helper()
	cancelled, err := w.transfers.Cancel(w.ctx, org, of.Wallet, of.ID)
	if err != nil {
		w.Fatal(err)
	}
	return cancelled
}

// untilStep waits until a step of a kind has a state.
func (w *world) untilStep(of transfer.Workflow, kind transfer.StepKind, state transfer.State) {
	w.Helper()
	w.until(string(kind)+" is "+string(state), func() bool {
		var n int
		if err := w.db.QueryRow(w.ctx, `SELECT COUNT(*) FROM steps WHERE workflow_id = $1 AND kind = $2 AND state = $3`, of.ID, string(kind), string(state)).Scan(&n); err != nil {
			w.Fatal(err)
		}
		return n > 0
	})
}

// countRows counts rows.
func (w *world) countRows(query string, args ...any) (n int) {
	w.Helper()
	if err := w.db.QueryRow(w.ctx, query, args...).Scan(&n); err != nil {
		w.Fatal(err)
	}
	return n
}

// untilNoStepTasks waits until no step has a task.
func (w *world) untilNoStepTasks() {
	w.Helper()
	w.until("no step has a task", func() bool {
		return w.countRows(`SELECT COUNT(*) FROM tasks WHERE kind LIKE 'transfer.s%' AND key <> 'seat'`) == 0
	})
}

func (w *world) assertFault(what string, code fault.Code, err error) {
	w.Helper()
	if fault.CodeOf(err) != code {
		w.Errorf("%s: got %v, want %s", what, err, code)
	}
}

func TestAWithdrawalIsCancelledBeforeItBegins(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 50_000)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		w.untilNoStepTasks()
		w.starts.shut()
		r := w.withdrawalRequest(mine, 90*money.Dollar)
		accepted := w.acceptWithdrawal(r)
		out := w.cancel(accepted)
		assertIs(t, "the status", out.Status, transfer.Cancelled)
		if out.CompletedAt == nil {
			t.Error("the cancelled withdrawal has no time of completion")
		}
		assertUnsaid(t, "the failure reason", out.FailureReason)
		for _, l := range out.Withdrawal().PayoutLegs {
			if l.Status != transfer.StateCancelled || l.Steps[0].CancelledAt == nil {
				t.Errorf("a leg is %+v", l)
			}
		}
		w.assertNothingReserved(mine)
		got, err := w.wallets.Get(w.ctx, org, mine.ID)
		if err != nil || got.Status() != wallet.StatusIdle {
			t.Errorf("the wallet is %s: %v", got.Status(), err)
		}
		again, created, err := w.transfers.Withdraw(w.ctx, r)
		if err != nil {
			t.Errorf("the request again: %v", err)
		}
		assertIs(t, "the request again creates one", created, false)
		assertIs(t, "the request again: withdrawal", again.ID, accepted.ID)
		assertIs(t, "the request again: status", again.Status, transfer.Cancelled)
		w.starts.open()
		w.untilNoStepTasks()
		_, err = w.transfers.Cancel(w.ctx, org, mine.ID, accepted.ID)
		w.assertFault("once more", fault.WithdrawalAlreadyCancelled, err)
		_, err = w.transfers.RetryPayout(w.ctx, org, mine.ID, accepted.ID, accepted.Legs[0].ID)
		w.assertFault("retrying what was cancelled", fault.PayoutAlreadyTerminal, err)
		_, err = w.transfers.Cancel(w.ctx, org, mine.ID, uuid.New())
		w.assertFault("cancelling nothing", fault.WithdrawalNotFound, err)
		_, err = w.transfers.Cancel(w.ctx, uuid.New(), mine.ID, accepted.ID)
		w.assertFault("cancelling another's", fault.WalletNotFound, err)
		if w.paidOutside() != 0 || w.countRows(`SELECT COUNT(*) FROM intents WHERE id IN (SELECT id FROM steps WHERE workflow_id = $1)`, accepted.ID) != 0 {
			t.Errorf("paid %s", w.paidOutside())
		}
		w.assertBooksBalance()
	})
}

// A redemption in flight when the withdrawal is cancelled leaves cash, or, if it fails, the position.
func TestAWithdrawalIsCancelledWhileItRedeems(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		fails  bool
		legs   transfer.State
		inCash money.USD
	}{
		"and the redemption succeeds": {false, transfer.StateCancelled, 70 * money.Dollar},
		"and the redemption fails":    {true, transfer.StateFailed, 40 * money.Dollar},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db, 0)
				mine := w.createFunded(100 * money.Dollar)
				w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
				w.untilNoStepTasks()
				w.settles.shut()
				if c.fails {
					w.blacklistAddress(w.chain.Contracts.Vault)
				}
				r := w.withdrawalRequest(mine, 30*money.Dollar)
				r.Sources = []transfer.Draw{{Position: vaultID, Amount: r.Amount}}
				accepted := w.acceptWithdrawal(r)
				w.untilStep(accepted, transfer.StepRedeem, transfer.StateProcessing)
				if out := w.cancel(accepted); out.Status != transfer.Cancelled || out.CompletedAt != nil {
					t.Errorf("%s, completed %v", out.Status, out.CompletedAt)
				}
				_, err := w.transfers.Cancel(w.ctx, org, mine.ID, accepted.ID)
				w.assertFault("once more", fault.WithdrawalAlreadyCancelled, err)
				_, _, err = w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, money.Dollar))
				w.assertFault("another one meanwhile", fault.WorkflowConflict, err)
				w.settles.open()
				out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
				assertIs(t, "the status", out.Status, transfer.Cancelled)
				assertIs(t, "the leg", out.Legs[0].State, c.legs)
				assertIs(t, "in cash", w.carryingValue(mine, usdcCash), c.inCash)
				assertIs(t, "paid on chain", w.paidOutside(), 0)
				w.untilNoStepTasks()
				w.assertNothingReserved(mine)
				w.assertBooksBalance()
			})
		})
	}
}

func TestASignedPayoutCannotBeCancelled(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.settles.shut()
		accepted := w.acceptWithdrawal(w.withdrawalRequest(mine, 30*money.Dollar))
		w.untilStep(accepted, transfer.StepPayout, transfer.StateProcessing)
		_, err := w.transfers.Cancel(w.ctx, org, mine.ID, accepted.ID)
		w.assertFault("a signed one", fault.WithdrawalPayoutInProgress, err)
		_, err = w.transfers.RetryPayout(w.ctx, org, mine.ID, accepted.ID, accepted.Legs[0].ID)
		w.assertFault("retrying it", fault.PayoutInProgress, err)
		w.settles.open()
		if out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID); out.Status != transfer.Completed || w.paidOutside() != 30*money.Dollar {
			t.Errorf("%s, paid %s", out.Status, w.paidOutside())
		}
		_, err = w.transfers.Cancel(w.ctx, org, mine.ID, accepted.ID)
		w.assertFault("a completed one", fault.WithdrawalNotCancellable, err)
		_, err = w.transfers.RetryPayout(w.ctx, org, mine.ID, accepted.ID, accepted.Legs[0].ID)
		w.assertFault("retrying a completed one", fault.PayoutAlreadyTerminal, err)
	})
}

// Of a cancellation on one replica and the signature on another exactly one
// wins, and of many cancellations one.
func TestACancellationRacesTheSignature(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		replica := w.replica()
		won := 0
		var paid money.USD
		for round := range 12 {
			w.untilNoStepTasks() // a start that lost the round before may still be on its way to the gate
			w.starts.shut()
			accepted := w.acceptWithdrawal(w.withdrawalRequest(mine, money.Dollar))
			w.until("the step is about to start", func() bool {
				return w.countRows(`SELECT COUNT(*) FROM tasks WHERE kind LIKE 'transfer.start%' AND token <> ''`) == 1
			})
			w.starts.open()
			select {
			case <-time.After(time.Duration(round) * 500 * time.Microsecond): // a little later each time
			case <-t.Context().Done():
			}
			const callers = 4
			answers := make(chan error, callers)
			for i := range callers {
				by := []*transfer.Service{w.transfers, replica}[i%2]
				go func() {
					_, err := by.Cancel(w.ctx, org, mine.ID, accepted.ID)
					answers <- err
				}()
			}
			cancelled := 0
			for range callers {
				switch err := <-answers; fault.CodeOf(err) {
				case "":
					cancelled++
				case fault.WithdrawalAlreadyCancelled, fault.WithdrawalPayoutInProgress, fault.WithdrawalNotCancellable:
				default:
					t.Errorf("unexpected %v", err)
				}
			}
			out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
			signed := w.countRows(`SELECT COUNT(*) FROM intents WHERE id IN (SELECT id FROM steps WHERE workflow_id = $1)`, accepted.ID)
			switch {
			case cancelled == 1 && out.Status == transfer.Cancelled && signed == 0:
				won++
			case cancelled == 0 && out.Status == transfer.Completed && signed == 1:
				paid += money.Dollar
			default:
				t.Errorf("%d cancellations, %s, %d signatures", cancelled, out.Status, signed)
			}
		}
		if w.paidOutside() != paid {
			t.Errorf("paid %s, not %s", w.paidOutside(), paid)
		}
		t.Logf("the cancellation won %d times", won)
		w.untilNoStepTasks()
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// A failed payout is paid once, however many retry it on however many replicas.
func TestAFailedPayoutIsRetried(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 50_000)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		w.blacklistAddress(destinationAddress)
		r := w.withdrawalRequest(mine, 30*money.Dollar)
		r.Sources = []transfer.Draw{{Position: vaultID, Amount: r.Amount}}
		accepted := w.acceptWithdrawal(r)
		failed := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		if failed.Status != transfer.Failed {
			t.Fatalf("%s", failed.Status)
		}
		payout := failed.Payouts()[0]
		retry := func(by *transfer.Service) error {
			_, err := by.RetryPayout(w.ctx, org, mine.ID, accepted.ID, payout.ID)
			return err
		}

		// The token still refuses it: it fails again, and can be retried again.
		if err := retry(w.transfers); err != nil {
			t.Fatal(err)
		}
		if out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID); out.Status != transfer.Failed || w.paidOutside() != 0 {
			t.Fatalf("%s, paid %s", out.Status, w.paidOutside())
		}
		w.assertNothingReserved(mine)

		if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDC, contracts.NewSandboxUSDC().PackUnBlacklist(destinationAddress)); err != nil {
			t.Fatal(err)
		}
		replica := w.replica()
		const callers = 8
		answers := make(chan error, callers)
		for i := range callers {
			by := []*transfer.Service{w.transfers, replica}[i%2]
			go func() { answers <- retry(by) }()
		}
		retried := 0
		for range callers {
			switch err := <-answers; fault.CodeOf(err) {
			case "":
				retried++
			case fault.PayoutInProgress, fault.PayoutAlreadyTerminal:
			default:
				t.Errorf("unexpected %v", err)
			}
		}
		out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		view := out.Withdrawal()
		assertIs(t, "callers that retried it", retried, 1)
		assertIs(t, "the status", out.Status, transfer.Completed)
		assertUnsaid(t, "the failure reason", out.FailureReason)
		assertIs(t, "paid on chain", w.paidOutside(), 29_950_000)
		assertSaid(t, "the amount paid", view.AmountPaidUsd, 29_950_000)
		assertIs(t, "the fee", view.FeeUsd, 50_000)
		w.assertFault("retrying what is paid", fault.PayoutAlreadyTerminal, retry(replica))
		w.untilNoStepTasks()
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

func TestPayoutsThatCannotBeRetried(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		w.blacklistAddress(w.chain.Contracts.Vault)
		r := w.withdrawalRequest(mine, 30*money.Dollar)
		r.Sources = []transfer.Draw{{Position: vaultID, Amount: r.Amount}}
		unredeemed := w.untilEnded(mine, wallet.Withdrawal, w.acceptWithdrawal(r).ID)
		_, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, unredeemed.ID, unredeemed.Legs[0].ID)
		w.assertFault("one that was never begun", fault.PayoutNotRetryable, err)
		_, err = w.transfers.RetryPayout(w.ctx, org, mine.ID, unredeemed.ID, uuid.New())
		w.assertFault("none", fault.PayoutNotFound, err)

		w.blacklistAddress(destinationAddress)
		refused := w.withdrawAndWait(mine, 40*money.Dollar)
		retry := func() error {
			_, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, refused.ID, refused.Legs[0].ID)
			return err
		}
		w.untilNoStepTasks()
		w.starts.shut()
		another := w.withdrawalRequest(mine, money.Dollar)
		another.DestinationAddress = partnerAddress.Hex()
		accepted := w.acceptWithdrawal(another)
		w.assertFault("beside another withdrawal", fault.WorkflowConflict, retry())
		w.starts.open()
		w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		w.assertFault("without the cash that it left", fault.InsufficientFunds, retry())
		w.untilNoStepTasks()
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

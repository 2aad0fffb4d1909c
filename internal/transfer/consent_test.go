package transfer_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// An approvalWorld is a world whose organization has approvers.
type approvalWorld struct {
	*world
	approvers []*approvaltest.Approver
}

// withApprovers gives the organization as many approvers, who approve each other.
func (w *world) withApprovers(names ...string) *approvalWorld {
	w.Helper()
	a := &approvalWorld{world: w}
	for _, name := range names {
		approver, asked := approvaltest.Register(w.T, w.approvals, org, name)
		if len(a.approvers) > 0 {
			a.approvers[0].Vote(asked.ID, approval.Approve)
		}
		a.approvers = append(a.approvers, approver)
	}
	return a
}

// publish has rules come into force.
func (w *approvalWorld) publish(rules ...approval.Rule) {
	w.Helper()
	asked, err := w.approvals.PutRules(w.ctx, org, rules, nil)
	if err != nil {
		w.Fatal(err)
	}
	for _, a := range w.approvers {
		if w.activity(asked.ID).Status == approval.ConsensusNeeded {
			a.Vote(asked.ID, approval.Approve)
		}
	}
	if now := w.activity(asked.ID); now.Status != approval.Completed {
		w.Fatalf("the rules are %s: %s", now.Status, now.Reason)
	}
}

// payoutsNeed is a rule by which payouts need as many approvals, within an hour.
func payoutsNeed(approvals int) approval.Rule {
	return approval.Rule{Name: "payouts", Actions: []approval.Kind{approval.WithdrawalPayout}, Approvals: approvals, ValidForSeconds: 3600, Effect: approval.RequireApproval}
}

func (w *approvalWorld) activity(id uuid.UUID) approval.Activity {
	w.Helper()
	a, _, err := w.approvals.Get(w.ctx, org, id)
	if err != nil {
		w.Fatal(err)
	}
	return a
}

func (w *world) get(flow transfer.Workflow) transfer.Workflow {
	w.Helper()
	now, err := w.transfers.Get(w.ctx, org, flow.Wallet, wallet.Withdrawal, flow.ID)
	if err != nil {
		w.Fatal(err)
	}
	return now
}

// untilLeg waits until a leg of a withdrawal and its payout have a state, and returns
// the withdrawal.
func (w *world) untilLeg(flow transfer.Workflow, leg int, state transfer.State) transfer.Workflow {
	w.Helper()
	var now transfer.Workflow
	w.until("the leg is "+string(state), func() bool {
		now = w.get(flow)
		steps := now.Legs[leg].Steps
		return now.Legs[leg].State == state && steps[len(steps)-1].State == state
	})
	return now
}

// activityOf is the id of the activity that a leg names.
func (w *world) activityOf(flow transfer.Workflow, leg int) uuid.UUID {
	w.Helper()
	asked := flow.Withdrawal().PayoutLegs[leg].Approval
	if asked == nil {
		w.Fatalf("leg %d, %s, names no activity", leg, flow.Legs[leg].State)
	}
	return asked.CustodyActivityID
}

// The whole way of a payout that needs two approvals: it waits with its acceptance, is
// signed as it was approved, and keeps the ids.
func TestAPayoutWaitsForItsQuorumAndPays(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 50_000).withApprovers("ann", "bob")
		w.publish(payoutsNeed(2))
		mine := w.createFunded(100 * money.Dollar)
		r := w.withdrawalRequest(mine, 60*money.Dollar)
		flow := w.acceptWithdrawal(r)
		leg := flow.Withdrawal().PayoutLegs[0]
		assertIs(t, "the leg when it is accepted", leg.Status, transfer.StatePendingApproval)
		assertIs(t, "its step", leg.Steps[0].State, transfer.StatePendingApproval)
		if leg.Approval == nil {
			t.Fatal("the leg does not say who may approve")
		}
		assertIs(t, "the approvals required", leg.Approval.ApprovalsRequired, 2)
		assertIs(t, "the number of approvers", len(leg.Approval.Approvers), 2)
		assertIs(t, "the validity", leg.Approval.ValidBefore.Sub(leg.Approval.RequestedAt).Round(time.Minute), time.Hour)
		again, created, err := w.transfers.Withdraw(w.ctx, r)
		if err != nil || created {
			t.Errorf("the repetition: created %t, %v", created, err)
		}
		assertIs(t, "the activity of the repetition", w.activityOf(again, 0), leg.Approval.CustodyActivityID)
		assertIs(t, "the activities of payouts", w.countRows(`SELECT COUNT(*) FROM custody_activities WHERE kind = 'withdrawal_payout'`), 1)

		w.approvers[0].Vote(leg.Approval.CustodyActivityID, approval.Approve)
		w.untilNoStepTasks()
		waiting := w.get(flow)
		assertIs(t, "the leg after one approval", waiting.Legs[0].State, transfer.StatePendingApproval)
		assertIs(t, "the approvals shown after one", waiting.Withdrawal().PayoutLegs[0].Approval.Approvals, 1)
		assertIs(t, "the intents after one approval", w.countRows(`SELECT COUNT(*) FROM intents`), 0)
		w.approvers[1].Vote(leg.Approval.CustodyActivityID, approval.Approve)
		out := w.untilEnded(mine, wallet.Withdrawal, flow.ID)
		assertIs(t, "the status", out.Status, transfer.Completed)
		assertIs(t, "what was paid", w.paidOutside(), 59_950_000)
		payout := out.Payouts()[0]
		assertSaid(t, "the activity of the completed payout", payout.CustodyActivityID, leg.Approval.CustodyActivityID.String())
		if payout.ApprovalRequestedAt == nil || payout.ApprovalValidBefore == nil {
			t.Error("the completed payout has lost when it was asked for")
		}
		var signed string
		if err := db.QueryRow(w.ctx, `SELECT intent FROM intents WHERE id = $1`, out.Legs[0].Steps[0].ID).Scan(&signed); err != nil {
			t.Fatal(err)
		}
		assertIs(t, "the signed text", signed, string(w.activity(leg.Approval.CustodyActivityID).Proposal.Intent))
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
		eventtest.CheckAll(t, db, event.WithdrawalStatus, event.PayoutStatus)
		told := w.countRows(`SELECT COUNT(*) FROM events WHERE type = 'portfolio_wallet.withdrawal.payout.status_changed' AND payload LIKE '%"pending_customer_approval"%' AND payload LIKE $1`,
			"%"+leg.Approval.CustodyActivityID.String()+"%")
		if told == 0 {
			t.Error("no event tells that the payout waits")
		}
	})
}

// However an approval ends without consent, no payee is paid, the money and the day's limit are released, and the
// payout can be requested again: by another activity.
func TestAnApprovalThatIsNotGivenGivesTheMoneyBack(t *testing.T) {
	for name, c := range map[string]struct {
		end    func(w *approvalWorld, asked uuid.UUID)
		reason string
	}{
		"rejected": {func(w *approvalWorld, asked uuid.UUID) { w.approvers[1].Vote(asked, approval.Reject) }, "rejected by bob"},
		"ran out":  {func(w *approvalWorld, _ uuid.UUID) { w.db.Clock().Advance(time.Hour + time.Second) }, ""},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db, 0).withApprovers("ann", "bob")
				w.publish(payoutsNeed(2))
				w.setDailyLimit(100)
				mine := w.createFunded(100 * money.Dollar)
				flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 60*money.Dollar))
				first := w.activityOf(flow, 0)
				w.approvers[0].Vote(first, approval.Approve)
				c.end(w, first)
				out := w.untilEnded(mine, wallet.Withdrawal, flow.ID)
				assertIs(t, "the status", out.Status, transfer.Failed)
				assertIs(t, "the leg", out.Legs[0].State, transfer.StateFailed)
				if c.reason != "" {
					assertSaid(t, "the reason", out.FailureReason, c.reason)
				}
				assertIs(t, "the activity of the failed leg", w.activityOf(out, 0), first)
				assertIs(t, "the intents", w.countRows(`SELECT COUNT(*) FROM intents`), 0)
				assertIs(t, "what is counted of the day", w.countRows(`SELECT COALESCE(MAX(spent), 0) FROM withdrawal_days`), 0)
				w.assertNothingReserved(mine)

				if _, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, out.ID, out.Legs[0].ID); err != nil {
					t.Fatal("the retry: ", err)
				}
				again := w.get(flow)
				assertIs(t, "the leg after the retry", again.Legs[0].State, transfer.StatePendingApproval)
				second := w.activityOf(again, 0)
				if second == first {
					t.Error("the retry asks by the activity that ended")
				}
				assertIs(t, "the approvals of the new activity", w.activity(second).Approvals, 0)
				w.approvers[0].Vote(second, approval.Approve)
				w.approvers[1].Vote(second, approval.Approve)
				assertIs(t, "the status after the retry", w.untilEnded(mine, wallet.Withdrawal, flow.ID).Status, transfer.Completed)
				assertIs(t, "what was paid", w.paidOutside(), 60*money.Dollar)
				w.assertNothingReserved(mine)
				w.assertBooksBalance()
			})
		})
	}
}

// Cancelling ends the activity with the withdrawal: a vote comes too late.
func TestCancellingEndsTheApproval(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann")
		w.publish(payoutsNeed(1))
		mine := w.createFunded(100 * money.Dollar)
		flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 60*money.Dollar))
		asked := w.activityOf(flow, 0)
		ballot := w.approvers[0].Ballot(asked, approval.Approve)
		cancelled := w.cancel(flow)
		assertIs(t, "the leg", cancelled.Legs[0].State, transfer.StateCancelled)
		assertIs(t, "the activity", w.activity(asked).Status, approval.Failed)
		_, err := w.approvals.Vote(w.ctx, org, asked, ballot)
		w.assertFault("a vote after the cancellation", fault.WorkflowConflict, err)
		w.assertNothingReserved(mine)
		_, err = w.transfers.RetryPayout(w.ctx, org, mine.ID, flow.ID, flow.Legs[0].ID)
		w.assertFault("a retry of what was cancelled", fault.PayoutAlreadyTerminal, err)
		w.untilNoStepTasks()
		assertIs(t, "what was paid", w.paidOutside(), 0)
		w.assertBooksBalance()
	})
}

// A rule that denies a payout refuses it when it is asked for, and fails it when it
// comes into force before the payout is signed.
func TestARuleDeniesPayouts(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann")
		mine := w.createFunded(100 * money.Dollar)
		w.starts.shut()
		flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 10*money.Dollar))
		denied := payoutsNeed(0)
		denied.Effect, denied.ValidForSeconds, denied.Name = approval.Deny, 0, "closed"
		w.publish(denied)
		_, err := w.transfers.PreviewWithdrawal(w.ctx, w.withdrawalRequest(mine, 10*money.Dollar))
		w.assertFault("the preview", fault.Forbidden, err)
		w.starts.open()
		out := w.untilEnded(mine, wallet.Withdrawal, flow.ID)
		assertIs(t, "the status", out.Status, transfer.Failed)
		assertSaid(t, "the reason", out.FailureReason, `the rule "closed" denies it`)
		_, _, err = w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 10*money.Dollar))
		w.assertFault("a withdrawal", fault.Forbidden, err)
		w.assertNothingReserved(mine)
		assertIs(t, "the intents", w.countRows(`SELECT COUNT(*) FROM intents`), 0)
		w.assertBooksBalance()
	})
}

// Each leg has an activity of its own: that of cash when the withdrawal is accepted, that of a redemption when it is
// reached. One is approved, one rejected.
func TestEachLegIsApprovedByItself(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann")
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		w.publish(payoutsNeed(1))
		flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 70*money.Dollar))
		cash, redeemed := 0, 1
		if flow.Legs[0].Steps[0].Kind != transfer.StepPayout {
			cash, redeemed = 1, 0
		}
		assertIs(t, "the leg of cash", flow.Legs[cash].State, transfer.StatePendingApproval)
		assertIs(t, "the leg of a redemption", flow.Legs[redeemed].State, transfer.StatePending)
		flow = w.untilLeg(flow, redeemed, transfer.StatePendingApproval)
		if w.activityOf(flow, cash) == w.activityOf(flow, redeemed) {
			t.Error("both legs have one activity")
		}
		w.approvers[0].Vote(w.activityOf(flow, redeemed), approval.Approve)
		w.approvers[0].Vote(w.activityOf(flow, cash), approval.Reject)
		out := w.untilEnded(mine, wallet.Withdrawal, flow.ID)
		assertIs(t, "the status", out.Status, transfer.PartiallyCompleted)
		assertIs(t, "what was paid", w.paidOutside(), out.Legs[redeemed].Amount)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// A partner's payout waits for every redemption, and is then approved whole.
func TestAPayoutWithAPartnerIsApprovedWhole(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 50_000).withApprovers("ann")
		w.publish(payoutsNeed(1))
		mine := w.createFunded(100 * money.Dollar)
		flow := w.acceptWithdrawal(w.withdrawalWithPartner(mine, 60*money.Dollar, 9*money.Dollar))
		for _, step := range flow.Legs[0].Steps {
			assertIs(t, "the step "+string(step.Kind), step.State, transfer.StatePendingApproval)
		}
		paid := w.activity(w.activityOf(flow, 0)).Proposal.Payout
		assertIs(t, "the units in all", paid.Units.String(), "60000000")
		assertIs(t, "the units of the destination", paid.Paid.String(), "50950000")
		w.approvers[0].Vote(w.activityOf(flow, 0), approval.Approve)
		assertIs(t, "the status", w.untilEnded(mine, wallet.Withdrawal, flow.ID).Status, transfer.Completed)
		assertIs(t, "what the destination got", w.paidOutside(), 50_950_000)
		assertIs(t, "what the partner got", w.usdcBalance(partnerAddress), 9*money.Dollar)
		w.assertBooksBalance()
	})
}

// An approved text that expired on the chain is another text when it is signed again: it needs another approval.
func TestWhatExpiredIsApprovedAnew(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newPoorWorld(t, db, 0).withApprovers("ann")
		w.publish(payoutsNeed(1))
		mine := w.createFunded(100 * money.Dollar)
		flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 60*money.Dollar))
		first := w.activityOf(flow, 0)
		w.approvers[0].Vote(first, approval.Approve)
		w.untilSignedAfter(0)
		db.Clock().Advance(26 * time.Hour)
		flow = w.untilLeg(flow, 0, transfer.StatePendingApproval)
		second := w.activityOf(flow, 0)
		if second == first {
			t.Fatal("it waits for the activity that was approved before")
		}
		w.fundRelayer()
		w.approvers[0].Vote(second, approval.Approve)
		assertIs(t, "the status", w.untilEnded(mine, wallet.Withdrawal, flow.ID).Status, transfer.Completed)
		assertIs(t, "what was paid", w.paidOutside(), 60*money.Dollar)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// The rules of the moment of signing count: votes of who was removed do not, and the
// same activity waits for others.
func TestVotesOfThoseWhoWereRemovedDoNotCount(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann", "bob")
		w.publish(payoutsNeed(1))
		mine := w.createFunded(100 * money.Dollar)
		flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 60*money.Dollar))
		asked := w.activityOf(flow, 0)
		w.starts.shut()
		w.approvers[0].Vote(asked, approval.Approve)
		_, removal, err := w.approvals.RemoveApprover(w.ctx, org, w.approvers[0].ID)
		if err != nil {
			t.Fatal(err)
		}
		w.approvers[1].Vote(removal.ID, approval.Approve)
		w.starts.open()
		w.until("the activity waits again", func() bool { return w.activity(asked).Status == approval.ConsensusNeeded })
		assertIs(t, "the intents", w.countRows(`SELECT COUNT(*) FROM intents`), 0)
		w.approvers[1].Vote(asked, approval.Approve)
		assertIs(t, "the status", w.untilEnded(mine, wallet.Withdrawal, flow.ID).Status, transfer.Completed)
		assertIs(t, "what was paid", w.paidOutside(), 60*money.Dollar)
		w.assertBooksBalance()
	})
}

// However often the tasks of a payout run while it waits and afterwards, it is asked for
// once and paid once.
func TestTheTasksOfAWaitingPayoutMayRunAgain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann")
		w.publish(payoutsNeed(1))
		mine := w.createFunded(100 * money.Dollar)
		flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 60*money.Dollar))
		asked, step := w.activityOf(flow, 0), flow.Legs[0].Steps[0].ID.String()
		again := func() {
			w.Helper()
			err := db.Write(w.ctx, func(tx *store.Tx) error {
				task.AddNow(tx, transfer.StartTask(chain.EthereumSepolia), step)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			w.until("the tasks end", func() bool { return w.countRows(`SELECT COUNT(*) FROM tasks WHERE key = $1`, step) == 0 })
		}
		again()
		waiting := w.get(flow)
		assertIs(t, "the leg while it waits", waiting.Legs[0].State, transfer.StatePendingApproval)
		assertIs(t, "its activity", w.activityOf(waiting, 0), asked)
		w.approvers[0].Vote(asked, approval.Approve)
		again()
		w.untilEnded(mine, wallet.Withdrawal, flow.ID)
		again()
		assertIs(t, "the status", w.get(flow).Status, transfer.Completed)
		assertIs(t, "what was paid", w.paidOutside(), 60*money.Dollar)
		assertIs(t, "the activities of payouts", w.countRows(`SELECT COUNT(*) FROM custody_activities WHERE kind = 'withdrawal_payout'`), 1)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

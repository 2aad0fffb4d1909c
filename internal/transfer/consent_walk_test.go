package transfer_test

import (
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// Events of a waiting withdrawal.
const (
	annApproves   = "ann approves"
	bobApproves   = "bob approves"
	bobRejects    = "bob rejects"
	itRunsOut     = "it runs out"
	itIsCancelled = "it is cancelled"
	itIsRetried   = "it is retried"
	itSettles     = "its tasks end"
)

// For any order of votes, expirations, cancellations and retries, no payout is made without a complete quorum, each
// is made once, and reservation, books and chain agree.
func TestNothingIsPaidWithoutACompleteQuorum(t *testing.T) {
	happenings := rapid.SliceOfN(rapid.SampledFrom([]string{annApproves, annApproves, annApproves, bobApproves, bobApproves, bobApproves, bobRejects, itRunsOut, itIsCancelled, itIsRetried, itIsRetried, itSettles}), 3, 12)
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann", "bob")
		w.publish(payoutsNeed(2))
		mine := w.createFunded(1000 * money.Dollar)
		var due money.USD
		for seed := range 8 {
			due += w.walk(mine, happenings.Example(seed+1))
			w.assertNothingReserved(mine)
			assertIs(t, "what was paid so far", w.paidOutside(), due)
		}
		if due == 0 {
			t.Error("no withdrawal came to be paid")
		}
		w.assertBooksBalance()
	})
}

// walk makes random events of a withdrawal, ends it, and returns the amount that it must have paid.
func (w *approvalWorld) walk(mine wallet.Wallet, happenings []string) money.USD {
	w.Helper()
	const amount = 10 * money.Dollar
	flow := w.acceptWithdrawal(w.withdrawalRequest(mine, amount))
	for _, what := range happenings {
		w.happen(flow, what)
		w.assertOnlyApprovedIsSigned(flow)
	}
	w.happen(flow, itSettles)
	if now := w.get(flow); now.CompletedAt == nil && now.Legs[0].State == transfer.StatePendingApproval {
		w.happen(flow, itRunsOut)
	}
	out := w.untilEnded(mine, wallet.Withdrawal, flow.ID)
	w.assertOnlyApprovedIsSigned(flow)
	w.Logf("%v: %s", happenings, out.Status)
	if out.Status != transfer.Completed {
		return 0
	}
	if asked := w.activity(w.activityOf(out, 0)); asked.Status != approval.Completed || asked.Approvals < 2 {
		w.Errorf("%v: paid, and its activity is %s with %d approvals", happenings, asked.Status, asked.Approvals)
	}
	return amount
}

// happen does one thing to a withdrawal, if that can be done.
func (w *approvalWorld) happen(flow transfer.Workflow, what string) {
	w.Helper()
	var err error
	asked := w.activityOf(w.get(flow), 0)
	switch what {
	case annApproves:
		err = w.tryVote(0, asked, approval.Approve)
	case bobApproves:
		err = w.tryVote(1, asked, approval.Approve)
	case bobRejects:
		err = w.tryVote(1, asked, approval.Reject)
	case itRunsOut:
		w.db.Clock().Advance(time.Hour + 2*time.Minute)
	case itIsCancelled:
		_, err = w.transfers.Cancel(w.ctx, org, flow.Wallet, flow.ID)
	case itIsRetried:
		w.happen(flow, itSettles)
		_, err = w.transfers.RetryPayout(w.ctx, org, flow.Wallet, flow.ID, flow.Legs[0].ID)
	case itSettles:
		w.untilNoStepTasks()
	}
	switch code := fault.CodeOf(err); {
	case err == nil, code == fault.WorkflowConflict, code == fault.Forbidden, code == fault.PayoutAlreadyTerminal, code == fault.PayoutInProgress,
		code == fault.PayoutNotRetryable, code == fault.WithdrawalAlreadyCancelled, code == fault.WithdrawalNotCancellable, code == fault.WithdrawalPayoutInProgress:
	default:
		w.Fatalf("%s: %v", what, err)
	}
}

func (w *approvalWorld) tryVote(approver int, asked uuid.UUID, choice approval.Choice) error {
	request, err := w.approvals.NewVoteRequest(w.ctx, org, asked, choice)
	if err != nil {
		return err
	}
	_, err = w.approvals.Vote(w.ctx, org, asked, w.approvers[approver].Sign(request, choice))
	return err
}

// assertOnlyApprovedIsSigned checks that the text of each intent is that of an activity
// with a complete quorum.
func (w *approvalWorld) assertOnlyApprovedIsSigned(flow transfer.Workflow) {
	w.Helper()
	if n := w.countRows(`SELECT COUNT(*) FROM intents i JOIN steps s ON s.id = i.id WHERE s.workflow_id = $1 AND NOT EXISTS (
		SELECT 1 FROM custody_activities a WHERE a.owner_id = i.id AND a.status = 'completed' AND a.approvals >= 2
			AND a.proposal LIKE '%' || i.intent || '%')`, flow.ID); n > 0 {
		w.Errorf("%d intents were signed that nobody approved", n)
	}
}

// A vote and a cancellation at the same time, at two replicas: either the withdrawal
// ends unpaid, or it can no longer be cancelled and pays.
func TestAVoteAndACancellationAtTheSameTime(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0).withApprovers("ann")
		w.publish(payoutsNeed(1))
		mine := w.createFunded(100 * money.Dollar)
		other := w.replica()
		var due money.USD
		for range 6 {
			flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 10*money.Dollar))
			asked := w.activityOf(flow, 0)
			ballot := w.approvers[0].Ballot(asked, approval.Approve)
			voted := make(chan error, 1)
			go func() { _, err := w.approvals.Vote(w.ctx, org, asked, ballot); voted <- err }()
			_, cancelErr := other.Cancel(w.ctx, org, mine.ID, flow.ID)
			voteErr := <-voted
			out := w.untilEnded(mine, wallet.Withdrawal, flow.ID)
			switch {
			case cancelErr == nil:
				assertIs(t, "the status of what was cancelled", out.Status, transfer.Cancelled)
			case voteErr == nil:
				assertIs(t, "the status of what was approved", out.Status, transfer.Completed)
				due += 10 * money.Dollar
			default:
				t.Errorf("neither: %v, %v", cancelErr, voteErr)
			}
			w.untilNoStepTasks()
			assertIs(t, "what was paid", w.paidOutside(), due)
			w.assertNothingReserved(mine)
		}
		w.assertBooksBalance()
	})
}

package transfer_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A withdrawal that was approved and paid before the restore is settled from the chain when it is repeated, for any
// outcome of its new approval.
func TestWhatWasPaidBeforeNeedsNoConsent(t *testing.T) {
	t.Parallel()
	for name, meanwhile := range map[string]func(l *lives, again transfer.Workflow, vote func(uuid.UUID, approval.Choice)){
		"nobody votes": func(*lives, transfer.Workflow, func(uuid.UUID, approval.Choice)) {},
		"rejected": func(l *lives, again transfer.Workflow, vote func(uuid.UUID, approval.Choice)) {
			vote(l.activityOf(again, 0), approval.Reject)
		},
		"ran out": func(l *lives, again transfer.Workflow, _ func(uuid.UUID, approval.Choice)) {
			l.db.Clock().Advance(time.Hour + time.Second)
			l.until("the approval has run out", func() bool {
				return l.countRows(`SELECT COUNT(*) FROM custody_activities WHERE id = $1 AND status = 'failed'`, l.activityOf(again, 0)) == 1
			})
		},
		"cancelled": func(l *lives, again transfer.Workflow, _ func(uuid.UUID, approval.Choice)) {
			_, err := l.transfers.Cancel(l.ctx, org, again.Wallet, again.ID)
			l.assertFault("the cancellation", fault.WithdrawalPayoutInProgress, err)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l, mine := beginLives(t, store.SQLite, 100*money.Dollar, 0)
			ann := l.withApprovers("ann")
			ann.publish(payoutsNeed(1))
			vote := func(asked uuid.UUID, choice approval.Choice) {
				t.Helper()
				request, err := l.approvals.NewVoteRequest(l.ctx, org, asked, choice)
				if err == nil {
					_, err = l.approvals.Vote(l.ctx, org, asked, ann.approvers[0].Sign(request, choice))
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			backup := l.backUp()
			r := l.withdrawalRequest(mine, 60*money.Dollar)
			flow := l.acceptWithdrawal(r)
			vote(l.activityOf(flow, 0), approval.Approve)
			first := l.untilEnded(mine, wallet.Withdrawal, flow.ID)
			assertIs(t, "the status in the first life", first.Status, transfer.Completed)
			paid := l.paidOutside()
			l.restore(backup)
			l.starts.shut()
			again := l.acceptWithdrawal(r)
			assertIs(t, "the leg when it is repeated", again.Legs[0].State, transfer.StatePendingApproval)
			meanwhile(l, again, vote)
			l.starts.open()
			second := l.untilEnded(mine, wallet.Withdrawal, again.ID)
			assertIs(t, "the status in the second life", second.Status, transfer.Completed)
			l.untilNoStepTasks()
			assertIs(t, "what waits for approval", l.countRows(`SELECT COUNT(*) FROM custody_activities WHERE status = 'consensus_needed'`), 0)
			assertIs(t, "what was paid in all", l.paidOutside(), paid)
			_, _, err := l.transfers.Withdraw(l.ctx, l.withdrawalRequest(mine, 60*money.Dollar))
			l.assertFault("another withdrawal of 60 of 100", fault.InsufficientFunds, err)
			l.assertNothingReserved(mine)
			l.assertBooksBalance()
		})
	}
}

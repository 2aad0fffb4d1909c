package app

import (
	"errors"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A payout waits for an approval in the backup, and was approved and paid after it. It is settled from the chain once the database is
// recovered, long before the approval ends, and a payout that was not approved goes on waiting.
func TestAPayoutThatWasApprovedAfterTheBackupIsSettledAtOnce(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(3))
		d.fund(mine, 150*money.Dollar)
		alice, _ := approvaltest.Register(t, d.Approvals, mine[0].Organization, "alice")
		rule := approval.Rule{Name: "payouts", Actions: []approval.Kind{approval.WithdrawalPayout}, Approvals: 1, ValidForSeconds: int64(approval.MaxValidity.Seconds()), Effect: approval.RequireApproval}
		asked, err := d.Approvals.PutRules(d.T.Context(), mine[0].Organization, []approval.Rule{rule}, nil)
		if err != nil {
			d.Fatal(err)
		}
		alice.Vote(asked.ID, approval.Approve)
		paid, waiting := d.ask(payoutTo(mine[0], 1, 60*money.Dollar)), d.ask(payoutTo(mine[2], 2, 60*money.Dollar))
		backup := d.backUp()
		alice = approvaltest.Known(t, d.Approvals, mine[0].Organization, alice.Approver, alice.Stamper)
		alice.Vote(paid.Withdrawal().PayoutLegs[0].Approval.CustodyActivityID, approval.Approve)
		if w := d.untilEnded(mine[0], wallet.Withdrawal, paid.ID); w.Status != transfer.Completed {
			d.Fatalf("in the first life it is %s: %s", w.Status, failureOf(w))
		}
		d.exchange(backup)
		for range 2 {
			printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}})
			if err != nil && !errors.Is(err, errNotOpened) || !strings.Contains(printed, "settle  withdrawal "+paid.ID.String()) || strings.Contains(printed, "settle  withdrawal "+waiting.ID.String()) {
				d.Errorf("%v\n%s", err, printed)
			}
		}
		d.serve()
		if w := d.untilEnded(mine[0], wallet.Withdrawal, paid.ID); w.Status != transfer.Completed {
			d.Errorf("it is %s: %s", w.Status, failureOf(w))
		}
		if w, err := d.Transfers.Get(d.T.Context(), waiting.Organization, waiting.Wallet, wallet.Withdrawal, waiting.ID); err != nil || w.Legs[0].State != transfer.StatePendingApproval {
			d.Errorf("the other is %s, %v", w.Legs[0].State, err)
		}
		if got := d.paidTo(destinationOf(1)); got != 59_950_000 {
			d.Errorf("the payee has %d units", got)
		}
		d.assertBooksAgree()
	})
}

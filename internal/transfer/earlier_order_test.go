package transfer_test

import (
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A withdrawal of 40 was paid from cash. Repeated under an older database it is planned as a
// redemption and a payout, and the vault refuses the redemption. The payout is settled as it was
// paid: the withdrawal is completed, and its caller has no reason to ask for another.
func TestAPaidPayoutIsSettledThoughItsRedemptionFails(t *testing.T) {
	tests := map[string]func(l *lives, r *transfer.WithdrawalRequest){
		"refused by the source": func(*lives, *transfer.WithdrawalRequest) {},
		"with a partner": func(_ *lives, r *transfer.WithdrawalRequest) {
			r.PartnerFee, r.PartnerAddress = 9*money.Dollar, partnerAddress.Hex()
		},
	}
	t.Parallel()
	for name, more := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l, mine := beginLives(t, store.SQLite, 100*money.Dollar, 50*money.Dollar)
			backup := l.backUp()
			r := l.withdrawalRequest(mine, 40*money.Dollar)
			more(l, &r)
			first := l.withdrawNow(r)
			assertIs(t, "the first life's withdrawal", first.Status, transfer.Completed)
			paid := l.paidOutside()
			l.restore(backup)
			r.Sources = []transfer.Draw{{Position: vaultID, Amount: 40 * money.Dollar}}
			second := l.repeatRefused(mine, r)
			assertIs(t, "repeated, the withdrawal", second.Status, transfer.Completed)
			assertIs(t, "its redemption", second.Legs[0].Steps[0].State, transfer.StateFailed)
			assertIs(t, "its payout", second.Legs[0].Steps[1].State, transfer.StateCompleted)
			assertIs(t, "by the first life's transaction", *second.Legs[0].Steps[1].TxHash, *first.Legs[0].Steps[0].TxHash)
			assertIs(t, "what was paid", l.paidOutside(), paid)
			assertIs(t, "the cash in the books", l.carryingValue(mine, usdcCash), 60*money.Dollar)
			l.assertNothingReserved(mine)
			l.assertBooksBalance()
		})
	}
}

// repeatRefused repeats a withdrawal from the vault, which pays out no more once it is accepted.
func (l *lives) repeatRefused(from wallet.Wallet, r transfer.WithdrawalRequest) transfer.Workflow {
	l.Helper()
	l.starts.shut()
	accepted, _, err := l.transfers.Withdraw(l.ctx, r)
	if err != nil {
		l.Fatal(err)
	}
	l.setLiquidity(new(money.Units))
	l.starts.open()
	return l.untilEnded(from, wallet.Withdrawal, accepted.ID)
}

// The books do not have the paid amount. The payout fails with the redemption before it, and its reason names the
// transaction that used the requestId; it is not reported as cancelled.
func TestAPaidPayoutThatTheBooksDoNotHoldNamesItsNonce(t *testing.T) {
	t.Parallel()
	l, mine := beginLives(t, store.SQLite, 10*money.Dollar, 90*money.Dollar)
	backup := l.backUp()
	assertIs(t, "the allocation", l.allocate(mine, vaultID, usdcCash, 45*money.Dollar).Status, transfer.Completed)
	r := l.withdrawalRequest(mine, 40*money.Dollar)
	first := l.withdrawNow(r)
	assertIs(t, "the first life's withdrawal", first.Status, transfer.Completed)
	paid := l.paidOutside()
	l.restore(backup)
	r.Sources = []transfer.Draw{{Position: vaultID, Amount: 40 * money.Dollar}}
	second := l.repeatRefused(mine, r)
	assertIs(t, "repeated, the withdrawal", second.Status, transfer.Failed)
	payout := second.Legs[0].Steps[1]
	assertIs(t, "its payout", payout.State, transfer.StateFailed)
	if payout.FailureReason == nil || !strings.Contains(*payout.FailureReason, "used before") || !strings.Contains(reasonOf(second), "used before") {
		t.Errorf("its payout failed for %v, the withdrawal for %q", payout.FailureReason, reasonOf(second))
	}
	assertIs(t, "what was paid", l.paidOutside(), paid)
	l.assertNothingReserved(mine)
}

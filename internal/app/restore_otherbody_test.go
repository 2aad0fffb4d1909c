package app

import (
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A payout was signed after the backup, and has not landed. The operator releases the wallet, and the caller repeats the requestId with
// another body. That is signed, and the lost signature is executed in its place: the withdrawal of the other body, which
// was not paid, fails and names the transaction, no event reports it as completed, and the amount that was paid has left the books.
func TestALostSignatureForAnotherPayeeCompletesNothing(t *testing.T) {
	for name, c := range map[string]struct {
		lost   money.USD
		edit   func(r *transfer.WithdrawalRequest)
		status transfer.Status
		first  bool // the lost signature is executed before the other body is asked for
	}{
		"another payee and amount": {60, func(r *transfer.WithdrawalRequest) {
			r.DestinationAddress, r.Amount = destinationOf(2), 40*money.Dollar
		}, transfer.Failed, false},
		"another payee":     {60, func(r *transfer.WithdrawalRequest) { r.DestinationAddress = destinationOf(2) }, transfer.Failed, false},
		"a smaller amount":  {60, func(r *transfer.WithdrawalRequest) { r.Amount = 40 * money.Dollar }, transfer.Failed, false},
		"a larger amount":   {40, func(r *transfer.WithdrawalRequest) { r.Amount = 60 * money.Dollar }, transfer.Failed, false},
		"a partner":         {60, func(r *transfer.WithdrawalRequest) { r.PartnerFee, r.PartnerAddress = 5*money.Dollar, destinationOf(9) }, transfer.Failed, false},
		"the same body":     {60, func(*transfer.WithdrawalRequest) {}, transfer.Completed, false},
		"after the payment": {60, func(r *transfer.WithdrawalRequest) { r.DestinationAddress = destinationOf(2) }, transfer.Failed, true},
		"in two pieces": {60, func(r *transfer.WithdrawalRequest) {
			r.Sources = []transfer.Draw{{Position: sandboxCash, Amount: 40 * money.Dollar}, {Position: SandboxSource, Amount: 20 * money.Dollar}}
		}, transfer.Failed, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDrill(t, store.SQLite)
			d.serve()
			mine := d.delegatedWallet()
			backup := d.backUp()
			d.end()
			lost := d.signAndLose(payoutTo(mine, 1, c.lost*money.Dollar))
			d.exchange(backup)
			d.recoverLost()
			d.release(mine)
			again := lost.request
			c.edit(&again)
			if !c.first {
				d.signOnly(again, d.ask(again))
			}
			if err := d.land(lost); err != nil {
				t.Fatal(err)
			}
			d.serve()
			w := d.untilEnded(mine, wallet.Withdrawal, d.ask(again).ID)
			if names := strings.Contains(failureOf(w), "requestId was used before by transaction 0x"); w.Status != c.status || names != (c.status == transfer.Failed) {
				t.Errorf("the withdrawal is %s: %q", w.Status, failureOf(w))
			}
			if paid, want := d.paidTo(destinationOf(1)), int64(c.lost*money.Dollar)-50_000; paid != want || d.paidTo(destinationOf(2)) != 0 {
				t.Errorf("the first destination has %d units, want %d, and the second %d", paid, want, d.paidTo(destinationOf(2)))
			}
			var completed int
			if err := d.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM events WHERE type LIKE '%.withdrawal.%' AND payload LIKE '%"status":"completed"%'`).Scan(&completed); err != nil {
				t.Fatal(err)
			}
			if (completed > 0) != (c.status == transfer.Completed) {
				t.Errorf("%d events report a withdrawal or payout as completed", completed)
			}
			d.assertBooksAgree()
		})
	}
}

package app

import (
	"encoding/hex"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// lostPayout is a payout that a database signed which is lost: no chain has it yet, and somebody
// who saw it has it.
type lostPayout struct {
	request    transfer.WithdrawalRequest
	withdrawal uuid.UUID
	intent     custody.Intent
	data       []byte // of the call that executes it
}

// signAndLose has a withdrawal signed, and not carried, by a service that does no other work.
func (d *drill) signAndLose(r transfer.WithdrawalRequest) lostPayout {
	d.Helper()
	accepted, _, err := d.Transfers.Withdraw(d.T.Context(), r)
	if err != nil {
		d.Fatal(err)
	}
	return d.signOnly(r, accepted)
}

func (d *drill) signOnly(r transfer.WithdrawalRequest, accepted transfer.Workflow) lostPayout {
	d.Helper()
	payout := accepted.Legs[0].Steps[0].ID
	signs := func(run *task.Runner) { run.Handle(transfer.StartTask(chain.EthereumSepolia), 1, d.Transfers.Start) }
	err := d.workUntil(d.T.Context(), "signing", signs, func() (bool, error) {
		var n int
		err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM intents WHERE id = $1 AND signature <> '0x'`, payout).Scan(&n)
		return n == 1, err
	})
	if err != nil {
		d.Fatal(err)
	}
	var text, signature string
	if err := d.DB.QueryRow(d.T.Context(), `SELECT intent, signature FROM intents WHERE id = $1`, payout).Scan(&text, &signature); err != nil {
		d.Fatal(err)
	}
	signed, err := custody.DecodeIntent([]byte(text))
	if err != nil {
		d.Fatal(err)
	}
	raw, err := hex.DecodeString(strings.TrimPrefix(signature, "0x"))
	if err != nil {
		d.Fatal(err)
	}
	return lostPayout{r, accepted.ID, signed, custodytest.PackIntent(signed, raw)}
}

// land has a stranger execute the lost payout. Error: that of a chain that rejects it.
func (d *drill) land(lost lostPayout) error {
	d.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		d.Fatal(err)
	}
	stranger := bridgeUser{d, key}
	stranger.fund(d.Chain)
	_, err = stranger.try(d.Chain, lost.intent.Wallet.EVM(), lost.data)
	return err
}

// delegatedWallet is a wallet with a hundred dollars, which runs the executor.
func (d *drill) delegatedWallet() wallet.Wallet {
	d.Helper()
	mine := d.create(newWallets(1))[0]
	d.fund([]wallet.Wallet{mine}, 150*money.Dollar)
	d.invest([]wallet.Wallet{mine}, 50*money.Dollar)
	return mine
}

// recoverLost runs granary recover as the runbook has it after a loss.
func (d *drill) recoverLost() string {
	d.Helper()
	printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true})
	if err != nil {
		d.Fatalf("%v\n%s", err, printed)
	}
	return printed
}

// outlive moves the clock past the last deadline of lost signatures.
func (d *drill) outlive() {
	d.Helper()
	open, is, err := restore.FindOpen(d.T.Context(), d.DB)
	if err != nil || !is {
		d.Fatalf("no loss is recorded: %v", err)
	}
	d.Clock.Advance(open.ValidUntil.Sub(d.Clock.Now()) + time.Minute)
}

// untilHeld waits until a payout is held.
func (d *drill) untilHeld(w transfer.Workflow) {
	d.Helper()
	d.until("the payout is held", func() bool {
		var n int
		err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM tasks WHERE key = $1 AND last_error LIKE 'held: %'`, w.Legs[0].Steps[0].ID).Scan(&n)
		return err == nil && n == 1
	})
	held, err := transfer.ListHeld(d.T.Context(), d.DB)
	if err != nil || len(held) != 1 || held[0].Withdrawal != w.ID {
		d.Fatalf("held are %+v: %v", held, err)
	}
}

func (d *drill) ask(r transfer.WithdrawalRequest) transfer.Workflow {
	d.Helper()
	w, _, err := d.Transfers.Withdraw(d.T.Context(), r)
	if err != nil {
		d.Fatal(err)
	}
	return w
}

// A payout was signed after the backup, and has not landed. Its customer asks for it again under another
// requestId. That is held, the lost payout lands, and its own request settles it.
func TestALostPayoutIsNotPaidTwice(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.delegatedWallet()
		backup := d.backUp()
		d.end()
		lost := d.signAndLose(payoutTo(mine, 1, 60*money.Dollar))
		d.exchange(backup)
		d.recoverLost()
		d.serve()
		again := lost.request
		again.RequestID, again.Amount = uuid.New(), 30*money.Dollar
		w := d.ask(again)
		d.untilHeld(w)
		if err := d.land(lost); err != nil {
			d.Fatal(err)
		}
		d.outlive()
		d.exchange(d.database)
		if printed, err := d.recoverBooks(RecoverOptions{}); !errors.Is(err, errNotOpened) {
			d.Errorf("the payout that landed is not reported: %v\n%s", err, printed)
		}
		d.serve()
		d.untilHeld(w) // the books do not agree yet
		d.cancelInTheEnd(w)
		if w := d.withdraw([]transfer.WithdrawalRequest{lost.request})[0]; w.Status != transfer.Completed {
			d.Errorf("the payout that landed is %s: %s", w.Status, failureOf(w))
		}
		d.exchange(d.database)
		if printed, err := d.recoverBooks(RecoverOptions{}); err != nil || !strings.Contains(printed, "payouts are not held") {
			d.Errorf("%v\n%s", err, printed)
		}
		d.serve()
		after := d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 2, 10*money.Dollar)})[0]
		if after.Status != transfer.Completed {
			d.Errorf("a payout after all of this is %s: %s", after.Status, failureOf(after))
		}
		if paid := d.paidTo(destinationOf(1)); paid != 59_950_000 {
			d.Errorf("%d units were paid for one payout of 60 dollars", paid)
		}
		d.assertBooksAgree()
	})
}

// A payout that approvers had a month for is signed after the backup, of which the runbook once waited for a
// day alone. It is held for as long as the lost approval is good, and lands after that day.
func TestAPayoutIsHeldForAsLongAsALostApprovalIsGood(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.delegatedWallet()
		backup := d.backUp()
		alice, _ := approvaltest.Register(t, d.Approvals, mine.Organization, "alice")
		rule := approval.Rule{Name: "payouts", Actions: []approval.Kind{approval.WithdrawalPayout}, Approvals: 1, ValidForSeconds: int64(approval.MaxValidity.Seconds()), Effect: approval.RequireApproval}
		asked, err := d.Approvals.PutRules(d.T.Context(), mine.Organization, []approval.Rule{rule}, nil)
		if err != nil {
			d.Fatal(err)
		}
		alice.Vote(asked.ID, approval.Approve)
		d.end()
		request := payoutTo(mine, 1, 60*money.Dollar)
		accepted := d.ask(request)
		alice.Vote(accepted.Withdrawal().PayoutLegs[0].Approval.CustodyActivityID, approval.Approve)
		lost := d.signOnly(request, accepted)
		d.exchange(backup)
		d.recoverLost()
		d.serve()
		d.Clock.Advance(25 * time.Hour)
		again := request
		again.RequestID = uuid.New()
		d.untilHeld(d.ask(again))
		if err := d.land(lost); err != nil {
			d.Fatal(err)
		}
		d.Clock.Advance(28 * 24 * time.Hour)
		d.exchange(d.database)
		if printed, err := d.recoverBooks(RecoverOptions{}); !errors.Is(err, errNotOpened) {
			d.Errorf("the payout that landed is not reported: %v\n%s", err, printed)
		}
		if paid := d.paidTo(destinationOf(1)); paid != 59_950_000 {
			d.Errorf("%d units were paid for one payout of 60 dollars", paid)
		}
	})
}

// A request that is repeated under the same requestId is one payment, whichever signature lands: the second
// has the first one's nonce.
func TestARepeatedRequestIsPaidByOneSignature(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.delegatedWallet()
		backup := d.backUp()
		d.end()
		lost := d.signAndLose(payoutTo(mine, 1, 40*money.Dollar)) // the wallet has enough for two
		d.exchange(backup)
		d.recoverLost()
		d.serve()
		d.release(mine)
		d.payInPlaceOf(lost, lost.request)
	})
}

// payInPlaceOf has a payout of 40 dollars to the first destination paid, and requires that the lost one does not pay besides.
func (d *drill) payInPlaceOf(lost lostPayout, r transfer.WithdrawalRequest) {
	d.Helper()
	if w := d.withdraw([]transfer.WithdrawalRequest{r})[0]; w.Status != transfer.Completed {
		d.Errorf("the payout in its place is %s: %s", w.Status, failureOf(w))
	}
	if d.land(lost) == nil {
		d.Error("the lost signature pays besides")
	}
	if paid := d.paidTo(destinationOf(1)); paid != 39_950_000 {
		d.Errorf("%d units were paid for one payout of 40 dollars", paid)
	}
	d.assertBooksAgree()
}

// cancelInTheEnd cancels a withdrawal, as often as it is asked to try again: while a chain does not answer, or a step that was executed before the
// restore is to be settled first.
func (d *drill) cancelInTheEnd(w transfer.Workflow) {
	d.Helper()
	d.until("it is cancelled", func() bool {
		_, err := d.Transfers.Cancel(d.T.Context(), w.Organization, w.Wallet, w.ID)
		switch fault.CodeOf(err) {
		case fault.ServiceUnavailable, fault.WithdrawalNotCancellable:
			return false
		case fault.WithdrawalAlreadyCancelled:
			return true
		}
		if err != nil {
			d.Fatal(err)
		}
		return true
	})
}

// release has an operator release the payouts of a wallet.
func (d *drill) release(w wallet.Wallet) {
	d.Helper()
	if err := restore.Release(d.T.Context(), d.DB, w.Organization, w.ID, "a test"); err != nil {
		d.Fatal(err)
	}
}

// releaseAll has an operator release the payouts of every organization.
func (d *drill) releaseAll() {
	d.Helper()
	rows, err := d.DB.Query(d.T.Context(), `SELECT DISTINCT organization_id FROM wallets`)
	organizations, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) })
	if err != nil {
		d.Fatal(err)
	}
	for _, organization := range organizations {
		if err := restore.Release(d.T.Context(), d.DB, organization, uuid.Nil, "a test"); err != nil {
			d.Fatal(err)
		}
	}
}

// A withdrawal is accepted and unsigned in the backup, and was signed after it. It is cancelled by the recovery, and
// its customer requests another in its place, which an operator releases. The lost signature makes no payment, or it
// was faster and the other is not paid.
func TestACancelledPayoutIsNotPaidByItsLostSignature(t *testing.T) {
	for name, fresh := range map[string]bool{"of a wallet that delegates": false, "of one that does not": true} {
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				d.serve()
				mine := d.create(newWallets(1))[0]
				d.fund([]wallet.Wallet{mine}, 150*money.Dollar)
				if !fresh {
					d.invest([]wallet.Wallet{mine}, 50*money.Dollar)
				}
				backup, lost := d.loseUnsigned(mine)
				d.exchange(backup)
				if printed := d.recoverLost(); !strings.Contains(printed, "cancel  withdrawal "+lost.withdrawal.String()) {
					d.Errorf("it printed\n%s", printed)
				}
				d.serve()
				d.release(mine)
				if w := d.untilEnded(mine, wallet.Withdrawal, lost.withdrawal); w.Status != transfer.Cancelled {
					d.Errorf("it is %s: %s", w.Status, failureOf(w))
				}
				if after := d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 1, 30*money.Dollar)})[0]; after.Status != transfer.Completed {
					d.Errorf("the other payout is %s: %s", after.Status, failureOf(after))
				}
				if d.land(lost) == nil {
					d.Error("the lost signature still pays")
				}
				if paid := d.paidTo(destinationOf(1)); paid != 29_950_000 {
					d.Errorf("%d units were paid, want those of the second payout", paid)
				}
				d.assertBooksAgree()
			})
		})
	}
}

// loseUnsigned takes a backup in which a withdrawal of 60 dollars is accepted and not signed, and has it
// signed after that.
func (d *drill) loseUnsigned(mine wallet.Wallet) (backup string, lost lostPayout) {
	d.Helper()
	d.end()
	r := payoutTo(mine, 1, 60*money.Dollar)
	accepted := d.ask(r)
	d.Sandbox.Close()
	backup = storetest.Copy(d.T, d.database)
	d.open(d.database)
	return backup, d.signOnly(r, accepted)
}

// Somebody has the lost signature executed while the recovery cancels its withdrawal: it was paid, and is
// settled as it was.
func TestALostSignatureThatIsFasterIsSettled(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.delegatedWallet()
		backup, lost := d.loseUnsigned(mine)
		d.exchange(backup)
		d.recoverLost()
		if err := d.land(lost); err != nil {
			d.Fatal(err)
		}
		d.serve()
		if w := d.untilEnded(mine, wallet.Withdrawal, lost.withdrawal); w.Status != transfer.Completed {
			d.Errorf("it was paid and is %s: %s", w.Status, failureOf(w))
		}
		d.assertBooksAgree()
	})
}

// A loss lasts as long as a payout of the backup was valid, though intentLife has been lowered since.
func TestALossLastsForTheLifeOfItsIntents(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.delegatedWallet()
		paid := d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 1, 10*money.Dollar)})[0]
		const longer = 40 * 24 * time.Hour // of the intentLife of then
		givenUp := d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 2, 10*money.Dollar)})[0]
		if err := d.DB.Write(d.T.Context(), func(tx *store.Tx) error {
			const lengthen = `UPDATE intents SET deadline = deadline + $1 WHERE id = $2`
			tx.Defer(lengthen, int64(longer/time.Second), paid.Legs[0].Steps[0].ID)
			// An id that was given up after an earlier loss is valid for as long as an approval of then.
			tx.Defer(lengthen, int64(2*longer/time.Second), givenUp.Legs[0].Steps[0].ID)
			tx.Defer(`UPDATE intents SET signature = $1 WHERE id = $2`, intent.Unsigned, givenUp.Legs[0].Steps[0].ID)
			return nil
		}); err != nil {
			d.Fatal(err)
		}
		d.exchange(d.backUp())
		d.recoverLost()
		open, is, err := restore.FindOpen(d.T.Context(), d.DB)
		if err != nil || !is {
			d.Fatalf("no loss is recorded: %v", err)
		}
		if least := d.Clock.Now().Add(approval.MaxValidity + longer); open.ValidUntil.Before(least) {
			d.Errorf("payouts are held until %s, want at least %s", open.ValidUntil, least)
		} else if open.ValidUntil.After(least.Add(7 * 24 * time.Hour)) {
			d.Errorf("payouts are held until %s, want a week after %s at most", open.ValidUntil, least)
		}
	})
}

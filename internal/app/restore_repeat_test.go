package app

import (
	"errors"
	"strings"
	"testing"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// Tests of requests that are repeated under recovered books: the response agrees with the payouts on the chain.

// holdRedemptions has no redemption begin.
const holdRedemptions = `CREATE TRIGGER slow AFTER INSERT ON tasks WHEN NEW.kind LIKE 'transfer.start%' AND EXISTS (SELECT 1 FROM steps WHERE id = NEW.key AND kind = 'yield_source_redeem')
	BEGIN UPDATE tasks SET run_at = 4000000000000000 WHERE kind = NEW.kind AND key = NEW.key; END`

// A withdrawal of 62 dollars out of a vault that paid 50 at once and 12 by request, with a partner, so that its payouts waited for
// both. Every backup is lost. The same request is planned as one leg by request now: it must pay 62 dollars, or fail, and not be
// completed with the 12 dollars of the request of the first life.
func TestARepeatInOtherPiecesIsNotCompletedWithLess(t *testing.T) {
	onSQLite(t, func(d *drill) {
		mine := d.fundedWallet(900 * money.Dollar)
		d.invest([]wallet.Wallet{mine}, 400*money.Dollar)
		d.awaitLiquidity(SandboxSource, 50*money.Dollar)
		r := payoutTo(mine, 1, 62*money.Dollar)
		r.PartnerFee, r.PartnerAddress = 5*money.Dollar, destinationOf(9)
		r.Sources = []transfer.Draw{{Position: SandboxSource, Amount: 62 * money.Dollar}}
		w := d.ask(r)
		d.untilRequested(mine, wallet.Withdrawal, w.ID, transfer.StepRequestRedeem)
		d.untilRequested(mine, wallet.Withdrawal, w.ID, transfer.StepRedeem)
		d.loseAll()
		w = d.ask(r)
		d.untilRequested(mine, wallet.Withdrawal, w.ID, transfer.StepRequestRedeem)
		strike := true
		d.setTo(SandboxSource, httpapi.SourceChange{Strike: &strike})
		w = d.untilEnded(mine, wallet.Withdrawal, w.ID)
		paid := d.paidTo(destinationOf(1)) + d.paidTo(destinationOf(9))
		if w.Status != transfer.Failed || !strings.Contains(failureOf(w), "requestId was used before by transaction") || paid >= 61_000_000 {
			d.Errorf("a withdrawal of %s is %s (%s), and %d units were paid in all", w.Amount, w.Status, failureOf(w), paid)
		}
		d.assertBooksAgree()
	})
}

// A withdrawal of 62 dollars out of a vault: 50 left it at once and were paid, and 12 wait in its queue, when a backup of before is
// restored. The vault could pay all at once by then, so that the repeat is one leg. It must pay 62 dollars in all, or fail, and not
// be completed with 50.
func TestARepeatUnderABackupIsNotCompletedWithLess(t *testing.T) {
	onSQLite(t, func(d *drill) {
		mine := d.fundedWallet(900 * money.Dollar)
		d.invest([]wallet.Wallet{mine}, 400*money.Dollar)
		backup := d.backUp()
		d.runFunds()
		d.awaitLiquidity(SandboxSource, 50*money.Dollar)
		r := payoutTo(mine, 1, 62*money.Dollar)
		r.Sources = []transfer.Draw{{Position: SandboxSource, Amount: 62 * money.Dollar}}
		w := d.ask(r)
		d.untilRequested(mine, wallet.Withdrawal, w.ID, transfer.StepRequestRedeem)
		d.until("the first payout is made", func() bool { return d.paidTo(destinationOf(1)) == 49_950_000 })
		d.exchange(backup)
		if printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true}); err != nil && !errors.Is(err, errNotOpened) {
			d.Fatalf("%v\n%s", err, printed)
		}
		d.serve()
		d.runFunds()
		d.releaseAll()
		d.awaitLiquidity(SandboxSource, 300*money.Dollar)
		w = d.ask(r)
		w = d.untilEnded(mine, wallet.Withdrawal, w.ID)
		if paid := d.paidTo(destinationOf(1)); w.Status != transfer.Failed || !strings.Contains(failureOf(w), "requestId was used before by transaction") || paid >= 61_000_000 {
			d.Errorf("a withdrawal of %s is %s (%s), and %d units were paid in all", w.Amount, w.Status, failureOf(w), paid)
		}
	})
}

// A withdrawal was paid, and every backup is lost. Repeated it is planned in other pieces, and its first payout fails since the chain
// has paid the whole amount under its nonce. It must not be possible to cancel it as an unpaid one.
func TestAPaidRequestIsNotCancelled(t *testing.T) {
	onSQLite(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 260*money.Dollar)
		d.invest([]wallet.Wallet{mine}, 150*money.Dollar)
		r := payoutTo(mine, 1, 66*money.Dollar)
		if w := d.withdraw([]transfer.WithdrawalRequest{r})[0]; w.Status != transfer.Completed {
			d.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		d.loseAll()
		d.execute(holdRedemptions)
		w := d.ask(r)
		d.until("its first payout fails", func() bool {
			found, err := d.Transfers.Get(d.T.Context(), mine.Organization, mine.ID, wallet.Withdrawal, w.ID)
			return err == nil && found.Legs[0].State == transfer.StateFailed
		})
		d.until("it is cancelled or may not be", func() bool {
			var err error
			w, err = d.Transfers.Cancel(d.T.Context(), mine.Organization, mine.ID, w.ID)
			if fault.CodeOf(err) == fault.ServiceUnavailable {
				return false
			}
			if err == nil || fault.CodeOf(err) == fault.WithdrawalAlreadyCancelled {
				d.Errorf("a withdrawal of %s of which the chain has paid %d units is cancelled (%s): its reason is %q, %v", r.Amount, d.paidTo(destinationOf(1)), w.Status, failureOf(w), err)
			}
			return true
		})
		d.assertBooksAgree()
	})
}

// Of a withdrawal in two pieces the second payout was made, and not the first, when every backup was lost. Repeated in one piece it
// fails, and must name the transaction that paid a part of it.
func TestARefusedPayoutNamesTheTransactionOfAnother(t *testing.T) {
	onSQLite(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 260*money.Dollar)
		d.invest([]wallet.Wallet{mine}, 200*money.Dollar)
		d.execute(holdRedemptions)
		r := payoutTo(mine, 1, 100*money.Dollar)
		r.Sources = []transfer.Draw{{Position: SandboxSource, Amount: 40 * money.Dollar}, {Position: sandboxCash, Amount: 60 * money.Dollar}}
		d.ask(r)
		d.until("the second payout is made", func() bool { return d.paidTo(destinationOf(1)) == 59_950_000 })
		d.loseAll()
		d.fund([]wallet.Wallet{mine}, 100*money.Dollar)
		r.Sources = nil
		w := d.untilEnded(mine, wallet.Withdrawal, d.ask(r).ID)
		if w.Status != transfer.Failed || !strings.Contains(failureOf(w), "requestId was used before by transaction") {
			d.Errorf("a withdrawal of which the chain has paid %d units is %s: %q", d.paidTo(destinationOf(1)), w.Status, failureOf(w))
		}
		d.assertBooksAgree()
	})
}

// A payout had failed in the backup, and was retried and paid after it. The books follow the chain, and it is retried again.
func TestARetryThatWasPaidAfterTheBackupIsNamed(t *testing.T) {
	onSQLite(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 110*money.Dollar)
		d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 2, 50*money.Dollar)})
		usdc := contracts.NewSandboxUSDC()
		if err := d.Chain.AsOwner(d.T.Context(), d.Chain.Contracts.USDC, usdc.PackPause()); err != nil {
			d.Fatal(err)
		}
		r := payoutTo(mine, 1, 60*money.Dollar)
		w := d.withdraw([]transfer.WithdrawalRequest{r})[0]
		if w.Status != transfer.Failed {
			d.Fatalf("it is %s", w.Status)
		}
		if err := d.Chain.AsOwner(d.T.Context(), d.Chain.Contracts.USDC, usdc.PackUnpause()); err != nil {
			d.Fatal(err)
		}
		backup := d.backUp()
		if _, err := d.Transfers.RetryPayout(d.T.Context(), mine.Organization, mine.ID, w.ID, w.Legs[0].ID); err != nil {
			d.Fatal(err)
		}
		d.until("it is paid", func() bool { return d.paidTo(destinationOf(1)) == 59_950_000 })
		d.untilEnded(mine, wallet.Withdrawal, w.ID)
		d.exchange(backup)
		d.recoverFromChains()
		d.serve()
		d.releaseAll()
		_, err := d.Transfers.RetryPayout(d.T.Context(), mine.Organization, mine.ID, w.ID, w.Legs[0].ID)
		if fault.CodeOf(err) != fault.PayoutNotRetryable || !strings.Contains(err.Error(), "requestId was used before by transaction") {
			d.Errorf("the payout was paid, and its retry returns %v", err)
		}
		again, _, err := d.Transfers.Withdraw(d.T.Context(), r)
		if err != nil || again.ID != w.ID || !strings.Contains(failureOf(again), "requestId was used before by transaction") {
			d.Errorf("the repeat returns withdrawal %s, %s: %s, %v", again.ID, again.Status, failureOf(again), err)
		}
		if paid := d.paidTo(destinationOf(1)); paid != 59_950_000 {
			d.Errorf("%d units were paid", paid)
		}
		d.assertBooksAgree()
	})
}

// assertRepeatConflicts has a withdrawal paid and every backup lost, and asserts that another form of its request is rejected with
// the transaction.
func (d *drill) assertRepeatConflicts(r, again transfer.WithdrawalRequest) {
	d.Helper()
	if w := d.withdraw([]transfer.WithdrawalRequest{r})[0]; w.Status != transfer.Completed {
		d.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
	}
	d.loseAll()
	_, _, err := d.Transfers.Withdraw(d.T.Context(), again)
	d.assertConflict(err)
}

// A withdrawal that named its sources was paid and emptied one of them. Repeated as the runbook has it, with its
// sources, it must name the transaction that paid it.
func TestARepeatWithAnEmptiedSourceNamesItsTransaction(t *testing.T) {
	onSQLite(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 160*money.Dollar)
		d.invest([]wallet.Wallet{mine}, 100*money.Dollar)
		r := payoutTo(mine, 1, 100*money.Dollar)
		r.Sources = []transfer.Draw{{Position: SandboxSource, Amount: 40 * money.Dollar}, {Position: sandboxCash, Amount: 60 * money.Dollar}}
		d.assertRepeatConflicts(r, r)
	})
}

// The wallet has enough on another chain, from which no bridge leads to the chain of the payout.
func TestARepeatWithMoneyOutOfReachNamesItsTransaction(t *testing.T) {
	onSQLite(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 60*money.Dollar)
		d.fundOnSolana([]wallet.Wallet{mine}, 80*money.Dollar)
		r := payoutTo(mine, 1, 60*money.Dollar)
		d.assertRepeatConflicts(r, r)
	})
}

// The same request with another destination chain, whose wallet is empty there.
func TestARepeatForAnotherChainNamesItsTransaction(t *testing.T) {
	onSQLite(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 60*money.Dollar)
		r := payoutTo(mine, 1, 60*money.Dollar)
		d.assertRepeatConflicts(r, onSolana(r))
	})
}

// A wallet comes back since its creation is asked for again, as operations.md allows. Its books are not opened
// yet when its paid withdrawal is repeated.
func TestARepeatOfAWalletWithoutAnOpeningNamesItsTransaction(t *testing.T) {
	onSQLite(t, func(d *drill) {
		d.serve()
		creations := newWallets(1)
		mine := d.create(creations)[0]
		d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
		r := payoutTo(mine, 1, 600*money.Dollar)
		if w := d.withdraw([]transfer.WithdrawalRequest{r})[0]; w.Status != transfer.Completed {
			d.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		d.exchange(storetest.Address(t, store.SQLite))
		if printed, err := d.recoverBooks(RecoverOptions{Lost: true, CancelUnsigned: true}); err != nil {
			d.Fatalf("%v\n%s", err, printed)
		}
		d.serve()
		if again := d.create(creations)[0]; again.ID != mine.ID {
			d.Fatalf("it is wallet %s, was %s", again.ID, mine.ID)
		}
		_, _, err := d.Transfers.Withdraw(d.T.Context(), r)
		d.assertConflict(err)
	})
}

// All of a fund was withdrawn and paid after the backup, and its price has fallen since. Under the restored backup
// the position is worth less than was paid.
func TestARepeatOfMoreThanAPositionIsWorthNamesItsTransaction(t *testing.T) {
	onSQLite(t, func(d *drill) {
		mine := d.investedWallet()
		other := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{other}, 400*money.Dollar)
		d.investLater(other, SandboxLoansSource, 400*money.Dollar)
		backup := d.backUp()
		d.runFunds()
		whole := d.holds(mine, SandboxLoansSource)
		r, w := d.leaveFund(mine, whole)
		d.strikeFund()
		if w = d.untilEnded(mine, wallet.Withdrawal, w.ID); w.Status != transfer.Completed {
			d.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		nav := 390 * money.Dollar
		d.setTo(SandboxLoansSource, httpapi.SourceChange{Nav: &nav})
		d.exchange(backup)
		printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true})
		if !errors.Is(err, errNotOpened) {
			d.Fatalf("%v\n%s", err, printed)
		}
		d.serve()
		d.runFunds()
		d.releaseAll()
		d.until("the price is observed", func() bool { return d.holds(mine, SandboxLoansSource) < whole-money.Dollar })
		_, _, err = d.Transfers.Withdraw(d.T.Context(), r)
		d.assertConflict(err)
	})
}

// The same with an allocation into a source on another chain.
func TestARepeatOfATransferThatLeftNamesItsTransaction(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 40*money.Dollar)
	b.until("the money is in the books", func() bool { return b.holds(b.mine, baseCash) == 40*money.Dollar })
	b.bridge.setMode()("silent")
	r := allocation(b.mine, baseCash, SandboxSource, 40*money.Dollar)
	b.allocate(r)
	b.until("it is sent", func() bool { return b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE phase = 'sent'`) == 1 })
	b.exchange(storetest.Address(t, store.SQLite))
	b.recoverFromChains()
	b.bridge.setMode()("normal")
	b.serve()
	b.releaseAll()
	_, _, err := b.tryAllocate(r)
	b.assertConflict(err)
}

// A withdrawal of two legs: the payout of the first, out of a vault, was signed by the lost database and lands after the
// opening, when another payout has spent as much cash. Repeated, the second payout reserves the cash that the first one took, and
// waits for it.
func TestPayoutsOfARepeatDoNotWaitForEachOther(t *testing.T) {
	onSQLite(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 160*money.Dollar)
		d.invest([]wallet.Wallet{mine}, 100*money.Dollar)
		d.execute(`CREATE TRIGGER slow AFTER INSERT ON tasks WHEN NEW.kind LIKE 'transfer.start%' AND EXISTS (SELECT 1 FROM steps WHERE id = NEW.key AND kind = 'external_payout_transfer')
			BEGIN UPDATE tasks SET run_at = 4000000000000000 WHERE kind = NEW.kind AND key = NEW.key; END`)
		r := payoutTo(mine, 1, 100*money.Dollar)
		r.Sources = []transfer.Draw{{Position: SandboxSource, Amount: 40 * money.Dollar}, {Position: sandboxCash, Amount: 60 * money.Dollar}}
		w := d.ask(r)
		d.untilRequested(mine, wallet.Withdrawal, w.ID, transfer.StepRedeem)
		payout := w.Legs[0].Steps[1].ID
		d.exchange(d.database)
		d.execute(`UPDATE tasks SET run_at = 0 WHERE key = $1`, payout.String())
		signed := w
		signed.Legs = append([]transfer.Leg{}, w.Legs...)
		signed.Legs[0].Steps = []transfer.Step{w.Legs[0].Steps[1]}
		lost := d.signOnly(r, signed)
		d.exchange(storetest.Address(t, d.DB.Engine()))
		d.recoverFromChains()
		d.serve()
		d.releaseAll()
		d.assertHeld(mine, sandboxCash, 100*money.Dollar)
		spend := payoutTo(mine, 2, 40*money.Dollar)
		spend.Sources = []transfer.Draw{{Position: sandboxCash, Amount: 40 * money.Dollar}}
		if other := d.withdraw([]transfer.WithdrawalRequest{spend})[0]; other.Status != transfer.Completed {
			d.Fatalf("the other is %s: %s", other.Status, failureOf(other))
		}
		if err := d.land(lost); err != nil {
			d.Fatal(err)
		}
		w = d.ask(r)
		w = d.untilEnded(mine, wallet.Withdrawal, w.ID)
		if w.Status != transfer.PartiallyCompleted || d.paidTo(destinationOf(1)) != 40_000_000 {
			d.Errorf("it is %s: %s, and %d units were paid", w.Status, failureOf(w), d.paidTo(destinationOf(1)))
		}
		d.assertBooksAgree()
	})
}

// A withdrawal of 200 dollars out of a fund was paid. Repeated under the same requestId with 300 dollars it must fail and name the
// transaction, and not be called completed.
func TestALargerRepeatIsNotCompleted(t *testing.T) {
	for name, again := range map[string]money.USD{"with more": 300 * money.Dollar, "with less": 100 * money.Dollar} {
		t.Run(name, func(t *testing.T) {
			onSQLite(t, func(d *drill) {
				mine := d.investedWallet()
				r, w := d.leaveFund(mine, 200*money.Dollar)
				d.strikeFund()
				if w = d.untilEnded(mine, wallet.Withdrawal, w.ID); w.Status != transfer.Completed {
					d.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
				}
				d.loseAll()
				r.Amount, r.Sources[0].Amount = again, again
				w = d.untilEnded(mine, wallet.Withdrawal, d.ask(r).ID)
				if w.Status != transfer.Failed || !strings.Contains(failureOf(w), "requestId was used before by transaction") {
					d.Errorf("a withdrawal of %s is %s (%q), and its payee has %d units", w.Amount, w.Status, failureOf(w), d.paidTo(destinationOf(1)))
				}
				d.assertBooksAgree()
			})
		})
	}
}

// A part of a redemption is spent out of the opening, and the withdrawal is cancelled before the rest has come.
func TestVerifyIsCleanWhenASpentPayoutIsCancelled(t *testing.T) {
	onSQLite(t, func(d *drill) {
		mine := d.investedWallet()
		w := d.repeatOfSpentPart(mine)
		d.cancelInTheEnd(w)
		d.untilCompleted("yield_source_request_cancel") // the rest is asked back
		d.assertBooksAgree()
		d.fillFund(100)
		d.untilEnded(mine, wallet.Withdrawal, w.ID)
		d.assertBooksAgree()
	})
}

package app

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// invested is a drill with a wallet that has 600 dollars in a fund that settles later.
func (d *drill) invested() wallet.Wallet {
	d.Helper()
	d.serve()
	d.runFunds()
	mine := d.create(newWallets(1))[0]
	d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
	d.investLater(mine, SandboxLoansSource, 600*money.Dollar)
	return mine
}

// loseAll opens the service on books that were made from the chains alone.
func (d *drill) loseAll(claimOwed bool) {
	d.Helper()
	d.exchange(storetest.Address(d.T, d.DB.Engine()))
	d.recoverOwed(claimOwed)
	d.serve()
	d.runFunds()
	d.releaseAll()
}

func (d *drill) recoverOwed(claim bool) {
	d.Helper()
	o := RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true, AcceptMissing: true, ClaimOwed: claim}
	if printed, err := d.recoverBooks(o); err != nil {
		d.Fatalf("%v\n%s", err, printed)
	}
}

// strikeFund has the fund settle its requests.
func (d *drill) strikeFund() {
	d.Helper()
	strike := true
	d.setTo(SandboxLoansSource, httpapi.SourceChange{Strike: &strike})
}

func (d *drill) allocate(r transfer.AllocationRequest) transfer.Workflow {
	d.Helper()
	w, _, err := d.Transfers.Allocate(d.T.Context(), r)
	if err != nil {
		d.Fatal(err)
	}
	return w
}

func allocation(w wallet.Wallet, from, to string, amount money.USD) transfer.AllocationRequest {
	return transfer.AllocationRequest{Organization: w.Organization, Wallet: w.ID, RequestID: uuid.New(), Movements: []transfer.Instruction{{From: from, To: to, Amount: amount}}}
}

// A withdrawal out of a fund was paid, and every backup is lost. Repeated, it is settled as it was: its proceeds
// and its payout are both in the opening balance, which has no cash. The next request to the fund is claimed.
func TestAWithdrawalOutOfAFundThatWasPaidBeforeTheLossIsSettled(t *testing.T) {
	eachDrill(t, func(d *drill) {
		mine := d.invested()
		r := payoutTo(mine, 1, 200*money.Dollar)
		r.Sources = []transfer.Draw{{Position: SandboxLoansSource, Amount: 200 * money.Dollar}}
		w := d.ask(r)
		d.untilRequested(mine, wallet.Withdrawal, w.ID, transfer.StepRequestRedeem)
		d.strikeFund()
		if w = d.untilEnded(mine, wallet.Withdrawal, w.ID); w.Status != transfer.Completed {
			t.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		paid := d.paidTo(destinationOf(1))
		d.loseAll(false)
		if again := d.untilEnded(mine, wallet.Withdrawal, d.ask(r).ID); again.Status != transfer.Completed {
			t.Errorf("the repeated withdrawal is %s: %s", again.Status, failureOf(again))
		}
		if now := d.paidTo(destinationOf(1)); now != paid {
			t.Errorf("%d units were paid, want %d", now, paid)
		}
		d.assertBooksAgree()
		next := d.move(mine, SandboxLoansSource, sandboxCash, 100*money.Dollar)
		d.strikeFund()
		if flow := d.untilEnded(mine, wallet.Rebalance, next); flow.Status != transfer.Completed {
			t.Errorf("the next rebalance is %s: %s", flow.Status, failureOf(flow))
		}
		d.assertBooksAgree()
	})
}

// A redemption was claimed, every backup is lost, and its proceeds are spent before it is repeated. It is settled all the
// same: nothing follows that would need the proceeds.
func TestAClaimOfALostDatabaseIsSettledThoughItsProceedsAreSpent(t *testing.T) {
	eachDrill(t, func(d *drill) {
		mine := d.invested()
		r := allocation(mine, SandboxLoansSource, sandboxCash, 200*money.Dollar)
		w := d.allocate(r)
		d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestRedeem)
		d.strikeFund()
		d.untilEnded(mine, wallet.Rebalance, w.ID)
		d.loseAll(false)
		if spent := d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 1, 150*money.Dollar)})[0]; spent.Status != transfer.Completed {
			t.Fatalf("the withdrawal is %s: %s", spent.Status, failureOf(spent))
		}
		if again := d.untilEnded(mine, wallet.Rebalance, d.allocate(r).ID); again.Status != transfer.Completed {
			t.Errorf("the repeated rebalance is %s: %s", again.Status, failureOf(again))
		}
		d.assertBooksAgree()
	})
}

// The proceeds of a withdrawal out of a fund were claimed and its payout was given up when every backup was lost, and the proceeds are
// spent before it is repeated. It fails with the reason: nothing is paid out of other money, and nothing waits for it.
func TestAPayoutFailsWhoseProceedsAreSpentOutOfTheOpening(t *testing.T) {
	eachDrill(t, func(d *drill) {
		mine := d.invested()
		r := payoutTo(mine, 1, 200*money.Dollar)
		r.Sources = []transfer.Draw{{Position: SandboxLoansSource, Amount: 200 * money.Dollar}}
		w := d.ask(r)
		d.untilRequested(mine, wallet.Withdrawal, w.ID, transfer.StepRequestRedeem)
		d.exchange(d.backUp())
		d.recoverLost() // which holds payouts
		d.serve()
		d.runFunds()
		d.strikeFund()
		d.until("the proceeds are claimed", func() bool { return d.holds(mine, sandboxCash) >= 199*money.Dollar })
		d.loseAll(false)
		d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 2, 150*money.Dollar)})
		if again := d.untilEnded(mine, wallet.Withdrawal, d.ask(r).ID); again.Status != transfer.Failed || failureOf(again) == "" {
			t.Errorf("the repeated withdrawal is %s: %s", again.Status, failureOf(again))
		}
		if paid := d.paidTo(destinationOf(1)); paid != 0 {
			t.Errorf("%d units were paid out of proceeds that were spent", paid)
		}
		d.assertBooksAgree()
	})
}

// An allocation out of a vault into a fund had given the money to the fund when every backup was lost. Repeated, with the
// same amount or another, the request is taken up and its shares are claimed.
func TestAnAllocationFromAVaultIntoAFundIsTakenUpAfterALoss(t *testing.T) {
	for name, again := range map[string]money.USD{"repeated": 500 * money.Dollar, "repeated with less": 400 * money.Dollar, "repeated with more": 550 * money.Dollar} {
		if testing.Short() && name != "repeated" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				d.serve()
				d.runFunds()
				mine := d.create(newWallets(1))[0]
				d.fund([]wallet.Wallet{mine}, 1100*money.Dollar)
				d.invest([]wallet.Wallet{mine}, 1100*money.Dollar)
				r := allocation(mine, SandboxSource, SandboxLoansSource, 500*money.Dollar)
				d.untilRequested(mine, wallet.Rebalance, d.allocate(r).ID, transfer.StepRequestDeposit)
				d.loseAll(false)
				r.Movements[0].Amount = again
				w := d.allocate(r)
				d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestDeposit)
				d.strikeFund()
				d.until("the shares are claimed", func() bool { return d.holds(mine, SandboxLoansSource) >= 499*money.Dollar })
				d.untilEnded(mine, wallet.Rebalance, w.ID)
				if held := d.holds(mine, SandboxLoansSource); held > 501*money.Dollar {
					t.Errorf("the wallet has %s in the fund", held)
				}
				d.assertBooksAgree()
			})
		})
	}
}

// An allocation of cash into a fund had given 500 dollars to the fund when every backup was lost. Repeated with another amount, the
// request is taken up as it was made.
func TestARequestOfAnotherAmountIsTakenUpAfterALoss(t *testing.T) {
	for name, again := range map[string]money.USD{"less": 400 * money.Dollar, "more": 550 * money.Dollar} {
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				d.serve()
				d.runFunds()
				mine := d.create(newWallets(1))[0]
				d.fund([]wallet.Wallet{mine}, 1100*money.Dollar)
				r := allocation(mine, sandboxCash, SandboxLoansSource, 500*money.Dollar)
				d.untilRequested(mine, wallet.Rebalance, d.allocate(r).ID, transfer.StepRequestDeposit)
				d.loseAll(false)
				r.Movements[0].Amount = again
				w := d.allocate(r)
				d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestDeposit)
				d.strikeFund()
				if w = d.untilEnded(mine, wallet.Rebalance, w.ID); w.Status != transfer.Completed {
					t.Errorf("the allocation is %s: %s", w.Status, failureOf(w))
				}
				if cash, held := d.holds(mine, sandboxCash), d.holds(mine, SandboxLoansSource); cash != 600*money.Dollar || held < 499*money.Dollar || held > 501*money.Dollar {
					t.Errorf("the wallet has %s of cash and %s in the fund", cash, held)
				}
				d.assertBooksAgree()
			})
		})
	}
}

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

// fundedWallet serves, with the sandbox's funds, and returns a wallet with an amount of cash.
func (d *drill) fundedWallet(amount money.USD) wallet.Wallet {
	d.Helper()
	d.serve()
	d.runFunds()
	mine := d.create(newWallets(1))[0]
	d.fund([]wallet.Wallet{mine}, amount)
	return mine
}

// investedWallet returns a wallet that has 600 dollars in a fund that settles later.
func (d *drill) investedWallet() wallet.Wallet {
	d.Helper()
	mine := d.fundedWallet(600 * money.Dollar)
	d.investLater(mine, SandboxLoansSource, 600*money.Dollar)
	return mine
}

// loseAll replaces the database by one with books from the roster and the chains alone, and serves it.
func (d *drill) loseAll() {
	d.Helper()
	d.exchange(storetest.Address(d.T, d.DB.Engine()))
	d.recoverFromChains()
	d.serve()
	d.runFunds()
	d.releaseAll()
}

func (d *drill) recoverFromChains() {
	d.Helper()
	o := RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true, AcceptMissing: true}
	if printed, err := d.recoverBooks(o); err != nil {
		d.Fatalf("%v\n%s", err, printed)
	}
}

// leaveFund requests a withdrawal out of the fund, and waits until its redemption is on the chain.
func (d *drill) leaveFund(mine wallet.Wallet, amount money.USD) (transfer.WithdrawalRequest, transfer.Workflow) {
	d.Helper()
	r := payoutTo(mine, 1, amount)
	r.Sources = []transfer.Draw{{Position: SandboxLoansSource, Amount: amount}}
	w := d.ask(r)
	d.untilRequested(mine, wallet.Withdrawal, w.ID, transfer.StepRequestRedeem)
	return r, w
}

// strikeFund has the fund settle its requests.
func (d *drill) strikeFund() {
	d.Helper()
	strike := true
	d.setTo(SandboxLoansSource, httpapi.SourceChange{Strike: &strike})
}

func (d *drill) allocate(r transfer.AllocationRequest) transfer.Workflow {
	d.Helper()
	w, _, err := d.tryAllocate(r)
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
		mine := d.investedWallet()
		r, w := d.leaveFund(mine, 200*money.Dollar)
		d.strikeFund()
		if w = d.untilEnded(mine, wallet.Withdrawal, w.ID); w.Status != transfer.Completed {
			d.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		paid := d.paidTo(destinationOf(1))
		d.loseAll()
		if again := d.untilEnded(mine, wallet.Withdrawal, d.ask(r).ID); again.Status != transfer.Completed {
			d.Errorf("the repeated withdrawal is %s: %s", again.Status, failureOf(again))
		}
		if now := d.paidTo(destinationOf(1)); now != paid {
			d.Errorf("%d units were paid, want %d", now, paid)
		}
		d.assertBooksAgree()
		next := d.move(mine, SandboxLoansSource, sandboxCash, 100*money.Dollar)
		d.strikeFund()
		if flow := d.untilEnded(mine, wallet.Rebalance, next); flow.Status != transfer.Completed {
			d.Errorf("the next rebalance is %s: %s", flow.Status, failureOf(flow))
		}
		d.assertBooksAgree()
	})
}

// A redemption was claimed, every backup is lost, and its proceeds are spent before it is repeated. It is settled, since no
// step after it needs the proceeds.
func TestAClaimOfALostDatabaseIsSettledThoughItsProceedsAreSpent(t *testing.T) {
	eachDrill(t, func(d *drill) {
		mine := d.investedWallet()
		r := allocation(mine, SandboxLoansSource, sandboxCash, 200*money.Dollar)
		w := d.allocate(r)
		d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestRedeem)
		d.strikeFund()
		d.untilEnded(mine, wallet.Rebalance, w.ID)
		d.loseAll()
		if spent := d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 1, 150*money.Dollar)})[0]; spent.Status != transfer.Completed {
			d.Fatalf("the withdrawal is %s: %s", spent.Status, failureOf(spent))
		}
		if again := d.untilEnded(mine, wallet.Rebalance, d.allocate(r).ID); again.Status != transfer.Completed {
			d.Errorf("the repeated rebalance is %s: %s", again.Status, failureOf(again))
		}
		d.assertBooksAgree()
	})
}

// The proceeds of a withdrawal out of a fund were claimed and its payout was given up when every backup was lost, and the proceeds are
// spent before it is repeated. It must fail with the reason, and must not pay out of other money.
func TestAPayoutFailsWhoseProceedsAreSpentOutOfTheOpening(t *testing.T) {
	eachDrill(t, func(d *drill) {
		mine := d.investedWallet()
		r, _ := d.leaveFund(mine, 200*money.Dollar)
		d.exchange(d.backUp())
		d.recoverLost() // which holds payouts
		d.serve()
		d.runFunds()
		d.strikeFund()
		d.until("the proceeds are claimed", func() bool { return d.holds(mine, sandboxCash) >= 199*money.Dollar })
		d.loseAll()
		d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 2, 150*money.Dollar)})
		if again := d.untilEnded(mine, wallet.Withdrawal, d.ask(r).ID); again.Status != transfer.Failed || failureOf(again) == "" {
			d.Errorf("the repeated withdrawal is %s: %s", again.Status, failureOf(again))
		}
		if paid := d.paidTo(destinationOf(1)); paid != 0 {
			d.Errorf("%d units were paid out of proceeds that were spent", paid)
		}
		d.assertBooksAgree()
	})
}

// An allocation into a fund, of cash or out of a vault, had given 500 dollars to the fund when every backup was lost. If it is
// repeated, with the same amount or another, the request is settled with the amount on the chain, and its shares are claimed.
func TestAnAllocationIntoAFundIsTakenUpAfterALoss(t *testing.T) {
	for name, c := range map[string]struct {
		from  string
		again money.USD
	}{
		"from a vault":            {SandboxSource, 500 * money.Dollar},
		"from a vault, with less": {SandboxSource, 400 * money.Dollar},
		"from a vault, with more": {SandboxSource, 550 * money.Dollar},
		"cash, with less":         {sandboxCash, 400 * money.Dollar},
		"cash, with more":         {sandboxCash, 550 * money.Dollar},
	} {
		if testing.Short() && name != "from a vault" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				mine := d.fundedWallet(1100 * money.Dollar)
				if c.from == SandboxSource {
					d.invest([]wallet.Wallet{mine}, 1100*money.Dollar)
				}
				r := allocation(mine, c.from, SandboxLoansSource, 500*money.Dollar)
				d.untilRequested(mine, wallet.Rebalance, d.allocate(r).ID, transfer.StepRequestDeposit)
				d.loseAll()
				r.Movements[0].Amount = c.again
				w := d.allocate(r)
				d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestDeposit)
				d.strikeFund()
				if w = d.untilEnded(mine, wallet.Rebalance, w.ID); w.Status != transfer.Completed {
					d.Errorf("the allocation is %s: %s", w.Status, failureOf(w))
				}
				if held := d.holds(mine, SandboxLoansSource); held < 499*money.Dollar || held > 501*money.Dollar {
					d.Errorf("the wallet has %s in the fund", held)
				}
				if cash := d.holds(mine, sandboxCash); c.from == sandboxCash && cash != 600*money.Dollar {
					d.Errorf("the wallet has %s of cash", cash)
				}
				d.assertBooksAgree()
			})
		})
	}
}

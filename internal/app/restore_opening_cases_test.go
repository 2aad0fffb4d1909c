package app

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// onSQLite runs a drill on SQLite alone, whose triggers can delay a task.
func onSQLite(t *testing.T, fn func(d *drill)) {
	t.Helper()
	t.Parallel()
	fn(newDrill(t, store.SQLite))
}

// A withdrawal out of a fund and cash has a partner. The fund's payout was made and the cash's was not when every backup was lost.
// Repeated, it pays the partner no more than its fee.
func TestAPartnerIsPaidItsFeeOnceAfterALoss(t *testing.T) {
	onSQLite(t, func(d *drill) {
		mine := d.investedWallet()
		d.fund([]wallet.Wallet{mine}, 100*money.Dollar)
		r := payoutTo(mine, 1, 200*money.Dollar)
		r.PartnerFee, r.PartnerAddress = 10*money.Dollar, destinationOf(9)
		r.Sources = []transfer.Draw{{Position: SandboxLoansSource, Amount: 100 * money.Dollar}, {Position: sandboxCash, Amount: 100 * money.Dollar}}
		w := d.ask(r)
		d.untilRequested(mine, wallet.Withdrawal, w.ID, transfer.StepRequestRedeem)
		for _, l := range w.Legs {
			if l.Steps[0].Kind == transfer.StepPayout {
				d.execute(`CREATE TRIGGER died BEFORE INSERT ON tasks WHEN NEW.key = '` + l.Steps[0].ID.String() + `' BEGIN SELECT RAISE(IGNORE); END`)
			}
		}
		d.strikeFund()
		d.until("the fund's payout is made", func() bool { return d.paidTo(destinationOf(1)) > 0 })
		d.loseAll()
		if again := d.untilEnded(mine, wallet.Withdrawal, d.ask(r).ID); again.Status != transfer.Completed {
			d.Errorf("the repeat is %s: %s", again.Status, failureOf(again))
		}
		if paid := d.paidTo(destinationOf(9)); paid != 10_000_000 {
			d.Errorf("the partner has %d units of a fee of 10 dollars, the payee %d", paid, d.paidTo(destinationOf(1)))
		}
		d.assertBooksAgree()
	})
}

// A wallet that had paid out all, or given all to a fund, is empty when the books are opened. It receives as much again before
// the request is repeated: the repeat must be settled through the opening balance, and leave the new amount.
func TestAnEmptiedWalletIsNotChargedTwiceAfterALoss(t *testing.T) {
	t.Run("by a payout", func(t *testing.T) {
		eachDrill(t, func(d *drill) {
			d.serve()
			mine := d.create(newWallets(1))[0]
			d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
			r := payoutTo(mine, 1, 600*money.Dollar)
			d.withdraw([]transfer.WithdrawalRequest{r})
			d.loseAll()
			_, _, err := d.Transfers.Withdraw(d.T.Context(), r)
			d.assertConflict(err)
			if _, _, err := d.Transfers.Withdraw(d.T.Context(), payoutTo(mine, 1, 600*money.Dollar)); fault.CodeOf(err) != fault.InsufficientFunds {
				d.Errorf("another request returns %v, want %s", err, fault.InsufficientFunds)
			}
			d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
			if again := d.untilEnded(mine, wallet.Withdrawal, d.ask(r).ID); again.Status != transfer.Completed {
				d.Errorf("the repeat is %s: %s", again.Status, failureOf(again))
			}
			d.assertHeld(mine, sandboxCash, 600*money.Dollar)
			d.assertBooksAgree()
		})
	})
	t.Run("by a request", func(t *testing.T) {
		eachDrill(t, func(d *drill) {
			mine := d.fundedWallet(600 * money.Dollar)
			r := allocation(mine, sandboxCash, SandboxLoansSource, 600*money.Dollar)
			d.untilRequested(mine, wallet.Rebalance, d.allocate(r).ID, transfer.StepRequestDeposit)
			d.loseAll()
			_, _, err := d.tryAllocate(r)
			d.assertConflict(err)
			d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
			w := d.allocate(r)
			d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestDeposit)
			d.assertHeld(mine, sandboxCash, 600*money.Dollar)
			d.strikeFund()
			if w = d.untilEnded(mine, wallet.Rebalance, w.ID); w.Status != transfer.Completed {
				d.Errorf("the repeat is %s: %s", w.Status, failureOf(w))
			}
			d.assertBooksAgree()
		})
	})
}

// assertConflict requires the error of a request that was executed before the restore and for which the wallet has too little. The
// error must name the transaction.
func (d *drill) assertConflict(err error) {
	d.Helper()
	if fault.CodeOf(err) != fault.RequestIDConflict || !strings.Contains(fmt.Sprint(err), "transaction 0x") {
		d.Errorf("the repeat returns %v, want %s with the transaction", err, fault.RequestIDConflict)
	}
}

func (d *drill) assertHeld(w wallet.Wallet, position string, want money.USD) {
	d.Helper()
	if held := d.holds(w, position); held != want {
		d.Errorf("the books have %s of %s, want %s", held, position, want)
	}
}

// Money left a vault or a fund for another chain and was in transit when every backup was lost. Repeated, the request
// takes the transfer up, and pays.
func TestACrossingOutOfASourceIsTakenUpAfterALoss(t *testing.T) {
	t.Parallel()
	for _, source := range []string{SandboxSource, SandboxLoansSource} {
		t.Run(source, func(t *testing.T) {
			t.Parallel()
			b := newBridged(newDrill(t, store.SQLite), chain.USDC)
			b.runFunds()
			if source == SandboxSource {
				b.invest([]wallet.Wallet{b.mine}, 500*money.Dollar)
			} else {
				b.investLater(b.mine, source, 500*money.Dollar)
			}
			request := b.tenToBase()
			request.Sources = []transfer.Draw{{Position: source, Amount: 10 * money.Dollar}}
			b.bridge.setMode()("silent")
			w := b.ask(request)
			if source == SandboxLoansSource {
				b.untilRequested(b.mine, wallet.Withdrawal, w.ID, transfer.StepRequestRedeem)
				b.strikeFund()
			}
			b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
			b.exchange(storetest.Address(t, store.SQLite))
			if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); err != nil {
				t.Fatalf("%v\n%s", err, printed)
			}
			b.bridge.setMode()("normal")
			b.serve()
			b.runFunds()
			w = b.ask(request)
			b.awaitTransfer(w, "it is taken up", func(*transfer.BridgeTransfer) bool { return true })
			b.moveTo(b.Clock.Now().Add(50 * time.Minute))
			again := b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
			if x := b.transferOf(w); again.Status != transfer.Completed || x.Open() {
				t.Errorf("the repeat is %s: %s; its transfer is %+v", again.Status, failureOf(again), x)
			}
			b.assertBooksAgree()
		})
	}
}

// Shares left a source by a request and their proceeds were given to a fund when every backup was lost. Repeated, both
// requests are settled, and the fund's shares are claimed.
func TestAMoveBetweenSourcesThatSettleLaterIsTakenUpAfterALoss(t *testing.T) {
	eachDrill(t, func(d *drill) {
		mine := d.fundedWallet(1100 * money.Dollar)
		d.invest([]wallet.Wallet{mine}, 1100*money.Dollar)
		d.awaitLiquidity(SandboxSource, 0)
		r := allocation(mine, SandboxSource, SandboxLoansSource, 500*money.Dollar)
		w := d.allocate(r)
		d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestRedeem)
		strike := true
		d.setTo(SandboxSource, httpapi.SourceChange{Strike: &strike})
		d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestDeposit)
		d.loseAll()
		w = d.allocate(r)
		d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestDeposit)
		d.strikeFund()
		if w = d.untilEnded(mine, wallet.Rebalance, w.ID); w.Status != transfer.Completed {
			d.Errorf("the repeat is %s: %s", w.Status, failureOf(w))
		}
		if held := d.holds(mine, SandboxLoansSource); held < 499*money.Dollar {
			d.Errorf("the wallet has %s in the fund, which has had 500 of it", held)
		}
		d.assertBooksAgree()
	})
}

// The signature of a payout lands after the books were opened, and its amount is reserved for another request when
// it is repeated. It is settled as it was made once the amount is free, since the chain will not execute the other.
func TestAPayoutThatLandsAfterTheOpeningIsSettled(t *testing.T) {
	onSQLite(t, func(d *drill) {
		mine := d.investedWallet()
		r, w := d.leaveFund(mine, 200*money.Dollar)
		var payout string
		if err := d.DB.QueryRow(d.T.Context(), `SELECT id FROM steps WHERE kind = 'external_payout_transfer'`).Scan(&payout); err != nil {
			d.Fatal(err)
		}
		d.execute(`CREATE TRIGGER slow AFTER INSERT ON tasks WHEN NEW.key = '` + payout + `' AND NEW.kind LIKE 'transfer.start%' BEGIN UPDATE tasks SET run_at = 4000000000000000 WHERE kind = NEW.kind AND key = NEW.key; END`)
		d.strikeFund()
		d.until("the proceeds are claimed", func() bool { return d.holds(mine, sandboxCash) >= 199*money.Dollar })
		d.exchange(d.database)
		d.execute(`UPDATE tasks SET run_at = 0 WHERE key = $1`, payout)
		w.Legs[0].Steps[0].ID = uuid.MustParse(payout)
		lost := d.signOnly(r, w)
		d.exchange(storetest.Address(t, d.DB.Engine()))
		d.recoverFromChains()
		if err := d.land(lost); err != nil {
			d.Fatal(err)
		}
		d.serve()
		d.runFunds()
		d.execute(`CREATE TRIGGER waits AFTER INSERT ON tasks WHEN NEW.kind LIKE 'transfer.start%' BEGIN UPDATE tasks SET run_at = 4000000000000000 WHERE kind = NEW.kind AND key = NEW.key; END`)
		other := d.allocate(allocation(mine, sandboxCash, SandboxLoansSource, 150*money.Dollar))
		d.execute(`DROP TRIGGER waits`)
		again := d.ask(r)
		d.until("the payout waits for the amount", func() bool {
			var n int
			err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM tasks WHERE kind = 'transfer.settle' AND last_error LIKE '%is reserved for other steps'`).Scan(&n)
			return err == nil && n == 1
		})
		d.execute(`UPDATE tasks SET run_at = 0 WHERE run_at = 4000000000000000`)
		d.until("the other ends", func() bool {
			d.Clock.Advance(time.Minute)
			flow, err := d.Transfers.Get(d.T.Context(), mine.Organization, mine.ID, wallet.Rebalance, other.ID)
			return err == nil && flow.CompletedAt != nil
		})
		if again = d.untilEnded(mine, wallet.Withdrawal, again.ID); again.Status != transfer.Completed {
			d.Errorf("the repeat is %s: %s", again.Status, failureOf(again))
		}
		d.assertBooksAgree()
	})
}

// repeatOfSpentPart has half of a redemption claimed, every backup lost, and some of that half spent. It repeats the withdrawal, and
// returns once its first claim is settled.
func (d *drill) repeatOfSpentPart(mine wallet.Wallet) transfer.Workflow {
	d.Helper()
	r, _ := d.leaveFund(mine, 200*money.Dollar)
	d.fillFund(50)
	d.until("a part is claimed", func() bool { return d.holds(mine, sandboxCash) >= 99*money.Dollar })
	d.loseAll()
	d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 2, 50*money.Dollar)})
	w := d.ask(r)
	d.untilCompleted("yield_source_redeem_claim")
	return w
}

// fillFund has the fund settle a percentage of its requests.
func (d *drill) fillFund(percent int) {
	d.Helper()
	strike := true
	d.setTo(SandboxLoansSource, httpapi.SourceChange{FillPct: &percent, Strike: &strike})
}

// untilCompleted waits until one step of a kind is completed.
func (d *drill) untilCompleted(kind string) {
	d.Helper()
	d.until("a "+kind+" is completed", func() bool {
		var n int
		err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM steps WHERE kind = $1 AND state = 'completed'`, kind).Scan(&n)
		return err == nil && n == 1
	})
}

// A part of a redemption was claimed, every backup is lost, and some of that part is spent before the withdrawal is repeated. It
// fails once the rest has come, the books agree meanwhile, and the rest is free.
func TestAWithdrawalFailsOfWhichAPartIsSpentOutOfTheOpening(t *testing.T) {
	eachDrill(t, func(d *drill) {
		mine := d.investedWallet()
		w := d.repeatOfSpentPart(mine)
		d.assertBooksAgree()
		d.fillFund(100)
		if w = d.untilEnded(mine, wallet.Withdrawal, w.ID); w.Status != transfer.Failed {
			d.Errorf("the repeat is %s: %s", w.Status, failureOf(w))
		}
		d.assertBooksAgree()
		free := payoutTo(mine, 3, 145*money.Dollar)
		free.Sources = []transfer.Draw{{Position: sandboxCash, Amount: 145 * money.Dollar}}
		if w := d.withdraw([]transfer.WithdrawalRequest{free})[0]; w.Status != transfer.Completed {
			d.Errorf("the cash is not free: %s %s", w.Status, failureOf(w))
		}
	})
}

// Of 600 shares 350 were given back to the fund when every backup was lost. Repeated with less, the request is of the 350 shares
// that the fund has, at their cost.
func TestARedemptionOfMoreThanIsLeftIsCarriedAtItsCost(t *testing.T) {
	eachDrill(t, func(d *drill) {
		mine := d.investedWallet()
		r := allocation(mine, SandboxLoansSource, sandboxCash, 350*money.Dollar)
		d.untilRequested(mine, wallet.Rebalance, d.allocate(r).ID, transfer.StepRequestRedeem)
		d.loseAll()
		r.Movements[0].Amount = 240 * money.Dollar
		w := d.allocate(r)
		d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestRedeem)
		var carried int64
		if err := d.DB.QueryRow(d.T.Context(), `SELECT in_transit FROM source_requests WHERE redeem = 1`).Scan(&carried); err != nil {
			d.Fatal(err)
		}
		if got := money.USD(carried); got < 349*money.Dollar || got > 351*money.Dollar {
			d.Errorf("350 shares that cost 350 dollars are carried at %s", got)
		}
		d.strikeFund()
		if w = d.untilEnded(mine, wallet.Rebalance, w.ID); w.Status != transfer.Completed {
			d.Errorf("the repeat is %s: %s", w.Status, failureOf(w))
		}
		d.assertBooksAgree()
	})
}

// Shares that cost 600 dollars were claimed, and are worth 1,200 when the books are opened. Once the request is repeated they are carried
// at their cost.
func TestClaimedSharesAreCarriedAtTheirCostAfterALoss(t *testing.T) {
	eachDrill(t, func(d *drill) {
		mine := d.fundedWallet(600 * money.Dollar)
		r := allocation(mine, sandboxCash, SandboxLoansSource, 600*money.Dollar)
		w := d.allocate(r)
		d.untilRequested(mine, wallet.Rebalance, w.ID, transfer.StepRequestDeposit)
		d.strikeFund()
		d.untilEnded(mine, wallet.Rebalance, w.ID)
		nav := 1200 * money.Dollar
		d.setTo(SandboxLoansSource, httpapi.SourceChange{Nav: &nav})
		d.loseAll()
		d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
		if w = d.untilEnded(mine, wallet.Rebalance, d.allocate(r).ID); w.Status != transfer.Completed {
			d.Errorf("the repeat is %s: %s", w.Status, failureOf(w))
		}
		var carried int64
		if err := d.DB.QueryRow(d.T.Context(), `SELECT balance FROM positions WHERE position_id = $1`, SandboxLoansSource).Scan(&carried); err != nil {
			d.Fatal(err)
		}
		if got := money.USD(carried); got < 599*money.Dollar || got > 601*money.Dollar {
			d.Errorf("shares that cost 600 dollars are carried at %s", got)
		}
		d.assertBooksAgree()
	})
}

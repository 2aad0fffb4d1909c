package transfer_test

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// burningCode uses up the gas of a call in transactions alone: they have a gas price, and simulations and estimates have none.
var burningCode = common.FromHex("3a15601957fe5b") // if (tx.gasprice != 0) assert(false);

// startExit starts an exit of 40 dollars from the hostile vault, in which the wallet gets 60.
func (w *world) startExit(mine wallet.Wallet) func() transfer.Workflow {
	w.Helper()
	flow, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
		Movements: []transfer.Instruction{{From: quirkyVault, To: usdcCash, Amount: 40 * money.Dollar}}})
	if err != nil {
		w.Fatal(err)
	}
	return func() transfer.Workflow {
		now, err := w.transfers.Get(w.ctx, org, mine.ID, wallet.Rebalance, flow.ID)
		if err != nil {
			w.Fatal(err)
		}
		return now
	}
}

// enterVault puts 60 dollars of a new wallet's into the hostile vault, of which 40 can leave.
func (w *world) enterVault() wallet.Wallet {
	w.Helper()
	mine := w.createFunded(100 * money.Dollar)
	assertIs(w, "the allocation", w.allocate(mine, usdcCash, quirkyVault, 60*money.Dollar).Status, transfer.Completed)
	quirkyWorld{world: w}.untilAvailable(mine, quirkyVault, 40*money.Dollar)
	return mine
}

// An intent that makes its transaction revert, and passes in a simulation, delays the payouts of other organizations in that
// transaction once: then each is carried alone.
func TestAnIntentThatRevertsItsTransactionDelaysOthersOnce(t *testing.T) {
	t.Parallel()
	w := newHostileWorld(t, burningCode)
	mine := w.enterVault()
	var others []wallet.Wallet
	for range 3 {
		others = append(others, w.createFundedOf(uuid.New(), 100*money.Dollar))
	}
	w.starts.shut()
	exit := w.startExit(mine)
	var payouts []transfer.Workflow
	for _, of := range others {
		out, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(of, 50*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		payouts = append(payouts, out)
	}
	w.starts.open()
	for i, out := range payouts {
		w.until("the payouts of the others are made", func() bool {
			now, err := w.transfers.Get(w.ctx, others[i].Organization, others[i].ID, wallet.Withdrawal, out.ID)
			if err != nil {
				t.Fatal(err)
			}
			return now.Status == transfer.Completed
		})
		beside := w.countRows(`SELECT COUNT(*) FROM relay_items a JOIN relay_items b ON b.transaction_id = a.transaction_id WHERE a.intent_id = $1 AND b.intent_id = $2`,
			out.Legs[0].Steps[0].ID, exit().Legs[0].Steps[0].ID)
		if beside > 1 {
			t.Errorf("payout %d was in %d transactions with the intent that reverts them", i, beside)
		}
	}
}

// An intent that passes in each simulation, and reverts each transaction that carries it alone, is at fault: its step fails after
// as many expiries as that of any other fault.
func TestAnIntentThatRevertsAloneEnds(t *testing.T) {
	t.Parallel()
	w := newHostileWorld(t, burningCode)
	exit := w.startExit(w.enterVault())
	signed := map[int64]bool{} // the deadlines of the intents that were signed
	w.until("the rebalance ends", func() bool {
		flow := exit()
		if flow.CompletedAt != nil {
			return true
		}
		step := flow.Legs[0].Steps[0].ID
		var deadline int64
		outcome, err := intent.LoadOutcome(w.ctx, w.db, step)
		if err == nil && outcome.State == intent.Carried && outcome.Reason != "" {
			err = w.db.QueryRow(w.ctx, `SELECT deadline FROM intents WHERE id = $1`, step).Scan(&deadline)
		}
		if err != nil || deadline == 0 || signed[deadline] {
			return false
		}
		signed[deadline] = true
		w.db.Clock().Advance(25 * time.Hour)
		return false
	})
	if flow := exit(); flow.Status != transfer.Failed || len(signed) > 5 {
		t.Errorf("it is %s after %d intents: %q", flow.Status, len(signed), reasonOf(flow))
	}
}

// An exit that uses up its gas in a simulation too is refused, as one that reverts: no intent is signed for it again and again.
func TestAnExitThatUsesUpItsGasIsRefused(t *testing.T) {
	t.Parallel()
	w := newHostileWorld(t, []byte{0xfe})
	mine := w.enterVault()
	if flow := w.allocate(mine, quirkyVault, usdcCash, 40*money.Dollar); flow.Status != transfer.Failed {
		t.Errorf("it is %s: %q", flow.Status, reasonOf(flow))
	}
	w.assertNothingReserved(mine)
}

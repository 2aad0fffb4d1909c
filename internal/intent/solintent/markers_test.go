package solintent

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/task"
)

// No payment is signed before the chain has begun with markers, while the fee payer cannot pay, the node is away, or
// the carrier has not read the chain for longer than markers are kept.
func TestSigningWaits(t *testing.T) {
	w := oneWorld(t)
	waits := func(while string) {
		t.Helper()
		var later task.Later
		if _, err := w.trySign(w.order(money.Dollar, w.walletOf(1))); !errors.As(err, &later) {
			t.Errorf("while %s: %v", while, err)
		}
	}
	w.write(`UPDATE solana_marker_chains SET begun_at = 0`)
	waits("intents are in nonce form")
	w.write(`UPDATE solana_marker_chains SET begun_at = 1`)
	w.db.Clock().Advance(MarkerKeep + time.Hour)
	waits("the database may be an old one")
	w.write(`UPDATE solana_marker_chains SET known_at = $1`, w.db.Clock().Micros())
	had := w.chain.Account(w.payer())
	w.chain.SetAccount(w.payer(), validator.Account{Lamports: 3_000_000})
	w.mine(1)
	waits("the fee payer cannot lend a marker its rent")
	w.chain.SetAccount(w.payer(), had)
	w.mine(1)
	w.node.Set(rpctest.Faults{Down: true})
	var refusal intent.Refusal
	if _, err := w.trySign(w.order(money.Dollar, w.walletOf(1))); !errors.Is(err, chain.ErrUnavailable) || errors.As(err, &refusal) {
		t.Errorf("while the node is down: %v", err)
	}
	w.node.Set(rpctest.Faults{})
	w.sign(w.order(money.Dollar, w.walletOf(1)))
}

// A database that did not read the chain for longer than markers are kept signs no payment unless nodes have all the
// history since then.
func TestPrunedHistoryIsNotTrusted(t *testing.T) {
	w := oneWorld(t)
	w.noteGap(2)
	w.mine(5)
	w.sign(w.order(money.Dollar, w.walletOf(1)))
	w.noteGap(2)
	w.node.Set(rpctest.Faults{ForgottenBefore: 3})
	var later task.Later
	if _, err := w.trySign(w.order(money.Dollar, w.walletOf(1))); !errors.As(err, &later) || !strings.Contains(later.Reason, "no history before slot 3") {
		t.Errorf("without the history: %v", err)
	}
	w.node.Set(rpctest.Faults{})
	w.sign(w.order(money.Dollar, w.walletOf(1)))
	w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
	w.sign(w.order(money.Dollar, w.walletOf(1)))
}

// The closing day of the longest text that there can be is found, for every lifetime of intents;
// of an account that is no closing key there is none.
func TestTheClosingDayOfAnyTextIsFound(t *testing.T) {
	w := oneWorld(t)
	for _, life := range []time.Duration{time.Hour, 24 * time.Hour, 90 * 24 * time.Hour} {
		served := w.family.chains[on]
		served.Lifetime = life
		w.family.chains[on] = served
		made := w.db.Clock().Now()
		want := custody.ClosingDayOf(made.Add(longestText + 24*time.Hour + life))
		closer, err := w.family.closingKey(t.Context(), want)
		if err != nil {
			t.Fatal(err)
		}
		if d, err := w.family.ClosingDay(t.Context(), closer, made, made); err != nil || d != want {
			t.Errorf("with a lifetime of %s the day is %d, want %d: %v", life, d, want, err)
		}
		if d, err := w.family.ClosingDay(t.Context(), w.payer(), made, made); err != nil || d != 0 {
			t.Errorf("with a lifetime of %s the fee payer closes from day %d on: %v", life, d, err)
		}
	}
}

// A closed marker that this database does not know is found in its history: its intent is neither paid again nor, if
// it was given up, paid at all.
func TestAClosedMarkerIsFound(t *testing.T) {
	w := oneWorld(t)
	paid, void := w.order(money.Dollar, w.walletOf(1)), w.order(money.Dollar, w.walletOf(2))
	day := func(s intent.Submission) custody.ClosingDay { return custody.ClosingDayOf(s.Deadline) }
	first := w.sign(paid)
	w.carry(first)
	given := w.sign(void)
	attached, err := DecodeAttachment(given.Attachment)
	if err != nil {
		t.Fatal(err)
	}
	ends, err := w.family.SignVoid(t.Context(), on, given.Text, *attached.Request, 0)
	if err != nil {
		t.Fatal(err)
	}
	w.land(w.paid(ends))
	markers := []solana.PublicKey{custody.MarkerOf(w.wallet, paid.ID), custody.MarkerOf(w.wallet, void.ID)}
	closes, err := w.family.SignClosing(t.Context(), on, day(first), markers)
	if err != nil {
		t.Fatal(err)
	}
	w.land(w.paid(closes))
	for _, m := range markers {
		if n := w.chain.Account(m).Lamports; n != 0 {
			t.Errorf("a closed marker has %d lamports", n)
		}
	}
	var later task.Later
	if _, err := w.trySign(paid); !errors.As(err, &later) || !strings.Contains(later.Reason, "has executed") {
		t.Errorf("what was paid is signed again: %v", err)
	}
	var refusal intent.Refusal
	if _, err := w.trySign(void); !errors.As(err, &refusal) || !strings.Contains(refusal.Why, "given up before") {
		t.Errorf("what was given up is signed: %v", err)
	}
}

// A transaction that a node lists, and does not show, does not count as missing: it may have made the marker. One
// that is not final yet proves no final state.
func TestAListedTransactionMustBeShown(t *testing.T) {
	w := oneWorld(t)
	paid := w.order(money.Dollar, w.walletOf(1))
	signature, _ := w.carry(w.sign(paid))
	find := func(at rpc.Commitment) (*Creation, error) {
		return FindCreation(t.Context(), w.family.chains[on].Client, w.wallet, paid.ID, at)
	}
	if made, err := find(rpc.Finalized); err != nil || made != nil {
		t.Errorf("before it is final: %v, %v", made, err)
	}
	w.node.Set(rpctest.Faults{HideTransactions: true})
	if made, err := find(rpc.Confirmed); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("confirmed and not shown: %v, %v", made, err)
	}
	w.mine(3)
	if made, err := find(rpc.Finalized); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("final and not shown: %v, %v", made, err)
	}
	w.node.Set(rpctest.Faults{})
	if made, err := find(rpc.Finalized); err != nil || made == nil || made.Tx.Signature != signature {
		t.Errorf("final and shown: %v, %v", made, err)
	}
}

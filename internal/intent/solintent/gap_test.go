package solintent

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/task"
)

// closeMarker has the marker of an intent be gone, as it is some days after its outcome is known.
func (w *world) closeMarker(id uuid.UUID) {
	w.Helper()
	w.chain.SetAccount(custody.MarkerOf(w.wallet, id), validator.Account{})
	w.mine(1)
}

// payBefore executes a payout of 60 dollars that the database forgets, and of which it notes the gap.
func (w *world) payBefore() intent.Order {
	w.Helper()
	paid := w.order(60*money.Dollar, w.walletOf(1))
	w.carry(w.sign(paid))
	w.mine(5)
	w.noteGap(2)
	return paid
}

// wantUnknown demands that whether ids were executed is unknown, since a node lacks history.
func (w *world) wantUnknown(when string, ids ...uuid.UUID) {
	w.Helper()
	var later task.Later
	got, err := w.family.Executed(w.Context(), on, w.owner, ids)
	if !errors.As(err, &later) || !strings.Contains(later.Reason, "a node has no history before slot") {
		w.Errorf("%s: executed %v, %v", when, got, err)
	}
}

// A lost life of the database paid a request in one payout of 60 dollars. The backup, older than markers are kept, notes the gap. While its
// node lacks the history, a stranger pays the wallet, and the service reads the history on. Then the node is replaced by one
// that has everything, and the request is repeated in two payouts of 30. Neither may be signed before the history of the gap is read:
// the second one, whose own marker never existed, would be paid on top.
func TestHistoryOfTheGapIsReadBeforeASiblingIsSigned(t *testing.T) {
	for name, closed := range map[string]bool{"marker exists": false, "marker is closed": true} {
		t.Run(name, func(t *testing.T) {
			w := oneWorld(t)
			first := w.payBefore()
			if closed {
				w.closeMarker(first.ID)
			}
			w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
			w.did(w.chain.FaucetToken(validator.USDC, w.wallet, 1_000_000))
			w.mine(5)
			if closed {
				w.wantUnknown("while the node lacks the history", first.ID)
			} else {
				w.wantExecuted("while the node lacks the history", []uuid.UUID{first.ID}, true)
			}
			w.node.Set(rpctest.Faults{})
			second := w.order(30*money.Dollar, w.walletOf(1))
			second.Siblings = []uuid.UUID{first.ID, second.ID}
			w.wantExecuted("with all the history, the payouts of the request", second.Siblings, true, false)
			signed, err := w.trySign(second)
			if err == nil {
				w.carry(signed)
				t.Errorf("a payout of 30 dollars is signed beside one of 60 for the same request: the payee has %d units", w.chain.TokenBalance(validator.USDC, w.walletOf(1)))
			}
		})
	}
}

// The same with a backup of some days, which notes no gap, and a node that keeps two days as validators do as they are installed: the marker of
// the first payout is on the chain, and shows that the request was paid.
func TestTheMarkerOfASiblingKeepsAPayoutFromBeingSigned(t *testing.T) {
	w := oneWorld(t)
	first := w.order(60*money.Dollar, w.walletOf(1))
	w.carry(w.sign(first))
	w.mine(5)
	w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
	w.wantExecuted("with its marker alone", []uuid.UUID{first.ID}, true)
	if found, err := w.family.FindExecution(t.Context(), on, w.owner, first.ID); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("a marker that no node shows the making of was made by %q, %v", found, err)
	}
	second := w.order(30*money.Dollar, w.walletOf(1))
	second.Siblings = []uuid.UUID{first.ID, second.ID}
	signed, err := w.trySign(second)
	if err == nil {
		w.carry(signed)
		t.Errorf("a payout of 30 dollars is signed beside one of 60 for the same request: the payee has %d units", w.chain.TokenBalance(validator.USDC, w.walletOf(1)))
	}
}

// While a gap is noted, a history that nodes had whole is read once. One that was continued by a node without the
// history is read again from where all was known, and so is one that was read before the carrier had noted the gap of
// an outdated database.
func TestAHistoryOverAGapIsReadWholeOnce(t *testing.T) {
	eachWorld(t, func(w *world) {
		paid, never := w.payBefore(), uuid.New()
		w.closeMarker(paid.ID)
		reads := func(when string, want int) {
			w.Helper()
			w.node.Set(rpctest.Faults{})
			before := w.node.Calls("getTransaction")
			w.wantExecuted(when, []uuid.UUID{paid.ID, never}, true, false)
			if n := w.node.Calls("getTransaction") - before; n != want {
				w.Errorf("%s: %d transactions were read, want %d", when, n, want)
			}
		}
		pruned := func() {
			w.Helper()
			w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final() + 1})
			w.did(w.chain.FaucetToken(validator.USDC, w.wallet, 1_000_000))
			w.mine(3)
			w.wantUnknown("by a node without the history", paid.ID, never)
		}
		reads("at first", 2) // a deposit, and the payout
		reads("again", 0)
		w.noteGap(2)
		w.write(`DELETE FROM solana_executions`)
		pruned()
		reads("after a node without the history", 3)
		reads("after that", 0)

		w.write(`DELETE FROM solana_executions`)
		w.write(`UPDATE solana_marker_chains SET known_slot = 2`)
		w.db.Clock().Advance(MarkerKeep + time.Hour)
		pruned()
		reads("with a gap that is not noted yet", 4)
		reads("with a gap that is not noted yet, again", 3) // all but the execution, which is known
		w.noteGap(2)
		w.write(`UPDATE solana_marker_chains SET known_at = $1`, w.db.Clock().Micros())
		reads("with the gap that is noted", 3)
		reads("after that", 0)
	})
}

// A marker that was made by a void is one of no execution, also where no node shows the void, if this database gave the intent up.
func TestAGivenUpIntentIsNotExecuted(t *testing.T) {
	w := oneWorld(t)
	signed := w.sign(w.order(money.Dollar, w.walletOf(1)))
	attached, err := DecodeAttachment(signed.Attachment)
	if err != nil {
		t.Fatal(err)
	}
	void, err := w.family.SignVoid(t.Context(), on, signed.Text, *attached.Request, 0)
	if err != nil {
		t.Fatal(err)
	}
	w.land(w.paid(void))
	w.mine(5)
	ids := []uuid.UUID{signed.Order.ID}
	w.wantExecuted("a void", ids, false)
	w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
	w.wantExecuted("a void that the history has shown", ids, false)
	w.write(`DELETE FROM solana_voids`)
	w.wantExecuted("a marker that no node shows the making of", ids, true)
	w.write(`INSERT INTO intents (id, chain, wallet, intent, signature, delegation, deadline, reply_kind, state, attempts, retry_at, reason, created_at, trace, used_before)
		VALUES ($1, $2, $3, '', '', '', 0, '', 'cancelled', 0, 0, '', 0, '', 0)`, signed.Order.ID, string(on), string(w.wallet.Address()))
	w.wantExecuted("a void of this database", ids, false)
}

// A recovery has a wallet's history read since the newest block that the database knew, once: a node without it is not believed, before the
// recovery and after it.
func TestARecoveryReadsWhatTheDatabaseMayLack(t *testing.T) {
	w := oneWorld(t)
	paid := w.payBefore()
	w.closeMarker(paid.ID)
	accounts := []chain.Address{w.wallet.Address()}
	check := func(when string, lacking bool) {
		t.Helper()
		lacks, err := w.family.CheckRecovery(t.Context(), on, accounts)
		if err != nil || (len(lacks) == 1) != lacking {
			t.Errorf("%s: %+v, %v", when, lacks, err)
		}
	}
	read := func() error { return w.family.ReadHistory(t.Context(), on, accounts[0]) }
	check("with the history", false)
	w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
	check("without it", true)
	w.node.Set(rpctest.Faults{})
	if err := w.family.NoteRecovery(t.Context(), on); err != nil {
		t.Fatal(err)
	}
	w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
	if err := read(); !LacksHistory(err) {
		t.Errorf("a node without the history is read: %v", err)
	}
	w.wantUnknown("until the history is read", paid.ID)
	w.node.Set(rpctest.Faults{})
	if err := read(); err != nil {
		t.Fatal(err)
	}
	w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
	w.wantExecuted("after the recovery", []uuid.UUID{paid.ID, uuid.New()}, true, false)
	check("after it", false)
}

package solrelay

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
)

// landUnexecuted has a final block include the waiting transactions, unexecuted, since the fee payer cannot pay:
// blocks may once SIMD-0290 is active. It returns the slot.
func (w *world) landUnexecuted() uint64 {
	w.Helper()
	w.chain.IncludeNoOps(true)
	w.chain.SetAccount(w.payer(), validator.Account{Lamports: 10})
	w.mine(1)
	slot := w.chain.Head()
	if n := w.chain.Waiting(); n > 0 {
		w.Fatalf("%d transactions wait still", n)
	}
	w.mine(3)
	return slot
}

// refill has the fee payer be able to pay again.
func (w *world) refill() {
	w.Helper()
	w.chain.SetAccount(w.payer(), validator.Account{Lamports: lamports})
	w.mine(1)
}

// checkUnexecuted checks that a node shows a transaction as one that was not executed, and reads its
// block.
func (w *world) checkUnexecuted(signature solana.Signature, slot uint64) {
	w.Helper()
	tx, err := w.client.Transaction(w.Context(), signature, rpc.Finalized)
	if err != nil || tx == nil || tx.Slot != slot || tx.Err == nil || tx.Fee != 0 {
		w.Fatalf("the transaction is %+v, %v; want one of slot %d that failed at no fee", tx, err, slot)
	}
	if _, err := w.client.Block(w.Context(), slot); err != nil {
		w.Error(err)
	}
}

// isLent says whether the chain has the marker of a payment.
func (w *world) isLent(p payment) bool {
	w.Helper()
	i, err := custody.DecodeSolanaIntent(p.signed.Draft.Text)
	if err != nil {
		w.Fatal(err)
	}
	return w.chain.Account(custody.MarkerOf(i.Wallet, p.id)).Lamports > 0
}

// A version that is in a final block, and was not executed, decides no outcome: the marker is not there, and a
// further version pays once.
func TestAVersionThatWasNotExecutedDecidesNothing(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		p := w.start(w.createWallet(1_000), 400)
		w.until("it is on its way", func() bool { return w.isOnItsWay(p) })
		first := w.rawVersion(p, 0).Signatures[0]
		slot := w.landUnexecuted()
		w.checkUnexecuted(first, slot)
		w.untilAsked()
		if s := w.outcomeOf(p).State; s != intent.Carried || w.isLent(p) {
			w.Errorf("after a version that was not executed it is %s, marker %t", s, w.isLent(p))
		}
		w.refill()
		if o := w.untilEnded(p, intent.Executed, 400); o.TxHash == first.String() {
			w.Error("it was executed by the version that was not executed")
		}
	})
}

// A void that is in a final block, and was not executed, ends no intent: the marker is not there, and a further void
// ends the intent.
func TestAVoidThatWasNotExecutedEndsNothing(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine := w.createWallet(1_000)
		w.node.Set(rpctest.Faults{SwallowSends: true})
		p := w.start(mine, 400)
		w.rawVersion(p, 0)
		if err := w.db.Write(w.Context(), func(tx *store.Tx) error { return intent.AskCancellation(w.Context(), tx, testChain, p.id, "a test") }); err != nil {
			w.Fatal(err)
		}
		void := w.rawVersion(p, 1)
		if err := w.chain.Send(void); err != nil {
			w.Fatal(err)
		}
		slot := w.landUnexecuted()
		w.checkUnexecuted(void.Signatures[0], slot)
		w.untilAsked()
		if s := w.outcomeOf(p).State; s.Ended() || w.count(Voiding) != 1 || w.isLent(p) {
			w.Errorf("after a void that was not executed it is %s, marker %t", s, w.isLent(p))
		}
		w.refill()
		w.node.Set(rpctest.Faults{})
		w.untilEnded(p, intent.Cancelled, 0)
	})
}

// A close that is in a final block, and was not executed, closes no marker: it is kept until another close has
// landed.
func TestACloseThatWasNotExecutedClosesNothing(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		p := w.start(w.createWallet(1_000), 400)
		w.untilEnded(p, intent.Executed, 400)
		w.advance(solintent.MarkerKeep + 24*time.Hour)
		w.until("a close waits", func() bool { return w.chain.Waiting() == 1 })
		w.landUnexecuted()
		w.db.Clock().Advance(2 * time.Minute)
		w.untilReviewed()
		if n := w.count(Made); n != 1 || !w.isLent(p) {
			w.Errorf("after a close that was not executed %d markers are to be closed, marker %t", n, w.isLent(p))
		}
		w.refill()
		w.untilMining("the marker is closed", func() bool { return w.count(Made) == 0 })
		if w.isLent(p) {
			w.Error("the marker is there, and has no row")
		}
	})
}

// A chain does not begin with markers by withdrawals that are in a final block, and were not
// executed: the nonce accounts are there.
func TestAWithdrawalThatWasNotExecutedBeginsNothing(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.makeFormerPool()
		w.startCarrier()
		w.until("a withdrawal waits", func() bool { return w.chain.Waiting() > 0 })
		w.landUnexecuted()
		w.untilAsked()
		if n := w.countRows("solana_marker_chains", "begun_at > 0"); n != 0 {
			w.Error("the chain has begun, and there are nonce accounts")
		}
		w.refill()
		w.untilMining("the chain has begun", func() bool { return w.countRows("solana_marker_chains", "begun_at > 0") == 1 })
		for place := range formerPool {
			if w.chain.Account(custody.NonceAccount(w.payer(), place)).Lamports > 0 {
				w.Errorf("the nonce account at %d is there", place)
			}
		}
	})
}

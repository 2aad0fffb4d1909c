package solrelay

import (
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

func TestAPaymentIsExecutedAndItsCostTold(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, _ := w.startReady(2)
		mine := w.createWallet(1_000)
		before := w.chain.Lamports(w.payer())
		p := w.start(pool, mine, 400)
		o := w.untilEnded(p, intent.Executed, 400)
		e := w.evidenceOf(o)
		if cost := before - w.chain.Lamports(w.payer()); e.Fee == 0 || e.Rent != solana.RentExempt(solana.TokenAccountSize) || e.Fee+e.Rent != cost {
			t.Errorf("the evidence tells of a fee of %d and a rent of %d, and %d were paid", e.Fee, e.Rent, cost)
		}
		if e.Slot != o.BlockNumber || o.TxHash == "" {
			t.Errorf("executed in slot %d by %q, the evidence says slot %d", o.BlockNumber, o.TxHash, e.Slot)
		}
		again := w.start(pool, mine, 600)
		w.untilEnded(again, intent.Executed, 600)
	})
}

// lamportsTold is what the metrics say that was paid, less what came back.
func (w *world) lamportsTold() (told uint64) {
	w.Helper()
	families, err := w.metrics.Gather()
	if err != nil {
		w.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			switch f.GetName() {
			case "granary_solana_lamports_paid_total":
				told += uint64(m.GetCounter().GetValue())
			case "granary_solana_lamports_returned_total":
				told -= uint64(m.GetCounter().GetValue())
			}
		}
	}
	return told
}

// Every lamport that the fee payer pays is told: for payouts, those that fail too, for
// giving them up, for the pool, made and closed.
func TestEveryLamportIsTold(t *testing.T) {
	eachWorld(t, func(w *world) {
		before, stop := uint64(0), func() {}
		restart := func(pool *Pool) {
			stop()
			before = w.chain.Lamports(w.payer())
			stop = w.startCarrier(pool)
		}
		untilTold := func(what string) {
			w.untilMining("what was paid is told of "+what, func() bool { return before-w.chain.Lamports(w.payer()) == w.lamportsTold() })
			if w.lamportsTold() == 0 {
				t.Errorf("nothing was paid for %s", what)
			}
		}
		large, small := w.pool(5), w.pool(2)
		restart(large)
		w.untilMining("the pool is made", func() bool { return w.count(Free) == 5 })
		untilTold("a pool")
		mine := w.createWallet(1_000)
		ids := idsApart(large, 2)
		one, two := w.sign(large, mine, ids[0], 700), w.sign(large, mine, ids[1], 600)
		w.submit(one)
		w.until("the first waits for a slot", func() bool { return w.isOnItsWay(one) && w.chain.Waiting() == 1 })
		w.submit(two)
		w.until("the second waits for a slot", func() bool { return w.isOnItsWay(two) && w.chain.Waiting() == 2 })
		w.untilEnded(one, intent.Executed, 700)
		w.untilEnded(two, intent.Expired, 0)
		untilTold("payouts")
		w.untilEnded(w.start(large, mine, 400), intent.Refused, 0)
		untilTold("giving up")
		restart(small)
		w.untilMining("the pool is smaller", func() bool { return w.count(Free) == 2 && w.count(Closing) == 0 && w.count(Advancing) == 0 })
		w.untilMining("what was paid is told of a smaller pool", func() bool { return before-w.chain.Lamports(w.payer()) == w.lamportsTold() })
	})
}

// What lingers is sent in versions that offer more, and one of them lands.
func TestALingeringPaymentOffersMore(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, _ := w.startReady(1)
		mine := w.createWallet(1_000)
		w.node.Set(rpctest.Faults{SwallowSends: true})
		p := w.start(pool, mine, 400)
		for n := range p.versions {
			w.until("the version is sent", func() bool { return w.countRows("solana_transactions", "intent_id = $1", p.id) == n+1 })
			w.db.Clock().Advance(w.options.BumpAfter + time.Second)
		}
		w.untilAsked()
		list, err := Transactions(t.Context(), w.db, p.id)
		if err != nil || len(list) != len(p.versions) {
			t.Errorf("%d transactions may bring it, want its %d versions: %v", len(list), len(p.versions), err)
		}
		w.node.Set(rpctest.Faults{})
		o := w.untilEnded(p, intent.Executed, 400)
		if o.TxHash != list[0] {
			t.Errorf("it was brought by %s, want the newest version, %s", o.TxHash, list[0])
		}
		if list, err := Transactions(t.Context(), w.db, p.id); err != nil || len(list) != 0 {
			t.Errorf("transactions may bring an executed intent: %v, %v", list, err)
		}
	})
}

func TestWhatCannotBePaidIsRefusedUnseen(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, _ := w.startReady(1)
		mine := w.createWallet(300)
		p := w.start(pool, mine, 400)
		if o := w.untilEnded(p, intent.Refused, 0); o.Reason != "insufficient funds" {
			t.Errorf("refused for %q", o.Reason)
		}
		if w.node.Saw(p.signed.Signature) {
			t.Error("the node has seen the signature of what was refused")
		}
		paid := w.start(pool, mine, 300)
		w.untilEnded(paid, intent.Executed, 300)
		if !w.node.Saw(paid.signed.Signature) {
			t.Error("the node has not seen the signature of what was executed")
		}
	})
}

// A version that lands and fails has used the nonce value: the intent has ended, and says
// why.
func TestWhatFailsOnTheChainHasEnded(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, _ := w.startReady(4)
		mine := w.createWallet(1_000)
		ids := idsApart(pool, 2)
		one, two := w.sign(pool, mine, ids[0], 700), w.sign(pool, mine, ids[1], 600)
		w.submit(one)
		w.until("the first waits for a slot", func() bool { return w.isOnItsWay(one) && w.chain.Waiting() == 1 })
		w.submit(two)
		w.until("the second waits for a slot", func() bool { return w.isOnItsWay(two) && w.chain.Waiting() == 2 })
		w.untilEnded(one, intent.Executed, 700)
		if o := w.untilEnded(two, intent.Expired, 0); !strings.HasSuffix(o.Reason, " failed: insufficient funds") {
			t.Errorf("it has ended for %q", o.Reason)
		}
	})
}

func TestADeadlineEndsWhatIsPublic(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, _ := w.startReady(1)
		mine := w.createWallet(1_000)
		w.node.Set(rpctest.Faults{SwallowSends: true})
		p := w.start(pool, mine, 400)
		w.until("it is carried", func() bool { return w.outcomeOf(p).State == intent.Carried })
		w.chain.AdvanceTime(2 * time.Hour)
		w.untilAsked()
		if s := w.outcomeOf(p).State; s != intent.Carried {
			t.Errorf("it is %s before its deadline is final", s)
		}
		w.node.Set(rpctest.Faults{})
		if o := w.untilEnded(p, intent.Expired, 0); o.Reason != "" {
			t.Errorf("it expired for %q, though nothing was wrong with it", o.Reason)
		}
		anew := w.sign(pool, mine, p.id, 400)
		w.submit(anew)
		w.untilEnded(anew, intent.Executed, 400)
	})
}

func TestAnOperatorCancels(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, _ := w.startReady(1)
		mine := w.createWallet(1_000)
		w.node.Set(rpctest.Faults{SwallowSends: true})
		p := w.start(pool, mine, 400)
		w.until("it is carried", func() bool { return w.outcomeOf(p).State == intent.Carried })
		err := w.db.Write(t.Context(), func(tx *store.Tx) error { return intent.AskCancellation(t.Context(), tx, testChain, p.id, "a mistake") })
		if err != nil {
			t.Fatal(err)
		}
		w.until("it is given up", func() bool { return w.count(Advancing) == 1 })
		w.node.Set(rpctest.Faults{})
		w.untilEnded(p, intent.Cancelled, 0)
		if got := w.chain.TokenBalance(validator.USDC, w.walletAt(mine)); got != 1_000 {
			t.Errorf("the wallet has %d units after a cancellation, want 1000", got)
		}
	})
}

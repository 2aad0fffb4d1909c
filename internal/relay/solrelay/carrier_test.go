package solrelay

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
)

func TestAPaymentIsExecutedAndItsCostTold(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine := w.createWallet(1_000)
		before := w.chain.Lamports(w.payer())
		p := w.start(mine, 400)
		o := w.untilEnded(p, intent.Executed, 400)
		e := w.evidenceOf(o)
		rent := solana.RentExempt(solana.TokenAccountSize)
		if cost := before - w.chain.Lamports(w.payer()); e.Fee == 0 || e.Rent != rent || e.Fee+2*rent != cost {
			t.Errorf("the evidence says a fee of %d and a rent of %d, and %d were paid, of which the marker's come back", e.Fee, e.Rent, cost)
		}
		if e.Slot != o.BlockNumber || o.TxHash == "" {
			t.Errorf("executed in slot %d by %q, the evidence says slot %d", o.BlockNumber, o.TxHash, e.Slot)
		}
		again := w.start(mine, 600)
		w.untilEnded(again, intent.Executed, 600)
	})
}

// lamportsTold returns the lamports paid, less those returned, as the metrics report them.
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

// Every lamport that the fee payer pays is reported: for payouts, those that fail too, for voids,
// for markers, made and closed.
func TestEveryLamportIsReported(t *testing.T) {
	eachWorld(t, func(w *world) {
		before := w.chain.Lamports(w.payer())
		w.startReady()
		untilReported := func(what string) {
			w.untilMining("what was paid is reported of "+what, func() bool { return before-w.chain.Lamports(w.payer()) == w.lamportsTold() })
		}
		mine := w.createWallet(1_000)
		one, two := w.sign(mine, uuid.New(), 700), w.sign(mine, uuid.New(), 600)
		w.submit(one)
		w.until("the first waits for a slot", func() bool { return w.isOnItsWay(one) && w.chain.Waiting() == 1 })
		w.submit(two)
		w.until("the second waits for a slot", func() bool { return w.isOnItsWay(two) && w.chain.Waiting() == 2 })
		w.untilEnded(one, intent.Executed, 700)
		w.untilEnded(two, intent.Cancelled, 0)
		untilReported("payouts and a void")
		if w.lamportsTold() == 0 {
			t.Error("nothing was paid")
		}
		w.untilClosed(one)
		w.untilClosed(two)
		untilReported("closes")
	})
}

// An intent that lingers is sent in further versions that offer more, and one of them lands.
func TestALingeringPaymentOffersMore(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine := w.createWallet(1_000)
		w.node.Set(rpctest.Faults{SwallowSends: true})
		p := w.start(mine, 400)
		const versions = 5
		for n := range versions {
			w.until("the version is sent", func() bool { return w.countRows("solana_versions", "intent_id = $1", p.id) == n+1 })
			w.mine(1)
			w.db.Clock().Advance(w.options.BumpAfter + time.Second)
		}
		w.untilAsked()
		if n := w.countRows("solana_versions", "intent_id = $1 AND unit_price = 1000000", p.id); n == 0 {
			t.Error("no version offers the most that is allowed")
		}
		list, err := Transactions(t.Context(), w.db, p.id)
		if err != nil || len(list) < versions {
			t.Errorf("%d transactions may bring it, want its %d versions or more: %v", len(list), versions, err)
		}
		w.node.Set(rpctest.Faults{})
		w.untilEnded(p, intent.Executed, 400)
		if list, err := Transactions(t.Context(), w.db, p.id); err != nil || len(list) != 0 {
			t.Errorf("transactions may bring an executed intent: %v, %v", list, err)
		}
	})
}

// A version that fails in a simulation is not signed at all.
func TestWhatCannotBePaidIsNotSigned(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine := w.createWallet(300)
		var refusal intent.Refusal
		if _, err := w.trySign(mine, uuid.New(), 400); !errors.As(err, &refusal) || refusal.Why != "insufficient funds" {
			t.Errorf("signed with %v", err)
		}
		w.untilEnded(w.start(mine, 300), intent.Executed, 300)
	})
}

// A version that lands and fails decides no outcome: a void ends the intent.
func TestWhatFailsOnTheChainIsVoided(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine := w.createWallet(1_000)
		one, two := w.sign(mine, uuid.New(), 700), w.sign(mine, uuid.New(), 600)
		w.submit(one)
		w.until("the first waits for a slot", func() bool { return w.isOnItsWay(one) && w.chain.Waiting() == 1 })
		w.submit(two)
		w.until("the second waits for a slot", func() bool { return w.isOnItsWay(two) && w.chain.Waiting() == 2 })
		w.untilEnded(one, intent.Executed, 700)
		if o := w.untilEnded(two, intent.Cancelled, 0); o.Reason != "insufficient funds" {
			t.Errorf("it has ended for %q", o.Reason)
		}
	})
}

// A deadline ends an intent by its void, and its id is never signed again.
func TestADeadlineEndsWhatIsPublic(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine := w.createWallet(1_000)
		w.node.Set(rpctest.Faults{SwallowSends: true})
		p := w.start(mine, 400)
		w.until("it is carried", func() bool { return w.outcomeOf(p).State == intent.Carried })
		w.chain.AdvanceTime(2 * time.Hour)
		w.untilAsked()
		if s := w.outcomeOf(p).State; s != intent.Carried {
			t.Errorf("it is %s before its deadline is final", s)
		}
		w.node.Set(rpctest.Faults{})
		if o := w.untilEnded(p, intent.Cancelled, 0); o.Reason != "its time was over before it was executed" {
			t.Errorf("it has ended for %q", o.Reason)
		}
		w.mine(2)
		var refusal intent.Refusal
		if _, err := w.trySign(mine, p.id, 400); !errors.As(err, &refusal) || !strings.Contains(refusal.Why, "it was given up before") {
			t.Errorf("signed again with %v", err)
		}
	})
}

func TestAnOperatorCancels(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine := w.createWallet(1_000)
		w.node.Set(rpctest.Faults{SwallowSends: true})
		p := w.start(mine, 400)
		w.until("it is carried", func() bool { return w.outcomeOf(p).State == intent.Carried })
		err := w.db.Write(t.Context(), func(tx *store.Tx) error { return intent.AskCancellation(t.Context(), tx, testChain, p.id, "a mistake") })
		if err != nil {
			t.Fatal(err)
		}
		w.until("it is given up", func() bool { return w.count(Voiding) == 1 })
		w.node.Set(rpctest.Faults{})
		w.untilEnded(p, intent.Cancelled, 0)
		if got := w.chain.TokenBalance(validator.USDC, w.walletAt(mine)); got != 1_000 {
			t.Errorf("the wallet has %d units after a cancellation, want 1000", got)
		}
	})
}

// untilClosed waits, making slots, until the marker of an intent that is over is closed, which
// must not be before it was kept long enough, and no earlier than its day.
func (w *world) untilClosed(p payment) {
	w.Helper()
	var address string
	var day, madeMicros int64
	err := w.db.QueryRow(w.Context(), `SELECT address, closing_day, made_at FROM solana_markers WHERE intent_id = $1`, p.id).Scan(&address, &day, &madeMicros)
	if err != nil {
		if !errors.Is(err, store.ErrNoRows) {
			w.Fatal(err)
		}
		return // with another's
	}
	marker, err := solana.ParsePublicKey(address)
	if err != nil {
		w.Fatal(err)
	}
	earliest := max(custody.ClosingDay(day).Begins().UnixMicro(), clock.Time(madeMicros).Add(solintent.MarkerKeep).UnixMicro())
	if left := earliest - w.db.Clock().Micros() - time.Minute.Microseconds(); left > 0 {
		w.advance(time.Duration(left) * time.Microsecond)
		w.untilReviewed()
		if w.chain.Account(marker).Lamports == 0 {
			w.Error("a marker is closed too early")
		}
	}
	w.advance(2 * time.Minute)
	w.untilMining("the marker is closed", func() bool { return w.countRows("solana_markers", "intent_id = $1", p.id) == 0 })
	if n := w.chain.Account(marker).Lamports; n != 0 {
		w.Errorf("a closed marker has %d lamports", n)
	}
}

// Markers are closed by as many at a time as a transaction has room for, each once, and their
// rent comes back to the lamport.
func TestMarkersAreClosedTogether(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine, payee := w.createWallet(1_000), w.newPayee()
		w.createTokens(payee)
		before := w.chain.Lamports(w.payer())
		const markers = custody.MaxCloses + 1
		var fees uint64
		for range markers {
			p := payment{id: uuid.New(), payee: payee}
			draft, err := w.family.Build(w.Context(), w.order(mine, p.id, 1, payee))
			if err == nil {
				p.signed, err = w.family.Sign(w.Context(), draft)
			}
			if err != nil {
				w.Fatal(err)
			}
			w.submit(p)
			w.untilMining("it is executed", func() bool { return w.outcomeOf(p).State == intent.Executed })
			fees += w.evidenceOf(w.outcomeOf(p)).Fee
		}
		if lent := before - w.chain.Lamports(w.payer()) - fees; lent != markers*solana.RentExempt(solana.TokenAccountSize) {
			w.Errorf("%d lamports are lent to %d markers", lent, markers)
		}
		w.advance(solintent.MarkerKeep + 24*time.Hour)
		w.untilMining("the markers are closed", func() bool { return w.count(Made) == 0 })
		closing := w.metric("granary_solana_lamports_paid_total", paidCloseFee)
		w.untilMining("the closes are reported", func() bool {
			closing = w.metric("granary_solana_lamports_paid_total", paidCloseFee)
			return before-w.chain.Lamports(w.payer()) == fees+closing
		})
		if closing < 20_000 || closing >= 30_000 {
			w.Errorf("closing %d markers took %d lamports of fees, want those of two transactions", markers, closing)
		}
	})
}

// createTokens makes a token account for an owner.
func (w *world) createTokens(owner solana.PublicKey) {
	w.Helper()
	if _, err := w.chain.FaucetToken(validator.USDC, owner, 1); err != nil {
		w.Fatal(err)
	}
	w.mine(1)
}

// metric returns the value of a counter with the given label.
func (w *world) metric(name, label string) uint64 {
	w.Helper()
	families, err := w.metrics.Gather()
	if err != nil {
		w.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			for _, l := range m.GetLabel() {
				if f.GetName() == name && l.GetValue() == label {
					return uint64(m.GetCounter().GetValue())
				}
			}
		}
	}
	return 0
}

// untilReviewed waits until the carrier has looked for markers to close, a few seconds on.
func (w *world) untilReviewed() {
	w.Helper()
	before := w.db.Clock().Micros()
	w.until("the carrier reviews", func() bool { return w.countRows("solana_marker_chains", "known_at >= $1", before) == 1 })
}

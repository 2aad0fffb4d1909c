package solrelay

import (
	"context"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Before any version is public, the settlement is shown the outcome that would be recorded, and reads it as the later
// one.
func TestWhatIsExpectedIsReadAsWhatHappens(t *testing.T) {
	eachWorld(t, func(w *world) {
		family := solintent.New(nil, nil, nil)
		var mu sync.Mutex
		expected := map[uuid.UUID][]chain.Movement{}
		w.options.CheckOutcomes = func(ctx context.Context, simulated []intent.Simulated) (map[uuid.UUID]failure.Reason, error) {
			mu.Lock()
			defer mu.Unlock()
			for _, s := range simulated {
				moved, err := family.Movements(ctx, intent.Order{ID: s.ID}, s.Evidence)
				if err != nil {
					return nil, err
				}
				expected[s.ID] = moved
			}
			return nil, nil
		}
		w.startReady()
		mine := w.createWallet(300)
		p := w.start(mine, 120)
		outcome := w.untilEnded(p, intent.Executed, 120)
		happened, err := family.Movements(t.Context(), intent.Order{ID: p.id}, outcome.Evidence)
		want := []chain.Movement{{From: w.walletAt(mine).Address(), To: p.payee.Address(), Token: validator.USDC.Address(), Units: money.NewUnits(120)}}
		if err != nil || !slices.Equal(happened, want) {
			t.Errorf("it moved %+v, %v, want %+v", happened, err, want)
		}
		mu.Lock()
		defer mu.Unlock()
		if !slices.Equal(expected[p.id], want) {
			t.Errorf("it was expected to move %+v, want %+v", expected[p.id], want)
		}
	})
}

// The transaction that made a marker is found by a database that does not know the transactions it sent,
// however many transactions of strangers have named the marker since.
func TestWhatMadeAMarkerIsFoundAmongStrangers(t *testing.T) {
	eachWorld(t, func(w *world) {
		stop := w.startReady()
		wallet := w.createWallet(5_000_000)
		p := w.start(wallet, 1_000_000)
		w.until("it is on its way", func() bool { return w.isOnItsWay(p) })
		stop()
		w.mine(3)
		for range 60 {
			w.fund(w.markerOf(wallet, p.id), 1)
		}
		w.mine(3)
		w.write(`DELETE FROM solana_versions`)
		w.startCarrier()
		w.untilEnded(p, intent.Executed, 1_000_000)
	})
}

// A marker's address that has lamports already, and more after, makes no difference: the payment
// lands once, and all lamports come back with the marker's close.
func TestAPrefundedMarkerSettles(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		wallet, id := w.createWallet(5_000_000), uuid.New()
		w.fund(w.markerOf(wallet, id), 1_000_000)
		p := w.sign(wallet, id, 2_000_000)
		w.submit(p)
		w.untilEnded(p, intent.Executed, 2_000_000)
		w.fund(w.markerOf(wallet, id), 1_000_000)
		w.untilClosed(p)
	})
}

func (w *world) write(statement string, args ...any) {
	w.Helper()
	if err := w.db.Write(w.Context(), func(tx *store.Tx) error { tx.Defer(statement, args...); return nil }); err != nil {
		w.Fatal(err)
	}
}

func (w *world) markerOf(wallet, id uuid.UUID) solana.PublicKey {
	return custody.MarkerOf(w.walletAt(wallet), id)
}

// A void whose marker no closing key of a text owns ends its intent, and the marker is kept; the
// payouts of other wallets go on.
func TestAMarkerThatCannotBeClosedEndsItsIntent(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine, others := w.createWallet(1_000), w.createWallet(1_000)
		p := w.sign(mine, uuid.New(), 400)
		w.landVoid(mine, p.id, custody.ClosingDayOf(time.Date(9000, 1, 1, 0, 0, 0, 0, time.UTC)))
		w.submit(p)
		w.mine(6) // the void is final
		q := w.sign(others, uuid.New(), 100)
		w.submit(q)
		w.untilMining("both have ended", func() bool { return w.outcomeOf(p).State.Ended() && w.outcomeOf(q).State.Ended() })
		if a, b := w.outcomeOf(p).State, w.outcomeOf(q).State; a != intent.Cancelled || b != intent.Executed {
			t.Errorf("the voided payout is %s, and another wallet's %s", a, b)
		}
		w.advance(solintent.MarkerKeep + 24*time.Hour)
		w.untilMining("the other marker is closed", func() bool { return w.countRows("solana_markers", "intent_id = $1", q.id) == 0 })
		if n := w.countRows("solana_markers", "intent_id = $1 AND state = 'made' AND closing_day = 0", p.id); n != 1 {
			t.Errorf("the marker that cannot be closed has %d rows", n)
		}
	})
}

// landVoid has the chain execute a void of an intent whose marker may be closed from a day on.
func (w *world) landVoid(wallet, id uuid.UUID, d custody.ClosingDay) {
	w.Helper()
	closer, err := w.keys.ClosingKey(d)
	if err != nil {
		w.Fatal(err)
	}
	v := custody.SolanaVoid{ID: id, FeePayer: w.payer(), Wallet: w.walletAt(wallet), SolanaBudget: custody.SolanaBudget{UnitLimit: 10_000, UnitPrice: 1000},
		Marking: custody.SolanaMarking{Blockhash: w.chain.Blockhash(), Rent: solana.RentExempt(solana.TokenAccountSize), Closer: closer}}
	message, err := v.Encode()
	if err != nil {
		w.Fatal(err)
	}
	signed, err := w.keys.SignSolana(wallet, []custody.WalletMessage{v})
	if err != nil {
		w.Fatal(err)
	}
	m, err := solana.DecodeMessage(message)
	if err != nil {
		w.Fatal(err)
	}
	w.sendAsPayer(m, signed...)
}

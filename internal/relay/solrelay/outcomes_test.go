package solrelay

import (
	"context"
	"slices"
	"sync"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Before anything is public, whoever settles is shown what would be recorded, and reads it
// as what will be.
func TestWhatIsExpectedIsReadAsWhatHappens(t *testing.T) {
	eachWorld(t, func(w *world) {
		family := solintent.New(nil, nil, nil)
		var mu sync.Mutex
		expected := map[uuid.UUID][]chain.Movement{}
		w.options.CheckOutcomes = func(ctx context.Context, simulated []intent.Simulated) (map[uuid.UUID]string, error) {
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
		pool, _ := w.startReady(1)
		mine := w.createWallet(300)
		p := w.start(pool, mine, 120)
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

// What used a nonce value is found by a database that does not know what it sent, however
// many transactions have named the account since.
func TestAnOldUseOfANonceIsFound(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, stop := w.startReady(1)
		wallet := w.createWallet(5_000_000)
		p := w.start(pool, wallet, 1_000_000)
		w.untilMining("it is on its way", func() bool { return w.isOnItsWay(p) })
		stop()
		w.mine(3)
		for range 60 {
			w.fund(pool.addressOf(0), 1)
		}
		w.mine(3)
		if err := w.db.Write(w.Context(), func(tx *store.Tx) error { tx.Defer(`DELETE FROM solana_transactions`); return nil }); err != nil {
			w.Fatal(err)
		}
		w.startCarrier(pool)
		w.untilEnded(p, intent.Executed, 1_000_000)
	})
}

// Two lives of a database may have given one value to two payouts. The one that lands is
// paid; the other finds that its value is gone, and is signed anew.
func TestAnotherLifesPayoutUsesTheValue(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, stop := w.startReady(1)
		stop()
		wallet := w.createWallet(5_000_000)
		forgotten := w.sign(pool, wallet, uuid.New(), 1_000_000)
		if err := w.db.Write(w.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE solana_nonce_accounts SET state = 'free', intent_id = NULL, assigned_at = 0`)
			return nil
		}); err != nil {
			w.Fatal(err)
		}
		ours := w.sign(pool, wallet, uuid.New(), 2_000_000)
		w.submit(ours)
		message, err := solana.DecodeMessage(w.messageOf(forgotten))
		if err != nil {
			w.Fatal(err)
		}
		paid, err := w.keys.FeePayer().SignMessage(message)
		if err != nil {
			w.Fatal(err)
		}
		landed := solana.Transaction{Signatures: []solana.Signature{paid, solana.Signature(forgotten.signed.Signature)}, Message: message}
		if err := w.chain.Send(landed); err != nil {
			w.Fatal(err)
		}
		w.mine(3)
		w.startCarrier(pool)
		w.untilEnded(ours, intent.Expired, 0)
		if got := w.chain.TokenBalance(validator.USDC, forgotten.payee); got != 1_000_000 {
			w.Errorf("what the other life signed has paid %d units", got)
		}
		anew := w.sign(pool, wallet, ours.id, 2_000_000)
		w.submit(anew)
		w.untilEnded(anew, intent.Executed, 2_000_000)
	})
}

// messageOf is the message of a payment's first version.
func (w *world) messageOf(p payment) []byte {
	w.Helper()
	attached, err := solintent.DecodeAttachment(p.signed.Attachment)
	if err != nil {
		w.Fatal(err)
	}
	return attached.Versions[0].Message
}

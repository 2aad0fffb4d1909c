package solrelay

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// onChain is how many of the pool's accounts the chain has.
func (w *world) onChain(pool *Pool) (n int) {
	for place := range MaxPoolSize {
		if w.chain.Lamports(pool.addressOf(place)) > 0 {
			n++
		}
	}
	return n
}

// valueOn is the value of an account on the chain.
func (w *world) valueOn(at solana.PublicKey) solana.Hash {
	w.Helper()
	nonce, err := solana.DecodeNonceAccount(w.chain.Account(at).Data)
	if err != nil {
		w.Fatal(err)
	}
	return nonce.Value
}

// A pool is made, grows, and gives back the lamports of what it has too much, but for
// those that serve an intent.
func TestAPoolHasItsSize(t *testing.T) {
	eachWorld(t, func(w *world) {
		small, stop := w.startReady(3)
		if got := w.onChain(small); got != 3 {
			t.Errorf("the chain has %d accounts, want 3", got)
		}
		stop()
		large, stop := w.startReady(6)
		if got := w.onChain(large); got != 6 {
			t.Errorf("the chain has %d accounts, want 6", got)
		}
		id := uuid.New()
		for large.placeOf(id) != 5 {
			id = uuid.New()
		}
		kept := w.sign(large, w.createWallet(500), id, 500)
		stop()
		before := w.chain.Lamports(w.payer())
		w.startCarrier(small)
		w.untilMining("the pool is smaller", func() bool { return w.count(Free) == 3 && w.count(Closing) == 0 })
		if got := w.onChain(small); got != 4 {
			t.Errorf("the chain has %d accounts, want 3 and the one in use", got)
		}
		rent := 2 * solana.RentExempt(solana.NonceAccountSize)
		if back := w.chain.Lamports(w.payer()) + 100_000; back < before+rent {
			t.Errorf("the fee payer had %d lamports and has %d, want %d more but for fees", before, back-100_000, rent)
		}
		w.submit(kept)
		w.untilEnded(kept, intent.Executed, 500)
		w.untilMining("the last is closed", func() bool { return w.onChain(small) == 3 && w.countRows("solana_nonce_accounts", "1 = 1") == 3 })
	})
}

// Where the size changes, ids lead to other accounts. What another life of the database
// has signed under one of them is worth nothing then.
func TestAPoolOfAnotherSizeForgetsItsValues(t *testing.T) {
	eachWorld(t, func(w *world) {
		small, stop := w.startReady(2)
		stop()
		before := [2]solana.Hash{w.valueOn(small.addressOf(0)), w.valueOn(small.addressOf(1))}
		w.startReady(3)
		for place, value := range before {
			if w.valueOn(small.addressOf(place)) == value {
				t.Errorf("account %d has the value still that it had under the other size", place)
			}
		}
	})
}

// A database without a row of it finds the pool on the chain, and gives no value that an
// earlier life may have signed with.
func TestAForgottenPoolIsTakenOver(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, stop := w.startReady(3)
		stop()
		old := w.valueOn(pool.addressOf(1))
		err := w.db.Write(t.Context(), func(tx *store.Tx) error {
			for _, table := range []string{"solana_nonce_accounts", "solana_nonce_pools", "solana_transactions"} {
				tx.Defer(`DELETE FROM ` + table)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		before := w.chain.Lamports(w.payer())
		smaller, _ := w.startReady(2)
		w.untilMining("what is too much is closed", func() bool { return w.onChain(smaller) == 2 })
		if w.valueOn(pool.addressOf(1)) == old {
			t.Error("an account serves with the value that was forgotten")
		}
		if spent := before + solana.RentExempt(solana.NonceAccountSize) - w.chain.Lamports(w.payer()); spent > 100_000 {
			t.Errorf("it cost %d lamports: accounts were made anew", spent)
		}
	})
}

// An account that was assigned, and whose intent never came, is taken back; what was
// signed with it is worth nothing.
func TestAnAccountWaitsForItsIntentSoLong(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.options.OrphanAfter = time.Hour
		pool, _ := w.startReady(1)
		mine := w.createWallet(1_000)
		forgotten := w.sign(pool, mine, uuid.New(), 400)
		before := w.node.Requests()
		w.db.Clock().Advance(59 * time.Minute)
		w.until("the pool is reviewed", func() bool { return w.node.Requests() >= before+2 })
		if n := w.count(Used); n != 1 {
			t.Errorf("%d accounts are used, want the one that waits", n)
		}
		w.db.Clock().Advance(2 * time.Minute)
		w.untilMining("it is free", func() bool { return w.count(Free) == 1 })
		w.submit(forgotten)
		w.untilEnded(forgotten, intent.Expired, 0)
	})
}

// Lamports that a stranger sends to the addresses of a pool, before its accounts are made or
// while they are closed, keep none of them from being made and given back.
func TestAStrangersLamportsBlockNoPlace(t *testing.T) {
	eachWorld(t, func(w *world) {
		pool, rent := w.pool(6), solana.RentExempt(solana.NonceAccountSize)
		for place, sent := range []uint64{solana.RentExempt(0), rent - 1, rent, rent + 1, 5 * rent} {
			w.fund(pool.addressOf(place), sent)
		}
		w.mine(3)
		before := w.chain.Lamports(w.payer())
		_, stop := w.startReady(6)
		stop()
		paid := before - w.chain.Lamports(w.payer())
		if missing := rent - solana.RentExempt(0) + 1 + rent; paid < missing || paid > missing+20_000 {
			t.Errorf("the pool cost %d lamports, want the %d that were missing, and fees", paid, missing)
		}
		smaller := w.pool(1)
		stop = w.startCarrier(smaller)
		w.untilMining("what is too much is closed", func() bool { return w.onChain(smaller) == 1 && w.countRows("solana_nonce_accounts", "1 = 1") == 1 })
		stop()
		w.fund(pool.addressOf(3), solana.RentExempt(0))
		w.mine(3)
		w.startReady(6)
	})
}

// Accounts are made as soon as the fee payer can pay for them, and as many as it can: nobody
// waits for a transaction that was never sent.
func TestAPoolIsMadeOnceItIsPaidFor(t *testing.T) {
	eachWorld(t, func(w *world) {
		rent, err := w.client.RentExempt(t.Context(), solana.NonceAccountSize)
		if err != nil {
			t.Fatal(err)
		}
		w.options.MinBalance = 1_000_000
		w.options.Retry = time.Hour // what a node refused would wait for this long
		w.setPayer(w.options.MinBalance + rent - 1)
		pool := w.pool(3)
		w.startCarrier(pool)
		sent := w.sentForPool()
		w.untilAsked()
		if n := w.sentForPool(); n != sent {
			t.Errorf("%d transactions were sent that the fee payer cannot pay for", n-sent)
		}
		w.setPayer(w.options.MinBalance + 2*rent + 100_000)
		w.until("two are made", func() bool { w.mine(1); return w.count(Free) == 2 })
		w.untilAsked()
		if n := w.countRows("solana_nonce_accounts", "state = $1", string(Making)); n != 1 {
			t.Errorf("%d accounts are left to make, want the one that the fee payer cannot pay for", n)
		}
		w.setPayer(w.options.MinBalance + rent + 100_000)
		w.until("the third is made", func() bool { w.mine(1); return w.count(Free) == 3 })
	})
}

// setPayer has the fee payer hold so many lamports.
func (w *world) setPayer(lamports uint64) {
	w.Helper()
	w.chain.SetAccount(w.payer(), validator.Account{Lamports: lamports, Owner: solana.SystemProgram})
	w.mine(1)
}

// sentForPool is how many transactions the carrier has handed to the node.
func (w *world) sentForPool() int {
	w.Helper()
	return w.node.Calls("sendTransaction")
}

// What the node refuses is not under way, so it is tried again long before a transaction that
// was taken would be.
func TestAnAccountThatTheNodeRefusesIsMadeSoonAfter(t *testing.T) {
	eachWorld(t, func(w *world) {
		rent, err := w.client.RentExempt(t.Context(), solana.NonceAccountSize)
		if err != nil {
			t.Fatal(err)
		}
		w.options.MinBalance = 1
		w.setPayer(w.options.MinBalance + rent) // and nothing for the fee
		w.startCarrier(w.pool(1))
		began := w.db.Clock().Now()
		w.until("it is tried again", func() bool { return w.sentForPool() >= 2 })
		w.setPayer(lamports)
		w.until("it is made", func() bool { w.mine(1); return w.count(Free) == 1 })
		if took := w.db.Clock().Now().Sub(began); took >= remakeAfter {
			t.Errorf("it took %s, as if a transaction had been under way", took)
		}
	})
}

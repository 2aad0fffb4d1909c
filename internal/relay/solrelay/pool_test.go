package solrelay

import (
	"errors"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

const testChain = chain.SolanaDevnet

var testPayer = solana.PublicKey{9}

// poolWorld is a pool whose rows say that its accounts are made.
type poolWorld struct {
	*testing.T
	db   *store.DB
	pool *Pool
}

func eachPool(t *testing.T, size int, fn func(w poolWorld)) {
	t.Helper()
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		pool, err := NewPool(db, testChain, testPayer, size)
		if err != nil {
			t.Fatal(err)
		}
		w := poolWorld{t, db, pool}
		w.write(func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO solana_nonce_pools (chain, fee_payer, size, updated_at) VALUES ($1, $2, $3, 0)`, string(testChain), testPayer.String(), size)
			for place := range size {
				a := nonceAccount{place: place, address: pool.addressOf(place)}
				if err := insertNonceAccount(tx, testChain, a, Want); err != nil {
					return err
				}
				a.state = Making
				if err := saveNonceAccount(tx, testChain, a, Read, release(solana.Hash{1, byte(place)}, 7)); err != nil {
					return err
				}
			}
			return nil
		})
		fn(w)
	})
}

func (w poolWorld) write(fn func(*store.Tx) error) {
	w.Helper()
	if err := w.db.Write(w.Context(), fn); err != nil {
		w.Fatal(err)
	}
}

// Nothing is signed while an account has a value that a forgotten life of the database may
// have given away, whichever account the intent is given. What serves an intent is not
// forgotten.
func TestNothingIsAssignedBeforeAllValuesAreKnown(t *testing.T) {
	eachPool(t, 3, func(w poolWorld) {
		served := w.idAt(0)
		w.assign(served)
		if err := ForgetUnused(w.Context(), w.db, testChain); err != nil {
			w.Fatal(err)
		}
		accounts, err := loadNonceAccounts(w.Context(), w.db, testChain)
		if err != nil || len(accounts) != 1 || accounts[0].intentID != served {
			w.Fatalf("what is left: %+v, %v", accounts, err)
		}
		adopt := func(place int) nonceAccount {
			a := nonceAccount{place: place, address: w.pool.addressOf(place), value: solana.Hash{1, byte(place)}}
			w.write(func(tx *store.Tx) error { return insertNonceAccount(tx, testChain, a, Adopt) })
			a.state = Advancing
			return a
		}
		advance := func(a nonceAccount) {
			w.write(func(tx *store.Tx) error {
				return saveNonceAccount(tx, testChain, a, Advance, release(solana.Hash{2, byte(a.place)}, 8))
			})
		}
		first, second := adopt(1), adopt(2)
		w.waits(w.idAt(1), "2 nonce accounts have values that a forgotten life")
		advance(first)
		w.waits(w.idAt(1), "1 nonce accounts have values that a forgotten life")
		advance(second)
		if got := w.assign(w.idAt(1)); got.value != (solana.Hash{2, 1}) {
			w.Errorf("the value is %s", got.value)
		}
	})
}

// What custody refuses takes its account from nobody for longer than its value needs to be
// used up; what was signed keeps it.
func TestAnAccountIsReleased(t *testing.T) {
	eachPool(t, 1, func(w poolWorld) {
		release := func(id uuid.UUID) {
			if err := w.pool.Release(w.Context(), id); err != nil {
				w.Fatal(err)
			}
		}
		state := func() NonceState {
			accounts, err := loadNonceAccounts(w.Context(), w.db, testChain)
			if err != nil {
				w.Fatal(err)
			}
			return accounts[0].state
		}
		signed, refused := uuid.New(), uuid.New()
		at := w.assign(signed)
		w.insertIntent(signed, intent.Signed, at)
		release(signed)
		release(refused)
		if state() != Used {
			w.Errorf("the account of what was signed is %s", state())
		}
		w.end(signed, solana.Hash{2})
		w.assign(refused)
		release(refused)
		release(refused)
		if state() != Advancing {
			w.Errorf("the account of what was refused is %s", state())
		}
		w.waits(uuid.New(), "is advancing")
	})
}

// assign expects an account.
func (w poolWorld) assign(id uuid.UUID) nonceKey {
	w.Helper()
	account, value, err := w.pool.Assign(w.Context(), id)
	if err != nil {
		w.Fatal(err)
	}
	return nonceKey{account, value}
}

// awaits says whether an order is told to come back before the chain is asked for it.
func (w poolWorld) awaits(id uuid.UUID) bool {
	w.Helper()
	err := w.pool.Await(w.Context(), id)
	var later task.Later
	if err != nil && !errors.As(err, &later) {
		w.Fatal(err)
	}
	return err != nil
}

// waits expects none, for a reason that says so.
func (w poolWorld) waits(id uuid.UUID, reason string) {
	w.Helper()
	_, _, err := w.pool.Assign(w.Context(), id)
	var later task.Later
	if !errors.As(err, &later) || !strings.Contains(later.Reason, reason) {
		w.Errorf("assigned: %v, want to be told later that %q", err, reason)
	}
}

// end frees the account of an id with another value, as the end of its intent does.
func (w poolWorld) end(id uuid.UUID, value solana.Hash) {
	w.Helper()
	accounts, err := loadNonceAccounts(w.Context(), w.db, testChain)
	if err != nil {
		w.Fatal(err)
	}
	for _, a := range accounts {
		if a.intentID == id {
			w.write(func(tx *store.Tx) error { return freeNonce(tx, testChain, a, value, 8) })
		}
	}
}

// insertIntent writes an intent of the id that uses the nonce value.
func (w poolWorld) insertIntent(id uuid.UUID, state intent.State, at nonceKey) {
	w.Helper()
	attachment := solintent.Attachment{NonceAccount: at.account, NonceValue: at.value}.Encode()
	w.write(func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO intents (id, chain, wallet, intent, signature, delegation, deadline, reply_kind, state, attempts, retry_at, reason, created_at, trace, used_before,
			tx_hash, block_number, block_time, logs) VALUES ($1, $2, '', '', '', $3, 0, '', $4, 0, 0, '', 0, '', 0, '', 0, 0, '')`, id, string(testChain), attachment, string(state))
		return nil
	})
}

// idAt is an id of a place.
func (w poolWorld) idAt(place int) uuid.UUID {
	for {
		if id := uuid.New(); w.pool.placeOf(id) == place {
			return id
		}
	}
}

// sharingPlace are ids of one place.
func (w poolWorld) sharingPlace(n int) []uuid.UUID {
	ids := []uuid.UUID{uuid.New()}
	for len(ids) < n {
		if id := uuid.New(); w.pool.placeOf(id) == w.pool.placeOf(ids[0]) {
			ids = append(ids, id)
		}
	}
	return ids
}

func TestAnIntentHasOneNonceValueUntilItHasEnded(t *testing.T) {
	eachPool(t, 4, func(w poolWorld) {
		ids := w.sharingPlace(2)
		first := w.assign(ids[0])
		if want := custody.NonceAccount(testPayer, custody.NoncePlace(ids[0], 4)); first.account != want {
			t.Errorf("the account is %s, want the one that its id says: %s", first.account, want)
		}
		if again := w.assign(ids[0]); again != first {
			t.Errorf("assigned again it is %v, and was %v", again, first)
		}
		w.waits(ids[1], "is used")
		w.end(ids[0], solana.Hash{2})
		second := w.assign(ids[1])
		if second.account != first.account || second.value == first.value {
			t.Errorf("the next intent has %v after %v, want the same account with another value", second, first)
		}
		w.waits(ids[0], "is used")
	})
}

// What was signed under an id is all that there may ever be under it: while it is open,
// and once it was executed or cancelled.
func TestWhatWasSignedKeepsItsNonceValue(t *testing.T) {
	eachPool(t, 4, func(w poolWorld) {
		for _, state := range []intent.State{intent.Signed, intent.Carried, intent.Executed, intent.Cancelled} {
			id := uuid.New()
			signed := w.assign(id)
			w.insertIntent(id, state, signed)
			w.end(id, solana.Hash{3, byte(len(state))})
			if got := w.assign(id); got != signed {
				t.Errorf("an intent that is %s has %v, and was signed with %v", state, got, signed)
			}
		}
		for _, state := range []intent.State{intent.Refused, intent.Expired} {
			id := uuid.New()
			signed := w.assign(id)
			w.insertIntent(id, state, signed)
			w.end(id, solana.Hash{4, byte(len(state))})
			if got := w.assign(id); got == signed {
				t.Errorf("an intent that was %s has the value still that it was signed with", state)
			}
			w.end(id, solana.Hash{5, byte(len(state))})
		}
	})
}

func TestWhoWaitsForAnAccountIsToldAtOnce(t *testing.T) {
	eachPool(t, 1, func(w poolWorld) {
		first, second, signed := uuid.New(), uuid.New(), uuid.New()
		if w.awaits(first) {
			w.Error("a free account is waited for")
		}
		at := w.assign(first)
		if w.awaits(first) {
			w.Error("whom the account serves waits for it")
		}
		if !w.awaits(second) {
			w.Error("an account that serves another is not waited for")
		}
		w.insertIntent(signed, intent.Executed, at)
		if w.awaits(signed) {
			w.Error("what was signed waits for an account")
		}
		w.end(first, solana.Hash{2})
		if w.awaits(second) {
			w.Error("an account is waited for that serves nobody any more")
		}
	})
}

func TestAnIntentThatIsGivenUpIsNotSignedMeanwhile(t *testing.T) {
	eachPool(t, 1, func(w poolWorld) {
		id := uuid.New()
		w.insertIntent(id, intent.Carried, w.assign(id))
		accounts, err := loadNonceAccounts(t.Context(), w.db, testChain)
		if err != nil {
			t.Fatal(err)
		}
		w.write(func(tx *store.Tx) error { return saveNonceAccount(tx, testChain, accounts[0], GiveUp, nil) })
		w.waits(id, "is given up")
	})
}

func TestAnAccountThatIsNotMadeIsNotAssigned(t *testing.T) {
	eachPool(t, 1, func(w poolWorld) {
		accounts, err := loadNonceAccounts(t.Context(), w.db, testChain)
		if err != nil {
			t.Fatal(err)
		}
		w.write(func(tx *store.Tx) error {
			return saveNonceAccount(tx, testChain, accounts[0], Miss, release(solana.Hash{}, 0))
		})
		w.waits(uuid.New(), "not made yet")
	})
}

// Which account serves an id depends on the size. So nothing is assigned while the rows
// say another one, and what was assigned before keeps its account.
func TestAPoolOfAnotherSizeAssignsNothing(t *testing.T) {
	eachPool(t, 2, func(w poolWorld) {
		larger, err := NewPool(w.db, testChain, testPayer, 3)
		if err != nil {
			t.Fatal(err)
		}
		id := uuid.New()
		for larger.placeOf(id) == w.pool.placeOf(id) {
			id = uuid.New()
		}
		w.assign(id)
		w.pool = larger
		w.waits(uuid.New(), "is being changed to 3")
		w.write(func(tx *store.Tx) error { tx.Defer(`UPDATE solana_nonce_pools SET size = 3`); return nil })
		w.waits(id, "from before the pool had 3")
	})
}

func TestOfIntentsAtOnceOneHasTheAccount(t *testing.T) {
	eachPool(t, 1, func(w poolWorld) {
		var given sync.Map
		var all sync.WaitGroup
		for range 8 {
			all.Go(func() {
				id := uuid.New()
				_, _, err := w.pool.Assign(t.Context(), id)
				if err == nil {
					given.Store(id, true)
				} else if !errors.As(err, new(task.Later)) {
					t.Error(err)
				}
			})
		}
		all.Wait()
		n := 0
		given.Range(func(any, any) bool { n++; return true })
		if n != 1 {
			t.Errorf("%d intents have the one account", n)
		}
	})
}

func TestAPoolIsBounded(t *testing.T) {
	for _, size := range []int{-1, 0, MaxPoolSize + 1} {
		if _, err := NewPool(nil, testChain, testPayer, size); err == nil {
			t.Errorf("a pool of %d accounts", size)
		}
	}
}

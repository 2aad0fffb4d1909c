package validator_test

import (
	"crypto/ed25519"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// makeNonce makes a nonce account that the payer has authority over.
func (w *world) makeNonce(seed string) solana.PublicKey {
	w.Helper()
	payer := public(w.payer)
	account, err := solana.CreateWithSeed(payer, seed, solana.SystemProgram)
	if err != nil {
		w.Fatal(err)
	}
	w.must(list{
		solana.CreateAccountWithSeed(payer, account, payer, seed, solana.RentExempt(solana.NonceAccountSize), solana.NonceAccountSize, solana.SystemProgram),
		solana.InitializeNonce(account, payer),
	})
	return account
}

func (w *world) nonceOf(account solana.PublicKey) solana.Hash {
	w.Helper()
	nonce, err := solana.DecodeNonceAccount(w.Account(account).Data)
	if err != nil {
		w.Fatal(err)
	}
	return nonce.Value
}

// Of all transactions that name one nonce's value at most one lands, for any fees, and however late they are sent.
func TestOfOneNonceValueAtMostOneTransactionLands(t *testing.T) {
	w := startWorld(t)
	account, bob := w.makeNonce("n"), public(keyOf("bob"))
	first := w.nonceOf(account)
	version := func(price uint64) solana.Transaction {
		return w.signAt(first, list{solana.AdvanceNonce(account, public(w.payer)), solana.SetComputeUnitPrice(price), solana.TransferLamports(public(w.payer), bob, sol)})
	}
	w.mine(200) // a blockhash would be too old
	w.sendUnchecked(version(1))
	w.sendUnchecked(version(2))
	w.mine(1)
	w.sendUnchecked(version(3))
	w.sendUnchecked(version(1))
	w.mine(3)
	if got := w.Lamports(bob); got != sol {
		t.Errorf("bob has %d lamports, want %d once", got, sol)
	}
	if got := w.transaction(version(1).Signatures[0]); got.Slot == 0 {
		t.Error("the version that was sent first has not landed")
	}
	for _, price := range []uint64{2, 3} {
		if got := w.transaction(version(price).Signatures[0]); got.Slot != 0 {
			t.Errorf("the version at price %d has landed, too", price)
		}
	}
	if w.nonceOf(account) == first {
		t.Error("the nonce was not advanced")
	}
}

// A transaction that fails has used its nonce up, and paid.
func TestAFailedTransactionUsesItsNonceUp(t *testing.T) {
	w := startWorld(t)
	account, bob := w.makeNonce("n"), public(keyOf("bob"))
	first, before := w.nonceOf(account), w.Lamports(public(w.payer))
	l := w.land(w.signAt(first, list{solana.AdvanceNonce(account, public(w.payer)), solana.TransferLamports(public(w.payer), bob, 1000*sol)}))
	if got, want := string(l.Meta.Err), customFailed(1, 1); got != want {
		t.Errorf("it failed with %s, want %s", got, want)
	}
	if w.nonceOf(account) == first {
		t.Error("the nonce was not advanced")
	}
	if paid := before - w.Lamports(public(w.payer)); paid != 5000 {
		t.Errorf("it has paid %d lamports, want 5000", paid)
	}
}

// A transaction that cannot be a part of a block now waits as long as its nonce or blockhash is good, and has no
// cost.
func TestATransactionThatCannotPayWaits(t *testing.T) {
	w := startWorld(t)
	poor := keyOf("poor")
	tx := signedBy(w, poor, solana.Memo("later"))
	w.sendUnchecked(tx)
	w.mine(2)
	if got := w.transaction(tx.Signatures[0]); got.Slot != 0 {
		t.Fatalf("it has landed in slot %d before there was a fee", got.Slot)
	}
	w.fund(poor, sol)
	w.mine(1)
	if got := w.transaction(tx.Signatures[0]); got.Slot == 0 {
		t.Error("it has not landed once there was a fee")
	}
}

func TestABlockhashRunsOut(t *testing.T) {
	w := startWorld(t)
	hash := w.Blockhash()
	valid := func() (v value[bool]) {
		w.ask("isBlockhashValid", &v, hash, map[string]any{"commitment": "confirmed"})
		return v
	}
	last := w.signAt(hash, list{solana.Memo("last")})
	w.mine(150)
	if !valid().Value {
		t.Error("with 150 newer ones it is too old")
	}
	if got := w.land(last); got.Slot == 0 {
		t.Error("with 150 newer ones it cannot be named any more")
	}
	if valid().Value {
		t.Error("with 151 newer ones it is not too old")
	}
	late := w.signAt(hash, list{solana.Memo("late")})
	if got := w.simulate(late); string(got.Err) != `"BlockhashNotFound"` {
		t.Errorf("it is simulated with %s, want BlockhashNotFound", got.Err)
	}
	w.sendUnchecked(late)
	w.mine(2)
	if got := w.transaction(late.Signatures[0]); got.Slot != 0 {
		t.Errorf("it has landed in slot %d", got.Slot)
	}
}

func TestATransactionLandsOnce(t *testing.T) {
	w := startWorld(t)
	bob := public(keyOf("bob"))
	tx := w.sign(list{solana.TransferLamports(public(w.payer), bob, sol)})
	w.land(tx)
	w.sendUnchecked(tx)
	w.mine(2)
	if got := w.Lamports(bob); got != sol {
		t.Errorf("bob has %d lamports, want %d once", got, sol)
	}
	if got := w.simulate(tx); string(got.Err) != `"AlreadyProcessed"` {
		t.Errorf("again it is simulated with %s, want AlreadyProcessed", got.Err)
	}
}

// signedBy makes a transaction that somebody else pays for.
func signedBy(w *world, key ed25519.PrivateKey, instructions ...solana.Instruction) solana.Transaction {
	other := *w
	other.payer = key
	return other.sign(instructions)
}

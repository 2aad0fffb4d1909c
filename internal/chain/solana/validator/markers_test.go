package validator_test

import (
	"crypto/ed25519"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
)

// closing is a closing key, which owns the markers of this test.
var closing = keyOf("closing")

// markedPayment is a payment of a unit of alice's to bob, in marker form.
func (w *world) markedPayment(id uuid.UUID, price uint64) custody.SolanaVersion {
	return custody.SolanaVersion{
		ID: id, FeePayer: public(payer), SolanaBudget: custody.SolanaBudget{Form: w.form, UnitLimit: 100_000, UnitPrice: price}, Wallet: public(alice), Mint: validator.USDC, TokenProgram: solana.TokenProgram,
		Marking:   &custody.SolanaMarking{Blockhash: w.Blockhash(), Rent: solana.RentExempt(solana.TokenAccountSize), Closer: public(closing)},
		Owners:    []solana.PublicKey{public(bob)},
		Transfers: []custody.SolanaTransfer{{From: aliceT, To: bobT, Units: 1}},
	}
}

func (w *world) markedVoid(id uuid.UUID) custody.SolanaVoid {
	v := w.markedPayment(id, 1)
	return custody.SolanaVoid{ID: id, FeePayer: v.FeePayer, Wallet: v.Wallet, SolanaBudget: v.SolanaBudget, Marking: *v.Marking}
}

func (w *world) closes(closer solana.PublicKey, ids ...uuid.UUID) custody.SolanaClose {
	c := custody.SolanaClose{FeePayer: public(payer), Blockhash: w.Blockhash(), SolanaBudget: custody.SolanaBudget{Form: w.form, UnitLimit: 100_000, UnitPrice: 1}, Closer: closer}
	for _, id := range ids {
		c.Markers = append(c.Markers, custody.MarkerOf(public(alice), id))
	}
	return c
}

// signEncoded makes the transaction of a message that custody encodes.
func (w *world) signEncoded(m interface{ Encode() ([]byte, error) }, others ...ed25519.PrivateKey) solana.Transaction {
	w.Helper()
	message, err := m.Encode()
	if err != nil {
		w.Fatal(err)
	}
	decoded, err := solana.DecodeMessage(message)
	if err != nil {
		w.Fatal(err)
	}
	tx := solana.Transaction{Message: decoded}
	for _, key := range append(keys(payer), others...) {
		tx.Signatures = append(tx.Signatures, solana.SignMessage(message, key))
	}
	if err := tx.Verify(); err != nil {
		w.Fatal(err)
	}
	return tx
}

// The payments, voids and closes that a signer signs do the same on Solana's own runtime, and on
// Surfpool: one of all versions is executed, until the marker is closed. Surfpool 1.5.0
// does not return a transaction of version 1 ("Encoding does not support transaction version 1").
func TestMarkersDoTheSameOnOthers(t *testing.T) {
	for _, program := range programs() {
		t.Run(program, func(t *testing.T) { checkMarkersOnAnother(t, startReference(t, program), solana.Legacy) })
	}
	t.Run(litesvm+" by version 1", func(t *testing.T) { checkMarkersOnAnother(t, startReference(t, litesvm), solana.Version1) })
}

func checkMarkersOnAnother(t *testing.T, r *reference, form solana.Version) {
	d := startDuet(t, r)
	d.form = form
	check := func(what string, paid uint64, exists ...bool) {
		t.Helper()
		if got := d.TokenBalance(validator.USDC, public(bob)); got != paid {
			t.Errorf("%s: bob has %d units, want %d", what, got, paid)
		}
		for n, want := range exists {
			if got := d.Lamports(custody.MarkerOf(public(alice), uuid.UUID{byte(n + 1)})) > 0; got != want {
				t.Errorf("%s: the marker of %d is there: %v", what, n+1, got)
			}
		}
	}
	first, second := uuid.UUID{1}, uuid.UUID{2}
	marker := custody.MarkerOf(public(alice), first)
	d.perform("lamports sent beforehand", d.sign(list{solana.TransferLamports(public(payer), marker, 1_000_000)}))
	for n := range uint64(24) {
		d.perform("a version", d.signEncoded(d.markedPayment(first, n), alice))
		check("versions", 1, true)
	}
	d.perform("a void after it", d.signEncoded(d.markedVoid(first), alice))
	d.perform("a close by the fee payer", d.sign(list{solana.CloseTokenAccount(marker, public(payer), public(payer))}))
	d.perform("another owner by the fee payer", d.sign(list{solana.SetTokenAuthority(marker, public(payer), solana.AuthorityAccountOwner, &validator.FaucetKey)}))
	d.perform("a close by the wallet", d.signEncoded(d.closes(public(alice), first), alice))
	d.perform("lamports sent to it", d.sign(list{solana.TransferLamports(public(payer), marker, 77), syncNative(marker)}))
	d.perform("a void", d.signEncoded(d.markedVoid(second), alice))
	d.perform("a payment after it", d.signEncoded(d.markedPayment(second, 5), alice))
	check("a void", 1, true, true)

	poor := d.markedPayment(uuid.UUID{3}, 1)
	poor.Marking.Rent--
	d.perform("a payment with too little rent", d.signEncoded(poor, alice))
	check("too little rent", 1, true, true, false)
	rich := d.markedPayment(uuid.UUID{3}, 1)
	rich.Marking.Rent = custody.MaxMarkerRent
	d.perform("a payment with more rent than is needed", d.signEncoded(rich, alice))
	check("more rent", 2, true, true, true)

	had := d.Lamports(public(payer))
	lent := d.Lamports(marker) + d.Lamports(custody.MarkerOf(public(alice), second))
	d.perform("closes", d.signEncoded(d.closes(public(closing), first, second), closing))
	check("closes", 2, false, false, true)
	fee := uint64(2*5000) + 1 // of two signatures, and 100,000 units at a millionth, rounded up
	if form == solana.Version1 {
		fee-- // rounded down
	}
	if got := d.Lamports(public(payer)); got != had+lent-fee {
		t.Errorf("%d lamports came back, want %d", got-had, lent-fee)
	}
	d.perform("a version once it is closed", d.signEncoded(d.markedPayment(first, 99), alice))
	check("once it is closed", 3, true, false, true)
}

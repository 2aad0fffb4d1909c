package validator_test

import (
	"bytes"
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// A transaction whose fee payer cannot pay is in a block, and was not executed: it has an error, no fee and no logs,
// changes no account, and lands no more. One that advances a nonce account, and one of a chain that takes none, is in
// no block.
func TestATransactionWhoseFeePayerCannotPay(t *testing.T) {
	const fee = 5000
	exempt := solana.RentExempt(0)
	for what, c := range map[string]struct {
		payer validator.Account
		want  string
	}{
		"there is none":           {validator.Account{}, `"AccountNotFound"`},
		"less than the fee":       {validator.Account{Lamports: fee - 1}, `"InsufficientFundsForFee"`},
		"the fee, and less rent":  {validator.Account{Lamports: fee + exempt - 1}, `{"InsufficientFundsForRent":{"account_index":0}}`},
		"an account of a program": {validator.Account{Lamports: sol, Owner: solana.TokenProgram}, `"InvalidAccountForFee"`},
		"the fee and the rent":    {validator.Account{Lamports: fee + exempt}, ""},
		"the fee alone":           {validator.Account{Lamports: fee}, ""},
	} {
		t.Run(what, func(t *testing.T) {
			w := newStage(t)
			w.IncludeNoOps(true)
			bobHad := w.Lamports(public(bob))
			tx := w.sign(list{solana.TransferLamports(public(alice), public(bob), 1_000_000)}, alice)
			w.SetAccount(public(payer), withFee(c.payer))
			l := w.land(tx)
			if c.want == "" {
				if string(l.Meta.Err) != "null" || l.Meta.Fee != 2*fee {
					t.Fatalf("it is %+v", l)
				}
				return
			}
			if l.Slot == 0 || string(l.Meta.Err) != c.want || l.Meta.Fee != 0 || len(l.Meta.Logs) != 0 || !slices.Equal(l.Meta.PreBalances, l.Meta.PostBalances) {
				t.Errorf("it is %+v, want one that was not executed, since %s", l, c.want)
			}
			if got := w.Lamports(public(bob)); got != bobHad {
				t.Errorf("bob has %d lamports, had %d", got, bobHad)
			}
			w.SetAccount(public(payer), validator.Account{Lamports: sol})
			w.sendUnchecked(tx)
			w.mine(2)
			if again := w.transaction(tx.Signatures[0]); again.Slot != l.Slot || !bytes.Equal(again.Meta.Err, l.Meta.Err) || w.Lamports(public(bob)) != bobHad {
				t.Errorf("once the payer can pay it is %+v", again)
			}
		})
	}
}

// withFee adds the fee of a second signature.
func withFee(payer validator.Account) validator.Account {
	if payer.Lamports > 0 {
		payer.Lamports += 5000
	}
	return payer
}

// A block takes neither a transaction of a nonce account nor, unless it is asked to, any other whose
// fee payer cannot pay: it waits until that can.
func TestATransactionWaitsForItsFeePayer(t *testing.T) {
	w := newStage(t)
	nonce := keyOf("nonce")
	w.must(list{solana.CreateAccount(public(payer), public(nonce), solana.RentExempt(solana.NonceAccountSize), solana.NonceAccountSize, solana.SystemProgram), solana.InitializeNonce(public(nonce), public(alice))}, nonce)
	w.mine(1)
	value, err := solana.DecodeNonceAccount(w.Account(public(nonce)).Data)
	if err != nil {
		t.Fatal(err)
	}
	advancing := w.signAt(value.Value, list{solana.AdvanceNonce(public(nonce), public(alice))}, alice)
	plain := w.sign(list{solana.TransferLamports(public(alice), public(bob), sol)}, alice)
	for what, c := range map[string]struct {
		tx      solana.Transaction
		include bool
	}{"of a nonce account": {advancing, true}, "another": {plain, false}} {
		w.IncludeNoOps(c.include)
		w.SetAccount(public(payer), validator.Account{Lamports: 1})
		if l := w.land(c.tx); l.Slot != 0 {
			t.Errorf("%s: it is in block %d", what, l.Slot)
		}
		w.SetAccount(public(payer), validator.Account{Lamports: sol})
		w.mine(1)
		if l := w.transaction(c.tx.Signatures[0]); l.Slot == 0 || string(l.Meta.Err) != "null" {
			t.Errorf("%s: once its fee payer can pay it is %+v", what, l)
		}
	}
}

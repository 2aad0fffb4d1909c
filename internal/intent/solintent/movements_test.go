package solintent

import (
	"crypto/ed25519"
	"errors"
	"slices"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// deed is an executed payout, with its true evidence.
func deed(t testing.TB) (intent.Order, Evidence) {
	t.Helper()
	payer := ed25519.NewKeyFromSeed(slices.Repeat([]byte{1}, 32))
	wallet := ed25519.NewKeyFromSeed(slices.Repeat([]byte{2}, 32))
	payee, mint := solana.PublicKey(ed25519.NewKeyFromSeed(slices.Repeat([]byte{3}, 32)).Public().(ed25519.PublicKey)), solana.PublicKey{9, 9}
	v := custody.SolanaVersion{ID: uuid.MustParse("6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3"), FeePayer: solana.PublicKey(payer.Public().(ed25519.PublicKey)),
		Marking: &custody.SolanaMarking{Blockhash: solana.Hash{8}, Rent: 5, Closer: solana.PublicKey{7}}, SolanaBudget: custody.SolanaBudget{UnitLimit: 50_000, UnitPrice: 1}, Wallet: solana.PublicKey(wallet.Public().(ed25519.PublicKey)),
		Mint: mint, TokenProgram: solana.TokenProgram, Owners: []solana.PublicKey{payee}}
	from, to := solana.AssociatedTokenAddress(v.Wallet, mint, solana.TokenProgram), solana.AssociatedTokenAddress(payee, mint, solana.TokenProgram)
	v.Transfers = []custody.SolanaTransfer{{From: from, To: to, Units: 60}, {From: from, To: solana.PublicKey{6}, Units: 5}}
	message, err := v.Encode()
	if err != nil {
		t.Fatal(err)
	}
	m, err := solana.DecodeMessage(message)
	if err != nil {
		t.Fatal(err)
	}
	tx := solana.Transaction{Signatures: []solana.Signature{solana.SignMessage(message, payer), solana.SignMessage(message, wallet)}, Message: m}
	other := Holding{solana.PublicKey{5}, solana.PublicKey{4}, payee, 1}
	return intent.Order{ID: v.ID, Account: v.Wallet.Address()}, Evidence{Transaction: tx.Encode(), Slot: 3, Fee: 10_000,
		Before: []Holding{{from, mint, v.Wallet, 100}, {solana.PublicKey{6}, mint, payee, 1}, other},
		After:  []Holding{{from, mint, v.Wallet, 35}, {to, mint, payee, 60}, {solana.PublicKey{6}, mint, payee, 6}, other}}
}

// A node's inventions do not agree with the signed version, and the signed version is the order's own.
func TestEvidenceThatDisagreesIsNotBelieved(t *testing.T) {
	family := New(nil, nil, nil)
	order, good := deed(t)
	moved, err := family.Movements(t.Context(), order, good.Encode())
	if err != nil || len(moved) != 2 || moved[0].Units != money.NewUnits(60) || moved[1].To != (solana.PublicKey{6}).Address() {
		t.Fatalf("what happened is read as %+v, %v", moved, err)
	}
	for what, change := range map[string]func(*intent.Order, *Evidence){
		"another order's":              func(o *intent.Order, _ *Evidence) { o.ID = uuid.New() },
		"another wallet's":             func(o *intent.Order, _ *Evidence) { o.Account = (solana.PublicKey{1}).Address() },
		"no transaction":               func(_ *intent.Order, e *Evidence) { e.Transaction = nil },
		"a transaction that goes on":   func(_ *intent.Order, e *Evidence) { e.Transaction = append(e.Transaction, 0) },
		"a signature that is wrong":    func(_ *intent.Order, e *Evidence) { e.Transaction[70] ^= 1 },
		"an amount that is not signed": func(_ *intent.Order, e *Evidence) { e.Transaction[len(e.Transaction)-9] ^= 1 },
		"a unit less for the payee":    func(_ *intent.Order, e *Evidence) { e.After[1].Units-- },
		"a unit more for the wallet":   func(_ *intent.Order, e *Evidence) { e.After[0].Units++ },
		"a payee who got nothing":      func(_ *intent.Order, e *Evidence) { e.After = slices.Delete(e.After, 1, 2) },
		"a wallet that had too little": func(_ *intent.Order, e *Evidence) { e.Before[0].Units = 64 },
		"a wallet that had nothing":    func(_ *intent.Order, e *Evidence) { e.Before = e.Before[1:] },
		"a payee who had more":         func(_ *intent.Order, e *Evidence) { e.Before[1].Units = 2 },
		"more than there can be":       func(_ *intent.Order, e *Evidence) { e.Before[1].Units = 1<<64 - 2 },
		"an account from nowhere": func(_ *intent.Order, e *Evidence) {
			e.After = append(e.After, Holding{solana.PublicKey{3}, e.After[0].Mint, solana.PublicKey{}, 1})
		},
	} {
		order, e := deed(t)
		change(&order, &e)
		if moved, err := family.Movements(t.Context(), order, e.Encode()); !errors.Is(err, ErrEvidence) || moved != nil {
			t.Errorf("%s: %+v, %v", what, moved, err)
		}
	}
}

// For any bytes in a row, reading them ends, and returns no movement that no wallet has signed.
func FuzzMovements(f *testing.F) {
	order, good := deed(f)
	f.Add(good.Encode())
	f.Add([]byte(`{}`))
	f.Add([]byte(`{"transaction":"AA==","before":[{}],"after":null}`))
	family := New(nil, nil, nil)
	f.Fuzz(func(t *testing.T, evidence []byte) {
		moved, err := family.Movements(t.Context(), order, evidence)
		if err != nil || len(evidence) == 0 {
			return
		}
		e, err := DecodeEvidence(evidence)
		if err != nil {
			t.Fatal(err)
		}
		if tx, err := solana.DecodeTransaction(e.Transaction); err != nil || tx.Verify() != nil || len(moved) == 0 {
			t.Errorf("%d movements by a transaction that is none: %v", len(moved), err)
		}
	})
}

func FuzzDecodeAttachment(f *testing.F) {
	f.Add(Attachment{Request: &Request{}, First: &Version{[]byte{1}, solana.Signature{2}, 3, nil}}.Encode())
	f.Add(`{"first":{"message":"="}}`)
	f.Add(``)
	f.Fuzz(func(t *testing.T, text string) {
		a, err := DecodeAttachment(text)
		if err != nil {
			return
		}
		if again, err := DecodeAttachment(a.Encode()); err != nil || again.Encode() != a.Encode() {
			t.Errorf("%s comes back as %s, %v", a.Encode(), again.Encode(), err)
		}
	})
}

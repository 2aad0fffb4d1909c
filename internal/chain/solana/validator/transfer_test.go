package validator_test

import (
	"crypto/ed25519"
	"encoding/json"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

type list = []solana.Instruction

// told is a block as getBlock tells it.
type told struct {
	Hash         solana.Hash `json:"blockhash"`
	ParentHash   solana.Hash `json:"previousBlockhash"`
	ParentSlot   uint64      `json:"parentSlot"`
	Time         int64       `json:"blockTime"`
	Height       uint64      `json:"blockHeight"`
	Transactions []landed    `json:"transactions"`
}

func (w *world) block(slot uint64) (b told) {
	w.Helper()
	w.ask("getBlock", &b, slot, map[string]any{"encoding": "base64", "commitment": "confirmed", "maxSupportedTransactionVersion": solana.LatestVersion})
	return b
}

// A payment is in its block with each token account's balance before and after, for every kind of movement.
func TestAPaymentIsTold(t *testing.T) {
	alice, bob := keyOf("alice"), keyOf("bob")
	from, to := associated(public(alice)), associated(public(bob))
	make := solana.CreateAssociatedTokenIdempotent(public(keyOf("payer")), public(bob), validator.USDC, solana.TokenProgram)
	for name, pay := range map[string]list{
		"by Transfer":               {make, solana.Transfer(from, to, public(alice), 250_000)},
		"by TransferChecked":        {make, solana.TransferChecked(from, validator.USDC, to, public(alice), 250_000, 6)},
		"by two instructions":       {make, solana.Transfer(from, to, public(alice), 100_000), solana.Transfer(from, to, public(alice), 150_000)},
		"inside an unknown program": {make, validator.PayInside(from, to, public(alice), 250_000)},
	} {
		t.Run(name, func(t *testing.T) {
			w := startWorld(t)
			w.fundTokens(alice, 1_000_000)
			l := w.must(pay, alice)
			b := w.block(l.Slot)
			if len(b.Transactions) != 1 {
				t.Fatalf("%d transactions are in the block, want 1", len(b.Transactions))
			}
			before, after := heldBy(b.Transactions[0].Meta.PreTokenBalances), heldBy(b.Transactions[0].Meta.PostTokenBalances)
			if before[public(alice)] != "1" || after[public(alice)] != "0.75" {
				t.Errorf("alice had %s and has %s, want 1 and 0.75", before[public(alice)], after[public(alice)])
			}
			if _, had := before[public(bob)]; had || after[public(bob)] != "0.25" {
				t.Errorf("bob had an account (%v) and has %s, want none and 0.25", had, after[public(bob)])
			}
			if w.TokenBalance(validator.USDC, public(bob)) != 250_000 {
				t.Errorf("bob has %d units, want 250000", w.TokenBalance(validator.USDC, public(bob)))
			}
		})
	}
}

// heldBy returns each owner's balance.
func heldBy(balances []tokenBalance) map[solana.PublicKey]string {
	held := map[solana.PublicKey]string{}
	for _, b := range balances {
		held[b.Owner] = b.Amount.UI
	}
	return held
}

// Inner instructions of a program are returned, with the number of its instruction.
func TestInnerInstructionsAreTold(t *testing.T) {
	w := startWorld(t)
	bob := public(keyOf("bob"))
	l := w.must(list{solana.Memo("first"), solana.CreateAssociatedToken(public(w.payer), bob, validator.USDC, solana.TokenProgram)})
	if len(l.Meta.Inner) != 1 || l.Meta.Inner[0].Index != 1 || len(l.Meta.Inner[0].Instructions) != 4 {
		t.Errorf("inner instructions %+v, want four of the second instruction", l.Meta.Inner)
	}
}

// A failed transaction is in its block and has paid its fee, without other effects.
func TestAFailedTransactionPaysItsFeeAndNothingElse(t *testing.T) {
	w := startWorld(t)
	alice, bob := keyOf("alice"), keyOf("bob")
	w.fund(alice, sol)
	before := w.Lamports(public(w.payer))
	l := w.run(list{solana.TransferLamports(public(alice), public(bob), sol/2), solana.TransferLamports(public(alice), public(bob), sol)}, alice)
	if got, want := string(l.Meta.Err), customFailed(1, 1); got != want {
		t.Fatalf("it failed with %s, want %s", got, want)
	}
	if paid := before - w.Lamports(public(w.payer)); paid != 10_000 || l.Meta.Fee != 10_000 {
		t.Errorf("it paid %d lamports and told %d, want 10000 for two signatures", paid, l.Meta.Fee)
	}
	if w.Lamports(public(alice)) != sol || w.Lamports(public(bob)) != 0 {
		t.Errorf("alice has %d and bob %d lamports, want nothing moved", w.Lamports(public(alice)), w.Lamports(public(bob)))
	}
}

func TestFees(t *testing.T) {
	w := startWorld(t)
	alice := keyOf("alice")
	w.fund(alice, sol)
	limit, price := solana.SetComputeUnitLimit, solana.SetComputeUnitPrice
	for name, c := range map[string]struct {
		instructions list
		others       []ed25519.PrivateKey
		fee          uint64
	}{
		"one signature":                  {list{solana.Memo("a")}, nil, 5000},
		"two signatures":                 {list{solana.Memo("b", public(alice))}, []ed25519.PrivateKey{alice}, 10_000},
		"a priority fee, rounded up":     {list{limit(1_000), price(1_001), solana.Memo("c")}, nil, 5002},
		"a priority fee, whole":          {list{limit(1_000), price(1_000), solana.Memo("d")}, nil, 5001},
		"a price and no limit":           {list{price(1_000_000), solana.Memo("e")}, nil, 5000 + 203_000},
		"a limit and no price":           {list{limit(100_000), solana.Memo("f")}, nil, 5000},
		"a limit that is more than most": {list{limit(2_000_000), price(1_000_000), solana.Memo("g")}, nil, 5000 + 1_400_000},
	} {
		before := w.Lamports(public(w.payer))
		l := w.must(c.instructions, c.others...)
		if paid := before - w.Lamports(public(w.payer)); paid != c.fee || l.Meta.Fee != c.fee {
			t.Errorf("%s: paid %d, told %d, want %d", name, paid, l.Meta.Fee, c.fee)
		}
	}
}

// Versioned transactions may take their accounts from a table.
func TestLookupTables(t *testing.T) {
	w := startWorld(t)
	table, bob, carol := public(keyOf("table")), public(keyOf("bob")), public(keyOf("carol"))
	w.SetAccount(table, validator.LookupTable(carol, bob))
	w.mine(1)
	pay := solana.TransferLamports(public(w.payer), bob, sol)
	m := solana.Message{
		Version: solana.Version0, RequiredSignatures: 1, ReadonlyUnsigned: 1,
		Keys: []solana.PublicKey{public(w.payer), solana.SystemProgram}, Blockhash: w.Blockhash(),
		Instructions: []solana.CompiledInstruction{{Program: 1, Accounts: []uint8{0, 2}, Data: pay.Data}},
		Lookups:      []solana.Lookup{{Table: table, Writable: []uint8{1}, Readonly: []uint8{0}}},
	}
	signed := func(m solana.Message) solana.Transaction {
		return solana.Transaction{Message: m, Signatures: []solana.Signature{solana.SignMessage(m.Encode(), w.payer)}}
	}
	l := w.land(signed(m))
	if got := string(l.Meta.Err); got != "null" || w.Lamports(bob) != sol {
		t.Fatalf("it failed with %s, and bob has %d lamports, want %d", got, w.Lamports(bob), sol)
	}
	if len(l.Meta.Loaded.Writable) != 1 || l.Meta.Loaded.Writable[0] != bob || len(l.Meta.Loaded.Readonly) != 1 || l.Meta.Loaded.Readonly[0] != carol {
		t.Errorf("it has loaded %+v, want bob to write and carol to read", l.Meta.Loaded)
	}
	if n := len(l.Meta.PostBalances); n != 4 {
		t.Errorf("balances of %d accounts are told, want 4", n)
	}
	if failed := w.try("getTransaction", nil, signed(m).Signatures[0], map[string]any{"commitment": "confirmed"}); failed == nil || failed.Code != -32015 {
		t.Errorf("to who knows no versions it says %+v, want code -32015", failed)
	}
	for name, c := range map[string]struct {
		lookup solana.Lookup
		want   string
	}{
		"a table that is not there": {solana.Lookup{Table: carol, Writable: []uint8{1}}, `"AddressLookupTableNotFound"`},
		"no table":                  {solana.Lookup{Table: public(w.payer), Writable: []uint8{1}}, `"InvalidAddressLookupTableOwner"`},
		"a place beyond its end":    {solana.Lookup{Table: table, Writable: []uint8{2}}, `"InvalidAddressLookupTableIndex"`},
	} {
		m.Blockhash, m.Lookups = w.Blockhash(), []solana.Lookup{c.lookup}
		if got := w.simulate(signed(m)); string(got.Err) != c.want {
			t.Errorf("%s: %s, want %s", name, got.Err, c.want)
		}
	}
}

// simulation is the response of simulateTransaction.
type simulation struct {
	Err   json.RawMessage `json:"err"`
	Logs  []string        `json:"logs"`
	Units uint64          `json:"unitsConsumed"`
}

func (w *world) simulate(t solana.Transaction) simulation {
	w.Helper()
	var s value[simulation]
	w.ask("simulateTransaction", &s, encode(t), map[string]any{"encoding": "base64", "commitment": "confirmed"})
	return s.Value
}

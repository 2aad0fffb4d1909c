package rpc

import (
	"crypto/ed25519"
	"encoding/base64"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"testing"

	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// The mints of the tests, and one that is not configured.
var (
	usdc  = keyOf("usdc")
	usdt  = keyOf("usdt")
	other = keyOf("another mint")
	mints = map[solana.PublicKey]chain.Token{usdc: chain.USDC, usdt: chain.USDT}
)

// signerOf is a key that a name stands for, and keyOf its address.
func signerOf(name string) ed25519.PrivateKey {
	seed := make([]byte, ed25519.SeedSize)
	copy(seed, name)
	return ed25519.NewKeyFromSeed(seed)
}

func keyOf(name string) solana.PublicKey {
	return solana.PublicKey(signerOf(name).Public().(ed25519.PublicKey))
}

// balance is a token account's balance: names stand for keys.
type balance struct {
	account string
	mint    solana.PublicKey
	owner   string
	units   uint64
}

// deed is a transaction with its effects. The payer and the signers sign it.
type deed struct {
	payer         string
	signers       []string
	instructions  []solana.Instruction
	inner         map[int][]solana.Instruction // by the place of the instruction that calls them
	unrecorded    bool                         // the node has not recorded inner instructions
	before, after []balance
	failed        string   // JSON of its error
	loaded        []string // accounts that a lookup table loads, to be written
	version1      bool     // its message is of version 1
}

// encode returns the deed in a node's form of a block.
func (d deed) encode(t testing.TB) json.RawMessage {
	t.Helper()
	tx, keys := d.sign(t)
	place := map[solana.PublicKey]int{}
	for at, k := range keys {
		place[k] = at
	}
	placeOf := func(k solana.PublicKey) int {
		at, known := place[k]
		if !known {
			t.Fatalf("%s is no account of the transaction", k)
		}
		return at
	}
	lamports := make([]uint64, len(keys))
	meta := map[string]any{
		"err": json.RawMessage("null"), "fee": 5000, "preBalances": lamports, "postBalances": lamports, "logMessages": []string{},
		"preTokenBalances": encodeBalances(d.before, placeOf), "postTokenBalances": encodeBalances(d.after, placeOf),
		"loadedAddresses":      map[string]any{"writable": keys[len(tx.Message.Keys):], "readonly": []string{}},
		"computeUnitsConsumed": 450, "rewards": nil, "status": map[string]any{"Ok": nil},
	}
	if d.failed != "" {
		meta["err"] = json.RawMessage(d.failed)
	}
	inner := []any{}
	for _, at := range slices.Sorted(maps.Keys(d.inner)) {
		list := []any{}
		for _, in := range d.inner[at] {
			accounts := make([]int, len(in.Accounts))
			for i, a := range in.Accounts {
				accounts[i] = placeOf(a.Key)
			}
			list = append(list, map[string]any{"programIdIndex": placeOf(in.Program), "accounts": accounts, "data": base58.Encode(in.Data), "stackHeight": 2})
		}
		inner = append(inner, map[string]any{"index": at, "instructions": list})
	}
	meta["innerInstructions"] = inner
	if d.unrecorded {
		meta["innerInstructions"] = nil
	}
	out := map[string]any{"transaction": []string{base64.StdEncoding.EncodeToString(tx.Encode()), "base64"}, "meta": meta, "version": "legacy"}
	switch tx.Message.Version {
	case solana.Version0:
		out["version"] = 0
	case solana.Version1:
		out["version"] = 1
	}
	return mustEncode(t, out)
}

// sign compiles and signs the deed. Its keys are those of the message and those loaded.
func (d deed) sign(t testing.TB) (solana.Transaction, []solana.PublicKey) {
	t.Helper()
	m, err := solana.NewMessage(keyOf(d.payer), solana.Hash{1}, d.instructions...)
	if err != nil {
		t.Fatal(err)
	}
	keys := m.Keys
	if len(d.loaded) > 0 {
		m, keys = loadByTable(m, d.loaded)
	}
	if d.version1 {
		if m, err = m.WithConfig(solana.NewConfig(1, 200_000, solana.MaxLoadedBytes)); err != nil {
			t.Fatal(err)
		}
	}
	tx := solana.Transaction{Message: m}
	for _, k := range m.Keys[:m.RequiredSignatures] {
		for _, name := range append([]string{d.payer}, d.signers...) {
			if keyOf(name) == k {
				tx.Signatures = append(tx.Signatures, solana.SignMessage(m.Encode(), signerOf(name)))
				break
			}
		}
	}
	if err := tx.Verify(); err != nil {
		t.Fatalf("the test's transaction: %v", err)
	}
	return tx, keys
}

// loadByTable takes accounts that are only written out of a message and has a lookup
// table load them.
func loadByTable(m solana.Message, names []string) (solana.Message, []solana.PublicKey) {
	lookup := solana.Lookup{Table: keyOf("a lookup table")}
	var keep, loaded []solana.PublicKey
	for _, k := range m.Keys {
		if slices.ContainsFunc(names, func(name string) bool { return keyOf(name) == k }) {
			loaded = append(loaded, k)
			lookup.Writable = append(lookup.Writable, uint8(len(lookup.Writable)))
		} else {
			keep = append(keep, k)
		}
	}
	keys := append(slices.Clone(keep), loaded...)
	for i, in := range m.Instructions {
		m.Instructions[i].Program = uint8(slices.Index(keys, m.Keys[in.Program]))
		for j, at := range in.Accounts {
			m.Instructions[i].Accounts[j] = uint8(slices.Index(keys, m.Keys[at]))
		}
	}
	m.Version, m.Keys, m.Lookups = solana.Version0, keep, []solana.Lookup{lookup}
	return m, keys
}

func encodeBalances(list []balance, placeOf func(solana.PublicKey) int) []any {
	out := []any{}
	for _, b := range list {
		out = append(out, map[string]any{
			"accountIndex": placeOf(keyOf(b.account)), "mint": b.mint, "owner": keyOf(b.owner), "programId": solana.TokenProgram,
			"uiTokenAmount": map[string]any{"amount": strconv.FormatUint(b.units, 10), "decimals": 6, "uiAmount": 0.5, "uiAmountString": "0.5"},
		})
	}
	return out
}

func mustEncode(t testing.TB, value any) json.RawMessage {
	t.Helper()
	out, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// encodeBlock returns a block in a node's form.
func encodeBlock(t testing.TB, hash, parent solana.Hash, transactions ...json.RawMessage) json.RawMessage {
	t.Helper()
	if transactions == nil {
		transactions = []json.RawMessage{}
	}
	return mustEncode(t, map[string]any{"blockhash": hash, "previousBlockhash": parent, "parentSlot": 41, "blockTime": 1_790_000_000, "blockHeight": 40, "transactions": transactions})
}

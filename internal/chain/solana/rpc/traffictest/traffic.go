// Package traffictest makes the blocks of a busy Solana cluster, and serves them as a node does.
//
// The blocks have the size and the form that a node returns: balances, inner instructions, logs, accounts of lookup
// tables. All transactions are signed and consistent. It owns the load of tests and benchmarks; it executes no
// transaction and never checks one.
package traffictest

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// The mints of the two stablecoins, and the hash by which the cluster is known.
var (
	USDC    = mustParse("EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v")
	USDT    = mustParse("Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB")
	Genesis = solana.Hash(sha256.Sum256([]byte("the genesis of the traffic")))
)

// Shape is how many transactions of each sort a block has.
type Shape struct {
	Transactions int // all of them
	Stablecoins  int // of these, the ones that move a stablecoin
	Wallets      int // of these, the ones that pay a wallet
	Pool         int // how many different transactions of strangers there are of each sort
}

// Busy is the shape of a block of a busy cluster.
var Busy = Shape{Transactions: 1500, Stablecoins: 400, Wallets: 40, Pool: 3000}

// Traffic makes the blocks of one cluster. The transactions of strangers are repeated from block to block, in other
// places; each payment to a wallet is made once. It is safe for concurrent use.
type Traffic struct {
	shape       Shape
	wallets     []solana.PublicKey
	stablecoins [][]byte // strangers' transactions that move a stablecoin
	others      [][]byte
	payer       ed25519.PrivateKey
}

// Payment is a transfer of USDC to a wallet.
type Payment struct {
	To        solana.PublicKey
	Units     uint64
	Signature solana.Signature
}

// New makes the traffic of a shape with payments to these wallets.
func New(shape Shape, wallets []solana.PublicKey) *Traffic {
	t := &Traffic{shape: shape, wallets: wallets, payer: keyPair("the payer of wallets")}
	m := newMaker()
	for n := range shape.Pool {
		t.stablecoins = append(t.stablecoins, m.makeStablecoinTransaction(n))
		t.others = append(t.others, m.makeOtherTransaction(n))
	}
	return t
}

// HashOf returns the hash of the block of a slot.
func HashOf(slot uint64) solana.Hash {
	return sha256.Sum256(binary.LittleEndian.AppendUint64([]byte("block"), slot))
}

// TimeOf returns the time of the block of a slot, in seconds.
func TimeOf(slot uint64) int64 { return 1_790_000_000 + int64(slot/5) }

// Payments returns the payments to wallets in the block of a slot, in their order.
func (t *Traffic) Payments(slot uint64) []Payment {
	payments, _ := t.makePayments(slot)
	return payments
}

// makePayments makes the payments of a slot and their transactions.
func (t *Traffic) makePayments(slot uint64) (payments []Payment, encoded [][]byte) {
	if len(t.wallets) == 0 {
		return nil, nil
	}
	from := publicOf(t.payer)
	for n := range t.shape.Wallets {
		number := slot*uint64(t.shape.Wallets) + uint64(n)
		to := t.wallets[number%uint64(len(t.wallets))]
		units := 1_000_000 + number
		a := payTokens(from, to, USDC, units, number)
		tx := a.signWith(t.payer)
		payments = append(payments, Payment{to, units, tx.Signatures[0]})
		encoded = append(encoded, a.encodeAnswer(tx))
	}
	return payments, encoded
}

// Block returns the block of a slot as a node encodes it, with its transactions or without, in pieces.
func (t *Traffic) Block(slot uint64, full bool) [][]byte {
	head := fmt.Sprintf(`{"blockHeight":%d,"blockTime":%d,"blockhash":"%s","parentSlot":%d,"previousBlockhash":"%s"`,
		slot, TimeOf(slot), HashOf(slot), slot-1, HashOf(slot-1))
	if !full {
		return [][]byte{[]byte(head + `}`)}
	}
	pieces := [][]byte{[]byte(head + `,"transactions":[`)}
	for n, tx := range t.transactionsOf(slot) {
		if n > 0 {
			pieces = append(pieces, []byte(","))
		}
		pieces = append(pieces, tx)
	}
	return append(pieces, []byte(`]}`))
}

// transactionsOf returns the transactions of a slot in an order of its own.
func (t *Traffic) transactionsOf(slot uint64) [][]byte {
	_, list := t.makePayments(slot)
	list = append(list, takeAround(t.stablecoins, slot, t.shape.Stablecoins-t.shape.Wallets)...)
	list = append(list, takeAround(t.others, slot, t.shape.Transactions-t.shape.Stablecoins)...)
	r := rand.New(rand.NewPCG(slot, 1))
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// takeAround returns n entries of a list from a place on that the slot decides.
func takeAround(list [][]byte, slot uint64, n int) [][]byte {
	out := make([][]byte, 0, n)
	for i := range n {
		out = append(out, list[(slot*uint64(n)+uint64(i))%uint64(len(list))])
	}
	return out
}

// keyPair returns the key of a name.
func keyPair(name string) ed25519.PrivateKey {
	seed := sha256.Sum256([]byte(name))
	return ed25519.NewKeyFromSeed(seed[:])
}

func publicOf(key ed25519.PrivateKey) solana.PublicKey {
	return solana.PublicKey(key.Public().(ed25519.PublicKey))
}

func mustParse(text string) solana.PublicKey {
	k := solana.KeyOf(chain.Address(text))
	if k.IsZero() {
		panic("traffictest: " + text)
	}
	return k
}

// balance is the amount in a token account before and after a transaction.
type balance struct {
	account, mint, owner solana.PublicKey
	before, after        uint64
}

// action is a transaction and its effects.
type action struct {
	payer        solana.PublicKey
	instructions []solana.Instruction
	inner        map[int][]solana.Instruction
	loaded       []solana.PublicKey // accounts that a lookup table loads, to be written
	balances     []balance
	logs         []string
	failed       string // JSON of its error
	units        int

	keys []solana.PublicKey // known once it is signed
}

// signWith compiles the transaction and signs it.
func (a *action) signWith(key ed25519.PrivateKey) solana.Transaction {
	m, err := solana.NewMessage(a.payer, sha256.Sum256([]byte("a blockhash")), a.instructions...)
	if err != nil {
		panic(err)
	}
	a.keys = m.Keys
	if len(a.loaded) > 0 {
		m, a.keys = loadByTable(m, a.loaded)
	}
	return solana.Transaction{Message: m, Signatures: []solana.Signature{solana.SignMessage(m.Encode(), key)}}
}

// loadByTable takes accounts that are only written out of a message and has a lookup table load them.
func loadByTable(m solana.Message, load []solana.PublicKey) (solana.Message, []solana.PublicKey) {
	lookup := solana.Lookup{Table: publicOf(keyPair("a lookup table"))}
	var keep, loaded []solana.PublicKey
	for _, k := range m.Keys {
		if slices.Contains(load, k) {
			loaded = append(loaded, k)
			lookup.Writable = append(lookup.Writable, uint8(len(lookup.Writable)))
		} else {
			keep = append(keep, k)
		}
	}
	keys := append(slices.Clone(keep), loaded...)
	place := placesOf(keys)
	for i, in := range m.Instructions {
		m.Instructions[i].Program = uint8(place[m.Keys[in.Program]])
		for j, at := range in.Accounts {
			m.Instructions[i].Accounts[j] = uint8(place[m.Keys[at]])
		}
	}
	m.Version, m.Keys, m.Lookups = solana.Version0, keep, []solana.Lookup{lookup}
	return m, keys
}

func placesOf(keys []solana.PublicKey) map[solana.PublicKey]int {
	place := make(map[solana.PublicKey]int, len(keys))
	for at, k := range keys {
		place[k] = at
	}
	return place
}

// encodeAnswer returns the transaction as a node encodes it in a block: fields in the order of their names.
func (a *action) encodeAnswer(tx solana.Transaction) []byte {
	place := placesOf(a.keys)
	lamports := make([]uint64, len(a.keys))
	for n, k := range a.keys {
		lamports[n] = 2_039_280 + binary.LittleEndian.Uint64(k[:])%1_000_000_007
	}
	var status any = map[string]any{"Ok": nil}
	failed := json.RawMessage("null")
	if a.failed != "" {
		failed = json.RawMessage(a.failed)
		status = map[string]any{"Err": failed}
	}
	inner := []any{}
	for _, at := range slices.Sorted(maps.Keys(a.inner)) {
		list := []any{}
		for _, in := range a.inner[at] {
			list = append(list, encodeInner(in, place))
		}
		inner = append(inner, map[string]any{"index": at, "instructions": list})
	}
	var version any = "legacy"
	if tx.Message.Version == solana.Version0 {
		version = 0
	}
	static := len(tx.Message.Keys)
	return mustEncode(map[string]any{
		"meta": map[string]any{
			"computeUnitsConsumed": a.units, "costUnits": a.units + 1800, "err": failed, "fee": 5000 + a.units/10, "innerInstructions": inner,
			"loadedAddresses": map[string]any{"readonly": []string{}, "writable": a.keys[static:]}, "logMessages": a.logs,
			"postBalances": lamports, "postTokenBalances": encodeBalances(a.balances, place, func(b balance) uint64 { return b.after }),
			"preBalances": lamports, "preTokenBalances": encodeBalances(a.balances, place, func(b balance) uint64 { return b.before }),
			"rewards": nil, "status": status,
		},
		"transaction": []any{tx.Encode(), "base64"}, "version": version,
	})
}

func encodeBalances(list []balance, place map[solana.PublicKey]int, unitsOf func(balance) uint64) []any {
	out := []any{}
	for _, b := range list {
		units := unitsOf(b)
		shown := strconv.FormatFloat(float64(units)/1e6, 'f', -1, 64)
		out = append(out, map[string]any{
			"accountIndex": place[b.account], "mint": b.mint, "owner": b.owner, "programId": solana.TokenProgram,
			"uiTokenAmount": map[string]any{"amount": strconv.FormatUint(units, 10), "decimals": 6, "uiAmount": json.RawMessage(shown), "uiAmountString": shown},
		})
	}
	return out
}

func mustEncode(value any) []byte {
	out, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return out
}

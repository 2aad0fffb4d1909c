package solintent

import (
	"crypto/ed25519"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

const (
	on       = chain.SolanaDevnet
	lifetime = time.Hour
	ceiling  = 1_000_000
	sol      = 1_000_000_000
)

// world is a chain in process, a node in front of it, keys, and a family on it.
type world struct {
	*testing.T
	db     *store.DB
	chain  *validator.Validator
	node   *rpctest.Proxy
	keys   *custody.Keyring
	family *Family
	owner  uuid.UUID
	wallet solana.PublicKey
}

// newWorld starts a chain that makes slots on request, and a wallet with 100 USDC.
func newWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	keys, err := custody.NewKeyring([]byte("a seed for tests: 32 bytes long!!"))
	if err != nil {
		t.Fatal(err)
	}
	w := &world{T: t, db: db, keys: keys, owner: uuid.New()}
	w.chain, err = validator.Start(validator.Options{Finality: 2, Clock: clock.New(), Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.chain.Close() })
	w.node = rpctest.New(t, w.chain.URL())
	client, err := rpc.Dial(rpc.Config{Name: on, URLs: []string{w.node.URL}, Genesis: validator.GenesisHash, Timeout: waittest.Patience(),
		Mints: map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	w.family = New(db, custodytest.Unchecked{Keys: keys}, map[chain.Name]Chain{on: {
		Client: client, FeePayer: w.payer(), MaxUnitPrice: ceiling, Lifetime: lifetime}})
	account, err := w.family.Account(t.Context(), w.owner, custody.OwnerProof{})
	if err != nil {
		t.Fatal(err)
	}
	w.wallet = solana.KeyOf(account)
	w.did(w.chain.Faucet(w.payer(), 10*sol))
	w.did(w.chain.FaucetToken(validator.USDC, w.wallet, 100_000_000))
	w.write(`INSERT INTO solana_marker_chains (chain, begun_at, known_slot, known_at) VALUES ($1, $2, 1, $2)`, string(on), db.Clock().Micros())
	w.noteGap(1)
	w.write(`INSERT INTO solana_histories (chain, wallet, signature, slot, gaps_begun, gaps_read) VALUES ($1, $2, $3, 0, 1, 1)`, string(on), string(account), solana.Signature{}.String())
	return w
}

func eachWorld(t *testing.T, fn func(w *world)) {
	t.Helper()
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) { fn(newWorld(t, db)) })
}

// noteGap notes that the database may lack executions since a slot.
func (w *world) noteGap(slot int) {
	w.Helper()
	w.write(`INSERT INTO solana_gaps (chain, number, since_slot, noted_at) SELECT $1, COALESCE(MAX(number), 0) + 1, $2, 0 FROM solana_gaps`, string(on), slot)
}

// oneWorld is for tests without a database.
func oneWorld(t *testing.T) *world {
	t.Helper()
	t.Parallel()
	return newWorld(t, storetest.Open(t, store.SQLite))
}

func (w *world) payer() solana.PublicKey { return w.keys.FeePayer().Account() }

func (w *world) mine(n int) {
	w.Helper()
	if err := w.chain.MineSlots(n); err != nil {
		w.Fatal(err)
	}
}

// did has the faucet's transactions be in a slot.
func (w *world) did(_ solana.Signature, err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
	w.mine(1)
}

// plant has an account be there.
func (w *world) plant(at solana.PublicKey, owner solana.PublicKey, data []byte) {
	w.Helper()
	w.chain.SetAccount(at, validator.Account{Lamports: solana.RentExempt(len(data)), Owner: owner, Data: data})
	w.mine(1)
}

// plantTokens has a token account be there.
func (w *world) plantTokens(at solana.PublicKey, a solana.TokenAccount) {
	w.Helper()
	w.plant(at, solana.TokenProgram, a.Encode())
}

func (w *world) write(statement string, args ...any) {
	w.Helper()
	if err := w.db.Write(w.Context(), func(tx *store.Tx) error { tx.Defer(statement, args...); return nil }); err != nil {
		w.Fatal(err)
	}
}

// keyOf is somebody's key.
func (w *world) keyOf(name byte) ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed(slices.Repeat([]byte{name}, ed25519.SeedSize))
}

// walletOf is somebody's address.
func (w *world) walletOf(name byte) solana.PublicKey {
	return solana.PublicKey(w.keyOf(name).Public().(ed25519.PublicKey))
}

func associated(owner solana.PublicKey) solana.PublicKey {
	return solana.AssociatedTokenAddress(owner, validator.USDC, solana.TokenProgram)
}

// order pays so much USDC to each.
func (w *world) order(amount money.USD, to ...solana.PublicKey) intent.Order {
	pay := intent.Pay{Token: chain.USDC}
	for _, k := range to {
		pay.Payments = append(pay.Payments, intent.Payment{To: k.Address(), Amount: amount})
	}
	return intent.Order{ID: uuid.New(), Owner: w.owner, Chain: on, Action: pay, SettleTask: "solintent.test"}
}

// sign builds and signs an order, which must succeed.
func (w *world) sign(order intent.Order) intent.Submission {
	w.Helper()
	signed, err := w.trySign(order)
	if err != nil {
		w.Fatal(err)
	}
	return signed
}

func (w *world) trySign(order intent.Order) (intent.Submission, error) {
	w.Helper()
	draft, err := w.family.Build(w.Context(), order)
	if err != nil {
		w.Fatal(err)
	}
	return w.family.Sign(w.Context(), draft)
}

// firstOf is the version that a submission was signed with.
func (w *world) firstOf(s intent.Submission) (Version, custody.SolanaVersion) {
	w.Helper()
	attached, err := DecodeAttachment(s.Attachment)
	if err != nil {
		w.Fatal(err)
	}
	v, err := custody.DecodeSolanaVersion(attached.First.Message)
	if err != nil {
		w.Fatal(err)
	}
	return *attached.First, v
}

// further has a further version of a submission signed, at the price of a step.
func (w *world) further(s intent.Submission, step int) Version {
	w.Helper()
	attached, err := DecodeAttachment(s.Attachment)
	if err != nil {
		w.Fatal(err)
	}
	composed, err := w.family.Compose(w.Context(), on, s.Text, step)
	if err != nil {
		w.Fatal(err)
	}
	v, err := w.family.SignComposed(w.Context(), s.Text, *attached.Request, composed)
	if err != nil {
		w.Fatal(err)
	}
	return v
}

// carry lands a submission's first version, and returns the record of it.
func (w *world) carry(s intent.Submission) (solana.Signature, Evidence) {
	w.Helper()
	first, _ := w.firstOf(s)
	return w.land(w.paid(first))
}

// paid is a version that the fee payer has signed too.
func (w *world) paid(v Version) solana.Transaction {
	w.Helper()
	m, err := solana.DecodeMessage(v.Message)
	if err != nil {
		w.Fatal(err)
	}
	payer, err := w.keys.FeePayer().SignMessage(m)
	if err != nil {
		w.Fatal(err)
	}
	tx := solana.Transaction{Message: m}
	for _, key := range m.Keys[:m.RequiredSignatures] {
		switch {
		case key == w.payer():
			tx.Signatures = append(tx.Signatures, payer)
		case key != w.wallet && v.EventSignature != nil:
			tx.Signatures = append(tx.Signatures, *v.EventSignature)
		default:
			tx.Signatures = append(tx.Signatures, v.Signature)
		}
	}
	return tx
}

// land puts a transaction into the next slot.
func (w *world) land(tx solana.Transaction) (solana.Signature, Evidence) {
	w.Helper()
	if err := w.chain.Send(tx); err != nil {
		w.Fatal(err)
	}
	w.mine(1)
	found, err := w.family.chains[on].Client.Transaction(w.Context(), tx.Signatures[0], rpc.Confirmed)
	if err != nil || found == nil {
		w.Fatalf("transaction %s: %v, %v", tx.Signatures[0], found, err)
	}
	e := Evidence{Transaction: found.Raw, Slot: found.Slot, Fee: found.Fee}
	holdings := func(list []rpc.TokenBalance) (out []Holding) {
		for _, b := range list {
			out = append(out, Holding{b.Account, b.Mint, b.Owner, b.Units})
		}
		return out
	}
	e.Before, e.After = holdings(found.PreTokens), holdings(found.PostTokens)
	if found.Err != nil {
		w.Logf("transaction %s: %v", tx.Signatures[0], found.Err)
	}
	return tx.Signatures[0], e
}

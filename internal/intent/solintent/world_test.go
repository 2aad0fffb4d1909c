package solintent

import (
	"context"
	"crypto/ed25519"
	"log/slog"
	"slices"
	"sync"
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
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

const (
	on       = chain.SolanaDevnet
	lifetime = time.Hour
	ceiling  = 1_000_000
	poolSize = 4
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
	nonces *plantedNonces
	owner  uuid.UUID
	wallet solana.PublicKey
}

// newWorld starts a chain that makes slots when told, and a wallet with 100 USDC.
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
	w.nonces = &plantedNonces{world: w, values: map[solana.PublicKey]solana.Hash{}}
	w.family = New(db, custodytest.Unchecked{Keys: keys}, map[chain.Name]Chain{on: {
		Client: client, Nonces: w.nonces, FeePayer: w.payer(), PoolSize: poolSize, MaxUnitPrice: ceiling, Lifetime: lifetime}})
	account, err := w.family.Account(t.Context(), w.owner)
	if err != nil {
		t.Fatal(err)
	}
	w.wallet = solana.KeyOf(account)
	w.did(w.chain.Faucet(w.payer(), 10*sol))
	w.did(w.chain.FaucetToken(validator.USDC, w.wallet, 100_000_000))
	return w
}

func eachWorld(t *testing.T, fn func(w *world)) {
	t.Helper()
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) { fn(newWorld(t, db)) })
}

// oneWorld is for what no database has a part in.
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

// did has what the faucet sent be in a slot.
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

// plantedNonces are nonce accounts that are there when they are asked for.
type plantedNonces struct {
	*world
	mu              sync.Mutex
	values          map[solana.PublicKey]solana.Hash
	busy            bool
	asked, released int
	before          func() // the next value is read; nil for nothing
}

func (p *plantedNonces) Release(context.Context, uuid.UUID) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.released++
	return nil
}

func (p *plantedNonces) Await(context.Context, uuid.UUID) error { return nil }

func (p *plantedNonces) Assign(_ context.Context, id uuid.UUID) (solana.PublicKey, solana.Hash, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.asked++
	if p.before != nil {
		p.before()
		p.before = nil
	}
	if p.busy {
		return solana.PublicKey{}, solana.Hash{}, task.Later{After: time.Second, Reason: "busy"}
	}
	at := custody.NonceAccount(p.payer(), custody.NoncePlace(id, poolSize))
	account, err := solana.DecodeNonceAccount(p.chain.Account(at).Data)
	if err != nil {
		account = solana.NonceAccount{Version: solana.NonceVersionCurrent, State: solana.NonceInitialized, Authority: p.payer(), Value: solana.DurableNonceOf(p.chain.Blockhash()), LamportsPerSignature: 5000}
		p.plant(at, solana.SystemProgram, account.Encode())
	}
	return at, account.Value, nil
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

// versionsOf are what a submission may be carried by.
func (w *world) versionsOf(s intent.Submission) (Attachment, []custody.SolanaVersion) {
	w.Helper()
	attached, err := DecodeAttachment(s.Attachment)
	if err != nil {
		w.Fatal(err)
	}
	versions := make([]custody.SolanaVersion, len(attached.Versions))
	for n, v := range attached.Versions {
		versions[n], err = custody.DecodeSolanaVersion(v.Message)
		if err != nil {
			w.Fatal(err)
		}
	}
	return attached, versions
}

// carry lands a version, and returns what is recorded of it.
func (w *world) carry(s intent.Submission, version int) (solana.Signature, Evidence) {
	w.Helper()
	attached, _ := w.versionsOf(s)
	v := attached.Versions[version]
	m, err := solana.DecodeMessage(v.Message)
	if err != nil {
		w.Fatal(err)
	}
	payer, err := w.keys.FeePayer().SignMessage(m)
	if err != nil {
		w.Fatal(err)
	}
	signatures := []solana.Signature{payer, v.Signature}
	if v.EventSignature != nil {
		signatures = []solana.Signature{payer, *v.EventSignature, v.Signature}
	}
	return w.land(solana.Transaction{Signatures: signatures, Message: m})
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

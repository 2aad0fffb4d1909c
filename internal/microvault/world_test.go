package microvault_test

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"log/slog"
	"math/big"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

var org = devnettest.Organization

const (
	bills  = "service-ustb-vault"
	credit = "sandbox-credit-fund"
)

// world is everything below the API, on a real chain.
type world struct {
	*testing.T
	ctx     context.Context
	db      *store.DB
	chain   *devnet.EVM
	client  *evm.Client
	engine  *change.Engine
	vaults  *microvault.Service
	metrics *prometheus.Registry
	offers  []microvault.Offer
	runner  *tasktest.Runner
}

// offerAt is where a source is.
func (w *world) offerAt(id string) common.Address {
	w.Helper()
	for _, o := range w.offers {
		if o.ID == id {
			return o.Contract
		}
	}
	w.Fatalf("there is no source %s", id)
	return common.Address{}
}

func newWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	return newWorldWith(t, db, func(*microvault.Chain) {})
}

// newWorldWith is newWorld with other contracts, and more sources.
func newWorldWith(t *testing.T, db *store.DB, edit func(*microvault.Chain), more ...func(*testing.T, *devnet.EVM, *evm.Client) microvault.Offer) *world {
	t.Helper()
	net, client := devnettest.Chain(t, db)
	return newWorldOn(t, db, net, client, edit, more...)
}

// newWorldOn is newWorldWith on a chain that makes blocks.
func newWorldOn(t *testing.T, db *store.DB, net *devnet.EVM, client *evm.Client, edit func(*microvault.Chain), more ...func(*testing.T, *devnet.EVM, *evm.Client) microvault.Offer) *world {
	t.Helper()
	w := newIdleWorld(t, db, net, client, edit, more...)
	w.runner.Start()
	return w
}

// newIdleWorld is newWorldOn before its runner starts: requests are accepted, and nothing works on them.
func newIdleWorld(t *testing.T, db *store.DB, net *devnet.EVM, client *evm.Client, edit func(*microvault.Chain), more ...func(*testing.T, *devnet.EVM, *evm.Client) microvault.Offer) *world {
	t.Helper()
	ctx, log := context.Background(), slog.New(slog.DiscardHandler)
	keys := devnettest.Keys(t)
	devnettest.Fund(t, net, keys.Relayer().Address())
	w := &world{T: t, ctx: ctx, db: db, chain: net, client: client, metrics: prometheus.NewRegistry()}
	on, is := chain.EthereumSepolia, net.Contracts
	offers := []microvault.Offer{
		{ID: bills, Chain: on, Token: chain.USDC, Contract: is.Vault, Kind: microvault.ERC4626, MaxStep: 100},
		{ID: credit, Chain: on, Token: chain.USDC, Contract: is.AsyncVault, Kind: microvault.ERC7540, MaxStep: 100, MaxNavAge: 4 * 24 * time.Hour},
	}
	for _, deploy := range more {
		offers = append(offers, deploy(t, net, client))
	}
	w.offers = offers
	sources := make([]signer.Source, len(offers))
	for i, o := range offers {
		sources[i] = signer.Source{ID: o.ID, Chain: on, Token: o.Token, Vault: o.Contract, Requests: o.Kind == microvault.ERC7540}
	}
	w.engine = change.NewEngine(db, relaytest.Intents(db, w.chain, client, keys, nil, sources...))
	at := microvault.Chain{Client: client, Factory: is.MicroVaultFactory, AdapterFactory: is.AdapterFactory}
	edit(&at)
	w.vaults = microvault.New(db, w.engine, microvault.Options{
		Chains:        map[chain.Name]microvault.Chain{on: at},
		Offers:        offers,
		Organizations: []uuid.UUID{org},
		Rules:         microvault.Rules{Every: 200 * time.Millisecond, Band: 50, Minimum: money.Dollar}, Log: log, Metrics: w.metrics,
	})
	w.runner = tasktest.NewRunner(t, db, tasktest.Lease)
	relaytest.Seat(w.runner, db, net, client, keys)
	w.engine.Register(w.runner.Runner, []chain.Name{on})
	w.runner.HandleSeat(microvault.Seat, w.vaults.Keep)
	run, cancel := context.WithCancel(ctx)
	var funded sync.WaitGroup
	funded.Go(func() { net.KeepFund(run, devnettest.BlockTime) })
	t.Cleanup(func() { cancel(); funded.Wait() })
	return w
}

func (w *world) until(what string, met func() bool) {
	w.Helper()
	waittest.Until(w, what, met, tasktest.State(w.db))
}

func newKey() microvault.Key { return microvault.Key{Organization: org, Text: uuid.NewString()} }

// waitEnded waits until a change is over.
func (w *world) waitEnded(c change.Change, err error) change.Change {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
	w.until(string(c.Kind)+" ends", func() bool {
		if c, err = w.vaults.Task(w.ctx, org, c.ID); err != nil {
			w.Fatal(err)
		}
		return c.Status == change.Confirmed || c.Status == change.Failed
	})
	return c
}

// waitConfirmed waits until a change is confirmed.
func (w *world) waitConfirmed(c change.Change, err error) change.Change {
	w.Helper()
	if c = w.waitEnded(c, err); c.Status != change.Confirmed {
		w.Fatalf("%s failed: %s", c.Kind, c.Error)
	}
	return c
}

func (w *world) getVault(id uuid.UUID) microvault.Vault {
	w.Helper()
	v, err := w.vaults.Get(w.ctx, org, id)
	if err != nil {
		w.Fatal(err)
	}
	return v
}

func (w *world) getTask(id uuid.UUID) change.Change {
	w.Helper()
	c, err := w.vaults.Task(w.ctx, org, id)
	if err != nil {
		w.Fatal(err)
	}
	return c
}

func (w *world) getShareholders(id uuid.UUID) microvault.List {
	w.Helper()
	l, err := w.vaults.Shareholders(w.ctx, org, id)
	if err != nil {
		w.Fatal(err)
	}
	return l
}

// assertIs compares one fact with what it should be.
func assertIs[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// createVault makes one that is ready.
func (w *world) createVault(sources ...string) microvault.Vault {
	w.Helper()
	v, c, err := w.vaults.Create(w.ctx, newKey(), microvault.Create{Name: "Reserve", Symbol: "RSV", Token: chain.USDC, Sources: sources})
	w.waitConfirmed(c, err)
	w.until("the vault is ready", func() bool { v = w.getVault(v.ID); return v.Status == microvault.Ready })
	return v
}

// createVaultBefore makes a vault by the factory of the version before, and has the service
// and its signer keep it as if they had had it made then.
func (w *world) createVaultBefore(sources ...string) microvault.Vault {
	w.Helper()
	v := w.createVault(sources...)
	before := deploy.AddressesBefore()[1]
	config := contracts.MicroVaultConfig{Name: v.Name, Symbol: v.Symbol, Asset: w.chain.Contracts.USDC}
	for actor, into := range map[change.Actor]*common.Address{change.Owner: &config.Owner, change.Keeper: &config.Keeper} {
		account, err := w.engine.Account(w.ctx, v.Chain, org, actor)
		if err != nil {
			w.Fatal(err)
		}
		*into = account.EVM()
	}
	for _, s := range v.Sources {
		spec := contracts.AdapterFactorySpec{Id: s.ID, Source: s.Contract, MaxStepBps: uint16(s.MaxStep), MaxNavAge: uint32(s.NavAge / time.Second)}
		if s.Kind == microvault.ERC7540 {
			spec.Kind = 1
		}
		config.Sources = append(config.Sources, spec)
	}
	factory, salt := contracts.NewMicroVaultFactory(), [32]byte(crypto.Keccak256(v.ID[:]))
	at := common.BytesToAddress(callAt(w, w.client, before.MicroVaultFactory, factory.PackPredict(config, salt)))
	if err := w.newHolder(0).sendTx(before.MicroVaultFactory, factory.PackCreate(config, salt)); err != nil {
		w.Fatal(err)
	}
	err := w.db.Write(w.ctx, func(tx *store.Tx) error {
		tx.Defer(`UPDATE micro_vaults SET contract = $2 WHERE id = $1`, v.ID, at.Hex())
		tx.Defer(`UPDATE micro_vault_sources SET exit_loss_bps = NULL WHERE vault_id = $1`, v.ID)
		tx.Defer(`UPDATE signed_contracts SET contract = $2 WHERE subject = $1`, v.ID, string(chain.EVMAddress(at)))
		return nil
	})
	if err != nil {
		w.Fatal(err)
	}
	w.until("the vault of before is looked at", func() bool { v = w.getVault(v.ID); return v.Contract == at && v.Sources[0].ExitLoss == nil })
	return v
}

// holder is somebody with a key and money, past the service.
type holder struct {
	w       *world
	key     *ecdsa.PrivateKey
	address common.Address
}

func (w *world) newHolder(usdc money.USD) holder {
	w.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		w.Fatal(err)
	}
	h := holder{w, key, crypto.PubkeyToAddress(key.PublicKey)}
	devnettest.Fund(w, w.chain, h.address)
	devnettest.Pay(w, w.chain, chain.USDC, chain.EVMAddress(h.address), money.UnitsOf(usdc, 6))
	return h
}

// sendTx has the holder call a contract, and says whether that went well.
func (h holder) sendTx(to common.Address, data []byte) error {
	h.w.Helper()
	nonce, err := h.w.client.PendingNonce(h.w.ctx, h.address)
	if err != nil {
		h.w.Fatal(err)
	}
	tx, err := types.SignNewTx(h.key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{ChainID: big.NewInt(devnet.ChainID), Nonce: nonce,
		GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e12), Gas: h.w.chain.CreationGas(), To: &to, Data: data})
	if err != nil {
		h.w.Fatal(err)
	}
	return sendWhenFunded(h.w, h.w.chain, h.w.client, tx)
}

// sendWhenFunded sends a transaction once the node knows of its sender's ether, and says
// whether it went well.
func sendWhenFunded(tb testing.TB, net *devnet.EVM, client *evm.Client, tx *types.Transaction) error {
	tb.Helper()
	raw, err := tx.MarshalBinary()
	if err != nil {
		tb.Fatal(err)
	}
	waittest.Until(tb, "the node takes a transaction", func() bool {
		err := client.SendRaw(tb.Context(), raw)
		if err != nil && !errors.Is(err, evm.ErrFunds) {
			tb.Fatal(err)
		}
		return err == nil
	})
	_, err = net.Wait(tb.Context(), tx.Hash())
	return err
}

var vaultABI = contracts.NewMicroVault()

func (h holder) deposit(v microvault.Vault, amount money.USD) error {
	h.w.Helper()
	if err := h.sendTx(h.w.chain.Contracts.USDC, contracts.NewSandboxUSDC().PackApprove(v.Contract, big.NewInt(int64(amount)))); err != nil {
		h.w.Fatal(err)
	}
	return h.sendTx(v.Contract, vaultABI.PackDeposit(big.NewInt(int64(amount)), h.address))
}

func (w *world) callNumber(to common.Address, data []byte) *big.Int {
	w.Helper()
	return new(big.Int).SetBytes(callAt(w, w.client, to, data))
}

// callAt asks a contract.
func callAt(tb testing.TB, client *evm.Client, to common.Address, data []byte) []byte {
	tb.Helper()
	out, err := client.Call(tb.Context(), ethereum.CallMsg{To: &to, Data: data}, nil)
	if err != nil {
		tb.Fatal(err)
	}
	return out
}

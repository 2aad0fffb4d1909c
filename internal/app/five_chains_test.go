package app

import (
	"log/slog"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// fiveChains are the chains of production, each with its own finality, pace and least tip.
type fiveChains struct {
	*drill
	evm    map[chain.Name]*devnet.EVM
	solana *validator.Validator
	bridge *sandboxBridge
}

// blockTimes are no longer than the networks' own. Times of blocks are whole seconds that grow, so
// that with shorter ones a chain on a busy machine would be ahead of the clock by an intent's life.
var blockTimes = map[chain.Name]time.Duration{
	chain.Arbitrum: 250 * time.Millisecond, chain.Base: 200 * time.Millisecond, chain.Ethereum: 500 * time.Millisecond, chain.Polygon: 200 * time.Millisecond,
}

// startFiveChains starts the chains, and opens the service that the example of production
// describes: changed is only where things are.
func startFiveChains(t *testing.T) *fiveChains {
	t.Helper()
	engines := storetest.Engines(t)
	clk, quiet := clock.New(), slog.New(slog.DiscardHandler)
	w := &fiveChains{drill: &drill{T: t, dir: t.TempDir(), Sandbox: &Sandbox{Clock: clk}}, evm: map[chain.Name]*devnet.EVM{}}
	const path = "../../examples/production.yaml"
	exampleEnvironment(t, path)
	t.Setenv("DATABASE_URL", storetest.Address(t, engines[len(engines)-1]))
	setNodes := func(name chain.Name, url string) {
		prefix := strings.ToUpper(string(name))
		t.Setenv(prefix+"_RPC_URL", url)
		t.Setenv(prefix+"_SECOND_RPC_URL", strings.Replace(url, "127.0.0.1", "localhost", 1)) // the same, by another name
	}
	for name, pace := range blockTimes {
		on, err := devnet.Start(t.Context(), devnet.Options{Name: name, Form: devnet.FormOf(name), BlockTime: pace, OnDemand: true, Clock: clk, Log: quiet})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = on.Close() })
		w.evm[name] = on
		setNodes(name, on.URL())
	}
	var err error
	w.solana, err = validator.Start(validator.Options{SlotTime: 100 * time.Millisecond, OnDemand: true, Finality: 4, Clock: clk, Log: quiet})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.solana.Close() })
	setNodes(chain.Solana, w.solana.URL())

	config, err := ReadConfig(path)
	if err != nil {
		t.Fatal(err)
	}
	w.makeKeys(&config)
	keys, err := custody.OpenSeed(config.Custody.Seed, config.Custody.Identity)
	if err != nil {
		t.Fatal(err)
	}
	w.bridge, err = openBridge(t.Context(), bridgedChains{evm: w.evm, solana: w.solana, home: chain.Ethereum}, 1_000_000, keys.Relayer().Address(), quiet)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.bridge.close)
	w.placeIn(&config)
	w.fundService(keys)
	if err := migrateDatabase(t.Context(), config.Database, clk, quiet); err != nil {
		t.Fatal(err)
	}
	w.App, err = New(t.Context(), config, clk, quiet)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.end(); w.App.Close() })
	w.serve()
	return w
}

// makeKeys makes the keys, and has a configuration say where they are.
func (w *fiveChains) makeKeys(c *Config) {
	w.Helper()
	c.Custody = CustodyConfig{Seed: filepath.Join(w.dir, "seed.age"), Identity: filepath.Join(w.dir, "identity.age")}
	c.TokenKey = filepath.Join(w.dir, "token-key.pem")
	if err := MakeKeys(c.Custody); err != nil {
		w.Fatal(err)
	}
	if _, err := auth.CreateKey(c.TokenKey); err != nil {
		w.Fatal(err)
	}
}

// placeIn has a configuration say where contracts and tokens are here.
func (w *fiveChains) placeIn(c *Config) {
	c.Listen, c.OperatorListen = anyPort, anyPort
	c.Attestations = w.bridge.attestations()
	for name, ch := range c.Chains {
		if name == chain.Solana {
			ch.Solana.Genesis, ch.Solana.Tokens, ch.Solana.Poll = validator.GenesisHash, sandboxMints(), 100*time.Millisecond
		} else {
			on := w.evm[name].Contracts
			ch.ChainID, ch.Poll = w.evm[name].ChainID(), 100*time.Millisecond
			ch.Tokens = map[chain.Token]common.Address{chain.USDC: on.USDC, chain.USDT: on.USDT}
			ch.Executor, ch.Carrier, ch.BalanceGuard = on.Executor, on.Carrier, on.Guard
			ch.FeeWrapperFactory, ch.AdapterFactory, ch.MicroVaultFactory = on.FeeWrapperFactory, on.AdapterFactory, on.MicroVaultFactory
			ch.Bridge.TokenMessenger, ch.Bridge.MessageTransmitter = w.bridge.on[name].TokenMessenger, w.bridge.on[name].MessageTransmitter
			if b := ch.USDTBridge; b != nil {
				here := w.bridge.usdt.on[name]
				b.OFT, b.Endpoint, b.FeePayer = here.OFT, here.Endpoint, here.FeePayer
			}
		}
		c.Chains[name] = ch
	}
}

// fundService funds the relayer and the fee payer.
func (w *fiveChains) fundService(keys *custody.Keyring) {
	w.Helper()
	for name, on := range w.evm {
		hash, err := on.FundRelayer(w.Context(), keys.Relayer().Address())
		if err == nil {
			_, err = on.Wait(w.Context(), hash)
		}
		if err != nil {
			w.Fatalf("%s: %v", name, err)
		}
	}
	if _, err := w.solana.Faucet(keys.FeePayer().Account(), feePayerLamports); err != nil {
		w.Fatal(err)
	}
}

func (w *fiveChains) pay(on chain.Name, token chain.Token, to chain.Address, amount money.USD) {
	w.Helper()
	var err error
	if on == chain.Solana {
		_, err = (&Sandbox{Solana: w.solana}).sendOnSolana(token, solana.KeyOf(to), money.UnitsOf(amount, 6).Big().Uint64())
	} else {
		_, err = w.evm[on].Faucet(w.Context(), token, to, money.UnitsOf(amount, 6))
	}
	if err != nil {
		w.Fatalf("%s: %v", on, err)
	}
}

// paidOn returns the balance of an address of payouts on a chain, in units.
func (w *fiveChains) paidOn(on chain.Name, token chain.Token, to string) uint64 {
	w.Helper()
	if on == chain.Solana {
		return w.solana.TokenBalance(validator.MintOf(token), solana.KeyOf(chain.Address(to)))
	}
	head, err := w.Clients[on].Head(w.Context())
	if err != nil {
		w.Fatal(err)
	}
	at := w.Config.Chains[on].Tokens[token]
	held, err := w.Clients[on].Holdings(w.Context(), []evm.Holding{{Token: at, Holder: common.HexToAddress(to)}}, head.Number)
	if err != nil {
		w.Fatal(err)
	}
	return held[0].Uint64()
}

// The example of production serves its five chains at once, in the form of their networks: a wallet is paid in both
// stablecoins on each, and pays on each, and the books agree with the chains.
func TestTheProductionExampleServesItsFiveChains(t *testing.T) {
	w := startFiveChains(t)
	mine := w.create(newWallets(1))[0]
	if len(mine.Addresses) != 5 {
		t.Fatalf("the wallet has addresses on %v", mine.Addresses)
	}
	var payouts []transfer.WithdrawalRequest
	to := map[bool]string{false: destinationOf(1), true: newSolanaKey(t).String()}
	for name, address := range mine.Addresses {
		for token, amount := range map[chain.Token]money.USD{chain.USDC: 40 * money.Dollar, chain.USDT: 30 * money.Dollar} {
			w.pay(name, token, address, amount)
		}
		payouts = append(payouts, transfer.WithdrawalRequest{Organization: mine.Organization, Wallet: mine.ID, RequestID: uuid.New(),
			DestinationChain: name, DestinationAddress: to[name.IsSolana()], Token: chain.USDT, Amount: 25 * money.Dollar})
	}
	for name := range mine.Addresses {
		w.until("the money on "+string(name)+" is in the books", func() bool {
			return w.holds(mine, chain.CashID(name, chain.USDC)) == 40*money.Dollar && w.holds(mine, chain.CashID(name, chain.USDT)) == 30*money.Dollar
		})
	}
	for _, p := range payouts { // a wallet has one at a time
		if flow := w.withdraw([]transfer.WithdrawalRequest{p})[0]; flow.Status != transfer.Completed {
			t.Errorf("the withdrawal on %s is %s: %s", p.DestinationChain, flow.Status, failureOf(flow))
		}
		if got := w.paidOn(p.DestinationChain, chain.USDT, p.DestinationAddress); got != 25_000_000 {
			t.Errorf("the payee on %s has %d units", p.DestinationChain, got)
		}
	}
	for name, kind := range map[chain.Name]uint8{chain.Arbitrum: 0x6a, chain.Base: 0x7e, chain.Polygon: 0x7f} {
		receipts, _, err := w.Clients[name].ProvenReceipts(t.Context(), 16)
		if err != nil || !slices.ContainsFunc(receipts, func(r *types.Receipt) bool { return r.Type == kind }) {
			t.Errorf("block 16 on %s has %d receipts, and none of its protocol's transactions: %v", name, len(receipts), err)
		}
	}
	w.assertAllAgrees()
}

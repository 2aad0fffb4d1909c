package yield

import (
	"context"
	"crypto/ecdsa"
	"log/slog"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

const dollar = money.Dollar

// world is a chain with a funded account on it, that stands for a wallet: it
// sends the calls itself.
type world struct {
	*testing.T
	chain     *devnet.EVM
	client    *evm.Client
	key       *ecdsa.PrivateKey
	wallet    common.Address
	usdtVault common.Address // a vault of USDT, without yield
}

func newWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	return newWorldOn(t, db, devnet.Options{})
}

// newWorldOn is newWorld on a chain with options, whose clock is the database's.
func newWorldOn(t *testing.T, db *store.DB, options devnet.Options) *world {
	t.Helper()
	options.Clock = db.Clock()
	e := devnettest.Start(t, options)
	config := e.Config()
	config.Timeout = waittest.Patience() // a busy machine is no node that fails
	client := devnettest.Dial(t, config)
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	w := &world{T: t, chain: e, client: client, key: key, wallet: crypto.PubkeyToAddress(key.PublicKey)}
	w.mineAndWait(e.FundRelayer(t.Context(), w.wallet))
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		w.mineAndWait(e.Faucet(t.Context(), token, chain.EVMAddress(w.wallet), units(1_000_000*uint64(dollar))))
	}
	code := append(common.FromHex(contracts.SandboxVaultMetaData.Bin),
		contracts.NewSandboxVault().PackConstructor(e.Contracts.USDT, "USDT vault", "vUSDT", w.wallet)...)
	w.usdtVault = w.sendTx(nil, code).ContractAddress
	return w
}

// mineAndWait makes a block and waits for the transaction in it.
func (w *world) mineAndWait(tx common.Hash, err error) *types.Receipt {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
	if _, err := w.chain.Commit(); err != nil {
		w.Fatal(err)
	}
	r, err := w.chain.Wait(w.Context(), tx)
	if err != nil {
		w.Fatal(err)
	}
	return r
}

func (w *world) sendTx(to *common.Address, data []byte) *types.Receipt {
	w.Helper()
	nonce, err := w.client.Nonce(w.Context(), w.wallet)
	if err != nil {
		w.Fatal(err)
	}
	tx, err := types.SignNewTx(w.key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(devnet.ChainID), Nonce: nonce, To: to, Data: data, Gas: w.chain.CreationGas(),
		GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(1000 * params.GWei),
	})
	if err != nil {
		w.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		w.Fatal(err)
	}
	return w.mineAndWait(tx.Hash(), w.client.SendRaw(w.Context(), raw))
}

// runCalls sends calls, one after another.
func (w *world) runCalls(calls []custody.Call, err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
	for _, c := range calls {
		if w.sendTx(&c.To, c.Data).Status != types.ReceiptStatusSuccessful {
			w.Fatalf("a call to %s failed", c.To)
		}
	}
}

// minus returns the rest of a without b.
func minus(t *testing.T, a, b money.Units) money.Units {
	t.Helper()
	left, err := a.Sub(b)
	if err != nil {
		t.Fatalf("%s less %s: %v", a, b, err)
	}
	return left
}

func (w *world) balanceOf(token, of common.Address) money.Units {
	w.Helper()
	var n money.Units
	if err := (blockView{client: w.client}).callUnits(w.Context(), &n, token, tokenABI.PackBalanceOf(of))(); err != nil {
		w.Fatal(err)
	}
	return n
}

func (w *world) clients() map[chain.Name]*evm.Client {
	return map[chain.Name]*evm.Client{chain.EthereumSepolia: w.client}
}

// sourceConfigs are a vault of each token.
func (w *world) sourceConfigs() []Config {
	usdc, usdt, rate := validConfig(), validConfig(), 425
	usdc.ID, usdc.Vault, usdc.ApyBps, usdc.Liquidity = "usdc-vault", w.chain.Contracts.Vault, &rate, LiquidityLimit
	usdt.ID, usdt.Vault, usdt.DepositToken = "usdt-vault", w.usdtVault, chain.USDT
	return []Config{usdc, usdt}
}

func newCatalog(t *testing.T, db *store.DB, clients map[chain.Name]*evm.Client, sources []Config) *Catalog {
	t.Helper()
	c, err := New(db, clients, sources, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// takeSeat takes the observer's seat and keeps it until the test ends.
func takeSeat(t *testing.T, db *store.DB) task.Task {
	t.Helper()
	taken := make(chan task.Task, 1)
	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	runner.HandleSeat(Seat, func(ctx context.Context, held task.Task) error {
		taken <- held
		<-ctx.Done()
		return ctx.Err()
	})
	runner.Start()
	return waittest.Receive(t, "the seat is taken", taken)
}

// observeAll observes every source once.
func observeAll(t *testing.T, c *Catalog, held task.Task) {
	t.Helper()
	for _, e := range c.entries {
		failing := false
		if err := c.observeSource(t.Context(), held, e, &failing); err != nil {
			t.Fatal(err)
		}
	}
}

// assertEqual names the fact that is not as wanted.
func assertEqual[T comparable](t *testing.T, fact string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", fact, got, want)
	}
}

func getSource(t *testing.T, c *Catalog, id string) Source {
	t.Helper()
	s, err := c.Get(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func getQuote(t *testing.T, c *Catalog, id string, of common.Address) Quote {
	t.Helper()
	q, err := c.Quote(t.Context(), id, chain.EVMAddress(of))
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// assertUnobserved asserts that the source shows its configuration, no more.
func assertUnobserved(t *testing.T, s Source) {
	t.Helper()
	assertEqual(t, "observed before any observation", s.Observed(), false)
	assertEqual(t, "TVL before any observation", s.TvlUsd, 0)
	assertEqual(t, "APY before any observation", s.ApyBps, 425)
	assertEqual(t, "mode before any observation", s.Mode, Active)
	if s.Allocations != nil {
		t.Errorf("allocations before any observation: %+v, want none", s.Allocations)
	}
}

func assertListed(t *testing.T, c *Catalog, want ...string) {
	t.Helper()
	list, err := c.List(t.Context())
	if err != nil {
		t.Errorf("list: %v", err)
	}
	var ids []string
	for _, s := range list {
		ids = append(ids, s.ID)
	}
	if !slices.Equal(ids, want) {
		t.Errorf("list: %q, want %q", ids, want)
	}
}

// assertQuoted asserts that a position of these shares is quoted at its worth or more.
func assertQuoted(t *testing.T, q Quote, shares money.Units, worth money.USD) {
	t.Helper()
	assertEqual(t, "shares quoted", q.Shares, shares)
	if q.Value < worth {
		t.Errorf("quoted a value of %s, seen at %s", q.Value, worth)
	}
	if q.MaxWithdraw < worth {
		t.Errorf("quoted a withdrawal of %s, seen at %s", q.MaxWithdraw, worth)
	}
}

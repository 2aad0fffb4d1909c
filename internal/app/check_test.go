package app

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/task"
)

// newTestApp is as much of a service as checks chains.
func newTestApp(t *testing.T, ch ChainConfig, log *slog.Logger) *App {
	t.Helper()
	const name = chain.EthereumSepolia
	c := Config{Chains: map[chain.Name]ChainConfig{name: ch, chain.SolanaDevnet: {}}}
	c.setDefaults()
	client, err := evm.Dial(t.Context(), c.Chains[name].evmConfig(name))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	return &App{Config: c, log: log, Clients: map[chain.Name]*evm.Client{name: client}}
}

func TestCheckChains(t *testing.T) {
	t.Parallel()
	e := devnettest.Start(t, devnet.Options{})
	if _, err := e.Commit(); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		change func(*ChainConfig)
		want   []string // nil when all is well
	}{
		"all is well":   {func(*ChainConfig) {}, nil},
		"not deployed":  {func(c *ChainConfig) { c.Executor, c.Carrier = common.Address{}, common.Address{} }, []string{"WalletExecutor: there is no contract", "IntentCarrier: there is no contract", "granary contracts deploy --chain ethereum_sepolia"}},
		"no guard":      {func(c *ChainConfig) { c.BalanceGuard = common.Address{} }, []string{"BalanceGuard: there is no contract", "granary contracts deploy --chain ethereum_sepolia"}},
		"exchanged":     {func(c *ChainConfig) { c.Executor, c.Carrier = c.Carrier, c.Executor }, []string{"WalletExecutor: there is another contract", "IntentCarrier: there is another contract"}},
		"18 decimals":   {func(c *ChainConfig) { c.Tokens[chain.USDT] = e.Contracts.Vault }, []string{"usdt", "decimals, not 6"}},
		"no token":      {func(c *ChainConfig) { c.Tokens[chain.USDC] = common.Address{7} }, []string{"usdc: there is no token at"}},
		"not a token":   {func(c *ChainConfig) { c.Tokens[chain.USDC] = e.Contracts.Faucet }, []string{"usdc: there is no token at"}},
		"another chain": {func(c *ChainConfig) { c.ChainID = 1 }, []string{"chain id"}},
	} {
		t.Run(name, func(t *testing.T) {
			ch := devnetConfig(e, e.URL())
			c.change(&ch)
			err := newTestApp(t, ch, slog.New(slog.DiscardHandler)).checkChains(t.Context())
			if (err != nil) != (c.want != nil) {
				t.Fatalf("got %v", err)
			}
			for _, w := range c.want {
				if !strings.Contains(err.Error(), w) {
					t.Errorf("%q does not speak of %q", err, w)
				}
			}
		})
	}
}

// A node that is down stops no start, and no work begins on its chain.
func TestCheckChainsWaitsForTheNode(t *testing.T) {
	t.Parallel()
	e := devnettest.Start(t, devnet.Options{})
	if _, err := e.Commit(); err != nil {
		t.Fatal(err)
	}
	proxy := evmtest.New(t, e.URL())
	proxy.Set(evmtest.Faults{Status: http.StatusServiceUnavailable})
	var logged strings.Builder
	a := newTestApp(t, devnetConfig(e, proxy.URL), slog.New(slog.NewTextHandler(&logged, nil)))
	if err := a.checkChains(t.Context()); err != nil {
		t.Errorf("the start failed: %v", err)
	}
	if !strings.Contains(logged.String(), "level=WARN") {
		t.Errorf("logged %q", logged.String())
	}
	worked := 0
	seat := a.afterChainCheck(chain.EthereumSepolia, func(context.Context, task.Task) error { worked++; return nil })
	var later task.Later
	if err := seat(t.Context(), task.Task{}); !errors.As(err, &later) || worked != 0 {
		t.Errorf("got %v after %d runs", err, worked)
	}
	proxy.Set(evmtest.Faults{})
	for range 2 {
		if err := seat(t.Context(), task.Task{}); err != nil {
			t.Error(err)
		}
	}
	if worked != 2 {
		t.Errorf("ran %d times", worked)
	}
}

func TestCheckedSeatRefusesAWrongChain(t *testing.T) {
	t.Parallel()
	e := devnettest.Start(t, devnet.Options{})
	ch := devnetConfig(e, e.URL())
	ch.Tokens[chain.USDT] = e.Contracts.Vault
	a := newTestApp(t, ch, slog.New(slog.DiscardHandler))
	seat := a.afterChainCheck(chain.EthereumSepolia, func(context.Context, task.Task) error { t.Error("it ran"); return nil })
	var later task.Later
	if err := seat(t.Context(), task.Task{}); err == nil || errors.As(err, &later) {
		t.Errorf("got %v", err)
	}
}

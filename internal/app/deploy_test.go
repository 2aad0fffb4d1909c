package app

import (
	"context"
	"log/slog"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/waittest"
)

// newTestConfig is a configuration of one chain, with keys, and the relayer's key.
func newTestConfig(t *testing.T, name chain.Name, ch ChainConfig) (Config, *custody.RelayerKey) {
	t.Helper()
	c := Config{
		Database: "sqlite:" + filepath.Join(t.TempDir(), "db"), Chains: map[chain.Name]ChainConfig{name: ch},
		Custody: CustodyConfig{Seed: filepath.Join(t.TempDir(), "seed.age"), Identity: filepath.Join(t.TempDir(), "identity.age")}, TokenKey: "token-key.pem",
	}
	c.setDefaults()
	if err := c.Check(); err != nil {
		t.Fatal(err)
	}
	if err := MakeKeys(c.Custody); err != nil {
		t.Fatal(err)
	}
	keys, err := custody.OpenSeed(c.Custody.Seed, c.Custody.Identity)
	if err != nil {
		t.Fatal(err)
	}
	return c, keys.Relayer()
}

func TestDeployOnTheSandboxsChain(t *testing.T) {
	t.Parallel()
	e := devnettest.Start(t, devnet.Options{BlockTime: 50 * time.Millisecond, OnDemand: true})
	ch := devnetConfig(e, e.URL())
	ch.Executor, ch.Carrier, ch.BalanceGuard = common.Address{}, common.Address{}, common.Address{}
	c, relayer := newTestConfig(t, chain.EthereumSepolia, ch)
	if _, err := e.FundRelayer(t.Context(), relayer.Address()); err != nil {
		t.Fatal(err)
	}
	if _, err := e.Commit(); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), waittest.Patience())
	defer cancel()
	quiet, silent := slog.New(slog.DiscardHandler), func(string, int, int) {}
	if _, _, err := DeployContracts(ctx, c, chain.EthereumSepolia, quiet, silent); err != nil {
		t.Fatal(err)
	}
	if _, _, err := DeployContracts(ctx, c, chain.Base, quiet, silent); err == nil {
		t.Error("deployed on a chain that is not configured")
	}
	if err := newTestApp(t, ch, quiet).checkChains(t.Context()); err != nil {
		t.Error(err)
	}
}

// devnetConfig is the sandbox's chain with its own contracts, by way of a URL.
func devnetConfig(e *devnet.EVM, url string) ChainConfig {
	return ChainConfig{RPC: NodeURLs{url}, ChainID: devnet.ChainID, Finality: FinalityConfig{Tag: "finalized"}, Poll: 20 * time.Millisecond,
		Executor: e.Contracts.Executor, Carrier: e.Contracts.Carrier, BalanceGuard: e.Contracts.Guard,
		Tokens: map[chain.Token]common.Address{chain.USDC: e.Contracts.USDC, chain.USDT: e.Contracts.USDT}}
}

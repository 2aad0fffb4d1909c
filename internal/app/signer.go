package app

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/stop"
)

// newLocalSigner is the signer as part of the service: its rules are those of the same
// database, and so are the ways in which they change.
// Error: that of signer.Options.Check.
func (a *App) newLocalSigner(wallets signer.Keys, ring *custody.Keyring, appliers *approval.Appliers) (*signer.Local, error) {
	o := signer.Options{
		DB: a.DB, Keys: wallets, Closing: ring, IDs: ring.IDs(), Appliers: appliers, Chains: a.Config.signerChains(), SolanaChains: a.Config.signerSolanaChains(ring.FeePayer().Account()), Sources: a.Config.signerSources(), Metrics: a.Registry,
	}
	if err := o.Check(); err != nil {
		return nil, err
	}
	return signer.NewLocal(o), nil
}

// handOver hands the stops in force and the rejections over to the signer again: its database
// may be older than both, or of a version that took neither.
func (a *App) handOver(ctx context.Context) error {
	if err := stop.HandOverAll(ctx, a.DB); err != nil {
		return fmt.Errorf("handing emergency stops over: %w", err)
	}
	if err := a.Approvals.HandOverRejections(ctx); err != nil {
		return fmt.Errorf("handing rejections over: %w", err)
	}
	return nil
}

// signerChains are the EVM chains as a signer knows them.
func (c *Config) signerChains() map[chain.Name]signer.Chain {
	chains := map[chain.Name]signer.Chain{}
	for _, name := range c.chainNames() {
		if name.IsSolana() {
			continue
		}
		ch := c.Chains[name]
		fee, _ := money.ParseUSD(ch.WithdrawalFee) // Config.Check has read it
		chains[name] = signer.Chain{
			ChainID: ch.ChainID, Tokens: ch.Tokens, Executor: ch.Executor, MarksInTree: ch.Executor != deploy.WalletExecutor(false).Address(), Guard: ch.BalanceGuard,
			FeeCollector: ch.FeeCollector, WithdrawalFee: fee, IntentLife: ch.IntentLife, Bridge: ch.Bridge.forSigner(), USDT: ch.USDTBridge.bridge(),
			FeeWrapperFactory: ch.FeeWrapperFactory, AdapterFactory: ch.AdapterFactory, MicroVaultFactory: ch.MicroVaultFactory, Before: ch.contractsBefore(),
		}
	}
	return chains
}

// signerSources are the vaults that wallets enter and MicroVaults are made with.
func (c *Config) signerSources() []signer.Source {
	var all []signer.Source
	for _, s := range c.Sources {
		all = append(all, signer.Source{ID: s.ID, Chain: s.Chain, Token: s.DepositToken, Vault: s.Vault,
			RequestContract: s.RequestContract(), RequestsDeposits: s.RequestsOf(false), RequestsRedemptions: s.RequestsOf(true)})
	}
	for _, r := range c.MicroVaults.RequestVaults {
		all = append(all, signer.Source{ID: r.ID, Chain: r.Chain, Token: r.DepositToken, Vault: r.Vault, Requests: true})
	}
	return all
}

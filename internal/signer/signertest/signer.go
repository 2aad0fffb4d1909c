// Package signertest makes signers for the tests of packages that use one. Tests only: no part of the program imports
// it.
package signertest

import (
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
)

// IntentLife is how long intents are good for at signers of New.
const IntentLife = 24 * time.Hour

// The sources of a development chain, as the sandbox lists them.
const (
	Source      = "service-ustb-vault"
	USDTSource  = "service-jaaa-usdt-vault"
	AsyncSource = "service-ustb-async-vault"
)

// New is a signer for a development chain with all of its sources.
func New(db *store.DB, net *devnet.EVM, client *evm.Client, keys *custody.Keyring, change ...func(*signer.Options)) *signer.Local {
	on := client.Config()
	tokens := map[chain.Token]common.Address{}
	for token, of := range on.Tokens {
		tokens[token] = of.Address
	}
	o := signer.Options{DB: db, Keys: custody.SeedKeys{Ring: keys}, Closing: keys, IDs: keys.IDs(), Appliers: approval.NewAppliers(), Chains: map[chain.Name]signer.Chain{on.Name: {
		ChainID: on.ChainID, Tokens: tokens, Executor: net.Contracts.Executor, Guard: net.Contracts.Guard, IntentLife: IntentLife,
		FeeWrapperFactory: net.Contracts.FeeWrapperFactory, AdapterFactory: net.Contracts.AdapterFactory, MicroVaultFactory: net.Contracts.MicroVaultFactory,
	}}, Sources: []signer.Source{
		{ID: Source, Chain: on.Name, Token: chain.USDC, Vault: net.Contracts.Vault},
		{ID: USDTSource, Chain: on.Name, Token: chain.USDT, Vault: net.Contracts.USDTVault},
		{ID: AsyncSource, Chain: on.Name, Token: chain.USDC, Vault: net.Contracts.AsyncVault, Requests: true},
	}}
	for _, c := range change {
		c(&o)
	}
	return signer.NewLocal(o)
}

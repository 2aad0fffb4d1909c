package app

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/policy"
)

// unpayableAddresses are the contracts and accounts of the configuration that must not be paid, on each chain, with
// their descriptions. Every address of the configuration is one; a test ensures that.
func (c *Config) unpayableAddresses(relayer common.Address, feePayer solana.PublicKey) map[chain.Name]map[chain.Address]string {
	known := map[chain.Name]map[chain.Address]string{}
	for _, name := range c.chainNames() {
		if name.IsSolana() {
			if s := c.Chains[name].Solana; s.served() {
				known[name] = s.unpayableAddresses(feePayer)
			}
			continue
		}
		at := map[chain.Address]string{}
		ch := c.Chains[name]
		own := []common.Address{relayer, ch.FeeCollector, ch.Executor, ch.Carrier, ch.BalanceGuard, ch.FeeWrapperFactory, ch.AdapterFactory, ch.MicroVaultFactory}
		for _, before := range ch.contractsBefore() {
			own = append(own, before.Addresses()...)
		}
		for _, address := range own {
			at[chain.EVMAddress(address)] = policy.OwnAccount
		}
		usdt := ch.USDTBridge.bridge()
		at[chain.EVMAddress(usdt.FeePayer)] = policy.OwnAccount
		for _, address := range []common.Address{ch.Bridge.deployment().TokenMessenger, ch.Bridge.deployment().MessageTransmitter, usdt.OFT, usdt.Endpoint} {
			at[chain.EVMAddress(address)] = "is a bridge's contract"
		}
		at[chain.EVMAddress(deploy.Create2Factory())] = "is the factory by which contracts are made"
		for _, token := range ch.Tokens {
			at[chain.EVMAddress(token)] = "is a token's contract"
		}
		known[name] = at
	}
	for _, offer := range c.microVaultOffers() { // every source there is
		if at := known[offer.Chain]; at != nil {
			at[chain.EVMAddress(offer.Contract)] = "is a yield source's contract"
		}
	}
	return known
}

// unpayableAddresses are the accounts of a chain of Solana's that must not be paid: the mints, and the fee payer with
// all its own accounts.
func (s SolanaConfig) unpayableAddresses(feePayer solana.PublicKey) map[chain.Address]string {
	at := map[chain.Address]string{feePayer.Address(): policy.OwnAccount}
	if !s.FeeCollector.IsZero() {
		at[s.FeeCollector.Address()] = policy.OwnAccount
	}
	for place := range custody.MaxNonceAccounts {
		at[custody.NonceAccount(feePayer, place).Address()] = "was a nonce account of this service"
	}
	for _, mint := range s.mints() {
		at[mint.Key.Address()] = "is a token's mint"
		at[solana.AssociatedTokenAddress(feePayer, mint.Key, mint.Program).Address()] = policy.OwnAccount
	}
	return at
}

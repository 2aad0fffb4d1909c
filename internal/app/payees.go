package app

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/deploy"
)

// unpayableAddresses are the contracts and accounts of the configuration that nobody
// is to be paid at, on each EVM chain, with what each is. Every address that the
// configuration holds is one; a test sees to that.
func (c *Config) unpayableAddresses(relayer common.Address) map[chain.Name]map[chain.Address]string {
	known := map[chain.Name]map[chain.Address]string{}
	for _, name := range c.chainNames() {
		if name.IsSolana() {
			continue
		}
		at := map[chain.Address]string{}
		ch := c.Chains[name]
		own := []common.Address{relayer, ch.FeeCollector, ch.Executor, ch.Carrier, ch.BalanceGuard, ch.FeeWrapperFactory, ch.AdapterFactory, ch.MicroVaultFactory}
		for _, before := range ch.contractsBefore() {
			own = append(own, before.Addresses()...)
		}
		for _, address := range own {
			at[chain.EVMAddress(address)] = "belongs to this service"
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

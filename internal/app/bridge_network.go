package app

import (
	"maps"
	"slices"
	"strings"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
)

// testAttestations is Circle's service for test networks, as knownAttestations is the one for mainnets.
const testAttestations = "https://iris-api-sandbox.circle.com"

// bridgesUSDC says whether a chain takes part in the bridge for USDC.
func (ch ChainConfig) bridgesUSDC() bool { return ch.Bridge != nil || ch.Solana.Bridge != nil }

// checkDomains rejects two chains of one domain with a bridge: a test network has its main network's, and a burn for
// the one would be one for the other.
func checkDomains(chains map[chain.Name]ChainConfig, say func(format string, args ...any)) {
	seen := map[cctp.Domain]chain.Name{}
	for _, name := range slices.Sorted(maps.Keys(chains)) {
		domain, ok := cctp.DomainOf(name)
		if !ok || !chains[name].bridgesUSDC() {
			continue
		}
		if other, twice := seen[domain]; twice {
			say("chains.%s.bridge: %s has a bridge too, and both are of CCTP's domain %d: only one of them can have one", name, other, domain)
		}
		seen[domain] = name
	}
}

// checkNetwork rejects bridges of chains that Circle's configured service does not attest.
func (c *Config) checkNetwork(say func(format string, args ...any)) {
	url := strings.TrimSuffix(c.Attestations.URL, "/")
	if url != knownAttestations && url != testAttestations {
		return // another service attests any chain
	}
	for _, name := range c.chainNames() {
		if c.Chains[name].bridgesUSDC() && name.IsTest() != (url == testAttestations) {
			say("chains.%s.bridge: %s does not attest what is sent there: main networks and test networks do not go together", name, c.Attestations.URL)
		}
	}
}

package transfer

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Each chain has its own terms: there are no fast transfers to Arbitrum, and whole dollars from Solana.
func TestRoutesHaveTheTermsOfTheirChains(t *testing.T) {
	bridged := map[chain.Token]BridgeTerms{chain.USDC: {Most: 10, FastUpTo: 5, MostFee: 14}}
	s := &Service{chains: map[chain.Name]Chain{chain.Arbitrum: {Bridged: bridged}, chain.Base: {Bridged: bridged}, chain.Solana: {Bridged: bridged}, chain.Polygon: {}}}
	routes := s.currentRoutes()
	if len(routes) != 6 {
		t.Errorf("%d routes: %v", len(routes), routes)
	}
	for _, r := range routes {
		fast, grain := money.USD(5), money.USD(0)
		if r.To == chain.Arbitrum {
			fast = 0
		}
		if r.From == chain.Solana {
			grain = money.Dollar
		}
		if r.FastUpTo != fast || r.Grain != grain {
			t.Errorf("from %s to %s up to %s go fast, and multiples of %s", r.From, r.To, r.FastUpTo, r.Grain)
		}
	}
}

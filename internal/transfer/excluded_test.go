package transfer

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// A request that names a source on a chain that it excludes gets that reason, and not that no route leads from there.
func TestASourceOnAnExcludedChainIsRefusedAsSuch(t *testing.T) {
	bridged := map[chain.Token]BridgeTerms{chain.USDC: {Most: 100 * money.Dollar}}
	s := &Service{chains: map[chain.Name]Chain{chain.Base: {Bridged: bridged}, sepolia: {Bridged: bridged}}}
	holdings := []Holding{
		{ID: "cash:base:usdc", Chain: chain.Base, Token: chain.USDC, Value: 5 * money.Dollar, Available: 5 * money.Dollar, Liquid: 5 * money.Dollar},
		{ID: "cash:polygon:usdc", Chain: chain.Polygon, Token: chain.USDC, Value: 5 * money.Dollar, Available: 5 * money.Dollar, Liquid: 5 * money.Dollar},
	}
	for name, c := range map[string]struct {
		from     string
		excluded []chain.Name
		want     string
	}{
		"not excluded":           {"cash:base:usdc", nil, ""},
		"another is excluded":    {"cash:base:usdc", []chain.Name{chain.Polygon}, ""},
		"excluded":               {"cash:base:usdc", []chain.Name{chain.Polygon, chain.Base}, "sources: cash:base:usdc is on base, which excludedChains names"},
		"excluded, and no route": {"cash:polygon:usdc", []chain.Name{chain.Polygon}, "sources: cash:polygon:usdc is on polygon, which excludedChains names"},
		"no route alone":         {"cash:polygon:usdc", []chain.Name{chain.Base}, "sources: cash:polygon:usdc is not on ethereum_sepolia, and nothing goes there from polygon"},
	} {
		r := WithdrawalRequest{DestinationChain: sepolia, Token: chain.USDC, Amount: money.Dollar, ExcludedChains: c.excluded}
		err := s.checkDraws(r, []Draw{{c.from, money.Dollar}}, holdings)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", name, err)
		case c.want != "" && (err == nil || err.Error() != "invalid_withdrawal_plan: "+c.want):
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

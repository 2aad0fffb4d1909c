package plan

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// A stranger's micro-dollar on the cheapest chain is no leg of its own of a payout that another chain can pay alone.
func TestDustOnACheapChainIsDrawnLast(t *testing.T) {
	dust, base, polygon := onChain(cashHolding(chain.Arbitrum, chain.USDC, 1), chain.Arbitrum), onChain(cashHolding(chain.Base, chain.USDC, 1), chain.Base),
		onChain(cashHolding(chain.Polygon, chain.USDC, 500*money.Dollar), chain.Polygon)
	routes := routesTo(sepolia, map[chain.Name]money.USD{chain.Base: 2, chain.Arbitrum: 1, chain.Polygon: 3})
	got, err := CashFirst([]Holding{dust, base, polygon}, sepolia, chain.USDC, 400*money.Dollar, routes)
	if err != nil || len(got) != 1 {
		t.Errorf("400 dollars are drawn as %v, %v: each draw is a burn, a mint, a payout and an approval", got, err)
	}
	lane := []Position{{ID: dust.ID, Chain: dust.Chain, Token: chain.USDC, Value: 1, Liquid: 1}, {ID: polygon.ID, Chain: polygon.Chain, Token: chain.USDC, Value: 500 * money.Dollar, Liquid: 500 * money.Dollar}}
	got, err = Release(lane, sepolia, chain.USDC, 400*money.Dollar, money.Dollar, routes)
	if err != nil || len(got) != 1 {
		t.Errorf("of an automatic wallet, which moves nothing of less than a dollar, they are drawn as %v, %v", got, err)
	}
}

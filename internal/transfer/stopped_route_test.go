package transfer

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/transfer/plan"
)

// The targets' lack comes from a chain that is not stopped, also if a stopped one would be cheaper.
func TestAStoppedChainKeepsNoOtherFromGiving(t *testing.T) {
	bridged := map[chain.Token]BridgeTerms{chain.USDC: {Most: 10_000_000 * money.Dollar}}
	s := &Service{rules: BalanceRules{MinTrade: money.Dollar}, chains: map[chain.Name]Chain{chain.Base: {Bridged: bridged}, chain.Polygon: {Bridged: bridged}, sepolia: {Bridged: bridged}}}
	cash := func(on chain.Name, has money.USD) plan.Position {
		return plan.Position{ID: chain.CashID(on, chain.USDC), Chain: on, Token: chain.USDC, Value: has, Liquid: has}
	}
	positions := []plan.Position{cash(chain.Base, 100*money.Dollar), cash(chain.Polygon, 100*money.Dollar), cash(sepolia, 0),
		{ID: "v", Source: true, Chain: sepolia, Token: chain.USDC, Room: 1000 * money.Dollar, Weight: 5000}}
	movements, _, heldUp := s.planUnstopped(positions, "", nil, nothingLeftOut)
	if len(movements) != 1 || movements[0].Amount != 100*money.Dollar || heldUp {
		t.Fatalf("without a stop it plans %v", movements)
	}
	var stopped chain.Name
	for _, p := range positions {
		if p.ID == movements[0].From {
			stopped = p.Chain
		}
	}
	movements, _, heldUp = s.planUnstopped(positions, "", stop.Stops{{Target: stop.OfChain(stopped)}}, nothingLeftOut)
	if len(movements) != 1 || movements[0].Amount != 100*money.Dollar || heldUp {
		t.Errorf("while %s is stopped it plans %v, and is held up: %t, though another chain has as much", stopped, movements, heldUp)
	}
	if movements, _, heldUp = s.planUnstopped(positions, "", stop.Stops{{Target: stop.OfChain(sepolia)}}, nothingLeftOut); len(movements) != 0 || !heldUp {
		t.Errorf("while the chain that lacks something is stopped it plans %v, and is held up: %t", movements, heldUp)
	}
}

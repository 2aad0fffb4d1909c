package transfer

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// An amount that goes over a bridge in parts takes out of a source at once no more than it can pay at once.
func TestPartsOfADrawShareWhatASourceCanPay(t *testing.T) {
	const million = 1_000_000 * money.Dollar
	vault := Holding{ID: "v", Source: true, Chain: sepolia, Token: chain.USDC, NativeUnits: money.NewUnits(uint64(20 * million)), Value: 20 * million, Available: 20 * million,
		Liquid: 10 * million, Later: 10 * million, redemptions: yield.Queued, WorstExit: yield.Price{Assets: money.NewUnits(1), Shares: money.NewUnits(1)}}
	bridged := map[chain.Token]BridgeTerms{chain.USDC: {Most: 10 * million}}
	s := &Service{chains: map[chain.Name]Chain{chain.Base: {FeeCollector: "0x2", Bridged: bridged}, sepolia: {FeeCollector: "0x2", Bridged: bridged}}}
	legs, err := s.withdrawalLegs([]Draw{{"v", 20 * million}}, []Holding{vault}, &Workflow{DestinationChain: chain.Base, Token: chain.USDC, DestinationAddress: "0x1"}, "0x3")
	if err != nil {
		t.Fatal(err)
	}
	var atOnce money.USD
	for _, l := range legs {
		if l.Steps[0].Kind == StepRedeem {
			atOnce += l.Amount
		}
	}
	if atOnce > vault.Liquid {
		t.Errorf("%s are to leave at once, of a source that can pay %s", atOnce, vault.Liquid)
	}
}

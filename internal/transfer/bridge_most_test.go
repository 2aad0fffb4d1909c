package transfer

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// The whole of a position that is worth one message's limit is worth a little more by the time that it has come out:
// the sent amount is still within the limit.
func TestProceedsGoInOneMessageUpToItsMost(t *testing.T) {
	const million = 1_000_000 * money.Dollar
	vault := Holding{ID: "v", Source: true, Chain: sepolia, Token: chain.USDC, NativeUnits: money.NewUnits(uint64(10 * million)), Value: 10 * million, Available: 10 * million,
		Liquid: 10 * million, WorstExit: yield.Price{Assets: money.NewUnits(1), Shares: money.NewUnits(1)}}
	bridged := map[chain.Token]BridgeTerms{chain.USDC: {Most: 10 * million}}
	s := &Service{chains: map[chain.Name]Chain{chain.Base: {FeeCollector: "0x2", Bridged: bridged}, sepolia: {FeeCollector: "0x2", Bridged: bridged}}}
	legs, err := s.withdrawalLegs([]Draw{{"v", 10 * million}}, []Holding{vault}, &Workflow{DestinationChain: chain.Base, Token: chain.USDC, DestinationAddress: "0x1"}, "0x3")
	if err != nil || len(legs) != 1 || legs[0].Steps[0].Shares.IsZero() {
		t.Fatalf("%d legs, %v", len(legs), err)
	}
	ref := stepRef{&Workflow{}, &legs[0], &legs[0].Steps[0]}
	f := flow{cash: map[chain.Token]money.USD{chain.USDC: 10*million + 1}}
	if got := s.boundFollows(&legs[0], legs[0].bridgeOut(), f.proceedsFor(ref, fate{})); got != 10*million {
		t.Errorf("%s are to leave in one message, which carries 10000000: the bridge refuses it, and the withdrawal fails", got)
	}
}

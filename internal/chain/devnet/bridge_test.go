package devnet_test

import (
	"context"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
)

var (
	foreignEnd = devnet.BridgeEnd{Messenger: common.Hash{1}, USDC: common.Hash{2}}
	linkedTo   = devnet.BridgeTerms{Domain: 0, Others: []uint32{6, 3}, Foreign: map[uint32]devnet.BridgeEnd{5: foreignEnd}, Attesters: []common.Address{{1}}, BurnLimit: big.NewInt(7)}
)

// assertLinked holds the contracts of a chain to the terms that they were deployed by.
func assertLinked(t *testing.T, net *devnet.EVM, terms devnet.BridgeTerms) {
	t.Helper()
	client, err := ethclient.DialContext(t.Context(), net.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	ask := func(to common.Address, data []byte) common.Hash {
		t.Helper()
		answer, err := client.CallContract(t.Context(), ethereum.CallMsg{To: &to, Data: data}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return common.BytesToHash(answer)
	}
	on, usdc := devnet.BridgeContracts(), net.Contracts.USDC
	word := func(a common.Address) common.Hash { return common.BytesToHash(a[:]) }
	minter, messenger := contracts.NewSandboxTokenMinter(), contracts.NewSandboxTokenMessenger()
	ends := map[uint32]devnet.BridgeEnd{}
	for _, domain := range terms.Others {
		ends[domain] = devnet.BridgeEnd{Messenger: word(on.Messenger), USDC: word(usdc)}
	}
	for domain, end := range terms.Foreign {
		ends[domain] = end
	}
	for domain, end := range ends {
		if got := ask(on.Messenger, messenger.PackRemoteTokenMessengers(domain)); got != end.Messenger {
			t.Errorf("the messenger of domain %d is %s", domain, got)
		}
		if got := ask(on.Minter, minter.PackGetLocalToken(domain, end.USDC)); got != word(usdc) {
			t.Errorf("what is minted for domain %d is %s", domain, got)
		}
	}
	if got := ask(on.Minter, minter.PackLocalTokenMessenger()); got != word(on.Messenger) {
		t.Errorf("the minter's messenger is %s", got)
	}
	if got := ask(on.Minter, minter.PackBurnLimitsPerMessage(usdc)); got.Big().Cmp(terms.BurnLimit) != 0 {
		t.Errorf("the limit is %s", got)
	}
	if got := ask(usdc, contracts.NewSandboxUSDC().PackIsMinter(on.Minter)); got.Big().Sign() == 0 {
		t.Error("the minter may not mint")
	}
}

// However often it is interrupted, the next deployment goes on, and the last one is whole.
func TestAnInterruptedDeploymentOfTheBridgeIsGoneOnWith(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	interrupted := 0
	for done := false; !done; interrupted++ {
		ctx := &cutContext{Context: t.Context()}
		ctx.left.Store(int64(interrupted))
		on, err := net.DeployBridge(ctx, linkedTo)
		if err != nil && !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		if done = err == nil; done && on != devnet.BridgeContracts() {
			t.Errorf("it is at %+v", on)
		}
	}
	if interrupted < 5 {
		t.Errorf("it was interrupted %d times only", interrupted-1)
	}
	assertLinked(t, net, linkedTo)
}

// An earlier bridge is linked to new domains, and to none twice.
func TestABridgeGainsADomain(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	before := linkedTo
	before.Foreign, before.Others = nil, []uint32{6}
	client, err := ethclient.DialContext(t.Context(), net.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	deploy := func(terms devnet.BridgeTerms) (blocks uint64, calls int) {
		t.Helper()
		from, err := client.BlockNumber(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := net.DeployBridge(t.Context(), terms); err != nil {
			t.Fatal(err)
		}
		to, err := client.BlockNumber(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for n := from + 1; n <= to; n++ {
			block, err := client.BlockByNumber(t.Context(), new(big.Int).SetUint64(n))
			if err != nil {
				t.Fatal(err)
			}
			calls += len(block.Transactions())
		}
		return to - from, calls
	}
	deploy(before)
	assertLinked(t, net, before)
	for what, step := range []struct {
		terms  devnet.BridgeTerms
		blocks uint64
		calls  int
	}{{before, 0, 0}, {linkedTo, 1, 4}, {linkedTo, 0, 0}, {before, 0, 0}} {
		if blocks, calls := deploy(step.terms); blocks != step.blocks || calls != step.calls {
			t.Errorf("step %d took %d calls in %d blocks, want %d in %d", what, calls, blocks, step.calls, step.blocks)
		}
	}
	assertLinked(t, net, linkedTo)
}

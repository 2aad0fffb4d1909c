package devnet_test

import (
	"context"
	"errors"
	"math/big"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
)

// cutContext is cancelled once it was asked so many times whether it is.
type cutContext struct {
	context.Context

	left atomic.Int64
}

func (c *cutContext) Err() error {
	if c.left.Add(-1) < 0 {
		return context.Canceled
	}
	return c.Context.Err()
}

// However often it is interrupted, the next deployment goes on, and the last one is whole.
func TestAnInterruptedDeploymentOfTheOFTIsGoneOnWith(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	terms := devnet.OFTTerms{Endpoint: 40161, Others: []uint32{30184, 30110}, Verifier: common.Address{1}, Fee: big.NewInt(7), Relayers: []common.Address{{2}}}
	var on devnet.OFT
	interrupted := 0
	for done := false; !done; interrupted++ {
		ctx := &cutContext{Context: t.Context()}
		ctx.left.Store(int64(interrupted))
		var err error
		on, err = net.DeployOFT(ctx, terms)
		if err != nil && !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		done = err == nil
	}
	if interrupted < 10 {
		t.Errorf("it was interrupted %d times only", interrupted-1)
	}
	if on != devnet.OFTContracts() {
		t.Errorf("it is at %+v", on)
	}
	client, err := ethclient.DialContext(t.Context(), net.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	ask := func(to common.Address, data []byte) *big.Int {
		t.Helper()
		answer, err := client.CallContract(t.Context(), ethereum.CallMsg{To: &to, Data: data}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return new(big.Int).SetBytes(answer)
	}
	endpoint, oft, payer := contracts.NewSandboxEndpoint(), contracts.NewSandboxOFT(), contracts.NewBridgeFeePayer()
	for _, other := range terms.Others {
		if fee := ask(on.Endpoint, endpoint.PackNativeFee(other)); fee.Uint64() != 7 {
			t.Errorf("a message to %d costs %s", other, fee)
		}
		if peer := ask(on.OFT, oft.PackPeers(other)); peer.Cmp(on.OFT.Big()) != 0 {
			t.Errorf("its like of %d is %s", other, peer)
		}
	}
	if ask(on.FeePayer, payer.PackIsRelayer(common.Address{2})).Sign() == 0 {
		t.Error("the relayer is not one of the payer's")
	}
	if ask(on.FeePayer, payer.PackOft()).Cmp(on.OFT.Big()) != 0 {
		t.Error("the payer pays for another OFT")
	}
	if ask(net.Contracts.USDT, contracts.NewSandboxUSDT().PackBalanceOf(on.OFT)).Sign() == 0 {
		t.Error("nothing is locked for the USDT of the other chains")
	}
}

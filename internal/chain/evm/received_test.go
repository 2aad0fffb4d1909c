package evm_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
)

// dialDestination returns a node of a chain to which USDT is bridged, a client of it, and the newest block.
func dialDestination(t *testing.T, net *devnet.EVM) (*evmtest.Proxy, *evm.Client, evm.Block) {
	t.Helper()
	node, config := evmtest.New(t, net.URL()), net.Config()
	config.URL, config.OFT = node.URL, devnet.OFTContracts().OFT
	client := devnettest.Dial(t, config)
	head, err := client.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return node, client, head
}

// Where a message came in is found without blocks that are much older than it: nodes drop these.
func TestNoOldBlockIsNeededToLocateAMessage(t *testing.T) {
	const old, young = 400, 10
	clk := clock.New()
	net := devnettest.Start(t, devnet.Options{Clock: clk})
	mine := func(blocks int) {
		for range blocks {
			if _, err := net.Commit(); err != nil {
				t.Fatal(err)
			}
		}
	}
	mine(old)
	clk.Advance(10 * time.Hour)
	mine(young)
	node, client, head := dialDestination(t, net)
	node.Record()
	if found, err := evm.NewReader(client).LocateMessage(t.Context(), oft.TransferKey(common.Hash{1}), head.Time, head.Number); err != nil || len(found) != 0 {
		t.Errorf("in blocks %d: %v", found, err)
	}
	for n := range head.Number - 100 {
		if node.Saw(fmt.Sprintf(`"0x%x",false`, n)) {
			t.Fatalf("block %d of %d was asked for", n, head.Number)
		}
	}
}

// A search for a message covers all blocks since it was sent, in requests that grow. If the node takes too few blocks at a time for
// that, the result is an error: not to have found the message would mean that it has not come.
func TestAMessageIsLookedForInAllBlocks(t *testing.T) {
	const blocks = 2100
	clk := clock.New()
	net := devnettest.Start(t, devnet.Options{Clock: clk})
	sent := clk.Now()
	for range blocks {
		if _, err := net.Commit(); err != nil {
			t.Fatal(err)
		}
	}
	node, client, head := dialDestination(t, net)
	locate := func() error {
		found, err := evm.NewReader(client).LocateMessage(t.Context(), oft.TransferKey(common.Hash{1}), sent, head.Number)
		if len(found) > 0 {
			t.Errorf("found in blocks %d", found)
		}
		return err
	}
	if err := locate(); err != nil || node.Calls("eth_getLogs") > 2 {
		t.Errorf("%d requests for the logs of %d blocks: %v", node.Calls("eth_getLogs"), head.Number, err)
	}
	node.Set(evmtest.Faults{MaxLogBlocks: 64})
	if err := locate(); err != nil {
		t.Errorf("with 64 blocks at a time: %v", err)
	}
	node.Set(evmtest.Faults{MaxLogBlocks: 1})
	if err := locate(); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("with one block at a time: %v", err)
	}
}

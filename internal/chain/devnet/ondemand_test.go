package devnet_test

import (
	"errors"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/waittest"
)

// tickToRest ticks an on-demand chain until it rests, and returns how many blocks that made.
func tickToRest(t *testing.T, e *devnet.EVM) uint64 {
	t.Helper()
	first := headOf(t, e)
	for range 100 {
		if e.Rests() {
			return headOf(t, e) - first
		}
		if err := e.Tick(); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the chain does not rest after 100 blocks")
	return 0
}

func headOf(t *testing.T, e *devnet.EVM) uint64 {
	t.Helper()
	head, err := devnettest.Dial(t, e.Config()).Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return head.Number
}

// An on-demand chain makes blocks until all transactions are final, and then rests.
func TestOnDemandRestsWhenAllIsFinal(t *testing.T) {
	for name, final := range map[chain.Name]uint64{chain.EthereumSepolia: 3, chain.Polygon: 4} {
		t.Run(string(name), func(t *testing.T) {
			clk := clock.New()
			e := devnettest.Start(t, devnet.Options{Name: name, OnDemand: true, Finality: final, Clock: clk})
			tickToRest(t, e) // the deployment
			for event, happen := range map[string]func() error{
				"transaction": func() error {
					_, err := e.Faucet(t.Context(), chain.USDC, alice, money.NewUnits(1))
					if e.Rests() {
						t.Error("the chain rests while a transaction is pending")
					}
					return errors.Join(err, e.Tick())
				},
				"commit":  func() error { _, err := e.Commit(); return err },
				"advance": func() error { clk.Advance(time.Minute); return nil },
				"reorg":   func() error { return e.Reorg(1, false) },
			} {
				if err := happen(); err != nil {
					t.Fatal(err)
				}
				last := headOf(t, e)
				tickToRest(t, e)
				block, err := devnettest.Dial(t, e.Config()).Final(t.Context())
				if err != nil || block.Number < last {
					t.Errorf("after %s: block %d is final, want %d: %v", event, block.Number, last, err)
				}
			}
			e.Demand(7)
			if got := tickToRest(t, e); got != 7 {
				t.Errorf("%d blocks, want the 7 that were demanded", got)
			}
		})
	}
}

// An on-demand chain makes no block by the clock alone, but for one a second.
func TestOnDemandTicker(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{OnDemand: true, BlockTime: time.Millisecond})
	waittest.Until(t, "the chain rests", e.Rests)
	devnettest.Pay(t, e, chain.USDC, alice, money.NewUnits(1))
	waittest.Until(t, "the payment is final", e.Rests)
	first := headOf(t, e)
	waittest.Until(t, "the heartbeat makes a block", func() bool { return headOf(t, e) > first })
}

// With a least tip the fees do not depend on how many empty blocks there were.
func TestLeastTipBoundsFees(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{LeastTip: params.GWei})
	client := devnettest.Dial(t, e.Config())
	for _, blocks := range []int{0, 20, 100} {
		for range blocks {
			commitBlock(t, e)
		}
		fees, err := client.Fees(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if got := fees.Base.Int64() + fees.Tip.Int64(); got < params.GWei || got > 3*params.GWei {
			t.Errorf("gas costs %d wei after %d blocks more, want 1 to 3 gwei", got, blocks)
		}
	}
}

func TestEachBlockIsAnnounced(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	announced := 0
	e.OnBlock(func() { announced++ })
	for range 3 {
		if _, err := e.Commit(); err != nil {
			t.Fatal(err)
		}
	}
	if err := e.Reorg(2, false); err != nil {
		t.Fatal(err)
	}
	if announced != 4 {
		t.Errorf("announced %d times for three blocks and a reorganization", announced)
	}
}

package evm_test

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// A node that had the known final block a moment ago, and is on a fork that is longer now: its final block does not
// become known, and the true chain goes on.
func TestTheFinalBlockOfAForkIsNotRaisedOverTheKnownOne(t *testing.T) {
	for name, fault := range map[string]func(fork string) evmtest.Faults{
		"the node is on a fork":          func(fork string) evmtest.Faults { return evmtest.Faults{Elsewhere: fork} },
		"two behind one address":         func(fork string) evmtest.Faults { return evmtest.Faults{Fork: fork} },
		"two requests are answered thus": func(fork string) evmtest.Faults { return evmtest.Faults{Elsewhere: fork, Times: 2} },
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				later := clock.New()
				later.Advance(time.Hour)
				net, fork := devnettest.Start(t, devnet.Options{}), devnettest.Start(t, devnet.Options{Clock: later})
				node := evmtest.New(t, net.URL())
				config := net.Config()
				config.URL, config.Known = node.URL, finality.New(db, config.Name)
				c := devnettest.Dial(t, config)
				for range 10 {
					commitBlock(t, net)
				}
				for range 15 {
					commitBlock(t, fork)
				}
				known, err := c.Final(t.Context())
				if err == nil {
					_, err = c.Head(t.Context()) // the node has it, for a second
				}
				if err != nil {
					t.Fatal(err)
				}
				node.Set(fault(fork.URL()))
				for range 10 {
					b, err := c.Final(t.Context())
					if err == nil && b.Hash != known.Hash {
						t.Errorf("block %d %s is final, of a fork; %d %s was", b.Number, b.Hash, known.Number, known.Hash)
					}
				}
				node.Set(evmtest.Faults{})
				for range 20 {
					commitBlock(t, net)
				}
				config.Known = finality.New(db, config.Name)
				for who, c := range map[string]*evm.Client{"the same process": c, "a restarted one": devnettest.Dial(t, config)} {
					waittest.Until(t, who+" believes the true chain again", func() bool {
						b, err := c.Final(t.Context())
						return err == nil && b.Number > known.Number
					})
				}
			})
		})
	}
}

// After a long stop the headers up to the final block are read over several calls, each
// once.
func TestAFinalBlockFarAwayIsReachedOverSeveralCalls(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	node := evmtest.New(t, net.URL())
	config := net.Config()
	config.URL = node.URL
	c := devnettest.Dial(t, config)
	for range 3 {
		commitBlock(t, net)
	}
	known, err := c.Final(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	const away = 1150 // more than are read in a call
	for range away {
		commitBlock(t, net)
	}
	b, err := c.Final(t.Context())
	if err != nil || b.Hash != known.Hash {
		t.Errorf("block %d is final, %v, before it is proven to descend from %d", b.Number, err, known.Number)
	}
	b, err = c.CatchUp(t.Context())
	if err != nil || b.Number != known.Number+away {
		t.Errorf("block %d is final, %v, want %d", b.Number, err, known.Number+away)
	}
	if got := node.Calls("eth_getBlockByNumber"); got > away+20 {
		t.Errorf("%d headers were read for %d blocks", got, away)
	}
}

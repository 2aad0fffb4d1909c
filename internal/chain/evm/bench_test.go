package evm_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
)

// BenchmarkTransfers reads a block of 2,000 transfers in one and in 2,000
// transactions, node and network included.
func BenchmarkTransfers(b *testing.B) {
	for name, perTx := range map[string]int{"few transactions": 250, "many transactions": 1} {
		b.Run(name, func(b *testing.B) {
			e := devnettest.Start(b, devnet.Options{})
			for range 2000 / perTx {
				payMany(b, e, chain.USDC, perTx)
			}
			at := commitBlock(b, e)
			c := devnettest.Dial(b, e.Config())
			b.ReportAllocs()
			for b.Loop() {
				got, err := c.Transfers(b.Context(), at, at)
				if err != nil || len(got[0].Transfers) != 2000 {
					b.Fatal(len(got), err)
				}
			}
		})
	}
}

// BenchmarkQuietBlocks reads blocks without transactions.
func BenchmarkQuietBlocks(b *testing.B) {
	const n = 500
	e := devnettest.Start(b, devnet.Options{})
	for range n {
		commitBlock(b, e)
	}
	c := devnettest.Dial(b, e.Config())
	for b.Loop() {
		if _, err := c.Transfers(b.Context(), 2, n+1); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/n, "µs/block")
}

package rpc

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// A block with a thousand transfers of a configured mint, each of which is proven, and
// as many transactions that do not concern it.
func BenchmarkBlockOfAThousandTransfers(b *testing.B) {
	var transactions []json.RawMessage
	for i := range 1000 {
		payee := fmt.Sprintf("payee %d", i)
		d := deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", payee, "ann", 5)},
			before: []balance{{"ann's", usdc, "ann", 9}}, after: []balance{{"ann's", usdc, "ann", 4}, {payee, usdc, payee, 5}}}
		foreign := deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", payee, "ann", 5)},
			before: []balance{{"ann's", other, "ann", 9}}, after: []balance{{"ann's", other, "ann", 4}, {payee, other, payee, 5}}}
		transactions = append(transactions, d.encode(b), foreign.encode(b))
	}
	block := encodeBlock(b, solana.Hash{2}, solana.Hash{1}, transactions...)
	b.SetBytes(int64(len(block)))
	for b.Loop() {
		got, err := parseTransfers(42, block, mints)
		if err != nil || len(got.Transfers) != 1000 {
			b.Fatalf("%d transfers, %v", len(got.Transfers), err)
		}
	}
}

package verify

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/devnettest"
)

// RememberReceipts keeps the receipts of two chains apart. The intents of a scene are on both,
// and now and then in blocks of the same number.
func TestReceiptsAreRememberedByChain(t *testing.T) {
	t.Parallel()
	v := Verifier{}.RememberReceipts()
	for _, name := range []chain.Name{chain.EthereumSepolia, chain.Base} {
		net := devnettest.Start(t, devnet.Options{Name: name})
		config := net.Config()
		config.Finality = evm.Finality{} // each block is final
		client := devnettest.Dial(t, config)
		head, err := client.CatchUp(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if head.Number != 1 {
			t.Fatalf("%s begins with block %d, want 1: the numbers must be the same", name, head.Number)
		}
		for range 2 {
			receipts, block, err := v.fetchReceipts(t.Context(), client, head.Number)
			if err != nil {
				t.Fatal(err)
			}
			if block.Hash != head.Hash || len(receipts) == 0 {
				t.Errorf("%s: the %d receipts are of block %s, want those of %s", name, len(receipts), block.Hash, head.Hash)
			}
		}
	}
}

package devnet_test

import (
	"math/big"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/devnettest"
)

// Rollups answer for their fees as the networks do, and other chains charge none.
func TestRollupsAnswerForTheirFees(t *testing.T) {
	const size, gas = 1000, 200_000
	for name, test := range map[chain.Name]struct {
		by   evm.DataPricing
		want int64
	}{
		chain.Base:     {evm.OptimismPricing, size*devnet.OptimismByteFee + gas*devnet.OptimismOperatorFee},
		chain.Arbitrum: {evm.ArbitrumPricing, size * devnet.ArbitrumByteFee},
		chain.Ethereum: {evm.NoDataPricing, 0},
	} {
		t.Run(string(name), func(t *testing.T) {
			t.Parallel()
			client, err := evm.Dial(t.Context(), devnettest.Start(t, devnet.Options{Name: name}).Config())
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(client.Close)
			if got, err := client.RollupFee(t.Context(), test.by, size, gas); err != nil || got.Cmp(big.NewInt(test.want)) != 0 {
				t.Errorf("%s wei, want %d: %v", got, test.want, err)
			}
			for _, other := range []evm.DataPricing{evm.OptimismPricing, evm.ArbitrumPricing} {
				if got, err := client.RollupFee(t.Context(), other, size, gas); other != test.by && err == nil {
					t.Errorf("by the pricing %s: %s wei, of a chain that has another", other, got)
				}
			}
		})
	}
}

package evm

import (
	"math"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/forkid"
	"github.com/ethereum/go-ethereum/params"
)

// The known forks are those that go-ethereum computes from the configurations of the networks.
func TestKnownForksAreThoseOfTheNetworks(t *testing.T) {
	t.Parallel()
	for _, network := range []struct {
		config  *params.ChainConfig
		genesis *core.Genesis
	}{
		{params.MainnetChainConfig, core.DefaultGenesisBlock()},
		{params.SepoliaChainConfig, core.DefaultSepoliaGenesisBlock()},
		{params.HoodiChainConfig, core.DefaultHoodiGenesisBlock()},
	} {
		var want []string
		block := network.genesis.ToBlock()
		for at := *network.config.PragueTime; ; {
			id := forkid.NewID(network.config, block, math.MaxUint64, at)
			want = append(want, hexutil.Encode(id.Hash[:]))
			if id.Next == 0 {
				break
			}
			at = id.Next
		}
		if got := knownForks[network.config.ChainID.Uint64()]; !slices.Equal(got, want) {
			t.Errorf("chain %s: %q, want %q", network.config.ChainID, got, want)
		}
	}
}

package devnet_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
)

// Each chain has its own id, and its safe and final blocks follow as those of the network whose
// name it bears.
func TestAChainHasTheHabitsOfItsNetwork(t *testing.T) {
	const head = 22
	for name, want := range map[chain.Name]struct{ id, safe, final int64 }{
		chain.EthereumSepolia: {devnet.ChainID, head - 1, head - 2},
		chain.Ethereum:        {devnet.EthereumChainID, head - 2, head - 4},
		chain.Arbitrum:        {devnet.ArbitrumChainID, head - 6, head - 12},
		chain.Base:            {devnet.BaseChainID, head - 6, head - 12},
		chain.Polygon:         {devnet.PolygonChainID, head - 1, 20}, // the last milestone
	} {
		t.Run(string(name), func(t *testing.T) {
			t.Parallel()
			e := devnettest.Start(t, devnet.Options{Name: name})
			node := dialNode(t, e)
			for n := uint64(0); n < head; {
				n = commitBlock(t, e)
			}
			at := func(tag rpc.BlockNumber) int64 {
				h, err := node.HeaderByNumber(t.Context(), big.NewInt(int64(tag)))
				if err != nil {
					t.Fatal(err)
				}
				return h.Number.Int64()
			}
			id, err := node.ChainID(t.Context())
			if safe, final := at(rpc.SafeBlockNumber), at(rpc.FinalizedBlockNumber); err != nil || id.Int64() != want.id || safe != want.safe || final != want.final {
				t.Errorf("chain %s is safe at %d and final at %d, want %+v: %v", id, safe, final, want, err)
			}
		})
	}
}

// Polygon's nodes take no transaction that offers less than 25 gwei, and suggest no lower tip.
func TestPolygonRefusesSmallTips(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{Name: chain.Polygon})
	node := dialNode(t, e)
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.FundRelayer(t.Context(), crypto.PubkeyToAddress(key.PublicKey)); err != nil {
		t.Fatal(err)
	}
	commitBlock(t, e)
	least, err := node.SuggestGasTipCap(t.Context())
	if err != nil || least.Cmp(big.NewInt(25*params.GWei)) != 0 {
		t.Errorf("the node suggests %s: %v", least, err)
	}
	send := func(tip *big.Int) error {
		tx := types.MustSignNewTx(key, types.LatestSignerForChainID(big.NewInt(devnet.PolygonChainID)), &types.DynamicFeeTx{
			ChainID: big.NewInt(devnet.PolygonChainID), GasTipCap: tip, GasFeeCap: big.NewInt(1000 * params.GWei), Gas: params.TxGas, To: &common.Address{1}, Value: new(big.Int)})
		return node.SendTransaction(t.Context(), tx)
	}
	if err := send(new(big.Int).Sub(least, common.Big1)); err == nil {
		t.Error("less than that was taken")
	}
	if err := send(least); err != nil {
		t.Errorf("what it suggests is refused: %v", err)
	}
}

func dialNode(t *testing.T, e *devnet.EVM) *ethclient.Client {
	t.Helper()
	node, err := ethclient.DialContext(t.Context(), e.URL())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(node.Close)
	return node
}

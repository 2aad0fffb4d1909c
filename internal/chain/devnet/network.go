package devnet

import (
	"cmp"
	"math/big"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/chain"
)

// The ids of the chains, by what they are called. They are not those of the networks with
// these names, so nothing signed for one is valid on another.
const (
	ChainID         = 1337011 // ethereum_sepolia
	BaseChainID     = 1337012
	ArbitrumChainID = 1337013
	EthereumChainID = 1337014
	PolygonChainID  = 1337015
)

// network is what a chain has of the habits of the one whose name it bears, beside its block
// time: Options.BlockTime. A rollup says what it charges for data, and takes it from nobody.
type network struct {
	chainID uint64
	// finality is how many blocks the finalized block lags behind the head, and safe how
	// many the safe one does.
	finality, safe uint64
	// milestone has the finalized block stand still between blocks whose numbers it divides;
	// zero where it does not.
	milestone uint64
	leastTip  int64 // in wei, below which a transaction is refused
	// oracle answers what data costs, as the network's does, from the first block on.
	oracle dataOracle
}

var networks = map[chain.Name]network{
	chain.EthereumSepolia: {chainID: ChainID, finality: 2, safe: 1, leastTip: 1},
	// Final with the batch of it on Ethereum, long after it is safe there. The sequencer takes
	// whatever pays the base fee.
	chain.Arbitrum: {chainID: ArbitrumChainID, finality: 12, safe: 6, leastTip: 1, oracle: arbitrumOracle()},
	chain.Base:     {chainID: BaseChainID, finality: 12, safe: 6, leastTip: 1, oracle: optimismOracle()},
	chain.Ethereum: {chainID: EthereumChainID, finality: 4, safe: 2, leastTip: 1},
	// Milestones are voted for every few blocks, and tips of less than 25 gwei are refused:
	// github.com/maticnetwork/bor, params and PIP-11.
	chain.Polygon: {chainID: PolygonChainID, finality: 1, safe: 1, milestone: 4, leastTip: 25 * params.GWei},
}

// withFinality is the network with another lag of the finalized block; zero changes nothing.
func (n network) withFinality(blocks uint64) network {
	if blocks > 0 {
		n.finality, n.safe = blocks, blocks-1
	}
	return n
}

// withLeastTip is the network with another least tip; zero changes nothing.
func (n network) withLeastTip(wei int64) network {
	n.leastTip = cmp.Or(wei, n.leastTip)
	return n
}

// marks are the numbers of the safe and of the finalized block under a head.
func (n network) marks(head uint64) (safe, finalized uint64) {
	safe, finalized = head-min(n.safe, head), head-min(n.finality, head)
	if n.milestone > 0 {
		finalized -= finalized % n.milestone
	}
	return safe, finalized
}

func (n network) id() *big.Int { return new(big.Int).SetUint64(n.chainID) }

// tip is what the deployer and the faucet offer.
func (n network) tip() *big.Int { return big.NewInt(max(n.leastTip, params.GWei)) }

func (n network) signer() types.Signer { return types.LatestSignerForChainID(n.id()) }

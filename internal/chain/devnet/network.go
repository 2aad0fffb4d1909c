package devnet

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"os"
	"path/filepath"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/chain"
)

// The ids of the chains, by their names. They are not those of the networks with these names, so no signature for one
// is valid on another.
const (
	ChainID         = 1337011 // ethereum_sepolia
	BaseChainID     = 1337012
	ArbitrumChainID = 1337013
	EthereumChainID = 1337014
	PolygonChainID  = 1337015
)

// network has the properties of the network whose name a chain bears, beside its block time: Options.BlockTime. A
// rollup reports its charges for data, and charges no account.
type network struct {
	chainID uint64
	// finality is how many blocks the finalized block lags behind the head, and safe how
	// many the safe one does.
	finality, safe uint64
	// milestone has the finalized block stand still between blocks whose numbers it divides;
	// zero where it does not.
	milestone uint64
	leastTip  int64 // in wei, below which a transaction is refused
	fork      Fork
	// oracle answers the price of data, as the network's does, from the first block on.
	oracle dataOracle
}

var networks = map[chain.Name]network{
	chain.EthereumSepolia: {chainID: ChainID, finality: 2, safe: 1, leastTip: 1, fork: Amsterdam},
	// Final with its batch on Ethereum, long after it is safe there. The sequencer takes every transaction that pays
	// the base fee.
	chain.Arbitrum: {chainID: ArbitrumChainID, finality: 12, safe: 6, leastTip: 1, fork: Osaka, oracle: arbitrumOracle()},
	chain.Base:     {chainID: BaseChainID, finality: 12, safe: 6, leastTip: 1, fork: Osaka, oracle: optimismOracle()},
	chain.Ethereum: {chainID: EthereumChainID, finality: 4, safe: 2, leastTip: 1, fork: Osaka},
	// Milestones are voted for every few blocks, and tips of less than 25 gwei are refused:
	// github.com/maticnetwork/bor, params and PIP-11.
	chain.Polygon: {chainID: PolygonChainID, finality: 1, safe: 1, milestone: 4, leastTip: 25 * params.GWei, fork: Osaka},
}

// Fork names the rules that a chain has from its first block on.
type Fork string

// The forks, as ethereum/execution-specs names them. Amsterdam is live on Sepolia since 6 October 2026.
const (
	Osaka     Fork = "osaka"
	Amsterdam Fork = "amsterdam"
)

// gasLimit is the gas limit of a block: room for several thousand transfers, and under Amsterdam for all contracts of the chain in one.
func (f Fork) gasLimit() uint64 {
	if f == Amsterdam {
		return 600_000_000
	}
	return 300_000_000
}

// creationGas is the gas limit of the deployer's creations. No transaction may have more than 2^24 before Amsterdam (EIP-7825). After
// it the gas beyond that pays for state alone (EIP-8037).
func (f Fork) creationGas() uint64 {
	if f == Amsterdam {
		return 1 << 28
	}
	return params.MaxTxGas
}

// keepFork returns the rules of the chain in a directory, and records those of a new one. Chains of versions that recorded none
// have the rules of before Amsterdam.
func keepFork(dir string, forNew Fork) (Fork, error) {
	if dir == "" {
		return forNew, nil
	}
	path := filepath.Join(dir, "fork")
	text, err := os.ReadFile(path)
	if err == nil {
		if kept := Fork(text); kept == Osaka || kept == Amsterdam {
			return kept, nil
		}
		return "", fmt.Errorf("%s names no rules of a chain: %q", path, text)
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	if _, err := os.Stat(filepath.Join(dir, nodeName)); err == nil {
		forNew = Osaka
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	return forNew, os.WriteFile(path, []byte(forNew), 0o600)
}

// CreationGas is the gas limit with which a contract of any size can be created.
func (e *EVM) CreationGas() uint64 { return e.network.fork.creationGas() }

// withFork returns the network with other rules, or as it is if none are given.
func (n network) withFork(f Fork) network {
	n.fork = cmp.Or(f, n.fork)
	return n
}

// withFinality returns the network with another lag of the finalized block; zero keeps it.
func (n network) withFinality(blocks uint64) network {
	if blocks > 0 {
		n.finality, n.safe = blocks, blocks-1
	}
	return n
}

// withLeastTip returns the network with another least tip; zero keeps it.
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

// tip is the tip of the deployer and the faucet.
func (n network) tip() *big.Int { return big.NewInt(max(n.leastTip, params.GWei)) }

func (n network) signer() types.Signer { return types.LatestSignerForChainID(n.id()) }

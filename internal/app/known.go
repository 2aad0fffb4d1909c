package app

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// knownChain has the default settings of an EVM chain. Configured ones replace them.
type knownChain struct {
	id       uint64
	receipts evm.ReceiptProof
	tokens   map[chain.Token]string // those that their issuers themselves issue there
}

// Where the tokens are from. USDC: Circle's list, developers.circle.com/stablecoins/
// usdc-contract-addresses, and github.com/aave-dao/aave-address-book, src/ts/AaveV3Arbitrum.ts,
// AaveV3Base.ts, AaveV3Ethereum.ts and AaveV3Polygon.ts (ASSETS, UNDERLYING). USDT: the same
// book; on Arbitrum and Polygon it is USDT0. The ids are those of EIP-155, chainlist.org.
var knownChains = map[chain.Name]knownChain{
	chain.Arbitrum: {42161, evm.ProveStructure, map[chain.Token]string{
		chain.USDC: "0xaf88d065e77c8cC2239327C5EDb3A432268e5831",
		chain.USDT: "0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9",
	}},
	chain.Base: {8453, evm.ProveStructure, map[chain.Token]string{ // Tether issues none there
		chain.USDC: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
	}},
	chain.Ethereum: {1, evm.ProveRoot, map[chain.Token]string{
		chain.USDC: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
		chain.USDT: "0xdAC17F958D2ee523a2206206994597C13D831ec7",
	}},
	chain.EthereumSepolia: {11155111, evm.ProveRoot, map[chain.Token]string{
		chain.USDC: "0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238",
	}},
	chain.Polygon: {137, evm.ProveStructure, map[chain.Token]string{
		chain.USDC: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
		chain.USDT: "0xc2132D05D31c914a87C6611C10748AEb04B58e8F",
	}},
}

// knownMints are Solana's, on its main network: Circle's list, and tether.to/en/supported-protocols.
var knownMints = map[chain.Token]string{
	chain.USDC: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
	chain.USDT: "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB",
}

// withKnown fills in the known settings of an EVM chain of that name. An explicit empty list of tokens is none;
// without a finality the chain's own consensus gives it.
func (ch ChainConfig) withKnown(name chain.Name) ChainConfig {
	known := knownChains[name]
	setIfZero(&ch.ChainID, known.id)
	setIfZero(&ch.Receipts, known.receipts)
	if ch.Finality == (FinalityConfig{}) {
		ch.Finality.Tag = "finalized"
	}
	if ch.Tokens == nil {
		ch.Tokens = map[chain.Token]common.Address{}
		for token, address := range known.tokens {
			ch.Tokens[token] = common.HexToAddress(address)
		}
	}
	return ch
}

// mintsOf are the mints that a configuration names, or, where it names none, those that are
// known of the cluster.
func mintsOf(name chain.Name, configured map[chain.Token]solana.PublicKey) map[chain.Token]solana.PublicKey {
	if configured != nil || name != chain.Solana {
		return configured
	}
	mints := map[chain.Token]solana.PublicKey{}
	for token, mint := range knownMints {
		mints[token] = solana.KeyOf(chain.Address(mint))
	}
	return mints
}

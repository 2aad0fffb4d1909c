package cctp

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
)

// Domain is a chain's number in the protocol, which is not its chain id.
type Domain uint32

// domains are as developers.circle.com/cctp lists them. A testnet has its main network's
// number: testnets and mainnets never hear each other.
var domains = map[chain.Name]Domain{
	chain.Ethereum:        0,
	chain.EthereumSepolia: 0,
	chain.Arbitrum:        3,
	chain.Solana:          5,
	chain.SolanaDevnet:    5,
	chain.Base:            6,
	chain.Polygon:         7,
}

// DomainOf is a chain's domain, if the protocol serves the chain.
func DomainOf(n chain.Name) (Domain, bool) {
	d, ok := domains[n]
	return d, ok
}

// MessageKey names a message that was attested: no other has the same source and nonce.
func MessageKey(source Domain, nonce common.Hash) string {
	return fmt.Sprintf("cctp:%d:%s", source, nonce)
}

// NonceOfKey is the nonce of the message that a key names; false for a key that MessageKey does not give.
func NonceOfKey(key string) (common.Hash, bool) {
	var d Domain
	var text string
	if n, err := fmt.Sscanf(key, "cctp:%d:%s", &d, &text); n != 2 || err != nil {
		return common.Hash{}, false
	}
	nonce := common.HexToHash(text)
	return nonce, MessageKey(d, nonce) == key
}

// AccountOn is the account that a word names on a chain of the domain.
func AccountOn(d Domain, word common.Hash) chain.Address {
	if d == domains[chain.Solana] {
		return chain.SolanaAddress(word[:])
	}
	return chain.EVMAddress(common.BytesToAddress(word[:]))
}

// Deployment is where a chain has the protocol's contracts.
type Deployment struct {
	TokenMessenger     common.Address // TokenMessengerV2, which burns and mints through the minter
	MessageTransmitter common.Address // MessageTransmitterV2, which sends and receives messages
	TokenMinter        common.Address // TokenMinterV2, which says how much may be burnt at once
}

// The contracts are at the same addresses on every EVM chain, one set for mainnets and one
// for testnets: developers.circle.com/cctp/references/contract-addresses.
var (
	mainnet = Deployment{
		TokenMessenger:     common.HexToAddress("0x28b5a0e9C621a5BadaA536219b3a228C8168cf5d"),
		MessageTransmitter: common.HexToAddress("0x81D40F21F12A8F0E3252Bccb954D722d4c464B64"),
		TokenMinter:        common.HexToAddress("0xfd78EE919681417d192449715b2594ab58f5D002"),
	}
	testnet = Deployment{
		TokenMessenger:     common.HexToAddress("0x8FE6B999Dc680CcFDD5Bf7EB0974218be2542DAA"),
		MessageTransmitter: common.HexToAddress("0xE737e5cEBEEBa77EFE34D4aa090756590b1CE275"),
		TokenMinter:        common.HexToAddress("0xb43db544E2c27092c107639Ad201b3dEfAbcF192"),
	}
)

// Published is Circle's own deployment on an EVM chain.
func Published(n chain.Name) (Deployment, bool) {
	switch n {
	case chain.Arbitrum, chain.Base, chain.Ethereum, chain.Polygon:
		return mainnet, true
	case chain.EthereumSepolia:
		return testnet, true
	default:
		return Deployment{}, false
	}
}

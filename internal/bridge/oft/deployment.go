package oft

import (
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// EndpointID is a chain's number in LayerZero, which is not its chain id.
type EndpointID uint32

// endpointIDs are as docs.layerzero.network/v2/deployments/deployed-contracts lists them.
var endpointIDs = map[chain.Name]EndpointID{
	chain.Ethereum:        30101,
	chain.Polygon:         30109,
	chain.Arbitrum:        30110,
	chain.Solana:          30168,
	chain.Base:            30184,
	chain.EthereumSepolia: 40161,
	chain.SolanaDevnet:    40168,
}

// EndpointOf is a chain's number, if LayerZero serves the chain.
func EndpointOf(n chain.Name) (EndpointID, bool) {
	id, ok := endpointIDs[n]
	return id, ok
}

// TransferKey identifies a transfer: no other has the same GUID.
func TransferKey(guid common.Hash) string { return "oft:" + guid.Hex() }

// GUIDOfKey is the GUID of the message that a key names; false for a key that TransferKey does not give.
func GUIDOfKey(key string) (common.Hash, bool) {
	text, _ := strings.CutPrefix(key, "oft:")
	guid := common.HexToHash(text)
	return guid, TransferKey(guid) == key
}

// Deployment is where an EVM chain has USDT0's contract and LayerZero's.
type Deployment struct {
	OFT      common.Address // locks and unlocks USDT on Ethereum, burns and mints it elsewhere
	Endpoint common.Address // LayerZero's EndpointV2
}

// Bridge is how wallets of an EVM chain, which have no ether, send USDT to other chains.
type Bridge struct {
	Deployment
	FeePayer common.Address // a BridgeFeePayer of the operator's
	MostFee  money.Units    // that it may pay for one message, in wei
}

// endpointV2 is at the same address on these chains: docs.layerzero.network, as above.
var endpointV2 = common.HexToAddress("0x1a44076050125825900e736c501f859c50fE728c")

// published are USDT0's of docs.usdt0.to/technical-documentation/developer, as the code of others
// who use them has them (among them Aave's bridges for its treasury and Across). Of Base and of
// Solana none could be confirmed.
var published = map[chain.Name]Deployment{
	chain.Ethereum: {common.HexToAddress("0x6C96dE32CEa08842dcc4058c14d3aaAD7Fa41dee"), endpointV2},
	chain.Arbitrum: {common.HexToAddress("0x14E4A1B13bf7F943c8ff7C51fb60FA964A298D92"), endpointV2},
	chain.Polygon:  {common.HexToAddress("0x6BA10300f0DC58B7a1e4c0e41f5daBb7D7829e13"), endpointV2},
}

// Published is USDT0's own deployment on an EVM chain.
func Published(n chain.Name) (Deployment, bool) {
	d, ok := published[n]
	return d, ok
}

package app

import (
	"context"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// USDTBridgeConfig lets a chain's USDT go to other chains that have one, and come from them, by
// LayerZero's OFT. A chain without it does not take part.
type USDTBridgeConfig struct {
	OFT      common.Address `yaml:"oft"`
	Endpoint common.Address `yaml:"endpoint"`
	// FeePayer pays for sent messages. Without it USDT is received, and none is sent.
	FeePayer common.Address `yaml:"feePayer"`
	// MostFeeGwei is the most that the fee payer may pay for one message.
	MostFeeGwei uint64 `yaml:"mostFeeGwei"`
	// MessagesPerDay is how many each organization may send from the chain in 24 hours.
	MessagesPerDay int64 `yaml:"messagesPerDay"`
}

// knownMessageFee is 0.005 of the chain's coin, in gwei, and on Polygon 5 of them: our assumption, some ten times the
// cost of messages between these chains.
const knownMessageFee, knownMessageFeeOfPolygon = 5_000_000, 5_000_000_000

// assumedMessagesPerDay is more than we expect of any organization, and an operator can still pay for it.
const assumedMessagesPerDay, maxMessagesPerDay = 1000, 1_000_000

// withDefaults fills in the omitted settings of a chain's bridge.
func (b *USDTBridgeConfig) withDefaults(name chain.Name) *USDTBridgeConfig {
	if b == nil {
		return nil
	}
	filled := *b
	known, _ := oft.Published(name)
	setIfZero(&filled.OFT, known.OFT)
	setIfZero(&filled.Endpoint, known.Endpoint)
	if name == chain.Polygon {
		setIfZero(&filled.MostFeeGwei, knownMessageFeeOfPolygon)
	}
	setIfZero(&filled.MostFeeGwei, knownMessageFee)
	setIfZero(&filled.MessagesPerDay, assumedMessagesPerDay)
	return &filled
}

// checkUSDTBridge finds faults of a chain's bridge that would fail later.
func (ch ChainConfig) checkUSDTBridge(name chain.Name, say func(format string, args ...any)) {
	b := ch.USDTBridge
	if b == nil {
		return
	}
	if _, ok := oft.EndpointOf(name); !ok {
		say("chains.%s.usdtBridge: LayerZero does not serve the chain", name)
	}
	if b.OFT == (common.Address{}) || b.Endpoint == (common.Address{}) {
		say("chains.%s.usdtBridge needs oft and endpoint", name)
	}
	if _, ok := ch.Tokens[chain.USDT]; !ok {
		say("chains.%s.usdtBridge: the chain has no usdt", name)
	}
	if b.MostFeeGwei > maxMessageFeeGwei {
		say("chains.%s.usdtBridge.mostFeeGwei must be at most %d", name, uint64(maxMessageFeeGwei))
	}
	if b.MessagesPerDay < 1 || b.MessagesPerDay > maxMessagesPerDay {
		say("chains.%s.usdtBridge.messagesPerDay must be 1 to %d", name, maxMessagesPerDay)
	}
}

// maxMessageFeeGwei is a thousand of the chain's coin.
const maxMessageFeeGwei = 1_000_000_000_000

// bridge returns the means by which wallets of the chain send USDT; nil without one.
func (b *USDTBridgeConfig) bridge() oft.Bridge {
	if b == nil {
		return oft.Bridge{}
	}
	wei := money.NewUnits(b.MostFeeGwei).MulDivFloor(money.NewUnits(1_000_000_000), money.NewUnits(1))
	return oft.Bridge{Deployment: oft.Deployment{OFT: b.OFT, Endpoint: b.Endpoint}, FeePayer: b.FeePayer, MostFee: wei}
}

// awaitsDelivery returns the function that reads whether a message waits at the chain's endpoint; nil without one.
func (ch ChainConfig) awaitsDelivery(client *evm.Client) func(ctx context.Context, message []byte) (bool, error) {
	if ch.USDTBridge == nil {
		return nil
	}
	return func(ctx context.Context, message []byte) (bool, error) {
		return client.AwaitsDelivery(ctx, ch.USDTBridge.Endpoint, message)
	}
}

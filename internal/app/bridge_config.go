package app

import (
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/attestation"
	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/gascost"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/egress"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/transfer"
)

// BridgeConfig lets a chain's USDC go to other chains that have one, and come from them, by
// CCTP. A chain without it does not take part.
type BridgeConfig struct {
	TokenMessenger     common.Address `yaml:"tokenMessenger"`
	MessageTransmitter common.Address `yaml:"messageTransmitter"`
	// FastUpToUsd is the largest amount that is sent fast, and MostFeeBps the most that the bridge may keep of any amount.
	FastUpToUsd string    `yaml:"fastUpToUsd"`
	MostFeeBps  money.Bps `yaml:"mostFeeBps"`
	// MessagesPerDay is how many each organization may send from the chain in 24 hours.
	MessagesPerDay int64 `yaml:"messagesPerDay"`
}

// AttestationsConfig is where the bridge's attestations are read.
type AttestationsConfig struct {
	URL              string `yaml:"url"`
	PrivateAddresses bool   `yaml:"privateAddresses"`
}

const (
	// knownAttestations is Circle's service for mainnets: developers.circle.com/api-reference/cctp.
	knownAttestations = "https://iris-api.circle.com"
	// knownBridgeFee is the highest fee of a fast transfer: developers.circle.com/cctp/concepts/fees.
	knownBridgeFee money.Bps = 14
	// mostBridged is how much one message may burn of USDC, if TokenMinterV2.burnLimitsPerMessage is not less. Of
	// USDT no limit is published, and no more goes at once.
	mostBridged = 10_000_000 * money.Dollar
)

// withDefaults fills in the omitted settings of a chain's bridge.
func (b *BridgeConfig) withDefaults(name chain.Name) *BridgeConfig {
	if b == nil {
		return nil
	}
	filled := *b
	known, _ := cctp.Published(name)
	setIfZero(&filled.TokenMessenger, known.TokenMessenger)
	setIfZero(&filled.MessageTransmitter, known.MessageTransmitter)
	setIfZero(&filled.FastUpToUsd, "0")
	setIfZero(&filled.MostFeeBps, knownBridgeFee)
	setIfZero(&filled.MessagesPerDay, assumedMessagesPerDay)
	return &filled
}

// checkBridge finds faults of a chain's bridge that would fail later.
func (ch ChainConfig) checkBridge(name chain.Name, say func(format string, args ...any)) {
	b := ch.Bridge
	if b == nil {
		return
	}
	if _, ok := cctp.DomainOf(name); !ok {
		say("chains.%s.bridge: CCTP does not serve the chain", name)
	}
	if b.TokenMessenger == (common.Address{}) || b.MessageTransmitter == (common.Address{}) {
		say("chains.%s.bridge needs tokenMessenger and messageTransmitter", name)
	}
	if _, ok := ch.Tokens[chain.USDC]; !ok {
		say("chains.%s.bridge: the chain has no usdc", name)
	}
	checkBridgeTerms(name, b.FastUpToUsd, b.MostFeeBps, b.MessagesPerDay, say)
}

func checkBridgeTerms(name chain.Name, fastUpToUsd string, mostFee money.Bps, perDay int64, say func(format string, args ...any)) {
	if _, err := money.ParseUSD(fastUpToUsd); err != nil {
		say("chains.%s.bridge.fastUpToUsd: %w", name, err)
	}
	if mostFee <= 0 || mostFee > 100 {
		say("chains.%s.bridge.mostFeeBps must be 1 to 100", name)
	}
	if perDay < 1 || perDay > maxMessagesPerDay {
		say("chains.%s.bridge.messagesPerDay must be 1 to %d", name, maxMessagesPerDay)
	}
}

// checkAttestations finds faults of the attestation service's settings that would fail later.
func (c *Config) checkAttestations(say func(format string, args ...any)) {
	if err := egress.CheckURL(c.Attestations.URL, c.Attestations.PrivateAddresses); err != nil {
		say("attestations.url: %w", err)
	}
}

// deployment is where the chain has the bridge; nowhere without one.
func (b *BridgeConfig) deployment() cctp.Deployment {
	if b == nil {
		return cctp.Deployment{}
	}
	return cctp.Deployment{TokenMessenger: b.TokenMessenger, MessageTransmitter: b.MessageTransmitter}
}

// forSigner is the bridge as a signer believes it.
func (b *BridgeConfig) forSigner() signer.Bridge {
	if b == nil {
		return signer.Bridge{}
	}
	return signer.Bridge{TokenMessenger: b.TokenMessenger, MessageTransmitter: b.MessageTransmitter, MostFee: b.MostFeeBps}
}

// bridgedTokens are those that leave the chain for others, and by which terms.
func (ch ChainConfig) bridgedTokens(name chain.Name, gas *gascost.Meter, burns *burnterms.Meter) map[chain.Token]transfer.BridgeTerms {
	bridged := map[chain.Token]transfer.BridgeTerms{}
	terms := transfer.BridgeTerms{Most: mostBridged, Gas: gas, Takes: knownTimes[name]}
	if ch.USDTBridge != nil {
		perMessage := terms
		perMessage.PerDay = ch.USDTBridge.MessagesPerDay
		bridged[chain.USDT] = perMessage
		if ch.USDTBridge.FeePayer == (common.Address{}) {
			bridged[chain.USDT] = transfer.BridgeTerms{Gas: gas} // it only comes in
		}
	}
	if b := ch.Bridge; b != nil {
		fast, _ := money.ParseUSD(b.FastUpToUsd) // Config.Check has read it
		terms.FastUpTo, terms.MostFee, terms.PerDay, terms.Burns = fast, b.MostFeeBps, b.MessagesPerDay, burns
		bridged[chain.USDC] = terms
	}
	return bridged
}

// knownTimes are for how long a burn on the chain is attested, as
// developers.circle.com/cctp/required-block-confirmations says of finality.
var knownTimes = map[chain.Name]time.Duration{
	chain.Ethereum: 17 * time.Minute, chain.EthereumSepolia: time.Minute, chain.Arbitrum: 17 * time.Minute, chain.Base: 17 * time.Minute,
	chain.Polygon: 10 * time.Second, chain.Solana: 25 * time.Second, chain.SolanaDevnet: time.Minute,
}

// newAttestations reads attestations.
func (a *App) newAttestations() *attestation.Service {
	fetcher := egress.NewFetcher("granary", a.Config.Attestations.PrivateAddresses)
	a.closers = append(a.closers, fetcher.Close)
	return attestation.New(a.Config.Attestations.URL, fetcher)
}

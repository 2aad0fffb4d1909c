package app

import (
	"context"
	"slices"

	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/bridge/gascost"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
)

// SolanaBridgeConfig lets USDC go from a chain of Solana's to EVM chains that have a bridge, and
// come from them, by CCTP. Its programs have the same addresses on every cluster.
type SolanaBridgeConfig struct {
	FastUpToUsd string    `yaml:"fastUpToUsd"` // as BridgeConfig has it
	MostFeeBps  money.Bps `yaml:"mostFeeBps"`
	// MessagesPerDay is BridgeConfig's: here each lends the fee payer's SOL to a message for days.
	MessagesPerDay int64 `yaml:"messagesPerDay"`
}

// SignerSolanaBridgeConfig is such a bridge without settings that a signer does not use.
type SignerSolanaBridgeConfig struct {
	MostFeeBps money.Bps `yaml:"mostFeeBps"`
}

func (s *SignerSolanaBridgeConfig) bridgeConfig() *SolanaBridgeConfig {
	if s == nil {
		return nil
	}
	return &SolanaBridgeConfig{MostFeeBps: s.MostFeeBps}
}

func (b *SolanaBridgeConfig) withDefaults() *SolanaBridgeConfig {
	if b == nil {
		return nil
	}
	filled := *b
	setIfZero(&filled.FastUpToUsd, "0")
	setIfZero(&filled.MostFeeBps, knownBridgeFee)
	setIfZero(&filled.MessagesPerDay, assumedMessagesPerDay)
	return &filled
}

// mostFee is the most that the bridge may keep; 0 without one.
func (b *SolanaBridgeConfig) mostFee() money.Bps {
	if b == nil {
		return 0
	}
	return b.MostFeeBps
}

// checkBridge finds faults of the chain's bridge that would fail later.
func (s SolanaConfig) checkBridge(name chain.Name, say func(format string, args ...any)) {
	b := s.Bridge
	if b == nil {
		return
	}
	if _, ok := s.Tokens[chain.USDC]; !ok || slices.Contains(s.TokenExtensions, chain.USDC) {
		say("chains.%s.bridge: the chain has no usdc of the classic token program", name)
	}
	checkBridgeTerms(name, b.FastUpToUsd, b.MostFeeBps, b.MessagesPerDay, say)
}

// bridgedTokens are those that leave the chain for others, and by which terms.
func (s SolanaConfig) bridgedTokens(name chain.Name, gas *gascost.Meter, burns *burnterms.Meter, intents *solintent.Family) map[chain.Token]transfer.BridgeTerms {
	if s.Bridge == nil {
		return nil
	}
	terms := transfer.BridgeTerms{Most: mostBridged, MostFee: s.Bridge.MostFeeBps, PerDay: s.Bridge.MessagesPerDay, Gas: gas, Burns: burns, Takes: knownTimes[name],
		AtOnce: func(ctx context.Context, account chain.Address) (money.USD, error) {
			return intents.BurnableAtOnce(ctx, name, account, chain.USDC)
		}}
	terms.FastUpTo, _ = money.ParseUSD(s.Bridge.FastUpToUsd) // Config.Check has read it
	return map[chain.Token]transfer.BridgeTerms{chain.USDC: terms}
}

// bridgedMints are USDC's on the chains of Solana's that have a bridge.
func (c *Config) bridgedMints() map[chain.Name]solana.PublicKey {
	mints := map[chain.Name]solana.PublicKey{}
	for _, name := range c.solanaNames() {
		if s := c.Chains[name].Solana; s.Bridge != nil {
			mints[name] = s.Tokens[chain.USDC]
		}
	}
	return mints
}

// configOnSolana has the sandbox's Solana take part.
func (b *sandboxBridge) configOnSolana() *SolanaBridgeConfig {
	if b == nil {
		return nil
	}
	return &SolanaBridgeConfig{FastUpToUsd: sandboxFastUpTo}
}

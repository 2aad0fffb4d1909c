package app

import (
	"cmp"
	"reflect"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
)

// SolanaConfig describes one chain of Solana's. Without settings it only gives wallets their addresses.
type SolanaConfig struct {
	RPC             NodeURLs                         `yaml:"rpc"`
	Genesis         solana.Hash                      `yaml:"genesis"` // of the first block, which names the cluster
	Tokens          map[chain.Token]solana.PublicKey `yaml:"tokens"`
	TokenExtensions []chain.Token                    `yaml:"tokenExtensions"` // whose mints are of the program Token-2022
	Poll            time.Duration                    `yaml:"poll"`
	WithdrawalFee   string                           `yaml:"withdrawalFeeUsd"`
	FeeCollector    solana.PublicKey                 `yaml:"feeCollector"`
	CoinUsd         string                           `yaml:"coinUsd"` // the approximate price of a SOL
	IntentLife      time.Duration                    `yaml:"intentLife"`
	MaxUnitPrice    uint64                           `yaml:"maxUnitPrice"` // of a compute unit, in micro-lamports
	BumpAfter       time.Duration                    `yaml:"bumpAfter"`
	// TransactionVersion is the form of the transactions that are sent: legacy, which is the default, or 1.
	TransactionVersion string              `yaml:"transactionVersion"`
	MarkerKeep         time.Duration       `yaml:"markerKeep"` // how long a marker is kept after its outcome
	Bridge             *SolanaBridgeConfig `yaml:"bridge"`

	formerPool int // how many nonce accounts services of earlier versions have; only a signer knows
}

// served says whether there is more of the chain than addresses.
func (s SolanaConfig) served() bool { return !reflect.DeepEqual(s, SolanaConfig{}) }

// genesisHashes are those of the public clusters.
var genesisHashes = map[chain.Name]string{
	chain.Solana:       "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d",
	chain.SolanaDevnet: "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG",
}

// withDefaults fills in the omitted settings of a served chain.
func (s SolanaConfig) withDefaults(name chain.Name) SolanaConfig {
	if !s.served() {
		return s
	}
	if s.Genesis.IsZero() {
		s.Genesis, _ = solana.ParseHash(genesisHashes[name])
	}
	s.Tokens = mintsOf(name, s.Tokens)
	setIfZero(&s.Poll, time.Second)
	setIfZero(&s.WithdrawalFee, "0")
	setIfZero(&s.CoinUsd, cmp.Or(knownCoins[name], "0"))
	setIfZero(&s.IntentLife, time.Hour)
	setIfZero(&s.MaxUnitPrice, 1_000_000)
	setIfZero(&s.BumpAfter, 10*time.Second)
	setIfZero(&s.TransactionVersion, "legacy")
	setIfZero(&s.MarkerKeep, solintent.MarkerKeep)
	s.Bridge = s.Bridge.withDefaults()
	return s
}

// checkSettings finds the faults of a chain that a service follows.
func (s SolanaConfig) checkSettings(name chain.Name, say func(format string, args ...any)) {
	if !s.served() {
		return
	}
	switch {
	case len(s.RPC) == 0 || slices.Contains(s.RPC, ""):
		say("chains.%s needs rpc", name)
	default:
		s.RPC.checkList(name, say)
	}
	if s.Poll < 0 || s.BumpAfter < 0 {
		say("chains.%s: poll and bumpAfter must not be negative", name)
	}
	if s.TransactionVersion != "legacy" && s.TransactionVersion != "1" {
		say("chains.%s.transactionVersion: %q, want legacy or 1", name, s.TransactionVersion)
	}
	if s.MarkerKeep < solintent.MarkerKeep {
		say("chains.%s.markerKeep: %s, want at least %s", name, s.MarkerKeep, solintent.MarkerKeep)
	}
	checkCoin(name, s.CoinUsd, say)
	s.checkSigned(name, say)
}

// checkSigned finds the faults of the settings that a signer has of a chain too.
func (s SolanaConfig) checkSigned(name chain.Name, say func(format string, args ...any)) {
	if len(s.Tokens) == 0 {
		say("chains.%s has no tokens", name)
	}
	for token, mint := range s.Tokens {
		if !token.Valid() || mint.IsZero() {
			say("chains.%s.tokens: %s has no mint or is no lane", name, token)
		}
	}
	if len(s.Tokens) == 2 && s.Tokens[chain.USDC] == s.Tokens[chain.USDT] {
		say("chains.%s.tokens: both lanes have the same mint", name)
	}
	for _, token := range s.TokenExtensions {
		if _, ok := s.Tokens[token]; !ok {
			say("chains.%s.tokenExtensions: %s has no mint", name, token)
		}
	}
	s.checkBridge(name, say)
	if s.IntentLife < 0 {
		say("chains.%s: intentLife must not be negative", name)
	}
	if s.formerPool < 0 || s.formerPool > custody.MaxNonceAccounts {
		say("chains.%s.noncePool: %d, want 1 to %d", name, s.formerPool, custody.MaxNonceAccounts)
	}
	fee, err := money.ParseUSD(s.WithdrawalFee)
	if err != nil || fee < 0 {
		say("chains.%s.withdrawalFeeUsd: %q is no amount", name, s.WithdrawalFee)
	}
	if fee > 0 && s.FeeCollector.IsZero() {
		say("chains.%s has a withdrawal fee and no feeCollector", name)
	}
	if !s.FeeCollector.IsZero() && !s.FeeCollector.OnCurve() {
		say("chains.%s.feeCollector: %s is no wallet's address", name, s.FeeCollector)
	}
}

// checkClusters rejects settings of two clusters of Solana: see signer.Options.Check.
func checkClusters(chains map[chain.Name]ChainConfig, say func(format string, args ...any)) {
	if chains[chain.Solana].Solana.served() && chains[chain.SolanaDevnet].Solana.served() {
		say("chains.%s and chains.%s both have settings: one seed signs on one cluster of Solana", chain.Solana, chain.SolanaDevnet)
	}
}

// mints are the stablecoins with their token programs.
func (s SolanaConfig) mints() map[chain.Token]signer.SolanaMint {
	mints := map[chain.Token]signer.SolanaMint{}
	for token, key := range s.Tokens {
		mints[token] = signer.SolanaMint{Key: key, Program: solana.TokenProgram}
		if slices.Contains(s.TokenExtensions, token) {
			mints[token] = signer.SolanaMint{Key: key, Program: solana.Token2022Program}
		}
	}
	return mints
}

// messageForm is the form of the messages that are sent.
func (s SolanaConfig) messageForm() solana.Version {
	if s.TransactionVersion == "1" {
		return solana.Version1
	}
	return solana.Legacy
}

// solanaNames lists the chains of Solana's that are more than addresses, in one order.
func (c *Config) solanaNames() []chain.Name {
	return slices.DeleteFunc(c.chainNames(), func(name chain.Name) bool { return !c.Chains[name].Solana.served() })
}

// signerSolanaChains are the chains of Solana's as a signer knows them.
func (c *Config) signerSolanaChains(feePayer solana.PublicKey) map[chain.Name]signer.SolanaChain {
	chains := map[chain.Name]signer.SolanaChain{}
	for _, name := range c.solanaNames() {
		s := c.Chains[name].Solana
		fee, _ := money.ParseUSD(s.WithdrawalFee) // Config.Check has read it
		chains[name] = signer.SolanaChain{
			Genesis: s.Genesis, Mints: s.mints(), FeePayer: feePayer, PoolSize: cmp.Or(s.formerPool, defaultFormerPool), MaxUnitPrice: s.MaxUnitPrice,
			FeeCollector: s.FeeCollector, WithdrawalFee: fee, IntentLife: s.IntentLife, BridgeFee: s.Bridge.mostFee(),
		}
	}
	return chains
}

// SignerSolanaConfig is a chain as in SolanaConfig, without settings that a signer does not use.
type SignerSolanaConfig struct {
	Genesis         solana.Hash                      `yaml:"genesis"`
	Tokens          map[chain.Token]solana.PublicKey `yaml:"tokens"`
	TokenExtensions []chain.Token                    `yaml:"tokenExtensions"`
	WithdrawalFee   string                           `yaml:"withdrawalFeeUsd"`
	FeeCollector    solana.PublicKey                 `yaml:"feeCollector"`
	IntentLife      time.Duration                    `yaml:"intentLife"`
	NoncePool       int                              `yaml:"noncePool"` // of services of earlier versions
	MaxUnitPrice    uint64                           `yaml:"maxUnitPrice"`
	Bridge          *SignerSolanaBridgeConfig        `yaml:"bridge"`
}

// defaultFormerPool is how many nonce accounts services of earlier versions have by default.
const defaultFormerPool = 16

// solanaConfig is the chain in the words of a service.
func (s SignerSolanaConfig) solanaConfig() SolanaConfig {
	return SolanaConfig{Genesis: s.Genesis, Tokens: s.Tokens, TokenExtensions: s.TokenExtensions, WithdrawalFee: s.WithdrawalFee,
		FeeCollector: s.FeeCollector, IntentLife: s.IntentLife, formerPool: s.NoncePool, MaxUnitPrice: s.MaxUnitPrice, Bridge: s.Bridge.bridgeConfig()}
}

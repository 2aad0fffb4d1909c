package app

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/secretfile"
	"github.com/granaryhq/granary/internal/signer/signerrpc"
	"github.com/granaryhq/granary/internal/yield"
)

// RemoteSignerConfig is how a service reaches a signer that is a process of its own.
type RemoteSignerConfig struct {
	URL         NodeURLs `yaml:"url"` // https://host:port of each
	CA          string   `yaml:"ca"`
	Certificate string   `yaml:"certificate"`
	Key         string   `yaml:"key"`
}

func (r RemoteSignerConfig) tlsFiles() signerrpc.Files {
	return signerrpc.Files{CA: r.CA, Certificate: r.Certificate, Key: r.Key}
}

// checkCustody finds out that the keys are in one place and no other.
func (c CustodyConfig) checkCustody(say func(format string, args ...any)) {
	r := c.Signer
	switch {
	case r == nil:
		if c.Seed == "" || c.Identity == "" {
			say("custody needs seed and identity, or signer")
		}
		c.Provider.checkProvider(say)
		return
	case c.Seed != "" || c.Identity != "":
		say("custody: seed and identity, or signer: a service that asks a signer holds no seed")
	case c.Provider != nil:
		say("custody: the provider is configured at the signer")
	}
	if r.CA == "" || r.Certificate == "" || r.Key == "" || len(r.URL) == 0 {
		say("custody.signer needs url, ca, certificate and key")
	}
	for i, address := range r.URL {
		if err := signerrpc.CheckAddress(address); err != nil {
			say("custody.signer.url: %w", err)
		}
		if slices.Contains(r.URL[:i], address) {
			say("custody.signer.url: the same signer twice")
		}
	}
}

// SignerConfig is the whole configuration of a signer process, from one YAML file that only its owner may write; see
// docs/signer.md and examples/signer.yaml. The signer trusts only its chains and sources.
type SignerConfig struct {
	Listen         string               `yaml:"listen"`
	OperatorListen string               `yaml:"operatorListen"` // health and metrics
	Database       string               `yaml:"database"`       // its own: sqlite:PATH or postgres://…
	Custody        SeedConfig           `yaml:"custody"`
	TLS            SignerTLSConfig      `yaml:"tls"`
	Chains         SignerChainConfigs   `yaml:"chains"`
	Sources        []SignerSourceConfig `yaml:"sources"`
	Limits         SignerLimitsConfig   `yaml:"limits"`
}

// SignerLimitsConfig is the most that one wallet does, and that is remembered, on one day (UTC), and the widest bounds within
// which a new MicroVault may believe a price.
type SignerLimitsConfig struct {
	Crossings int64 `yaml:"crossingsPerDay"` // transfers to other chains
	Moves     int64 `yaml:"movesPerDay"`     // into and out of sources
	Changes   int64 `yaml:"changesPerDay"`   // in kibibytes, of all organizations

	PriceStepBps int           `yaml:"priceStepBps"`
	MaxNavAge    time.Duration `yaml:"maxNavAge"`
}

// SeedConfig names the files of the seed: see granary keys.
type SeedConfig struct {
	Seed     string          `yaml:"seed"`
	Identity string          `yaml:"identity"`
	Provider *ProviderConfig `yaml:"provider"`
}

// SignerTLSConfig has a signer's certificate, and its allowed clients.
type SignerTLSConfig struct {
	CA          string   `yaml:"ca"`
	Certificate string   `yaml:"certificate"`
	Key         string   `yaml:"key"`
	Clients     []string `yaml:"clients"` // names in certificates; all of the authority's if empty
}

func (c SignerTLSConfig) files() signerrpc.Files {
	return signerrpc.Files{CA: c.CA, Certificate: c.Certificate, Key: c.Key}
}

// SignerChainConfig is a chain as in ChainConfig, without settings that a signer does not use.
type SignerChainConfig struct {
	Solana            SignerSolanaConfig             `yaml:"-"`
	ChainID           uint64                         `yaml:"chainId"`
	Tokens            map[chain.Token]common.Address `yaml:"tokens"`
	Executor          common.Address                 `yaml:"executor"`
	BalanceGuard      common.Address                 `yaml:"balanceGuard"`
	WithdrawalFee     string                         `yaml:"withdrawalFeeUsd"`
	FeeCollector      common.Address                 `yaml:"feeCollector"`
	Bridge            *SignerBridgeConfig            `yaml:"bridge"`
	USDTBridge        *SignerUSDTBridgeConfig        `yaml:"usdtBridge"`
	IntentLife        time.Duration                  `yaml:"intentLife"`
	FeeWrapperFactory common.Address                 `yaml:"feeWrapperFactory"`
	AdapterFactory    common.Address                 `yaml:"adapterFactory"`
	MicroVaultFactory common.Address                 `yaml:"microVaultFactory"`
	Before            []ContractsBefore              `yaml:"before"`
}

// SignerBridgeConfig is a chain's bridge as in BridgeConfig, without settings that a signer does not use.
type SignerBridgeConfig struct {
	TokenMessenger     common.Address `yaml:"tokenMessenger"`
	MessageTransmitter common.Address `yaml:"messageTransmitter"`
	MostFeeBps         money.Bps      `yaml:"mostFeeBps"`
}

// bridgeConfig is the bridge in the words of a service.
func (s *SignerBridgeConfig) bridgeConfig() *BridgeConfig {
	if s == nil {
		return nil
	}
	return &BridgeConfig{TokenMessenger: s.TokenMessenger, MessageTransmitter: s.MessageTransmitter, MostFeeBps: s.MostFeeBps}
}

// SignerUSDTBridgeConfig is a chain's bridge as in USDTBridgeConfig, without settings that a signer does not use.
type SignerUSDTBridgeConfig struct {
	OFT         common.Address `yaml:"oft"`
	Endpoint    common.Address `yaml:"endpoint"`
	FeePayer    common.Address `yaml:"feePayer"`
	MostFeeGwei uint64         `yaml:"mostFeeGwei"`
}

// usdtBridgeConfig is the bridge in the words of a service.
func (s *SignerUSDTBridgeConfig) usdtBridgeConfig() *USDTBridgeConfig {
	if s == nil {
		return nil
	}
	return &USDTBridgeConfig{OFT: s.OFT, Endpoint: s.Endpoint, FeePayer: s.FeePayer, MostFeeGwei: s.MostFeeGwei}
}

// SignerSourceConfig is a vault that wallets may enter.
type SignerSourceConfig struct {
	ID           string         `yaml:"id"`
	Chain        chain.Name     `yaml:"chain"`
	DepositToken chain.Token    `yaml:"depositToken"`
	Vault        common.Address `yaml:"vault"`
	Requests     bool           `yaml:"requests"` // settles later: for MicroVaults alone
	// How wallets enter and leave it, in the words of the service's yieldSources.
	Deposits        yield.Settlement `yaml:"deposits"`
	Redemptions     yield.Settlement `yaml:"redemptions"`
	RequestContract common.Address   `yaml:"requestContract"`
}

// yieldConfig is the source in the words of a service.
func (s SignerSourceConfig) yieldConfig() yield.Config {
	return yield.Config{ID: s.ID, Chain: s.Chain, DepositToken: s.DepositToken, Vault: s.Vault,
		Deposits: s.Deposits, Redemptions: s.Redemptions, Requests: s.RequestContract}
}

// chainConfig is the chain in the words of a service.
func (s SignerChainConfig) chainConfig() ChainConfig {
	return ChainConfig{
		Solana: s.Solana.solanaConfig(), ChainID: s.ChainID, Tokens: s.Tokens, Executor: s.Executor, BalanceGuard: s.BalanceGuard,
		WithdrawalFee: s.WithdrawalFee, FeeCollector: s.FeeCollector, Bridge: s.Bridge.bridgeConfig(), USDTBridge: s.USDTBridge.usdtBridgeConfig(), IntentLife: s.IntentLife,
		FeeWrapperFactory: s.FeeWrapperFactory, AdapterFactory: s.AdapterFactory, MicroVaultFactory: s.MicroVaultFactory, Before: s.Before,
	}
}

// ReadSignerConfig reads a signer's file as ReadConfig reads a service's.
func ReadSignerConfig(path string) (SignerConfig, error) {
	text, err := secretfile.ReadTrusted(path)
	if err != nil {
		return SignerConfig{}, fmt.Errorf("reading the configuration: %w", err)
	}
	var c SignerConfig
	slips, err := decodeConfig(text, &c)
	if err != nil {
		return SignerConfig{}, err
	}
	if c.Listen == "" {
		c.Listen = "127.0.0.1:7443"
	}
	if c.OperatorListen == "" {
		c.OperatorListen = "127.0.0.1:9091"
	}
	return c, errors.Join(slips, c.Check())
}

// serviceConfig returns the signer's configuration in the form of a service's, with the same defaults.
func (c *SignerConfig) serviceConfig() Config {
	service := Config{Chains: map[chain.Name]ChainConfig{}}
	for name, s := range c.Chains {
		service.Chains[name] = s.chainConfig().withFamilyDefaults(name)
	}
	for _, s := range c.Sources {
		if s.Requests {
			service.MicroVaults.RequestVaults = append(service.MicroVaults.RequestVaults, MicroVaultSourceConfig{ID: s.ID, Chain: s.Chain, DepositToken: s.DepositToken, Vault: s.Vault})
		} else {
			service.Sources = append(service.Sources, s.yieldConfig())
		}
	}
	return service
}

// Check finds all faults that would fail later, and returns them together.
func (c *SignerConfig) Check() error {
	var problems []error
	say := func(format string, args ...any) { problems = append(problems, fmt.Errorf(format, args...)) }
	if c.Database == "" {
		say("database is missing")
	}
	if c.Custody.Seed == "" || c.Custody.Identity == "" {
		say("custody needs seed and identity")
	}
	c.Custody.Provider.checkProvider(say)
	if c.TLS.CA == "" || c.TLS.Certificate == "" || c.TLS.Key == "" {
		say("tls needs ca, certificate and key")
	}
	if len(c.Chains) == 0 {
		say("chains is empty")
	}
	if c.Limits.Crossings < 0 || c.Limits.Moves < 0 || c.Limits.Changes < 0 {
		say("limits must not be negative")
	}
	if c.Limits.PriceStepBps < 0 || c.Limits.PriceStepBps > mostPriceStepBps {
		say("limits.priceStepBps must be 1 to %d", mostPriceStepBps)
	}
	if c.Limits.MaxNavAge != 0 && (c.Limits.MaxNavAge < leastNavAge || c.Limits.MaxNavAge > mostNavAge) {
		say("limits.maxNavAge must be a minute to a year")
	}
	chains := c.serviceConfig().Chains
	for _, name := range slices.Sorted(maps.Keys(chains)) {
		if !name.Valid() {
			say("chains: %q is no chain of the interface", name)
			continue
		}
		if name.IsSolana() {
			if on := chains[name].Solana; on.served() {
				on.checkSigned(name, say)
			}
			continue
		}
		if chains[name].IntentLife < 0 {
			say("chains.%s: intentLife must not be negative", name)
		}
		chains[name].checkMoney(name, say)
	}
	checkDomains(chains, say)
	checkClusters(chains, say)
	c.checkSources(chains, say)
	return errors.Join(problems...)
}

func (c *SignerConfig) checkSources(chains map[chain.Name]ChainConfig, say func(format string, args ...any)) {
	seen := map[string]bool{}
	for i, s := range c.Sources {
		if s.ID == "" || seen[s.ID] {
			say("sources[%d]: the id is missing or given twice", i)
		}
		seen[s.ID] = true
		if s.Vault == (common.Address{}) {
			say("sources[%d]: %s has no vault", i, s.ID)
		}
		if err := s.yieldConfig().CheckSettlement(); err != nil {
			say("sources[%d]: %s: %w", i, s.ID, err)
		}
		if s.Requests && s.yieldConfig().TakesRequests() {
			say("sources[%d]: %s: requests is for MicroVaults alone, deposits and redemptions are for wallets", i, s.ID)
		}
		if on, ok := chains[s.Chain]; !ok || on.Tokens[s.DepositToken] == (common.Address{}) {
			say("sources[%d]: %s: chains has no %s on %q", i, s.ID, s.DepositToken, s.Chain)
		}
	}
}

package app

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"go.yaml.in/yaml/v3"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/price"
	"github.com/granaryhq/granary/internal/ratelimit"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/webhook"
	"github.com/granaryhq/granary/internal/yield"
)

// Config is the whole configuration of a serving process, from one YAML file; see docs/configuration.md and
// examples/production.yaml.
type Config struct {
	Listen         string        `yaml:"listen"`         // the API
	OperatorListen string        `yaml:"operatorListen"` // health and metrics
	Database       string        `yaml:"database"`       // sqlite:PATH or postgres://…
	Custody        CustodyConfig `yaml:"custody"`
	Roster         string        `yaml:"roster"`   // this replica's list of wallets outside the database; none if empty
	TokenKey       string        `yaml:"tokenKey"` // Ed25519 key file that signs and checks bearer tokens
	// AcceptedTokenKeys check bearer tokens too: those that signed before, or
	// will sign next.
	AcceptedTokenKeys []string       `yaml:"acceptedTokenKeys"`
	Issuers           []IssuerConfig `yaml:"issuers"` // whose tokens are taken beside our own
	Chains            ChainConfigs   `yaml:"chains"`
	Sources           []yield.Config `yaml:"sources"`
	Prices            []price.Config `yaml:"prices"`
	// Attestations is where those of the chains' bridges are read.
	Attestations AttestationsConfig `yaml:"attestations"`
	Limits       LimitsConfig       `yaml:"limits"`
	Balance      BalanceConfig      `yaml:"balance"`
	Webhooks     WebhooksConfig     `yaml:"webhooks"`
	Audit        AuditConfig        `yaml:"audit"`
	AuditLog     AuditLogConfig     `yaml:"auditLog"`
	MicroVaults  MicroVaultsConfig  `yaml:"microvaults"`

	// Lease bounds how long work waits for a dead replica.
	Lease time.Duration `yaml:"lease"`

	// Drain is how long requests are still taken after the signal to stop, while the process reports that it is not
	// ready.
	Drain *time.Duration `yaml:"drain"`

	// Progress, if set, is called with the progress of long work.
	Progress func(stage string, done, total int) `yaml:"-"`

	// sandbox enables the parts of a sandbox alone: its own paths, a clock that can be moved.
	sandbox *Sandbox
}

// CustodyConfig says where wallets' keys are: they grow from the files of a seed (see
// granary keys), or a signer of its own process has them.
type CustodyConfig struct {
	Seed     string              `yaml:"seed"`
	Identity string              `yaml:"identity"`
	Signer   *RemoteSignerConfig `yaml:"signer"`
	Provider *ProviderConfig     `yaml:"provider"`
}

// IssuerConfig is an OpenID Connect issuer; see auth.Provider.
type IssuerConfig struct {
	Issuer            string      `yaml:"issuer"`
	JWKS              string      `yaml:"jwks"`
	Audience          string      `yaml:"audience"`
	Algorithms        []string    `yaml:"algorithms"`
	OrganizationClaim string      `yaml:"organizationClaim"`
	ScopeClaim        string      `yaml:"scopeClaim"`
	Organization      uuid.UUID   `yaml:"organization"`
	Organizations     []uuid.UUID `yaml:"organizations"`
	PrivateAddresses  bool        `yaml:"privateAddresses"`
}

// LimitsConfig bounds how often one token and one organization may ask, and how many
// wallets an organization may have.
type LimitsConfig struct {
	Token        RateConfig `yaml:"token"`
	Organization RateConfig `yaml:"organization"`
	Wallets      int        `yaml:"wallets"` // of an organization; zero is no limit
}

// RateConfig is how many requests are allowed in a window.
type RateConfig struct {
	Requests int           `yaml:"requests"`
	Window   time.Duration `yaml:"window"`
}

// WebhooksConfig sets how long sent deliveries are kept.
type WebhooksConfig struct {
	Retention time.Duration `yaml:"retention"`
}

// How long requests are still taken where the configuration does not say, and
// the longest.
const (
	defaultDrain = 2 * time.Second
	maxDrain     = time.Minute
)

// minRetention is a little more than a delivery may take with all its tries.
const minRetention = 72 * time.Hour

// ChainConfig describes one chain. One of Solana's has only Solana.
type ChainConfig struct {
	Solana        SolanaConfig                   `yaml:"-"`
	RPC           NodeURLs                       `yaml:"rpc"`
	ChainID       uint64                         `yaml:"chainId"`
	Finality      FinalityConfig                 `yaml:"finality"`
	Receipts      evm.ReceiptProof               `yaml:"receipts"`
	Tokens        map[chain.Token]common.Address `yaml:"tokens"`
	Poll          time.Duration                  `yaml:"poll"`
	Executor      common.Address                 `yaml:"executor"`
	Carrier       common.Address                 `yaml:"carrier"`
	BalanceGuard  common.Address                 `yaml:"balanceGuard"`
	WithdrawalFee string                         `yaml:"withdrawalFeeUsd"`
	FeeCollector  common.Address                 `yaml:"feeCollector"`
	CoinUsd       string                         `yaml:"coinUsd"` // the approximate price of the chain's coin
	Bridge        *BridgeConfig                  `yaml:"bridge"`
	USDTBridge    *USDTBridgeConfig              `yaml:"usdtBridge"`
	IntentLife    time.Duration                  `yaml:"intentLife"`
	// Where the factories are; those that are not there are not used.
	FeeWrapperFactory common.Address `yaml:"feeWrapperFactory"`
	AdapterFactory    common.Address `yaml:"adapterFactory"`
	MicroVaultFactory common.Address `yaml:"microVaultFactory"`
	// Before are where contracts of versions before are, beside those that
	// deploy.AddressesBefore knows.
	Before []ContractsBefore `yaml:"before"`

	BumpAfter  time.Duration `yaml:"bumpAfter"`
	MaxFeeGwei uint64        `yaml:"maxFeeGwei"`
}

// NodeURLs are the addresses of a chain's nodes: in YAML one, or a list of up to
// two that check each other.
type NodeURLs []string

// UnmarshalYAML reads one address or a list.
func (u *NodeURLs) UnmarshalYAML(value *yaml.Node) error {
	if value.Kind == yaml.SequenceNode {
		return value.Decode((*[]string)(u))
	}
	var one string
	if err := value.Decode(&one); err != nil {
		return err
	}
	*u = NodeURLs{one}
	return nil
}

// maxNodes is how many nodes of a chain there may be.
const maxNodes = 2

func (u NodeURLs) checkList(name chain.Name, say func(format string, args ...any)) {
	switch {
	case len(u) == 0 || slices.Contains(u, ""):
		say("chains.%s needs rpc", name)
	case len(u) > maxNodes:
		say("chains.%s.rpc: more than %d nodes", name, maxNodes)
	case len(u) == maxNodes && u[0] == u[1]:
		say("chains.%s.rpc: the same node twice, which checks nothing", name)
	}
}

// FinalityConfig is a block tag, or an age or a number of blocks behind the head.
type FinalityConfig struct {
	Tag     string `yaml:"tag"`
	Seconds uint64 `yaml:"seconds"`
	Depth   uint64 `yaml:"depth"`
}

// mostFinalitySeconds is a week, more than any chain takes.
const mostFinalitySeconds = 7 * 24 * 3600

// checkFinality reports a rule of finality that cannot be followed.
func (ch ChainConfig) checkFinality(name chain.Name, say func(format string, args ...any)) {
	f, set := ch.Finality, 0
	for _, is := range []bool{f.Tag != "", f.Seconds != 0, f.Depth != 0} {
		if is {
			set++
		}
	}
	if set > 1 {
		say("chains.%s.finality is a tag, seconds or a depth, and no two of them", name)
	}
	if f.Seconds > mostFinalitySeconds {
		say("chains.%s.finality.seconds must be at most %d", name, mostFinalitySeconds)
	}
}

var variablePattern = regexp.MustCompile(`\$\{([A-Z0-9_]+)\}`)

// ReadConfig reads a file, with ${NAME} replaced by the environment's values,
// so that secrets need not be in it. An unknown key is an error.
func ReadConfig(path string) (Config, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return Config{}, fmt.Errorf("reading the configuration: %w", err)
	}
	var c Config
	slips, err := decodeConfig(text, &c)
	if err != nil {
		return Config{}, err
	}
	c.setDefaults()
	return c, errors.Join(slips, c.Check())
}

// decodeConfig reads a configuration's text into a Config or SignerConfig. slips are
// addresses with a wrong checksum.
func decodeConfig(text []byte, into any) (slips, err error) {
	original := text // without secrets
	var missing []string
	var wrong []error
	text = variablePattern.ReplaceAllFunc(text, func(m []byte) []byte {
		name := string(m[2 : len(m)-1])
		value, ok := os.LookupEnv(name)
		if !ok {
			missing = append(missing, name)
		}
		if checkChecksums([]byte(value)) != nil { // whose text quotes a part that may be a secret
			wrong = append(wrong, fmt.Errorf("%s: %w", name, chain.ErrChecksum))
		}
		return []byte(value)
	})
	if len(missing) > 0 {
		return nil, fmt.Errorf("the configuration needs %s in the environment", strings.Join(missing, ", "))
	}
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	decoder.KnownFields(true)
	if err := decoder.Decode(into); err != nil && !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("reading the configuration: %w", explainYAML(err, reflect.TypeOf(into)))
	}
	if err := checkIntegers(text, reflect.TypeOf(into)); err != nil {
		return nil, fmt.Errorf("reading the configuration: %w", err)
	}
	return errors.Join(append(wrong, checkChecksums(original))...), nil
}

// settingPattern finds the key before a value on its line.
var settingPattern = regexp.MustCompile(`([A-Za-z0-9]+)\s*:`)

var addressPattern = regexp.MustCompile(`0x[0-9a-fA-F]{40}\b`)

// checkChecksums refuses an address with a slip of the pen, which decoding does not
// notice: money would go there. One written in small letters carries no checksum.
func checkChecksums(text []byte) error {
	line := 0
	for of := range bytes.Lines(text) {
		line++
		for _, at := range addressPattern.FindAllIndex(of, -1) {
			if _, err := chain.ParseAddress(chain.Ethereum, string(of[at[0]:at[1]])); err != nil {
				setting := settingPattern.FindAllSubmatch(of[:at[0]], -1)
				if len(setting) == 0 {
					return fmt.Errorf("line %d: %w", line, err)
				}
				return fmt.Errorf("line %d: %s: %w", line, setting[len(setting)-1][1], err)
			}
		}
	}
	return nil
}

func (c *Config) setDefaults() {
	if c.Listen == "" {
		c.Listen = "127.0.0.1:8080"
	}
	if c.OperatorListen == "" {
		c.OperatorListen = "127.0.0.1:9090"
	}
	if c.Lease == 0 {
		c.Lease = 10 * time.Second
	}
	if c.Drain == nil {
		drain := defaultDrain
		c.Drain = &drain
	}
	if c.Limits.Token == (RateConfig{}) {
		c.Limits.Token = RateConfig(ratelimit.DefaultRates.Token)
	}
	if c.Limits.Organization == (RateConfig{}) {
		c.Limits.Organization = RateConfig(ratelimit.DefaultRates.Organization)
	}
	if c.Webhooks.Retention == 0 {
		c.Webhooks.Retention = webhook.DefaultRetention
	}
	setIfZero(&c.Attestations.URL, knownAttestations)
	c.Balance.setDefaults()
	c.Audit.setDefaults()
	c.MicroVaults.setDefaults()
	for name, ch := range c.Chains {
		c.Chains[name] = ch.withFamilyDefaults(name)
	}
}

// withFamilyDefaults fills in the omitted settings of a chain of that name.
func (ch ChainConfig) withFamilyDefaults(name chain.Name) ChainConfig {
	if name.IsSolana() {
		ch.Solana = ch.Solana.withDefaults(name)
		return ch
	}
	ch.Bridge = ch.Bridge.withDefaults(name)
	ch.USDTBridge = ch.USDTBridge.withDefaults(name)
	setIfZero(&ch.CoinUsd, cmp.Or(knownCoins[name], "0"))
	return ch.withKnown(name).withDefaults(name)
}

// withDefaults fills in the omitted settings of an EVM chain.
func (ch ChainConfig) withDefaults(name chain.Name) ChainConfig {
	setIfZero(&ch.Poll, 2*time.Second)
	setIfZero(&ch.IntentLife, time.Hour)
	setIfZero(&ch.BumpAfter, 30*time.Second)
	setIfZero(&ch.MaxFeeGwei, 500)
	setIfZero(&ch.WithdrawalFee, "0")
	setIfZero(&ch.Executor, deploy.WalletExecutor(false).Address())
	setIfZero(&ch.Carrier, deploy.IntentCarrier.Address())
	setIfZero(&ch.BalanceGuard, deploy.BalanceGuard.Address())
	setIfZero(&ch.FeeWrapperFactory, deploy.FeeWrapperFactory.Address())
	setIfZero(&ch.AdapterFactory, deploy.AdapterFactory.Address())
	setIfZero(&ch.MicroVaultFactory, deploy.MicroVaultFactory(ch.AdapterFactory).Address())
	return ch
}

func setIfZero[T comparable](setting *T, value T) {
	if *setting == *new(T) {
		*setting = value
	}
}

// Check finds all faults that would fail later, and returns them together.
func (c *Config) Check() error {
	var problems []error
	say := func(format string, args ...any) { problems = append(problems, fmt.Errorf(format, args...)) }
	if c.Database == "" {
		say("database is missing")
	}
	c.Custody.checkCustody(say)
	if c.TokenKey == "" {
		say("tokenKey is missing")
	}
	for _, p := range c.issuerProviders() {
		if err := p.Check(); err != nil {
			problems = append(problems, err)
		}
	}
	for name, r := range map[string]RateConfig{"token": c.Limits.Token, "organization": c.Limits.Organization} {
		if r.Requests < 1 || r.Window < time.Second {
			say("limits.%s needs requests, at least one, and window, at least a second", name)
		}
	}
	if c.Limits.Wallets < 0 {
		say("limits.wallets must not be negative")
	}
	if c.Webhooks.Retention < minRetention {
		say("webhooks.retention must be at least %s", minRetention)
	}
	c.checkAttestations(say)
	c.checkNetwork(say)
	checkDomains(c.Chains, say)
	checkClusters(c.Chains, say)
	if err := price.Check(c.Prices); err != nil {
		problems = append(problems, err)
	}
	c.Balance.checkBounds(say)
	c.Audit.checkBounds(say)
	c.checkMicroVaults(say)
	if *c.Drain < 0 || *c.Drain > maxDrain {
		say("drain: not from 0s to %s", maxDrain)
	}
	if c.Lease < 0 {
		say("lease must not be negative")
	}
	if len(c.Chains) == 0 {
		say("chains is empty")
	}
	for _, name := range c.chainNames() {
		ch := c.Chains[name]
		if !name.Valid() {
			say("chains: %q is no chain of the interface", name)
			continue
		}
		if name.IsSolana() {
			ch.Solana.checkSettings(name, say)
			continue
		}
		ch.RPC.checkList(name, say)
		ch.checkFinality(name, say)
		if ch.Poll < 0 || ch.IntentLife < 0 || ch.BumpAfter < 0 {
			say("chains.%s: poll, intentLife and bumpAfter must not be negative", name)
		}
		ch.checkMoney(name, say)
		checkCoin(name, ch.CoinUsd, say)
		ch.checkBridge(name, say)
		ch.checkUSDTBridge(name, say)
	}
	return errors.Join(problems...)
}

// checkMoney finds the faults of the chain's stablecoins and its fee.
func (ch ChainConfig) checkMoney(name chain.Name, say func(format string, args ...any)) {
	if len(ch.Tokens) == 0 {
		say("chains.%s has no tokens", name)
	}
	for token, address := range ch.Tokens {
		if !token.Valid() || address == (common.Address{}) {
			say("chains.%s.tokens: %s has no address or is no lane", name, token)
		}
	}
	if len(ch.Tokens) == 2 && ch.Tokens[chain.USDC] == ch.Tokens[chain.USDT] {
		say("chains.%s.tokens: both lanes have the same address", name)
	}
	fee, err := money.ParseUSD(ch.WithdrawalFee)
	if err != nil || fee < 0 {
		say("chains.%s.withdrawalFeeUsd: %q is no amount", name, ch.WithdrawalFee)
	}
	if fee > 0 && ch.FeeCollector == (common.Address{}) {
		say("chains.%s has a withdrawal fee and no feeCollector", name)
	}
}

// issuerProviders are the issuers as the verifier takes them.
func (c *Config) issuerProviders() []auth.Provider {
	var all []auth.Provider
	for _, i := range c.Issuers {
		all = append(all, auth.Provider(i))
	}
	return all
}

// limiterRates are the limits as the limiter takes them.
func (l LimitsConfig) limiterRates() ratelimit.Rates {
	return ratelimit.Rates{Token: ratelimit.Rate(l.Token), Organization: ratelimit.Rate(l.Organization)}
}

// chainNames lists the chains in one order.
func (c *Config) chainNames() []chain.Name {
	names := make([]chain.Name, 0, len(c.Chains))
	for name := range c.Chains {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// evmConfig is the chain as its client sees it. Both stablecoins have six
// decimals on every chain of the interface, which the ledger relies on; start
// checks it against the contracts.
func (ch ChainConfig) evmConfig(name chain.Name) evm.Config {
	tokens := map[chain.Token]evm.Token{}
	for token, address := range ch.Tokens {
		tokens[token] = evm.Token{Address: address, Decimals: 6}
	}
	c := evm.Config{Name: name, URL: ch.RPC[0], ChainID: ch.ChainID, Tokens: tokens,
		Finality: evm.Finality{Tag: ch.Finality.Tag, Age: time.Duration(ch.Finality.Seconds) * time.Second, Depth: ch.Finality.Depth}, Receipts: ch.Receipts, Bridge: ch.Bridge.deployment(), OFT: ch.USDTBridge.bridge().OFT}
	if len(ch.RPC) > 1 {
		c.SecondURL = ch.RPC[1]
	}
	return c
}

// relayOptions is the chain's policy for its relayer.
func (ch ChainConfig) relayOptions() relay.Options {
	return relay.Options{Carrier: ch.Carrier, Executor: ch.Executor, FeePayer: ch.USDTBridge.bridge().FeePayer, ExecutorsBefore: executorsOf(ch.contractsBefore()), BumpAfter: ch.BumpAfter, Poll: ch.Poll, MaxFee: ch.MaxFeeGwei * 1_000_000_000}
}

package app

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// SandboxFund is a source of MicroVaults that takes requests and settles them
// later.
const SandboxFund = "sandbox-credit-fund"

// sandboxOrganization is the organization of the token that a sandbox prints.
var sandboxOrganization = uuid.MustParse("5a4d0000-0000-4000-8000-000000000001")

// SandboxOptions are the options of `granary sandbox`.
type SandboxOptions struct {
	Dir            string // holds keys, database, chain and sandbox.json
	Listen         string // the API
	RPCListen      string // the EVM chain's RPC; empty for 127.0.0.1:8545 when that is free
	BaseListen     string // the second EVM chain's RPC; empty for 127.0.0.1:8546 when that is free
	SolanaListen   string // Solana's RPC and WebSocket; empty for 127.0.0.1:8899 when that is free
	OperatorListen string // health and metrics; empty for 127.0.0.1:9090 when that is free
	BlockTime      time.Duration
	OnDemand       bool          // blocks and slots only while something waits for one: devnet.Options.OnDemand
	Finality       uint64        // blocks and slots
	fastLifetime   uint64        // blocks of its destination that a fast message has; as Circle's when zero
	leastTip       int64         // in wei, on the EVM chains: devnet.Options.LeastTip
	Fork           devnet.Fork   // rules of a new first EVM chain: devnet.Options.Fork
	lease          time.Duration // Config.Lease
	SecondChain    bool          // base beside ethereum_sepolia; a directory that has had it keeps it
	Database       string        // a SQLite file in Dir when empty

	AuditEvery time.Duration // how often the books are compared; sandboxAuditEvery when zero
}

// sandboxAuditEvery is how often a sandbox compares its books.
const sandboxAuditEvery = 5 * time.Second

// Sandbox is a service together with the chains that it runs on, all in this process. Its signatures are worthless
// elsewhere: no other chain accepts them.
type Sandbox struct {
	*App
	Chain  *devnet.EVM
	Base   *devnet.EVM // nil where there is no second EVM chain
	Solana *validator.Validator
	Clock  *clock.Clock
	funds  *devnet.Funds // of the sources that settle later
	prices *sandboxPrices
	bridge *sandboxBridge // nil where there is one EVM chain
	dir    string

	tokenExpiry time.Time // of the token in sandbox.json; zero before it is there
}

// SandboxInfo is the content of DIR/sandbox.json.
type SandboxInfo struct {
	BaseURL        string                      `json:"baseUrl"`
	OperatorURL    string                      `json:"operatorUrl"`
	Token          string                      `json:"token"`
	OrganizationID uuid.UUID                   `json:"organizationId"`
	Chains         map[chain.Name]SandboxChain `json:"chains"`
	AttesterURL    string                      `json:"attesterUrl,omitempty"` // of the bridge between the chains
}

// SandboxChain is one of the sandbox's chains.
type SandboxChain struct {
	RPCURL  string                        `json:"rpcUrl"`
	WSURL   string                        `json:"wsUrl,omitempty"`   // Solana's
	ChainID uint64                        `json:"chainId,omitempty"` // the EVM's
	Tokens  map[chain.Token]chain.Address `json:"tokens"`
	// Where there is another EVM chain: by which USDC and USDT go there.
	Bridge     *SandboxBridge     `json:"bridge,omitempty"`
	USDTBridge *SandboxUSDTBridge `json:"usdtBridge,omitempty"`
}

// NewSandbox starts the chains, makes the missing parts of the directory and opens the service. A directory that was
// used before comes back with its wallets, its journal and its chains.
func NewSandbox(ctx context.Context, o SandboxOptions, log *slog.Logger) (_ *Sandbox, err error) {
	if _, err := os.Stat(o.baseDir()); err == nil {
		o.SecondChain = true
	}
	o, err = o.chooseAddresses(ctx)
	if err != nil {
		return nil, fmt.Errorf("listening: %w", err)
	}
	if err := os.MkdirAll(o.Dir, 0o700); err != nil {
		return nil, fmt.Errorf("making the sandbox's directory: %w", err)
	}
	s := &Sandbox{Clock: clock.New(), dir: o.Dir}
	defer func() {
		if err != nil {
			_ = s.closeChains()
		}
	}()
	if err := s.startChains(ctx, o, log); err != nil {
		return nil, err
	}
	custodian := CustodyConfig{Seed: filepath.Join(o.Dir, "seed.age"), Identity: filepath.Join(o.Dir, "identity.age")}
	if err := MakeKeys(custodian); err != nil {
		return nil, err
	}
	keys, err := custody.OpenSeed(custodian.Seed, custodian.Identity)
	if err != nil {
		return nil, fmt.Errorf("opening the seed: %w", err)
	}
	relayer := keys.Relayer().Address()
	if err := s.fundService(ctx, relayer, keys.FeePayer().Account()); err != nil {
		return nil, err
	}
	if err := s.openBridge(ctx, o.fastLifetime, relayer, log); err != nil {
		return nil, err
	}
	s.prices, err = servePrices(ctx)
	if err != nil {
		return nil, err
	}
	c, err := s.newConfig(o, custodian, relayer)
	if err != nil {
		return nil, err
	}
	if err := migrateDatabase(ctx, c.Database, s.Clock, log); err != nil {
		return nil, err
	}
	if _, err := auth.CreateKey(c.TokenKey); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("making the token key: %w", err)
	}
	s.App, err = New(ctx, c, s.Clock, log)
	if err != nil {
		return nil, err
	}
	s.announceBlocks()
	if err := s.openFunds(ctx); err != nil {
		s.App.Close()
		return nil, err
	}
	return s, nil
}

// tokenLife is long: a sandbox's clock may be moved by years.
const tokenLife = 20 * 365 * 24 * time.Hour

// Run serves until ctx ends. It calls ready with the sandbox's addresses, once DIR/sandbox.json has the same.
func (s *Sandbox) Run(ctx context.Context, ready func(SandboxInfo) error) error {
	token, err := issueToken(s.Clock, s.Config.TokenKey, auth.Claims{Organization: sandboxOrganization, Subject: "sandbox",
		Scopes: auth.NewScopes(auth.AllScopes()...)}, tokenLife)
	if err != nil {
		return err
	}
	s.tokenExpiry = s.Clock.Now().Add(tokenLife)
	var keeping sync.WaitGroup
	defer keeping.Wait()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	keeping.Go(func() { s.Chain.KeepFund(ctx, 2*time.Second) })
	keeping.Go(func() { s.funds.Run(ctx, fundsInterval) })
	return s.App.Run(ctx, func(api, operator net.Addr) error {
		info := SandboxInfo{BaseURL: "http://" + api.String(), OperatorURL: "http://" + operator.String(), Token: token, OrganizationID: sandboxOrganization, Chains: s.describeChains()}
		if s.bridge != nil {
			info.AttesterURL = s.bridge.at
		}
		if err := info.writeFile(s.dir); err != nil {
			return err
		}
		return ready(info)
	})
}

// Close ends the service and the chains.
func (s *Sandbox) Close() {
	s.App.Close()
	if err := s.closeChains(); err != nil {
		s.log.Error("closing the sandbox's chains", "error", err)
	}
}

// newConfig is the sandbox's configuration.
func (s *Sandbox) newConfig(o SandboxOptions, custodian CustodyConfig, relayer common.Address) (Config, error) {
	c := Config{
		Listen: o.Listen, OperatorListen: o.OperatorListen, Database: o.Database, TokenKey: filepath.Join(o.Dir, "token-key.pem"),
		Drain: new(time.Duration), Custody: custodian, Balance: BalanceConfig{Every: 10 * time.Second}, Audit: AuditConfig{Every: cmp.Or(o.AuditEvery, sandboxAuditEvery)}, AuditLog: AuditLogConfig{Anchor: filepath.Join(o.Dir, "audit-anchor.jsonl")},
		Chains: s.chainConfigs(o, relayer), Sources: s.describeSources(), Prices: s.prices.sources(), Attestations: s.bridge.attestations(),
		MicroVaults: MicroVaultsConfig{Every: 2 * time.Second, MinimumUsd: "1.000000", PriceStepBps: 500, RequestVaults: []MicroVaultSourceConfig{
			{ID: SandboxFund, Chain: chain.EthereumSepolia, DepositToken: chain.USDC, Vault: s.Chain.Contracts.AsyncVault}}},
		Lease: o.lease, sandbox: s,
	}
	if c.Database == "" {
		c.Database = "sqlite:" + filepath.Join(o.Dir, "granary.db")
	}
	c.setDefaults()
	return c, c.Check()
}

// MakeKeys makes identity and seed where there is no seed. A seed without its
// identity, or the reverse, is left alone and fails when it is opened.
func MakeKeys(c CustodyConfig) error {
	if _, err := os.Stat(c.Seed); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	recipient, err := custody.CreateIdentity(c.Identity)
	if err != nil {
		return fmt.Errorf("making the seed's identity: %w", err)
	}
	if err := custody.CreateSeed(c.Seed, recipient); err != nil {
		return fmt.Errorf("making the seed: %w", err)
	}
	return nil
}

// migrateDatabase brings the tables up to date. It logs each migration of a database that has tables, and the sum of those that a new
// one takes.
func migrateDatabase(ctx context.Context, address string, clk *clock.Clock, log *slog.Logger) error {
	db, err := store.Create(ctx, address, clk)
	if err != nil {
		return err
	}
	defer db.Close()
	level, applied, total := slog.LevelInfo, 0, time.Duration(0)
	err = db.Migrate(ctx, func(version int64, source string, took time.Duration) {
		if version == 1 {
			level = slog.LevelDebug
		}
		applied++
		total += took
		log.Log(ctx, level, "migrated", "version", version, "source", source, "took", took.Round(time.Microsecond).String())
	})
	if err == nil && applied > 0 {
		log.Info("the schema is current", "migrations", applied, "took", total.Round(time.Microsecond).String())
	}
	return err
}

// apiOperations are the operations of a sandbox's API alone.
func (s *Sandbox) apiOperations() *httpapi.Sandbox {
	return &httpapi.Sandbox{Faucet: s.payFromFaucet, Advance: s.advanceClock, SetSource: s.setSource, SetPrice: s.setPrice, SetBridge: s.bridge.setMode()}
}

func (s *Sandbox) advanceClock(_ context.Context, by time.Duration) (time.Time, error) {
	if left := s.tokenExpiry.Sub(s.Clock.Now()); !s.tokenExpiry.IsZero() && by >= left {
		return time.Time{}, fault.New(fault.Validation, "seconds must be less than %d, or the sandbox's token ends: a restart gives a new one", int64(left/time.Second))
	}
	s.Clock.Advance(by)
	return s.Clock.Now(), nil
}

// findVault returns the vault whose figures the source shows: its own, or, of an
// organization's fee wrapper, the vault that it wraps.
func (s *Sandbox) findVault(ctx context.Context, source yield.Source) (common.Address, error) {
	if source.Owner == uuid.Nil {
		return source.Vault, nil
	}
	wrapper := contracts.NewFeeWrapper()
	out, err := s.Clients[source.Chain].Call(ctx, ethereum.CallMsg{To: &source.Vault, Data: wrapper.PackSource()}, nil)
	if err != nil {
		return common.Address{}, fmt.Errorf("asking for the vault under %s: %w", source.ID, err)
	}
	vault, err := wrapper.UnpackSource(out)
	if err != nil {
		return common.Address{}, fmt.Errorf("asking for the vault under %s: %w", source.ID, err)
	}
	return vault, nil
}

// readSandboxInfo reads the last addresses of a directory's sandbox.
func readSandboxInfo(dir string) (info SandboxInfo, err error) {
	text, err := os.ReadFile(filepath.Join(dir, sandboxFile))
	if err == nil {
		err = json.Unmarshal(text, &info)
	}
	if err != nil {
		return SandboxInfo{}, fmt.Errorf("reading how to reach the sandbox: %w", err)
	}
	return info, nil
}

// sandboxFile says in a sandbox's directory how to reach it.
const sandboxFile = "sandbox.json"

// writeFile writes sandbox.json, whole or not at all: its presence says that
// the sandbox answers.
func (i SandboxInfo) writeFile(dir string) error {
	text, err := json.MarshalIndent(i, "", "  ")
	if err != nil {
		return fmt.Errorf("encoding sandbox.json: %w", err)
	}
	temporary := filepath.Join(dir, ".sandbox.json")
	if err := os.WriteFile(temporary, append(text, '\n'), 0o600); err != nil {
		return fmt.Errorf("writing sandbox.json: %w", err)
	}
	if err := os.Rename(temporary, filepath.Join(dir, sandboxFile)); err != nil {
		return fmt.Errorf("writing sandbox.json: %w", err)
	}
	return nil
}

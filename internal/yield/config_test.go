package yield

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"go.yaml.in/yaml/v3"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

func validConfig() Config {
	return Config{
		ID: "sandbox-usdc-vault", Name: "Sandbox USDC", Description: "A vault", Protocol: "sandbox",
		Chain: chain.EthereumSepolia, DepositToken: chain.USDC, Vault: common.HexToAddress("0x1234"),
		NavUpdateMode: NavContinuous,
		Policies:      Policies{Deposit: calendar.Policy{TypicalMinUnits: 15, TypicalMaxUnits: 90}, Redeem: calendar.Policy{TypicalMinUnits: 15, TypicalMaxUnits: 90}},
	}
}

func TestConfigIsReadFromYAML(t *testing.T) {
	const text = `
id: service-usdc-vault
name: USDC vault
description: Lends.
protocol: morpho
chain: base
depositToken: usdc
vault: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
apyBps: 450
navUpdateMode: continuous
liquidity: idle
maxAllocationUsd: 2500000.5
maxSlippageBps: 75
links: [{label: Site, url: "https://example.org"}]
policies:
  deposit: {typicalMinUnits: 15, typicalMaxUnits: 3690}
  redeem: {processingTimeBasis: banking_days, typicalMinUnits: 1, typicalMaxUnits: 2, cutoff: "13:00", strike: "17:00", zone: America/New_York, markets: [nyse, fed]}
`
	var c Config
	decoder := yaml.NewDecoder(strings.NewReader(text))
	decoder.KnownFields(true)
	if err := decoder.Decode(&c); err != nil {
		t.Fatal(err)
	}
	if err := c.Validate(); err != nil {
		t.Fatal(err)
	}
	assertEqual(t, "vault", c.Vault.Hex(), "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")
	assertEqual(t, "APY in bps", *c.ApyBps, 450)
	assertEqual(t, "ceiling", *c.MaxAllocationUsd, 2_500_000_500_000*money.USD(1))
	assertEqual(t, "slippage in bps", c.slippage(), 75)
	assertEqual(t, "slippage in bps where nothing is said", validConfig().slippage(), DefaultSlippage)
	if got, want := c.Policies.Deposit, (calendar.Policy{TypicalMinUnits: 15, TypicalMaxUnits: 3690}); !reflect.DeepEqual(got, want) {
		t.Errorf("the policy of deposits is %+v, want %+v", got, want)
	}
	thursday := time.Date(2026, time.June, 18, 20, 0, 0, 0, time.UTC) // after the cutoff, before a weekend that begins with Juneteenth
	want := calendar.Estimate{Basis: calendar.BankingDays, TypicalCompletionDate: calendar.Date{Year: 2026, Month: time.June, Day: 23}, TypicalWindowEndDate: calendar.Date{Year: 2026, Month: time.June, Day: 24}}
	if got := c.Policies.Redeem.Estimate(thursday); got != want {
		t.Errorf("the estimate of redemptions is %+v, want %+v", got, want)
	}
}

func TestConfigNamesTheFieldAtFault(t *testing.T) {
	negative, zero, below, all := -1, money.USD(0), money.Bps(-1), money.Bps(wholeBps)
	for field, spoil := range map[string]func(*Config){
		"id":            func(c *Config) { c.ID = "cash" },
		"id:":           func(c *Config) { c.ID = "cash:base:usdc" },
		"name":          func(c *Config) { c.Name = "" },
		"protocol":      func(c *Config) { c.Protocol = "" },
		"chain":         func(c *Config) { c.Chain = chain.Solana },
		"depositToken":  func(c *Config) { c.DepositToken = "dai" },
		"vault":         func(c *Config) { c.Vault = common.Address{} },
		"apyBps":        func(c *Config) { c.ApyBps = &negative },
		"navUpdateMode": func(c *Config) { c.NavUpdateMode = "" },
		"liquidity":     func(c *Config) { c.Liquidity = "all" },
		"deposits":      func(c *Config) { c.Deposits = Queued },
		"redemptions":   func(c *Config) { c.Redemptions = "later" },
		"redemptions:": func(c *Config) {
			c.Deposits, c.Redemptions, c.Requests = Requested, Queued, common.HexToAddress("0x99")
		},
		"requests":         func(c *Config) { c.Redemptions = Queued },
		"requests:":        func(c *Config) { c.Redemptions, c.Requests = Queued, c.Vault },
		"requests: n":      func(c *Config) { c.Requests = common.HexToAddress("0x99") },
		"maxAllocationUsd": func(c *Config) { c.MaxAllocationUsd = &zero },
		"maxSlippageBps":   func(c *Config) { c.MaxSlippageBps = &below },
		"maxSlippageBps:":  func(c *Config) { c.MaxSlippageBps = &all },
		"links":            func(c *Config) { c.Links = []Link{{"Site", "http://example.org"}} },
		"policies.deposit": func(c *Config) { c.Policies.Deposit.TypicalMaxUnits = 1 },
		"policies.redeem":  func(c *Config) { c.Policies.Redeem.Basis = "weeks" },
	} {
		c := validConfig()
		if err := c.Validate(); err != nil {
			t.Fatal(err)
		}
		spoil(&c)
		if err := c.Validate(); err == nil || !strings.Contains(err.Error(), field) {
			t.Errorf("%s: error %v does not name it", field, err)
		}
	}
}

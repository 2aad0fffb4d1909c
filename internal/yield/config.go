package yield

import (
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// NAV update modes of the interface: the share price moves with every block, or
// in steps as somebody publishes it.
const (
	NavContinuous = "continuous"
	NavDiscrete   = "discrete"
)

// Where the assets that can leave a vault now are read from.
const (
	LiquidityIdle  = "idle"  // the vault's own balance of the asset
	LiquidityLimit = "limit" // the vault's liquidity() view, as the sandbox's vaults have it
	// LiquiditySimulated: deposits and withdrawals are simulated, and the vault's max functions are not asked.
	LiquiditySimulated = "simulated"
)

// Config describes one source. Its fields are the operator's words; all that
// can be read from the vault is read from there.
type Config struct {
	ID               string         `yaml:"id"`
	Name             string         `yaml:"name"`
	Description      string         `yaml:"description"`
	Protocol         string         `yaml:"protocol"`
	Chain            chain.Name     `yaml:"chain"`
	DepositToken     chain.Token    `yaml:"depositToken"`
	Vault            common.Address `yaml:"vault"`
	ApyBps           *int           `yaml:"apyBps"` // shown until enough growth was observed
	NavUpdateMode    string         `yaml:"navUpdateMode"`
	Liquidity        string         `yaml:"liquidity"`        // LiquidityIdle if empty
	Deposits         Settlement     `yaml:"deposits"`         // Atomic if empty
	Redemptions      Settlement     `yaml:"redemptions"`      // Atomic if empty
	Requests         common.Address `yaml:"requests"`         // the contract that takes requests; the vault if empty
	MaxAllocationUsd *money.USD     `yaml:"maxAllocationUsd"` // ceiling of one wallet's position
	MaxSlippageBps   *money.Bps     `yaml:"maxSlippageBps"`   // DefaultSlippage if nil
	Links            []Link         `yaml:"links"`
	Policies         Policies       `yaml:"policies"`
}

// Link is a page about the source.
type Link struct {
	Label string `yaml:"label"`
	URL   string `yaml:"url"`
}

// Policies say how long a deposit and a redemption take.
type Policies struct {
	Deposit calendar.Policy `yaml:"deposit"`
	Redeem  calendar.Policy `yaml:"redeem"`
}

var idPattern = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,63}$`)

// DefaultSlippage is how much worse than observed a price may be at which wallets
// enter or leave a source, where the configuration does not say.
const DefaultSlippage money.Bps = 50

// slippage is how much worse than observed the source's price may be.
func (c Config) slippage() money.Bps {
	if c.MaxSlippageBps == nil {
		return DefaultSlippage
	}
	return *c.MaxSlippageBps
}

// maxApyBps bounds a configured yield: a higher one is a typing error.
const maxApyBps = 100_000

// Validate names the first field at fault.
func (c Config) Validate() error {
	if err := c.validateFields(); err != nil {
		return fmt.Errorf("yield source %q: %w", c.ID, err)
	}
	return nil
}

func (c Config) validateFields() error {
	switch {
	case !idPattern.MatchString(c.ID) || c.ID == "cash":
		return errors.New("id: lower-case letters, digits and hyphens, at most 64, and not cash")
	case c.Name == "":
		return errors.New("name: missing")
	case c.Protocol == "":
		return errors.New("protocol: missing")
	case !c.Chain.Valid() || c.Chain.IsSolana():
		return fmt.Errorf("chain: %q is not an EVM chain", c.Chain)
	case !c.DepositToken.Valid():
		return fmt.Errorf("depositToken: %q is neither usdc nor usdt", c.DepositToken)
	case c.Vault == (common.Address{}):
		return errors.New("vault: missing")
	case c.ApyBps != nil && (*c.ApyBps < 0 || *c.ApyBps > maxApyBps):
		return fmt.Errorf("apyBps: not within 0 and %d", maxApyBps)
	case c.NavUpdateMode != NavContinuous && c.NavUpdateMode != NavDiscrete:
		return fmt.Errorf("navUpdateMode: neither %s nor %s", NavContinuous, NavDiscrete)
	case !slices.Contains([]string{"", LiquidityIdle, LiquidityLimit, LiquiditySimulated}, c.Liquidity):
		return fmt.Errorf("liquidity: not %s, %s or %s", LiquidityIdle, LiquidityLimit, LiquiditySimulated)
	case c.MaxAllocationUsd != nil && *c.MaxAllocationUsd <= 0:
		return errors.New("maxAllocationUsd: not positive")
	case c.MaxSlippageBps != nil && (*c.MaxSlippageBps < 0 || *c.MaxSlippageBps >= wholeBps):
		return fmt.Errorf("maxSlippageBps: not within 0 and %d", wholeBps-1) // a share of 100 % would be no bound
	}
	if err := c.CheckSettlement(); err != nil {
		return err
	}
	for _, l := range c.Links {
		u, err := url.Parse(l.URL)
		if err != nil || u.Scheme != "https" || u.Host == "" || l.Label == "" {
			return errors.New("links: each needs a label and an https url")
		}
	}
	if err := c.Policies.Deposit.Validate(); err != nil {
		return fmt.Errorf("policies.deposit: %w", err)
	}
	if err := c.Policies.Redeem.Validate(); err != nil {
		return fmt.Errorf("policies.redeem: %w", err)
	}
	return nil
}

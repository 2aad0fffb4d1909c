package app

import (
	"maps"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/yield"
)

// MicroVaultsConfig sets who may have MicroVaults, their sources, and their upkeep.
type MicroVaultsConfig struct {
	Organizations []uuid.UUID              `yaml:"organizations"` // empty: none
	Every         time.Duration            `yaml:"every"`
	BandBps       int                      `yaml:"bandBps"`
	MinimumUsd    string                   `yaml:"minimumUsd"`
	PriceStepBps  int                      `yaml:"priceStepBps"`
	RequestVaults []MicroVaultSourceConfig `yaml:"requestVaults"`
}

// MicroVaultSourceConfig is a source that takes requests and settles them later
// (ERC-7540). The yield sources of the catalog need no words here.
type MicroVaultSourceConfig struct {
	ID           string         `yaml:"id"`
	Chain        chain.Name     `yaml:"chain"`
	DepositToken chain.Token    `yaml:"depositToken"`
	Vault        common.Address `yaml:"vault"`
	MaxNavAge    time.Duration  `yaml:"maxNavAge"`
}

func (m *MicroVaultsConfig) setDefaults() {
	if m.Every == 0 {
		m.Every = time.Minute
	}
	if m.BandBps == 0 {
		m.BandBps = 50
	}
	if m.MinimumUsd == "" {
		m.MinimumUsd = "100.000000"
	}
	if m.PriceStepBps == 0 {
		m.PriceStepBps = 100
	}
	for i := range m.RequestVaults {
		if m.RequestVaults[i].MaxNavAge == 0 {
			m.RequestVaults[i].MaxNavAge = defaultNavAge
		}
	}
}

// defaultNavAge is how old a price may be where the configuration does not say: a weekend
// and a holiday.
const defaultNavAge = 4 * 24 * time.Hour

// The bounds of the values that are fixed in each vault when it is made. The signer signs for none beyond them.
const (
	mostPriceStepBps = int(signer.DefaultPriceStep)
	leastNavAge      = time.Minute
	mostNavAge       = signer.DefaultNavAge
)

func (c *Config) checkMicroVaults(say func(format string, args ...any)) {
	m := c.MicroVaults
	if m.Every < 100*time.Millisecond {
		say("microvaults.every must be at least 100ms")
	}
	if m.BandBps < 1 || m.BandBps > 5000 || m.PriceStepBps < 1 || m.PriceStepBps > mostPriceStepBps {
		say("microvaults: bandBps and priceStepBps must be 1 to 5000")
	}
	if least, err := money.ParseUSD(m.MinimumUsd); err != nil || least < 0 {
		say("microvaults.minimumUsd: %q is no amount", m.MinimumUsd)
	}
	seen := map[string]bool{}
	for _, s := range c.Sources {
		seen[s.ID] = true
	}
	for _, r := range m.RequestVaults {
		ch, served := c.Chains[r.Chain]
		switch {
		case r.ID == "" || seen[r.ID]:
			say("microvaults.requestVaults: the id %q is missing or given twice", r.ID)
		case !served || r.Chain.IsSolana() || ch.Tokens[r.DepositToken] == (common.Address{}):
			say("microvaults.requestVaults.%s: %s has no %s", r.ID, r.Chain, r.DepositToken)
		case r.Vault == (common.Address{}):
			say("microvaults.requestVaults.%s needs vault", r.ID)
		case r.MaxNavAge < leastNavAge || r.MaxNavAge > mostNavAge:
			say("microvaults.requestVaults.%s.maxNavAge must be a minute to a year", r.ID)
		}
		seen[r.ID] = true
	}
}

// microVaultOffers are the sources that MicroVaults may be made with.
func (c *Config) microVaultOffers() []microvault.Offer {
	step := money.Bps(c.MicroVaults.PriceStepBps)
	var all []microvault.Offer
	for _, s := range c.Sources {
		offer := microvault.Offer{ID: s.ID, Chain: s.Chain, Token: s.DepositToken, Contract: s.Vault, Kind: microvault.ERC4626, MaxStep: step, Simulated: s.Liquidity == yield.LiquiditySimulated}
		switch {
		case s.IsRequested():
			offer.Kind, offer.MaxNavAge = microvault.ERC7540, defaultNavAge
		case !s.IsAtomic():
			continue // adapters enter and leave a source in one way
		}
		all = append(all, offer)
	}
	for _, r := range c.MicroVaults.RequestVaults {
		all = append(all, microvault.Offer{ID: r.ID, Chain: r.Chain, Token: r.DepositToken, Contract: r.Vault, Kind: microvault.ERC7540, MaxStep: step, MaxNavAge: r.MaxNavAge})
	}
	return all
}

// openMicroVaults makes who keeps MicroVaults. In a sandbox everybody may have
// them.
func (a *App) openMicroVaults(engine *change.Engine) {
	m := a.Config.MicroVaults
	least, _ := money.ParseUSD(m.MinimumUsd) // Config.Check has read it
	chains := map[chain.Name]microvault.Chain{}
	for _, name := range slices.Sorted(maps.Keys(a.Clients)) {
		ch := a.Config.Chains[name]
		chains[name] = microvault.Chain{Client: a.Clients[name], Factory: ch.MicroVaultFactory, AdapterFactory: ch.AdapterFactory}
	}
	a.MicroVaults = microvault.New(a.DB, engine, microvault.Options{
		Chains: chains, Offers: a.Config.microVaultOffers(), Everybody: a.Config.sandbox != nil, Organizations: m.Organizations,
		Rules: microvault.Rules{Every: m.Every, Band: money.Bps(m.BandBps), Minimum: least}, Log: a.log, Metrics: a.Registry,
	})
	a.addSeat(microvault.Seat, a.MicroVaults.Keep)
}

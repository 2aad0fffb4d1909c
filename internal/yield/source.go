package yield

import (
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Mode says whether a source may be chosen.
type Mode string

// The modes. A frozen source stays visible and can be left, but not entered.
const (
	Active          Mode = "active"
	EmergencyFreeze Mode = "emergency_freeze"
)

// Valid says whether m is a mode of the interface.
func (m Mode) Valid() bool { return m == Active || m == EmergencyFreeze }

// Source is one entry of the catalog: the configuration and the last
// observation of the vault, whose figures all belong to one block. Before the
// first observation ObservedAt is zero and so are the figures.
//
// Sources are shared between callers and must not be changed.
type Source struct {
	ID               string
	Name             string
	Description      string
	Protocol         string
	Chain            chain.Name
	DepositToken     chain.Token
	NavUpdateMode    string
	MaxAllocationUsd *money.USD
	Links            []Link
	Policies         Policies
	Vault            common.Address
	Asset            common.Address
	Share            common.Address // the token of the shares; zero until a source of requests has reported it
	Deposits         Settlement
	Redemptions      Settlement
	Requests         common.Address // the contract that takes requests; zero where none does
	Owner            uuid.UUID      // the organization that alone sees it; zero if all do
	Base             string         // the source under a fee wrapper, empty where it is none
	MaxSlippage      money.Bps      // how much worse than observed a price may be
	Simulated        bool           // its limits are found by simulation, since its max functions do not return them

	Mode        Mode
	ApyBps      int        // observed growth a year, else the configured figure
	TvlUsd      money.USD  // TotalAssets in dollars
	Utilization *money.Bps // the part of the assets that cannot leave now; nil when there are none
	Addresses   []Labelled
	Allocations []Allocation

	// CancelsDeposits and CancelsRedemptions report that the source can refund the pending part of a request.
	CancelsDeposits, CancelsRedemptions bool

	ApyMeasured time.Duration // over how long ApyBps was measured; 0 where it is configured or set

	ObservedAt              time.Time // of the block that was read
	ObservedBlock           uint64    // its number; 0 where it was not kept
	PricedAt                time.Time // when the NAV was struck; zero if the source does not report it
	Problem                 string    // why a later reading failed; empty if none did
	TotalAssets             money.Units
	TotalShares             money.Units
	Liquidity               money.USD // the amount that can leave now
	DepositRoom             money.USD // the deposit that the vault takes now from anyone; money.MaxUSD without a limit
	basisWorth, basisShares money.Units
	entryShares             money.Units // the shares for entryProbe; zero if the vault did not report them
}

// Labelled is a value with its label.
type Labelled struct{ Label, Value string }

// Allocation is one part of the source's assets. Pct is in hundredths of a percent.
type Allocation struct {
	Label       string
	Type        string
	ValueUsd    *money.USD
	Pct         money.Bps
	Address     *string
	Description *string
}

// Types of allocations: assets that can leave now, and those put to work.
const (
	allocationIdle     = "idle"
	allocationDeployed = "deployed"
)

// wholeBps is one hundred percent.
const wholeBps = 10_000

// assetDecimals are those of both stablecoins on every chain served: an asset
// unit is a micro-dollar.
const assetDecimals = 6

// maxShares bounds the shares of an observation and of a valuation, maxWorth their worth, so that no product of the
// two exceeds 256 bits.
var (
	maxShares = powerOfTwo(160)
	maxWorth  = powerOfTwo(95)
)

// VaultAddress is the vault's contract.
func (s Source) VaultAddress() chain.Address { return chain.EVMAddress(s.Vault) }

// AssetAddress is the token that the source takes and gives.
func (s Source) AssetAddress() chain.Address { return chain.EVMAddress(s.Asset) }

// ShareAddress is the token that the source's shares are. That of a source of requests is
// not known before its first observation: it is the zero address until then, which no token
// has.
func (s Source) ShareAddress() chain.Address { return chain.EVMAddress(s.Share) }

// OpenTo says whether wallets of the organization may hold the source's shares.
func (s Source) OpenTo(organization uuid.UUID) bool {
	return s.Owner == uuid.Nil || s.Owner == organization
}

// Observed says whether the vault was ever read.
func (s Source) Observed() bool { return !s.ObservedAt.IsZero() }

// Value returns floor(shares × A / S), where S are all the vault's shares and A is their worth as the vault itself
// reports it (convertToAssets), without fees that it already owes. So the holders' values never sum to more than A.
// Without any shares the vault's own price for the next ones is used. A value beyond money.MaxUSD is money.MaxUSD;
// before any observation it is 0.
func (s Source) Value(shares money.Units) money.USD {
	return s.SharePrice().Value(shares)
}

func valueAt(worth, basis, shares money.Units) money.USD {
	if basis.IsZero() {
		return 0
	}
	if shares.Cmp(maxShares) > 0 {
		shares = maxShares
	}
	value, err := shares.MulDivFloor(worth, basis).USDFloor(assetDecimals)
	if err != nil || value > money.MaxUSD {
		return money.MaxUSD
	}
	return value
}

// SharePrice is the price at which positions are valued: no price before an observation.
func (s Source) SharePrice() Price { return Price{s.basisWorth, s.basisShares} }

// WorstEntry returns the worst price at which the source may be entered: the observed one, with fees, less the
// slippage. It is not known before an observation, and while the vault does not report the shares for a deposit.
func (s Source) WorstEntry() Price {
	return Price{entryProbe, s.entryShares}.worstEntry(s.MaxSlippage)
}

// WorstExit is the worst price at which the source may be left: that at which
// positions are valued, less the slippage.
func (s Source) WorstExit() Price {
	return s.SharePrice().worstExit(s.MaxSlippage)
}

// fillAddresses labels the source's addresses for people; values are canonical.
func (s *Source) fillAddresses() {
	add := func(label string, at common.Address) {
		s.Addresses = append(s.Addresses, Labelled{Label: label, Value: string(chain.EVMAddress(at))})
	}
	add("vault", s.Vault)
	add("asset", s.Asset)
	if s.ShareKnown() && s.Share != s.Vault {
		add("share", s.Share)
	}
	if s.Requests != (common.Address{}) && s.Requests != s.Vault {
		add("requests", s.Requests)
	}
}

// fillPortfolio fills the values that follow from assets and liquidity: the utilization, and the allocations of a
// vault whose assets are not known, by liquid and illiquid parts.
func (s *Source) fillPortfolio() {
	if !s.Observed() {
		return
	}
	token := strings.ToUpper(string(s.DepositToken))
	address := string(chain.EVMAddress(s.Asset))
	idle := min(s.Liquidity, s.TvlUsd)
	idlePct := money.Bps(wholeBps)
	if s.Redemptions == Requested { // none of it is idle or lent out
		vault := string(chain.EVMAddress(s.Vault))
		s.Allocations = []Allocation{{Label: token + " deployed", Type: allocationDeployed, ValueUsd: &s.TvlUsd, Pct: wholeBps, Address: &vault}}
		return
	}
	if s.TvlUsd > 0 {
		idlePct = money.Bps(money.USD(wholeBps).ShareFloor(money.NewUnits(uint64(idle)), money.NewUnits(uint64(s.TvlUsd))))
		used := wholeBps - idlePct
		s.Utilization = &used
	}
	s.Allocations = []Allocation{{Label: token, Type: allocationIdle, ValueUsd: &idle, Pct: idlePct, Address: &address}}
	if deployed := s.TvlUsd - idle; deployed > 0 {
		vault := string(chain.EVMAddress(s.Vault))
		s.Allocations = append(s.Allocations, Allocation{Label: token + " deployed", Type: allocationDeployed,
			ValueUsd: &deployed, Pct: wholeBps - idlePct, Address: &vault})
	}
}

func powerOfTwo(n uint) money.Units {
	u := money.NewUnits(1)
	for range n {
		u, _ = u.Add(u)
	}
	return u
}

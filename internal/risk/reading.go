package risk

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/price"
	"github.com/granaryhq/granary/internal/yield"
)

// SourceReading is an observation of a source, as far as rules use it.
type SourceReading struct {
	Source      string      `json:"source"`
	Token       chain.Token `json:"token"`
	Owner       uuid.UUID   `json:"owner"`    // the organization that alone sees the source; zero if all do
	At          time.Time   `json:"at"`       // of the block that was read; zero before the first
	PricedAt    time.Time   `json:"pricedAt"` // when its share price was struck; zero where it has one of every moment
	Readable    bool        `json:"readable"` // whether the last attempt succeeded
	ApyBps      int         `json:"apyBps"`
	Tvl         money.USD   `json:"tvl"`
	Liquidity   money.USD   `json:"liquidity"`
	Utilization *money.Bps  `json:"utilization,omitempty"` // nil if it holds no assets
	Price       yield.Price `json:"price"`
}

// observed reports whether the values are the present ones, as far as known.
func (r SourceReading) observed() bool { return r.Readable && !r.At.IsZero() }

// openTo says whether the organization's wallets may hold the source's shares.
func (r SourceReading) openTo(organization uuid.UUID) bool {
	return r.Owner == uuid.Nil || r.Owner == organization
}

// navUnit is how many shares a nav is of: enough digits for a share of eighteen decimals.
var navUnit, _ = money.ParseUnits("1000000000000000000000000")

// nav is the worth of many shares, in units of the token: a share price without its decimals. It is zero before the
// first observation, and after a total loss.
func (r SourceReading) nav() money.Units {
	if r.Price.Shares.IsZero() {
		return money.Units{}
	}
	return navUnit.MulDivFloor(r.Price.Assets, r.Price.Shares)
}

// TokenReading is the price of a stablecoin.
type TokenReading struct {
	Token      chain.Token `json:"token"`
	At         time.Time   `json:"at"`    // zero where too few sources agree
	Price      money.USD   `json:"price"` // 0 where too few sources agree
	Configured bool        `json:"configured"`
}

// Readings are all that was observed last.
type Readings struct {
	Sources []SourceReading
	Tokens  []TokenReading
}

// ReadFrom returns the readings of the catalog and of the prices.
func ReadFrom(catalog *yield.Catalog, prices *price.Observer) func(context.Context) (Readings, error) {
	return func(ctx context.Context) (Readings, error) {
		sources, err := catalog.List(ctx)
		if err != nil {
			return Readings{}, err
		}
		observed, err := prices.Prices(ctx)
		if err != nil {
			return Readings{}, err
		}
		out := Readings{Sources: make([]SourceReading, len(sources))}
		for i, s := range sources {
			out.Sources[i] = readSource(s)
		}
		for _, o := range observed {
			r := TokenReading{Token: o.Token, Configured: true}
			if o.Known() {
				r.Price, r.At = o.Price, o.At
			}
			out.Tokens = append(out.Tokens, r)
		}
		return out, nil
	}
}

func readSource(s yield.Source) SourceReading {
	return SourceReading{
		Source: s.ID, Token: s.DepositToken, Owner: s.Owner, At: s.ObservedAt, PricedAt: s.PricedAt, Readable: s.Problem == "",
		ApyBps: s.ApyBps, Tvl: s.TvlUsd, Liquidity: s.Liquidity, Utilization: s.Utilization, Price: s.SharePrice(),
	}
}

package app

import (
	"time"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
)

// BalanceConfig says when and how far automatic wallets are moved towards their
// targets.
type BalanceConfig struct {
	BandBps  int           `yaml:"bandBps"`
	MinTrade string        `yaml:"minTradeUsd"`
	Every    time.Duration `yaml:"every"`
}

// The rules where the configuration has none.
const (
	defaultBandBps  = 200
	defaultMinTrade = "1"
	defaultEvery    = 15 * time.Minute
)

// leastMinTrade is above the rounding of the targets of all positions of a wallet, a micro-dollar each: a plan after
// a plan has smaller amounts.
const leastMinTrade = money.Dollar / 1000

// maxBandBps bounds the band: a position that may be off by half of all has no
// target.
const maxBandBps = 5000

func (b *BalanceConfig) setDefaults() {
	if b.BandBps == 0 {
		b.BandBps = defaultBandBps
	}
	if b.MinTrade == "" {
		b.MinTrade = defaultMinTrade
	}
	if b.Every == 0 {
		b.Every = defaultEvery
	}
}

func (b *BalanceConfig) checkBounds(say func(format string, args ...any)) {
	if b.BandBps < 1 || b.BandBps > maxBandBps {
		say("balance.bandBps: not from 1 to %d", maxBandBps)
	}
	if least, err := money.ParseUSD(b.MinTrade); err != nil || least < leastMinTrade {
		say("balance.minTradeUsd: %q is no amount of %s or more", b.MinTrade, leastMinTrade)
	}
	if b.Every < time.Second {
		say("balance.every: shorter than a second")
	}
}

// balanceRules are the rules of a configuration that was checked.
func (b *BalanceConfig) balanceRules() transfer.BalanceRules {
	least, _ := money.ParseUSD(b.MinTrade)
	return transfer.BalanceRules{Band: money.Bps(b.BandBps), MinTrade: least, Every: b.Every}
}

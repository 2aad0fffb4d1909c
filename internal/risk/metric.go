package risk

import (
	"strings"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

// Metric is the value that a rule watches.
type Metric string

// The metrics. Those of a drop compare with the highest of the last day.
const (
	DepegBps          Metric = "depeg_bps"                 // how far a stablecoin is from one dollar, either way
	ApyBelowBps       Metric = "apy_below_bps"             // a source's yearly growth, as the catalog shows it
	TvlDropPct        Metric = "tvl_drop_pct"              // how much less a source holds
	UtilizationPct    Metric = "utilization_above_pct"     // the part of a source that cannot leave now
	NavDropBps        Metric = "nav_drop_bps"              // how much less a source's share is worth
	NavAgeSeconds     Metric = "nav_age_seconds"           // since when a source's share price is the same strike
	ConcentrationPct  Metric = "concentration_pct"         // the part of a wallet's value that is in one source
	LiquidityBelowUsd Metric = "liquidity_below_usd"       // the amount that can leave a source now
	UnreadableSeconds Metric = "source_unreadable_seconds" // since when a source cannot be read
)

// Level is a metric's figure or a threshold, in millionths of the metric's unit.
type Level int64

const one Level = 1_000_000

// String is the level in the metric's unit, with as many decimals as it has.
func (l Level) String() string {
	text := money.USD(l).String() // six decimals
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// MarshalJSON writes a number.
func (l Level) MarshalJSON() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalJSON reads a number.
func (l *Level) UnmarshalJSON(text []byte) error {
	u, err := money.ParseUSD(string(text))
	*l = Level(u)
	return err
}

// metricKind is the subject of a metric, and the bounds of its values.
type metricKind struct {
	below       bool // a rule is breached below its threshold; else at it or above
	least, most Level
	of          subjectKind
	aging       bool // it changes by time alone
}

type subjectKind int

const (
	ofSource subjectKind = iota
	ofToken
	ofHolding
)

const (
	wholePct   = 100 * one
	wholeBps   = 10_000 * one
	longestAge = 366 * 24 * 3600 * one
)

var metrics = map[Metric]metricKind{
	DepegBps:          {least: one, most: wholeBps, of: ofToken},
	ApyBelowBps:       {below: true, least: 0, most: 10 * wholeBps},
	TvlDropPct:        {least: one / 100, most: wholePct},
	UtilizationPct:    {least: one / 100, most: wholePct},
	NavDropBps:        {least: one, most: wholeBps},
	NavAgeSeconds:     {least: one, most: longestAge, aging: true},
	ConcentrationPct:  {least: one / 100, most: wholePct, of: ofHolding},
	LiquidityBelowUsd: {below: true, least: one, most: Level(money.MaxUSD)},
	UnreadableSeconds: {least: one, most: longestAge, aging: true},
}

// AllMetrics lists them.
func AllMetrics() []Metric {
	return []Metric{DepegBps, ApyBelowBps, TvlDropPct, UtilizationPct, NavDropBps, NavAgeSeconds, ConcentrationPct, LiquidityBelowUsd, UnreadableSeconds}
}

// reaches says whether a figure has reached a limit: is below it, or at it or above.
func (m Metric) reaches(value, limit Level) bool {
	if metrics[m].below {
		return value < limit
	}
	return value >= limit
}

// checkLimits refuses thresholds that make no sense. Error: validation_error.
func (m Metric) checkLimits(threshold, resolve Level) error {
	k, known := metrics[m]
	switch {
	case !known:
		return fault.New(fault.Validation, "metric is unknown")
	case threshold < k.least || threshold > k.most:
		return fault.New(fault.Validation, "threshold of %s must be %s to %s", m, k.least, k.most)
	case k.below && (resolve < threshold || resolve > k.most):
		return fault.New(fault.Validation, "resolveThreshold of %s must be threshold to %s", m, k.most)
	case !k.below && (resolve < k.least || resolve > threshold):
		return fault.New(fault.Validation, "resolveThreshold of %s must be %s to threshold", m, k.least)
	}
	return nil
}

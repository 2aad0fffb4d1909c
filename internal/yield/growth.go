package yield

import (
	"math/big"
	"time"

	"github.com/granaryhq/granary/internal/money"
)

// How growth is measured: over a week, from samples an hour apart.
const (
	growthWindow  = GrowthWindow
	sampleSpacing = time.Hour
	year          = 365 * 24 * time.Hour
)

// GrowthWindow is the longest period over which growth is measured: the gain of a source since the last sample that
// is at least so old. The price is that of an exit, so the source's fees are already subtracted.
const GrowthWindow = 7 * 24 * time.Hour

// maxGrowthBps bounds an annualised growth, which a donation to an almost empty
// vault may make absurd.
const maxGrowthBps = 1_000_000_000

// priceSample is a share price at a block: worth over shares.
type priceSample struct {
	atMicros      int64 // micros
	worth, shares money.Units
}

// samplePlan returns the effect of a new price on the samples kept so far: those outside keepFromMicros and
// keepUntilMicros are dropped, add has the new one kept, and apyBps is the yearly growth that they show over
// measuredSeconds, both nil while they show none.
type samplePlan struct {
	keepFromMicros, keepUntilMicros int64
	add                             bool
	apyBps                          *int
	measuredSeconds                 *int64
}

// planSamples decides on a new price. The samples are in order of time.
//
// A vault without shares has no price to speak of: all samples are dropped. Samples
// later than the new price are of a chain that was reorganized or set up again.
func planSamples(kept []priceSample, now priceSample, minHistory time.Duration) samplePlan {
	r := samplePlan{keepUntilMicros: now.atMicros}
	if now.shares.IsZero() {
		r.keepFromMicros = now.atMicros + 1
		return r
	}
	for len(kept) > 0 && kept[len(kept)-1].atMicros > now.atMicros {
		kept = kept[:len(kept)-1]
	}
	for len(kept) > 1 && kept[1].atMicros <= now.atMicros-growthWindow.Microseconds() {
		kept = kept[1:]
	}
	if len(kept) == 0 {
		r.add = !now.worth.IsZero()
		return r
	}
	r.keepFromMicros = kept[0].atMicros
	r.add = !now.worth.IsZero() && now.atMicros-kept[len(kept)-1].atMicros >= sampleSpacing.Microseconds()
	r.apyBps = annualGrowthBps(kept[0], now, minHistory)
	if r.apyBps != nil {
		measured := (now.atMicros - kept[0].atMicros) / time.Second.Microseconds()
		r.measuredSeconds = &measured
	}
	return r
}

// annualGrowthBps is the change of the share price from one sample to another, carried
// on for a year without compounding, in basis points rounded half up. It is nil
// if the two are less than minHistory apart, or so close that rounding by one asset
// unit, as vaults do, would weigh more than a basis point a year.
func annualGrowthBps(from, to priceSample, minHistory time.Duration) *int {
	micros := big.NewInt(to.atMicros - from.atMicros)
	scale := new(big.Int).Mul(big.NewInt(year.Microseconds()), big.NewInt(wholeBps))
	resolution := new(big.Int).Mul(from.worth.Big(), micros)
	if micros.Int64() <= 0 || micros.Int64() < minHistory.Microseconds() || resolution.Cmp(scale) < 0 {
		return nil
	}
	was := new(big.Int).Mul(from.worth.Big(), to.shares.Big())
	is := new(big.Int).Mul(to.worth.Big(), from.shares.Big())
	n := new(big.Int).Sub(is, was)
	n.Mul(n, scale)
	d := was.Mul(was, micros)

	// floor((2n + d) / 2d) is n/d rounded half up; Div floors, as d > 0.
	n.Lsh(n, 1).Add(n, d).Div(n, d.Lsh(d, 1))
	bps := maxGrowthBps * n.Sign()
	if n.IsInt64() {
		bps = int(min(max(n.Int64(), -maxGrowthBps), maxGrowthBps))
	}
	return &bps
}

// minHistoryOf is how much history a source needs before its growth is shown: one
// whose price moves in steps has to be seen for the whole window.
func minHistoryOf(navUpdateMode string) time.Duration {
	if navUpdateMode == NavDiscrete {
		return growthWindow
	}
	return sampleSpacing
}

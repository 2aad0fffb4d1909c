package yield

import (
	"math/big"
	"time"

	"github.com/granaryhq/granary/internal/money"
)

// How growth is measured: over a week, from samples an hour apart.
const (
	window  = 7 * 24 * time.Hour
	spacing = time.Hour
	year    = 365 * 24 * time.Hour
)

// maxShown bounds an annualised growth, which a donation to an almost empty
// vault may make absurd.
const maxShown = 1_000_000_000

// sample is a share price at a block: worth over shares.
type sample struct {
	at            int64 // micros
	worth, shares money.Units
}

// change says what a new price means for the samples kept so far: which to drop
// (those before and after), whether to keep the new one, and what growth a year
// they show, nil while they show none.
type change struct {
	before, after int64
	add           bool
	apy           *int
}

// follow takes the samples in order of time.
//
// A vault without shares has no price to speak of, so it begins anew. Samples
// later than the new price are of a chain that was reorganized or set up again.
func follow(kept []sample, now sample, wait time.Duration) change {
	r := change{after: now.at}
	if now.shares.IsZero() {
		r.before = now.at + 1
		return r
	}
	for len(kept) > 0 && kept[len(kept)-1].at > now.at {
		kept = kept[:len(kept)-1]
	}
	for len(kept) > 1 && kept[1].at <= now.at-window.Microseconds() {
		kept = kept[1:]
	}
	if len(kept) == 0 {
		r.add = !now.worth.IsZero()
		return r
	}
	r.before = kept[0].at
	r.add = !now.worth.IsZero() && now.at-kept[len(kept)-1].at >= spacing.Microseconds()
	r.apy = growth(kept[0], now, wait)
	return r
}

// growth is the change of the share price from one sample to another, carried
// on for a year without compounding, in basis points rounded half up. It is nil
// unless the two are at least wait apart and so far apart that the one asset
// unit to which a vault rounds weighs no more than a basis point a year.
func growth(from, to sample, wait time.Duration) *int {
	micros := big.NewInt(to.at - from.at)
	scale := new(big.Int).Mul(big.NewInt(year.Microseconds()), big.NewInt(wholeBps))
	resolution := new(big.Int).Mul(from.worth.Big(), micros)
	if micros.Int64() <= 0 || micros.Int64() < wait.Microseconds() || resolution.Cmp(scale) < 0 {
		return nil
	}
	was := new(big.Int).Mul(from.worth.Big(), to.shares.Big())
	is := new(big.Int).Mul(to.worth.Big(), from.shares.Big())
	n := new(big.Int).Sub(is, was)
	n.Mul(n, scale)
	d := was.Mul(was, micros)

	// floor((2n + d) / 2d) is n/d rounded half up; Div floors, as d > 0.
	n.Lsh(n, 1).Add(n, d).Div(n, d.Lsh(d, 1))
	bps := maxShown * n.Sign()
	if n.IsInt64() {
		bps = int(min(max(n.Int64(), -maxShown), maxShown))
	}
	return &bps
}

// patience is how much history a source needs before its growth is shown: one
// whose price moves in steps has to be seen for the whole window.
func patience(navUpdateMode string) time.Duration {
	if navUpdateMode == NavDiscrete {
		return window
	}
	return spacing
}

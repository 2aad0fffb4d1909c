package risk

import (
	"slices"

	"github.com/granaryhq/granary/internal/money"
)

// windowMicros is how far back the highest figure is looked for.
const windowMicros = 24 * 3600 * 1_000_000

// maxAgeMicros is how old a reading may be that counts. Sources are read every ten seconds.
const maxAgeMicros = 5 * 60 * 1_000_000

// window are a source's figures of the last day that drops are told from, as they were
// recorded.
type window struct{ points []point }

type point struct {
	at  int64
	tvl money.USD
	nav money.Units
}

// add adds a reading's figures, and forgets those of a day before.
func (w *window) add(r SourceReading) {
	at := r.At.UnixMicro()
	w.points = slices.DeleteFunc(w.points, func(p point) bool { return p.at < at-windowMicros || p.at >= at })
	w.points = append(w.points, point{at, r.Tvl, r.nav()})
}

// highest are the highest figures of the day before a reading, its own among them.
func (w *window) highest(r SourceReading) (tvl money.USD, nav money.Units) {
	tvl, nav = r.Tvl, r.nav()
	if w == nil {
		return tvl, nav
	}
	at := r.At.UnixMicro()
	for _, p := range w.points {
		if p.at < at-windowMicros || p.at > at {
			continue
		}
		tvl = max(tvl, p.tvl)
		if p.nav.Cmp(nav) > 0 {
			nav = p.nav
		}
	}
	return tvl, nav
}

// sample is a metric of a source. What depends on the service's time is of now, the rest of
// the block that was read.
func (w *window) sample(of Metric, r SourceReading, now int64) sample {
	at := r.At.UnixMicro()
	switch {
	case r.At.IsZero():
		return sample{certainty: missing, at: now}
	case of == UnreadableSeconds && r.Readable:
		return sample{value: 0, at: now}
	case of == UnreadableSeconds:
		return sample{value: age(at, now), at: now}
	case !r.Readable || now-at > maxAgeMicros:
		return sample{certainty: missing, at: now}
	case of == NavAgeSeconds && r.PricedAt.IsZero():
		return sample{value: age(at, now), at: now}
	case of == NavAgeSeconds:
		return sample{value: age(r.PricedAt.UnixMicro(), now), at: now}
	}
	tvl, nav := w.highest(r)
	s := sample{at: at}
	switch of {
	case ApyBelowBps:
		s.value = Level(r.ApyBps) * one
	case LiquidityBelowUsd:
		s.value = Level(r.Liquidity)
	case UtilizationPct:
		if r.Utilization != nil {
			s.value = Level(*r.Utilization) * one / 100
		}
	case TvlDropPct:
		if tvl > 0 {
			s.value = partOf(tvl-r.Tvl, tvl)
		}
	case NavDropBps:
		if nav.IsZero() {
			return sample{certainty: missing, at: now}
		}
		lost, _ := nav.Sub(r.nav())
		n, _ := money.NewUnits(uint64(wholeBps)).MulDivFloor(lost, nav).Uint64()
		s.value = Level(n)
	}
	return s
}

// age is how many seconds lie between two times, zero if the first is ahead.
func age(at, now int64) Level { return Level(max(now-at, 0)) / one * one }

package risk

import (
	"cmp"

	"github.com/granaryhq/granary/internal/money"
)

// windowMicros is how far back the highest figure is looked for.
const windowMicros = 24 * 3600 * 1_000_000

// maxAgeMicros is how old a reading may be that counts. Sources are read every ten seconds.
const maxAgeMicros = 5 * 60 * 1_000_000

// window holds the recorded values of the last day from which drops are computed: of each kind those that no later
// one reaches, the highest first.
type window struct {
	tvl []point[money.USD]
	nav []point[money.Units]
}

type point[T any] struct {
	at     int64
	figure T
}

// add adds a reading's figures, and forgets those of a day before.
func (w *window) add(r SourceReading) {
	w.tvl = addPoint(w.tvl, point[money.USD]{r.At.UnixMicro(), r.Tvl}, cmp.Compare[money.USD])
	w.nav = addPoint(w.nav, point[money.Units]{r.At.UnixMicro(), r.nav()}, money.Units.Cmp)
}

func addPoint[T any](points []point[T], p point[T], compare func(a, b T) int) []point[T] {
	for len(points) > 0 && (points[len(points)-1].at >= p.at || compare(points[len(points)-1].figure, p.figure) <= 0) {
		points = points[:len(points)-1]
	}
	for len(points) > 0 && points[0].at < p.at-windowMicros {
		points = points[1:]
	}
	return append(points, p)
}

// highest are the highest figures of the day before a reading, its own among them.
func (w *window) highest(r SourceReading) (tvl money.USD, nav money.Units) {
	tvl, nav = r.Tvl, r.nav()
	if w == nil {
		return tvl, nav
	}
	at := r.At.UnixMicro()
	return highestPoint(w.tvl, at, tvl, cmp.Compare[money.USD]), highestPoint(w.nav, at, nav, money.Units.Cmp)
}

func highestPoint[T any](points []point[T], at int64, highest T, compare func(a, b T) int) T {
	for _, p := range points {
		if p.at >= at-windowMicros && p.at <= at {
			if compare(p.figure, highest) > 0 {
				return p.figure
			}
			return highest
		}
	}
	return highest
}

// sample returns a metric of a source. A part that depends on the service's time is of now, the rest of the block
// that was read.
func (w *window) sample(of Metric, r SourceReading, now int64) sample {
	at := r.At.UnixMicro()
	switch {
	case r.At.IsZero():
		return sample{certainty: missing, at: now}
	case of == UnreadableSeconds && r.Readable && now-at <= maxAgeMicros:
		return sample{value: 0, at: now}
	case of == UnreadableSeconds && r.Readable: // not tried yet
		return sample{certainty: missing, at: now}
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
		} else if r.Tvl > 0 { // the source does not report it
			return sample{certainty: missing, at: now}
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

package risk

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/yield"
)

// The highest of a day is that of all recordings of the day.
func TestTheHighestOfADay(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		w := &window{}
		var all []SourceReading
		at := int64(1_800_000_000_000_000)
		for range rapid.IntRange(1, 80).Draw(t, "recordings") {
			at += rapid.Int64Range(1, windowMicros/8).Draw(t, "gap")
			r := SourceReading{At: microsOf(at), Tvl: money.USD(rapid.Int64Range(0, 20).Draw(t, "tvl")),
				Price: yield.Price{Assets: money.NewUnits(rapid.Uint64Range(0, 20).Draw(t, "worth")), Shares: money.NewUnits(1)}}
			all = append(all, r)
			wantTvl, wantNav := r.Tvl, r.nav()
			for _, before := range all {
				if before.At.UnixMicro() >= at-windowMicros {
					wantTvl = max(wantTvl, before.Tvl)
					if before.nav().Cmp(wantNav) > 0 {
						wantNav = before.nav()
					}
				}
			}
			if tvl, nav := w.highest(r); tvl != wantTvl || nav.Cmp(wantNav) != 0 {
				t.Fatalf("the highest are %s and %s, want %s and %s", tvl, nav, wantTvl, wantNav)
			}
			w.add(r)
		}
	})
}

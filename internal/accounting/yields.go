package accounting

import (
	"context"
	"maps"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/valuation"
)

// SourceYield is a source's earnings in the period, and its position at the end.
type SourceYield struct {
	Source   string
	Realized money.USD
	Cost     money.USD
	// Value is nil where it is not known, for Reason.
	Value    *money.USD
	ValuedAt *time.Time
	Reason   string
}

// Unrealized is the value less the cost, nil where that is not known.
func (y SourceYield) Unrealized() *money.USD {
	if y.Value == nil {
		return nil
	}
	gain := *y.Value - y.Cost
	return &gain
}

// loadSourceYields returns for each source of a statement its earnings, and the worth of its shares at the end of the
// period.
func loadSourceYields(ctx context.Context, db *store.DB, s Scope, p Period, positions []PositionFigures) ([]SourceYield, error) {
	var yields []SourceYield
	held := map[string]bool{}
	var change summation
	for _, f := range positions {
		if f.Kind != YieldSource {
			continue
		}
		i := slices.IndexFunc(yields, func(y SourceYield) bool { return y.Source == f.Source })
		if i < 0 {
			i = len(yields)
			yields = append(yields, SourceYield{Source: f.Source})
		}
		change.add(&yields[i].Realized, f.Yield)
		change.add(&yields[i].Cost, f.Closing)
		if f.Closing != 0 || !f.ClosingShares.IsZero() {
			held[f.Source] = true
		}
	}
	if change.err != nil {
		return nil, change.err
	}
	var values map[string]valuation.SourceValue
	var reason string
	if len(held) > 0 {
		var err error
		values, reason, err = loadValues(ctx, db, s, p, slices.Sorted(maps.Keys(held)))
		if err != nil {
			return nil, err
		}
	}
	for i := range yields {
		y := &yields[i]
		v, valued := values[y.Source]
		switch {
		case !held[y.Source]:
			y.Value = new(money.USD) // no shares are worth zero
		case reason != "":
			y.Reason = reason
		case !valued || v.ValuedAt.IsZero():
			y.Reason = "no price of the source is known of then"
		case v.Cost != y.Cost:
			y.Reason = "the valuation carries the source at another cost than the journal"
		default:
			y.Value, y.ValuedAt = &v.Value, &v.ValuedAt
		}
	}
	return yields, nil
}

// loadValues are the values of sources at the end of the period, or why there are none.
// They are known of the ends of days, and of now.
func loadValues(ctx context.Context, db *store.DB, s Scope, p Period, sources []string) (map[string]valuation.SourceValue, string, error) {
	end, now := clock.Time(p.ToMicros), db.Clock().Now()
	day := valuation.DayOf(end.Add(-time.Microsecond))
	if end.Before(day.End()) && now.Sub(end) > time.Minute {
		return nil, "the period ends within a day, and sources are valued at the ends of days of UTC", nil
	}
	values, err := valuation.SumSources(ctx, db, valuation.Owner(s), sources, day)
	return values, "", err
}

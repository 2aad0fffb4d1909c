package valuation

import (
	"context"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// loadLows adds to books the prices at which a position may have been worth zero at the end of a day since the
// journal moved it: a total loss counts whether or not the position moved then. Few sources have such prices, and
// without them no more is read. Of the sources in moving, whose shares are about to change, all prices are read.
func loadLows(ctx context.Context, db store.Querier, books map[uuid.UUID]*book, moving map[string]bool, from, through Day) error {
	spans := map[string]yield.PriceSpan{}
	for _, b := range books {
		for _, s := range b.states {
			if s.source == "" || s.units.Sign() == 0 {
				continue
			}
			digits := len(s.units.String())
			span, more := spans[s.source]
			if !more || int64(s.day) < span.From {
				span.From = int64(s.day)
			}
			if !more || digits < span.Digits {
				span.Digits = digits
			}
			spans[s.source] = span
		}
	}
	for source := range moving {
		span, held := spans[source]
		if !held {
			span.From = int64(from)
		}
		span.Digits = 0
		spans[source] = span
	}
	prices, err := yield.LowPrices(ctx, db, spans, int64(through))
	for _, b := range books {
		b.lows = prices
	}
	return err
}

// mayBeNothing reports whether all of the positions may have been worth zero on a day since they moved. The positions
// of a whole wallet are all of its positions.
func (b *book) mayBeNothing(id string) (parts []*state) {
	for _, s := range b.states {
		switch {
		case s.position == wholeWallet || id != wholeWallet && id != s.position:
		case s.transit == 0 && len(b.lows[s.source]) > 0:
			parts = append(parts, s)
		case s.cost != 0 || s.transit != 0 || s.units.Sign() != 0:
			return nil
		}
	}
	return parts
}

// growthOn returns the growth of a position at the end of a day on which it is worth value, without a movement until
// then, by way of each day on which it was worth zero.
func (b *book) growthOn(id string, day Day, value money.USD) growth {
	s := b.states[id]
	if s == nil {
		return growth{growthUnit, 0}
	}
	g, base := s.growth, s.value
	if parts := b.mayBeNothing(id); parts != nil {
		for d := s.day + 1; d < day; d++ {
			worth := money.USD(0)
			for _, part := range parts {
				worth = addCapped(worth, part.valueOn(d, b.lows))
			}
			switch {
			case worth == 0 && base > 0:
				g, base = growth{growthUnit, g.losses + 1}, 0
			case base == 0:
				base = worth
			}
		}
	}
	return g.scaledBy(usdBig(value), usdBig(base))
}

// pointOn returns a position at the end of a day, without a movement until then.
func (b *book) pointOn(id string, day Day, value money.USD) point {
	p := b.states[id].pointAt(value)
	p.growth = b.growthOn(id, day, value)
	return p
}

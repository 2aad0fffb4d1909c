package valuation

import (
	"maps"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// state is a position from a day on on which the journal moved it, and the movement of that day. It is never changed
// once it is in a book.
type state struct {
	position string
	chain    chain.Name
	token    chain.Token
	source   string // empty for cash
	day      Day

	units                                 *big.Int
	cost, transit, value                  money.USD
	deposits, withdrawals, realized, fees money.USD
	sums                                  sums
	growth                                growth
}

// book holds a wallet's positions as of the last day that was applied to it.
type book struct {
	wallet, organization uuid.UUID
	states               map[string]*state
	applied              map[string][]Day // on which lines were applied to which position
	lows                 dayPrices        // see loadLows
}

func newBook(wallet, organization uuid.UUID) *book {
	return &book{wallet: wallet, organization: organization, states: map[string]*state{}, applied: map[string][]Day{}}
}

// dayPrices are prices of sources, each source's in order of days.
type dayPrices map[string][]yield.DayPrice

// priceOn is the price that a source had on a day; none if it was never read by then.
func (p dayPrices) priceOn(source string, day Day) (yield.DayPrice, bool) {
	of := p[source]
	i, found := slices.BinarySearchFunc(of, int64(day), func(price yield.DayPrice, day int64) int { return int(price.Day - day) })
	if !found {
		i--
	}
	if i < 0 {
		return yield.DayPrice{}, false
	}
	return of[i], true
}

// valueOn returns the position's worth at the end of a day, if the journal has not moved it since: cash at its
// amount, shares at the day's price or, before there was one, at cost; an amount in transit at cost.
func (s *state) valueOn(day Day, prices dayPrices) money.USD {
	if day == s.day && s.value >= 0 {
		return s.value
	}
	held := s.cost
	if s.source != "" {
		if price, ok := prices.priceOn(s.source, day); ok {
			held = 0
			if units, err := money.UnitsFromBig(s.units); err == nil {
				held = price.Value(units)
			}
		}
	}
	return addCapped(held, s.transit)
}

// addCapped adds values, of which a vault may claim absurd ones.
func addCapped(a, b money.USD) money.USD {
	sum, err := a.Add(b)
	if err != nil || sum > money.MaxUSD {
		return money.MaxUSD
	}
	return sum
}

// valuesOn are the values of all positions at the end of a day, and their sum.
func (b *book) valuesOn(day Day, prices dayPrices) map[string]money.USD {
	values := map[string]money.USD{wholeWallet: 0}
	for id, s := range b.states {
		if id != wholeWallet {
			values[id] = s.valueOn(day, prices)
			values[wholeWallet] = addCapped(values[wholeWallet], values[id])
		}
	}
	return values
}

// applyDay has the lines of a day move the positions, and returns the new states in
// order of their positions' ids.
func (b *book) applyDay(day Day, lines []ledger.MovedLine, prices dayPrices) []*state {
	before := b.valuesOn(day-1, prices)
	moved := sumMovements(lines)
	ids := slices.Sorted(maps.Keys(moved))
	changed := make([]*state, 0, len(moved))
	for _, id := range ids {
		// The whole wallet comes first, while its positions are still as they were.
		s := b.states[id].movedBy(id, day, moved[id], b.growthOn(id, day-1, before[id]))
		b.states[id] = s
		b.applied[id] = append(b.applied[id], day)
		changed = append(changed, s)
	}
	after := b.valuesOn(day, prices)
	for _, s := range changed {
		s.endDay(before[s.position], after[s.position])
	}
	return changed
}

// movedBy returns the state after a day's movement, given the growth by the end of the day before; its worth is not
// known yet.
func (s *state) movedBy(id string, day Day, m *movement, grown growth) *state {
	if s == nil {
		s = &state{position: id, chain: m.chain, token: m.token, source: m.source, units: new(big.Int), sums: newSums(), growth: growth{growthUnit, 0}}
	}
	next := *s
	next.day, next.value = day, -1
	if id != wholeWallet {
		if m.held {
			next.chain, next.token = m.chain, m.token
		}
		next.units = new(big.Int).Add(s.units, &m.shares)
	}
	next.cost, next.transit = s.cost+m.cost, s.transit+m.transit
	next.deposits, next.withdrawals, next.realized, next.fees = m.deposits, m.withdrawals, m.realized, m.fees
	plus := func(sum *big.Int, amount money.USD) *big.Int { return new(big.Int).Add(sum, usdBig(amount)) }
	dated := func(sum *big.Int, amount money.USD) *big.Int {
		return new(big.Int).Add(sum, new(big.Int).Mul(usdBig(amount), big.NewInt(int64(day))))
	}
	next.sums = sums{
		plus(s.sums.deposits, m.deposits), dated(s.sums.depositDays, m.deposits),
		plus(s.sums.withdrawals, m.withdrawals), dated(s.sums.withdrawalDays, m.withdrawals),
		plus(s.sums.realized, m.realized), plus(s.sums.fees, m.fees),
	}
	next.growth = grown
	return &next
}

// endDay sets the position's worth at the end of the day before, and at the end of the day that moved it.
func (s *state) endDay(before, after money.USD) {
	s.value = after
	s.growth = s.growth.scaledBy(new(big.Int).Add(usdBig(after), usdBig(s.withdrawals)), new(big.Int).Add(usdBig(before), usdBig(s.deposits)))
}

// growthAt returns the growth on a later day, on which the position is worth value, without a movement since.
func (s *state) growthAt(value money.USD) growth {
	return s.growth.scaledBy(usdBig(value), usdBig(s.value))
}

// pointAt is the position at the end of such a day.
func (s *state) pointAt(value money.USD) point {
	if s == nil {
		return point{new(big.Int), growth{growthUnit, 0}, newSums()}
	}
	return point{usdBig(value), s.growthAt(value), s.sums}
}

func usdBig(u money.USD) *big.Int { return big.NewInt(int64(u)) }

func bigUSD(n *big.Int) money.USD { return money.USD(n.Int64()) }

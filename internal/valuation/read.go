package valuation

import (
	"context"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// pricedOn is when, and at which block, the source named the price that a position has on
// a day: zero for cash, at cost, and where it was not kept.
func (s *state) pricedOn(day Day, prices dayPrices) (at time.Time, block uint64) {
	price, ok := prices.priceOn(s.source, day)
	if s.source == "" || !ok {
		return time.Time{}, 0
	}
	return price.At, price.Block
}

// loadBooksAt reads a wallet's positions at the end of a day: from the closed days and, for later ones, from the
// journal.
func loadBooksAt(ctx context.Context, db store.Querier, wallet uuid.UUID, day Day) (map[uuid.UUID]*book, error) {
	closed, err := closedBefore(ctx, db)
	if err != nil {
		return nil, err
	}
	wallets := []uuid.UUID{wallet}
	books, err := loadBooks(ctx, db, wallets, min(day, closed))
	if err != nil || day <= closed {
		return books, err
	}
	lines, err := loadLines(ctx, db, wallets, closed+1, day)
	if err != nil {
		return nil, err
	}
	_, err = applyLines(ctx, db, books, lines, closed, day)
	return books, err
}

// noEntries is the last day that needs no line while there are none at all.
const noEntries = Day(math.MaxInt32)

// closedBefore is the last closed day, or the last without an entry: all later days are
// read from the journal. Rows of closed days never change and entries are only added,
// so both can be read one after the other.
func closedBefore(ctx context.Context, db store.Querier) (Day, error) {
	day, ok, err := closedThrough(ctx, db)
	if err != nil || ok {
		return day, err
	}
	first, err := ledger.FirstPosted(ctx, db)
	if first == 0 {
		return noEntries, err
	}
	return DayOf(time.UnixMicro(first)) - 1, err
}

// Figures are those of a day, of a wallet or of a position. Yield is the earnings before fees, realized or not: the
// value's change, less deposits, plus withdrawals and fees.
type Figures struct {
	Value, Deposits, Withdrawals, Yield, Fees money.USD
	ReturnPct                                 *string // over the day
}

// PositionFigures are a position's. Transfers from and to other positions of the wallet count as deposits and
// withdrawals.
type PositionFigures struct {
	Figures
	Position    string
	Chain       chain.Name
	Token       chain.Token
	YieldSource string
	ValuedAt    time.Time // when the source named the price; zero for cash, and at cost
	Block       uint64    // where; 0 where that was not kept
	Returns     Returns   // only of a period
}

// HistoryDay is a day of a wallet.
type HistoryDay struct {
	Day    Day
	Closed bool // it is over and written down
	Figures
	Positions []PositionFigures // by id; positions that were and are empty are left out
}

// History is a wallet by days.
type History struct {
	Days      []HistoryDay
	Next      *Day    // where the next page begins; nil on the last
	Returns   Returns // of the whole period asked for
	Positions []PositionFigures
}

// Period is from a day to another, both included.
type Period struct{ First, Last Day }

// ReadHistory reads a page of a wallet's days, oldest first, from the one given; and
// the returns of the whole period, which take two looks however long it is.
func ReadHistory(ctx context.Context, db store.Querier, wallet uuid.UUID, asked Period, page Day, limit int) (History, error) {
	var h History
	last := min(asked.Last, page+Day(limit)-1)
	if last < asked.Last {
		next := last + 1
		h.Next = &next
	}
	closed, err := closedBefore(ctx, db)
	if err != nil {
		return h, err
	}
	days, err := readDays(ctx, db, wallet, Period{page, last}, closed)
	if err != nil {
		return h, err
	}
	h.Days = days
	return h, h.readReturns(ctx, db, wallet, asked)
}

// readDays reads days of one wallet.
func readDays(ctx context.Context, db store.Querier, wallet uuid.UUID, p Period, closed Day) ([]HistoryDay, error) {
	books, err := loadBooksAt(ctx, db, wallet, p.First-1)
	if err != nil {
		return nil, err
	}
	b := books[wallet]
	if b == nil {
		b = newBook(wallet, uuid.Nil)
	}
	moved, err := loadMoved(ctx, db, wallet, p.First, min(p.Last, closed))
	if err != nil {
		return nil, err
	}
	open := map[Day][]ledger.MovedLine{}
	if p.Last > closed {
		lines, err := loadLines(ctx, db, []uuid.UUID{wallet}, max(p.First, closed+1), p.Last)
		if err != nil {
			return nil, err
		}
		for _, l := range lines {
			day := DayOf(time.UnixMicro(l.Micros))
			open[day] = append(open[day], l)
		}
	}
	prices, err := loadPrices(ctx, db, sourcesOfDays(b, moved, open), p.First-1, p.Last)
	if err != nil {
		return nil, err
	}
	var days []HistoryDay
	before := b.valuesOn(p.First-1, prices)
	for day := p.First; day <= p.Last; day++ {
		for _, s := range moved[day] {
			b.states[s.position] = s
		}
		if lines := open[day]; lines != nil {
			b.applyDay(day, lines, prices)
		}
		after := b.valuesOn(day, prices)
		days = append(days, b.describeDay(day, day <= closed && closed != noEntries, before, after, prices))
		before = after
	}
	return days, nil
}

// sourcesOfDays are the sources that a book holds or is moved by.
func sourcesOfDays(b *book, moved map[Day][]*state, open map[Day][]ledger.MovedLine) map[string]bool {
	sources := sourcesOf(map[uuid.UUID]*book{b.wallet: b})
	for _, states := range moved {
		for _, s := range states {
			if s.source != "" {
				sources[s.source] = true
			}
		}
	}
	for _, lines := range open {
		for _, l := range lines {
			if l.YieldSource != "" {
				sources[l.YieldSource] = true
			}
		}
	}
	return sources
}

// describeDay returns the figures of a book's states on a day.
func (b *book) describeDay(day Day, closed bool, before, after map[string]money.USD, prices dayPrices) HistoryDay {
	d := HistoryDay{Day: day, Closed: closed, Figures: b.states[wholeWallet].figuresOn(day, before[wholeWallet], after[wholeWallet])}
	for _, id := range slices.Sorted(maps.Keys(b.states)) {
		s := b.states[id]
		f := s.figuresOn(day, before[id], after[id])
		idle := s.day != day && f.Value == 0 && f.Yield == 0
		if id == wholeWallet || idle {
			continue
		}
		at, block := s.pricedOn(day, prices)
		d.Positions = append(d.Positions, PositionFigures{Figures: f, Position: id, Chain: s.chain, Token: s.token, YieldSource: s.source,
			ValuedAt: at, Block: block})
	}
	return d
}

// figuresOn are the figures of one day.
func (s *state) figuresOn(day Day, before, after money.USD) Figures {
	f := Figures{Value: after}
	if s != nil && s.day == day {
		f.Deposits, f.Withdrawals, f.Fees = s.deposits, s.withdrawals, s.fees
	}
	f.Yield = after - before - f.Deposits + f.Withdrawals + f.Fees
	began, gone := usdBig(before), usdBig(after)
	began.Add(began, usdBig(f.Deposits))
	gone.Add(gone, usdBig(f.Withdrawals))
	if began.Sign() > 0 {
		f.ReturnPct = percentText(gone.Sub(gone, began), began)
	}
	return f
}

// readReturns reads the returns over a period, of the wallet and of each position.
func (h *History) readReturns(ctx context.Context, db store.Querier, wallet uuid.UUID, p Period) error {
	from, to, prices, err := readEnds(ctx, db, wallet, p)
	if err != nil {
		return err
	}
	began, err := loadFirstMoved(ctx, db, wallet, p)
	if err != nil {
		return err
	}
	before, after := from.valuesOn(p.First-1, prices), to.valuesOn(p.Last, prices)
	for _, id := range slices.Sorted(maps.Keys(to.states)) {
		s := to.states[id]
		start, end := from.pointOn(id, p.First-1, before[id]), to.pointOn(id, p.Last, after[id])
		first := p.First
		if before[id] == 0 {
			first = to.firstMoved(id, p, began[id])
		}
		returns := returnsBetween(start, end, first, p.Last)
		if id == wholeWallet {
			h.Returns = returns
			continue
		}
		f := PositionFigures{Figures: figuresBetween(start, end), Position: id, Chain: s.chain, Token: s.token, YieldSource: s.source, Returns: returns}
		if f.Figures != (Figures{}) || before[id] != 0 {
			h.Positions = append(h.Positions, f)
		}
	}
	return nil
}

// firstMoved returns the first day of a period on which the journal moved a position: written is that among the
// closed days, 0 for none. A period that begins empty is measured from there; else the empty beginning would dilute
// the measure of later money.
func (b *book) firstMoved(id string, p Period, written Day) Day {
	if written != 0 {
		return written
	}
	for _, day := range b.applied[id] {
		if day >= p.First {
			return day
		}
	}
	return p.First
}

// figuresBetween returns the sums of the days between two points, capped to the bounds of money.
func figuresBetween(from, to point) Figures {
	f := Figures{Value: bigUSD(to.value),
		Deposits:    bigUSD(to.sums.deposits) - bigUSD(from.sums.deposits),
		Withdrawals: bigUSD(to.sums.withdrawals) - bigUSD(from.sums.withdrawals),
		Fees:        bigUSD(to.sums.fees) - bigUSD(from.sums.fees)}
	f.Yield = f.Value - bigUSD(from.value) - f.Deposits + f.Withdrawals + f.Fees
	return f
}

// readEnds reads a wallet as it was before a period, and at its end.
func readEnds(ctx context.Context, db store.Querier, wallet uuid.UUID, p Period) (from, to *book, prices dayPrices, err error) {
	ends := [2]*book{}
	for i, day := range []Day{p.First - 1, p.Last} {
		books, err := loadBooksAt(ctx, db, wallet, day)
		if err != nil {
			return nil, nil, nil, err
		}
		ends[i] = books[wallet]
		if ends[i] == nil {
			ends[i] = newBook(wallet, uuid.Nil)
		}
		if err := loadLows(ctx, db, books, nil, day, day); err != nil {
			return nil, nil, nil, err
		}
	}
	sources := sourcesOf(map[uuid.UUID]*book{wallet: ends[1]}) // those of before among them
	prices, err = loadPriceEnds(ctx, db, sources, p)
	return ends[0], ends[1], prices, err
}

// loadPriceEnds reads prices of the two days only, however many lie between.
func loadPriceEnds(ctx context.Context, db store.Querier, sources map[string]bool, p Period) (dayPrices, error) {
	prices, err := loadPrices(ctx, db, sources, p.First-1, p.First-1)
	if err != nil {
		return nil, err
	}
	last, err := loadPrices(ctx, db, sources, p.Last, p.Last)
	for source, of := range last {
		for _, price := range of {
			if n := len(prices[source]); n == 0 || prices[source][n-1].Day < price.Day {
				prices[source] = append(prices[source], price)
			}
		}
	}
	return prices, err
}

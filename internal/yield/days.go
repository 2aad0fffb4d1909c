package yield

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// dayMicros is the length of a UTC day, which has no leap seconds.
const dayMicros = int64(24 * time.Hour / time.Microsecond)

// DayPrice is the last share price that a source had on a UTC day, counted from
// 1970, or on an earlier one if it was not read on that day: At says when.
type DayPrice struct {
	Source string
	Day    int64
	At     time.Time
	Block  uint64 // 0 where it was not kept

	worth, shares money.Units
}

// NewDayPrice is the price worth over shares.
func NewDayPrice(source string, day int64, at time.Time, block uint64, worth, shares money.Units) DayPrice {
	return DayPrice{source, day, at, block, worth, shares}
}

// Value returns the worth of shares at the price, rounded as [Source.Value] is.
func (p DayPrice) Value(shares money.Units) money.USD { return valueAt(p.worth, p.shares, shares) }

// unpriced says that a vault without shares named no price for the first ones either.
func (r reading) unpriced() bool { return r.shares.IsZero() && r.basisWorth.IsZero() }

// saveDayPrice keeps a reading as the last of its day, unless that day is closed. A day without a row that is closed
// for other sources gets none: its values were written without it.
func saveDayPrice(tx *store.Tx, id string, r reading) {
	if r.unpriced() {
		return
	}
	tx.Defer(`INSERT INTO yield_price_days (source_id, day, at, block, worth, shares, closed)
		SELECT $1, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), $5, $6, 0
		WHERE NOT EXISTS (SELECT 1 FROM yield_price_days c WHERE c.closed = 1 AND c.day >= CAST($2 AS BIGINT))
		ON CONFLICT (source_id, day) DO UPDATE SET at = excluded.at, block = excluded.block, worth = excluded.worth, shares = excluded.shares
			WHERE yield_price_days.closed = 0`,
		id, r.at.UnixMicro()/dayMicros, r.at.UnixMicro(), int64(r.block), r.basisWorth, r.basisShares)
}

// CloseDay makes the prices of a day final. A source that was not read on it has the
// price of the day before.
func CloseDay(tx *store.Tx, day int64) {
	tx.Defer(`INSERT INTO yield_price_days (source_id, day, at, block, worth, shares, closed)
		SELECT p.source_id, CAST($1 AS BIGINT), p.at, p.block, p.worth, p.shares, 1 FROM yield_price_days p
		WHERE p.day = (SELECT MAX(q.day) FROM yield_price_days q WHERE q.source_id = p.source_id AND q.day < CAST($1 AS BIGINT))
		ON CONFLICT (source_id, day) DO NOTHING`, day)
	tx.Defer(`UPDATE yield_price_days SET closed = 1 WHERE day = $1`, day)
}

// DayPrices reads the prices of sources on the days from one to another, both
// included, and before them the last earlier one of each; in order of days. A source
// that was never read by then has none.
func DayPrices(ctx context.Context, db store.Querier, sources []string, from, to int64) (map[string][]DayPrice, error) {
	prices := map[string][]DayPrice{}
	for part := range slices.Chunk(sources, sourcesPerStatement) {
		args := []any{from, to}
		var parts []string
		for _, source := range part {
			args = append(args, source)
			of := ` FROM yield_price_days WHERE source_id = $` + strconv.Itoa(len(args))
			parts = append(parts,
				`SELECT * FROM (SELECT `+dayPriceColumns+of+` AND day < $1 ORDER BY day DESC LIMIT 1) b`,
				`SELECT `+dayPriceColumns+of+` AND day >= $1 AND day <= $2`)
		}
		rows, err := db.Query(ctx, strings.Join(parts, " UNION ALL ")+` ORDER BY source_id, day`, args...)
		all, err := store.Collect(rows, err, scanDayPrice)
		if err != nil {
			return nil, fmt.Errorf("reading prices by day: %w", err)
		}
		for _, p := range all {
			prices[p.Source] = append(prices[p.Source], p)
		}
	}
	return prices, nil
}

// PriceSpan is a time in which shares of a source were held, the fewest of so many digits.
type PriceSpan struct {
	From   int64 // the day
	Digits int
}

// LowPrices reads the prices of those sources whose price was so low on a day of their span, up to the last day, that
// the shares may have been worth zero.
func LowPrices(ctx context.Context, db store.Querier, spans map[string]PriceSpan, through int64) (map[string][]DayPrice, error) {
	var low []string
	first := through
	for part := range slices.Chunk(slices.Sorted(maps.Keys(spans)), sourcesPerStatement) {
		args := []any{through}
		var parts []string
		for _, source := range part {
			n := len(args)
			args = append(args, source, spans[source].From, spans[source].Digits)
			// A worth of less than a micro-dollar: n digits times m have n+m-1 at least.
			parts = append(parts, fmt.Sprintf(`(source_id = $%d AND day >= $%d AND (worth = '0' OR LENGTH(worth) + CAST($%d AS BIGINT) <= LENGTH(shares) + 1))`, n+1, n+2, n+3))
		}
		rows, err := db.Query(ctx, `SELECT DISTINCT source_id FROM yield_price_days WHERE day <= $1 AND (`+strings.Join(parts, ` OR `)+`)`, args...)
		found, err := store.Collect(rows, err, func(row store.Rows) (id string, err error) { return id, row.Scan(&id) })
		if err != nil {
			return nil, fmt.Errorf("looking for low prices: %w", err)
		}
		low = append(low, found...)
	}
	for _, source := range low {
		first = min(first, spans[source].From)
	}
	return DayPrices(ctx, db, low, first, through)
}

// sourcesPerStatement keeps a statement within SQLite's limit on parts of a union.
const sourcesPerStatement = 100

const dayPriceColumns = `source_id, day, at, block, worth, shares`

func scanDayPrice(row store.Rows) (DayPrice, error) {
	var p DayPrice
	var at, block int64
	err := row.Scan(&p.Source, &p.Day, &at, &block, &p.worth, &p.shares)
	p.At, p.Block = clock.Time(at), uint64(block)
	return p, err
}

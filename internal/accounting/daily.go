package accounting

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"maps"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/spreadsheet"
	"github.com/granaryhq/granary/internal/store"
)

// DailyBalance is a position's balance at the end of a day of UTC.
type DailyBalance struct {
	Date time.Time
	Position
	Balance money.USD
	Shares  *money.Units // of a source
}

// DayPlace is a place among daily balances.
type DayPlace struct {
	Micros   int64 // of the day's beginning
	Position string
}

// place is where the balance stands.
func (b DailyBalance) place() DayPlace {
	return DayPlace{b.Date.UnixMicro(), strings.Join([]string{string(b.Kind), string(b.Chain), string(b.Token), b.Source}, "/")}
}

// readPlace takes a place apart.
func readPlace(p DayPlace) (day int64, at Position) {
	parts := append(strings.SplitN(p.Position, "/", 4), "", "", "", "")
	return p.Micros / microsPerDay, Position{Kind(parts[0]), chain.Name(parts[1]), chain.Token(parts[2]), parts[3]}
}

// LoadDailyBalances lists at most limit balances of the period's days, oldest first, and
// where to go on, nil at the end.
func LoadDailyBalances(ctx context.Context, db *store.DB, s Scope, p Period, limit int, after *DayPlace) ([]DailyBalance, *DayPlace, error) {
	day, behind := p.FromMicros/microsPerDay, Position{}
	if after != nil {
		day, behind = readPlace(*after)
	}
	w, err := openDays(ctx, db, s, p, day)
	if err != nil {
		return nil, nil, err
	}
	var balances []DailyBalance
	for len(balances) <= limit {
		some, err := w.next(ctx)
		if err != nil {
			return nil, nil, err
		}
		if some == nil {
			return balances, nil, nil
		}
		for _, b := range some {
			if after == nil || b.Date.UnixMicro() > after.Micros || b.compare(behind) > 0 {
				balances = append(balances, b)
			}
		}
	}
	balances = balances[:limit]
	last := balances[limit-1].place()
	return balances, &last, nil
}

// dailyColumns are the fields of a daily balance, as the JSON names them.
var dailyColumns = []string{"date", "positionId", "kind", "chain", "token", "yieldSourceId", "yieldSourceLabel", "balanceUsd", "shares"}

// WriteDailyBalances writes all daily balances of the period as CSV.
func WriteDailyBalances(ctx context.Context, db *store.DB, s Scope, p Period, names Names, to io.Writer) error {
	w, err := openDays(ctx, db, s, p, p.FromMicros/microsPerDay)
	if err != nil {
		return err
	}
	out := csv.NewWriter(to)
	if err := out.Write(dailyColumns); err != nil {
		return err
	}
	for {
		some, err := w.next(ctx)
		if err != nil {
			return err
		}
		for _, b := range some {
			record := append([]string{b.Date.Format(time.DateOnly)}, positionRecord(b.Position, names)...)
			if err := out.Write(append(record, b.Balance.String(), sharesText(b.Shares))); err != nil {
				return err
			}
		}
		if out.Flush(); out.Error() != nil || some == nil {
			return out.Error()
		}
	}
}

// positionRecord returns a position's fields in CSV: from positionId to yieldSourceLabel.
func positionRecord(at Position, names Names) []string {
	return []string{at.ID(), string(at.Kind), string(at.Chain), string(at.Token), at.Source, spreadsheet.EscapeFormula(names.Sources[at.Source])}
}

func sharesText(shares *money.Units) string {
	if shares == nil {
		return ""
	}
	return shares.String()
}

// daysPerRead is how many days are read from the database at a time.
const daysPerRead = 31

// days iterates over the days of a period. It keeps the balance of each position, and reads each line once.
type days struct {
	db        *store.DB
	scope     Scope
	toMicros  int64
	day, last int64 // the next to be read, and the last of the period
	opened    bool
	held      map[Position]*holding
}

// holding is a position's balance.
type holding struct {
	balance money.USD
	shares  big.Int
}

// openDays begins at a day, or at that of the first line if that is later.
func openDays(ctx context.Context, db *store.DB, s Scope, p Period, day int64) (*days, error) {
	condition, args := s.where(p.ToMicros)
	var first int64
	err := db.QueryRow(ctx, `SELECT COALESCE(MIN(l.created_at), 0) FROM journal_lines l`+condition, args...).Scan(&first)
	if err != nil {
		return nil, fmt.Errorf("looking for the first line: %w", err)
	}
	w := &days{db: db, scope: s, toMicros: p.ToMicros, day: max(day, first/microsPerDay), last: (p.ToMicros - 1) / microsPerDay, held: map[Position]*holding{}}
	if first == 0 {
		w.last = w.day - 1 // no entry was ever posted
	}
	return w, nil
}

// next returns the balances of the next days that have any, nil at the end.
func (w *days) next(ctx context.Context) ([]DailyBalance, error) {
	for w.day <= w.last {
		end := min(w.day+daysPerRead, w.last+1)
		sums, err := w.loadSums(ctx, end)
		if err != nil {
			return nil, err
		}
		w.opened = true
		var balances []DailyBalance
		for ; w.day < end; w.day++ {
			moved, rest, err := w.addDay(sums)
			if err != nil {
				return nil, err
			}
			sums = rest
			some, err := w.listBalances(moved)
			if err != nil {
				return nil, err
			}
			balances = append(balances, some...)
		}
		if balances != nil {
			return balances, nil
		}
	}
	return nil, nil
}

// loadSums adds up by day the entries from the next day to the end of another, in the order of days; the first time
// with all earlier entries.
func (w *days) loadSums(ctx context.Context, end int64) ([]sum, error) {
	condition, args := w.scope.where(min(end*microsPerDay, w.toMicros))
	from := fmt.Sprintf("$%d", len(args)+1)
	args = append(args, w.day*microsPerDay)
	if w.opened {
		condition += ` AND l.created_at >= ` + from
	}
	rows, err := w.db.Query(ctx, `SELECT CASE WHEN l.created_at < `+from+` THEN -1 ELSE l.created_at / 86400000000 END,
		l.account_kind, l.chain, l.token, COALESCE(l.yield_source_id, ''), `+amountSums+`, `+shareSums+`
		FROM journal_lines l`+condition+` AND l.account_kind IN `+assetAccounts+` GROUP BY 1, 2, 3, 4, 5 ORDER BY 1`, args...)
	sums, err := store.Collect(rows, err, func(row store.Rows) (s sum, err error) { return s, s.scan(row, &s.day) })
	if err != nil {
		return nil, fmt.Errorf("adding up the journal by day: %w", err)
	}
	return sums, nil
}

// addDay adds the entries up to the end of the day, and returns the positions that moved in it, and the remaining
// sums.
func (w *days) addDay(sums []sum) (moved map[Position]bool, rest []sum, err error) {
	moved = map[Position]bool{}
	var change summation
	for len(sums) > 0 && sums[0].day <= w.day {
		s := sums[0]
		h := w.held[s.at]
		if h == nil {
			h = &holding{}
			w.held[s.at] = h
		}
		change.add(&h.balance, s.amount)
		h.shares.Add(&h.shares, s.shares)
		moved[s.at] = moved[s.at] || s.day == w.day
		sums = sums[1:]
	}
	return moved, sums, change.err
}

// listBalances lists the balances at the end of the day, and its movements.
func (w *days) listBalances(moved map[Position]bool) ([]DailyBalance, error) {
	var balances []DailyBalance
	for _, at := range slices.SortedFunc(maps.Keys(w.held), Position.compare) {
		h := w.held[at]
		if !moved[at] && h.balance == 0 && h.shares.Sign() == 0 {
			continue
		}
		b := DailyBalance{Date: clock.Time(w.day * microsPerDay).UTC(), Position: at, Balance: h.balance}
		if at.Kind == YieldSource {
			units, err := unitsOf(at, &h.shares)
			if err != nil {
				return nil, err
			}
			b.Shares = &units
		}
		balances = append(balances, b)
	}
	return balances, nil
}

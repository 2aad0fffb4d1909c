package valuation

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Owner is whose positions are added up: all of an organization's wallets, or one of them.
type Owner struct {
	Organization uuid.UUID
	Wallet       *uuid.UUID
}

// condition is the owner in SQL, on a table with its alias, after so many arguments.
func (o Owner) condition(alias string, args []any) (string, []any) {
	condition := fmt.Sprintf("%s.organization_id = $%d", alias, len(args)+1)
	args = append(args, o.Organization)
	if o.Wallet == nil {
		return condition, args
	}
	return condition + fmt.Sprintf(" AND %s.wallet_id = $%d", alias, len(args)+1), append(args, *o.Wallet)
}

// SourceValue is the sum of all positions in a source, without amounts in transit.
type SourceValue struct {
	Value, Cost money.USD
	ValuedAt    time.Time // when the source named the price; zero, and Value too, where none is known
}

// SumSources values an owner's sources at the end of a day. A day that is not over is valued as of now. A value is
// rounded for each position, as each wallet shows it, so positions are read one by one; none is kept, so memory grows
// with the number of sources and not of wallets.
func SumSources(ctx context.Context, db store.Querier, owner Owner, sources []string, day Day) (map[string]SourceValue, error) {
	closed, ok, err := closedThrough(ctx, db)
	if err != nil {
		return nil, err
	}
	if !ok {
		closed = -1
	}
	prices, err := yieldPricesOn(ctx, db, sources, day)
	if err != nil {
		return nil, err
	}
	args := []any{int64(min(day, closed)), min(day, closed).End().UnixMicro(), day.End().UnixMicro()}
	held, args := owner.condition("v", args)
	posted, args := owner.condition("l", args)
	rows, err := db.Query(ctx, `SELECT s.source, `+ledger.SumAmount("s.cost")+`, `+ledger.SumUnits("s.units", "1 = 1")+` FROM (
			SELECT v.wallet_id AS wallet, v.yield_source_id AS source, d.cost AS cost, d.units AS units `+lastRows+` AND v.yield_source_id <> '' AND `+held+`
			UNION ALL SELECT l.wallet_id, l.yield_source_id, l.amount, l.native_units FROM journal_lines l
				WHERE `+posted+` AND l.created_at >= $2 AND l.created_at < $3 AND l.account_kind = 'yield_position') s
		GROUP BY s.wallet, s.source`, args...)
	values := map[string]SourceValue{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var source string
		var cost ledger.AmountSum
		var units ledger.UnitSum
		if err := row.Scan(slices.Concat([]any{&source}, cost.Columns(), units.Columns())...); err != nil {
			return struct{}{}, err
		}
		price, priced := prices.priceOn(source, day)
		sum, err := values[source].plus(cost.Big(), units.Big(), price.Value)
		if priced {
			sum.ValuedAt = price.At
		}
		values[source] = sum
		return struct{}{}, err
	})
	if err != nil {
		return nil, fmt.Errorf("valuing positions by source: %w", err)
	}
	return values, nil
}

// lastRows are positions with their rows for the day $1, or the last one before it.
const lastRows = heldRows + ` AND d.day = (SELECT MAX(e.day) FROM position_days e WHERE e.wallet_id = v.wallet_id AND e.position_id = v.position_id AND e.day <= $1)`

// yieldPricesOn reads the price of each source on a day.
func yieldPricesOn(ctx context.Context, db store.Querier, sources []string, day Day) (dayPrices, error) {
	ids := map[string]bool{}
	for _, id := range sources {
		ids[id] = true
	}
	return loadPrices(ctx, db, ids, day, day)
}

// plus adds a position.
func (v SourceValue) plus(cost, shares *big.Int, worth func(money.Units) money.USD) (SourceValue, error) {
	units, err := money.UnitsFromBig(shares)
	if err != nil {
		return v, fmt.Errorf("a position of %s shares: %w", shares, err)
	}
	if !cost.IsInt64() {
		return v, fmt.Errorf("a position that cost %s: %w", cost, money.ErrRange)
	}
	if v.Cost, err = v.Cost.Add(bigUSD(cost)); err == nil {
		v.Value, err = v.Value.Add(worth(units))
	}
	return v, err
}

// Balance is the sum of the positions of one kind.
type Balance struct {
	Chain           chain.Name
	Token           chain.Token
	YieldSource     string // empty for cash
	Cost, InTransit *big.Int
	Units           *big.Int // shares; 0 for cash
}

// SumBalances adds up an owner's balances at the end of the last closed day before a time, and returns when that day
// ended; later entries are not in it. ended is the zero time, and there are no balances, where no day was closed. A
// row of a closed day never changes, and each position has one that counts, so the cost does not grow with the number
// of earlier entries.
func SumBalances(ctx context.Context, db store.Querier, owner Owner, before time.Time) (balances []Balance, ended time.Time, err error) {
	closed, ok, err := closedThrough(ctx, db)
	if err != nil || !ok {
		return nil, time.Time{}, err
	}
	closed = min(closed, DayOf(before)-1)
	held, args := owner.condition("v", []any{int64(closed)})
	rows, err := db.Query(ctx, `SELECT v.chain, v.token, v.yield_source_id, `+ledger.SumAmount("d.cost")+`, `+ledger.SumAmount("d.in_transit")+`, `+ledger.SumUnits("d.units", "v.yield_source_id <> ''")+`
		`+lastRows+` AND v.position_id <> '`+wholeWallet+`' AND `+held+` GROUP BY 1, 2, 3`, args...)
	balances, err = store.Collect(rows, err, func(row store.Rows) (b Balance, err error) {
		var cost, transit ledger.AmountSum
		var units ledger.UnitSum
		err = row.Scan(slices.Concat([]any{&b.Chain, &b.Token, &b.YieldSource}, cost.Columns(), transit.Columns(), units.Columns())...)
		b.Cost, b.InTransit, b.Units = cost.Big(), transit.Big(), units.Big()
		return b, err
	})
	if err != nil {
		return nil, time.Time{}, fmt.Errorf("adding up closed days: %w", err)
	}
	return balances, closed.End(), nil
}

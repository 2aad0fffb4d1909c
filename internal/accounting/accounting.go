// Package accounting owns the exports of the journal for an accountant: statements of a period, daily balances, and
// the journal in the language of Beancount. The database adds up the journal's lines, and the opening balances of a
// statement come from the closed days and the lines since. So memory grows with the number of positions, of all
// wallets together, and not with the number of wallets or entries. The package never writes, and does not depend on
// workflows.
//
// A line belongs to the period in which it was posted, as in the activity. Where the books are an organization's,
// positions are those of all its wallets together.
package accounting

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/valuation"
)

// Scope is whose books: all of an organization's wallets, or one of them.
type Scope struct {
	Organization uuid.UUID
	Wallet       *uuid.UUID
}

// Period is From <= posted < To, in micros.
type Period struct{ FromMicros, ToMicros int64 }

// Names are the words for ids that the journal does not have.
type Names struct {
	Wallet  string            // the label, of a wallet's books
	Sources map[string]string // by id
}

// Kind is the kind of a position.
type Kind string

// The kinds of positions. InTransit is an amount given to a source that settles later, until it is claimed.
const (
	Cash        Kind = "cash"
	InTransit   Kind = "in_transit"
	YieldSource Kind = "yield_source"
)

// Position is where money is: one row of a statement. A source has one for each token
// that it brought.
type Position struct {
	Kind   Kind
	Chain  chain.Name
	Token  chain.Token
	Source string // empty for none
}

// ID is the position's id as wallets have it; money in transit, which has none there,
// is in transit with its source.
func (p Position) ID() string {
	switch {
	case p.Kind == YieldSource:
		return p.Source
	case p.Kind == Cash:
		return chain.CashID(p.Chain, p.Token)
	case p.Source != "":
		return "in_transit:" + p.Source
	}
	return fmt.Sprintf("in_transit:%s:%s", p.Chain, p.Token)
}

// compare orders positions: cash, in transit, sources.
func (p Position) compare(q Position) int {
	return cmp.Or(strings.Compare(string(p.Kind), string(q.Kind)), strings.Compare(p.ID(), q.ID()),
		strings.Compare(string(p.Chain), string(q.Chain)), strings.Compare(string(p.Token), string(q.Token)))
}

// positionOf is the position that a line stands on, or that its income or cost belongs
// to: yield is its source's, everything else without a source is cash of its chain.
func positionOf(account ledger.Account, on chain.Name, token chain.Token, source string) Position {
	switch {
	case account == ledger.InTransit:
		return Position{InTransit, on, token, source}
	case account == ledger.Cash || source == "":
		return Position{Cash, on, token, ""}
	}
	return Position{YieldSource, on, token, source}
}

// holds reports whether lines of the account are balances of a position.
func holds(account ledger.Account) bool {
	return account == ledger.Cash || account == ledger.InTransit || account == ledger.YieldPosition
}

// assetAccounts are those that hold, in SQL.
const assetAccounts = `('cash', 'in_transit', 'yield_position')`

// sum is the sum of the lines that have all of this in common.
type sum struct {
	// day is the number of the day since 1970 in which they were posted, or that
	// before the period for all that is older.
	day     int64
	account ledger.Account
	event   ledger.EventType // empty before the period
	inward  bool             // their amounts are negative: the world gave it
	at      Position
	amount  money.USD
	shares  *big.Int // of a source's position
}

const microsPerDay = 86_400_000_000

// Sums of lines l never overflow, for any amount of a line.
var (
	amountSums = ledger.SumAmount("l.amount")
	shareSums  = ledger.SumUnits("l.native_units", "l.account_kind = 'yield_position'")
)

// scan reads the columns of a sum after its keys.
func (s *sum) scan(row store.Rows, keys ...any) error {
	var amount ledger.AmountSum
	var shares ledger.UnitSum
	columns := append(keys, &s.account, &s.at.Chain, &s.at.Token, &s.at.Source)
	if err := row.Scan(slices.Concat(columns, amount.Columns(), shares.Columns())...); err != nil {
		return err
	}
	return s.fill(amount.Big(), shares.Big())
}

// fill completes a sum of which the account and the place are known.
func (s *sum) fill(amount, shares *big.Int) error {
	s.at = positionOf(s.account, s.at.Chain, s.at.Token, s.at.Source)
	if !amount.IsInt64() {
		return fmt.Errorf("the lines of %s add up to %s micro-dollars: %w", s.at.ID(), amount, money.ErrRange)
	}
	s.amount, s.shares = money.USD(amount.Int64()), shares
	return nil
}

// where is the condition that lines l are the scope's and posted before a time.
func (s Scope) where(toMicros int64) (condition string, args []any) {
	condition, args = ` WHERE l.organization_id = $1 AND l.created_at < $2`, []any{s.Organization, toMicros}
	if s.Wallet != nil {
		condition, args = condition+` AND l.wallet_id = $3`, append(args, *s.Wallet)
	}
	return condition, args
}

// loadSums adds up the positions' balances before the period, and all entries in it. The balance at the end of the
// last day that was closed before the period comes from that day, which never changes; all lines since are added up
// in one statement, so as of one moment.
func loadSums(ctx context.Context, db *store.DB, s Scope, p Period) ([]sum, error) {
	sums, sinceMicros, err := loadClosedSums(ctx, db, s, p)
	if err != nil {
		return nil, err
	}
	condition, args := s.where(p.ToMicros)
	from, since := fmt.Sprintf("$%d", len(args)+1), fmt.Sprintf("$%d", len(args)+2)
	args = append(args, p.FromMicros, sinceMicros)
	rows, err := db.Query(ctx, `SELECT COALESCE(e.event_type, ''), CASE WHEN l.created_at >= `+from+` AND l.amount < 0 THEN 1 ELSE 0 END,
		l.account_kind, l.chain, l.token, COALESCE(l.yield_source_id, ''), `+amountSums+`, `+shareSums+`
		FROM journal_lines l LEFT JOIN journal_entries e ON e.id = l.entry_id AND l.created_at >= `+from+condition+` AND l.created_at >= `+since+`
		AND (l.created_at >= `+from+` OR l.account_kind IN `+assetAccounts+`) GROUP BY 1, 2, 3, 4, 5, 6`, args...)
	posted, err := store.Collect(rows, err, func(row store.Rows) (sum, error) {
		var found sum
		var inward int64
		err := found.scan(row, &found.event, &inward)
		found.inward = inward == 1
		return found, err
	})
	if err != nil {
		return nil, fmt.Errorf("adding up the journal: %w", err)
	}
	return append(sums, posted...), nil
}

// loadClosedSums are sums of before the period, and from when on lines are not in them.
func loadClosedSums(ctx context.Context, db *store.DB, s Scope, p Period) (sums []sum, sinceMicros int64, err error) {
	if p.FromMicros <= 0 {
		return nil, math.MinInt64, nil
	}
	balances, ended, err := valuation.SumBalances(ctx, db, valuation.Owner(s), clock.Time(p.FromMicros))
	if err != nil {
		return nil, 0, err
	}
	if ended.IsZero() {
		return nil, math.MinInt64, nil
	}
	for _, b := range balances {
		held := sum{account: ledger.Cash, at: Position{Chain: b.Chain, Token: b.Token, Source: b.YieldSource}}
		if b.YieldSource != "" {
			held.account = ledger.YieldPosition
		}
		transit := sum{account: ledger.InTransit, at: held.at}
		if err := errors.Join(held.fill(b.Cost, b.Units), transit.fill(b.InTransit, new(big.Int))); err != nil {
			return nil, 0, err
		}
		sums = append(sums, held, transit)
	}
	return sums, ended.UnixMicro(), nil
}

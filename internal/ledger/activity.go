package ledger

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// JournalLine is a line as the accounting activity shows it.
type JournalLine struct {
	Entry       uuid.UUID
	Number      int
	Type        EventType
	Account     Account
	Wallet      uuid.UUID
	NativeUnits string // signed integer
	Amount      money.USD
	SettledAt   time.Time
	Time        time.Time
	Chain       chain.Name
	Token       chain.Token
	YieldSource string // empty for none
	Bridge      string // empty for none
	TxHash      string
	Reference   string // of the entry
}

// Reverses is the entry that the line's takes back, nil if it takes none.
func (l JournalLine) Reverses() *uuid.UUID {
	text, ok := strings.CutPrefix(l.Reference, reversalPrefix)
	id, err := uuid.Parse(text)
	if !ok || err != nil {
		return nil
	}
	return &id
}

// ActivityQuery asks for journal lines of an organization, or of one of its
// wallets, with From <= time < To in micros (zero is no bound).
type ActivityQuery struct {
	Organization         uuid.UUID
	Wallet               *uuid.UUID
	FromMicros, ToMicros int64
	Limit                int
	After                *LinePosition
}

// LinePosition is a place in the activity.
type LinePosition struct {
	Micros int64
	Entry  string
	Number int
}

// Activity lists journal lines, oldest first, the lines of an entry in their
// order, and where to go on, nil at the end.
func Activity(ctx context.Context, db *store.DB, q ActivityQuery) ([]JournalLine, *LinePosition, error) {
	args := []any{q.Organization}
	where := ` WHERE l.organization_id = $1`
	bind := func(condition string, values ...any) {
		n := len(args)
		refs := make([]any, len(values))
		for i := range values {
			refs[i] = n + i + 1
		}
		args = append(args, values...)
		where += fmt.Sprintf(condition, refs...)
	}
	if q.Wallet != nil {
		bind(` AND l.wallet_id = $%d`, *q.Wallet)
	}
	if q.FromMicros > 0 && q.After == nil { // one bound a side: After is not before From
		bind(` AND l.created_at >= $%d`, q.FromMicros)
	}
	if q.ToMicros > 0 {
		bind(` AND l.created_at < $%d`, q.ToMicros)
	}
	if q.After != nil {
		bind(` AND (l.created_at, l.entry_id, l.line_number) > ($%d, $%d, $%d)`, q.After.Micros, q.After.Entry, q.After.Number)
	}
	bind(` ORDER BY l.created_at, l.entry_id, l.line_number LIMIT $%d`, q.Limit+1)
	rows, err := db.Query(ctx, `SELECT l.entry_id, l.line_number, e.event_type, l.account_kind, l.wallet_id, l.native_units, l.amount,
		e.settled_at, l.created_at, l.chain, l.token, COALESCE(l.yield_source_id, ''), COALESCE(l.bridge_id, ''), l.tx_hash, e.reference
		FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id`+where, args...)
	lines, err := store.Collect(rows, err, scanLine)
	if err != nil {
		return nil, nil, fmt.Errorf("reading activity: %w", err)
	}
	if len(lines) <= q.Limit {
		return lines, nil, nil
	}
	lines = lines[:q.Limit]
	last := lines[q.Limit-1]
	return lines, &LinePosition{last.Time.UnixMicro(), last.Entry.String(), last.Number}, nil
}

func scanLine(row store.Rows) (JournalLine, error) {
	var l JournalLine
	var settled, at int64
	err := row.Scan(&l.Entry, &l.Number, &l.Type, &l.Account, &l.Wallet, &l.NativeUnits, &l.Amount,
		&settled, &at, &l.Chain, &l.Token, &l.YieldSource, &l.Bridge, &l.TxHash, &l.Reference)
	l.SettledAt, l.Time = clock.Time(settled), clock.Time(at)
	return l, err
}

package ledger

import (
	"context"
	"fmt"
	"math/big"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// MovedLine is the change of a journal line. Shares is nil but for yield positions.
type MovedLine struct {
	Entry        uuid.UUID
	Organization uuid.UUID
	Wallet       uuid.UUID
	Account      Account
	Amount       money.USD
	Shares       *big.Int
	Chain        chain.Name
	Token        chain.Token
	YieldSource  string // empty for none
	Micros       int64  // when it was posted
}

// WalletsPosted lists the wallets for which an entry was posted from one time to
// another (micros, the latter excluded), in no order.
func WalletsPosted(ctx context.Context, db store.Querier, from, to int64) ([]uuid.UUID, error) {
	rows, err := db.Query(ctx, `SELECT DISTINCT wallet_id FROM journal_entries WHERE created_at >= $1 AND created_at < $2`, from, to)
	wallets, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) })
	if err != nil {
		return nil, fmt.Errorf("listing wallets with entries: %w", err)
	}
	return wallets, nil
}

// FirstPosted is when the oldest entry was posted, in micros; 0 while there is none.
func FirstPosted(ctx context.Context, db store.Querier) (int64, error) {
	rows, err := db.Query(ctx, `SELECT COALESCE(MIN(created_at), 0) FROM journal_entries`)
	at, err := store.Collect(rows, err, func(row store.Rows) (at int64, err error) { return at, row.Scan(&at) })
	if err != nil {
		return 0, fmt.Errorf("looking for the first entry: %w", err)
	}
	return at[0], nil
}

// LastPosted is when the newest entry was posted, in micros; 0 while there is none.
func LastPosted(ctx context.Context, db store.Querier) (int64, error) {
	rows, err := db.Query(ctx, `SELECT COALESCE(MAX(created_at), 0) FROM journal_entries`)
	at, err := store.Collect(rows, err, func(row store.Rows) (at int64, err error) { return at, row.Scan(&at) })
	if err != nil {
		return 0, fmt.Errorf("looking for the last entry: %w", err)
	}
	return at[0], nil
}

// MovedLines are the lines of wallets that were posted from one time to another, the
// latter excluded, in the order of the journal.
func MovedLines(ctx context.Context, db store.Querier, wallets []uuid.UUID, from, to int64) ([]MovedLine, error) {
	args := []any{from, to}
	for _, w := range wallets {
		args = append(args, w)
	}
	rows, err := db.Query(ctx, `SELECT entry_id, organization_id, wallet_id, account_kind, amount, native_units, chain, token, COALESCE(yield_source_id, ''), created_at
		FROM journal_lines WHERE wallet_id IN (`+store.Placeholders(3, len(wallets))+`) AND created_at >= $1 AND created_at < $2 ORDER BY created_at, entry_id, line_number`, args...)
	lines, err := store.Collect(rows, err, func(row store.Rows) (MovedLine, error) {
		var l MovedLine
		var units string
		if err := row.Scan(&l.Entry, &l.Organization, &l.Wallet, &l.Account, &l.Amount, &units, &l.Chain, &l.Token, &l.YieldSource, &l.Micros); err != nil {
			return l, err
		}
		if l.Account == YieldPosition {
			shares, ok := new(big.Int).SetString(units, 10)
			if !ok {
				return l, fmt.Errorf("entry %s has %q native units", l.Entry, units)
			}
			l.Shares = shares
		}
		return l, nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading lines: %w", err)
	}
	return lines, nil
}

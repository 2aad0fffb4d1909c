package ledger

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// ErrNoEntry says that the journal has no such entry.
var ErrNoEntry = errors.New("there is no such entry")

// ErrReversed says that an entry is reversed already.
var ErrReversed = errors.New("the entry is reversed already")

// reversalPrefix begins the reference of a reversal; the id of the reversed entry follows.
const reversalPrefix = "reversal:"

// ReversalReference is the reference of an entry's reversal. References are unique, so no entry is reversed twice.
func ReversalReference(entry uuid.UUID) string { return reversalPrefix + entry.String() }

// LoadEntry reads an entry with its lines. Error: ErrNoEntry.
func LoadEntry(ctx context.Context, tx *store.Tx, id uuid.UUID) (Entry, error) {
	var e Entry
	var settled int64
	err := tx.QueryRow(ctx, `SELECT organization_id, wallet_id, event_type, reference, settled_at FROM journal_entries WHERE id = $1`, id).
		Scan(&e.Organization, &e.Wallet, &e.Type, &e.Reference, &settled)
	if errors.Is(err, store.ErrNoRows) {
		return e, ErrNoEntry
	}
	if err != nil {
		return e, fmt.Errorf("reading entry %s: %w", id, err)
	}
	e.SettledAt = clock.Time(settled)
	rows, err := tx.Query(ctx, `SELECT account_kind, chain, token, COALESCE(yield_source_id, ''), amount, native_units, tx_hash FROM journal_lines
		WHERE entry_id = $1 ORDER BY line_number`, id)
	e.Lines, err = store.Collect(rows, err, func(row store.Rows) (l Line, err error) {
		var units string
		err = row.Scan(&l.Account, &l.Chain, &l.Token, &l.YieldSource, &l.Amount, &units, &e.TxHash)
		if l.Account != YieldPosition || err != nil {
			return l, err
		}
		shares, ok := new(big.Int).SetString(units, 10)
		if !ok {
			return l, fmt.Errorf("a line has %q native units", units)
		}
		l.Shares = shares
		return l, nil
	})
	if err != nil {
		return e, fmt.Errorf("reading the lines of entry %s: %w", id, err)
	}
	return e, nil
}

// Reverse posts the reversal of an entry of cash, line by line, and returns its id. It is posted now, with the same
// transaction and block. It spends no reserved amount: ErrInsufficient then names the position that lacks it. It is
// idempotent: a second call returns ErrReversed, also a concurrent one, since the entry is locked first and the
// reference is unique.
func Reverse(ctx context.Context, tx *store.Tx, id uuid.UUID, original Entry) (reversal uuid.UUID, err error) {
	reference := ReversalReference(id)
	if err := tx.QueryRow(ctx, `SELECT id FROM journal_entries WHERE id = $1`+tx.DB().ForUpdate(), id).Scan(&id); err != nil {
		return uuid.Nil, fmt.Errorf("locking entry %s: %w", id, err)
	}
	var known int
	if err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM journal_entries WHERE reference = $1`, reference).Scan(&known); err != nil {
		return uuid.Nil, fmt.Errorf("looking for a reversal of entry %s: %w", id, err)
	}
	if known > 0 {
		return uuid.Nil, ErrReversed
	}
	back := Entry{Organization: original.Organization, Wallet: original.Wallet, Type: Reversal, Reference: reference, SettledAt: original.SettledAt, TxHash: original.TxHash}
	for _, l := range original.Lines {
		l.Amount = -l.Amount
		if err := checkHeld(ctx, tx, original, l); err != nil {
			return uuid.Nil, err
		}
		back.Lines = append(back.Lines, l)
	}
	if err := Post(ctx, tx, back); err != nil {
		return uuid.Nil, err
	}
	if err := tx.QueryRow(ctx, `SELECT id FROM journal_entries WHERE reference = $1`, reference).Scan(&reversal); err != nil {
		return uuid.Nil, fmt.Errorf("reading the reversal of entry %s: %w", id, err)
	}
	return reversal, nil
}

// checkHeld names the position that a line would overdraw, under its lock.
func checkHeld(ctx context.Context, tx *store.Tx, e Entry, l Line) error {
	switch l.Account {
	case Cash:
	case External:
		return nil
	default:
		return fmt.Errorf("reversing a line on %s is not supported", l.Account)
	}
	var p Position
	err := tx.QueryRow(ctx, `SELECT balance, reserved FROM positions WHERE wallet_id = $1 AND position_id = $2`+tx.DB().ForUpdate(), e.Wallet, l.positionID()).Scan(&p.Balance, &p.Reserved)
	if err != nil && !errors.Is(err, store.ErrNoRows) {
		return fmt.Errorf("reading position %s: %w", l.positionID(), err)
	}
	if left := p.Balance + l.Amount; left < p.Reserved {
		return fmt.Errorf("position %s of wallet %s holds %s, of which %s is reserved, and %s would be taken: %w", l.positionID(), e.Wallet, p.Balance, p.Reserved, -l.Amount, ErrInsufficient)
	}
	return nil
}

// Package ledger owns the journal: balanced entries, the positions they add up
// to and the reservations on them. A movement is posted in the transaction of
// the state change that caused it, or not at all. Entries are append-only: a
// mistake is reversed by another entry, never edited. It never talks to a
// chain and knows no workflow.
//
// Invariants, which Check recomputes: the lines of an entry sum to zero;
// a position's balance is the sum of its lines; 0 <= reserved <= balance for
// cash. A token counts micro-USD on every chain served (six decimals), so cash
// needs no units of its own.
package ledger

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Account is the kind of account a line stands on. Assets are positive.
type Account string

// The accounts. Cash and YieldPosition lines name a position of the wallet; the
// others are the sum of their lines.
const (
	Cash          Account = "cash"
	InTransit     Account = "in_transit"
	YieldPosition Account = "yield_position"
	External      Account = "external"
	NetworkFee    Account = "network_fee"
	PartnerFee    Account = "partner_fee"
	YieldIncome   Account = "yield_income"
)

// EventType is the kind of an entry.
type EventType string

// The event types of entries.
const (
	Deposit            EventType = "deposit"
	YieldSourceDeposit EventType = "yield_source_deposit"
	YieldSourceRedeem  EventType = "yield_source_redeem"
	WithdrawalPayout   EventType = "withdrawal_payout"
	BridgeTransfer     EventType = "bridge_transfer"
	// OpeningBalance is the chain's balance of a wallet whose own entries are lost.
	OpeningBalance EventType = "opening_balance"
	// Reversal takes another entry back, line by line.
	Reversal EventType = "reversal"
)

// Entry is one movement.
type Entry struct {
	Organization uuid.UUID
	Wallet       uuid.UUID
	Type         EventType
	Reference    string // names the cause; a second entry with it is refused by the database
	SettledAt    time.Time
	TxHash       string
	Lines        []Line
}

// Line is one posting. Shares are the native units of a yield position, signed as Amount is; other lines have none,
// since their token counts micro-USD. Reserve changes the reserved part of the position together with its balance:
// negative where a movement spends a reservation, positive where proceeds are reserved for the next step. Bridge is
// the id of the transfer between chains that the line belongs to, or uuid.Nil.
type Line struct {
	Account     Account
	Chain       chain.Name
	Token       chain.Token
	YieldSource string // of a YieldPosition or YieldIncome line
	Amount      money.USD
	Shares      *big.Int
	Reserve     money.USD
	Bridge      uuid.UUID
}

// positionID is the id of the position the line stands on, empty for accounts
// that have none.
func (l Line) positionID() string {
	switch l.Account {
	case Cash:
		return chain.CashID(l.Chain, l.Token)
	case YieldPosition:
		return l.YieldSource
	}
	return ""
}

func idOrNull(id uuid.UUID) any {
	if id == uuid.Nil {
		return nil
	}
	return id
}

// nativeUnits is the signed movement in smallest units.
func (l Line) nativeUnits() string {
	if l.Shares != nil {
		return l.Shares.String()
	}
	return fmt.Sprint(int64(l.Amount))
}

// ErrInsufficient reports that a position does not have the requested amount.
var ErrInsufficient = fault.New(fault.InsufficientFunds, "the position does not hold the amount")

// linesPerStatement and creditsPerStatement keep statements within SQLite's and
// PostgreSQL's limits on parameters, with room to spare.
const (
	linesPerStatement   = 500
	creditsPerStatement = 500
)

// Post writes entries and moves the positions, in the order given. They are stamped with the transaction's own
// moment, [store.Tx.Now], as must be the events about them. Every entry must sum to zero. A line that takes a
// position below zero, or below the part that remains reserved, fails the whole transaction with ErrInsufficient.
func Post(ctx context.Context, tx *store.Tx, entries ...Entry) error {
	for _, e := range entries {
		if err := checkBalanced(e); err != nil {
			return err
		}
	}
	joinPosting(tx)
	for rest := entries; len(rest) > 0; {
		n, lines := 0, 0
		for n < len(rest) && lines < linesPerStatement {
			lines += len(rest[n].Lines)
			n++
		}
		insertEntries(tx, rest[:n], lines)
		rest = rest[n:]
	}
	return movePositions(ctx, tx, entries)
}

func checkBalanced(e Entry) error {
	var sum money.USD
	for _, l := range e.Lines {
		var err error
		sum, err = sum.Add(l.Amount)
		if err != nil {
			return fmt.Errorf("summing entry %s: %w", e.Reference, err)
		}
	}
	if sum != 0 || len(e.Lines) < 2 {
		return fmt.Errorf("entry %s does not balance: %d lines, sum %s", e.Reference, len(e.Lines), sum)
	}
	return nil
}

// insertEntries inserts the entries and their lines.
func insertEntries(tx *store.Tx, entries []Entry, lineCount int) {
	now := tx.Now().UnixMicro()
	heads := make([]any, 0, 7*len(entries))
	ids := make([]any, 0, len(entries))
	rows := make([]any, 0, 14*lineCount)
	for _, e := range entries {
		id := uuid.New()
		heads = append(heads, id, e.Organization, e.Wallet, string(e.Type), e.Reference, e.SettledAt.UnixMicro(), now)
		ids = append(ids, id)
		for i, l := range e.Lines {
			rows = append(rows, id, i+1, e.Organization, e.Wallet, orNull(l.positionID()), string(l.Account),
				int64(l.Amount), l.nativeUnits(), string(l.Chain), string(l.Token), orNull(l.YieldSource), idOrNull(l.Bridge), e.TxHash, now)
		}
	}
	tx.Defer(`INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at)
		VALUES `+store.Values(len(entries), 7), heads...)
	tx.Defer(`INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind,
		amount, native_units, chain, token, yield_source_id, bridge_id, tx_hash, created_at)
		VALUES `+store.Values(lineCount, 14), rows...)
	moveOutOfClosedDays(tx, now, ids)
}

// movePositions changes the positions. Incoming cash is summed by position and upserted many rows at once, which
// makes a block of deposits cheap.
func movePositions(ctx context.Context, tx *store.Tx, entries []Entry) error {
	incoming := cashCredits{}
	for _, e := range entries {
		for _, l := range e.Lines {
			var err error
			switch {
			case l.Account == YieldPosition:
				err = moveShares(ctx, tx, e, l)
			case l.Account != Cash:
			case l.Reserve >= 0 && l.Reserve <= l.Amount:
				err = incoming.addLine(e, l)
			default:
				incoming.upsertPositions(tx) // a later line may spend it now
				moveCash(tx, e, l)
			}
			if err != nil {
				return fmt.Errorf("entry %s: %w", e.Reference, err)
			}
		}
	}
	incoming.upsertPositions(tx)
	return nil
}

// moveCash changes positions that must exist.
func moveCash(tx *store.Tx, e Entry, l Line) {
	tx.DeferGuard(ErrInsufficient, `UPDATE positions SET balance = balance + CAST($1 AS BIGINT), reserved = reserved + CAST($2 AS BIGINT), updated_at = $3
		WHERE wallet_id = $4 AND position_id = $5 AND kind = 'cash'
		AND balance + CAST($1 AS BIGINT) >= reserved + CAST($2 AS BIGINT) AND reserved + CAST($2 AS BIGINT) >= 0`,
		int64(l.Amount), int64(l.Reserve), tx.DB().Clock().Micros(), e.Wallet, l.positionID())
}

// moveShares changes a yield position under its row lock, since shares exceed the integers of SQL. The row is made
// first: without it, two transactions would both find no row to lock.
func moveShares(ctx context.Context, tx *store.Tx, e Entry, l Line) error {
	if l.Shares == nil {
		return errors.New("a yield position line needs shares")
	}
	now := tx.DB().Clock().Micros()
	tx.Defer(`INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, yield_source_id, balance, reserved, units, updated_at)
		VALUES ($1, $2, $3, 'yield_source', $4, $5, $2, 0, 0, '0', $6) ON CONFLICT (wallet_id, position_id) DO NOTHING`,
		e.Wallet, l.positionID(), e.Organization, string(l.Chain), string(l.Token), now)
	var held money.Units
	var balance, reserved money.USD
	err := tx.QueryRow(ctx, `SELECT balance, reserved, units FROM positions WHERE wallet_id = $1 AND position_id = $2`+tx.DB().ForUpdate(),
		e.Wallet, l.positionID()).Scan(&balance, &reserved, &held)
	if err != nil {
		return fmt.Errorf("reading position %s: %w", l.positionID(), err)
	}
	shares := held.Big()
	if shares.Add(shares, l.Shares).Sign() < 0 {
		return ErrInsufficient
	}
	held, err = money.UnitsFromBig(shares)
	if err != nil {
		return err
	}
	balance, err = balance.Add(l.Amount)
	if err != nil {
		return err
	}
	reserved, err = reserved.Add(l.Reserve)
	if err != nil {
		return err
	}
	if balance < 0 || reserved < 0 {
		return ErrInsufficient
	}
	tx.Defer(`UPDATE positions SET balance = $1, reserved = $2, units = $3, updated_at = $4 WHERE wallet_id = $5 AND position_id = $6`,
		int64(balance), int64(reserved), held, now, e.Wallet, l.positionID())
	return nil
}

// cashCredits sums the incoming cash of positions.
type cashCredits map[positionKey]*cashCredit

type cashCredit struct {
	key               positionKey
	organization      uuid.UUID
	chain             chain.Name
	token             chain.Token
	balance, reserved money.USD
}

func (c cashCredits) addLine(e Entry, l Line) (err error) {
	key := positionKey{e.Wallet, l.positionID()}
	row := c[key]
	if row == nil {
		row = &cashCredit{key: key, organization: e.Organization, chain: l.Chain, token: l.Token}
		c[key] = row
	}
	row.balance, err = row.balance.Add(l.Amount)
	if err != nil {
		return err
	}
	row.reserved += l.Reserve // at most the balance
	return nil
}

// upsertPositions upserts the rows and forgets them. It does so in one order for everyone,
// so that two transactions which credit the same wallets cannot deadlock.
func (c cashCredits) upsertPositions(tx *store.Tx) {
	rows := slices.SortedFunc(maps.Values(c), func(a, b *cashCredit) int {
		return cmp.Or(bytes.Compare(a.key.wallet[:], b.key.wallet[:]), strings.Compare(a.key.position, b.key.position))
	})
	now := tx.DB().Clock().Micros()
	for part := range slices.Chunk(rows, creditsPerStatement) {
		args := make([]any, 0, 9*len(part))
		for _, row := range part {
			args = append(args, row.key.wallet, row.key.position, row.organization, string(KindCash),
				string(row.chain), string(row.token), int64(row.balance), int64(row.reserved), now)
		}
		tx.Defer(`INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, balance, reserved, updated_at)
			VALUES `+store.Values(len(part), 9)+` ON CONFLICT (wallet_id, position_id) DO UPDATE SET
				balance = positions.balance + excluded.balance, reserved = positions.reserved + excluded.reserved, updated_at = excluded.updated_at`, args...)
	}
	clear(c)
}

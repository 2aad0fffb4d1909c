package valuation

import (
	"context"
	"fmt"
	"math/big"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

const stateColumns = `v.wallet_id, v.organization_id, v.position_id, v.chain, v.token, v.yield_source_id, d.day, d.units, d.cost, d.in_transit, d.value,
	d.deposits, d.withdrawals, d.realized, d.fees, d.deposits_sum, d.deposit_days, d.withdrawals_sum, d.withdrawal_days, d.realized_sum, d.fees_sum, d.growth, d.losses`

// heldRows joins positions with their rows. A cross join keeps SQLite from looking
// through all days of a wallet.
const heldRows = `FROM valued_positions v CROSS JOIN position_days d WHERE d.wallet_id = v.wallet_id AND d.position_id = v.position_id`

// loadBooks reads the wallets from the rows written for a day and before.
func loadBooks(ctx context.Context, db store.Querier, wallets []uuid.UUID, day Day) (map[uuid.UUID]*book, error) {
	args := []any{int64(day)}
	for _, w := range wallets {
		args = append(args, w)
	}
	books := map[uuid.UUID]*book{}
	err := readStates(ctx, db, `SELECT `+stateColumns+` `+lastRows+` AND v.wallet_id IN (`+store.Placeholders(2, len(wallets))+`)`,
		args, func(wallet, organization uuid.UUID, s *state) {
			if books[wallet] == nil {
				books[wallet] = newBook(wallet, organization)
			}
			books[wallet].states[s.position] = s
		})
	return books, err
}

// loadMoved reads the rows that were written of a wallet for the days from one to
// another, both included.
func loadMoved(ctx context.Context, db store.Querier, wallet uuid.UUID, from, to Day) (map[Day][]*state, error) {
	moved := map[Day][]*state{}
	err := readStates(ctx, db, `SELECT `+stateColumns+` `+heldRows+` AND v.wallet_id = $1 AND d.day >= $2 AND d.day <= $3`, []any{wallet, int64(from), int64(to)},
		func(_, _ uuid.UUID, s *state) { moved[s.day] = append(moved[s.day], s) })
	return moved, err
}

// loadFirstMoved reads the first day within a period on which each position of a wallet
// has a row. Rows of a day that is being closed may be among them: they are those that
// its lines come to.
func loadFirstMoved(ctx context.Context, db store.Querier, wallet uuid.UUID, p Period) (map[string]Day, error) {
	rows, err := db.Query(ctx, `SELECT v.position_id, COALESCE((SELECT MIN(d.day) FROM position_days d WHERE d.wallet_id = v.wallet_id
		AND d.position_id = v.position_id AND d.day >= $2 AND d.day <= $3), 0) FROM valued_positions v WHERE v.wallet_id = $1`,
		wallet, int64(p.First), int64(p.Last))
	first := map[string]Day{}
	_, err = store.Collect(rows, err, func(row store.Rows) (id string, err error) {
		var day Day
		err = row.Scan(&id, &day)
		first[id] = day
		return id, err
	})
	if err != nil {
		return nil, fmt.Errorf("looking for the first day of positions: %w", err)
	}
	return first, nil
}

func readStates(ctx context.Context, db store.Querier, query string, args []any, each func(wallet, organization uuid.UUID, s *state)) error {
	rows, err := db.Query(ctx, query, args...)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var wallet, organization uuid.UUID
		s := &state{}
		var texts [8]string
		err := row.Scan(&wallet, &organization, &s.position, &s.chain, &s.token, &s.source, &s.day, &texts[0], &s.cost, &s.transit, &s.value,
			&s.deposits, &s.withdrawals, &s.realized, &s.fees, &texts[1], &texts[2], &texts[3], &texts[4], &texts[5], &texts[6], &texts[7], &s.growth.losses)
		if err != nil {
			return struct{}{}, err
		}
		for i, into := range []**big.Int{&s.units, &s.sums.deposits, &s.sums.depositDays, &s.sums.withdrawals, &s.sums.withdrawalDays,
			&s.sums.realized, &s.sums.fees, &s.growth.factor} {
			n, ok := new(big.Int).SetString(texts[i], 10)
			if !ok {
				return struct{}{}, fmt.Errorf("wallet %s position %q day %s: %q is no number", wallet, s.position, s.day, texts[i])
			}
			*into = n
		}
		each(wallet, organization, s)
		return struct{}{}, nil
	})
	if err != nil {
		return fmt.Errorf("reading days of positions: %w", err)
	}
	return nil
}

// rowsPerStatement keeps statements within SQLite's limit on parameters.
const rowsPerStatement = 500

// insertStates writes rows of wallets' positions.
func insertStates(tx *store.Tx, moved []movedState) {
	for len(moved) > 0 {
		part := moved[:min(rowsPerStatement, len(moved))]
		moved = moved[len(part):]
		var heads, rows []any
		for _, m := range part {
			s := m.state
			heads = append(heads, m.wallet, s.position, m.organization, string(s.chain), string(s.token), s.source)
			rows = append(rows, m.wallet, s.position, int64(s.day), s.units.String(), int64(s.cost), int64(s.transit), int64(s.value),
				int64(s.deposits), int64(s.withdrawals), int64(s.realized), int64(s.fees),
				s.sums.deposits.String(), s.sums.depositDays.String(), s.sums.withdrawals.String(), s.sums.withdrawalDays.String(),
				s.sums.realized.String(), s.sums.fees.String(), s.growth.factor.String(), s.growth.losses)
		}
		tx.Defer(`INSERT INTO valued_positions (wallet_id, position_id, organization_id, chain, token, yield_source_id)
			VALUES `+store.Values(len(part), 6)+` ON CONFLICT (wallet_id, position_id)
			DO UPDATE SET chain = excluded.chain, token = excluded.token WHERE valued_positions.token <> excluded.token OR valued_positions.chain <> excluded.chain`, heads...)
		tx.Defer(`INSERT INTO position_days (wallet_id, position_id, day, units, cost, in_transit, value, deposits, withdrawals, realized, fees,
			deposits_sum, deposit_days, withdrawals_sum, withdrawal_days, realized_sum, fees_sum, growth, losses)
			VALUES `+store.Values(len(part), 19), rows...)
	}
}

// movedState is a state with whose it is.
type movedState struct {
	wallet, organization uuid.UUID
	state                *state
}

// closedThrough is the last day that is written down for all wallets; ok is false while
// there is none.
func closedThrough(ctx context.Context, db store.Querier) (day Day, ok bool, err error) {
	rows, err := db.Query(ctx, `SELECT day FROM valuation_days WHERE done = 1 ORDER BY day DESC LIMIT 1`)
	days, err := store.Collect(rows, err, func(row store.Rows) (d Day, err error) { return d, row.Scan(&d) })
	if err != nil {
		return 0, false, fmt.Errorf("reading which days are closed: %w", err)
	}
	if len(days) == 0 {
		return 0, false, nil
	}
	return days[0], true, nil
}

// loadLines reads the lines of wallets that were posted on the days from one to another,
// both included.
func loadLines(ctx context.Context, db store.Querier, wallets []uuid.UUID, from, to Day) ([]ledger.MovedLine, error) {
	return ledger.MovedLines(ctx, db, wallets, from.Start().UnixMicro(), to.End().UnixMicro())
}

// loadPrices reads the prices on the days from one to another, and before.
func loadPrices(ctx context.Context, db store.Querier, sources map[string]bool, from, to Day) (dayPrices, error) {
	var ids []string
	for id := range sources {
		ids = append(ids, id)
	}
	prices, err := yield.DayPrices(ctx, db, ids, int64(from), int64(to))
	return prices, err
}

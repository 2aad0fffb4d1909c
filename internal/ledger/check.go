package ledger

import (
	"context"
	"fmt"
	"math/big"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Mismatch is something that Check found wrong.
type Mismatch struct {
	Wallet   uuid.UUID
	Position string
	Text     string
}

func (m Mismatch) String() string {
	return fmt.Sprintf("wallet %s position %s: %s", m.Wallet, m.Position, m.Text)
}

// checkPage is how many wallets Check reads at a time.
const checkPage = 500

// Check recomputes every position from the journal, needing nothing but the
// data, and returns what does not add up. progress, if not nil, is told how
// many wallets are done.
func Check(ctx context.Context, db *store.DB, progress func(wallets int)) ([]Mismatch, error) {
	found, err := unbalanced(ctx, db)
	if err != nil {
		return nil, err
	}
	after, done := "", 0
	for {
		wallets, err := holders(ctx, db, after)
		if err != nil {
			return nil, err
		}
		if len(wallets) == 0 {
			return found, nil
		}
		wrong, err := recompute(ctx, db, wallets)
		if err != nil {
			return nil, err
		}
		found = append(found, wrong...)
		after = wallets[len(wallets)-1].String()
		if done += len(wallets); progress != nil {
			progress(done)
		}
	}
}

// unbalanced finds entries whose lines do not sum to zero.
func unbalanced(ctx context.Context, db *store.DB) ([]Mismatch, error) {
	rows, err := db.Query(ctx, `SELECT e.id, e.wallet_id, CAST(COALESCE(SUM(l.amount), -1) AS BIGINT) FROM journal_entries e
		LEFT JOIN journal_lines l ON l.entry_id = e.id GROUP BY e.id, e.wallet_id HAVING COALESCE(SUM(l.amount), -1) <> 0`)
	found, err := store.Collect(rows, err, func(row store.Rows) (Mismatch, error) {
		var m Mismatch
		var entry string
		var sum int64
		err := row.Scan(&entry, &m.Wallet, &sum)
		m.Text = fmt.Sprintf("entry %s sums to %s", entry, money.USD(sum))
		return m, err
	})
	if err != nil {
		return nil, fmt.Errorf("summing entries: %w", err)
	}
	return found, nil
}

func holders(ctx context.Context, db *store.DB, after string) ([]uuid.UUID, error) {
	rows, err := db.Query(ctx, `SELECT wallet_id FROM (SELECT wallet_id FROM positions WHERE wallet_id > $1
		UNION SELECT wallet_id FROM journal_entries WHERE wallet_id > $1) w ORDER BY wallet_id LIMIT $2`, after, checkPage)
	wallets, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) })
	if err != nil {
		return nil, fmt.Errorf("listing holders: %w", err)
	}
	return wallets, nil
}

// held is what a position's lines add up to.
type held struct {
	balance money.USD
	units   *big.Int
}

// recompute compares the positions of the wallets with the sums of their lines.
func recompute(ctx context.Context, db *store.DB, wallets []uuid.UUID) ([]Mismatch, error) {
	type key struct {
		wallet   uuid.UUID
		position string
	}
	sums := map[key]*held{}
	args := make([]any, len(wallets))
	for i, w := range wallets {
		args[i] = w
	}
	rows, err := db.Query(ctx, `SELECT wallet_id, position_id, amount, native_units FROM journal_lines
		WHERE position_id IS NOT NULL AND wallet_id IN (`+store.List(1, len(wallets))+`)`, args...)
	if err != nil {
		return nil, fmt.Errorf("reading lines: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var k key
		var amount money.USD
		var native string
		if err := rows.Scan(&k.wallet, &k.position, &amount, &native); err != nil {
			return nil, fmt.Errorf("reading lines: %w", err)
		}
		if sums[k] == nil {
			sums[k] = &held{units: new(big.Int)}
		}
		n, ok := new(big.Int).SetString(native, 10)
		if !ok {
			return nil, fmt.Errorf("a line of wallet %s has native units %q", k.wallet, native)
		}
		sums[k].balance += amount
		sums[k].units.Add(sums[k].units, n)
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("reading lines: %w", err)
	}
	positions, err := Positions(ctx, db, wallets...)
	if err != nil {
		return nil, err
	}
	var found []Mismatch
	for _, p := range positions {
		k := key{p.Wallet, p.ID}
		sum := sums[k]
		delete(sums, k)
		if sum == nil {
			sum = &held{units: new(big.Int)}
		}
		if sum.balance != p.Balance {
			found = append(found, Mismatch{p.Wallet, p.ID, fmt.Sprintf("balance is %s, the journal says %s", p.Balance, sum.balance)})
		}
		if p.Kind == KindYieldSource && sum.units.Cmp(p.Shares.Big()) != 0 {
			found = append(found, Mismatch{p.Wallet, p.ID, fmt.Sprintf("holds %s shares, the journal says %s", p.Shares, sum.units)})
		}
		if p.Kind == KindCash && p.Reserved > p.Balance {
			found = append(found, Mismatch{p.Wallet, p.ID, fmt.Sprintf("%s is reserved of %s", p.Reserved, p.Balance)})
		}
	}
	for k, sum := range sums {
		found = append(found, Mismatch{k.wallet, k.position, fmt.Sprintf("the journal says %s, but there is no such position", sum.balance)})
	}
	return found, nil
}

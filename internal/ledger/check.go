package ledger

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Mismatch is something that Check found wrong.
type Mismatch struct {
	Wallet   uuid.UUID // nil if the fault concerns no wallet
	Position string    // empty where an entry is wrong in itself
	Entry    string    // the one that is
	Text     string
	// Difference is by how much, which stays as it is while the figures move; empty where
	// the words say all.
	Difference string
}

func (m Mismatch) String() string {
	if m.Wallet == uuid.Nil {
		return m.Text
	}
	if m.Position == "" {
		return fmt.Sprintf("wallet %s: %s", m.Wallet, m.Text)
	}
	return fmt.Sprintf("wallet %s position %s: %s", m.Wallet, m.Position, m.Text)
}

// checkPage is how many wallets Check reads at a time.
const checkPage = 500

// Check recomputes every position from the journal, from the data alone, and returns the differences. It may run
// beside live traffic: it compares within one statement, so as of one moment. It calls progress, if not nil, with the
// number of checked wallets.
func Check(ctx context.Context, db *store.DB, progress func(wallets int)) ([]Mismatch, error) {
	found, err := checkEntries(ctx, db)
	if err != nil {
		return nil, err
	}
	after, done := "", 0
	for {
		wallets, err := loadHolderIDs(ctx, db, after)
		if err != nil {
			return nil, err
		}
		last := len(wallets) < checkPage
		until := ""
		if !last {
			until = wallets[len(wallets)-1]
		}
		wrong, err := checkRange(ctx, db, after, until)
		if err != nil {
			return nil, err
		}
		found = append(found, wrong...)
		done += len(wallets)
		if progress != nil {
			progress(done)
		}
		if last {
			return found, nil
		}
		after = until
	}
}

// Lines are summed in two halves, above and below a billion, so that no sum overflows whatever their amounts.
const (
	upperSum = `CAST(SUM(amount / 1000000000) AS BIGINT)`
	lowerSum = `CAST(SUM(amount % 1000000000) AS BIGINT)`
	// unbalanced says that both halves together are not zero.
	unbalanced = `(SUM(amount % 1000000000) % 1000000000 <> 0 OR SUM(amount / 1000000000) <> -(SUM(amount % 1000000000) / 1000000000))`
)

// joinSums puts the halves of a sum together.
func joinSums(upper, lower int64) *big.Int {
	sum := new(big.Int).Mul(big.NewInt(upper), big.NewInt(1_000_000_000))
	return sum.Add(sum, big.NewInt(lower))
}

// checkEntries finds entries whose lines do not sum to zero, or are not their own.
func checkEntries(ctx context.Context, db *store.DB) ([]Mismatch, error) {
	const strays = `COUNT(CASE WHEN l.wallet_id <> e.wallet_id OR l.organization_id <> e.organization_id THEN 1 END)`
	rows, err := db.Query(ctx, `SELECT e.id, e.wallet_id, COUNT(l.entry_id), COALESCE(`+upperSum+`, 0), COALESCE(`+lowerSum+`, 0), `+strays+`
		FROM journal_entries e LEFT JOIN journal_lines l ON l.entry_id = e.id GROUP BY e.id, e.wallet_id
		HAVING COUNT(l.entry_id) < 2 OR `+unbalanced+` OR `+strays+` > 0`)
	found, err := store.Collect(rows, err, func(row store.Rows) (Mismatch, error) {
		var m Mismatch
		var lines, strays int
		var upper, lower int64
		err := row.Scan(&m.Entry, &m.Wallet, &lines, &upper, &lower, &strays)
		m.Text = fmt.Sprintf("entry %s has %d lines that sum to %s, %d of them another wallet's", m.Entry, lines, microsText(joinSums(upper, lower)), strays)
		return m, err
	})
	if err != nil {
		return nil, fmt.Errorf("summing entries: %w", err)
	}
	return found, nil
}

// microsText spells a sum of micro-dollars, also one that is no amount.
func microsText(sum *big.Int) string {
	if sum.IsInt64() {
		return money.USD(sum.Int64()).String()
	}
	return sum.String() + " micro-dollars"
}

// loadHolderIDs lists the next wallets that have positions.
func loadHolderIDs(ctx context.Context, db *store.DB, after string) ([]string, error) {
	rows, err := db.Query(ctx, `SELECT DISTINCT wallet_id FROM positions WHERE wallet_id > $1 ORDER BY wallet_id LIMIT $2`, after, checkPage)
	wallets, err := store.Collect(rows, err, func(row store.Rows) (id string, err error) { return id, row.Scan(&id) })
	if err != nil {
		return nil, fmt.Errorf("listing holders: %w", err)
	}
	return wallets, nil
}

// tally is a position beside the sums of its lines.
type tally struct {
	kind              Kind // empty while only lines were found
	balance, reserved money.USD
	units             string
	lineSum           big.Int
	lineUnits         big.Int
	badUnits          string // native units of a line that are no number
}

// checkRange compares the positions of the wallets above one id and up to another
// (empty: to the end) with the sums of their lines.
func checkRange(ctx context.Context, db *store.DB, above, upTo string) ([]Mismatch, error) {
	condition, args := `wallet_id > $1`, []any{above}
	if upTo != "" {
		condition, args = condition+` AND wallet_id <= $2`, append(args, upTo)
	}
	return checkPositions(ctx, db, condition, args)
}

// CheckWallets is Check for some wallets, and no more work than they have lines:
// their positions are recomputed and their entries summed.
func CheckWallets(ctx context.Context, db *store.DB, wallets []uuid.UUID) ([]Mismatch, error) {
	if len(wallets) == 0 {
		return nil, nil
	}
	args := make([]any, len(wallets))
	for i, w := range wallets {
		args[i] = w
	}
	condition := `wallet_id IN (` + store.Placeholders(1, len(args)) + `)`
	rows, err := db.Query(ctx, `SELECT wallet_id, entry_id, COUNT(*), `+upperSum+`, `+lowerSum+` FROM journal_lines WHERE `+condition+`
		GROUP BY wallet_id, entry_id HAVING COUNT(*) < 2 OR `+unbalanced, slices.Clone(args)...)
	found, err := store.Collect(rows, err, func(row store.Rows) (Mismatch, error) {
		var m Mismatch
		var lines int
		var upper, lower int64
		err := row.Scan(&m.Wallet, &m.Entry, &lines, &upper, &lower)
		m.Text = fmt.Sprintf("entry %s has %d lines that sum to %s", m.Entry, lines, microsText(joinSums(upper, lower)))
		return m, err
	})
	if err != nil {
		return nil, fmt.Errorf("summing entries: %w", err)
	}
	wrong, err := checkPositions(ctx, db, condition, args)
	return append(found, wrong...), err
}

// checkPositions is recompute for the wallets of a condition.
func checkPositions(ctx context.Context, db *store.DB, condition string, args []any) ([]Mismatch, error) {
	rows, err := db.Query(ctx, `SELECT wallet_id, position_id, kind, balance, reserved, COALESCE(units, '') FROM positions WHERE `+condition+`
		UNION ALL SELECT wallet_id, position_id, '', amount, 0, native_units FROM journal_lines WHERE position_id IS NOT NULL AND `+condition, args...)
	if err != nil {
		return nil, fmt.Errorf("reading positions and lines: %w", err)
	}
	defer rows.Close()
	tallies := map[positionKey]*tally{}
	for rows.Next() {
		var p positionKey
		var kind Kind
		var amount, reserved money.USD
		var units string
		if err := rows.Scan(&p.wallet, &p.position, &kind, &amount, &reserved, &units); err != nil {
			return nil, fmt.Errorf("reading positions and lines: %w: %w", store.ErrUnreadable, err)
		}
		t := tallies[p]
		if t == nil {
			t = &tally{}
			tallies[p] = t
		}
		if kind != "" {
			t.kind, t.balance, t.reserved, t.units = kind, amount, reserved, units
			continue
		}
		t.lineSum.Add(&t.lineSum, big.NewInt(int64(amount)))
		if n, ok := new(big.Int).SetString(units, 10); ok {
			t.lineUnits.Add(&t.lineUnits, n)
		} else {
			t.badUnits = units
		}
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("reading positions and lines: %w", err)
	}
	var found []Mismatch
	for p, t := range tallies {
		for _, m := range t.findDifferences() {
			m.Wallet, m.Position = p.wallet, p.position
			found = append(found, m)
		}
	}
	return found, nil
}

// findDifferences describes the differences. Cash counts micro-USD, so the native units of its lines are their
// amounts.
func (t *tally) findDifferences() (found []Mismatch) {
	say := func(wrong bool, format string, args ...any) {
		if wrong {
			found = append(found, Mismatch{Text: fmt.Sprintf(format, args...)})
		}
	}
	differ := func(what string, is, want *big.Int, format string, args ...any) {
		say(is.Cmp(want) != 0, format, args...)
		if n := len(found); is.Cmp(want) != 0 {
			found[n-1].Difference = what + " " + new(big.Int).Sub(is, want).String()
		}
	}
	say(t.badUnits != "", "a line has %q native units", t.badUnits)
	if t.kind == "" {
		say(true, "the journal says %s, but there is no such position", microsText(&t.lineSum))
		return found
	}
	differ("balance", big.NewInt(int64(t.balance)), &t.lineSum, "balance is %s, the journal says %s", t.balance, microsText(&t.lineSum))
	if t.kind == KindCash {
		say(t.reserved > t.balance, "%s is reserved of %s", t.reserved, t.balance)
		differ("units", &t.lineUnits, &t.lineSum, "the lines move %s units for %s", &t.lineUnits, microsText(&t.lineSum))
		return found
	}
	shares, ok := new(big.Int).SetString(t.units, 10)
	if !ok {
		shares = new(big.Int)
	}
	differ("shares", shares, &t.lineUnits, "holds %s shares, the journal says %s", t.units, &t.lineUnits)
	say(t.lineUnits.String() == shares.String() && t.lineUnits.String() != t.units, "holds %q shares, the journal says %s", t.units, &t.lineUnits)
	return found
}

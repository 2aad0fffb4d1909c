package valuation

import (
	"context"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
)

// Mismatch is a position, or a whole wallet where Position is empty, whose last closed day differs from the journal.
type Mismatch struct {
	Wallet         uuid.UUID
	Position, Text string
}

// Check holds the last row of each of the wallets' positions, and of the wallets, against
// the sums of the journal's lines up to the end of the last closed day. No line is added to
// a day that is closed, so both can be read one after the other.
func Check(ctx context.Context, db store.Querier, wallets []uuid.UUID) ([]Mismatch, error) {
	closed, ok, err := closedThrough(ctx, db)
	if err != nil || !ok || len(wallets) == 0 {
		return nil, err
	}
	books, err := loadBooks(ctx, db, wallets, closed)
	if err != nil {
		return nil, err
	}
	sums, err := sumLines(ctx, db, wallets, closed)
	if err != nil {
		return nil, err
	}
	var found []Mismatch
	for _, wallet := range wallets {
		states := map[string]*state{}
		if b := books[wallet]; b != nil {
			states = b.states
		}
		ids := slices.Concat(slices.Collect(maps.Keys(states)), slices.Collect(maps.Keys(sums[wallet])))
		slices.Sort(ids)
		for _, id := range slices.Compact(ids) {
			if text := states[id].compare(id, sums[wallet][id]); text != "" {
				found = append(found, Mismatch{wallet, id, text})
			}
		}
	}
	return found, nil
}

// lineSums are the sums of a position's lines, by their kind.
type lineSums struct{ cost, transit, realized, fees, external, units big.Int }

func (s *lineSums) add(more *lineSums) {
	for into, from := range map[*big.Int]*big.Int{&s.cost: &more.cost, &s.transit: &more.transit, &s.realized: &more.realized, &s.fees: &more.fees,
		&s.external: &more.external, &s.units: &more.units} {
		into.Add(into, from)
	}
}

// sumLines adds up the wallets' lines up to the end of a day, by position and in all.
func sumLines(ctx context.Context, db store.Querier, wallets []uuid.UUID, day Day) (map[uuid.UUID]map[string]*lineSums, error) {
	args := []any{day.End().UnixMicro()}
	for _, w := range wallets {
		args = append(args, w)
	}
	of := func(accounts string) string {
		return ledger.SumAmount(`(CASE WHEN account_kind IN (` + accounts + `) THEN amount ELSE 0 END)`)
	}
	rows, err := db.Query(ctx, `SELECT wallet_id, chain, token, COALESCE(yield_source_id, ''), `+of(`'cash', 'yield_position'`)+`, `+of(`'in_transit'`)+`, `+of(`'yield_income'`)+`,
		`+of(`'network_fee', 'partner_fee'`)+`, `+of(`'external'`)+`, `+ledger.SumUnits("native_units", "account_kind = 'yield_position'")+`
		FROM journal_lines WHERE created_at < $1 AND wallet_id IN (`+store.Placeholders(2, len(wallets))+`) GROUP BY 1, 2, 3, 4`, args...)
	sums := map[uuid.UUID]map[string]*lineSums{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var wallet uuid.UUID
		var l ledger.MovedLine
		var amounts [5]ledger.AmountSum
		var units ledger.UnitSum
		into := []any{&wallet, &l.Chain, &l.Token, &l.YieldSource}
		for i := range amounts {
			into = append(into, amounts[i].Columns()...)
		}
		if err := row.Scan(append(into, units.Columns()...)...); err != nil {
			return struct{}{}, err
		}
		s := &lineSums{*amounts[0].Big(), *amounts[1].Big(), *amounts[2].Big(), *amounts[3].Big(), *amounts[4].Big(), *units.Big()}
		s.realized.Neg(&s.realized) // a gain is where value comes from
		if sums[wallet] == nil {
			sums[wallet] = map[string]*lineSums{}
		}
		for _, id := range []string{positionOf(l), wholeWallet} {
			if sums[wallet][id] == nil {
				sums[wallet][id] = &lineSums{}
			}
			sums[wallet][id].add(s)
		}
		return struct{}{}, nil
	})
	if err != nil {
		return nil, fmt.Errorf("adding up lines: %w", err)
	}
	return sums, nil
}

// compare describes the difference of a position's state from the sums of its lines; empty if there is none. The
// inflows less the outflows equal the position's balance, less its earnings, plus its payments; of a whole wallet,
// the inflows from outside.
func (s *state) compare(id string, lines *lineSums) (text string) {
	if s == nil {
		return "is in no closed day, and the journal has moved it"
	}
	if lines == nil {
		return fmt.Sprintf("is in a closed day of %s, and the journal has not moved it by then", s.day)
	}
	came := new(big.Int).Neg(&lines.external)
	units := &lines.units
	if id == wholeWallet {
		units = new(big.Int)
	} else {
		came.Add(&lines.cost, &lines.transit)
		came.Sub(came, &lines.realized).Add(came, &lines.fees)
	}
	for _, c := range []struct {
		what        string
		closed, sum *big.Int
	}{
		{"a cost of", usdBig(s.cost), &lines.cost}, {"in transit", usdBig(s.transit), &lines.transit}, {"shares", s.units, units},
		{"earned", s.sums.realized, &lines.realized}, {"paid in fees", s.sums.fees, &lines.fees},
		{"deposits less withdrawals of", new(big.Int).Sub(s.sums.deposits, s.sums.withdrawals), came},
	} {
		if c.closed.Cmp(c.sum) != 0 {
			text += fmt.Sprintf("; %s %s, and by the journal's lines %s", c.what, c.closed, c.sum)
		}
	}
	if text != "" {
		text = "has on its last closed day, " + s.day.String() + text
	}
	return text
}

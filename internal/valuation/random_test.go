package valuation

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// randomLife is a wallet with random movements; it keeps its own balances.
type randomLife struct {
	*ledgerWorld
	random *rand.Rand
	cash   money.USD
	shares map[string]int64
	cost   map[string]money.USD
	asked  map[string]money.USD // in transit
	prices map[string]uint64
}

// live lets a day pass: prices move, or are not read, and a few things happen.
func (l *randomLife) live() {
	for _, source := range []string{vault, fund} {
		if l.random.IntN(4) > 0 {
			l.prices[source] = l.prices[source] * uint64(970+l.random.IntN(70)) / 1000
			l.setPrice(source, l.prices[source])
		}
	}
	for range l.random.IntN(4) {
		l.db.Clock().Advance(time.Duration(l.random.IntN(3600)) * time.Second)
		l.act([]string{vault, fund}[l.random.IntN(2)])
	}
}

// act does one thing, if there is money for it.
func (l *randomLife) act(source string) {
	part := func(whole money.USD) money.USD { return 1 + money.USD(l.random.Int64N(int64(whole))) }
	switch kind := l.random.IntN(8); {
	case kind < 2 || l.cash == 0:
		amount := part(1_000_000_000)
		l.deposit(amount)
		l.cash += amount
	case kind == 2:
		amount := part(l.cash)
		l.payOut(amount, amount/7)
		l.cash -= amount
	case kind == 3:
		amount := part(l.cash)
		shares := int64(amount)*1_000_000/int64(l.prices[source]) + 1
		l.enter(source, amount, shares)
		l.cash, l.shares[source], l.cost[source] = l.cash-amount, l.shares[source]+shares, l.cost[source]+amount
	case kind == 4 && l.shares[source] > 0:
		shares := 1 + l.random.Int64N(l.shares[source])
		cost := l.cost[source].ShareFloor(money.NewUnits(uint64(shares)), money.NewUnits(uint64(l.shares[source])))
		proceeds := money.USD(new(big.Int).Div(new(big.Int).Mul(big.NewInt(shares), big.NewInt(int64(l.prices[source]))), big.NewInt(1_000_000)).Int64())
		l.leave(source, shares, cost, proceeds)
		l.cash, l.shares[source], l.cost[source] = l.cash+proceeds, l.shares[source]-shares, l.cost[source]-cost
	case kind == 5: // a request
		amount := part(l.cash)
		l.post(ledger.YieldSourceDeposit, line(ledger.Cash, "", -amount, 0), line(ledger.InTransit, source, amount, 0))
		l.cash, l.asked[source] = l.cash-amount, l.asked[source]+amount
	case kind == 6 && l.asked[source] > 0: // a fill
		amount := part(l.asked[source])
		shares := int64(amount) * 1_000_000 / int64(l.prices[source])
		l.post(ledger.YieldSourceDeposit, line(ledger.InTransit, source, -amount, 0), line(ledger.YieldPosition, source, amount, shares))
		l.asked[source], l.shares[source], l.cost[source] = l.asked[source]-amount, l.shares[source]+shares, l.cost[source]+amount
	case kind == 7: // a reward of another's source, paid in cash
		l.post(ledger.YieldSourceRedeem, line(ledger.Cash, "", 777, 0), line(ledger.YieldIncome, source, -777, 0))
		l.cash += 777
	}
}

// reference computes a wallet's days from the journal's lines and the prices, each day
// from all lines there are, and returns by their definition.
type reference struct {
	lines  []ledger.MovedLine
	prices dayPrices
}

func (r reference) valueAt(day Day) (value money.USD) {
	shares := map[string]*big.Int{}
	costs := map[string]money.USD{}
	for _, l := range r.lines {
		switch {
		case DayOf(time.UnixMicro(l.Micros)) > day:
		case l.Account == ledger.Cash || l.Account == ledger.InTransit:
			value += l.Amount
		case l.Account == ledger.YieldPosition:
			if shares[l.YieldSource] == nil {
				shares[l.YieldSource] = new(big.Int)
			}
			shares[l.YieldSource].Add(shares[l.YieldSource], l.Shares)
			costs[l.YieldSource] += l.Amount
		}
	}
	for source, n := range shares {
		if price, ok := r.prices.priceOn(source, day); ok {
			units, _ := money.UnitsFromBig(n)
			value += price.Value(units)
		} else {
			value += costs[source]
		}
	}
	return value
}

func (r reference) sumOn(day Day, account ledger.Account, sign money.USD) (sum money.USD) {
	for _, l := range r.lines {
		if DayOf(time.UnixMicro(l.Micros)) == day && l.Account == account {
			sum += max(l.Amount*sign, 0)
		}
	}
	return sum
}

func (r reference) describe(p Period) (lines []string, days []flowDay) {
	before := r.valueAt(p.First - 1)
	for day := p.First; day <= p.Last; day++ {
		f := Figures{Value: r.valueAt(day), Deposits: r.sumOn(day, ledger.External, -1), Withdrawals: r.sumOn(day, ledger.External, 1),
			Fees: r.sumOn(day, ledger.NetworkFee, 1)}
		f.Yield = f.Value - before - f.Deposits + f.Withdrawals + f.Fees
		if began := int64(before + f.Deposits); began > 0 {
			change := new(big.Rat).SetFrac64(int64(f.Value+f.Withdrawals)-began, began)
			f.ReturnPct = percentOf(change)
		}
		lines = append(lines, fmt.Sprintf("%s: %s", day, f))
		days = append(days, flowDay{int64(f.Deposits), int64(f.Withdrawals), int64(f.Value)})
		before = f.Value
	}
	return lines, days
}

// Random lives of a wallet read as the journal has them: closed or not, day by day or all
// at once, whole or in pages; positions add up to the wallet, and the returns of any
// period are those of the definitions.
func TestRandomHistoriesAreTheJournals(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		base := randtest.Seed(t)
		for seed := base; seed < base+4; seed++ {
			w := newLedgerWorld(t, db)
			l := &randomLife{ledgerWorld: w, random: rand.New(rand.NewPCG(seed, 1)), shares: map[string]int64{}, cost: map[string]money.USD{},
				asked: map[string]money.USD{}, prices: map[string]uint64{vault: 1_000_000, fund: 1_100_000}}
			first := w.today()
			for range 15 {
				l.live()
				w.startDay()
				if l.random.IntN(3) == 0 {
					w.closeAll()
				}
			}
			l.live()
			p := Period{first, w.today()}
			r := l.loadReference(p)
			checkHistory(t, seed, w, p, r)
			w.startDay()
			w.closeAll()
			checkHistory(t, seed, w, Period{p.First, p.Last + 1}, l.loadReference(Period{p.First, p.Last + 1}))
			checkLastDays(t, seed, w)
			checkRewriting(t, seed, w)
		}
	})
}

func (l *randomLife) loadReference(p Period) reference {
	l.Helper()
	lines, err := ledger.MovedLines(l.Context(), l.db, []uuid.UUID{l.wallet}, p.First.Start().UnixMicro(), p.Last.End().UnixMicro())
	must(l, err)
	prices, err := loadPrices(l.Context(), l.db, map[string]bool{vault: true, fund: true}, p.First, p.Last)
	must(l, err)
	return reference{lines, prices}
}

func checkHistory(t *testing.T, seed uint64, w *ledgerWorld, p Period, r reference) {
	t.Helper()
	want, days := r.describe(p)
	var got, paged []string
	whole := w.history(p)
	for _, d := range whole.Days {
		got = append(got, fmt.Sprintf("%s: %s", d.Day, d.Figures))
		var sum Figures
		var net money.USD
		for _, f := range d.Positions {
			sum.Value, sum.Yield, sum.Fees = sum.Value+f.Value, sum.Yield+f.Yield, sum.Fees+f.Fees
			net += f.Deposits - f.Withdrawals
		}
		if sum.Value != d.Value || sum.Yield != d.Yield || sum.Fees != d.Fees || net != d.Deposits-d.Withdrawals {
			t.Errorf("seed %d, %s: the positions come to %s, net %s, the wallet to %s", seed, d.Day, sum, net, d.Figures)
		}
	}
	for at := &p.First; at != nil; {
		page, err := ReadHistory(t.Context(), w.db, w.wallet, p, *at, 3)
		must(t, err)
		for _, d := range page.Days {
			paged = append(paged, fmt.Sprintf("%s: %s", d.Day, d.Figures))
		}
		if page.Returns.String() != whole.Returns.String() {
			t.Errorf("seed %d: the page from %s has the returns %s, not %s", seed, *at, page.Returns, whole.Returns)
		}
		at = page.Next
	}
	expectLines(t, got, want...)
	expectLines(t, paged, want...)
	for from := range days { // any period to the end
		opening := int64(0)
		if from > 0 {
			opening = days[from-1].end
		}
		part := days[from:]
		for opening == 0 && len(part) > 1 && part[0] == (flowDay{}) {
			part = part[1:] // a period begins with its first flow
		}
		h := w.history(Period{p.First + Day(from), p.Last})
		if reference := referenceReturns(opening, part).String(); h.Returns.String() != reference {
			t.Errorf("seed %d: from day %d on the returns are %s, by the definition %s", seed, from, h.Returns, reference)
		}
	}
}

// checkRewriting closes all days again from an empty state, as another replica would have: every row is the same.
func checkRewriting(t *testing.T, seed uint64, w *ledgerWorld) {
	t.Helper()
	before := w.rows()
	must(t, w.db.Write(t.Context(), func(tx *store.Tx) error {
		for _, table := range []string{"position_days", "valued_positions", "valuation_days"} {
			tx.Defer(`DELETE FROM ` + table)
		}
		return nil
	}))
	w.closeAll()
	if after := w.rows(); len(before) == 0 || !slices.Equal(before, after) {
		t.Errorf("seed %d: written again the rows are\n%s\nnot\n%s", seed, strings.Join(after, "\n"), strings.Join(before, "\n"))
	}
}

func (w *ledgerWorld) rows() []string {
	w.Helper()
	rows, err := w.db.Query(w.Context(), `SELECT position_id || ' ' || day || ' ' || units || ' ' || cost || ' ' || in_transit || ' ' || value || ' ' || deposits || ' ' ||
		withdrawals || ' ' || realized || ' ' || fees || ' ' || deposits_sum || ' ' || deposit_days || ' ' || withdrawals_sum || ' ' || withdrawal_days || ' ' ||
		realized_sum || ' ' || fees_sum || ' ' || growth || ' ' || losses FROM position_days WHERE wallet_id = $1 ORDER BY position_id, day`, w.wallet)
	all, err := store.Collect(rows, err, func(row store.Rows) (s string, err error) { return s, row.Scan(&s) })
	must(w, err)
	return all
}

// checkLastDays proves that the last closed days are held to the journal, whichever of their
// figures is changed.
func checkLastDays(t *testing.T, seed uint64, w *ledgerWorld) {
	t.Helper()
	check := func() (texts []string) {
		found, err := Check(t.Context(), w.db, []uuid.UUID{w.wallet})
		must(t, err)
		for _, m := range found {
			texts = append(texts, m.Position+" "+m.Text)
		}
		return texts
	}
	execute := func(statement string) {
		must(t, w.db.Write(t.Context(), func(tx *store.Tx) error { tx.Defer(statement, w.wallet); return nil }))
	}
	if found := check(); len(found) > 0 {
		t.Errorf("seed %d: nothing was changed: %q", seed, found)
	}
	for _, column := range []string{"cost", "in_transit", "deposits_sum", "withdrawals_sum", "realized_sum", "fees_sum", "units"} {
		change := `UPDATE position_days SET ` + column + ` = CAST(CAST(` + column + ` AS BIGINT) %s 1 AS ` + map[bool]string{true: "BIGINT", false: "TEXT"}[column == "cost" || column == "in_transit"] + `)
			WHERE wallet_id = $1 AND day = (SELECT MAX(o.day) FROM position_days o WHERE o.wallet_id = position_days.wallet_id AND o.position_id = position_days.position_id)`
		execute(fmt.Sprintf(change, "+"))
		if found := check(); len(found) == 0 {
			t.Errorf("seed %d: %s is changed, and not found", seed, column)
		}
		execute(fmt.Sprintf(change, "-"))
	}
	if found := check(); len(found) > 0 {
		t.Errorf("seed %d: all is undone: %q", seed, found)
	}
}

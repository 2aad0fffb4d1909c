package accounting

import (
	"context"
	"encoding/csv"
	"fmt"
	"maps"
	"math/big"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// For any history the statement, table, page, daily balances and the file for Beancount agree with the lines of the
// journal, which the test adds up by itself.
func TestAllFormsAddUpToTheJournal(t *testing.T) {
	storetest.EachParallel(t, func(outer *testing.T, db *store.DB) {
		var file string
		randtest.CheckFew(outer, 10, 3, func(t *rapid.T) {
			c := &clerk{book: newBook(outer, db), at: day(1), wallets: []uuid.UUID{uuid.New(), uuid.New()}, held: map[clerkPlace]ledger.Line{}}
			for range rapid.IntRange(1, 25).Draw(t, "movements") {
				c.move(t)
			}
			from := rapid.SampledFrom([]int64{0, day(1) - 1, day(1), midnight(9), midnight(20), c.at}).Draw(t, "from")
			to := rapid.SampledFrom([]int64{day(1) + 1, midnight(9), midnight(20), c.at, c.at + 1, c.at + 3*microsPerDay}).Draw(t, "to")
			if from >= to {
				from = 0
			}
			for _, wallet := range []*uuid.UUID{nil, &c.wallets[0], &c.wallets[1]} {
				j := readJournal(t, c.book, wallet)
				checkStatement(t, j, c.statement(wallet, from, to), from, to)
				checkDays(t, j, c.book, wallet, from, to)
				file = checkBeancount(t, j, c.book, wallet, from, to)
			}
		})
		beanCheck(outer, file)
	})
}

// midnight begins the n-th day of the books.
func midnight(n int) int64 { return day(n) - microsPerDay/2 }

// journal holds all lines of a scope, added up only by loops.
type journal []ledger.JournalLine

func readJournal(t *rapid.T, b *book, wallet *uuid.UUID) (all journal) {
	ask := ledger.ActivityQuery{Organization: b.organization, Wallet: wallet, ToMicros: 1 << 62, Limit: 7}
	for {
		lines, next, err := ledger.Activity(b.Context(), b.db, ask)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, lines...)
		if ask.After = next; next == nil {
			return all
		}
	}
}

// balances returns the positions' balances before a time, and their shares.
func (j journal) balances(toMicros int64) (balances map[Position]money.USD, shares map[Position]*big.Int) {
	balances, shares = map[Position]money.USD{}, map[Position]*big.Int{}
	for _, l := range j {
		var at Position
		switch l.Account {
		case ledger.Cash:
			at = Position{Cash, l.Chain, l.Token, ""}
		case ledger.InTransit:
			at = Position{InTransit, l.Chain, l.Token, l.YieldSource}
		case ledger.YieldPosition:
			at = Position{YieldSource, l.Chain, l.Token, l.YieldSource}
		default:
			continue
		}
		if l.Time.UnixMicro() >= toMicros {
			continue
		}
		balances[at] += l.Amount
		if at.Kind == YieldSource {
			n, _ := new(big.Int).SetString(l.NativeUnits, 10)
			if shares[at] == nil {
				shares[at] = new(big.Int)
			}
			shares[at].Add(shares[at], n)
		}
	}
	return balances, shares
}

// sum adds up the lines of an account in a period.
func (j journal) sum(account ledger.Account, from, to int64) (sum money.USD) {
	for _, l := range j {
		if at := l.Time.UnixMicro(); l.Account == account && at >= from && at < to {
			sum += l.Amount
		}
	}
	return sum
}

func checkStatement(t *rapid.T, j journal, s Statement, from, to int64) {
	opening, openingShares := j.balances(from)
	closing, closingShares := j.balances(to)
	byToken := map[string]Figures{}
	for _, p := range s.Positions {
		if p.Opening != opening[p.Position] || p.Closing != closing[p.Position] {
			t.Fatalf("%s goes from %s to %s, in the journal from %s to %s", p.ID(), p.Opening, p.Closing, opening[p.Position], closing[p.Position])
		}
		if p.OpeningShares != nil && (sharesText(p.OpeningShares) != textOf(openingShares[p.Position]) || sharesText(p.ClosingShares) != textOf(closingShares[p.Position])) {
			t.Fatalf("%s goes from %s to %s shares, in the journal from %s to %s", p.ID(), p.OpeningShares, p.ClosingShares, openingShares[p.Position], closingShares[p.Position])
		}
		checkAddsUp(t, p.ID(), p.Figures)
		delete(closing, p.Position)
		sum := byToken[string(p.Token)]
		(&summation{}).addFigures(&sum, p.Figures)
		byToken[string(p.Token)] = sum
	}
	for at, amount := range closing {
		if amount != 0 || opening[at] != 0 {
			t.Fatalf("%s has no row, and holds %s", at.ID(), amount)
		}
	}
	for _, token := range s.Tokens {
		checkAddsUp(t, string(token.Token), token.Figures)
		if token.Figures != byToken[string(token.Token)] {
			t.Fatalf("the positions of %s add up to %s, not %s", token.Token, describe(byToken[string(token.Token)]), describe(token.Figures))
		}
		if token.TransfersIn != -token.TransfersOut {
			t.Fatalf("of %s %s came from other positions and %s went there", token.Token, token.TransfersIn, token.TransfersOut)
		}
	}
	checkAddsUp(t, "the total", s.Total)
	for _, flow := range []struct {
		account ledger.Account
		amount  money.USD
	}{
		{ledger.YieldIncome, s.Total.Yield}, {ledger.NetworkFee, s.Total.NetworkFees}, {ledger.PartnerFee, s.Total.PartnerFees},
		{ledger.External, s.Total.Deposits + s.Total.Withdrawals + s.Total.Reversals + s.Total.Other + s.Total.Recovered},
	} {
		if want := -j.sum(flow.account, from, to); flow.amount != want {
			t.Fatalf("%s is %s, in the journal %s", flow.account, flow.amount, want)
		}
	}
	var realized money.USD
	for _, y := range s.Sources {
		realized += y.Realized
	}
	if realized != s.Total.Yield {
		t.Fatalf("sources earned %s, and %s is the yield", realized, s.Total.Yield)
	}
	checkForms(t, s)
}

func textOf(n *big.Int) string {
	if n == nil {
		return "0"
	}
	return n.String()
}

func checkAddsUp(t *rapid.T, what string, f Figures) {
	var sum money.USD
	amounts := f.columns()
	for _, amount := range amounts[:len(amounts)-1] {
		sum += *amount
	}
	if sum != f.Closing {
		t.Fatalf("%s: what follows the opening balance adds up to %s, not to %s", what, sum, f.Closing)
	}
}

// A row of the page's first table: its cells, without the content of tags.
var (
	pageRow  = regexp.MustCompile(`(?s)<tr><td>(.*?)</tr>`)
	pageCell = regexp.MustCompile(`<td[^>]*>([−0-9.,]+)</td>`)
)

// checkForms holds the figures of the table and of the page to those of the statement.
func checkForms(t *rapid.T, s Statement) {
	var want [][]string
	for _, p := range s.Positions {
		want = append(want, figuresRecord(p.Figures))
	}
	for _, token := range s.Tokens {
		want = append(want, figuresRecord(token.Figures))
	}
	want = append(want, figuresRecord(s.Total))
	var table, page strings.Builder
	if err := s.WriteCSV(&table); err != nil {
		t.Fatal(err)
	}
	records, err := csv.NewReader(strings.NewReader(table.String())).ReadAll()
	if err != nil || len(records) != 1+len(want)+len(s.Sources) {
		t.Fatalf("%d rows (%v) in\n%s", len(records), err, table.String())
	}
	first := slices.Index(statementColumns, "openingUsd")
	last := slices.Index(statementColumns, "closingUsd")
	for i := range want {
		if got := records[i+1][first : last+1]; !slices.Equal(got, want[i]) {
			t.Fatalf("the table has %v, not %v", got, want[i])
		}
	}
	if err := s.WriteHTML(&page); err != nil {
		t.Fatal(err)
	}
	rows := pageRow.FindAllString(page.String()[:strings.Index(page.String(), "</table>")], -1)
	if len(rows) != len(want) {
		t.Fatalf("%d rows of %d in\n%s", len(rows), len(want), page.String())
	}
	for i, row := range rows {
		var got []string
		for _, cell := range pageCell.FindAllStringSubmatch(row, -1) {
			got = append(got, strings.NewReplacer("−", "-", ",", "").Replace(cell[1]))
		}
		if !slices.Equal(got, want[i]) {
			t.Fatalf("the page has %v, not %v", got, want[i])
		}
	}
}

// checkDays holds the balances of each day, read by pages of a few, to the journal.
func checkDays(t *rapid.T, j journal, b *book, wallet *uuid.UUID, from, to int64) {
	var all []DailyBalance
	period := Period{from, to}
	for after := (*DayPlace)(nil); ; {
		some, next, err := LoadDailyBalances(b.Context(), b.db, b.scope(wallet), period, 3, after)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, some...)
		if after = next; next == nil {
			break
		}
	}
	want := []string{}
	for d := max(from, j.first()) / microsPerDay; len(j) > 0 && d <= (to-1)/microsPerDay; d++ {
		end := min((d+1)*microsPerDay, to)
		balances, shares := j.balances(end)
		for _, at := range slices.SortedFunc(maps.Keys(balances), Position.compare) {
			if balances[at] != 0 || textOf(shares[at]) != "0" || j.moved(at, d*microsPerDay, end) {
				want = append(want, fmt.Sprint(time.UnixMicro(d*microsPerDay).UTC().Format(time.DateOnly), " ", at, balances[at], " ", shares[at]))
			}
		}
	}
	got := []string{}
	for _, balance := range all {
		var shares *big.Int
		if balance.Shares != nil {
			shares = balance.Shares.Big()
		}
		got = append(got, fmt.Sprint(balance.Date.Format(time.DateOnly), " ", balance.Position, balance.Balance, " ", shares))
	}
	if !slices.Equal(got, want) {
		t.Fatalf("daily balances are\n%s\nin the journal\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	var table strings.Builder
	if err := WriteDailyBalances(b.Context(), b.db, b.scope(wallet), period, Names{}, &table); err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSpace(table.String()), "\n")[1:]
	if len(rows) != len(all) {
		t.Fatalf("%d rows of %d daily balances", len(rows), len(all))
	}
	for i, row := range rows {
		if begins, ends := all[i].Date.Format(time.DateOnly)+","+all[i].ID()+",", ","+all[i].Balance.String()+","+sharesText(all[i].Shares); !strings.HasPrefix(row, begins) || !strings.HasSuffix(row, ends) {
			t.Fatalf("row %q is not %s…%s", row, begins, ends)
		}
	}
}

// first is when the first line was posted.
func (j journal) first() int64 {
	if len(j) == 0 {
		return 0
	}
	return j[0].Time.UnixMicro()
}

// moved says whether a line of the period stands on the position.
func (j journal) moved(at Position, from, to int64) bool {
	return slices.ContainsFunc(j, func(l ledger.JournalLine) bool {
		return holds(l.Account) && positionOf(l.Account, l.Chain, l.Token, l.YieldSource) == at && l.Time.UnixMicro() >= from && l.Time.UnixMicro() < to
	})
}

var beanBalance = regexp.MustCompile(`(?m)^\S+ balance (\S+)  (\S+) ~ 0\.000000 (\S+)$`)

// checkBeancount holds the balances that the file asserts to the journal, and returns
// the file.
func checkBeancount(t *rapid.T, j journal, b *book, wallet *uuid.UUID, from, to int64) string {
	file := writeBeancount(t, b, wallet, from, to)
	want := map[string]string{}
	add := func(account beanAccount, amount money.USD) {
		was, _ := money.ParseUSD(want[account.name+" "+account.commodity])
		want[account.name+" "+account.commodity] = (was + amount).String()
	}
	for _, l := range j {
		at := l.Time.UnixMicro()
		account := accountOf(l.Account, l.Chain, l.Token, l.YieldSource)
		switch {
		case at >= to:
		case at >= from:
			add(account, l.Amount)
		case holds(l.Account):
			add(account, l.Amount)
			add(beanAccount{beanOpening, account.commodity}, -l.Amount)
		}
	}
	for _, found := range beanBalance.FindAllStringSubmatch(file, -1) {
		name := found[1] + " " + found[3]
		if want[name] != found[2] {
			t.Fatalf("%s holds %s, in the journal %s", name, found[2], want[name])
		}
		delete(want, name)
	}
	for name, amount := range want {
		if amount != "0.000000" {
			t.Fatalf("%s holds %s and is not in the file\n%s", name, amount, file)
		}
	}
	return file
}

func writeBeancount(t interface{ Fatal(...any) }, b *book, wallet *uuid.UUID, from, to int64) string {
	var file strings.Builder
	labels := func(_ context.Context, wallets []uuid.UUID) (map[uuid.UUID]string, error) {
		found := map[uuid.UUID]string{}
		for _, id := range wallets {
			found[id] = hostileLabel
		}
		return found, nil
	}
	if err := WriteBeancount(b.Context(), b.db, b.scope(wallet), Period{from, to}, Names{Wallet: hostileLabel}, labels, &file); err != nil {
		t.Fatal(err)
	}
	return file.String()
}

package accounting

import (
	"encoding/csv"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// describe lists the figures that are not zero, in their order.
func describe(f Figures) string {
	var parts []string
	for i, amount := range f.columns() {
		if *amount != 0 {
			parts = append(parts, fmt.Sprintf("%s %d", strings.ToLower(pageView{}.Columns()[i]), int64(*amount)))
		}
	}
	return strings.Join(parts, ", ")
}

// Each kind of movement stands where an accountant looks for it: with the position
// that it changed, or that earned it, once.
func TestWhatAMovementIs(t *testing.T) {
	usdc := chain.USDC
	cash := func(amount money.USD) ledger.Line { return line(ledger.Cash, usdc, amount, "") }
	external := func(amount money.USD) ledger.Line { return line(ledger.External, usdc, amount, "") }
	atCash, atVault, inTransit := "cash:base:usdc", vault, "in_transit:"+fund
	for _, c := range []struct {
		what   string
		before int64 // cash that is there
		event  ledger.EventType
		lines  []ledger.Line
		want   map[string]string
	}{
		{"a deposit", 0, ledger.Deposit, []ledger.Line{cash(100), external(-100)}, map[string]string{atCash: "deposits 100, closing 100"}},
		{"a withdrawal with its fees", 100, ledger.WithdrawalPayout,
			[]ledger.Line{external(90), line(ledger.PartnerFee, usdc, 3, ""), line(ledger.NetworkFee, usdc, 2, ""), cash(-95)},
			map[string]string{atCash: "opening 100, withdrawals -90, network fees -2, partner fees -3, closing 5"}},
		{"a gift beside a payout", 100, ledger.WithdrawalPayout,
			[]ledger.Line{external(90), cash(-90), line(ledger.Cash, chain.USDT, 7, ""), line(ledger.External, chain.USDT, -7, "")},
			map[string]string{atCash: "opening 100, withdrawals -90, closing 10", "cash:base:usdt": "other 7, closing 7"}},
		{"entering a source", 100, ledger.YieldSourceDeposit, []ledger.Line{line(ledger.YieldPosition, usdc, 100, vault, 1), cash(-100)},
			map[string]string{atCash: "opening 100, transfers out -100", atVault: "transfers in 100, closing 100"}},
		{"entering a source that takes beside", 100, ledger.YieldSourceDeposit,
			[]ledger.Line{line(ledger.YieldPosition, usdc, 95, vault, 1), line(ledger.YieldIncome, usdc, 5, vault), cash(-100)},
			map[string]string{atCash: "opening 100, transfers out -100", atVault: "yield -5, transfers in 100, closing 95"}},
		{"a reward in another token", 100, ledger.YieldSourceDeposit,
			[]ledger.Line{line(ledger.YieldPosition, usdc, 100, vault, 1), cash(-100), line(ledger.Cash, chain.USDT, 3, ""), line(ledger.YieldIncome, chain.USDT, -3, vault)},
			map[string]string{atCash: "opening 100, transfers out -100", atVault: "transfers in 100, closing 100", "cash:base:usdt": "transfers in 3, closing 3", atVault + " usdt": "yield 3, transfers out -3"}},
		{"a request to a source", 100, ledger.YieldSourceDeposit, []ledger.Line{line(ledger.InTransit, usdc, 60, fund), cash(-60)},
			map[string]string{atCash: "opening 100, transfers out -60, closing 40", inTransit: "transfers in 60, closing 60"}},
		{"what a source brings beyond its cost", 0, ledger.YieldSourceRedeem,
			[]ledger.Line{cash(105), line(ledger.YieldPosition, usdc, 0, vault, 0), line(ledger.YieldIncome, usdc, -105, vault)},
			map[string]string{atCash: "transfers in 105, closing 105", atVault: "yield 105, transfers out -105"}},
		{"an opening balance", 0, ledger.OpeningBalance, []ledger.Line{line(ledger.YieldPosition, usdc, 100, vault, 1), external(-100)},
			map[string]string{atVault: "recovered 100, closing 100"}},
		{"a payout that an opening balance has in it", 50, ledger.OpeningBalance,
			[]ledger.Line{external(-90), line(ledger.NetworkFee, usdc, -2, ""), cash(92)},
			map[string]string{atCash: "opening 50, recovered 90, network fees 2, closing 142"}},
		{"a deposit that is reversed", 100, ledger.Reversal, []ledger.Line{cash(-40), external(40)}, map[string]string{atCash: "opening 100, reversals -40, closing 60"}},
		{"an event of a later version", 100, "correction", []ledger.Line{cash(-40), external(40)}, map[string]string{atCash: "opening 100, other -40, closing 60"}},
	} {
		t.Run(c.what, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				b, wallet := newBook(t, db), uuid.New()
				if c.before != 0 {
					b.post(day(1), wallet, ledger.Deposit, cash(money.USD(c.before)), external(money.USD(-c.before)))
				}
				b.post(day(3), wallet, c.event, c.lines...)
				b.post(day(5), wallet, ledger.Deposit, cash(1000), external(-1000)) // after the period
				s := b.statement(&wallet, day(2), day(5))
				got := map[string]string{}
				for _, p := range s.Positions {
					id := p.ID()
					if p.Kind != Cash && p.Token != chain.USDC {
						id += " " + string(p.Token)
					}
					got[id] = describe(p.Figures)
				}
				for id, want := range c.want {
					if got[id] != want {
						t.Errorf("%s is %q, not %q", id, got[id], want)
					}
				}
				if len(got) != len(c.want) {
					t.Errorf("positions are %v", got)
				}
				if s.Total.TransfersIn+s.Total.TransfersOut != 0 {
					t.Errorf("transfers are %s and %s in total", s.Total.TransfersIn, s.Total.TransfersOut)
				}
			})
		})
	}
}

// For any labels, the page has no markup of theirs and the table no formula.
func TestLabelsAreWordsOnly(t *testing.T) {
	wallet := uuid.New()
	s := Statement{
		Scope: Scope{uuid.New(), &wallet}, Names: Names{Wallet: "=1+1", Sources: map[string]string{vault: hostileLabel, fund: "@cmd"}},
		Positions: []PositionFigures{{Position: Position{YieldSource, chain.Base, chain.USDC, vault}, OpeningShares: new(money.Units), ClosingShares: new(money.Units)}},
		Sources:   []SourceYield{{Source: fund, Reason: "of the test"}},
	}
	var page, table strings.Builder
	must(t, s.WriteHTML(&page))
	must(t, s.WriteCSV(&table))
	if text := page.String(); strings.Contains(text, "<script") || !strings.Contains(text, "&lt;script&gt;alert(1)&lt;/script&gt;") || strings.Contains(text, "javascript:") {
		t.Errorf("the page has a label's markup:\n%s", text)
	}
	if text := page.String(); strings.Count(text, "not known") != 2 || !strings.Contains(text, "of the test") {
		t.Errorf("the page does not say that a value is not known, and why:\n%s", text)
	}
	rows, err := csv.NewReader(strings.NewReader(table.String())).ReadAll()
	must(t, err)
	for _, row := range rows {
		for _, cell := range row {
			if cell != "" && strings.ContainsRune("=+@\t\r", rune(cell[0])) {
				t.Errorf("a cell is %q", cell)
			}
		}
	}
	if last := rows[len(rows)-1]; last[slices.Index(statementColumns, "valueUsd")] != "" || last[slices.Index(statementColumns, "unvaluedReason")] != "of the test" {
		t.Errorf("what is not known is %q", last)
	}
}

// Amounts are grouped as readers group them, and keep every digit.
func TestAmountsForReaders(t *testing.T) {
	for amount, want := range map[money.USD]string{
		0: "0.000000", 1: "0.000001", -1: "−0.000001", 999_999_999: "999.999999", 1_000_000_000: "1,000.000000", -1_234_567_890_123: "−1,234,567.890123",
	} {
		if got := formatAmount(amount); got != want {
			t.Errorf("%d is %q, not %q", int64(amount), got, want)
		}
	}
}

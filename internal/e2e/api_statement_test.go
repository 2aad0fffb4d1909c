package e2e

import (
	"encoding/csv"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/money"
)

// checkStatement compares the statement of the same books as JSON, as CSV, as a page and for Beancount, with each
// other and with the journal.
func (s *scene) checkStatement() {
	s.tb.Helper()
	s.world.waitUntilSettled() // an entry that is being posted may be stamped with a past time
	for _, of := range []string{"?scope=organization", "?walletId=" + s.wallet.ID.String()} {
		of += "&to=" + s.world.Clock.Now().Add(-time.Second).Format(time.RFC3339Nano)
		journal := s.readJournal(of)
		statement := decodeResponse[client.Statement](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/accounting/statement"+of, ""))
		table := s.readTable("/v2/accounting/statement" + of + "&format=csv")
		page := s.send(http.MethodGet, "/v2/accounting/statement"+of+"&format=html", "")
		if policy := page.header.Get("Content-Security-Policy"); !strings.HasPrefix(policy, "default-src 'none'") {
			s.tb.Errorf("the page's Content-Security-Policy is %q", policy)
		}
		balances := s.readBalances(of)
		s.compareTables(balances, s.readTable("/v2/accounting/balances.csv"+of))
		if len(statement.Positions) == 0 || len(table) != len(statement.Positions)+len(statement.Tokens)+1+len(statement.YieldSources) {
			s.tb.Fatalf("%d rows of %d positions, %d tokens and %d sources", len(table), len(statement.Positions), len(statement.Tokens), len(statement.YieldSources))
		}
		for i, p := range statement.Positions {
			if row := table[i]; row["positionId"] != p.PositionID || row["depositsUsd"] != p.Figures.DepositsUSD || row["closingUsd"] != p.Figures.ClosingUSD || row["yieldUsd"] != p.Figures.YieldUSD {
				s.tb.Errorf("the table has %v of %+v", row, p)
			}
			if !strings.Contains(page.text, p.PositionID) {
				s.tb.Errorf("the page lacks %s", p.PositionID)
			}
			if want := journal.closing(p); p.Figures.ClosingUSD != want {
				s.tb.Errorf("%s closes with %s, in the journal with %s", p.PositionID, p.Figures.ClosingUSD, want)
			}
			last := slices.IndexFunc(balances, func(b map[string]string) bool {
				return b["date"] == balances[len(balances)-1]["date"] && b["positionId"] == p.PositionID && b["token"] == string(p.Token)
			})
			if last >= 0 && balances[last]["balanceUsd"] != p.Figures.ClosingUSD {
				s.tb.Errorf("%s closes with %s, and the last day with %s", p.PositionID, p.Figures.ClosingUSD, balances[last]["balanceUsd"])
			}
		}
		if total := table[len(statement.Positions)+len(statement.Tokens)]; total["row"] != "total" || total["closingUsd"] != statement.Total.ClosingUSD || statement.Total.DepositsUSD == "0.000000" {
			s.tb.Errorf("the table's total is %v, not %+v", total, statement.Total)
		}
		file := s.send(http.MethodGet, "/v2/accounting/activity.beancount"+of, "").text
		for id := range journal.entries {
			if n := strings.Count(file, fmt.Sprintf("\n  entry: %q\n", id)); n != 1 {
				s.tb.Errorf("entry %s is in the file for Beancount %d times", id, n)
			}
		}
	}
}

// journalSums are the lines of the activity, added up.
type journalSums struct {
	entries  map[string]bool
	balances map[string]money.USD // by account, chain, token and source
}

// closing returns the journal's closing balance of a position of a statement.
func (j journalSums) closing(p client.StatementPosition) string {
	account, source := map[client.StatementPositionKind]string{"cash": "cash", "in_transit": "in_transit", "yield_source": "yield_position"}[p.Kind], ""
	if p.YieldSourceID != nil {
		source = *p.YieldSourceID
	}
	return j.balances[fmt.Sprint(account, p.Chain, p.Token, source)].String()
}

func (s *scene) readJournal(of string) journalSums {
	s.tb.Helper()
	found := journalSums{map[string]bool{}, map[string]money.USD{}}
	for _, line := range s.readTable("/v2/accounting/activity.csv" + of) {
		amount, err := money.ParseUSD(line["amountUsd"])
		if err != nil {
			s.tb.Fatal(err)
		}
		found.entries[line["journalEntryId"]] = true
		found.balances[line["accountKind"]+line["chain"]+line["token"]+line["yieldSourceId"]] += amount
	}
	return found
}

// readTable reads CSV, a map a row.
func (s *scene) readTable(target string) []map[string]string {
	s.tb.Helper()
	a := s.send(http.MethodGet, target, "")
	rows, err := csv.NewReader(strings.NewReader(a.text)).ReadAll()
	if err != nil || a.status != http.StatusOK || len(rows) < 2 {
		s.tb.Fatalf("%d rows (%v) in %s", len(rows), err, a)
	}
	table := make([]map[string]string, len(rows)-1)
	for i, row := range rows[1:] {
		table[i] = map[string]string{}
		for k, name := range rows[0] {
			table[i][name] = row[k]
		}
	}
	return table
}

// readBalances reads the daily balances, a few at a time, each as a row would have it.
func (s *scene) readBalances(of string) []map[string]string {
	s.tb.Helper()
	var all []map[string]string
	for next := ""; ; {
		page := decodeResponse[struct {
			Data       []map[string]any
			NextCursor *string
		}](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/accounting/balances"+of+"&limit=2"+next, ""))
		for _, balance := range page.Data {
			row := map[string]string{}
			for name, v := range balance {
				row[name] = ""
				if v != nil {
					row[name] = fmt.Sprint(v)
				}
			}
			all = append(all, row)
		}
		if page.NextCursor == nil {
			return all
		}
		next = "&cursor=" + *page.NextCursor
	}
}

func (s *scene) compareTables(want, got []map[string]string) {
	s.tb.Helper()
	if len(want) != len(got) || len(want) == 0 {
		s.tb.Fatalf("%d rows of %d balances", len(got), len(want))
	}
	for i := range want {
		if fmt.Sprint(want[i]) != fmt.Sprint(got[i]) {
			s.tb.Errorf("row %d is %v, not %v", i, got[i], want[i])
		}
	}
}

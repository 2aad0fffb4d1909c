package accounting

import (
	_ "embed" // the page's template
	"fmt"
	"html/template"
	"io"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

//go:embed statement.html
var statementText string

// statementPage is the page of a statement: it stands alone and has no script. The template escapes labels.
var statementPage = template.Must(template.New("statement").Funcs(template.FuncMap{
	"amount": formatAmount,
	"time":   formatTime,
	"upper":  func(token chain.Token) string { return strings.ToUpper(string(token)) },
	"kind":   func(k Kind) string { return kindTitles[k] },
}).Parse(statementText))

var kindTitles = map[Kind]string{Cash: "Cash", InTransit: "In transit", YieldSource: "Yield source"}

// WriteHTML writes the statement as a page to print.
func (s Statement) WriteHTML(to io.Writer) error {
	if err := statementPage.Execute(to, pageView{s}); err != nil {
		return fmt.Errorf("writing the page of a statement: %w", err)
	}
	return nil
}

// pageView is the data of the template.
type pageView struct{ Statement }

// Label is the name of a source, its id if it has none.
func (v pageView) Label(source string) string {
	if name := v.Names.Sources[source]; name != "" {
		return name
	}
	return source
}

// Beginning is where the period begins, as text.
func (v pageView) Beginning() string {
	if v.FromTheBeginning() {
		return "the beginning"
	}
	return formatTime(v.From)
}

// Columns heads the figures.
func (pageView) Columns() []string {
	return []string{"Opening", "Deposits", "Withdrawals", "Reversals", "Recovered", "Other", "Yield", "Network fees", "Partner fees", "Transfers in", "Transfers out", "Closing"}
}

// Amounts are the figures in the order of Columns.
func (pageView) Amounts(f Figures) []money.USD {
	var amounts []money.USD
	for _, amount := range f.columns() {
		amounts = append(amounts, *amount)
	}
	return amounts
}

// formatAmount spells an amount for readers: with a true minus, and thousands apart.
func formatAmount(amount money.USD) string {
	text, minus := strings.CutPrefix(amount.String(), "-")
	whole, part, _ := strings.Cut(text, ".")
	var grouped strings.Builder
	if minus {
		grouped.WriteString("−")
	}
	for i, digit := range whole {
		if i > 0 && (len(whole)-i)%3 == 0 {
			grouped.WriteByte(',')
		}
		grouped.WriteRune(digit)
	}
	return grouped.String() + "." + part
}

func formatTime(at time.Time) string {
	at = at.UTC()
	if at.Equal(at.Truncate(24 * time.Hour)) {
		return at.Format("2 January 2006, 00:00 UTC")
	}
	return at.Format("2 January 2006, 15:04:05.999999 UTC")
}

// HeldShares are the positions that have shares.
func (v pageView) HeldShares() []PositionFigures {
	var held []PositionFigures
	for _, p := range v.Positions {
		if p.OpeningShares != nil && !(p.OpeningShares.IsZero() && p.ClosingShares.IsZero()) {
			held = append(held, p)
		}
	}
	return held
}

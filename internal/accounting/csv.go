package accounting

import (
	"encoding/csv"
	"io"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/spreadsheet"
)

// statementColumns are the fields of a statement, as the JSON names them; row names the subject of a row: a position,
// a token, the total or a source.
var statementColumns = []string{
	"row", "organizationId", "walletId", "walletLabel", "from", "to",
	"positionId", "kind", "chain", "token", "yieldSourceId", "yieldSourceLabel",
	"openingUsd", "depositsUsd", "withdrawalsUsd", "reversalsUsd", "recoveredUsd", "otherUsd", "yieldUsd", "networkFeesUsd", "partnerFeesUsd", "transfersInUsd", "transfersOutUsd", "closingUsd",
	"openingShares", "closingShares",
	"realizedUsd", "costUsd", "valueUsd", "unrealizedUsd", "valuedAt", "unvaluedReason",
}

// WriteCSV writes the statement as one table. Fields that a row does not have stay empty.
func (s Statement) WriteCSV(to io.Writer) error {
	out := csv.NewWriter(to)
	records := [][]string{statementColumns}
	row := func(kind string, parts ...[]string) {
		record := append([]string{kind}, s.periodRecord()...)
		records = append(records, append(record, slices.Concat(parts...)...))
	}
	none := func(n int) []string { return make([]string, n) }
	for _, p := range s.Positions {
		row("position", positionRecord(p.Position, s.Names), figuresRecord(p.Figures), []string{sharesText(p.OpeningShares), sharesText(p.ClosingShares)}, none(6))
	}
	for _, t := range s.Tokens {
		row("token", none(3), []string{string(t.Token)}, none(2), figuresRecord(t.Figures), none(8))
	}
	row("total", none(6), figuresRecord(s.Total), none(8))
	for _, y := range s.Sources {
		row("yieldSource", none(4), []string{y.Source, spreadsheet.EscapeFormula(s.Names.Sources[y.Source])}, none(14), yieldRecord(y))
	}
	return out.WriteAll(records)
}

// periodRecord returns the fields of each row that name the owner and the period.
func (s Statement) periodRecord() []string {
	wallet, from := "", ""
	if s.Scope.Wallet != nil {
		wallet = s.Scope.Wallet.String()
	}
	if !s.FromTheBeginning() {
		from = timeText(&s.From)
	}
	return []string{s.Scope.Organization.String(), wallet, spreadsheet.EscapeFormula(s.Names.Wallet), from, timeText(&s.To)}
}

func figuresRecord(f Figures) []string {
	var record []string
	for _, amount := range f.columns() {
		record = append(record, amount.String())
	}
	return record
}

func yieldRecord(y SourceYield) []string {
	return []string{y.Realized.String(), y.Cost.String(), amountText(y.Value), amountText(y.Unrealized()), timeText(y.ValuedAt), y.Reason}
}

// amountText is empty for an unknown amount.
func amountText(amount *money.USD) string {
	if amount == nil {
		return ""
	}
	return amount.String()
}

// timeText is empty for an unknown time.
func timeText(at *time.Time) string {
	if at == nil {
		return ""
	}
	return at.UTC().Format(time.RFC3339Nano)
}

// FromTheBeginning says whether the period has no lower bound.
func (s Statement) FromTheBeginning() bool { return s.From.UnixMicro() == 0 }

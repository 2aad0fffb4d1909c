package policy

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/spreadsheet"
	"github.com/granaryhq/granary/internal/store"
)

// Bounds of an import.
const (
	MaxImported   = 5000    // entries
	MaxImportSize = 1 << 20 // bytes
	clippedBytes  = 64
)

// Columns of an address book's CSV. The first three must be there, in any order;
// those that only an export has are read over.
const (
	columnLabel      = "label"
	columnChain      = "chain"
	columnAddress    = "address"
	columnGroup      = "group"
	columnID         = "id"
	columnCreatedAt  = "createdAt"
	columnUsableFrom = "usableFrom"
)

var csvColumns = []string{columnLabel, columnChain, columnAddress, columnGroup, columnID, columnCreatedAt, columnUsableFrom}

// RefusedLine is a line of a CSV that cannot be imported, and why. The header is line 1.
type RefusedLine struct {
	Line   int
	Code   fault.Code
	Reason string
}

// Imported is the result of an import: all of its entries or, where any line is rejected, none.
type Imported struct {
	Entries  []NewEntry
	Refused  []RefusedLine
	Activity *approval.Activity // nil if no entry was imported
}

// Import adds the entries of a CSV to the book, as one change, at once or as an activity. If any line is rejected no
// entry is imported, and each rejected line is reported; with dryRun no entry is imported either way. Errors:
// validation_error for an invalid CSV, and those of approval.Service.Propose.
func (s *Service) Import(ctx context.Context, organization uuid.UUID, text []byte, dryRun bool) (Imported, error) {
	lines, err := parseCSV(text)
	if err != nil {
		return Imported{}, err
	}
	result := Imported{}
	lineOf := map[uuid.UUID]int{}
	for _, l := range lines {
		n, err := s.kinds.parseEntry(organization, l.label, chain.Name(l.chain), l.address, l.group)
		if !l.whole {
			err = fault.New(fault.Validation, "the line has not as many fields as the header")
		}
		if err == nil && lineOf[n.ID] != 0 {
			err = fault.New(fault.AddressBookDuplicate, "line %d is the same", lineOf[n.ID])
		}
		if err != nil {
			result.Refused = append(result.Refused, refuseLine(l.number, err))
			continue
		}
		result.Entries, lineOf[n.ID] = append(result.Entries, n), l.number
	}
	refused, err := store.Write(ctx, s.db, func(tx *store.Tx) (map[uuid.UUID]error, error) {
		return s.kinds.whyRefused(ctx, tx, organization, bookChange{Add: result.Entries})
	})
	if err != nil {
		return Imported{}, fmt.Errorf("checking an import: %w", err)
	}
	for id, why := range refused {
		result.Refused = append(result.Refused, refuseLine(lineOf[id], why))
	}
	slices.SortFunc(result.Refused, func(a, b RefusedLine) int { return a.Line - b.Line })
	result.Entries = slices.DeleteFunc(result.Entries, func(n NewEntry) bool { return refused[n.ID] != nil })
	if len(result.Refused) > 0 || dryRun {
		return result, nil
	}
	a, err := s.approvals.Propose(ctx, approval.NewChange{
		Organization: organization, Kind: approval.AddressBookChange, Body: bookChange{Add: result.Entries},
		Action: audit.ImportAddresses, Subject: organization.String(), Details: audit.Details{"entries": fmt.Sprint(len(result.Entries))},
	})
	result.Activity = &a
	return result, err
}

func refuseLine(number int, err error) RefusedLine {
	var f *fault.Error
	if !errors.As(err, &f) {
		return RefusedLine{number, fault.Internal, "it could not be read"}
	}
	return RefusedLine{number, f.Code, f.Text}
}

// csvLine is a line as it stands there.
type csvLine struct {
	number                       int
	whole                        bool // it has as many fields as the header
	label, chain, address, group string
}

// parseCSV reads a CSV with a header, as Export writes it or a spreadsheet does. It
// begins with a byte order mark, if a spreadsheet has put one there.
// Error: validation_error.
func parseCSV(text []byte) ([]csvLine, error) {
	if len(text) > MaxImportSize {
		return nil, fault.New(fault.Validation, "the CSV has more than %d bytes", MaxImportSize)
	}
	if !utf8.Valid(text) || bytes.ContainsRune(text, 0) {
		return nil, fault.New(fault.Validation, "the CSV is not text in UTF-8")
	}
	r := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(text, []byte("\ufeff"))))
	r.FieldsPerRecord = -1 // a line that has too few is refused by itself
	header, err := r.Read()
	if err != nil {
		return nil, fault.New(fault.Validation, "the CSV has no header: it begins with %s", strings.Join(csvColumns[:4], ","))
	}
	at, err := findColumns(header)
	if err != nil {
		return nil, err
	}
	var lines []csvLine
	for {
		record, err := r.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fault.Wrap(err, fault.Validation, "the CSV cannot be read: %v", err)
		}
		if !slices.ContainsFunc(record, func(field string) bool { return strings.TrimSpace(field) != "" }) {
			continue // a row that a spreadsheet has and its user left empty
		}
		if len(lines) == MaxImported {
			return nil, fault.New(fault.Validation, "the CSV has more than %d entries", MaxImported)
		}
		number, _ := r.FieldPos(0)
		field := func(column string) string {
			i, there := at[column]
			if !there || len(record) != len(header) {
				return ""
			}
			return spreadsheet.UnescapeFormula(record[i])
		}
		lines = append(lines, csvLine{number, len(record) == len(header), field(columnLabel), strings.TrimSpace(field(columnChain)), strings.TrimSpace(field(columnAddress)), field(columnGroup)})
	}
	if len(lines) == 0 {
		return nil, fault.New(fault.Validation, "the CSV has no entries")
	}
	return lines, nil
}

// findColumns says which column stands where. Names are taken in any case and with spaces around them; a column without a
// name is read over.
func findColumns(header []string) (map[string]int, error) {
	at := map[string]int{}
	for i, given := range header {
		given = strings.TrimSpace(given)
		if given == "" {
			continue
		}
		known := slices.IndexFunc(csvColumns, func(name string) bool { return strings.EqualFold(name, given) })
		if known < 0 && len(header) == 1 && strings.ContainsAny(given, ";\t") {
			return nil, fault.New(fault.Validation, "the CSV must have its columns separated by commas")
		}
		if known < 0 {
			return nil, fault.New(fault.Validation, "the CSV has the column %q: known are %s", clipText(given), strings.Join(csvColumns, ", "))
		}
		name := csvColumns[known]
		if _, twice := at[name]; twice {
			return nil, fault.New(fault.Validation, "the CSV has the column %s twice", name)
		}
		at[name] = i
	}
	for _, name := range csvColumns[:3] {
		if _, there := at[name]; !there {
			return nil, fault.New(fault.Validation, "the CSV has no column %s", name)
		}
	}
	return at, nil
}

func clipText(text string) string {
	if len(text) > clippedBytes {
		return strings.ToValidUTF8(text[:clippedBytes], "")
	}
	return text
}

// Export writes the book as CSV, oldest entries first, those that rest too.
func (s *Service) Export(ctx context.Context, organization uuid.UUID, to io.Writer) error {
	w := csv.NewWriter(to)
	if err := w.Write(csvColumns); err != nil {
		return fmt.Errorf("writing an address book: %w", err)
	}
	page := store.Page{Limit: chunk}
	for {
		entries, next, err := s.ListEntries(ctx, organization, page)
		if err != nil {
			return err
		}
		for _, e := range entries {
			err := w.Write([]string{spreadsheet.EscapeFormula(e.Label), string(e.Chain), string(e.Address), spreadsheet.EscapeFormula(e.Group),
				e.ID.String(), e.CreatedAt.Format(time.RFC3339Nano), e.UsableFrom.Format(time.RFC3339Nano)})
			if err != nil {
				return fmt.Errorf("writing an address book: %w", err)
			}
		}
		if next == nil {
			break
		}
		page.After = next
	}
	w.Flush()
	if err := w.Error(); err != nil {
		return fmt.Errorf("writing an address book: %w", err)
	}
	return nil
}

package httpapi

import (
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// The parameters that lists share.
var (
	pageParams = []string{"cursor", "limit"}
	listParams = []string{"cursor", "limit", "sort", "order", "from"}
)

const defaultLimit = 25

// queryReader holds a request's parameters, each known and given once. Its methods read one parameter each, keep its
// error and go on. An absent parameter is nil.
type queryReader struct {
	values   map[string]string
	problems *problems
}

// readQuery reads the query string before the handler runs, so that every operation rejects unknown parameters.
// Errors: unknown_parameters, validation_error.
func (r *request) readQuery() error {
	if r.http.URL.RawQuery == "" {
		return nil
	}
	values, err := url.ParseQuery(r.http.URL.RawQuery)
	if err != nil {
		return fault.New(fault.Validation, "the query string is malformed") // the error quotes it, and the log must not
	}
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	slices.Sort(names) // the same mistake always gives the same answer
	r.query.values = make(map[string]string, len(values))
	for _, name := range names {
		given := values[name]
		switch {
		case !slices.Contains(r.operation.query, name):
			return unknownError("parameter", name)
		case len(given) > 1:
			return fault.New(fault.Validation, "%s is given %d times", name, len(given))
		case !isPlainText(given[0]):
			return fault.New(fault.Validation, "%s is not plain UTF-8 text", name)
		}
		r.query.values[name] = given[0]
	}
	return nil
}

func unknownError(what, name string) error {
	return fault.New(fault.UnknownParameters, "unknown %s %q", what, clipText(name))
}

// isPlainText says whether text can be stored and compared everywhere: PostgreSQL
// takes no null character and only UTF-8.
func isPlainText(text string) bool { return utf8.ValidString(text) && !strings.ContainsRune(text, 0) }

func (q *queryReader) fail(code fault.Code, format string, args ...any) {
	q.problems.noteOutside(fault.New(code, format, args...))
}

// readText reads a parameter of 1 to most characters.
func (q *queryReader) readText(name string, most int) *string {
	v, given := q.values[name]
	if !given {
		return nil
	}
	if n := utf8.RuneCountInString(v); n < 1 || n > most {
		q.fail(fault.Validation, "%s must have 1 to %d characters", name, most)
		return nil
	}
	return &v
}

// evmTxHash and solanaTxHash are the forms of a transaction's hash: 32 bytes in hex,
// and the base58 of a signature's 64.
var (
	evmTxHash    = regexp.MustCompile(`^0[xX][0-9a-fA-F]{64}$`)
	solanaTxHash = regexp.MustCompile(`^[1-9A-HJ-NP-Za-km-z]{64,88}$`)
)

// readTxHash reads a transaction's hash, as it is stored: hex is small. It must be
// there.
func (q *queryReader) readTxHash(name string) string {
	v, given := q.values[name]
	switch {
	case !given:
		q.fail(fault.Validation, "%s is required", name)
	case evmTxHash.MatchString(v):
		return strings.ToLower(v)
	case solanaTxHash.MatchString(v):
		return v
	default:
		q.fail(fault.Validation, "%s must be a transaction's hash: 0x and 64 hexadecimal digits, or base58 on Solana", name)
	}
	return ""
}

// readOneOf reads a parameter that has one of the given values.
func (q *queryReader) readOneOf(name string, values ...string) *string {
	v, given := q.values[name]
	if !given {
		return nil
	}
	if !slices.Contains(values, v) {
		q.fail(fault.Validation, "%s must be one of: %s", name, strings.Join(values, ", "))
		return nil
	}
	return &v
}

// readID reads a UUID v4.
func (q *queryReader) readID(name string) *uuid.UUID {
	v, given := q.values[name]
	if !given {
		return nil
	}
	id, ok := parseID(v)
	if !ok {
		q.fail(fault.Validation, "%s must be a UUID v4", name)
		return nil
	}
	return &id
}

// readChain reads a chain of the interface. Error: unsupported_chain.
func (q *queryReader) readChain(name string) *chain.Name {
	v, given := q.values[name]
	if !given {
		return nil
	}
	n := chain.Name(v)
	if !n.Valid() {
		q.fail(fault.UnsupportedChain, "%s: no such chain", name)
		return nil
	}
	return &n
}

// readMicros reads a time; zero is absent.
func (q *queryReader) readMicros(name string) int64 {
	v, given := q.values[name]
	if !given {
		return 0
	}
	micros, ok := parseTime(v)
	switch {
	case !ok && plusLost.MatchString(v):
		q.fail(fault.Validation, "%s has a space before its zone: write + as %%2B in a query", name)
	case !ok:
		q.fail(fault.Validation, "%s must be an ISO 8601 date-time with seconds and a zone, such as 2026-01-31T00:00:00Z", name)
	}
	return micros
}

// dateTime is the form that package time is lenient about.
var dateTime = regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$`)

// plusLost is a time whose zone began with a +, which stands for a space in a query.
var plusLost = regexp.MustCompile(`^[0-9T:.-]+ \d\d:\d\d$`)

// parseTime reads an RFC 3339 date-time as micros. It rounds up:
// both "at this time or later" and "before this time" mean the next microsecond
// when the time lies between two.
func parseTime(text string) (int64, bool) {
	t, err := time.Parse(time.RFC3339, text)
	if err != nil || !dateTime.MatchString(text) {
		return 0, false
	}
	micros := t.UnixMicro()
	if t.Nanosecond()%1000 != 0 {
		micros++
	}
	return max(1, micros), true // zero would be no time at all
}

// readLimit reads the page size.
func (q *queryReader) readLimit(most int) int {
	v, given := q.values["limit"]
	if !given {
		return defaultLimit
	}
	n, err := strconv.Atoi(v)
	if err != nil || n < 1 || n > most || strconv.Itoa(n) != v {
		q.fail(fault.Validation, "limit must be an integer from 1 to %d", most)
		return defaultLimit
	}
	return n
}

// readPage reads the parameters of a list: newest first unless asked otherwise.
func (r *request) readPage(mostLimit int) store.Page {
	q := &r.query
	q.readOneOf("sort", "createdAt")
	order := q.readOneOf("order", "asc", "desc")
	return store.Page{
		Limit:      q.readLimit(mostLimit),
		Desc:       order == nil || *order == "desc",
		FromMicros: q.readMicros("from"),
		After:      r.readCursor(),
	}
}

// readCursor reads the cursor. Error: invalid_cursor.
func (r *request) readCursor() *store.Position {
	v, given := r.query.values["cursor"]
	if !given {
		return nil
	}
	at, err := r.cursors.open(r.listKey(), v)
	if err != nil {
		r.problems.noteOutside(err)
		return nil
	}
	return &at
}

// nextCursor is the cursor of the place where the next page begins, nil at the end.
func (r *request) nextCursor(at *store.Position) *string {
	if at == nil {
		return nil
	}
	text := r.cursors.seal(r.listKey(), *at)
	return &text
}

// listKey names the list that a cursor belongs to: its organization, path, and all parameters that define its content
// and order. The size of a page may change.
func (r *request) listKey() []string {
	organization := r.principal.Organization
	name := []string{string(organization[:]), r.http.URL.Path}
	for _, p := range r.operation.query { // in the order of the operation, not of the request
		v, given := r.query.values[p]
		switch {
		case p == "cursor" || p == "limit" || p == "sort": // there is one sort
			continue
		case p == "order" && !given:
			v = "desc"
		case !given:
			continue
		}
		name = append(name, p, v)
	}
	return name
}

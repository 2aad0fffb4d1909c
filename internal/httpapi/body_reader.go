package httpapi

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/printable"
)

// bodyReader is a JSON object being read. Its methods read one field each, keep its error and go on. A field that was
// never read is unknown.
type bodyReader struct {
	path     string // "" or "allocations[2]."
	value    value
	wasRead  map[string]bool
	problems *problems
}

func newBodyReader(v value, path string, p *problems) *bodyReader {
	b := &bodyReader{path: path, value: v, wasRead: make(map[string]bool, len(v.names)), problems: p}
	p.bodies = append(p.bodies, b)
	return b
}

// unknownField returns the error of the first unread field, or nil.
func (b *bodyReader) unknownField() error {
	for _, name := range b.value.names {
		if !b.wasRead[name] {
			return unknownError("field", b.path+name)
		}
	}
	return nil
}

func (b *bodyReader) fail(code fault.Code, name, format string, args ...any) {
	b.problems.noteInBody(fault.New(code, "%s%s %s", b.path, name, fmt.Sprintf(format, args...)))
}

var kindNames = map[kind]string{kindBool: "a boolean", kindNumber: "a number", kindString: "a string", kindArray: "an array", kindObject: "an object"}

// readField returns a field that must be of a kind.
func (b *bodyReader) readField(name string, k kind) (value, bool) {
	b.wasRead[name] = true
	v, given := b.value.members[name]
	switch {
	case !given:
		b.fail(fault.Validation, name, "is required")
	case v.kind != k:
		b.fail(fault.Validation, name, "must be %s", kindNames[k])
	default:
		return v, true
	}
	return value{}, false
}

// has says whether the field is there; one that is not needs no reading.
func (b *bodyReader) has(name string) bool {
	_, given := b.value.members[name]
	return given
}

// hasValue says whether an optional field is there and not null, which is the same as its absence: a client that
// sends back a withdrawal as it was shown has both.
func (b *bodyReader) hasValue(name string) bool {
	v, given := b.value.members[name]
	if given && v.kind == kindNull {
		b.wasRead[name] = true
		return false
	}
	return given
}

// readID reads a UUID v4.
func (b *bodyReader) readID(name string) uuid.UUID {
	v, ok := b.readField(name, kindString)
	if !ok {
		return uuid.Nil
	}
	id, ok := parseID(v.text)
	if !ok {
		b.fail(fault.Validation, name, "must be a UUID v4")
	}
	return id
}

// readText reads a string of least to most characters, none of which steers the screen that
// shows it or is not visible. A stored string may be shown to people anywhere, so every string
// is read by it whose syntax is not checked elsewhere.
func (b *bodyReader) readText(name string, least, most int) string {
	text := b.readUncheckedText(name, least, most)
	if err := printable.Check(text); err != nil {
		b.fail(fault.Validation, name, "%v", err)
	}
	return text
}

// readUncheckedText reads a string of least to most characters for a caller that checks each
// of them, such as an address or the lines of a CSV.
func (b *bodyReader) readUncheckedText(name string, least, most int) string {
	v, ok := b.readField(name, kindString)
	if n := utf8.RuneCountInString(v.text); ok && (n < least || n > most) {
		b.fail(fault.Validation, name, "must have %d to %d characters", least, most)
	}
	return v.text
}

// readLabel reads a name for people, of 1 to most characters: one line that can be
// seen, and that reads in the order in which it is stored.
func (b *bodyReader) readLabel(name string, most int) string {
	text := b.readText(name, 1, most)
	if text != "" && !strings.ContainsFunc(text, isVisible) {
		b.fail(fault.Validation, name, "must have a visible character")
	}
	return text
}

// isVisible says whether a character shows something when it stands alone: no
// space, no mark that needs another character, and none that is drawn empty.
func isVisible(r rune) bool {
	const brailleBlank = 0x2800
	return unicode.IsGraphic(r) && !unicode.IsSpace(r) && r != brailleBlank &&
		!unicode.In(r, unicode.M, unicode.Other_Default_Ignorable_Code_Point)
}

// readOneOf reads a string that is one of a few.
func (b *bodyReader) readOneOf(name string, values ...string) string {
	v, ok := b.readField(name, kindString)
	if ok && !slices.Contains(values, v.text) {
		b.fail(fault.Validation, name, "must be %s", strings.Join(values, " or "))
	}
	return v.text
}

// readBool reads true or false.
func (b *bodyReader) readBool(name string) bool {
	v, _ := b.readField(name, kindBool)
	return v.text == "true"
}

// readInteger reads a number without fraction or exponent, from least to most.
func (b *bodyReader) readInteger(name string, least, most int64) int64 {
	v, ok := b.readField(name, kindNumber)
	if !ok {
		return 0
	}
	n, err := strconv.ParseInt(v.text, 10, 64)
	if err != nil || n < least || n > most {
		b.fail(fault.Validation, name, "must be an integer from %d to %d", least, most)
		return 0
	}
	return n
}

// readIntegerOrNull reads a number as readInteger does, or null, which must be there.
func (b *bodyReader) readIntegerOrNull(name string, least, most int64) *int {
	if v, given := b.value.members[name]; given && v.kind == kindNull {
		b.wasRead[name] = true
		return nil
	}
	n := int(b.readInteger(name, least, most))
	return &n
}

// readChain reads a chain of the interface. Error: unsupported_chain.
func (b *bodyReader) readChain(name string) chain.Name {
	v, ok := b.readField(name, kindString)
	n := chain.Name(v.text)
	if ok && !n.Valid() {
		b.fail(fault.UnsupportedChain, name, "is no chain of this service")
	}
	return n
}

// readChains reads different chains, one at least. Error: unsupported_chain.
func (b *bodyReader) readChains(name string) []chain.Name {
	var chains []chain.Name
	for i, text := range b.readTexts(name, 1, len(chain.Names())) {
		n := chain.Name(text)
		if !n.Valid() {
			b.fail(fault.UnsupportedChain, fmt.Sprintf("%s[%d]", name, i), "is no chain of this service")
		}
		chains = append(chains, n)
	}
	return chains
}

// readToken reads a lane. Error: unsupported_token.
func (b *bodyReader) readToken(name string) chain.Token {
	v, ok := b.readField(name, kindString)
	t := chain.Token(v.text)
	if ok && !t.Valid() {
		b.fail(fault.UnsupportedToken, name, "must be usdc or usdt")
	}
	return t
}

// The forms in which an amount of dollars may be written.
type amountForm uint8

const (
	asNumber amountForm = 1 << iota // a JSON number, read from its digits
	asText                          // a string with exactly six decimals
)

// readPositiveUSD reads an amount of dollars above zero.
// Error: precision_overflow beyond six decimals.
func (b *bodyReader) readPositiveUSD(name string, form amountForm) money.USD {
	n, ok := b.readUSD(name, form)
	if ok && n == 0 {
		b.fail(fault.Validation, name, "must be more than zero")
	}
	return n
}

// readUSD reads an amount of dollars, zero or above.
// Error: precision_overflow beyond six decimals.
func (b *bodyReader) readUSD(name string, form amountForm) (money.USD, bool) {
	k := kindNumber
	if given := b.value.members[name]; form == asText || (form&asText != 0 && given.kind == kindString) {
		k = kindString
	}
	v, ok := b.readField(name, k)
	if !ok {
		return 0, false
	}
	if k == kindString {
		if code, wrong := checkSixDecimals(v.text); wrong {
			b.fail(code, name, "must be dollars with six decimals, such as 12.500000")
			return 0, false
		}
	}
	n, err := money.ParseUSD(v.text)
	switch {
	case errors.Is(err, money.ErrPrecision):
		b.fail(fault.PrecisionOverflow, name, "must have at most six decimals")
	case err != nil || n > money.MaxUSD:
		b.fail(fault.Validation, name, "is no amount of dollars in range")
	case n < 0:
		b.fail(fault.Validation, name, "must not be negative")
	default:
		return n, true
	}
	return 0, false
}

// readUSDOrNull reads an amount of dollars in text, or null, which must be there.
func (b *bodyReader) readUSDOrNull(name string) *money.USD {
	if v, given := b.value.members[name]; given && v.kind == kindNull {
		b.wasRead[name] = true
		return nil
	}
	n, _ := b.readUSD(name, asText)
	return &n
}

// checkSixDecimals describes the error of an amount that should have the text form of the interface.
func checkSixDecimals(text string) (fault.Code, bool) {
	whole, decimals, _ := strings.Cut(text, ".")
	for _, part := range []string{whole, decimals} {
		if part == "" || strings.Trim(part, "0123456789") != "" {
			return fault.Validation, true
		}
	}
	if len(decimals) > 6 {
		return fault.PrecisionOverflow, true
	}
	return fault.Validation, len(decimals) < 6
}

// readTime reads a time of ISO 8601.
func (b *bodyReader) readTime(name string) time.Time {
	v, ok := b.readField(name, kindString)
	if !ok {
		return time.Time{}
	}
	micros, valid := parseTime(v.text)
	if !valid {
		b.fail(fault.Validation, name, "must be a time of ISO 8601, such as 2026-01-02T15:04:05Z")
	}
	return clock.Time(micros)
}

// readTexts reads an array of different strings.
func (b *bodyReader) readTexts(name string, least, most int) []string {
	var out []string
	seen := map[string]bool{}
	for i, v := range b.readArray(name, least, most) {
		at := fmt.Sprintf("%s[%d]", name, i)
		switch {
		case v.kind != kindString:
			b.fail(fault.Validation, at, "must be a string")
		case seen[v.text]:
			b.fail(fault.Validation, at, "is given twice")
		case printable.Check(v.text) != nil:
			b.fail(fault.Validation, at, "%v", printable.ErrHidden)
		}
		seen[v.text] = true
		out = append(out, v.text)
	}
	return out
}

// readObject reads an object.
func (b *bodyReader) readObject(name string) *bodyReader {
	v, _ := b.readField(name, kindObject)
	return newBodyReader(v, b.path+name+".", b.problems)
}

// refuseField refuses a field for which others leave no room.
func (b *bodyReader) refuseField(name, why string) {
	b.wasRead[name] = true
	if b.has(name) {
		b.fail(fault.Validation, name, "%s", why)
	}
}

// readOptionalObject reads an object that may be absent or null, nil then.
func (b *bodyReader) readOptionalObject(name string) *bodyReader {
	if v, given := b.value.members[name]; !given || v.kind == kindNull {
		b.wasRead[name] = true
		return nil
	}
	return b.readObject(name)
}

// readObjects reads an array of objects.
func (b *bodyReader) readObjects(name string, least, most int) []*bodyReader {
	var out []*bodyReader
	for i, v := range b.readArray(name, least, most) {
		at := fmt.Sprintf("%s[%d]", name, i)
		if v.kind != kindObject {
			b.fail(fault.Validation, at, "must be an object")
			continue
		}
		out = append(out, newBodyReader(v, b.path+at+".", b.problems))
	}
	return out
}

func (b *bodyReader) readArray(name string, least, most int) []value {
	v, ok := b.readField(name, kindArray)
	if ok && (len(v.items) < least || len(v.items) > most) {
		b.fail(fault.Validation, name, "must have %d to %d items", least, most)
		return nil
	}
	return v.items
}

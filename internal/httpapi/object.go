package httpapi

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

// bodyReader is a JSON object being read. Its methods read one field each, note the
// first mistake, and go on; a handler reads everything and then asks err once.
// A field that was never read is unknown.
type bodyReader struct {
	path     string // "" or "allocations[2]."
	value    value
	wasRead  map[string]bool
	problems *problems
}

// problems are shared by the objects of one body.
type problems struct {
	first   error
	objects []*bodyReader
}

func newBodyReader(v value, path string, problems *problems) *bodyReader {
	o := &bodyReader{path: path, value: v, wasRead: make(map[string]bool, len(v.names)), problems: problems}
	problems.objects = append(problems.objects, o)
	return o
}

// err is what is wrong with the body: a field that nobody read, since that is
// the likely cause of any other mistake, or else the first mistake.
func (o *bodyReader) err() error {
	for _, each := range o.problems.objects {
		for _, name := range each.value.names {
			if !each.wasRead[name] {
				return unknownError("field", each.path+name)
			}
		}
	}
	return o.problems.first
}

func (o *bodyReader) fail(code fault.Code, name, format string, args ...any) {
	if o.problems.first == nil {
		o.problems.first = fault.New(code, "%s%s %s", o.path, name, fmt.Sprintf(format, args...))
	}
}

var kindNames = map[kind]string{kindBool: "a boolean", kindNumber: "a number", kindString: "a string", kindArray: "an array", kindObject: "an object"}

// readField returns a field that must be of a kind.
func (o *bodyReader) readField(name string, k kind) (value, bool) {
	o.wasRead[name] = true
	v, given := o.value.members[name]
	switch {
	case !given:
		o.fail(fault.Validation, name, "is required")
	case v.kind != k:
		o.fail(fault.Validation, name, "must be %s", kindNames[k])
	default:
		return v, true
	}
	return value{}, false
}

// has says whether the field is there; one that is not needs no reading.
func (o *bodyReader) has(name string) bool {
	_, given := o.value.members[name]
	return given
}

// readID reads a UUID v4.
func (o *bodyReader) readID(name string) uuid.UUID {
	v, ok := o.readField(name, kindString)
	if !ok {
		return uuid.Nil
	}
	id, ok := parseID(v.text)
	if !ok {
		o.fail(fault.Validation, name, "must be a UUID v4")
	}
	return id
}

// readText reads a string of least to most characters.
func (o *bodyReader) readText(name string, least, most int) string {
	v, ok := o.readField(name, kindString)
	if n := utf8.RuneCountInString(v.text); ok && (n < least || n > most) {
		o.fail(fault.Validation, name, "must have %d to %d characters", least, most)
	}
	return v.text
}

// readBool reads true or false.
func (o *bodyReader) readBool(name string) bool {
	v, _ := o.readField(name, kindBool)
	return v.text == "true"
}

// readInteger reads a number without fraction or exponent, from least to most.
func (o *bodyReader) readInteger(name string, least, most int64) int64 {
	v, ok := o.readField(name, kindNumber)
	if !ok {
		return 0
	}
	n, err := strconv.ParseInt(v.text, 10, 64)
	if err != nil || n < least || n > most {
		o.fail(fault.Validation, name, "must be an integer from %d to %d", least, most)
		return 0
	}
	return n
}

// readChain reads a chain of the interface. Error: unsupported_chain.
func (o *bodyReader) readChain(name string) chain.Name {
	v, ok := o.readField(name, kindString)
	n := chain.Name(v.text)
	if ok && !n.Valid() {
		o.fail(fault.UnsupportedChain, name, "is no chain of this service")
	}
	return n
}

// readToken reads a lane. Error: unsupported_token.
func (o *bodyReader) readToken(name string) chain.Token {
	v, ok := o.readField(name, kindString)
	t := chain.Token(v.text)
	if ok && !t.Valid() {
		o.fail(fault.UnsupportedToken, name, "must be usdc or usdt")
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
func (o *bodyReader) readPositiveUSD(name string, form amountForm) money.USD {
	n, ok := o.readUSD(name, form)
	if ok && n == 0 {
		o.fail(fault.Validation, name, "must be more than zero")
	}
	return n
}

// readUSD reads an amount of dollars, zero or above.
// Error: precision_overflow beyond six decimals.
func (o *bodyReader) readUSD(name string, form amountForm) (money.USD, bool) {
	k := kindNumber
	if given := o.value.members[name]; form == asText || (form&asText != 0 && given.kind == kindString) {
		k = kindString
	}
	v, ok := o.readField(name, k)
	if !ok {
		return 0, false
	}
	if k == kindString {
		if code, wrong := checkSixDecimals(v.text); wrong {
			o.fail(code, name, "must be dollars with six decimals, such as 12.500000")
			return 0, false
		}
	}
	n, err := money.ParseUSD(v.text)
	switch {
	case errors.Is(err, money.ErrPrecision):
		o.fail(fault.PrecisionOverflow, name, "must have at most six decimals")
	case err != nil || n > money.MaxUSD:
		o.fail(fault.Validation, name, "is no amount of dollars in range")
	case n < 0:
		o.fail(fault.Validation, name, "must not be negative")
	default:
		return n, true
	}
	return 0, false
}

// readUSDOrNull reads an amount of dollars in text, or null, which must be there.
func (o *bodyReader) readUSDOrNull(name string) *money.USD {
	if v, given := o.value.members[name]; given && v.kind == kindNull {
		o.wasRead[name] = true
		return nil
	}
	n, _ := o.readUSD(name, asText)
	return &n
}

// checkSixDecimals says what is wrong with an amount that should have the text form
// of the interface.
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

// readTexts reads an array of different strings.
func (o *bodyReader) readTexts(name string, least, most int) []string {
	var out []string
	seen := map[string]bool{}
	for i, v := range o.readArray(name, least, most) {
		at := fmt.Sprintf("%s[%d]", name, i)
		switch {
		case v.kind != kindString:
			o.fail(fault.Validation, at, "must be a string")
		case seen[v.text]:
			o.fail(fault.Validation, at, "is given twice")
		}
		seen[v.text] = true
		out = append(out, v.text)
	}
	return out
}

// readObject reads an object.
func (o *bodyReader) readObject(name string) *bodyReader {
	v, _ := o.readField(name, kindObject)
	return newBodyReader(v, o.path+name+".", o.problems)
}

// readOptionalObject reads an object that may be absent or null, nil then.
func (o *bodyReader) readOptionalObject(name string) *bodyReader {
	if v, given := o.value.members[name]; !given || v.kind == kindNull {
		o.wasRead[name] = true
		return nil
	}
	return o.readObject(name)
}

// readObjects reads an array of objects.
func (o *bodyReader) readObjects(name string, least, most int) []*bodyReader {
	var out []*bodyReader
	for i, v := range o.readArray(name, least, most) {
		at := fmt.Sprintf("%s[%d]", name, i)
		if v.kind != kindObject {
			o.fail(fault.Validation, at, "must be an object")
			continue
		}
		out = append(out, newBodyReader(v, o.path+at+".", o.problems))
	}
	return out
}

func (o *bodyReader) readArray(name string, least, most int) []value {
	v, ok := o.readField(name, kindArray)
	if ok && (len(v.items) < least || len(v.items) > most) {
		o.fail(fault.Validation, name, "must have %d to %d items", least, most)
		return nil
	}
	return v.items
}

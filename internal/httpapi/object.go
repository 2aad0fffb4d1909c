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

// object is a JSON object being read. Its methods read one field each, note the
// first mistake, and go on; a handler reads everything and then asks err once.
// A field that was never read is unknown.
type object struct {
	path  string // "" or "allocations[2]."
	value value
	read  map[string]bool
	all   *mistakes
}

// mistakes are shared by the objects of one body.
type mistakes struct {
	first   error
	objects []*object
}

func newObject(v value, path string, all *mistakes) *object {
	o := &object{path: path, value: v, read: make(map[string]bool, len(v.names)), all: all}
	all.objects = append(all.objects, o)
	return o
}

// err is what is wrong with the body: a field that nobody read, since that is
// the likely cause of any other mistake, or else the first mistake.
func (o *object) err() error {
	for _, each := range o.all.objects {
		for _, name := range each.value.names {
			if !each.read[name] {
				return unknown("field", each.path+name)
			}
		}
	}
	return o.all.first
}

func (o *object) fail(code fault.Code, name, format string, args ...any) {
	if o.all.first == nil {
		o.all.first = fault.New(code, "%s%s %s", o.path, name, fmt.Sprintf(format, args...))
	}
}

var kindNames = map[kind]string{kindBool: "a boolean", kindNumber: "a number", kindString: "a string", kindArray: "an array", kindObject: "an object"}

// field returns a field that must be of a kind.
func (o *object) field(name string, k kind) (value, bool) {
	o.read[name] = true
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
func (o *object) has(name string) bool {
	_, given := o.value.members[name]
	return given
}

// id reads a UUID v4.
func (o *object) id(name string) uuid.UUID {
	v, ok := o.field(name, kindString)
	if !ok {
		return uuid.Nil
	}
	id, ok := parseID(v.text)
	if !ok {
		o.fail(fault.Validation, name, "must be a UUID v4")
	}
	return id
}

// text reads a string of least to most characters.
func (o *object) text(name string, least, most int) string {
	v, ok := o.field(name, kindString)
	if n := utf8.RuneCountInString(v.text); ok && (n < least || n > most) {
		o.fail(fault.Validation, name, "must have %d to %d characters", least, most)
	}
	return v.text
}

// boolean reads true or false.
func (o *object) boolean(name string) bool {
	v, _ := o.field(name, kindBool)
	return v.text == "true"
}

// integer reads a number without fraction or exponent, from least to most.
func (o *object) integer(name string, least, most int64) int64 {
	v, ok := o.field(name, kindNumber)
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

// chain reads a chain of the interface. Error: unsupported_chain.
func (o *object) chain(name string) chain.Name {
	v, ok := o.field(name, kindString)
	n := chain.Name(v.text)
	if ok && !n.Valid() {
		o.fail(fault.UnsupportedChain, name, "is no chain of this service")
	}
	return n
}

// token reads a lane. Error: unsupported_token.
func (o *object) token(name string) chain.Token {
	v, ok := o.field(name, kindString)
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

// positive reads an amount of dollars above zero.
// Error: precision_overflow beyond six decimals.
func (o *object) positive(name string, form amountForm) money.USD {
	n, ok := o.amount(name, form)
	if ok && n == 0 {
		o.fail(fault.Validation, name, "must be more than zero")
	}
	return n
}

// amount reads an amount of dollars, zero or above.
// Error: precision_overflow beyond six decimals.
func (o *object) amount(name string, form amountForm) (money.USD, bool) {
	k := kindNumber
	if given := o.value.members[name]; form == asText || (form&asText != 0 && given.kind == kindString) {
		k = kindString
	}
	v, ok := o.field(name, k)
	if !ok {
		return 0, false
	}
	if k == kindString {
		if code, wrong := sixDecimals(v.text); wrong {
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

// amountOrNull reads an amount of dollars in text, or null, which must be there.
func (o *object) amountOrNull(name string) *money.USD {
	if v, given := o.value.members[name]; given && v.kind == kindNull {
		o.read[name] = true
		return nil
	}
	n, _ := o.amount(name, asText)
	return &n
}

// sixDecimals says what is wrong with an amount that should have the text form
// of the interface.
func sixDecimals(text string) (fault.Code, bool) {
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

// texts reads an array of different strings.
func (o *object) texts(name string, least, most int) []string {
	var out []string
	seen := map[string]bool{}
	for i, v := range o.array(name, least, most) {
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

// object reads an object.
func (o *object) object(name string) *object {
	v, _ := o.field(name, kindObject)
	return newObject(v, o.path+name+".", o.all)
}

// optional reads an object that may be absent or null, nil then.
func (o *object) optional(name string) *object {
	if v, given := o.value.members[name]; !given || v.kind == kindNull {
		o.read[name] = true
		return nil
	}
	return o.object(name)
}

// objects reads an array of objects.
func (o *object) objects(name string, least, most int) []*object {
	var out []*object
	for i, v := range o.array(name, least, most) {
		at := fmt.Sprintf("%s[%d]", name, i)
		if v.kind != kindObject {
			o.fail(fault.Validation, at, "must be an object")
			continue
		}
		out = append(out, newObject(v, o.path+at+".", o.all))
	}
	return out
}

func (o *object) array(name string, least, most int) []value {
	v, ok := o.field(name, kindArray)
	if ok && (len(v.items) < least || len(v.items) > most) {
		o.fail(fault.Validation, name, "must have %d to %d items", least, most)
		return nil
	}
	return v.items
}

package httpapi

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"mime"
	"net/http"
	"strings"
	"unicode/utf8"

	"github.com/granaryhq/granary/internal/fault"
)

// Bounds of a body. The largest request there is has some hundred values.
const (
	maxBody   = 1 << 20
	maxDepth  = 16
	maxValues = 10_000
)

// body reads the request's JSON object. It does not use a lenient decoder: encoding/json would match names in any
// case, take the last of two equal ones, mend bad text and read null as absent. An error of the path, the query or a
// header is reported before any of it, so then it stays unread.
func (r *request) body() *bodyReader {
	r.bodyRead = true
	if r.problems.outside != nil {
		return newBodyReader(value{}, "", &r.problems)
	}
	v, err := readBody(r.http)
	if err != nil {
		r.problems.noteInBody(err)
	}
	return newBodyReader(v, "", &r.problems)
}

// hasBody reports whether the request has a body of at least one byte. An unknown length (-1) is resolved by reading
// that byte.
func (r *request) hasBody() bool {
	if r.http.ContentLength >= 0 {
		return r.http.ContentLength > 0
	}
	body := bufio.NewReader(r.http.Body)
	_, err := body.Peek(1)
	r.http.Body = struct {
		io.Reader
		io.Closer
	}{body, r.http.Body}
	return err == nil
}

// readBody returns the object that the body is, or none and an error.
func readBody(r *http.Request) (value, error) {
	kinds := r.Header["Content-Type"]
	if len(kinds) != 1 {
		return value{}, fault.New(fault.Validation, "Content-Type must be application/json")
	}
	kind, params, err := mime.ParseMediaType(kinds[0])
	if err != nil || kind != "application/json" || (params["charset"] != "" && !strings.EqualFold(params["charset"], "utf-8")) {
		return value{}, fault.New(fault.Validation, "Content-Type must be application/json")
	}
	if r.Header.Get("Content-Encoding") != "" {
		return value{}, fault.New(fault.Validation, "Content-Encoding is not taken")
	}
	text, err := io.ReadAll(io.LimitReader(r.Body, maxBody+1))
	switch {
	case err != nil:
		return value{}, fault.Wrap(err, fault.Validation, "the body could not be read")
	case len(text) > maxBody:
		return value{}, fault.New(fault.Validation, "the body is larger than 1 MiB")
	case len(text) == 0:
		return value{}, fault.New(fault.Validation, "a JSON body is required")
	}
	v, err := parseJSON(text)
	if err == nil && v.kind != kindObject {
		err = fault.New(fault.Validation, "the body must be a JSON object")
	}
	if err != nil {
		return value{}, err
	}
	return v, nil
}

type kind uint8

const (
	kindNull kind = iota
	kindBool
	kindNumber
	kindString
	kindArray
	kindObject
)

// value is a JSON value. text is a string's content, or the literal of a
// number, "true" or "false".
type value struct {
	kind    kind
	text    string
	items   []value
	members map[string]value
	names   []string // of members, in the order given
}

// parseJSON reads exactly one JSON value. The grammar is encoding/json's own check; the rest only takes apart valid
// JSON.
func parseJSON(text []byte) (value, error) {
	if !utf8.Valid(text) {
		return value{}, fault.New(fault.Validation, "the body is not UTF-8")
	}
	if bytes.HasPrefix(text, []byte("\ufeff")) {
		return value{}, fault.New(fault.Validation, "the body begins with a byte order mark, which JSON has not")
	}
	if !json.Valid(text) {
		return value{}, fault.New(fault.Validation, "the body is not one JSON value")
	}
	p := parser{text: string(text)}
	v := p.parseValue(0)
	return v, p.err
}

type parser struct {
	text       string
	pos        int
	valueCount int
	err        error
}

func (p *parser) fail(format string, args ...any) value {
	if p.err == nil {
		p.err = fault.New(fault.Validation, format, args...)
	}
	p.pos = len(p.text) // no more is read
	return value{}
}

// skipSeparators moves over white space, and over one comma or colon, which the grammar
// has put in its place.
func (p *parser) skipSeparators() byte {
	for p.pos < len(p.text) && strings.IndexByte(" \t\r\n,:", p.text[p.pos]) >= 0 {
		p.pos++
	}
	if p.pos >= len(p.text) {
		return 0
	}
	return p.text[p.pos]
}

func (p *parser) parseValue(depth int) value {
	if p.valueCount++; p.valueCount > maxValues {
		return p.fail("the body has more than %d values", maxValues)
	}
	if depth > maxDepth {
		return p.fail("the body is nested deeper than %d levels", maxDepth)
	}
	switch c := p.skipSeparators(); c {
	case '{':
		return p.parseObject(depth)
	case '[':
		v := value{kind: kindArray}
		for p.pos++; p.err == nil && p.skipSeparators() != ']'; {
			v.items = append(v.items, p.parseValue(depth+1))
		}
		p.pos++
		return v
	case '"':
		return value{kind: kindString, text: p.parseString()}
	case 0:
		return value{}
	default:
		start := p.pos
		for p.pos < len(p.text) && strings.IndexByte(" \t\r\n,]}", p.text[p.pos]) < 0 {
			p.pos++
		}
		v := value{kind: kindNumber, text: p.text[start:p.pos]}
		switch c {
		case 'n':
			v.kind = kindNull
		case 't', 'f':
			v.kind = kindBool
		}
		return v
	}
}

func (p *parser) parseObject(depth int) value {
	v := value{kind: kindObject, members: map[string]value{}}
	for p.pos++; p.err == nil && p.skipSeparators() != '}'; {
		name := p.parseString()
		if _, twice := v.members[name]; twice {
			return p.fail("%q is given twice", clipText(name))
		}
		v.members[name] = p.parseValue(depth + 1)
		v.names = append(v.names, name)
	}
	p.pos++
	return v
}

// parseString reads a string at its opening quote.
func (p *parser) parseString() string {
	start := p.pos
	escaped := false
	for p.pos++; p.text[p.pos] != '"'; p.pos++ {
		if p.text[p.pos] == '\\' {
			escaped = true
			p.pos++
		}
	}
	p.pos++
	literal := p.text[start:p.pos]
	if !escaped {
		return literal[1 : len(literal)-1]
	}
	if hasLoneSurrogate(literal) {
		p.fail("the body has half a surrogate pair in a string")
		return ""
	}
	var s string
	if err := json.Unmarshal([]byte(literal), &s); err != nil {
		p.fail("the body has a string that cannot be read")
		return ""
	}
	if strings.ContainsRune(s, 0) {
		p.fail("the body has a null character in a string")
		return ""
	}
	return s
}

// hasLoneSurrogate says whether a string literal escapes half a UTF-16 pair, which
// stands for no character; encoding/json would replace it.
func hasLoneSurrogate(literal string) bool {
	for i := 0; i < len(literal); i++ {
		if literal[i] != '\\' {
			continue
		}
		if i++; literal[i] != 'u' {
			continue
		}
		unit := literal[i+1 : i+5]
		i += 4
		switch {
		case isSurrogate(unit, "89ab"): // the first half: the second must follow
			next := literal[i+1:]
			if len(next) < 6 || next[:2] != `\u` || !isSurrogate(next[2:6], "cdef") {
				return true
			}
			i += 6
		case isSurrogate(unit, "cdef"):
			return true
		}
	}
	return false
}

func isSurrogate(unit, third string) bool {
	return (unit[0] == 'd' || unit[0] == 'D') && strings.IndexByte(third, unit[1]|0x20) >= 0
}

package e2e

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"
)

// odd is what a field or parameter must not be, with the code that says so. In
// a body the text is JSON, or what somebody might take for it.
type odd struct{ text, code string }

func all(code string, texts ...string) (out []odd) {
	for _, text := range texts {
		out = append(out, odd{text, code})
	}
	return out
}

// quoted makes JSON strings.
func quoted(odds []odd) (out []odd) {
	for _, o := range odds {
		text, _ := json.Marshal(o.text)
		out = append(out, odd{string(text), o.code})
	}
	return out
}

// The texts below are wrong wherever their kind is asked for.
var (
	manyDigits = strings.Repeat("9", 400)

	oddIDs = all("validation_error", "", "x", "null", "0", "00000000-0000-0000-0000-000000000000", "7b6c3f0e-5f43-1c55-9d5b-3f3f5d6a1c2e",
		"7b6c3f0e-5f43-4c55-1d5b-3f3f5d6a1c2e", "7b6c3f0e5f434c559d5b3f3f5d6a1c2e", "{7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e}",
		"urn:uuid:7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e", "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e ", "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2",
		"7b6c3f0e_5f43_4c55_9d5b_3f3f5d6a1c2e", "gb6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e", "７b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2",
		"' OR 1=1 --", "😀", strings.Repeat("a", 5000))

	oddUSD = append(all("validation_error", "", "1", "1.", ".000000", "1.5", "1.00000", "1e3", "1.000000e0", "NaN", "Infinity", "-1.000000", "-0.000000",
		"+1.000000", " 1.000000", "1.000000 ", "1,000.000000", "0x1.000000", "１.000000", "1.000000.000000", "$1.000000", "1000000000000.000001",
		manyDigits+".000000"),
		all("precision_overflow", "1.0000000", "0.0000001", "0."+manyDigits)...)

	oddNumbers = append(all("validation_error", "-1", "-0", "0", "0.0", "0e5", "1e400", "-1e400", "1e13", "1000000000000.000001", manyDigits, "1e999999999999999999999",
		"0."+manyDigits, "NaN", "Infinity", "-Infinity", "0x10", "01", "1.", ".5", "+1", "1e", "1_0", "1,5"),
		all("precision_overflow", "0.0000001", "1e-7", "2.5000001", "1e-400", "2.5"+strings.Repeat("0", 30)+"1")...)

	oddPcts = append(all("invalid_position_weight", "-1", "-0", "0", "100.01", "101", "33.333", "1e400", "-1e400", "1e-3", manyDigits, "49.98"),
		all("validation_error", "NaN", "Infinity", "0x10", "01", "1.", ".5", "+1", "50%")...)

	oddIntegers = all("validation_error", "-1", "1.5", "1.0", "1e2", "1e400", "99999999999999999999", "-9223372036854775809", manyDigits, "NaN", "0x10", "+1", "1_0")

	oddAddresses = all("invalid_destination_address", "", "0x", "0", "vitalik.eth", "0x00000000000000000000000000000000000001", outside(1)+"0", outside(1)[2:],
		"0X"+outside(1)[2:], "0xg"+outside(1)[3:], " "+outside(1), outside(1)+" ", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe", "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
		"11111111111111111111111111111111", "Tokenkeg QfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", "😀", strings.Repeat("0x", 3000), "0x"+strings.Repeat("１", 40))

	oddURLs = all("validation_error", "", "x", "/hook", "//hooks.example.com/", "https://", "https:///hook", "https:hooks.example.com", "http://hooks.example.com/", "ftp://hooks.example.com/",
		"javascript:alert(1)", "file:///etc/passwd", "https://user:secret@hooks.example.com/", "https://hooks.example.com/#part", "https://hooks.example.com:0/",
		"https://hooks.example.com:99999/", "https://hooks.example.com:x/", "https://hooks.example.com/a b", "https://hooks.example.com/ä", "https://hooks.example.com/%zz",
		"https://10.0.0.1/", "https://192.168.1.1/", "https://172.16.0.1/", "https://169.254.169.254/latest/meta-data/", "https://0.0.0.0/", "https://[fe80::1]/", "https://[fd00::1]/",
		"https://[::ffff:10.0.0.1]/", "https://100.64.0.1/", "https://168.63.129.16/", "https://2130706433/", "https://0x7f.1/", "https://[::1%25lo]/",
		"https://hooks.example.com/"+strings.Repeat("a", 2048))

	oddTimes = all("validation_error", "", "x", "yesterday", "0", "-0", "1e400", "2026-01-31", "2026-01-31T00:00:00", "2026-01-31 00:00:00Z", "2026-02-30T00:00:00Z", "2026-13-01T00:00:00Z",
		"2026-01-31T24:00:00Z", "2026-01-31T00:00:60Z", "2026-01-31T00:00Z", "2026-01-31t00:00:00z", "2026-01-31T00:00:00,5Z", "2026-01-31T00:00:00+25:00", "10000-01-01T00:00:00Z",
		"-001-01-01T00:00:00Z", "２026-01-31T00:00:00Z", "Sat, 31 Jan 2026 00:00:00 GMT")

	oddPositions = all("yield_source_not_found", "x", "cash", "cash:", "cash::", "cash:mars:usdc", "cash:base:usdc", "cash:ethereum_sepolia:dai", "CASH:ethereum_sepolia:usdc",
		usdcCash+" ", "'; DROP TABLE wallets; --", "😀", strings.Repeat("é", 128))
)

// kinds has a value of each kind of JSON.
var kinds = map[string]string{"null": "null", "boolean": "true", "number": "1.5", "string": `"x"`, "array": "[]", "object": "{}"}

// odds are what a field of a body must not be.
func odds(name string, s *openapi3.Schema) (out []odd) {
	for kind, text := range kinds {
		same := kind == "number" && is(s, "integer")
		if !is(s, kind) && !same && (len(s.OneOf) == 0 || kind != "null") {
			out = append(out, odd{text, "validation_error"})
		}
	}
	switch {
	case is(s, "string"):
		out = append(out, quoted(oddTexts(name, s))...)
		out = append(out, all("validation_error", `"\u0000"`, `"a\u0000"`, `"\ud800"`, `"\udc00\ud800"`, "\"\xff\"", "\"\n\"", `"\x"`, `'x'`, `"x`)...)
	case is(s, "integer"):
		out = append(out, oddIntegers...)
		out = append(out, beyond(s)...)
	case name == "pct":
		out = append(out, oddPcts...)
	case is(s, "number"):
		out = append(out, oddNumbers...)
		out = append(out, quoted(all("validation_error", "2.5", "NaN", ""))...)
	case is(s, "boolean"):
		out = append(out, all("validation_error", "0", "1", `"true"`, "True", "TRUE")...)
	}
	return out
}

func is(s *openapi3.Schema, kind string) bool { return s.Type != nil && s.Type.Includes(kind) }

// beyond are the integers next to the bounds.
func beyond(s *openapi3.Schema) (out []odd) {
	if s.Min != nil {
		out = append(out, odd{strconv.FormatInt(int64(*s.Min)-1, 10), "validation_error"})
	}
	if s.Max != nil {
		out = append(out, odd{strconv.FormatInt(int64(*s.Max)+1, 10), "validation_error"})
	}
	return out
}

// oddTexts are what a text must not be, in a body as in a query.
func oddTexts(name string, s *openapi3.Schema) (out []odd) {
	code := "validation_error"
	switch {
	case len(s.Enum) > 0:
		switch {
		case slices.Contains(s.Enum, any(sepolia)):
			code = "unsupported_chain"
		case slices.Contains(s.Enum, any("usdc")):
			code = "unsupported_token"
		}
		first := s.Enum[0].(string)
		return all(code, "", "x", "null", first+" ", " "+first, strings.ToUpper(first), first+","+first, "😀", strings.Repeat(first, 500))
	case s.Format == "uuid":
		return oddIDs
	case s.Format == "usd":
		if out = oddUSD; name == "amountUsd" {
			out = append(slices.Clone(out), odd{"0.000000", code})
		}
		return out
	case s.Format == "date-time":
		return oddTimes
	case s.Format == "uri":
		return oddURLs
	case name == "cursor":
		return all("invalid_cursor", "", "x", "null", "0", "AAAA", strings.Repeat("A", 40), strings.Repeat("A", 5000), "😀", "../..", "' OR 1=1 --")
	case strings.Contains(strings.ToLower(name), "address"):
		return oddAddresses
	case name == "yieldSourceId":
		out = slices.DeleteFunc(slices.Clone(oddPositions), func(o odd) bool { return o.text == "cash" })
	case name == "from" || name == "to" || name == "positionId":
		out = oddPositions
	}
	if s.MinLength > 0 {
		out = append(slices.Clone(out), odd{"", code})
	}
	if s.MaxLength != nil {
		out = append(slices.Clone(out), odd{strings.Repeat("é", int(*s.MaxLength)+1), code})
	}
	return out
}

// mutation is a body that is wrong in one way.
type mutation struct{ what, text, code string }

// mutations are every body that differs from a good one by one mistake.
func mutations(tb testing.TB, s *openapi3.Schema, good fields) []mutation {
	tb.Helper()
	m := mutator{tb: tb, good: encode(tb, good)}
	m.object(s, nil)
	return m.out
}

type mutator struct {
	tb   testing.TB
	good string
	out  []mutation
}

// mark stands where a text is put that no encoder would write.
const mark = "\"here it goes\""

// put adds the good body with the text in place of what is there.
func (m *mutator) put(at []any, text, code string) {
	m.change(at, func(holder any, last any) {
		switch h := holder.(type) {
		case map[string]any:
			h[last.(string)] = strings.Trim(mark, `"`)
		case []any:
			h[last.(int)] = strings.Trim(mark, `"`)
		}
	}, text, code)
}

// change edits a copy of the good body at a place, and then puts the text where
// the mark is.
func (m *mutator) change(at []any, edit func(holder, last any), text, code string) {
	m.tb.Helper()
	d := json.NewDecoder(strings.NewReader(m.good))
	d.UseNumber()
	var root any
	if err := d.Decode(&root); err != nil {
		m.tb.Fatal(err)
	}
	holder := root
	for _, step := range at[:len(at)-1] {
		switch s := step.(type) {
		case string:
			holder = holder.(map[string]any)[s]
		case int:
			holder = holder.([]any)[s]
		}
	}
	edit(holder, at[len(at)-1])
	body := strings.Replace(encode(m.tb, root), mark, text, 1)
	m.out = append(m.out, mutation{fmt.Sprint(at), body, code})
}

// value returns what the good body has at a place, as JSON.
func (m *mutator) value(at []any) (text string) {
	m.change(at, func(holder, last any) {
		switch h := holder.(type) {
		case map[string]any:
			text = encode(m.tb, h[last.(string)])
		case []any:
			text = encode(m.tb, h[last.(int)])
		}
	}, "", "")
	m.out = m.out[:len(m.out)-1]
	return text
}

func (m *mutator) object(s *openapi3.Schema, at []any) {
	step := func(name string) []any { return append(slices.Clone(at), name) }
	for _, stranger := range []string{"unheardOf", "__proto__", "", "😀", strings.Repeat("x", 5000)} {
		m.change(step(stranger), func(holder, last any) { holder.(map[string]any)[last.(string)] = 1 }, "", "unknown_parameters")
	}
	for _, name := range s.Required {
		m.change(step(name), func(holder, last any) { delete(holder.(map[string]any), last.(string)) }, "", "validation_error")
	}
	for name, p := range s.Properties {
		here := step(name)
		m.change(step(strings.ToUpper(name)), func(holder, last any) { holder.(map[string]any)[last.(string)] = nil }, "", "unknown_parameters")
		twice := m.value(here)
		m.put(here, twice+","+encode(m.tb, name)+":"+twice, "validation_error")
		m.any(name, p.Value, here)
	}
}

// any mutates a value, and what is in it.
func (m *mutator) any(name string, s *openapi3.Schema, at []any) {
	for _, o := range odds(name, s) {
		m.put(at, o.text, o.code)
	}
	for _, one := range s.OneOf {
		if is(one.Value, "object") && m.value(at) != "null" {
			m.object(one.Value, at)
		}
	}
	switch {
	case is(s, "object"):
		m.object(s, at)
	case is(s, "array"):
		item := append(slices.Clone(at), 0)
		one := m.value(item)
		m.put(at, "["+strings.Repeat(one+",", int(*s.MaxItems))+one+"]", "validation_error")
		if s.MinItems > 0 {
			m.put(at, "[]", "validation_error")
		}
		if s.UniqueItems {
			m.put(at, "["+one+","+one+"]", "validation_error")
		}
		m.any("", s.Items.Value, item)
	}
}

// framings are bodies that are wrong as a whole.
func framings(good string) (out []mutation) {
	inner := strings.TrimSuffix(strings.TrimPrefix(good, "{"), "}")
	for what, text := range map[string]string{
		"nothing": "", "white space": " \n", "null": "null", "an array": "[" + good + "]", "a string": `"x"`, "a number": "1", "true": "true", "words": "hello",
		"cut off": good[:len(good)-1], "one brace more": good + "}", "two values": good + good, "a tail": good + " x", "a NUL after": good + "\x00", "a NUL before": "\x00" + good,
		"a trailing comma": "{" + inner + ",}", "a comment": good + "// x", "a byte order mark": "\ufeff" + good, "form": "requestId=" + uuid.NewString(), "XML": "<a/>",
		"not UTF-8 in a name": "{" + inner + ",\"\xff\":1}", "UTF-16": "\xfe\xff\x00{\x00}", "deep": "{" + inner + `,"x":` + strings.Repeat("[", 9999) + strings.Repeat("]", 9999) + "}",
		"many values": "{" + inner + `,"x":[` + strings.Repeat("0,", 20_000) + "0]}", "a byte too many": good + strings.Repeat(" ", 1<<20+1-len(good)),
		"JSON lines": good + "\n" + good, "a name without quotes": "{requestId:1}", "single quotes": "{'requestId':1}",
	} {
		out = append(out, mutation{what, text, "validation_error"})
	}
	return out
}

package e2e

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"
)

// invalidText is an invalid value of a field or parameter, with the code of its rejection. In a body the text is
// JSON, or nearly so.
type invalidText struct{ text, code string }

func invalidTexts(code string, texts ...string) (out []invalidText) {
	for _, text := range texts {
		out = append(out, invalidText{text, code})
	}
	return out
}

// quoteTexts makes JSON strings.
func quoteTexts(odds []invalidText) (out []invalidText) {
	for _, o := range odds {
		text, _ := json.Marshal(o.text)
		out = append(out, invalidText{string(text), o.code})
	}
	return out
}

// The texts below are wrong wherever their kind is asked for.
var (
	manyDigits = strings.Repeat("9", 400)

	invalidIDs = invalidTexts("validation_error", "", "x", "null", "0", "00000000-0000-0000-0000-000000000000", "7b6c3f0e-5f43-1c55-9d5b-3f3f5d6a1c2e",
		"7b6c3f0e-5f43-4c55-1d5b-3f3f5d6a1c2e", "7b6c3f0e5f434c559d5b3f3f5d6a1c2e", "{7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e}",
		"urn:uuid:7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e", "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e ", "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2",
		"7b6c3f0e_5f43_4c55_9d5b_3f3f5d6a1c2e", "gb6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e", "７b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2",
		"' OR 1=1 --", "😀", strings.Repeat("a", 5000))

	invalidUSD = append(invalidTexts("validation_error", "", "1", "1.", ".000000", "1.5", "1.00000", "1e3", "1.000000e0", "NaN", "Infinity", "-1.000000", "-0.000000",
		"+1.000000", " 1.000000", "1.000000 ", "1,000.000000", "0x1.000000", "１.000000", "1.000000.000000", "$1.000000", "1000000000000.000001",
		manyDigits+".000000"),
		invalidTexts("precision_overflow", "1.0000000", "0.0000001", "0."+manyDigits)...)

	invalidNumbers = append(invalidTexts("validation_error", "-1", "-0", "0", "0.0", "0e5", "1e400", "-1e400", "1e13", "1000000000000.000001", manyDigits, "1e999999999999999999999",
		"0."+manyDigits, "NaN", "Infinity", "-Infinity", "0x10", "01", "1.", ".5", "+1", "1e", "1_0", "1,5"),
		invalidTexts("precision_overflow", "0.0000001", "1e-7", "2.5000001", "1e-400", "2.5"+strings.Repeat("0", 30)+"1")...)

	invalidPcts = append(invalidTexts("invalid_position_weight", "-1", "-0", "0", "100.01", "101", "33.333", "1e400", "-1e400", "1e-3", manyDigits, "49.98"),
		invalidTexts("validation_error", "NaN", "Infinity", "0x10", "01", "1.", ".5", "+1", "50%")...)

	invalidIntegers = invalidTexts("validation_error", "-1", "1.5", "1.0", "1e2", "1e400", "99999999999999999999", "-9223372036854775809", manyDigits, "NaN", "0x10", "+1", "1_0")

	invalidAddresses = invalidTexts("invalid_destination_address", "", "0x", "0", "vitalik.eth", "0x00000000000000000000000000000000000001", outsideAddress(1)+"0", outsideAddress(1)[2:],
		"0X"+outsideAddress(1)[2:], "0xg"+outsideAddress(1)[3:], " "+outsideAddress(1), outsideAddress(1)+" ", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe", "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
		"11111111111111111111111111111111", "Tokenkeg QfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", "😀", strings.Repeat("0x", 3000), "0x"+strings.Repeat("１", 40))

	invalidURLs = invalidTexts("validation_error", "", "x", "/hook", "//hooks.example.com/", "https://", "https:///hook", "https:hooks.example.com", "http://hooks.example.com/", "ftp://hooks.example.com/",
		"javascript:alert(1)", "file:///etc/passwd", "https://user:secret@hooks.example.com/", "https://hooks.example.com/#part", "https://hooks.example.com:0/",
		"https://hooks.example.com:99999/", "https://hooks.example.com:x/", "https://hooks.example.com/a b", "https://hooks.example.com/ä", "https://hooks.example.com/%zz",
		"https://10.0.0.1/", "https://192.168.1.1/", "https://172.16.0.1/", "https://169.254.169.254/latest/meta-data/", "https://0.0.0.0/", "https://[fe80::1]/", "https://[fd00::1]/",
		"https://[::ffff:10.0.0.1]/", "https://100.64.0.1/", "https://168.63.129.16/", "https://2130706433/", "https://0x7f.1/", "https://[::1%25lo]/",
		"https://hooks.example.com/"+strings.Repeat("a", 2048))

	invalidTimes = invalidTexts("validation_error", "", "x", "yesterday", "0", "-0", "1e400", "2026-01-31", "2026-01-31T00:00:00", "2026-01-31 00:00:00Z", "2026-02-30T00:00:00Z", "2026-13-01T00:00:00Z",
		"2026-01-31T24:00:00Z", "2026-01-31T00:00:60Z", "2026-01-31T00:00Z", "2026-01-31t00:00:00z", "2026-01-31T00:00:00,5Z", "2026-01-31T00:00:00+25:00", "10000-01-01T00:00:00Z",
		"-001-01-01T00:00:00Z", "２026-01-31T00:00:00Z", "Sat, 31 Jan 2026 00:00:00 GMT")

	// Characters that people would not see, or misread.
	invalidLabels = invalidTexts("validation_error", " ", "\u3000\u00a0", "\ufeff", "a\x01", "a\tb", "a\n", "\x1b[31mred", "a\u0085", "שלום \u202eolleh", "a\u2066b", "\u3164", "\u2800", "\u0301")

	// hiddenTexts steer the screen that shows them, or have a character that is not visible. No
	// field of free text takes them.
	hiddenTexts = []string{"a\u009bb", "a\u202eb", "a\u2028b", "a\u200bb", "a\u200db", "a\u00adb", "a\ufe0fb", "a\ufeffb", "a\U000e0041b", "a\nb", "a\x1b[2Jb"}

	invalidTxHashes = invalidTexts("validation_error", "zz", "0x", "0xgg", "0x"+strings.Repeat("g", 64), "0x"+strings.Repeat("a", 63), strings.Repeat("a", 65)+" ", strings.Repeat("0", 66))

	invalidPositions = invalidTexts("yield_source_not_found", "x", "cash", "cash:", "cash::", "cash:mars:usdc", "cash:polygon:usdc", "cash:ethereum_sepolia:dai", "CASH:ethereum_sepolia:usdc",
		usdcCash+" ", "'; DROP TABLE wallets; --", "😀", strings.Repeat("é", 128))
)

// valueOfKind has a value of each kind of JSON.
var valueOfKind = map[string]string{"null": "null", "boolean": "true", "number": "1.5", "string": `"x"`, "array": "[]", "object": "{}"}

// enumOrNull returns the schema of a text of a few values beside which null may stand; nil for another schema.
func enumOrNull(s *openapi3.Schema) *openapi3.Schema {
	for _, one := range s.OneOf {
		if len(one.Value.Enum) > 0 && hasType(one.Value, "string") {
			return one.Value
		}
	}
	return nil
}

// invalidValues returns invalid values of a field of a body, in the same order each time: with -short the place
// decides which are sent.
func invalidValues(name string, s *openapi3.Schema) (out []invalidText) {
	if one := enumOrNull(s); one != nil {
		return slices.DeleteFunc(invalidValues(name, one), func(v invalidText) bool { return v.text == "null" })
	}
	for _, kind := range slices.Sorted(maps.Keys(valueOfKind)) {
		text := valueOfKind[kind]
		same := kind == "number" && hasType(s, "integer")
		if !hasType(s, kind) && !same && (len(s.OneOf) == 0 || kind != "null") {
			out = append(out, invalidText{text, "validation_error"})
		}
	}
	if name == "label" || name == "symbol" || name == "name" {
		out = append(out, quoteTexts(invalidLabels)...)
	}
	switch {
	case hasType(s, "string"):
		out = append(out, quoteTexts(invalidTextsOf(name, s))...)
		out = append(out, quoteTexts(hiddenTextsOf(name, s))...)
		out = append(out, invalidTexts("validation_error", `"\u0000"`, `"a\u0000"`, `"\ud800"`, `"\udc00\ud800"`, "\"\xff\"", "\"\n\"", `"\x"`, `'x'`, `"x`)...)
	case hasType(s, "integer"):
		out = append(out, invalidIntegers...)
		out = append(out, integersOutOfBounds(s)...)
	case name == "pct":
		out = append(out, invalidPcts...)
	case hasType(s, "number"):
		out = append(out, invalidNumbers...)
		out = append(out, quoteTexts(invalidTexts("validation_error", "2.5", "NaN", ""))...)
	case hasType(s, "boolean"):
		out = append(out, invalidTexts("validation_error", "0", "1", `"true"`, "True", "TRUE")...)
	}
	return out
}

// hiddenTextsOf are texts with hidden characters, for a field of free text. A CSV is several
// lines: each of its fields is checked, and refused by its line.
func hiddenTextsOf(name string, s *openapi3.Schema) []invalidText {
	switch {
	case len(s.Enum) > 0, s.Format != "", name == "csv":
		return nil
	case strings.Contains(strings.ToLower(name), "address"):
		return invalidTexts("invalid_destination_address", hiddenTexts...)
	}
	return invalidTexts("validation_error", hiddenTexts...)
}

func hasType(s *openapi3.Schema, kind string) bool { return s.Type != nil && s.Type.Includes(kind) }

// integersOutOfBounds are the integers next to the bounds.
func integersOutOfBounds(s *openapi3.Schema) (out []invalidText) {
	if s.Min != nil {
		out = append(out, invalidText{strconv.FormatInt(int64(*s.Min)-1, 10), "validation_error"})
	}
	if s.Max != nil {
		out = append(out, invalidText{strconv.FormatInt(int64(*s.Max)+1, 10), "validation_error"})
	}
	return out
}

// invalidTextsOf returns invalid texts, for a body or a query.
func invalidTextsOf(name string, s *openapi3.Schema) (out []invalidText) {
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
		return invalidTexts(code, "", "x", "null", first+" ", " "+first, strings.ToUpper(first), first+","+first, "😀", strings.Repeat(first, 500))
	case s.Format == "uuid":
		return invalidIDs
	case s.Format == "usd":
		out = invalidUSD
		if name == "amountUsd" {
			out = append(slices.Clone(out), invalidText{"0.000000", code})
		}
		return out
	case s.Format == "date-time":
		return invalidTimes
	case s.Format == "uri":
		return invalidURLs
	case name == "cursor":
		return invalidTexts("invalid_cursor", "", "x", "null", "0", "AAAA", strings.Repeat("A", 40), strings.Repeat("A", 5000), "😀", "../..", "' OR 1=1 --")
	case name == "txHash":
		out = invalidTxHashes
	case strings.Contains(strings.ToLower(name), "address"):
		return invalidAddresses
	case name == "yieldSourceId":
		out = slices.DeleteFunc(slices.Clone(invalidPositions), func(o invalidText) bool { return o.text == "cash" })
	case name == "from" || name == "to" || name == "positionId":
		out = invalidPositions
	}
	if s.MinLength > 0 {
		out = append(slices.Clone(out), invalidText{"", code})
	}
	if s.MaxLength != nil {
		out = append(slices.Clone(out), invalidText{strings.Repeat("é", int(*s.MaxLength)+1), code})
	}
	return out
}

// mutation is a body that is wrong in one way.
type mutation struct{ what, text, code string }

// buildMutations are every body that differs from a good one by one mistake.
func buildMutations(tb testing.TB, s *openapi3.Schema, good fields) []mutation {
	tb.Helper()
	m := mutator{tb: tb, good: encodeJSON(tb, good)}
	m.mutateObject(s, nil)
	return m.out
}

type mutator struct {
	tb   testing.TB
	good string
	out  []mutation
}

// placeholder stands where a text is put that no encoder would write.
const placeholder = "\"here it goes\""

// replaceValue adds the good body with the text in place of the value.
func (m *mutator) replaceValue(at []any, text, code string) {
	m.editBody(at, func(holder any, last any) {
		switch h := holder.(type) {
		case map[string]any:
			h[last.(string)] = strings.Trim(placeholder, `"`)
		case []any:
			h[last.(int)] = strings.Trim(placeholder, `"`)
		}
	}, text, code)
}

// editBody edits a copy of the good body at a place, and then puts the text where
// the mark is.
func (m *mutator) editBody(at []any, edit func(holder, last any), text, code string) {
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
	body := strings.Replace(encodeJSON(m.tb, root), placeholder, text, 1)
	m.out = append(m.out, mutation{fmt.Sprint(at), body, code})
}

// encodeValue returns the good body's value at a place, as JSON.
func (m *mutator) encodeValue(at []any) (text string) {
	m.editBody(at, func(holder, last any) {
		switch h := holder.(type) {
		case map[string]any:
			text = encodeJSON(m.tb, h[last.(string)])
		case []any:
			text = encodeJSON(m.tb, h[last.(int)])
		}
	}, "", "")
	m.out = m.out[:len(m.out)-1]
	return text
}

func (m *mutator) mutateObject(s *openapi3.Schema, at []any) {
	step := func(name string) []any { return append(slices.Clone(at), name) }
	unknown := "unknown_parameters"
	if s.Properties["usdc"] != nil { // its names are lanes
		unknown = "unsupported_token"
	}
	for _, stranger := range []string{"unheardOf", "__proto__", "", "😀", strings.Repeat("x", 5000)} {
		m.editBody(step(stranger), func(holder, last any) { holder.(map[string]any)[last.(string)] = 1 }, "", unknown)
	}
	for _, name := range s.Required {
		m.editBody(step(name), func(holder, last any) { delete(holder.(map[string]any), last.(string)) }, "", "validation_error")
	}
	for name, p := range s.Properties {
		here := step(name)
		m.editBody(step(strings.ToUpper(name)), func(holder, last any) { holder.(map[string]any)[last.(string)] = nil }, "", unknown)
		twice := m.encodeValue(here)
		m.replaceValue(here, twice+","+encodeJSON(m.tb, name)+":"+twice, "validation_error")
		m.mutateValue(name, p.Value, here)
	}
}

// mutateValue mutates a value, and its parts.
func (m *mutator) mutateValue(name string, s *openapi3.Schema, at []any) {
	for _, o := range invalidValues(name, s) {
		m.replaceValue(at, o.text, o.code)
	}
	for _, one := range s.OneOf {
		if hasType(one.Value, "object") && m.encodeValue(at) != "null" {
			m.mutateObject(one.Value, at)
		}
	}
	switch {
	case hasType(s, "object"):
		m.mutateObject(s, at)
	case hasType(s, "array"):
		item := append(slices.Clone(at), 0)
		one := m.encodeValue(item)
		m.replaceValue(at, "["+strings.Repeat(one+",", int(*s.MaxItems))+one+"]", "validation_error")
		if s.MinItems > 0 {
			m.replaceValue(at, "[]", "validation_error")
		}
		if s.UniqueItems {
			m.replaceValue(at, "["+one+","+one+"]", "validation_error")
		}
		m.mutateValue("", s.Items.Value, item)
	}
}

// invalidFramings are bodies that are wrong as a whole.
func invalidFramings(good string) (out []mutation) {
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

package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ratelimit"
)

func TestHostileBodies(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, echoOperation)
	token := b.issueToken(t, b.org, auth.WalletsWrite)
	deep := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	for _, c := range []struct{ name, body, code, mentions string }{
		{"whole", goodBody + "}", "", ""},
		{"spaced", " \n" + strings.ReplaceAll(goodBody, ":", " :\t") + "}\r\n ", "", ""},
		{"null where it may be", goodBody + `,"strategy":null}`, "", ""},
		{"everything", goodBody + `,"count":3,"events":["x"],"on":"base","token":"usdt","moves":[{"amountUsd":1},{"amountUsd":"2.000000"}]}`, "", ""},
		{"label at its bound, in characters", strings.Replace(goodBody, `"a"`, `"ääääääää"`, 1) + "}", "", ""},
		{"escapes", strings.Replace(goodBody, `"a"`, `"\u00e4\ud83d\ude00\"\\\/"`, 1) + "}", "", ""},
		{"an escaped name", strings.Replace(goodBody, `"label"`, `"l\u0061bel"`, 1) + "}", "", ""},

		{"empty", "", "validation_error", "required"},
		{"white space", "  ", "validation_error", ""},
		{"an array", "[]", "validation_error", "object"},
		{"null", "null", "validation_error", "object"},
		{"a string", `"x"`, "validation_error", "object"},
		{"cut off", goodBody, "validation_error", ""},
		{"trailing data", goodBody + "} {}", "validation_error", ""},
		{"trailing comma", goodBody + ",}", "validation_error", ""},
		{"a comment", goodBody + "/**/}", "validation_error", ""},
		{"single quotes", "{'label':1}", "validation_error", ""},
		{"a byte order mark", "\ufeff" + goodBody + "}", "validation_error", "byte order mark"},
		{"NaN", strings.Replace(goodBody, "0.1", "NaN", 1) + "}", "validation_error", ""},
		{"not UTF-8", strings.Replace(goodBody, `"a"`, "\"\xff\"", 1) + "}", "validation_error", "UTF-8"},
		{"not UTF-8 in a name", goodBody + ",\"\xff\":1}", "validation_error", "UTF-8"},
		{"half a surrogate pair", strings.Replace(goodBody, `"a"`, `"\ud83d"`, 1) + "}", "validation_error", "surrogate"},
		{"the wrong half first", strings.Replace(goodBody, `"a"`, `"\ude00\ud83d"`, 1) + "}", "validation_error", "surrogate"},
		{"half a pair, then text", strings.Replace(goodBody, `"a"`, `"\ud83dxxxxxx"`, 1) + "}", "validation_error", "surrogate"},
		{"a null character", strings.Replace(goodBody, `"a"`, `"\u0000"`, 1) + "}", "validation_error", "null character"},
		{"a null character in a name", goodBody + `,"\u0000":1}`, "validation_error", "null character"},
		{"a name twice", goodBody + `,"label":"b"}`, "validation_error", "label"},
		{"a name twice, once escaped", goodBody + `,"l\u0061bel":"b"}`, "validation_error", "label"},
		{"a name twice, below", goodBody + `,"moves":[{"amountUsd":1,"amountUsd":1}]}`, "validation_error", "amountUsd"},
		{"an unknown name twice", goodBody + `,"x":1,"x":2}`, "validation_error", "x"},
		{"too deep", goodBody + `,"events":` + deep(20) + `}`, "validation_error", "deeper"},
		{"absurdly deep", goodBody + `,"events":` + deep(20000) + `}`, "validation_error", ""},
		{"too many values", goodBody + `,"events":[` + strings.Repeat("0,", maxValues) + `0]}`, "validation_error", "values"},
		{"too large", goodBody + strings.Repeat(" ", maxBody) + "}", "validation_error", "1 MiB"},

		{"an unknown field", goodBody + `,"partnerFeeAmountUsd":1}`, "unknown_parameters", "partnerFeeAmountUsd"},
		{"an unknown field, below", goodBody + `,"moves":[{"amountUsd":1},{"amountUsd":1,"x":1}]}`, "unknown_parameters", "moves[1].x"},
		{"another case", strings.Replace(goodBody, "label", "Label", 1) + "}", "unknown_parameters", "Label"},
		{"another case beside it", goodBody + `,"LABEL":"b"}`, "unknown_parameters", "LABEL"},
		{"a long unknown field", goodBody + `,"` + strings.Repeat("x", 5000) + `":1}`, "unknown_parameters", "…"},

		{"missing", strings.Replace(goodBody, `"label":"a",`, "", 1) + "}", "validation_error", "label is required"},
		{"null where it may not be", strings.Replace(goodBody, `"a"`, "null", 1) + "}", "validation_error", "label"},
		{"the wrong kind", strings.Replace(goodBody, `"a"`, "1", 1) + "}", "validation_error", "label must be a string"},
		{"a boolean in quotes", strings.Replace(goodBody, "true", `"true"`, 1) + "}", "validation_error", "flag"},
		{"an id of another version", strings.Replace(goodBody, "-4c55-", "-1c55-", 1) + "}", "validation_error", "requestId"},
		{"an id in braces", strings.Replace(goodBody, walletID, "{"+walletID+"}", 1) + "}", "validation_error", "requestId"},
		{"too short", strings.Replace(goodBody, `"a"`, `""`, 1) + "}", "validation_error", "label"},
		{"too long", strings.Replace(goodBody, `"a"`, `"123456789"`, 1) + "}", "validation_error", "label"},
		{"no object", goodBody + `,"strategy":[]}`, "validation_error", "strategy must be an object"},
		{"an integer with a fraction", goodBody + `,"count":1.0}`, "validation_error", "count"},
		{"an integer with an exponent", goodBody + `,"count":1e0}`, "validation_error", "count"},
		{"an integer out of range", goodBody + `,"count":11}`, "validation_error", "count"},
		{"an integer of 400 digits", goodBody + `,"count":` + strings.Repeat("9", 400) + `}`, "validation_error", "count"},
		{"an empty array", goodBody + `,"events":[]}`, "validation_error", "events"},
		{"an array too long", goodBody + `,"events":["a","b","c","d"]}`, "validation_error", "events"},
		{"equal items", goodBody + `,"events":["a","a"]}`, "validation_error", "events[1]"},
		{"an item of another kind", goodBody + `,"events":["a",null]}`, "validation_error", "events[1]"},
		{"not objects", goodBody + `,"moves":[1]}`, "validation_error", "moves[0]"},
		{"an unknown chain", goodBody + `,"on":"Base","token":"usdc"}`, "unsupported_chain", "on"},
		{"an unknown token", goodBody + `,"on":"base","token":"dai"}`, "unsupported_token", "token"},
		{"a chain that is no string", goodBody + `,"on":1,"token":"usdc"}`, "validation_error", "on"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := b.send(t, "POST", "/v2/test/"+walletID+"/echo", c.body, "Authorization", "Bearer "+token, "Content-Type", jsonContentType)
			wantStatus := 400
			if c.code == "" {
				wantStatus = 200
			}
			r.assertStatus(t, wantStatus)
			r.assertCode(t, c.code)
			r.assertMentions(t, c.mentions)
			if text, _ := r.decodeJSON(t)["error"].(string); len(text) > 400 {
				t.Errorf("the error is of %d bytes, not of 400 at most: %.300s", len(text), text)
			}
		})
	}
}

func TestContentTypes(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, echoOperation)
	token := b.issueToken(t, b.org, auth.WalletsWrite)
	for _, c := range []struct {
		headers []string
		status  int
	}{
		{[]string{"Content-Type", "application/json"}, 200},
		{[]string{"Content-Type", "application/json; charset=utf-8"}, 200},
		{[]string{"Content-Type", "Application/JSON; charset=\"UTF-8\""}, 200},
		{nil, 400},
		{[]string{"Content-Type", ""}, 400},
		{[]string{"Content-Type", "text/json"}, 400},
		{[]string{"Content-Type", "application/json; charset=latin1"}, 400},
		{[]string{"Content-Type", "application/x-www-form-urlencoded"}, 400},
		{[]string{"Content-Type", "application/json, text/plain"}, 400},
		{[]string{"Content-Type", "application/json", "Content-Type", "application/json"}, 400},
		{[]string{"Content-Type", "application/json", "Content-Encoding", "gzip"}, 400},
	} {
		r := b.send(t, "POST", "/v2/test/"+walletID+"/echo", goodBody+"}", append(c.headers, "Authorization", "Bearer "+token)...)
		if r.StatusCode != c.status || (c.status == 400 && r.decodeJSON(t)["code"] != "validation_error") {
			t.Errorf("%q: %d %s", c.headers, r.StatusCode, r.text)
		}
	}
}

func TestAmountsAreReadFromTheirDigits(t *testing.T) {
	number := func(text string) (string, string) { return text, `"12.500000"` }
	str := func(text string) (string, string) { return "0.1", `"` + text + `"` }
	b := newTestServer(t, ratelimit.Rate{}, echoOperation)
	token := b.issueToken(t, b.org, auth.WalletsWrite)
	for _, c := range []struct {
		in         func(string) (string, string)
		text, want string // want: the amount read, or a code
	}{
		{number, "0.1", "0.100000"},
		{number, "0.3", "0.300000"},
		{number, "1e2", "100.000000"},
		{number, "12.3400000", "12.340000"},
		{number, "0.000001", "0.000001"},
		{number, "1000000000000", "1000000000000.000000"},
		{number, "0.0000001", "precision_overflow"},
		{number, "1e-7", "precision_overflow"},
		{number, "0.30000000000000004", "precision_overflow"},
		{number, "0", "validation_error"},
		{number, "-0.0", "validation_error"},
		{number, "-1", "validation_error"},
		{number, "1000000000000.000001", "validation_error"},
		{number, "1e400", "validation_error"},
		{number, "1e-400", "precision_overflow"},
		{number, `"1.000000"`, "validation_error"},
		{str, "0.100000", "0.100000"},
		{str, "0.1", "validation_error"},
		{str, "100", "validation_error"},
		{str, "1.0000001", "precision_overflow"},
		{str, "1.0000000", "precision_overflow"},
		{str, "0.000000", "validation_error"},
		{str, "-1.000000", "validation_error"},
		{str, "+1.000000", "validation_error"},
		{str, "1e2.000000", "validation_error"},
		{str, "1.00000e", "validation_error"},
		{str, " 1.000000", "validation_error"},
		{str, "1,000.000000", "validation_error"},
		{str, "١.000000", "validation_error"},
		{str, ".100000", "validation_error"},
		{str, strings.Repeat("9", 60) + ".000000", "validation_error"},
		{str, "", "validation_error"},
	} {
		n, s := c.in(c.text)
		body := fmt.Sprintf(`{"requestId":"%s","label":"a","flag":true,"number":%s,"text":%s}`, walletID, n, s)
		r := b.send(t, "POST", "/v2/test/"+walletID+"/echo", body, "Authorization", "Bearer "+token, "Content-Type", jsonContentType)
		out := r.decodeJSON(t)
		got := out["code"]
		if r.StatusCode == http.StatusOK {
			got = out["number"]
			if s != `"12.500000"` {
				got = out["text"]
			}
		}
		if got != c.want {
			t.Errorf("%s, %s: %v, not %s", n, s, got, c.want)
		}
	}
}

// FuzzParseJSON compares the parser with encoding/json: it takes no text that the other does not, and reads accepted
// texts the same way, but for those that it rejects on purpose.
func FuzzParseJSON(f *testing.F) {
	for _, seed := range []string{
		goodBody + "}", `{"a":{"b":[1,-2.5e+3,true,false,null,"x\u00e4\n"]}}`, `[]`, `{}`, ` {"a" : [ ] } `, `"\ud83d\ude00"`, `"\ud83d"`,
		`{"a":1,"a":2}`, `[[[[]]]]`, `[1,]`, `{"":""}`, `"\\u0000"`, `"\\\ud800"`, "\"\xff\"", `-0`, `1 2`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		v, err := parseJSON(text)
		if err != nil {
			if fault.CodeOf(err) != fault.Validation {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		if !utf8.Valid(text) {
			t.Fatalf("took %q", text)
		}
		dec := json.NewDecoder(bytes.NewReader(text))
		dec.UseNumber()
		var want any
		if err := dec.Decode(&want); err != nil {
			t.Fatalf("took %q: %v", text, err)
		}
		if got := asDecoded(v); fmt.Sprintf("%#v", got) != fmt.Sprintf("%#v", want) {
			t.Fatalf("%q: %#v, not %#v", text, got, want)
		}
	})
}

// asDecoded gives v as encoding/json would.
func asDecoded(v value) any {
	switch v.kind {
	case kindBool:
		return v.text == "true"
	case kindNumber:
		return json.Number(v.text)
	case kindString:
		return v.text
	case kindArray:
		out := make([]any, len(v.items))
		for i := range v.items {
			out[i] = asDecoded(v.items[i])
		}
		return out
	case kindObject:
		out := make(map[string]any, len(v.members))
		for name, m := range v.members {
			out[name] = asDecoded(m)
		}
		return out
	}
	return nil
}

func BenchmarkParseJSON(b *testing.B) {
	text := []byte(goodBody + `,"moves":[{"from":"cash:ethereum_sepolia:usdc","to":"service-ustb-vault","amountUsd":"100.000000"}]}`)
	for b.Loop() {
		if _, err := parseJSON(text); err != nil {
			b.Fatal(err)
		}
	}
}

// A connection whose body never ends is given up, which looks like a caller who left. But that one reads. A caller
// who sends far too much learns why, although the rest is not read.
func TestACallerIsAnsweredWhoSendsTooMuch(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, echoOperation)
	token := b.issueToken(t, b.org, auth.WalletsWrite)
	for _, c := range []struct{ what, authorization, code string }{
		{"too large", "Bearer " + token, "validation_error"},
		{"nobody", "", "unauthenticated"},
	} {
		body := strings.NewReader(strings.Repeat(" ", 10<<20))
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, b.url+"/v2/test/"+walletID+"/echo", body)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", jsonContentType)
		r.Header.Set("Authorization", c.authorization)
		res, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Errorf("%s: the answer was not seen: %v", c.what, err)
			continue
		}
		text, err := io.ReadAll(res.Body)
		_ = res.Body.Close()
		if err != nil || !strings.Contains(string(text), c.code) {
			t.Errorf("%s: answered %d %s, %v", c.what, res.StatusCode, text, err)
		}
		if left := body.Len(); left > 0 {
			t.Errorf("%s: %d bytes of the body were not taken", c.what, left)
		}
	}
}

func TestSlowBodyIsRefused(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, echoOperation)
	web := httptest.NewUnstartedServer(b.server)
	web.Config.ReadHeaderTimeout, web.Config.ReadTimeout = time.Minute, 50*time.Millisecond
	web.Start()
	defer web.Close()
	body, more := io.Pipe()
	defer func() { _ = more.Close() }()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, web.URL+"/v2/test/"+walletID+"/echo", body)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", jsonContentType)
	r.Header.Set("Authorization", "Bearer "+b.issueToken(t, b.org, auth.WalletsWrite))
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(res.Body)
	_ = res.Body.Close()
	if res.StatusCode != 400 || !strings.Contains(string(text), "validation_error") {
		t.Errorf("%d %s, %v", res.StatusCode, text, err)
	}
}

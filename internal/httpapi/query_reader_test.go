package httpapi

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/ratelimit"
	"github.com/granaryhq/granary/internal/store"
)

const numbersPath = "/v2/test/" + walletID + "/numbers"

func TestHostileQueries(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, numbersOperation, echoOperation)
	token := b.issueToken(t, b.org, auth.WalletsRead, auth.WalletsWrite)
	for query, want := range map[string]string{
		"":                                  "",
		"?":                                 "",
		"?limit=5&order=asc&sort=createdAt": "",
		"?from=2026-01-31T00:00:00Z":        "",
		"?from=2026-01-31T00:00:00.1234567%2B02:00": "",
		"?label=%C3%A4":                     "",
		"?foo=1":                            "unknown_parameters foo",
		"?Limit=5":                          "unknown_parameters Limit",
		"?limit=5&b=1&a=1":                  "unknown_parameters a", // always the same one
		"?=":                                "unknown_parameters",
		"?limit=5&limit=5":                  "validation_error limit",
		"?limit":                            "validation_error limit",
		"?limit=":                           "validation_error limit",
		"?limit=0":                          "validation_error limit",
		"?limit=6":                          "validation_error limit",
		"?limit=-1":                         "validation_error limit",
		"?limit=%2B5":                       "validation_error limit",
		"?limit=05":                         "validation_error limit",
		"?limit=5.0":                        "validation_error limit",
		"?limit=99999999999999999999":       "validation_error limit",
		"?order=ASC":                        "validation_error order",
		"?order=":                           "validation_error order",
		"?sort=id":                          "validation_error sort",
		"?from=2026-01-31":                  "validation_error from",
		"?from=2026-01-31T00:00:00":         "validation_error from",
		"?from=2026-01-31T00:00Z":           "validation_error with seconds",
		"?from=2026-01-31T0:00:00Z":         "validation_error from",
		"?from=2026-02-30T00:00:00Z":        "validation_error from",
		"?from=2026-01-31T00:00:00+02:00":   "validation_error %2B", // a plus is a space here
		"?from=2026-01-31T00:00:00,5Z":      "validation_error from",
		"?from=2026-01-31T24:00:00Z":        "validation_error from",
		"?from=2026-01-31T00:00:00%2B99:00": "validation_error from",
		"?from=yesterday":                   "validation_error from",
		"?label=":                           "validation_error label",
		"?label=123456789":                  "validation_error label",
		"?label=%FF":                        "validation_error label",
		"?label=%00":                        "validation_error label",
		"?label=%":                          "validation_error",
		"?label=a;limit=1":                  "validation_error",
		"?cursor=":                          "invalid_cursor cursor",
		"?cursor=x":                         "invalid_cursor cursor",
	} {
		r := b.send(t, "GET", numbersPath+query, "", "Authorization", "Bearer "+token)
		code, mentions, _ := strings.Cut(want, " ")
		if want == "" {
			if r.StatusCode != 200 {
				t.Errorf("%s: %d %s", query, r.StatusCode, r.text)
			}
			continue
		}
		r.assertStatus(t, 400)
		r.assertCode(t, code)
		r.assertMentions(t, mentions)
	}
	for query, want := range map[string]string{
		"?chain=base&mode=a": "", "?chain=mainnet": "unsupported_chain", "?mode=c": "validation_error", "?cursor=x": "unknown_parameters",
	} {
		r := b.send(t, "POST", "/v2/test/"+walletID+"/echo"+query, goodBody+"}", "Authorization", "Bearer "+token, "Content-Type", jsonContentType)
		if code, _ := r.decodeJSON(t)["code"].(string); code != want {
			t.Errorf("%s: %d %s", query, r.StatusCode, r.text)
		}
	}
	if r := b.send(t, "GET", "/v2/system/ping?x=1", "", "Authorization", "Bearer "+token); r.decodeJSON(t)["code"] != "unknown_parameters" {
		t.Errorf("an operation without parameters took one: %s", r.text)
	}
}

func TestPagesFollowEachOther(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, numbersOperation)
	token := b.issueToken(t, b.org, auth.WalletsRead)
	for query, want := range map[string]string{
		"?limit=3":                                   "n9 n8 n7 n6 n5 n4 n3 n2 n1 n0",
		"?limit=5&order=desc":                        "n9 n8 n7 n6 n5 n4 n3 n2 n1 n0",
		"?limit=4&order=asc":                         "n0 n1 n2 n3 n4 n5 n6 n7 n8 n9",
		"?limit=1&order=asc&label=x":                 "n0 n1 n2 n3 n4 n5 n6 n7 n8 n9",
		"?limit=5&from=1970-01-01T00:00:08Z":         "n9 n8 n7",
		"?limit=1&from=1970-01-01T00:00:08.0000001Z": "n9 n8",
	} {
		var got []string
		next := ""
		for range 12 {
			r := b.send(t, "GET", numbersPath+query+next, "", "Authorization", "Bearer "+token)
			page := r.decodeJSON(t)
			for _, id := range page["data"].([]any) {
				got = append(got, id.(string))
			}
			cursor, more := page["nextCursor"].(string)
			if !more {
				break
			}
			next = "&cursor=" + url.QueryEscape(cursor)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %v", query, got)
		}
	}
}

func TestCursorBelongsToItsList(t *testing.T) {
	other := numbersOperation
	other.path = "/v2/test/{id}/others"
	b := newTestServer(t, ratelimit.Rate{}, numbersOperation, other)
	mine := "Bearer " + b.issueToken(t, b.org, auth.WalletsRead)
	theirs := "Bearer " + b.issueToken(t, uuid.New(), auth.WalletsRead)
	again := "Bearer " + b.issueToken(t, b.org, auth.WalletsRead)
	cursor := b.send(t, "GET", numbersPath+"?limit=1&label=a", "", "Authorization", mine).decodeJSON(t)["nextCursor"].(string)
	flip := []byte(cursor)
	flip[len(flip)/2] ^= 1
	for name, c := range map[string]struct {
		token, target, cursor string
		good                  bool
	}{
		"the same list":          {mine, numbersPath + "?limit=1&label=a", cursor, true},
		"a page of another size": {mine, numbersPath + "?limit=5&label=a", cursor, true},
		"the default said aloud": {mine, numbersPath + "?order=desc&sort=createdAt&label=a", cursor, true},
		"a new token":            {again, numbersPath + "?label=a", cursor, true},
		"another organization":   {theirs, numbersPath + "?label=a", cursor, false},
		"another order":          {mine, numbersPath + "?label=a&order=asc", cursor, false},
		"another filter":         {mine, numbersPath + "?label=b", cursor, false},
		"no filter":              {mine, numbersPath + "?", cursor, false},
		"one more filter":        {mine, numbersPath + "?label=a&from=2026-01-01T00:00:00Z", cursor, false},
		"another wallet":         {mine, "/v2/test/" + uuid.NewString() + "/numbers?label=a", cursor, false},
		"another list":           {mine, "/v2/test/" + walletID + "/others?label=a", cursor, false},
		"cut off":                {mine, numbersPath + "?label=a", cursor[:len(cursor)-2], false},
		"longer":                 {mine, numbersPath + "?label=a", cursor + "AAAA", false},
		"one bit":                {mine, numbersPath + "?label=a", string(flip), false},
		"a line break":           {mine, numbersPath + "?label=a", cursor + "\n", false},
		"padded":                 {mine, numbersPath + "?label=a", cursor + "=", false},
		"very long":              {mine, numbersPath + "?label=a", strings.Repeat("A", 5000), false},
		"zeros":                  {mine, numbersPath + "?label=a", strings.Repeat("A", 40), false},
	} {
		r := b.send(t, "GET", c.target+"&cursor="+url.QueryEscape(c.cursor), "", "Authorization", c.token)
		if c.good != (r.StatusCode == 200) || (!c.good && r.decodeJSON(t)["code"] != "invalid_cursor") {
			t.Errorf("%s: %d %s", name, r.StatusCode, r.text)
		}
	}
}

func testCursors(tb testing.TB) *cursors {
	tb.Helper()
	c, err := newCursors([]byte(strings.Repeat("k", 32)))
	if err != nil {
		tb.Fatal(err)
	}
	return c
}

func TestCursorGivesBackItsPlace(t *testing.T) {
	if _, err := newCursors(make([]byte, 31)); err == nil {
		t.Error("a short key was taken")
	}
	c := testCursors(t)
	lists := rapid.SliceOfN(rapid.String(), 0, 6)
	randtest.Check(t, func(t *rapid.T) {
		list := lists.Draw(t, "list")
		at := store.Position{Micros: rapid.Int64().Draw(t, "micros"), ID: rapid.StringN(0, -1, maxCursorID).Draw(t, "id")}
		text := c.seal(list, at)
		if got, err := c.open(list, text); err != nil || got != at {
			t.Fatalf("%+v, %v", got, err)
		}
		if another := lists.Draw(t, "another"); fmt.Sprintf("%q", another) != fmt.Sprintf("%q", list) {
			if _, err := c.open(another, text); fault.CodeOf(err) != fault.InvalidCursor {
				t.Fatalf("opened for %q: %v", another, err)
			}
		}
	})
}

func FuzzCursor(f *testing.F) {
	c := testCursors(f)
	list := []string{"org", "/v2/wallets", "order", "desc"}
	good := c.seal(list, store.Position{Micros: 1, ID: walletID})
	f.Add(good)
	f.Add("")
	f.Add("AAAA")
	f.Add(good + "\n")
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := c.open(list, text); err == nil && text != good {
			t.Errorf("opened %q", text)
		} else if err != nil && fault.CodeOf(err) != fault.InvalidCursor {
			t.Errorf("%q: %v", text, err)
		}
	})
}

func BenchmarkCursor(b *testing.B) {
	c := testCursors(b)
	list := []string{"0123456789abcdef", "/v2/wallets/" + walletID + "/deposits", "order", "desc"}
	at := store.Position{Micros: 1_790_000_000_000_000, ID: walletID}
	text := c.seal(list, at)
	b.Run("seal", func(b *testing.B) {
		for b.Loop() {
			c.seal(list, at)
		}
	})
	b.Run("open", func(b *testing.B) {
		for b.Loop() {
			if _, err := c.open(list, text); err != nil {
				b.Fatal(err)
			}
		}
	})
}

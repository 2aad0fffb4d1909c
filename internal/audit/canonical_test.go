package audit

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// Details are one text, and the text says them again.
func TestDetailsReadBackAsWritten(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		d := Details(rapid.MapOf(rapid.StringMatching(`[A-Za-z0-9]{1,8}`), rapid.String()).Draw(t, "details"))
		text := d.Encode()
		back, err := decodeDetails(text)
		if err != nil || back.Encode() != text {
			t.Fatalf("%q of %q is read as %q: %v", text, d, back, err)
		}
	})
}

// For texts that RFC 8785 and encoding/json write alike the canonical text is that of the latter: sorted by name,
// without spaces.
func TestCanonicalIsSortedJSON(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[ -~\n\t]{0,12}`)
		e := Entry{Sequence: rapid.Int64Range(1, 1<<20).Draw(t, "sequence"), Actor: text.Draw(t, "actor"), Subject: text.Draw(t, "subject"),
			Action: CreateWallet, Outcome: Done, RequestID: text.Draw(t, "requestId"), Details: Details{"b": text.Draw(t, "b"), "a": text.Draw(t, "a")}, PreviousHash: noHash}
		var want map[string]any
		if err := json.Unmarshal([]byte(e.Canonical()), &want); err != nil {
			t.Fatalf("%s is no JSON: %v", e.Canonical(), err)
		}
		var sorted bytes.Buffer
		encoder := json.NewEncoder(&sorted)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(want); err != nil {
			t.Fatal(err)
		}
		if is, sorted := e.Canonical(), strings.TrimSpace(sorted.String()); is != sorted {
			t.Fatalf("%s, want %s", is, sorted)
		}
	})
}

// The form of strings in RFC 8785, 3.2.2.2.
func TestTextsAreQuotedAsInRFC8785(t *testing.T) {
	for text, want := range map[string]string{
		"\u20ac$\u000f\nA'B\"\\\\\"/": `"` + "\u20ac" + `$\u000f\nA'B\"\\\\\"/"`,
		"\u2028<&>\u007f":             "\"\u2028<&>\u007f\"",
		"\b\t\n\f\r\x1f":              `"\b\t\n\f\r\u001f"`,
		"😀":                           `"😀"`,
	} {
		if is := quoteText(text); is != want {
			t.Errorf("%q is quoted as %s, want %s", text, is, want)
		}
	}
}

// A text in another form than ours is rejected: two texts of one meaning would have one hash.
func FuzzDecodeDetails(f *testing.F) {
	for _, text := range []string{`{}`, `{"a":"b"}`, `{ "a":"b"}`, `{"b":"","a":""}`, `{"a":1}`, `{"a":"\u0041"}`, `null`, `{"a":"b","a":"c"}`} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := decodeDetails(text)
		if err == nil && d.Encode() != text {
			t.Errorf("%q is read, and written as %q", text, d.Encode())
		}
	})
}

package printable

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// hidden has one character of each kind that steers a screen or is not visible.
var hidden = map[string]string{
	"escape": "\x1b", "carriage return": "\r", "line feed": "\n", "tab": "\t", "null": "\x00", "delete": "\x7f",
	"next line of C1": "\u0085", "CSI of C1": "\u009b", "OSC of C1": "\u009d",
	"right-to-left override": "\u202e", "isolate": "\u2066", "left-to-right mark": "\u200e", "Arabic letter mark": "\u061c",
	"line separator": "\u2028", "paragraph separator": "\u2029",
	"space without width": "\u200b", "non-joiner": "\u200c", "joiner": "\u200d", "word joiner": "\u2060", "byte order mark": "\ufeff",
	"soft hyphen": "\u00ad", "grapheme joiner": "\u034f", "Hangul filler": "\u3164", "Mongolian vowel separator": "\u180e",
	"variation selector": "\ufe0f", "supplementary variation selector": "\U000e0100", "tag": "\U000e0041", "interlinear anchor": "\ufff9",
	"byte of no character": "\x9b",
}

func TestHiddenCharactersAreRejectedAndEscaped(t *testing.T) {
	for name, one := range hidden {
		text := "a" + one + "b"
		if err := Check(text); !errors.Is(err, ErrHidden) {
			t.Errorf("%s: Check returns %v", name, err)
		}
		if got := Escape(text); Check(got) != nil || !strings.HasPrefix(got, `a\u`) || !strings.HasSuffix(got, "b") {
			t.Errorf("%s: escaped as %q", name, got)
		}
	}
}

func TestTextThatIsVisibleStaysAsItIs(t *testing.T) {
	for _, text := range []string{"", "our bank", "Müller & Söhne", "e\u0301", "שלום", "東京", "😀", `\u009b`, `"quoted"`} {
		if err := Check(text); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		if got := Escape(text); got != text {
			t.Errorf("%q is escaped as %q", text, got)
		}
	}
	if got := EscapeLines("a\nb\r"); got != "a\nb\\u000d" {
		t.Errorf("lines are escaped as %q", got)
	}
}

// JSON that is escaped has the same value.
func TestEscapedJSONHasTheSameValue(t *testing.T) {
	for name, one := range hidden {
		if !utf8.ValidString(one) || unicode.In([]rune(one)[0], unicode.Cc) && one < " " {
			continue // JSON has no such byte in a string
		}
		var got string
		if err := json.Unmarshal([]byte(Escape(`"a`+one+`b"`)), &got); err != nil || got != "a"+one+"b" {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

func FuzzWhatIsEscapedIsPrintable(f *testing.F) {
	for _, one := range hidden {
		f.Add("x" + one)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if got := Escape(text); Check(got) != nil {
			t.Errorf("%q is escaped as %q", text, got)
		}
	})
}

// A character that arrives in parts is the same character.
func TestTheWriterEscapesWhatIsWrittenInParts(t *testing.T) {
	text := "é 😀\t\u009b2J\u202e\x1b[m\x9b\n" + "\xf0\x9f"
	const want = "é 😀\t" + `\u009b2J\u202e\u001b[m\ufffd` + "\n" + `\ufffd\ufffd`
	for size := 1; size <= len(text); size++ {
		var out strings.Builder
		w := NewWriter(&out)
		for at := 0; at < len(text); at += size {
			part := text[at:min(at+size, len(text))]
			if n, err := w.Write([]byte(part)); n != len(part) || err != nil {
				t.Fatalf("Write returns %d, %v", n, err)
			}
		}
		if err := w.Flush(); err != nil {
			t.Fatal(err)
		}
		if got := out.String(); got != want {
			t.Errorf("in parts of %d bytes: %q", size, got)
		}
	}
}

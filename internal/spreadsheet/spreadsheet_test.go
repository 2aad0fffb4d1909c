package spreadsheet

import "testing"

// A text that a spreadsheet would run stays a text, and is unchanged when it is read again.
func TestTextsAreInert(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "treasury": "treasury", "a=1": "a=1", "'quoted": "'quoted", "日本": "日本", "'": "'",
		"=1+1": "'=1+1", "+1": "'+1", "-1": "'-1", "@SUM(A1)": "'@SUM(A1)", "\t=1": "'\t=1", "\r=1": "'\r=1", "\n=1": "'\n=1",
		"'=1": "''=1", "''-1": "'''-1",
	} {
		if got := EscapeFormula(text); got != want {
			t.Errorf("%q is written as %q, want %q", text, got, want)
		}
		if got := UnescapeFormula(want); got != text {
			t.Errorf("%q is read as %q, want %q", want, got, text)
		}
	}
}

func FuzzEscapeFormula(f *testing.F) {
	for _, text := range []string{"", "'", "=1", "''=1", "a"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		escaped := EscapeFormula(text)
		if beginsFormula(escaped) {
			t.Errorf("%q is written as the formula %q", text, escaped)
		}
		if got := UnescapeFormula(escaped); got != text {
			t.Errorf("%q is %q again", text, got)
		}
	})
}

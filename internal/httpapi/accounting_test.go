package httpapi

import "testing"

// A label that a spreadsheet would run stays a text.
func TestLabelsAreInert(t *testing.T) {
	for label, want := range map[string]string{
		"": "", "treasury": "treasury", "a=1": "a=1", "'quoted": "'quoted", "日本": "日本",
		"=1+1": "'=1+1", "+1": "'+1", "-1": "'-1", "@SUM(A1)": "'@SUM(A1)", "\t=1": "'\t=1", "\r=1": "'\r=1", "\n=1": "'\n=1",
	} {
		if got := escapeFormula(label); got != want {
			t.Errorf("%q is written as %q, not %q", label, got, want)
		}
	}
}

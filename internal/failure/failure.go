// Package failure owns the reasons for which a step, a source's request, a bridge's transfer, a contract's
// change or a risk rule does not go on: a stable code for programs, and a sentence for people. Codes lists every code with its meaning
// and the reaction to it; the documents and the interface's description have the same list.
//
// It asks no chain and reads no row, and it never decides whether something is tried again.
package failure

import (
	"strings"
	"unicode/utf8"

	"github.com/granaryhq/granary/internal/printable"
)

// Code is the stable name of a kind of failure. Clients must accept codes that they do not know.
type Code string

// Reason is why something failed. Text is one sentence; the zero Reason is no failure.
type Reason struct {
	Code Code
	Text string
}

// New returns a reason.
func New(code Code, text string) Reason { return Reason{code, text} }

// IsZero reports whether the reason is no failure.
func (r Reason) IsZero() bool { return r.Text == "" }

// Or returns the reason, or the other one if this is no failure.
func (r Reason) Or(other Reason) Reason {
	if r.IsZero() {
		return other
	}
	return r
}

// Clean returns the reason with a text that is safe to store and to show: one line of visible
// characters and of bounded length.
func (r Reason) Clean() Reason { return Reason{r.Code, Clip(printable.Escape(r.Text), longestText)} }

// TextOrNil returns the text for a nullable column or field.
func (r Reason) TextOrNil() *string {
	if r.Text == "" {
		return nil
	}
	return &r.Text
}

// CodeOrNil returns the code for a nullable column or field.
func (r Reason) CodeOrNil() *string {
	if r.Code == "" {
		return nil
	}
	code := string(r.Code)
	return &code
}

// OfColumns returns the reason that two nullable columns hold. Rows of earlier versions have no code.
func OfColumns(code, text *string) (r Reason) {
	if text != nil {
		r.Text = *text
	}
	if code != nil {
		r.Code = Code(*code)
	}
	return r
}

const (
	// longestText bounds a sentence in bytes.
	longestText = 300
	// longestQuote bounds in bytes the part of a sentence that a contract has chosen.
	longestQuote = 160
)

// Quote returns the words of a contract or program for use within a sentence: visible characters on one
// line, of bounded length, in quotation marks. The author of the contract has chosen them, so
// they are no proof.
func Quote(words string) string {
	words = strings.ReplaceAll(words, `"`, `'`)
	return `"` + Clip(printable.Escape(words), longestQuote) + `"`
}

// Clip cuts a text to at most so many bytes, between characters, and marks the cut.
func Clip(text string, most int) string {
	if len(text) <= most {
		return text
	}
	const mark = "…"
	end := most - len(mark)
	for end > 0 && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + mark
}

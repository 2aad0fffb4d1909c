// Package printable keeps text from outside from steering the screen that shows it. Escape
// makes every character visible, Check rejects those that are not, and Writer escapes
// everything that a program prints. It never removes a character.
package printable

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// ErrHidden is returned for a text with a character that steers a screen or is not visible.
var ErrHidden = errors.New("must be one line without control characters, marks that turn the direction of writing and characters without width")

// IsHidden reports whether a terminal or browser obeys the character, or shows nothing of it:
// the control characters C0 and C1, marks of bidirectional writing, separators of lines and
// paragraphs, and characters without width, such as joiners, variation selectors and tags.
// A combining mark is visible and is not hidden.
func IsHidden(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Cs,
		unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// Check returns ErrHidden unless the text is valid UTF-8 without hidden characters. Names,
// labels, reasons and notes must pass it before they are stored or approved.
func Check(text string) error {
	if !utf8.ValidString(text) || strings.ContainsFunc(text, IsHidden) {
		return ErrHidden
	}
	return nil
}

// Escape returns the text with each character that is hidden, or that this version of Unicode
// cannot print, as a JSON escape (\u009b). The result is one line. JSON text stays JSON of the
// same value, and text without such characters is returned as it is.
func Escape(text string) string { return escapeExcept(text, "") }

// EscapeLines is Escape for text of several lines: it keeps line breaks.
func EscapeLines(text string) string { return escapeExcept(text, "\n") }

// escapeExcept escapes all but the characters of keep.
func escapeExcept(text, keep string) string {
	var b strings.Builder
	for at := 0; at < len(text); {
		r, size := utf8.DecodeRuneInString(text[at:])
		switch {
		case r == utf8.RuneError && size == 1: // a byte of no character: a terminal may read it as one of C1
			b.WriteString(`\ufffd`)
		case strings.ContainsRune(keep, r), unicode.IsPrint(r) && !IsHidden(r):
			b.WriteString(text[at : at+size])
		default:
			writeEscape(&b, r)
		}
		at += size
	}
	return b.String()
}

// writeEscape writes a character as JSON does, beyond the first plane as two surrogates.
func writeEscape(b *strings.Builder, r rune) {
	if r <= 0xffff {
		fmt.Fprintf(b, `\u%04x`, r)
		return
	}
	const first, last, base = 0xd800, 0xdc00, 0x10000
	fmt.Fprintf(b, `\u%04x\u%04x`, first+(r-base)>>10, last+(r-base)&0x3ff)
}

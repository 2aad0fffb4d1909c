// Package spreadsheet owns the escaping that keeps a text in a CSV a text: spreadsheets run cells that begin as a
// formula does, and callers choose any names. It reads and writes no CSV.
package spreadsheet

import "strings"

// formulaStarts are the beginnings that a spreadsheet takes for a formula.
const formulaStarts = "=+-@\t\r\n"

// EscapeFormula puts an apostrophe before a text that a spreadsheet would take for a formula, and before one that has
// such an apostrophe of its own, so that UnescapeFormula returns the original.
func EscapeFormula(text string) string {
	if beginsFormula(strings.TrimLeft(text, "'")) {
		return "'" + text
	}
	return text
}

// UnescapeFormula undoes EscapeFormula.
func UnescapeFormula(text string) string {
	if bare := strings.TrimLeft(text, "'"); bare != text && beginsFormula(bare) {
		return text[1:]
	}
	return text
}

func beginsFormula(text string) bool {
	return text != "" && strings.ContainsRune(formulaStarts, rune(text[0]))
}

// Package houserules owns the checks of those rules in CONTRIBUTING.md that no
// linter knows: how long files are, how functions are named, and that every list
// has an index for each of its filters. It is tests only, and no part of the
// program imports it.
package houserules

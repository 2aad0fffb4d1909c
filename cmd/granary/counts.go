package main

import "fmt"

// countOf returns a number with the singular of a noun, or of a noun and its verb, if it is 1, and the plural otherwise.
func countOf[N ~int | ~int64](n N, one, more string) string {
	if n == 1 {
		return fmt.Sprintf("%d %s", n, one)
	}
	return fmt.Sprintf("%d %s", n, more)
}

//go:build !crashpoints

package crash

// Points says whether this program has crash points: then it is one for tests.
const Points = false

// Point has no effect in an ordinary build.
func Point(string) {}

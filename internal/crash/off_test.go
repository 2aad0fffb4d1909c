//go:build !crashpoints

package crash

import "testing"

func TestAnOrdinaryBuildPassesEveryPoint(t *testing.T) {
	t.Setenv("GRANARY_CRASH_AT", "here")
	Point("here")
}

package change

// The instruction at which dying must be safe; see package crash. It has a point
// right before and right after it.
const (
	pointAsk = "change.ask" // the approval of a change is asked for
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string { return []string{pointAsk + ".before", pointAsk + ".after"} }

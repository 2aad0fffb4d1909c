package solrelay

// The instructions at which dying must be safe; see package crash. Each has a point right
// before and right after it.
const (
	pointExpose  = "solrelay.expose"  // intents become carried, and their first versions rows
	pointRecord  = "solrelay.record"  // a further version, or a void's, becomes a row
	pointSend    = "solrelay.send"    // a version goes to the node
	pointGiveUp  = "solrelay.give_up" // that an intent is to end unexecuted becomes a row
	pointOutcome = "solrelay.outcome" // outcomes become rows
)

// CrashPoints lists the crash points that intents come past.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointExpose, pointRecord, pointSend, pointGiveUp, pointOutcome} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

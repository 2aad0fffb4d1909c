package relay

// The instructions at which dying must be safe; see package crash. Each has a
// point right before and right after it.
const (
	pointExpose    = "relay.expose"    // intents become carried
	pointPersist   = "relay.persist"   // a signed transaction becomes a row
	pointReplace   = "relay.replace"   // a further version of it does
	pointBroadcast = "relay.broadcast" // a version goes to the node
	pointMined     = "relay.mined"     // a receipt was seen
	pointOutcome   = "relay.outcome"   // outcomes become rows
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointExpose, pointPersist, pointReplace, pointBroadcast, pointMined, pointOutcome} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

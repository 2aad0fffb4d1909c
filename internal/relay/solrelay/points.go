package solrelay

// The instructions at which dying must be safe; see package crash. Each has a point right
// before and right after it.
const (
	pointExpose  = "solrelay.expose"  // intents become carried, and their first versions rows
	pointRecord  = "solrelay.record"  // a further version, or a void's, becomes a row
	pointSend    = "solrelay.send"    // a version goes to the node
	pointGiveUp  = "solrelay.give_up" // that an intent is to end unexecuted becomes a row
	pointOutcome = "solrelay.outcome" // outcomes become rows

	pointClose  = "solrelay.close"  // a transaction that closes markers goes to the node
	pointForget = "solrelay.forget" // rows of closed markers are deleted

	pointNoteNonces  = "solrelay.note_nonces"  // rows say which nonce accounts are to be closed, and which are gone
	pointWithdraw    = "solrelay.withdraw"     // a transaction that closes nonce accounts goes to the node
	pointBeginSigner = "solrelay.begin_signer" // the signer begins with markers
	pointBegin       = "solrelay.begin"        // that the chain has begun with markers becomes a row
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	return append(IntentCrashPoints(), withEnds(pointClose, pointForget, pointNoteNonces, pointWithdraw, pointBeginSigner, pointBegin)...)
}

// IntentCrashPoints lists those that intents pass. The others are passed by markers that are
// closed, and by chains that begin with markers.
func IntentCrashPoints() []string {
	return withEnds(pointExpose, pointRecord, pointSend, pointGiveUp, pointOutcome)
}

func withEnds(points ...string) (all []string) {
	for _, p := range points {
		all = append(all, p+".before", p+".after")
	}
	return all
}

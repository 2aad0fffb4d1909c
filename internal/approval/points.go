package approval

// The instructions at which dying must be safe; see package crash. Each has a
// point right before and right after it.
const (
	pointVote     = "approval.vote"      // a vote is counted
	pointRunOut   = "approval.run-out"   // an activity that was not approved in time ends
	pointCarryOut = "approval.carry-out" // the signer makes an approved change, before the service does
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointVote, pointRunOut, pointCarryOut} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

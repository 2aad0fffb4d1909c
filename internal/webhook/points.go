package webhook

// The instructions at which dying must be safe; see package crash. Each has a
// point right before and right after it. Between dispatch and record a delivery
// is sent.
const (
	pointDispatch = "webhook.dispatch" // an event's deliveries become rows
	pointRecord   = "webhook.record"   // the outcome of an attempt becomes one
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointDispatch, pointRecord} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

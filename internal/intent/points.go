package intent

// The instructions at which dying must be safe; see package crash. Each has a
// point right before and right after it.
const (
	pointSign    = "step.sign"    // custody signs an order
	pointPersist = "step.persist" // the signed intent becomes the carrier's
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointSign, pointPersist} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

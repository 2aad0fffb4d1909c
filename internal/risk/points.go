package risk

// The instructions at which dying must be safe; see package crash. Each has a
// point right before and right after it.
const (
	pointWriteAlerts = "risk.alerts" // alerts, what they had done and what is remembered become rows
	pointUnwindAll   = "risk.unwind" // the unwinds of what wallets hold become rows
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointWriteAlerts, pointUnwindAll} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

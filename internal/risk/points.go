package risk

// The instructions at which dying must be safe; see package crash. Each has a
// point right before and right after it.
const (
	pointWriteAlerts = "risk.alerts" // alerts, their actions and states become rows
	pointUnwindAll   = "risk.unwind" // the unwinds of wallets' positions become rows
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointWriteAlerts, pointUnwindAll} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

package wallet

// The instructions at which dying must be safe; see package crash. Each has a
// point right before and right after it.
const (
	pointCreate    = "wallet.create"    // a new wallet becomes a row
	pointProvision = "wallet.provision" // its addresses do, and are shown
	pointRecord    = "deposit.record"   // blocks that pay us become rows
	pointCredit    = "deposit.credit"   // final deposits reach the ledger
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointCreate, pointProvision, pointRecord, pointCredit} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

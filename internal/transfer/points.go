package transfer

// The instructions at which dying must be safe; see package crash. Each has a
// point right before and right after it.
const (
	pointAccept         = "workflow.accept"   // a planned workflow and its reservations become rows
	pointAsk            = "step.ask"          // the approval of a payout that was reached is asked for
	pointRefuse         = "step.refuse"       // a step that will not be signed fails
	pointSettle         = "step.settle"       // a step's result, entry and events become rows
	pointCancel         = "withdrawal.cancel" // a cancellation becomes rows
	pointRetry          = "payout.retry"      // a failed payout becomes pending again
	pointApplyStrategy  = "strategy.apply"    // a change of strategy becomes rows
	pointBeginRebalance = "balance.begin"     // an automatic wallet's rebalance becomes rows
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointAccept, pointAsk, pointRefuse, pointSettle, pointCancel, pointRetry, pointApplyStrategy, pointBeginRebalance} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

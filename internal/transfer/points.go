package transfer

import "slices"

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

	pointBeginUnwind = "unwind.begin" // an unwind's rebalance becomes rows
	pointEndUnwind   = "unwind.end"   // the outcome of an unwind becomes rows

	pointRecordBridge = "bridge.record"   // a sent amount becomes a transfer
	pointAttest       = "bridge.attest"   // its attested message becomes rows
	pointSettleBridge = "bridge.receive"  // its outcome becomes rows
	pointBringIn      = "bridge.bring_in" // the service's own transaction is to bring it in

	pointRecordRequest = "request.record"   // an amount given to a source that settles later becomes a request
	pointActOnRequest  = "request.act"      // a decision about the source becomes a step
	pointSettleClaim   = "request.claim"    // a request's claim becomes rows
	pointSettleAskBack = "request.ask_back" // a request that was asked back becomes one that is cancelled
	pointSettleReturn  = "request.return"   // a source's refund becomes rows
)

// CrashPoints lists every crash point of this package.
func CrashPoints() []string {
	var all []string
	for _, p := range []string{pointAccept, pointAsk, pointRefuse, pointSettle, pointCancel, pointRetry, pointApplyStrategy, pointBeginRebalance} {
		all = append(all, p+".before", p+".after")
	}
	return slices.Concat(all, RequestCrashPoints(), UnwindCrashPoints(), BridgeCrashPoints(), ReceptionCrashPoints())
}

// BridgeCrashPoints lists those that only money between chains passes.
func BridgeCrashPoints() []string {
	var all []string
	for _, p := range []string{pointRecordBridge, pointAttest, pointSettleBridge} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

// ReceptionCrashPoints lists those that only money passes which comes to Solana.
func ReceptionCrashPoints() []string {
	return []string{pointBringIn + ".before", pointBringIn + ".after"}
}

// UnwindCrashPoints lists those that only unwinds pass.
func UnwindCrashPoints() []string {
	return []string{pointBeginUnwind + ".before", pointBeginUnwind + ".after", pointEndUnwind + ".before", pointEndUnwind + ".after"}
}

// RequestCrashPoints lists those that only money given to sources that settle later passes.
func RequestCrashPoints() []string {
	var all []string
	for _, p := range []string{pointRecordRequest, pointActOnRequest, pointSettleClaim, pointSettleAskBack, pointSettleReturn} {
		all = append(all, p+".before", p+".after")
	}
	return all
}

// requestPoint is the point of the settlement of a step for a request.
func (k StepKind) requestPoint() string {
	switch {
	case k.makesRequest():
		return pointRecordRequest
	case k.claims():
		return pointSettleClaim
	case k == StepCancelRequest:
		return pointSettleAskBack
	}
	return pointSettleReturn
}

package relay

import (
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
)

// waiting begins the reason of an intent without a fault.
const waiting = "waiting: "

// faultReason returns the last fault of the intent itself, if there was any.
func (in openIntent) faultReason() failure.Reason {
	if strings.HasPrefix(in.reason.Text, waiting) {
		return failure.Reason{}
	}
	return in.reason
}

// waitsFor is the reason of an intent that is not at fault.
func waitsFor(text string) failure.Reason { return failure.Reason{Text: waiting + text} }

// The reasons of an intent whose transaction reverted as a whole although its simulation passed: with others, any of which may be the
// cause, and alone.
const (
	revertedTogether = waiting + "the transaction that carried it with others reverted"
	revertedAlone    = "the transaction that carried it alone reverted, and its simulation does not"
)

// isSuspect returns whether a transaction of the intent has reverted as a whole, so that no other is carried beside it.
func (in openIntent) isSuspect() bool {
	return in.carriedAlone == 1
}

// separateSuspects returns those of the due intents that may go into one transaction: all before the first suspect, or that one alone.
func separateSuspects(due []openIntent) []openIntent {
	switch first := slices.IndexFunc(due, openIntent.isSuspect); first {
	case -1:
		return due
	case 0:
		return due[:1]
	default:
		return due[:first]
	}
}

// intentProbe is the newest block's state of an intent.
type intentProbe struct {
	account   evm.Account
	answered  bool           // its wallet said whether its nonce is used, as only code can
	nonceUsed bool           // its nonce is marked in its wallet
	marksRead bool           // the executor of now was asked, which sees every mark
	failure   failure.Reason // why its calls fail, or their outcome is rejected; empty when they pass
	gasUsed   []uint64       // by each of its calls

	// Of an intent that not every executor can carry out, or cancel: whether the code that its account runs now
	// can, and whether the executor can to which its delegation moves it.
	runs, movesToRun bool
}

// chainTimes is the chain's own time, in Unix seconds.
type chainTimes struct {
	headSeconds, finalSeconds int64 // of the newest block and of the final one
	fresh                     bool  // the probe was made on a block that is not before the final
}

// intentAction is the action on an intent.
type intentAction int

const (
	intentCarry    intentAction = iota // have the next transaction carry it
	intentGiveUp                       // have the next transaction carry its cancellation
	intentCancel                       // it is to be cancelled, and was never sent, or it expired
	intentRefuse                       // it was never public and will not work
	intentExpire                       // its time is over and it was not executed
	intentSearch                       // it has executed: find out where
	intentPostpone                     // no fault: look again after a while
	intentRetry                        // something is wrong: look again after a growing while
)

// executors are those whose code a wallet may run.
type executors struct {
	now    common.Address
	before []common.Address
}

func (e executors) contains(at common.Address) bool {
	return at == e.now || slices.Contains(e.before, at)
}

// judgeIntent returns the action on an intent, and the reason.
func judgeIntent(in openIntent, p intentProbe, ct chainTimes, known executors) (intentAction, failure.Reason) {
	deadline := max(in.intent.Deadline.Unix(), in.validUntil)
	delegate, delegated := types.ParseDelegation(p.account.Code)
	// An intent that was signed for one executor runs under any of them that knows its version: the signed text names
	// the wallet, and all of those read it alike.
	_, special := in.neededFunction()
	ours := delegated && known.contains(delegate) && (p.runs || !special)
	// Reading the nonce's mark needs an executor's code, unless no code was ever
	// there. Custody alone has the account's key and delegates to executors alone,
	// and all of them, the configured one and those before it, keep the marks of version 1 in
	// the same place: whichever it is, its answer is the wallet's. Those of version 2 are seen by
	// the executor of now.
	readable := delegated && p.answered || len(p.account.Code) == 0
	// An intent that was executed before it had a row has no signature here, nor has one that a lost
	// database may have signed. Others may carry it; this relay carries its cancellation alone.
	executedBefore := len(in.signature) == 0
	switch {
	case !ct.fresh:
		return intentPostpone, waitsFor("the node lags behind the final block")
	case p.answered && !delegated:
		// Two nodes behind one address, or a block between two questions. An intent
		// that was refused or expired on such answers may be executed in truth.
		return intentPostpone, waitsFor("the node contradicts itself")
	case delegated && !p.answered:
		// The next decision would depend on whether the nonce is used.
		return intentPostpone, waitsFor("the wallet did not say whether the intent was executed")
	case in.intent.Version() == 2 && !p.marksRead:
		return intentPostpone, waitsFor("the wallet's marks could not be read")
	case p.nonceUsed && (delegated || p.marksRead):
		return intentSearch, waitsFor("executed, looking for the transaction")
	case in.cancelAsked && in.state == intent.Signed && !executedBefore:
		return intentCancel, failure.New(failure.Cancelled, "it was never public")
	case ct.headSeconds > deadline && in.state == intent.Signed && !executedBefore:
		return intentExpire, in.faultReason()
	case ct.finalSeconds > deadline && readable && in.cancelAsked:
		// Its cancellation came too late, or was not possible. It may be out, and so
		// its order is not signed again.
		return intentCancel, failure.New(failure.NotExecutedInTime, "its deadline passed")
	case ct.finalSeconds > deadline && readable:
		return intentExpire, in.faultReason()
	case ct.headSeconds > deadline:
		return intentPostpone, waitsFor("the deadline passed, which is not final yet")
	case executedBefore && !in.cancelAsked:
		return intentPostpone, waitsFor("the chain has undone its execution, and may repeat it")
	case in.transactionID != "":
		return intentPostpone, failure.Reason{}
	}
	trouble := delegationTrouble(in, p, ours, known)
	if in.cancelAsked {
		return judgeCancellation(in, p, known)
	}
	if !trouble.IsZero() {
		return intentRetry, trouble
	}
	if !p.failure.IsZero() {
		return refuseUnlessPublic(in), p.failure
	}
	return intentCarry, failure.Reason{}
}

// judgeCancellation returns the action on a public intent that is to be cancelled and that no transaction carries. It
// is not carried itself any more, whether or not its cancellation can be.
func judgeCancellation(in openIntent, p intentProbe, known executors) (intentAction, failure.Reason) {
	trouble := delegationTrouble(in, p, false, known)
	switch {
	case len(in.cancellation) == 0:
		return intentPostpone, waitsFor("its cancellation is not signed yet")
	case p.runs, trouble.IsZero() && p.movesToRun:
		return intentGiveUp, failure.Reason{}
	case !trouble.IsZero() && len(p.account.Code) == 0:
		return intentRetry, trouble
	}
	return intentRetry, failure.New(failure.ChainRefused, "it cannot be cancelled on the chain, since the wallet runs an executor that cannot: it ends at its deadline, unless somebody carries it before")
}

// refuseUnlessPublic rejects an intent whose signature is unknown outside, and has one that others might carry tried
// again.
func refuseUnlessPublic(in openIntent) intentAction {
	if in.state == intent.Signed {
		return intentRefuse
	}
	return intentRetry
}

// delegationTrouble says why the wallet would not run the code of one of our executors. It is no fault of the intent's if the account
// has changed since the intent was signed: a reorganization has undone a delegation, or somebody has put the account back on an executor
// before, by a delegation that was saved. At its deadline the intent is signed again, with a delegation, however often.
func delegationTrouble(in openIntent, p intentProbe, ours bool, known executors) failure.Reason {
	switch d := in.delegation; {
	case ours:
		return failure.Reason{}
	case d == nil:
		return waitsFor("the wallet's account does not delegate to the executor")
	case !known.contains(d.Address) || !d.ChainID.IsUint64() || d.ChainID.Uint64() != in.intent.ChainID:
		return failure.New(failure.ChainRefused, "the delegation is to another executor or chain")
	case in.intent.Version() == 2 && !p.movesToRun:
		return failure.New(failure.ChainRefused, "the delegation is to an executor that does not know version 2")
	case d.Nonce != p.account.Nonce:
		return waitsFor("the delegation was signed for another nonce of the wallet's account")
	}
	if who, err := in.delegation.Authority(); err != nil || who != in.intent.Wallet.EVM() {
		return failure.New(failure.ChainRefused, "the delegation is not signed by the wallet")
	}
	return failure.Reason{}
}

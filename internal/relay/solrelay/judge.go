package solrelay

import (
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/intent"
)

// waiting begins the reason of an intent with which nothing is wrong.
const waiting = "waiting: "

// nonceView is what the chain shows of an intent's nonce account: its value at the newest
// block and at the final one, zero where there is no account.
type nonceView struct{ head, final solana.Hash }

// chainTimes are the chain's own time and ours.
type chainTimes struct {
	headSeconds, finalSeconds int64 // of the newest block and of the final one
	nowMicros                 int64
	bumpAfter                 time.Duration
}

// intentAction is what to do about an intent.
type intentAction int

const (
	intentWait     intentAction = iota // nothing now
	intentSimulate                     // it was never public: see whether it works, and carry it if so
	intentSend                         // have the node take its newest version, again
	intentRaise                        // send its next version, which offers more
	intentGiveUp                       // it is to end: have the fee payer use up its nonce value
	intentAdvance                      // have the node take what uses up its value, again
	intentFind                         // its value is gone for good: find out what used it
	intentLookBack                     // it was executed before it was a row: find out where
)

// judgement is what to do about an intent, and as what one that is given up ends, and why.
type judgement struct {
	action intentAction
	end    intent.State
	why    string
}

// judgeIntent says what becomes of an intent.
//
// Its nonce value decides. While a final block has it in its account, the intent has not
// been executed; while the newest has it, any version may land. So nothing is asked about
// a transaction until the value is gone for good, and whatever ends an intent
// unexecuted first has the value gone.
func judgeIntent(in openIntent, n nonceView, ct chainTimes) judgement {
	deadline := in.deadline.Unix()
	value := in.signed.NonceValue
	switch {
	case in.executedBefore():
		return judgement{action: intentLookBack}
	case n.final != value:
		return judgement{action: intentFind}
	case n.head != value:
		return judgement{action: intentWait} // until that is final
	case in.nonce == nil:
		// The value has another owner, or is given up for another reason: as what the
		// intent ends is said by what uses the value.
		return judgement{action: intentWait}
	case in.nonce.state == Advancing:
		return judgement{action: intentAdvance}
	case in.cancelAsked:
		return judgement{action: intentGiveUp, end: intent.Cancelled, why: "it was to be cancelled"}
	case ct.finalSeconds > deadline:
		return judgement{action: intentGiveUp, end: intent.Expired, why: in.faultReason()}
	case ct.headSeconds > deadline:
		return judgement{action: intentWait} // the deadline passed, which is not final yet
	case in.state == intent.Signed && in.retryAtMicros > ct.nowMicros:
		return judgement{action: intentWait}
	case in.state == intent.Signed:
		return judgement{action: intentSimulate}
	case in.canRaise(ct):
		return judgement{action: intentRaise}
	}
	return judgement{action: intentSend}
}

// executedBefore says whether the intent was executed before it was a row. Then nothing is
// signed here, and there is nothing to send.
func (in openIntent) executedBefore() bool { return len(in.signed.Versions) == 0 }

// canRaise says whether the newest version has had its time, and there is one that offers
// more.
func (in openIntent) canRaise(ct chainTimes) bool {
	if len(in.sent) == 0 {
		return false
	}
	newest := in.sent[0]
	return newest.version+1 < len(in.signed.Versions) && ct.nowMicros-newest.firstSentMicros >= ct.bumpAfter.Microseconds()
}

// faultReason is what was last wrong with the intent itself, if anything was.
func (in openIntent) faultReason() string {
	if strings.HasPrefix(in.reason, waiting) {
		return ""
	}
	return in.reason
}

// nonceUse is the one transaction that has used up an intent's nonce value, in a final
// block.
type nonceUse struct {
	signature solana.Signature
	carries   bool   // it is a version of the intent
	failure   string // why it failed, and moved nothing; empty if it succeeded
}

// judgeUse says as what an intent ends whose nonce value was used up so: executed, or not
// and why. What was given up ends as was decided then, and what somebody else's use of the
// value has ended is worth signing again.
func judgeUse(in openIntent, use nonceUse) (intent.State, string) {
	switch {
	case use.carries && use.failure == "":
		return intent.Executed, ""
	case use.carries:
		return intent.Expired, "its transaction " + use.signature.String() + " failed: " + use.failure
	case in.nonce != nil && in.nonce.verdict != "" && (in.state == intent.Signed || in.nonce.verdict != intent.Refused):
		return in.nonce.verdict, in.nonce.reason
	}
	return intent.Expired, ""
}

// closing is the trigger by which an intent ends unexecuted.
var closing = map[intent.State]intent.Trigger{intent.Refused: intent.Refuse, intent.Expired: intent.Expire, intent.Cancelled: intent.Cancel}

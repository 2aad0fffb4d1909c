package solrelay

import (
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
)

// waiting begins the reason of an intent without a fault.
const waiting = "waiting: "

// markerView says whether an intent's marker exists at the newest block and at the final one.
type markerView struct{ head, final bool }

// chainTimes are the chain's own time and ours.
type chainTimes struct {
	headSeconds, finalSeconds int64 // of the newest block and of the final one
	nowMicros                 int64
	bumpAfter                 time.Duration
}

// intentAction is the action on an intent.
type intentAction int

const (
	intentWait     intentAction = iota // no action now
	intentSimulate                     // it was never public: see whether it works, and carry it if so
	intentSend                         // have the node take its newest version, again
	intentRaise                        // have a further version signed, and send it
	intentGiveUp                       // it is to end unexecuted
	intentVoid                         // make its marker without its payment
	intentFind                         // its marker is there for good: find the transaction that made it
	intentLookBack                     // it was executed before it was a row: find out where
)

// judgement is the step to take for an intent, and why one is given up.
type judgement struct {
	action intentAction
	why    failure.Reason
}

// refreshAfter is how long the newest version may go without landing before another is signed,
// under a newer blockhash: a blockhash is good for 150 blocks, some 30 seconds.
const refreshAfter = 20 * time.Second

// judgeIntent returns the action on an intent.
//
// Its marker decides. While no final block has it, the intent is undecided, and while the newest has none, any
// version may land, the intent's own or a void. So no transaction is read until the marker is there for good, and
// only its marker ends an intent.
func judgeIntent(in openIntent, v markerView, ct chainTimes) judgement {
	deadline := in.deadline.Unix()
	switch {
	case in.executedBefore():
		return judgement{action: intentLookBack}
	case v.final:
		return judgement{action: intentFind}
	case v.head:
		return judgement{action: intentWait} // until that is final
	case in.voiding:
		return judgement{action: intentVoid}
	case in.cancelAsked:
		return judgement{intentGiveUp, failure.New(failure.Cancelled, "it was to be cancelled")}
	case ct.finalSeconds > deadline:
		return judgement{intentGiveUp, in.faultReason().Or(failure.New(failure.NotExecutedInTime, "its time was over before it was executed"))}
	case ct.headSeconds > deadline:
		return judgement{action: intentWait} // the deadline passed, which is not final yet
	case in.state == intent.Signed && in.retryAtMicros > ct.nowMicros:
		return judgement{action: intentWait}
	case in.state == intent.Signed:
		return judgement{action: intentSimulate}
	case in.retryAtMicros <= ct.nowMicros && isDue(in.payments, ct):
		return judgement{action: intentRaise}
	}
	return judgement{action: intentSend}
}

// executedBefore reports whether the intent was executed before it was a row. Then it is not signed here, and there
// is no version to send.
func (in openIntent) executedBefore() bool { return !in.attached }

// isDue says whether the newest of some versions has had its time.
func isDue(sent []sentVersion, ct chainTimes) bool {
	return len(sent) == 0 || ct.nowMicros-sent[0].firstSentMicros >= min(ct.bumpAfter, refreshAfter).Microseconds()
}

// stepOf is how many times more is to be offered by now than by the first of some versions.
func stepOf(sent []sentVersion, nowMicros int64, bumpAfter time.Duration) int {
	if len(sent) == 0 {
		return 0
	}
	return int((nowMicros - sent[len(sent)-1].firstSentMicros) / bumpAfter.Microseconds())
}

// faultReason returns the last fault of the intent itself, if there was any.
func (in openIntent) faultReason() failure.Reason {
	if strings.HasPrefix(in.reason.Text, waiting) {
		return failure.Reason{}
	}
	return in.reason
}

// waitsFor is the reason of an intent that is not at fault.
func waitsFor(text string) failure.Reason { return failure.Reason{Text: waiting + text} }

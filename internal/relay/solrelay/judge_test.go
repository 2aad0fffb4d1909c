package solrelay

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/randtest"
)

const (
	second   = int64(time.Second / time.Microsecond)
	deadline = 1_000 // of the intents below, in the chain's seconds
)

func TestWhatBecomesOfAnIntent(t *testing.T) {
	inTime := chainTimes{headSeconds: deadline, finalSeconds: deadline, nowMicros: 100 * second, bumpAfter: 10 * time.Second}
	passed, final := inTime, inTime
	passed.headSeconds++
	final.headSeconds, final.finalSeconds = deadline+1, deadline+1
	signed := openIntent{attached: true, state: intent.Signed, deadline: time.Unix(deadline, 0)}
	carried := signed
	carried.state, carried.payments = intent.Carried, []sentVersion{{firstSentMicros: 95 * second}}
	with := func(in openIntent, change func(*openIntent)) openIntent {
		change(&in)
		return in
	}
	for name, c := range map[string]struct {
		in   openIntent
		view markerView
		ct   chainTimes
		want intentAction
		why  string
	}{
		"new":                              {signed, markerView{}, inTime, intentSimulate, ""},
		"to be tried later":                {with(signed, func(in *openIntent) { in.retryAtMicros = 101 * second }), markerView{}, inTime, intentWait, ""},
		"carried":                          {carried, markerView{}, inTime, intentSend, ""},
		"lingering":                        {with(carried, func(in *openIntent) { in.payments = []sentVersion{{firstSentMicros: 90 * second}} }), markerView{}, inTime, intentRaise, ""},
		"lingering, and to be tried later": {with(carried, func(in *openIntent) { in.payments, in.retryAtMicros = nil, 101*second }), markerView{}, inTime, intentSend, ""},
		"marked in the newest block":       {carried, markerView{head: true}, inTime, intentWait, ""},
		"marked for good":                  {carried, markerView{head: true, final: true}, inTime, intentFind, ""},
		"marked, and given up":             {with(carried, func(in *openIntent) { in.voiding = true }), markerView{head: true, final: true}, final, intentFind, ""},
		"given up":                         {with(carried, func(in *openIntent) { in.voiding = true }), markerView{}, inTime, intentVoid, ""},
		"to be cancelled":                  {with(signed, func(in *openIntent) { in.cancelAsked = true }), markerView{}, inTime, intentGiveUp, "it was to be cancelled"},
		"late, which is not final":         {carried, markerView{}, passed, intentWait, ""},
		"late":                             {carried, markerView{}, final, intentGiveUp, "its time was over before it was executed"},
		"late, with a fault":               {with(carried, func(in *openIntent) { in.reason = failure.New(failure.AccountBlocked, "frozen") }), markerView{}, final, intentGiveUp, "frozen"},
		"late, for want of SOL":            {with(signed, func(in *openIntent) { in.reason = waitsFor("no SOL") }), markerView{}, final, intentGiveUp, "its time was over before it was executed"},
		"executed before it was a row":     {with(signed, func(in *openIntent) { in.attached = false }), markerView{}, final, intentLookBack, ""},
	} {
		if got := judgeIntent(c.in, c.view, c.ct); got.action != c.want || got.why.Text != c.why {
			t.Errorf("%s: %d for %q, want %d for %q", name, got.action, got.why.Text, c.want, c.why)
		}
	}
}

// In every state of an intent, no version of it is sent or signed once its marker exists, it is given up or it is
// late, and it ends by its marker alone.
func TestNoVersionIsSentOfWhatIsOver(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		in := openIntent{
			attached: true, state: rapid.SampledFrom([]intent.State{intent.Signed, intent.Carried}).Draw(t, "state"), deadline: time.Unix(deadline, 0),
			voiding: rapid.Bool().Draw(t, "given up"), cancelAsked: rapid.Bool().Draw(t, "cancelled"), retryAtMicros: rapid.Int64Range(0, 200*second).Draw(t, "retry"),
		}
		if rapid.Bool().Draw(t, "sent") {
			in.payments = []sentVersion{{firstSentMicros: rapid.Int64Range(0, 200*second).Draw(t, "sent at")}}
		}
		v := markerView{head: rapid.Bool().Draw(t, "head"), final: rapid.Bool().Draw(t, "final")}
		ct := chainTimes{headSeconds: rapid.Int64Range(0, 2*deadline).Draw(t, "head time"), nowMicros: rapid.Int64Range(0, 300*second).Draw(t, "now"), bumpAfter: 10 * time.Second}
		ct.finalSeconds = rapid.Int64Range(0, ct.headSeconds).Draw(t, "final time")
		got := judgeIntent(in, v, ct).action
		pays := got == intentSimulate || got == intentSend || got == intentRaise
		if over := v.head || v.final || in.voiding || in.cancelAsked || ct.headSeconds > deadline; pays && over {
			t.Fatalf("%d of %+v in %+v at %+v", got, in, v, ct)
		}
		if (got == intentFind) != v.final {
			t.Fatalf("%d, and the marker is final: %t", got, v.final)
		}
		if got == intentVoid && !in.voiding || got == intentGiveUp && in.voiding {
			t.Fatalf("%d of what is given up: %t", got, in.voiding)
		}
	})
}

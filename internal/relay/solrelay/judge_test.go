package solrelay

import (
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/randtest"
)

var now, later = solana.Hash{1}, solana.Hash{2} // values of a nonce account

// carriedIntent is one that is public, with its first version sent, whose time ends at 100.
func carriedIntent() openIntent {
	return openIntent{
		id: uuid.New(), state: intent.Carried, deadline: time.Unix(100, 0),
		signed: solintent.Attachment{NonceValue: now, Versions: make([]solintent.Version, 2)},
		nonce:  &nonceAccount{state: Used, value: now}, sent: []sentVersion{{version: 0, firstSentMicros: 1_000_000}},
	}
}

func TestWhatBecomesOfAnIntent(t *testing.T) {
	for name, c := range map[string]struct {
		change func(in *openIntent, n *nonceView, ct *chainTimes)
		want   judgement
	}{
		"sent, and not landed":            {nil, judgement{action: intentSend}},
		"another database sent it":        {func(in *openIntent, _ *nonceView, _ *chainTimes) { in.sent = nil }, judgement{action: intentSend}},
		"landed, not final":               {func(_ *openIntent, n *nonceView, _ *chainTimes) { n.head = later }, judgement{action: intentWait}},
		"landed and final":                {func(_ *openIntent, n *nonceView, _ *chainTimes) { n.head, n.final = later, later }, judgement{action: intentFind}},
		"landed and final, the head lags": {func(_ *openIntent, n *nonceView, _ *chainTimes) { n.final = later }, judgement{action: intentFind}},
		"its nonce account is gone":       {func(_ *openIntent, n *nonceView, _ *chainTimes) { *n = nonceView{} }, judgement{action: intentFind}},
		"has waited, and can offer more":  {func(_ *openIntent, _ *nonceView, ct *chainTimes) { ct.nowMicros = 11_000_000 }, judgement{action: intentRaise}},
		"has waited, and offers the most": {func(in *openIntent, _ *nonceView, ct *chainTimes) {
			ct.nowMicros = 11_000_000
			in.sent[0].version = 1
		}, judgement{action: intentSend}},
		"the deadline itself":               {func(_ *openIntent, _ *nonceView, ct *chainTimes) { ct.headSeconds, ct.finalSeconds = 100, 100 }, judgement{action: intentSend}},
		"past its deadline, not final":      {func(_ *openIntent, _ *nonceView, ct *chainTimes) { ct.headSeconds = 101 }, judgement{action: intentWait}},
		"past its deadline":                 {func(_ *openIntent, _ *nonceView, ct *chainTimes) { ct.finalSeconds = 101 }, judgement{action: intentGiveUp, end: intent.Expired}},
		"past its deadline, and landed":     {func(_ *openIntent, n *nonceView, ct *chainTimes) { ct.finalSeconds, n.head = 101, later }, judgement{action: intentWait}},
		"past its deadline, at fault":       {func(in *openIntent, _ *nonceView, ct *chainTimes) { ct.finalSeconds, in.reason = 101, "frozen" }, judgement{intentGiveUp, intent.Expired, "frozen"}},
		"past its deadline, kept by others": {func(in *openIntent, _ *nonceView, ct *chainTimes) { ct.finalSeconds, in.reason = 101, waiting+"no SOL" }, judgement{action: intentGiveUp, end: intent.Expired}},
		"to be cancelled":                   {func(in *openIntent, _ *nonceView, _ *chainTimes) { in.cancelAsked = true }, judgement{intentGiveUp, intent.Cancelled, "it was to be cancelled"}},
		"to be cancelled, and landed":       {func(in *openIntent, n *nonceView, _ *chainTimes) { in.cancelAsked, n.head = true, later }, judgement{action: intentWait}},
		"given up":                          {func(in *openIntent, _ *nonceView, _ *chainTimes) { in.nonce.state = Advancing }, judgement{action: intentAdvance}},
		"given up, and its value gone":      {func(in *openIntent, n *nonceView, _ *chainTimes) { in.nonce.state, n.final = Advancing, later }, judgement{action: intentFind}},
		"given up, gone at the head":        {func(in *openIntent, n *nonceView, _ *chainTimes) { in.nonce.state, n.head = Advancing, later }, judgement{action: intentWait}},
		"served by no account":              {func(in *openIntent, _ *nonceView, _ *chainTimes) { in.nonce = nil }, judgement{action: intentWait}},
		"never seen":                        {func(in *openIntent, _ *nonceView, _ *chainTimes) { in.state, in.sent = intent.Signed, nil }, judgement{action: intentSimulate}},
		"never seen, tried lately": {func(in *openIntent, _ *nonceView, ct *chainTimes) {
			in.state, in.sent, in.retryAtMicros = intent.Signed, nil, ct.nowMicros+1
		}, judgement{action: intentWait}},
		"never seen, its value gone at the head": {func(in *openIntent, n *nonceView, _ *chainTimes) { in.state, n.head = intent.Signed, later }, judgement{action: intentWait}},
		"never seen, past its deadline":          {func(in *openIntent, _ *nonceView, ct *chainTimes) { in.state, ct.finalSeconds = intent.Signed, 101 }, judgement{action: intentGiveUp, end: intent.Expired}},
		"never seen, to be cancelled":            {func(in *openIntent, _ *nonceView, _ *chainTimes) { in.state, in.cancelAsked = intent.Signed, true }, judgement{intentGiveUp, intent.Cancelled, "it was to be cancelled"}},
		"executed before it was a row": {func(in *openIntent, _ *nonceView, ct *chainTimes) {
			in.signed, ct.finalSeconds = solintent.Attachment{}, 101
		}, judgement{action: intentLookBack}},
	} {
		in, n, ct := carriedIntent(), nonceView{now, now}, chainTimes{headSeconds: 90, finalSeconds: 80, nowMicros: 2_000_000, bumpAfter: 10 * time.Second}
		if c.change != nil {
			c.change(&in, &n, &ct)
		}
		if got := judgeIntent(in, n, ct); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

// What has been sent can execute, so nothing ends it while its nonce value is there; and
// once that is gone for good nothing is done but to find out why.
func TestNothingButTheNonceValueEndsAnIntent(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		values := rapid.SampledFrom([]solana.Hash{{}, now, later})
		in, n := carriedIntent(), nonceView{values.Draw(t, "head"), values.Draw(t, "final")}
		in.state = rapid.SampledFrom([]intent.State{intent.Signed, intent.Carried}).Draw(t, "state")
		in.cancelAsked = rapid.Bool().Draw(t, "cancel asked")
		in.nonce.state = rapid.SampledFrom([]NonceState{Used, Advancing}).Draw(t, "account")
		ct := chainTimes{headSeconds: rapid.Int64Range(90, 110).Draw(t, "head time"), finalSeconds: rapid.Int64Range(90, 110).Draw(t, "final time"), bumpAfter: time.Second}
		got := judgeIntent(in, n, ct)
		if gone := n.final != now; gone != (got.action == intentFind) {
			t.Fatalf("the final value is %v, and it is to %v", n.final, got.action)
		}
		if got.action == intentGiveUp && (n.head != now || !in.cancelAsked && ct.finalSeconds <= 100) {
			t.Fatalf("given up as %s in time, or after it landed", got.end)
		}
		if got.action == intentSimulate && in.state != intent.Signed {
			t.Fatal("what anybody may know is simulated, as if it could be refused")
		}
	})
}

func TestAsWhatAnIntentEnds(t *testing.T) {
	decided := func(as intent.State, why string) *nonceAccount {
		return &nonceAccount{state: Advancing, value: now, verdict: as, reason: why}
	}
	version := solana.Signature{7}
	for name, c := range map[string]struct {
		state  intent.State
		nonce  *nonceAccount
		use    nonceUse
		want   intent.State
		reason string
	}{
		"its version succeeded":                     {intent.Carried, decided("", ""), nonceUse{carries: true}, intent.Executed, ""},
		"its version succeeded, though given up":    {intent.Carried, decided(intent.Cancelled, "no"), nonceUse{carries: true}, intent.Executed, ""},
		"its version succeeded, unseen by us":       {intent.Signed, nil, nonceUse{carries: true}, intent.Executed, ""},
		"its version failed":                        {intent.Carried, decided("", ""), nonceUse{version, true, "frozen"}, intent.Expired, "its transaction " + version.String() + " failed: frozen"},
		"advanced, refused":                         {intent.Signed, decided(intent.Refused, "no money"), nonceUse{}, intent.Refused, "no money"},
		"advanced, cancelled":                       {intent.Carried, decided(intent.Cancelled, "asked"), nonceUse{}, intent.Cancelled, "asked"},
		"advanced, past its deadline":               {intent.Carried, decided(intent.Expired, "frozen"), nonceUse{}, intent.Expired, "frozen"},
		"advanced, refused and public all the same": {intent.Carried, decided(intent.Refused, "no money"), nonceUse{}, intent.Expired, ""},
		"advanced for another reason":               {intent.Carried, nil, nonceUse{}, intent.Expired, ""},
	} {
		in := openIntent{state: c.state, nonce: c.nonce}
		got, reason := judgeUse(in, c.use)
		if got != c.want || reason != c.reason {
			t.Errorf("%s: %s %q, want %s %q", name, got, reason, c.want, c.reason)
		}
		on := closing[got]
		if got == intent.Executed {
			on = intent.Execute
		}
		if to, err := intent.States.Next(c.state, on); err != nil || to != got {
			t.Errorf("%s: from %s on %q to %s, %v", name, c.state, on, to, err)
		}
	}
}

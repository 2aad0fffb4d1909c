package ratelimit

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

const ms = time.Millisecond

func TestPhasesAreWhole(t *testing.T) {
	if err := phases.Check(); err != nil {
		t.Error(err)
	}
}

func TestDecideAdmission(t *testing.T) {
	const now = 10 * time.Second
	running := lease{windowStartMicros: 1, windowEnd: now + 1}
	for name, c := range map[string]struct {
		change  func(*lease)
		phase   phase
		waiters int
		want    admission
	}{
		"no window is known":                       {func(s *lease) { *s = lease{} }, idle, 0, wait},
		"the window has ended, with some in hand":  {func(s *lease) { s.windowEnd, s.inHand = now, 5 }, idle, 0, wait},
		"the window has ended, and was full":       {func(s *lease) { s.windowEnd, s.fullUntil = now, now+1 }, idle, 0, wait},
		"one in hand":                              {func(s *lease) { s.inHand = 1 }, idle, 0, admit},
		"one in hand of a window said to be full":  {func(s *lease) { s.inHand, s.fullUntil = 1, now+1 }, idle, 0, admit},
		"one in hand during a round trip":          {func(s *lease) { s.inHand = 1 }, inFlight, 3, admit},
		"nothing in hand":                          {func(*lease) {}, idle, 0, wait},
		"nothing in hand during a round trip":      {func(*lease) {}, inFlight, 1000, wait},
		"known to be full":                         {func(s *lease) { s.fullUntil = now + 1 }, idle, 0, refuse},
		"full until now":                           {func(s *lease) { s.fullUntil = now }, idle, 0, wait},
		"others hold two, and one waits":           {func(s *lease) { s.maxWaiters = 2 }, paused, 1, wait},
		"others hold two, and two wait":            {func(s *lease) { s.maxWaiters = 2 }, paused, 2, refuse},
		"two waited in a pause that is over":       {func(s *lease) { s.maxWaiters = 2 }, idle, 2, wait},
		"a pause with one in hand, since put back": {func(s *lease) { s.maxWaiters, s.inHand = 0, 1 }, paused, 0, admit},
	} {
		s := running
		c.change(&s)
		if got := s.decideAdmission(c.phase, c.waiters, now); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func TestPrepareInquiry(t *testing.T) {
	const now = 10 * time.Second
	rate := Rate{1600, time.Minute}
	terms := terms{hold: 200 * ms, grace: time.Second}
	// A lease of 8 requests, 3 for those who waited then, of which 5 are in hand.
	held := lease{windowStartMicros: 7, windowEnd: now + time.Minute, remaining: 800, inHand: 5, unsettled: 5, granted: 8, size: 8,
		returnAt: now + 1, growUntil: now + 1}
	spent := held
	spent.inHand = 0
	back := func(settled, unused int64) *returned { return &returned{7, settled, unused} }
	for name, c := range map[string]struct {
		from    lease
		change  func(*lease)
		waiters int
		closed  bool
		back    *returned
		want    *wanted
	}{
		"the first request of all":             {lease{}, nil, 1, false, nil, &wanted{1, 1, true}},
		"several at once":                      {lease{}, nil, 30, false, nil, &wanted{30, 30, true}},
		"nobody waits and nothing is due":      {held, nil, 0, false, nil, nil},
		"a spent lease, soon":                  {spent, nil, 1, false, back(5, 0), &wanted{1, 16, false}},
		"a spent lease, for many":              {spent, nil, 20, false, back(5, 0), &wanted{20, 40, false}},
		"a spent lease, of which 50 is a 16th": {spent, nil, 40, false, back(5, 0), &wanted{40, 50, false}},
		"a spent lease, late":                  {spent, func(s *lease) { s.growUntil = now }, 1, false, back(5, 0), &wanted{1, 1, false}},
		"a spent lease, held long enough":      {spent, func(s *lease) { s.returnAt = now }, 0, false, back(5, 0), &wanted{0, 16, false}},
		"a used lease, held long enough":       {held, func(s *lease) { s.returnAt = now }, 0, false, back(5, 5), &wanted{0, 6, false}},
		"an unused lease, held long enough":    {held, func(s *lease) { s.returnAt, s.inHand = now, 8 }, 0, false, back(5, 8), nil},
		"a used lease, when closing":           {held, func(s *lease) { s.returnAt = now }, 0, true, back(5, 5), nil},
		"a lease of a window that has ended":   {held, func(s *lease) { s.windowEnd = now }, 2, false, back(5, 5), &wanted{2, 6, true}},
		"one that was put back":                {held, func(s *lease) { s.inHand, s.unsettled, s.granted, s.returnAt = 1, 0, 0, now }, 0, false, back(0, 1), nil},
		"nearly full":                          {spent, func(s *lease) { s.remaining = 15 }, 2, false, back(5, 0), &wanted{2, 2, false}},
	} {
		s := c.from
		if c.change != nil {
			c.change(&s)
		}
		got, after := s.prepareInquiry(c.waiters, rate, terms, c.closed, now)
		if (got.returned == nil) != (c.back == nil) || c.back != nil && *got.returned != *c.back {
			t.Errorf("%s: returns %+v, want %+v", name, got.returned, c.back)
		}
		if (got.wanted == nil) != (c.want == nil) || c.want != nil && *got.wanted != *c.want {
			t.Errorf("%s: wants %+v, want %+v", name, got.wanted, c.want)
		}
		if got.returned != nil && after.inHand != 0 {
			t.Errorf("%s: %d that go back are still in hand", name, after.inHand)
		}
		if got.returned != nil && after.unsettled != 0 {
			t.Errorf("%s: %d that are settled are still owed", name, after.unsettled)
		}
	}
}

func TestApplyReply(t *testing.T) {
	const now, sentAt = 10 * time.Second, 10*time.Second - 5*ms
	rate := Rate{100, 10 * time.Second}
	terms := terms{hold: 200 * ms, grace: time.Second}
	const start, asked = 1_000_000, 3_000_000 // the database's micros: two seconds of the window are over
	for name, c := range map[string]struct {
		from    lease
		wanted  wanted
		granted int64
		taken   int64
		lent    int64
		settles int64
		outcome outcome
		want    lease
	}{
		"what was wanted": {lease{}, wanted{3, 3, true}, 3, 3, 0, 0, askAgain,
			lease{inHand: 3, remaining: 97, returnAt: now + 200*ms}},
		"a lease": {lease{}, wanted{1, 4, false}, 4, 7, 3, asked + 1, askAgain,
			lease{inHand: 4, remaining: 93, returnAt: now + 200*ms, unsettled: 3, granted: 4}},
		"a smaller lease than was asked for": {lease{}, wanted{1, 9, false}, 4, 40, 8, asked + 1, askAgain,
			lease{inHand: 4, remaining: 60, returnAt: now + 200*ms, unsettled: 8, granted: 4}},
		"with one that was put back meanwhile": {lease{windowStartMicros: start, inHand: 1, returnAt: now}, wanted{1, 4, false}, 4, 7, 3, asked + 1, askAgain,
			lease{inHand: 5, remaining: 93, returnAt: now, unsettled: 3, granted: 4}},
		"with one that was put back to the window before": {lease{windowStartMicros: start - 9, inHand: 1, returnAt: now}, wanted{1, 1, true}, 1, 1, 0, 0, askAgain,
			lease{inHand: 1, remaining: 99, returnAt: now + 200*ms}},
		"after a window that was full": {lease{windowStartMicros: start - 9, fullUntil: now + 50*ms}, wanted{1, 1, true}, 1, 1, 0, 0, askAgain,
			lease{inHand: 1, remaining: 99, returnAt: now + 200*ms}},
		"too few, while others hold some": {lease{}, wanted{5, 5, false}, 2, 100, 6, asked + 1, waitForOthers,
			lease{inHand: 2, returnAt: now + 200*ms, maxWaiters: 6}},
		"too few, and what was lent should be back": {lease{}, wanted{5, 5, false}, 2, 100, 6, asked, refuseAll,
			lease{inHand: 2, returnAt: now + 200*ms, fullUntil: now + 200*ms}},
		"none": {lease{}, wanted{5, 5, false}, 0, 100, 0, 0, refuseAll,
			lease{returnAt: now + 200*ms, fullUntil: now + 200*ms}},
		"none under a limit that was lowered": {lease{}, wanted{5, 5, false}, 0, 130, 0, 0, refuseAll,
			lease{returnAt: now + 200*ms, fullUntil: now + 200*ms}},
	} {
		end, got := c.from.applyReply(c.wanted, reply{start, c.granted, c.taken, c.lent, c.settles, asked}, rate, terms, sentAt, now)
		c.want.windowStartMicros, c.want.windowEnd = start, sentAt+8*time.Second
		if end != c.outcome {
			t.Errorf("%s: outcome %v, want %v", name, end, c.outcome)
		}
		if got != c.want {
			t.Errorf("%s:\n %+v, want\n %+v", name, got, c.want)
		}
	}
	end, _ := lease{}.applyReply(wanted{5, 5, false}, reply{start, 0, 100, 0, 0, start + 10_000_000}, rate, terms, sentAt, now)
	if end != askAgain {
		t.Errorf("of a window that ended before the answer: outcome %v, want another question", end)
	}
}

// row is rate_windows' row of one window, with the effects of its statements.
type row struct{ startedAt, taken, lent, settlesAt int64 }

func (w *row) apply(q inquiry, r Rate, t terms, now int64) (a reply) {
	if back := q.returned; back != nil && w.startedAt == back.windowStartMicros {
		w.taken -= back.unused
		w.lent = max(0, w.lent-back.settled)
	}
	if q.wanted == nil {
		return reply{}
	}
	if q.wanted.opensWindow && (w.startedAt == 0 || w.startedAt <= now-r.Window.Microseconds()) {
		*w = row{startedAt: now}
	}
	was, remaining := w.taken, int64(r.Requests)-w.taken
	share, waiting, size := remaining/maxShare, q.wanted.waiting, q.wanted.size
	switch {
	case remaining <= 0:
	case remaining <= waiting:
		w.taken += remaining
	case share <= waiting:
		w.taken += waiting
	default:
		w.taken += min(share, size)
	}
	if w.settlesAt <= now {
		w.lent = 0
	}
	if share > waiting {
		w.lent += size - waiting
	}
	if share > waiting && size > waiting {
		w.settlesAt = now + (t.hold + t.grace).Microseconds()
	}
	return reply{w.startedAt, w.taken - was, w.taken, w.lent, w.settlesAt, now}
}

// replica is one of several that share a row: a lease, and a round trip that has
// been sent, then reached the database, then is answered or lost.
type replica struct {
	lease
	phase      phase
	waiters    int
	pauseUntil time.Duration
	inquiry    inquiry
	sentAt     time.Duration
	arrived    bool
	reply      reply
}

type replicas struct {
	*rapid.T
	rate     Rate
	terms    terms
	row      row
	now      time.Duration
	all      []*replica
	admitted map[int64]int64 // by window
	full     map[int64]bool  // windows of which all was taken at some time
	lost     bool            // of some round trip it is not known whether it arrived
}

// nowMicros is the database's time.
func (w *replicas) nowMicros() int64 { return 1_000_000_000 + w.now.Microseconds() }

func (w *replicas) admitOne(r *replica) {
	r.inHand--
	w.admitted[r.windowStartMicros]++
	if n := w.admitted[r.windowStartMicros]; n > int64(w.rate.Requests) {
		w.Fatalf("%d admitted in a window", n)
	}
}

// request makes one, and says whether it was refused at once.
func (w *replicas) request(r *replica) (refused bool) {
	switch r.decideAdmission(r.phase, r.waiters, w.now) {
	case admit:
		if w.nowMicros() >= r.windowStartMicros+w.rate.Window.Microseconds() {
			w.Fatalf("admitted %d micros after the window began", w.nowMicros()-r.windowStartMicros)
		}
		w.admitOne(r)
	case refuse:
		return true
	case wait:
		r.waiters++
	}
	return false
}

func (w *replicas) send(r *replica) {
	due := r.isReturnDue(w.now)
	if r.phase == paused && w.now >= r.pauseUntil {
		r.phase = idle
	}
	if r.phase == inFlight || r.phase == paused && !due || !due && r.waiters == 0 {
		return
	}
	r.inquiry, r.lease = r.prepareInquiry(r.waiters, w.rate, w.terms, false, w.now)
	r.phase, r.sentAt, r.arrived = inFlight, w.now, false
	if r.inquiry.isEmpty() {
		r.phase = idle
	}
}

func (w *replicas) arrive(r *replica) {
	if r.phase == inFlight && !r.arrived {
		r.reply, r.arrived = w.row.apply(r.inquiry, w.rate, w.terms, w.nowMicros()), true
		w.full[w.row.startedAt] = w.full[w.row.startedAt] || w.row.taken >= int64(w.rate.Requests)
	}
}

func (w *replicas) answer(r *replica) {
	if r.phase != inFlight || !r.arrived {
		return
	}
	r.phase = idle
	if r.inquiry.wanted == nil {
		return
	}
	end, s := r.applyReply(*r.inquiry.wanted, r.reply, w.rate, w.terms, r.sentAt, w.now)
	r.lease = s
	for ; r.waiters > 0 && r.inHand > 0; r.waiters-- {
		w.admitOne(r)
	}
	switch end {
	case waitForOthers:
		r.waiters = min(r.waiters, int(r.maxWaiters))
		r.phase, r.pauseUntil = paused, w.now+w.terms.pauseTime()
	case refuseAll:
		if !w.full[r.windowStartMicros] {
			w.Fatalf("refused in a window that never was full: %+v", w.row)
		}
		r.waiters = 0
	}
}

// lose has the round trip fail, before or after it reached the database.
func (w *replicas) lose(r *replica) {
	if r.phase == inFlight {
		r.phase, r.waiters, w.lost = idle, 0, true
	}
}

// putBackOne has the replica get back a request that it admitted.
func (w *replicas) putBackOne(r *replica) {
	if w.admitted[r.windowStartMicros] == 0 || !r.isRunning(w.now) {
		return
	}
	w.admitted[r.windowStartMicros]--
	r.lease = r.putBack(r.windowStartMicros, w.now)
	for ; r.waiters > 0 && r.inHand > 0; r.waiters-- {
		w.admitOne(r)
	}
}

// rest lets time pass until everything has come home.
func (w *replicas) rest() {
	for range 40 {
		w.now += w.terms.pauseTime()
		for _, r := range w.all {
			w.send(r)
			w.arrive(r)
			w.answer(r)
		}
	}
}

// However the steps of several replicas fall together, no window admits more
// than its limit, each request is refused for a window that was full, and if no
// round trip was lost, exactly the limit is admitted.
func TestLeasesAdmitExactlyTheLimit(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		w := &replicas{T: t, terms: terms{hold: 200 * ms, grace: time.Hour}, admitted: map[int64]int64{}, full: map[int64]bool{},
			rate: Rate{rapid.IntRange(1, 400).Draw(t, "limit"), rapid.SampledFrom([]time.Duration{time.Hour, 700 * ms}).Draw(t, "window")}}
		for range rapid.IntRange(1, 3).Draw(t, "replicas") {
			w.all = append(w.all, &replica{phase: idle})
		}
		for range rapid.IntRange(0, 400).Draw(t, "steps") {
			r := w.all[rapid.IntRange(0, len(w.all)-1).Draw(t, "replica")]
			switch rapid.SampledFrom([]string{"ask", "ask", "send", "arrive", "answer", "time", "all", "back", "lose"}).Draw(t, "step") {
			case "ask":
				for range rapid.IntRange(1, 9).Draw(t, "requests") {
					if w.request(r) && r.phase != paused && !w.full[r.windowStartMicros] {
						t.Fatalf("refused from memory in a window that never was full: %+v", r.lease)
					}
				}
			case "send":
				w.send(r)
			case "arrive":
				w.arrive(r)
			case "answer":
				w.answer(r)
			case "all":
				w.send(r)
				w.arrive(r)
				w.answer(r)
			case "time":
				w.now += time.Duration(rapid.IntRange(1, 150).Draw(t, "ms")) * ms
			case "back":
				w.putBackOne(r)
			case "lose":
				if rapid.IntRange(0, 9).Draw(t, "lost") == 7 {
					w.lose(r)
				}
			}
		}
		if w.lost || w.rate.Window < time.Hour {
			return
		}
		for range w.rate.Requests + 1 {
			w.rest()
			w.request(w.all[0])
		}
		w.rest()
		if n := w.admitted[w.row.startedAt]; n != int64(w.rate.Requests) {
			t.Fatalf("%d admitted of %d: %+v", n, w.rate.Requests, w.row)
		}
	})
}

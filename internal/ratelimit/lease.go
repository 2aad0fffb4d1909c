package ratelimit

import "time"

// maxShare is the part of a window's remaining requests that may be leased at
// once: one sixteenth.
const maxShare = 16

// terms are those on which requests are leased.
type terms struct {
	hold  time.Duration // how long an unspent lease is held
	grace time.Duration // how much later it has surely come back
}

// Holding longer costs fewer round trips, but the last requests of a window are
// waited for longer while another replica holds them. The grace is waited for only
// when a replica has died or hangs.
var usualTerms = terms{hold: 200 * time.Millisecond, grace: time.Second}

// pauseTime is how long a replica waits for requests that others hold before it asks again.
func (t terms) pauseTime() time.Duration { return t.hold / 4 }

// lease is one replica's knowledge of one window, and its share of it. It is plain values: its methods decide and
// compute, without side effects. Times are those of clock.Elapsed, but for the start of the window, which is the
// database's.
type lease struct {
	windowStartMicros int64         // names the window; 0 while none is known
	windowEnd         time.Duration // no later than the database says

	inHand    int64         // requests that are ours to hand out
	remaining int64         // those that were free when the database was last read
	fullUntil time.Duration // before this the database need not be read: the window is used up

	unsettled int64         // requests that the row counts as lent to us
	granted   int64         // how many came with them; 0 without a lease
	returnAt  time.Duration // when the unused share goes back

	size      int64         // how many were last asked for ahead
	growUntil time.Duration // asking again before this asks for more

	maxWaiters int64 // how many may wait in a pause: no more than others hold
}

// isRunning says whether the window is known and has not ended.
func (s lease) isRunning(now time.Duration) bool { return now < s.windowEnd }

// isReturnDue says whether something in hand is to go back now.
func (s lease) isReturnDue(now time.Duration) bool {
	return (s.inHand > 0 || s.unsettled > 0) && now >= s.returnAt
}

// admission is the immediate result of a request.
type admission int

// A request is admitted from the share in hand, rejected without a round trip, or waits for the database's response.
const (
	admit admission = iota
	refuse
	wait
)

// decideAdmission decides on a request that comes while others wait.
func (s lease) decideAdmission(p phase, waiters int, now time.Duration) admission {
	switch {
	case !s.isRunning(now):
		return wait
	case s.inHand > 0:
		return admit
	case now < s.fullUntil, p == paused && int64(waiters) >= s.maxWaiters:
		return refuse
	}
	return wait
}

// returned is the amount that goes back to a window: all of the amount that the row counts as lent to us is settled,
// and the unused part is free again.
type returned struct {
	windowStartMicros int64
	settled, unused   int64
}

// wanted is the number of requests wanted of the present window.
type wanted struct {
	waiting     int64 // requests that wait: as many as there are of them
	size        int64 // up to so many, waiting ones included, while that is a small part of the rest
	opensWindow bool  // the window may have ended
}

// inquiry is one round trip's request to the database for one meter. Either part may be nil.
type inquiry struct {
	returned *returned
	wanted   *wanted
}

// isEmpty reports whether there is no request.
func (q inquiry) isEmpty() bool { return q.returned == nil && q.wanted == nil }

// prepareInquiry decides the request for those who wait, and the amount that goes back. It returns the lease as it is
// while the inquiry is in flight: the returned amount is not ours any more. A lease ends when it was held long
// enough, when its window has ended or when it is spent. A lease that was used, even in part, is replaced by another
// in the same round trip.
func (s lease) prepareInquiry(waiters int, r Rate, t terms, closed bool, now time.Duration) (inquiry, lease) {
	var q inquiry
	running, due, renew := s.isRunning(now), s.isReturnDue(now), false
	if spent := s.inHand == 0 && s.unsettled > 0; spent || s.inHand > 0 && (due || !running) {
		q.returned = &returned{s.windowStartMicros, s.unsettled, s.inHand}
		s.size = max(0, s.granted-s.inHand) // the used part
		renew = due && running && !closed && s.size > 0
		s.inHand, s.unsettled, s.granted = 0, 0, 0
	}
	var waiting int64
	if s.inHand == 0 {
		waiting = int64(waiters)
	}
	if waiting == 0 && !renew {
		return q, s
	}
	remaining := int64(r.Requests)
	if running {
		remaining = s.remaining
	}
	if renew || now < s.growUntil { // who comes back so soon could have used more
		s.size = min(2*max(s.size, waiting), remaining/maxShare)
	} else {
		s.size = 0
	}
	s.growUntil = now + t.hold
	q.wanted = &wanted{waiting: waiting, size: max(s.size, waiting), opensWindow: !running}
	return q, s
}

// reply is the database's response to a request. Times are the database's, in microseconds.
type reply struct {
	windowStartMicros int64
	granted           int64
	taken             int64 // of the window, by everyone, with the granted amount
	lent              int64 // of these, the amount that may come back
	settlesAtMicros   int64 // when it surely has
	nowMicros         int64
}

// outcome is the meaning of a reply for those who wait.
type outcome int

// Those without a grant retry at once, wait for amounts that others hold, or are rejected.
const (
	askAgain outcome = iota
	waitForOthers
	refuseAll
)

// applyReply adds the granted amount, and returns the outcome for those who wait for more. The inquiry was sent at
// sentAt; closed means that the grant is not wanted any more.
func (s lease) applyReply(w wanted, a reply, r Rate, t terms, sentAt, now time.Duration) (outcome, lease) {
	window := r.Window.Microseconds()
	if s.windowStartMicros != a.windowStartMicros {
		s.inHand, s.fullUntil = 0, 0 // an amount returned to the window before is worthless
	}
	s.windowStartMicros = a.windowStartMicros
	// The database looked at its clock after we sent, so this is not too late.
	s.windowEnd = sentAt + time.Duration(a.windowStartMicros+window-a.nowMicros)*time.Microsecond
	s.remaining = max(0, int64(r.Requests)-a.taken)
	if !s.isReturnDue(now) { // else something that was put back goes on its way first
		s.returnAt = now + t.hold
	}
	s.inHand += a.granted
	if a.granted > w.waiting {
		s.unsettled, s.granted = w.size-w.waiting, a.granted
	}
	switch {
	case a.granted >= w.waiting || a.nowMicros >= a.windowStartMicros+window:
		return askAgain, s
	case a.lent > 0 && a.settlesAtMicros > a.nowMicros:
		s.maxWaiters = a.lent
		return waitForOthers, s
	}
	// An amount that comes back too late is found by the next inquiry.
	s.fullUntil = now + t.hold
	return refuseAll, s
}

// forgetWindow is the lease when the window's row turned out to be gone.
func (s lease) forgetWindow() lease {
	s.windowStartMicros, s.windowEnd = 0, 0
	return s
}

// putBack returns the lease with one request more, which was taken from a window and not used. If that window has
// ended the request is worthless. Without a lease the database does not know that any amount may come back: it is due
// at once.
func (s lease) putBack(windowStartMicros int64, now time.Duration) lease {
	if s.windowStartMicros != windowStartMicros {
		return s
	}
	s.inHand++
	if s.unsettled == 0 {
		s.returnAt = now
	}
	return s
}

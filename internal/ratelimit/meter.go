package ratelimit

import (
	"context"
	"encoding/base64"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/state"
)

// phase is the state of a meter's exchange with the database.
type phase string

// A meter is queued until the next round trip and in flight during it. It is
// paused while others hold all that is left of the window.
const (
	idle     phase = "idle"
	queued   phase = "queued"
	inFlight phase = "in_flight"
	paused   phase = "paused"
)

// change is an event that changes a meter's phase.
type change string

// A meter has a request (needed) until it is taken along (sent), or needs none by then (satisfied). Its response
// comes (answered), and may show that others hold the rest (heldByOthers).
const (
	created      change = "created"
	needed       change = "needed"
	sent         change = "sent"
	satisfied    change = "satisfied"
	answered     change = "answered"
	heldByOthers change = "held_by_others"
	pauseEnded   change = "pause_ended"
)

// phases are all changes of phase. A pause ends early when an unused share is to go back, which no request waits for
// then.
var phases = state.Table[phase, change]{
	{state.None, created, idle},
	{idle, needed, queued},
	{queued, satisfied, idle},
	{queued, sent, inFlight},
	{inFlight, answered, idle},
	{inFlight, heldByOthers, paused},
	{paused, pauseEnded, idle},
	{paused, needed, queued},
}

// meter is one limit of one caller, in this process. Limiter.mu guards it.
type meter struct {
	name       string // of its row
	rate       Rate
	phase      phase
	lease      lease
	waiters    []*waiter
	pauseUntil time.Duration // while paused
}

// newMeter makes the meter of a key.
func newMeter(k meterKey, r Rate) *meter {
	m := &meter{name: k.rowName(), rate: r}
	m.changePhaseLocked(created)
	return m
}

// changePhaseLocked moves the meter on. A change that the table does not list
// is a mistake in this package.
func (m *meter) changePhaseLocked(on change) {
	to, err := phases.Next(m.phase, on)
	if err != nil {
		panic("ratelimit: " + err.Error())
	}
	m.phase = to
}

// meterKey names a meter without making text of it.
type meterKey struct {
	limit Limit
	id    [32]byte
}

func organizationKey(id uuid.UUID) meterKey {
	k := meterKey{limit: OrganizationLimit}
	copy(k.id[:], id[:])
	return k
}

// rowName is the meter's name in the database. A token is named by its hash.
func (k meterKey) rowName() string {
	if k.limit == OrganizationLimit {
		return "organization:" + uuid.UUID(k.id[:16]).String()
	}
	return "token:" + base64.RawURLEncoding.EncodeToString(k.id[:])
}

// result is the outcome of one request at one meter.
type result struct {
	Standing
	admitted          bool
	windowStartMicros int64 // of the window from which it was taken
}

// waiter is a request that waits for its meter.
type waiter struct {
	done chan struct{} // closed when the rest is set
	result
	err error
}

var errClosed = fault.New(fault.ServiceUnavailable, "the service is stopping: try again")

// takeOne takes one request from the window of a key.
func (l *Limiter) takeOne(ctx context.Context, k meterKey, r Rate) (result, error) {
	m, w, result, err := l.takeOrJoin(k, r)
	if w == nil {
		return result, err
	}
	select {
	case <-w.done:
	case <-ctx.Done():
		l.abandonWait(m, w)
		return result, ctx.Err()
	}
	return w.result, w.err
}

// takeOrJoin answers at once where that is possible. Else it returns a waiter.
func (l *Limiter) takeOrJoin(k meterKey, r Rate) (*meter, *waiter, result, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	m, now := l.meterLocked(k, r), l.clock.Elapsed()
	switch m.lease.decideAdmission(m.phase, len(m.waiters), now) {
	case admit:
		m.lease.inHand--
		return m, nil, m.resultLocked(now, true), nil
	case refuse:
		return m, nil, m.resultLocked(now, false), nil
	}
	if l.closed {
		return m, nil, result{}, errClosed
	}
	w := &waiter{done: make(chan struct{})}
	m.waiters = append(m.waiters, w)
	l.enqueueLocked(m)
	return m, w, result{}, nil
}

// abandonWait removes the waiter, or returns the share that it was given meanwhile.
func (l *Limiter) abandonWait(m *meter, w *waiter) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if i := slices.Index(m.waiters, w); i >= 0 {
		m.waiters = slices.Delete(m.waiters, i, i+1)
	} else if w.admitted {
		l.putBackLocked(m, w.windowStartMicros)
	}
}

// putBack gives back one request that was taken.
func (l *Limiter) putBack(k meterKey, windowStartMicros int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if m := l.meters[k]; m != nil {
		l.putBackLocked(m, windowStartMicros)
	}
}

// putBackLocked hands the request to a waiter, or back to the row.
func (l *Limiter) putBackLocked(m *meter, windowStartMicros int64) {
	now := l.clock.Elapsed()
	m.lease = m.lease.putBack(windowStartMicros, now)
	m.serveLocked(now)
	if m.lease.inHand > 0 && m.lease.isReturnDue(now) && !l.closed {
		l.enqueueLocked(m)
	}
}

// currentStanding returns the remaining requests of a key, without taking any.
func (l *Limiter) currentStanding(k meterKey, r Rate) Standing {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.clock.Elapsed()
	if m := l.meters[k]; m != nil && m.lease.isRunning(now) {
		return m.resultLocked(now, false).Standing
	}
	return Standing{Remaining: int64(r.Requests)}
}

func (m *meter) resultLocked(now time.Duration, admitted bool) result {
	left := Standing{Remaining: m.lease.inHand + m.lease.remaining, Reset: max(0, m.lease.windowEnd-now)}
	return result{left, admitted, m.lease.windowStartMicros}
}

// serveLocked hands out the share in hand.
func (m *meter) serveLocked(now time.Duration) {
	n := int(min(m.lease.inHand, int64(len(m.waiters))))
	for _, w := range m.waiters[:n] {
		m.lease.inHand--
		w.result = m.resultLocked(now, true)
		close(w.done)
	}
	m.waiters = slices.Delete(m.waiters, 0, n)
}

// refuseLocked ends the waiting of all but the first few.
func (m *meter) refuseLocked(but int64, err error, now time.Duration) {
	kept := int(min(but, int64(len(m.waiters))))
	for _, w := range m.waiters[kept:] {
		w.result, w.err = m.resultLocked(now, false), err
		close(w.done)
	}
	m.waiters = slices.Delete(m.waiters, kept, len(m.waiters))
}

// minSweep is the least number of meters at which any are forgotten.
const minSweep = 1024

// meterLocked finds or makes the meter of a key.
func (l *Limiter) meterLocked(k meterKey, r Rate) *meter {
	m := l.meters[k]
	if m == nil {
		if len(l.meters) >= l.sweepAt {
			l.forgetEndedLocked()
		}
		m = newMeter(k, r)
		l.meters[k] = m
	}
	return m
}

// forgetEndedLocked drops every meter whose window has ended. The next sweep
// waits until the map has doubled, so the cost of a request stays constant on
// average.
func (l *Limiter) forgetEndedLocked() {
	now := l.clock.Elapsed()
	for k, m := range l.meters {
		if !m.lease.isRunning(now) && len(m.waiters) == 0 && (m.phase == idle || m.phase == paused) {
			delete(l.meters, k)
		}
	}
	l.sweepAt = max(minSweep, 2*len(l.meters))
}

// Close returns the unused share. Later requests are rejected.
func (l *Limiter) Close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	now := l.clock.Elapsed()
	for _, m := range l.meters {
		m.refuseLocked(0, errClosed, now)
		m.lease.returnAt = now
		if m.lease.isReturnDue(now) {
			l.enqueueLocked(m)
		}
	}
	for l.flushing {
		l.flushed.Wait()
	}
}

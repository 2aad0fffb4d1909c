package ratelimit

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

const (
	// part of a window's room may be borrowed at once.
	part = 16
	// maxFlight bounds the meters of one round trip, and so how long their rows
	// are locked.
	maxFlight = 256
	// flightPatience is how long a request waits for a database that hangs.
	flightPatience = 30 * time.Second
	// cleaning is how often ended windows are deleted, so many at a time.
	cleaning  = time.Minute
	cleanSize = 1000
)

var errClosed = fault.New(fault.ServiceUnavailable, "the service is stopping: try again")

// ask is what a flight asks for one meter, and the answer.
type ask struct {
	m *meter

	known int64 // the window that we know of, whose spare and left go back
	spare int64
	back  int64
	lend  bool  // whether to ask for any
	want  int64 // how many wait
	block int64 // how many we should like
	open  bool  // the window may have ended

	found   bool
	started int64
	granted int64
	taken   int64
	lent    int64
	settles int64
	now     int64
}

// enqueue has the next flight ask for the meter. A paused meter waits.
func (l *Limiter) enqueue(m *meter) {
	if m.queued || m.flying || m.paused && !m.giveUp {
		return // a meter in flight is looked at when it has landed
	}
	m.queued = true
	l.queue = append(l.queue, m)
	if !l.flying {
		l.flying = true
		go l.fly()
	}
}

// fly makes round trips until nobody has anything to ask: there is one at a
// time, and whoever comes meanwhile is carried by the next.
func (l *Limiter) fly() {
	for {
		l.mu.Lock()
		asks := l.board()
		if len(asks) == 0 {
			l.flying = false
			l.idle.Broadcast()
			l.mu.Unlock()
			return
		}
		sent := l.clock.Elapsed()
		l.mu.Unlock()
		err := l.send(asks)
		l.mu.Lock()
		for i := range asks {
			l.land(&asks[i], sent, err)
		}
		if err != nil && l.closed {
			l.queue = nil // what is out comes back by its own promise
		}
		l.mu.Unlock()
		if err == nil {
			l.clean()
		}
	}
}

// board takes meters off the queue and notes what to ask for each. Rows are
// locked in the order of their names, so that no two flights block each other.
func (l *Limiter) board() []ask {
	n := min(len(l.queue), maxFlight)
	asks := make([]ask, 0, n)
	now := l.clock.Elapsed()
	for _, m := range l.queue[:n] {
		m.queued = false
		if a := l.need(m, now); a.lend || a.known != 0 {
			m.flying = true
			asks = append(asks, a)
		}
	}
	l.queue = append(l.queue[:0], l.queue[n:]...)
	if n > 0 && len(asks) == 0 && len(l.queue) > 0 {
		return l.board()
	}
	slices.SortFunc(asks, func(a, b ask) int { return strings.Compare(a.m.name, b.m.name) })
	return asks
}

// need is what to ask for the meter. What we have in hand goes back when its
// time is over; the spare is settled when it is spent or goes back. Who has used
// some of it gets another block in its place.
func (l *Limiter) need(m *meter, now time.Duration) ask {
	a := ask{m: m}
	ended := !m.running(now)
	renew := false
	if m.left > 0 && (m.giveUp || ended) || m.left == 0 && m.spare > 0 {
		a.known, a.spare, a.back = m.window, m.spare, m.left
		m.block = max(0, m.held-m.left) // what was of use
		renew = m.giveUp && !ended && !m.paused && !l.closed && m.block > 0
		m.left, m.spare, m.held = 0, 0, 0
	}
	m.giveUp = false
	if m.left == 0 && !m.paused {
		a.want = int64(len(m.waiting))
	}
	if a.lend = renew || a.want > 0; !a.lend {
		return a
	}
	// Who comes back within the hold could have used more.
	if renew || m.asked != 0 && now-m.asked < l.terms.hold {
		m.block = 2 * max(m.block, a.want)
	} else {
		m.block = 0
	}
	room := int64(m.rate.Requests)
	if !ended {
		room = m.room
	}
	m.block = min(m.block, room/part)
	m.asked = now
	a.block, a.open = max(m.block, a.want), ended
	return a
}

// send carries the asks to the database, all in one round trip.
func (l *Limiter) send(asks []ask) error {
	ctx, cancel := context.WithTimeout(context.Background(), flightPatience)
	defer cancel()
	var questions []store.BatchQuery
	for i := range asks {
		questions = l.questions(&asks[i], questions)
	}
	if err := l.db.WriteNoFsync(ctx, questions...); err != nil {
		return fmt.Errorf("counting requests: %w", err)
	}
	return nil
}

// questions are the statements for one meter. Each changes its row on a
// condition that it checks itself.
func (l *Limiter) questions(a *ask, to []store.BatchQuery) []store.BatchQuery {
	nothing := func(store.Rows) error { return nil }
	m := a.m
	if a.known != 0 {
		to = append(to, store.BatchQuery{SQL: settleSQL, Args: []any{m.name, a.known, a.spare, a.back}, Read: nothing})
	}
	if !a.lend {
		return to
	}
	_, clock := l.db.SharedTime("$2")
	if a.open {
		to = append(to, store.BatchQuery{SQL: l.open, Args: []any{m.name, clock, m.rate.Window.Microseconds()}, Read: nothing})
	}
	promise := (l.terms.hold + l.terms.grace).Microseconds()
	return append(to, store.BatchQuery{SQL: l.lend, Args: []any{m.name, clock, m.rate.Requests, a.want, a.block, promise},
		Read: func(rows store.Rows) error {
			if a.found = rows.Next(); !a.found {
				return nil
			}
			return rows.Scan(&a.started, &a.granted, &a.taken, &a.lent, &a.settles, &a.now)
		}})
}

// settleSQL gives back what is unused of a window that is still the same.
const settleSQL = `
UPDATE rate_windows
SET taken = taken - CAST($4 AS BIGINT),
    lent = CASE WHEN lent > CAST($3 AS BIGINT) THEN lent - CAST($3 AS BIGINT) ELSE 0 END
WHERE name = $1 AND started_at = $2`

// openSQL begins a window unless one is running. One that begins more than its
// length ahead is not believed: somebody has set the clock back. $1 name, $2 the
// clock's argument, $3 the window's length.
func openSQL(now string) string {
	return strings.NewReplacer("NOW", now, "LENGTH", "CAST($3 AS BIGINT)").Replace(`
INSERT INTO rate_windows (name, started_at, taken, was, lent, settles_at)
VALUES ($1, NOW, 0, 0, 0, 0)
ON CONFLICT (name) DO UPDATE
SET started_at = excluded.started_at, taken = 0, was = 0, lent = 0, settles_at = 0
WHERE rate_windows.started_at <= excluded.started_at - LENGTH
   OR rate_windows.started_at > excluded.started_at + LENGTH`)
}

// lendSQL takes what is wanted, or what there is of it; up to a block where that
// is a small part of the room. What is beyond the wanted is noted as lent. $1 name,
// $2 the clock's argument, $3 the window's requests, $4 wanted, $5 block, $6 how
// long until what is lent is surely back.
func lendSQL(now string) string {
	return strings.NewReplacer("NOW", now, "ROOM", "(CAST($3 AS BIGINT) - taken)",
		"PART", "((CAST($3 AS BIGINT) - taken) / "+strconv.Itoa(part)+")",
		"WANT", "CAST($4 AS BIGINT)", "BLOCK", "CAST($5 AS BIGINT)", "PROMISE", "CAST($6 AS BIGINT)").Replace(`
UPDATE rate_windows
SET was = taken,
    taken = taken + CASE
        WHEN ROOM <= 0 THEN 0
        WHEN ROOM <= WANT THEN ROOM
        WHEN PART <= WANT THEN WANT
        WHEN PART < BLOCK THEN PART
        ELSE BLOCK END,
    lent = CASE WHEN settles_at > NOW THEN lent ELSE 0 END
         + CASE WHEN PART > WANT THEN BLOCK - WANT ELSE 0 END,
    settles_at = CASE WHEN PART > WANT AND BLOCK > WANT THEN NOW + PROMISE ELSE settles_at END
WHERE name = $1
RETURNING started_at, taken - was, taken, lent, settles_at, NOW`)
}

// land gives the answer to those who wait.
func (l *Limiter) land(a *ask, sent time.Duration, err error) {
	m := a.m
	m.flying = false
	switch {
	case err != nil:
		// Whether it was done is not known, so what we gave back is not ours.
		l.refuse(m, 0, fault.Wrap(err, fault.ServiceUnavailable, "requests cannot be counted at the moment: try again"))
	case a.lend && !a.found:
		m.window, m.ends = 0, 0 // the row is gone: make it again
	case a.lend:
		l.credit(a, sent)
	}
	if len(m.waiting) > 0 || m.giveUp {
		l.enqueue(m)
	}
}

// credit takes in what was granted and says what follows for those who wait.
func (l *Limiter) credit(a *ask, sent time.Duration) {
	m, window := a.m, a.m.rate.Window.Microseconds()
	if m.window != a.started {
		m.left = 0 // what was put back of the window before
	}
	m.window = a.started
	// The database looked at its clock after we sent, so this is not too late.
	m.ends = sent + time.Duration(a.started+window-a.now)*time.Microsecond
	m.room = max(0, int64(m.rate.Requests)-a.taken)
	m.left += a.granted
	if a.granted > a.want {
		m.spare, m.held = a.block-a.want, a.granted
	}
	l.serve(m)
	if m.left > 0 {
		l.holdOn(m)
	}
	if a.granted >= a.want || a.now >= a.started+window {
		return // whoever still waits asks again
	}
	if lent := a.lent; lent > 0 && a.settles > a.now {
		l.pause(m, lent)
		return
	}
	// What comes back too late is found when we ask again.
	m.refuse = l.clock.Elapsed() + l.terms.hold
	l.refuse(m, 0, nil)
}

// serve hands out what is in hand.
func (l *Limiter) serve(m *meter) {
	now := l.clock.Elapsed()
	n := int(min(m.left, int64(len(m.waiting))))
	for _, w := range m.waiting[:n] {
		m.left--
		w.result = m.result(now, true)
		close(w.done)
	}
	m.waiting = slices.Delete(m.waiting, 0, n)
}

// refuse ends the waiting of all but the first keep.
func (l *Limiter) refuse(m *meter, keep int64, err error) {
	now := l.clock.Elapsed()
	keep = min(keep, int64(len(m.waiting)))
	for _, w := range m.waiting[keep:] {
		w.result, w.err = m.result(now, false), err
		close(w.done)
	}
	m.waiting = slices.Delete(m.waiting, int(keep), len(m.waiting))
}

// pause has as many wait for a while as other replicas may give back requests.
func (l *Limiter) pause(m *meter, lent int64) {
	l.refuse(m, lent, nil)
	m.paused, m.hope = true, lent
	time.AfterFunc(l.terms.hold/4, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		m.paused = false
		if len(m.waiting) > 0 {
			l.enqueue(m)
		}
	})
}

// holdOn has what is in hand given back after a while.
func (l *Limiter) holdOn(m *meter) {
	m.lending++
	n := m.lending
	time.AfterFunc(l.terms.hold, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		if m.lending == n && !l.closed && (m.left > 0 || m.spare > 0) {
			m.giveUp = true
			l.enqueue(m)
		}
	})
}

// Close gives back what is in hand. Requests that come later are refused.
func (l *Limiter) Close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	for _, m := range l.meters {
		l.refuse(m, 0, errClosed)
		if m.left > 0 || m.spare > 0 {
			m.giveUp = true
			l.enqueue(m)
		}
	}
	for l.flying {
		l.idle.Wait()
	}
}

// clean deletes windows that have ended, now and then.
func (l *Limiter) clean() {
	now := l.clock.Elapsed()
	if now < l.cleanAt {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), flightPatience)
	defer cancel()
	longest := max(l.rates.Token.Window, l.rates.Organization.Window)
	at, clock := l.db.SharedTime("$1")
	n := 0
	err := l.db.WriteNoFsync(ctx, store.BatchQuery{
		SQL: `DELETE FROM rate_windows WHERE name IN (SELECT name FROM rate_windows
WHERE started_at < ` + at + ` - CAST($2 AS BIGINT) ORDER BY started_at LIMIT ` + strconv.Itoa(cleanSize) + l.db.SkipLocked() + `) RETURNING name`,
		Args: []any{clock, 2 * longest.Microseconds()},
		Read: func(rows store.Rows) error {
			for n = 0; rows.Next(); n++ {
			}
			return nil
		},
	})
	if err != nil || n < cleanSize {
		l.cleanAt = now + cleaning
	}
}

package ratelimit

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

const (
	// maxBatch bounds the meters of one round trip, and so how long their rows
	// are locked.
	maxBatch = 256
	// batchTimeout is how long a request waits for a database that hangs.
	batchTimeout = 30 * time.Second
)

// exchange is one round trip's request to the database for one meter, and the response.
type exchange struct {
	meter    *meter
	inquiry  inquiry
	reply    reply
	rowFound bool // there was a row, and so a reply
}

// enqueueLocked has the next round trip ask for the meter. A meter in flight is
// looked at again when it is answered; a pause ends early only if requests are to
// go back.
func (l *Limiter) enqueueLocked(m *meter) {
	switch m.phase {
	case queued, inFlight:
		return
	case paused:
		if !m.lease.isReturnDue(l.clock.Elapsed()) {
			return
		}
	}
	m.changePhaseLocked(needed)
	l.queue = append(l.queue, m)
	if !l.flushing {
		l.flushing = true
		go l.flushLoop()
	}
}

// flushLoop makes round trips until no meter has a request: there is one at a time, and requests that come meanwhile
// are in the next.
func (l *Limiter) flushLoop() {
	for {
		batch, sentAt := l.takeBatch()
		if len(batch) == 0 {
			return
		}
		err := l.sendBatch(batch)
		l.applyBatch(batch, sentAt, err)
		if err == nil {
			l.deleteEndedWindows()
		}
	}
}

// takeBatch takes the next requests off the queue, and their time. An empty batch means that the loop has ended.
func (l *Limiter) takeBatch() ([]exchange, time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	var batch []exchange
	for len(batch) == 0 && len(l.queue) > 0 {
		batch = l.takeQueuedLocked()
	}
	if len(batch) == 0 {
		l.flushing = false
		l.flushed.Broadcast()
	}
	return batch, l.clock.Elapsed()
}

// takeQueuedLocked takes the next meters off the queue and decides the request of each. Rows are locked in the order
// of their names, so that no two batches block each other.
func (l *Limiter) takeQueuedLocked() []exchange {
	n := min(len(l.queue), maxBatch)
	batch := make([]exchange, 0, n)
	now := l.clock.Elapsed()
	for _, m := range l.queue[:n] {
		q, lease := m.lease.prepareInquiry(len(m.waiters), m.rate, l.terms, l.closed, now)
		m.lease = lease
		if q.isEmpty() {
			m.changePhaseLocked(satisfied)
			continue
		}
		m.changePhaseLocked(sent)
		batch = append(batch, exchange{meter: m, inquiry: q})
	}
	l.queue = append(l.queue[:0], l.queue[n:]...)
	slices.SortFunc(batch, func(a, b exchange) int { return strings.Compare(a.meter.name, b.meter.name) })
	return batch
}

// sendBatch sends the batch to the database, all in one round trip. It is called without the lock, and reads no state
// of a meter that changes.
func (l *Limiter) sendBatch(batch []exchange) error {
	ctx, cancel := context.WithTimeout(context.Background(), batchTimeout)
	defer cancel()
	var queries []store.BatchQuery
	for i := range batch {
		queries = l.appendQueries(queries, &batch[i])
	}
	if err := l.db.WriteNoFsync(ctx, queries...); err != nil {
		return fmt.Errorf("counting requests: %w", err)
	}
	return nil
}

// applyBatch gives the answers to those who wait.
func (l *Limiter) applyBatch(batch []exchange, sentAt time.Duration, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i := range batch {
		l.applyExchangeLocked(&batch[i], sentAt, err)
	}
	if err != nil && l.closed {
		l.queue = nil // a lent amount comes back when its time is over
	}
}

// applyExchangeLocked gives the answer to those who wait for one meter.
func (l *Limiter) applyExchangeLocked(e *exchange, sentAt time.Duration, err error) {
	m, now := e.meter, l.clock.Elapsed()
	end := askAgain
	switch {
	case err != nil:
		// The outcome is not known, so returned requests do not count as ours.
		m.refuseLocked(0, fault.Wrap(err, fault.ServiceUnavailable, "requests cannot be counted at the moment: try again"), now)
	case e.inquiry.wanted != nil && !e.rowFound:
		m.lease = m.lease.forgetWindow() // the next round trip makes the row again
	case e.inquiry.wanted != nil:
		end, m.lease = m.lease.applyReply(*e.inquiry.wanted, e.reply, m.rate, l.terms, sentAt, now)
		m.serveLocked(now)
		if m.lease.inHand > 0 {
			l.returnLaterLocked(m)
		}
	}
	switch end {
	case askAgain:
		m.changePhaseLocked(answered)
	case waitForOthers:
		m.refuseLocked(m.lease.maxWaiters, nil, now)
		m.changePhaseLocked(heldByOthers)
		l.endPauseLaterLocked(m, now)
	case refuseAll:
		m.refuseLocked(0, nil, now)
		m.changePhaseLocked(answered)
	}
	if len(m.waiters) > 0 || m.lease.isReturnDue(now) {
		l.enqueueLocked(m)
	}
}

// endPauseLaterLocked has those who wait ask again after the pause.
func (l *Limiter) endPauseLaterLocked(m *meter, now time.Duration) {
	m.pauseUntil = now + l.terms.pauseTime()
	time.AfterFunc(l.terms.pauseTime(), func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		if m.phase != paused || l.clock.Elapsed() < m.pauseUntil { // it ended early, and this may be another
			return
		}
		m.changePhaseLocked(pauseEnded)
		if len(m.waiters) > 0 {
			l.enqueueLocked(m)
		}
	})
}

// returnLaterLocked has the lease given back when it was held long enough.
func (l *Limiter) returnLaterLocked(m *meter) {
	time.AfterFunc(l.terms.hold, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		if !l.closed && m.lease.isReturnDue(l.clock.Elapsed()) { // not if another has begun
			l.enqueueLocked(m)
		}
	})
}

package webhook

import (
	"time"

	"github.com/google/uuid"
)

// maxInMemory is how many deliveries of an endpoint are in memory at most.
const maxInMemory = 256

// A queue's slow streak counts the attempts in a row that got no answer within
// quickAnswer. It does not begin at zero: an endpoint that has not answered yet
// gets few slots.
const (
	initialSlowStreak = 2
	maxSlowStreak     = 3
	quickAnswer       = 2 * time.Second
)

// endpointQueue is the courier's memory of one endpoint. All of it is guarded by the courier's mu. An idle queue is
// evicted.
type endpointQueue struct {
	destination
	deliveries    []delivery             // to be sent, in order
	inMemory      map[memoryKey]struct{} // queued, in flight or not yet recorded
	nextDueMicros int64                  // when rows are due, or have been, that are not in memory
	inFlight      int
	slowStreak    int
	inReadyList   bool
	disabled      bool // no delivery is added or loaded
}

// memoryKey is the unit of which a queue has one delivery in memory: a stream's pending events, or an ended one (by
// seq) that is sent once more.
type memoryKey struct {
	stream uuid.UUID
	seq    int64
}

func (d delivery) memoryKey() memoryKey {
	if d.priorStatus == Pending {
		return memoryKey{stream: d.stream}
	}
	return memoryKey{d.stream, d.seq}
}

// maxInFlight is how many requests to the endpoint may be in flight.
func (q *endpointQueue) maxInFlight() int { return endpointSlots >> q.slowStreak }

func (q *endpointQueue) class() class {
	if q.slowStreak == maxSlowStreak {
		return slow
	}
	return quick
}

// wantsRefill reports whether due deliveries should be loaded.
func (q *endpointQueue) wantsRefill() bool { return len(q.inMemory) <= maxInMemory/2 }

// pushLocked appends a delivery and says whether it did: not if the endpoint is
// disabled, the delivery is in memory already, or there is no room for it, which
// the queue remembers as due from dueMicros on.
func (q *endpointQueue) pushLocked(d delivery, dueMicros int64) bool {
	if q.disabled {
		return false
	}
	if _, found := q.inMemory[d.memoryKey()]; found {
		return false
	}
	if len(q.inMemory) >= maxInMemory {
		q.nextDueMicros = min(q.nextDueMicros, dueMicros)
		return false
	}
	q.inMemory[d.memoryKey()] = struct{}{}
	q.deliveries = append(q.deliveries, d)
	return true
}

// countAnswerLocked lengthens the slow streak or ends it.
func (q *endpointQueue) countAnswerLocked(o outcome) {
	if o.responseStatus == 0 || o.completedMicros-o.requestedMicros > quickAnswer.Microseconds() {
		q.slowStreak = min(q.slowStreak+1, maxSlowStreak)
		return
	}
	q.slowStreak = 0
}

// addQueue makes a queue for the endpoint unless there is one. That of an
// endpoint which has been failing begins in the slow class.
func (c *courier) addQueue(to destination, failing bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.queues[to.id] != nil {
		return
	}
	q := &endpointQueue{destination: to, inMemory: map[memoryKey]struct{}{}, nextDueMicros: never, slowStreak: initialSlowStreak}
	if failing {
		q.slowStreak = maxSlowStreak
	}
	c.queues[to.id] = q
}

// updateDestination has an endpoint with a queue be sent to with other secrets,
// and again if it was disabled.
func (c *courier) updateDestination(to destination) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if q := c.queues[to.id]; q != nil {
		q.destination = to
		q.disabled = false
	}
}

// disableQueue stops sending to a disabled endpoint. Deliveries in flight are still recorded, and the queue stays
// until then.
func (c *courier) disableQueue(id uuid.UUID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	q := c.queues[id]
	if q == nil {
		return
	}
	for _, d := range q.deliveries {
		delete(q.inMemory, d.memoryKey())
	}
	q.deliveries = nil
	q.nextDueMicros = never
	q.disabled = true
}

// deleteQueue forgets an endpoint that was deleted.
func (c *courier) deleteQueue(id uuid.UUID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if q := c.queues[id]; q != nil {
		q.deliveries = nil // it may be in the ready list
		delete(c.queues, id)
	}
}

// hasQueue says whether there is a queue for the endpoint.
func (c *courier) hasQueue(id uuid.UUID) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.queues[id] != nil
}

// isInMemory says whether a pending delivery of the endpoint and the stream is
// in memory.
func (c *courier) isInMemory(endpoint, stream uuid.UUID) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	q := c.queues[endpoint]
	if q == nil {
		return false
	}
	_, found := q.inMemory[memoryKey{stream: stream}]
	return found
}

// releaseRecorded lets go of deliveries whose outcomes are recorded.
func (c *courier) releaseRecorded(updates []deliveryUpdate) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, u := range updates {
		q := c.queues[u.endpoint]
		if q == nil {
			continue
		}
		delete(q.inMemory, u.memoryKey())
		if u.status == Pending && !q.disabled {
			q.nextDueMicros = min(q.nextDueMicros, u.dueMicros)
		}
	}
}

// setNextDue sets when rows of the endpoint are due that are not in memory.
func (c *courier) setNextDue(id uuid.UUID, dueMicros int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if q := c.queues[id]; q != nil && !q.disabled {
		q.nextDueMicros = dueMicros
	}
}

// queuesToRefill lists the endpoints for which rows are due that there is room
// for.
func (c *courier) queuesToRefill(nowMicros int64) []uuid.UUID {
	c.mu.Lock()
	defer c.mu.Unlock()
	var ids []uuid.UUID
	for id, q := range c.queues {
		if q.nextDueMicros <= nowMicros && q.wantsRefill() {
			ids = append(ids, id)
		}
	}
	return ids
}

// nextWake is when there will next be a queue to refill, or never.
func (c *courier) nextWake() int64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	next := int64(never)
	for _, q := range c.queues {
		if q.wantsRefill() {
			next = min(next, q.nextDueMicros)
		}
	}
	return next
}

// evictIdle drops the queues without deliveries in memory or due.
func (c *courier) evictIdle() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for id, q := range c.queues {
		if q.nextDueMicros == never && len(q.inMemory) == 0 {
			delete(c.queues, id)
		}
	}
}

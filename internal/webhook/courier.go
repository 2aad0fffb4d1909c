package webhook

import (
	"context"
	"math"
	"net/http"
	"net/url"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
)

const (
	// maxInMemory is how many deliveries of an endpoint are held in memory.
	maxInMemory = 256
	// endpointSlots is how many requests an endpoint that answers may have on
	// their way.
	endpointSlots = 8
	// totalSlots is how many requests there may be on their way in all, and
	// doubtSlots how many of them to endpoints in full doubt.
	totalSlots = 1024
	slowSlots  = totalSlots / 2
)

// A line's doubt counts the attempts in a row that got no answer, or none
// within quickAnswer. It begins with a little: who has not answered yet gets
// few slots.
const (
	initialSlowStreak = 2
	maxSlowStreak     = 3
	quickAnswer       = 2 * time.Second
)

// never is later than every time.
const never = math.MaxInt64

// delivery is one event to be sent to one endpoint.
type delivery struct {
	endpoint      uuid.UUID
	stream        uuid.UUID
	seq           int64
	priorAttempts int    // made before
	priorStatus   Status // pending, or how it ended if it is sent once more
	eventID       string
	eventType     event.Type
	body          string
	traceparent   string
}

// memoryKey is what a line holds one delivery of: a wallet's pending events, or an
// ended one (by seq) that is sent once more.
type memoryKey struct {
	stream uuid.UUID
	seq    int64
}

func (d delivery) memoryKey() memoryKey {
	if d.priorStatus == pending {
		return memoryKey{stream: d.stream}
	}
	return memoryKey{d.stream, d.seq}
}

// destination is an endpoint as the courier needs it.
type destination struct {
	id      uuid.UUID
	url     *url.URL
	secrets []signingSecret // none if the current one cannot be opened: then nothing is sent
}

// signingSecret is a secret and the time (micros) until which it signs.
type signingSecret struct {
	secret      []byte
	untilMicros int64
}

// courier carries deliveries that are due and keeps their outcomes until the
// seat has recorded them. It holds one pending delivery of an endpoint and a
// wallet at most, and of an endpoint a window of what is due: what does not fit
// stays in the database, and the courier remembers since when.
//
// An endpoint that hangs, is slow or is gone keeps few of the slots: each time
// that no answer came soon halves its share, down to one, and any quick answer
// restores it. Those that are down to one have half of all the slots among
// them, so however many they are, the others do not wait for them.
type courier struct {
	transport     http.RoundTripper
	answerTimeout time.Duration // how long a receiver has to answer
	nowMicros     func() int64
	outcomesReady chan struct{} // holds a token when there are outcomes
	ctx           context.Context
	cancel        context.CancelFunc
	requests      sync.WaitGroup

	mu           sync.Mutex
	queues       map[uuid.UUID]*endpointQueue
	ready        [2][]*endpointQueue // those with something to send and a free slot, in turn; [1] of those in full doubt
	nextClass    int                 // which of the two is next
	inFlight     int
	inFlightSlow int // flying from ready[1]
	outcomes     []outcome
	closed       bool
}

// endpointQueue is what the courier holds for one endpoint. Lines without anything to
// do are forgotten.
type endpointQueue struct {
	destination
	deliveries    []delivery
	inMemory      map[memoryKey]struct{} // queued, flying or not yet recorded
	nextDueMicros int64                  // since or from when rows are due that are not held
	inFlight      int
	slowStreak    int
	inReadyList   bool
	disabled      bool // disabled: what is flying is landed, and that is all
}

func newCourier(transport http.RoundTripper, answerTimeout time.Duration, nowMicros func() int64) *courier {
	c := &courier{transport: transport, answerTimeout: answerTimeout, nowMicros: nowMicros, outcomesReady: make(chan struct{}, 1), queues: map[uuid.UUID]*endpointQueue{}}
	c.ctx, c.cancel = context.WithCancel(context.Background())
	return c
}

// maxInFlight is how many requests the endpoint may have on their way.
func (l *endpointQueue) maxInFlight() int { return endpointSlots >> l.slowStreak }

// addQueue makes a line for the endpoint unless there is one. One that has been
// failing begins in full doubt.
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

// updateDestination takes up where an endpoint with a line is now and how it is signed for.
func (c *courier) updateDestination(to destination) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if q := c.queues[to.id]; q != nil {
		q.destination, q.disabled = to, false
	}
}

// disableQueue sends a disabled endpoint nothing more. What is flying still lands and
// is recorded, so the line stays until then.
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
	q.deliveries, q.nextDueMicros, q.disabled = nil, never, true
}

// hasQueue says whether there is a line for the endpoint.
func (c *courier) hasQueue(id uuid.UUID) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.queues[id] != nil
}

// isInMemory says whether a pending delivery of the pair is in memory.
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

// enqueueDue hands over deliveries that are due. Those that do not fit are
// remembered as due from the given time.
func (c *courier) enqueueDue(deliveries []delivery, dueMicros int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, d := range deliveries {
		q := c.queues[d.endpoint]
		if q == nil || q.disabled {
			continue
		}
		if _, found := q.inMemory[d.memoryKey()]; found {
			continue
		}
		if len(q.inMemory) >= maxInMemory {
			q.nextDueMicros = min(q.nextDueMicros, dueMicros)
			continue
		}
		q.inMemory[d.memoryKey()] = struct{}{}
		q.deliveries = append(q.deliveries, d)
		c.addToReadyLocked(q)
	}
	c.sendReadyLocked()
}

// addToReadyLocked puts the line among the ready ones if it is.
func (c *courier) addToReadyLocked(q *endpointQueue) {
	if q.inReadyList || len(q.deliveries) == 0 || q.inFlight >= q.maxInFlight() {
		return
	}
	q.inReadyList = true
	class := 0
	if q.slowStreak == maxSlowStreak {
		class = 1
	}
	c.ready[class] = append(c.ready[class], q)
}

// takeReadyLocked takes the next ready line that there is a slot for, of the two classes
// in turn, and says whether it is of those in full doubt.
func (c *courier) takeReadyLocked() (q *endpointQueue, slow bool) {
	if c.closed || c.inFlight >= totalSlots {
		return nil, false
	}
	for range c.ready {
		class := c.nextClass
		c.nextClass = 1 - c.nextClass
		if len(c.ready[class]) > 0 && (class == 0 || c.inFlightSlow < slowSlots) {
			q, c.ready[class] = c.ready[class][0], c.ready[class][1:]
			q.inReadyList = false
			return q, class == 1
		}
	}
	return nil, false
}

// sendReadyLocked sends what may be sent, one delivery of each ready line in turn.
func (c *courier) sendReadyLocked() {
	for q, slow := c.takeReadyLocked(); q != nil; q, slow = c.takeReadyLocked() {
		if len(q.deliveries) == 0 {
			continue // dropped
		}
		d := q.deliveries[0]
		q.deliveries = q.deliveries[1:]
		q.inFlight++
		c.inFlight++
		if slow {
			c.inFlightSlow++
		}
		c.addToReadyLocked(q)
		to := q.destination
		c.requests.Go(func() { c.finishRequest(q, c.attemptDelivery(to, d), slow) })
	}
}

// finishRequest keeps an outcome for the seat and goes on with the next delivery.
func (c *courier) finishRequest(q *endpointQueue, o outcome, slow bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.inFlight--
	q.inFlight--
	if slow {
		c.inFlightSlow--
	}
	if o.responseStatus == 0 || o.completedMicros-o.requestedMicros > quickAnswer.Microseconds() {
		q.slowStreak = min(q.slowStreak+1, maxSlowStreak)
	} else {
		q.slowStreak = 0
	}
	if c.ctx.Err() == nil { // else it is we who ended it, and it tells nothing
		c.outcomes = append(c.outcomes, o)
	}
	c.addToReadyLocked(q)
	c.sendReadyLocked()
	select {
	case c.outcomesReady <- struct{}{}:
	default:
	}
}

// takeOutcomes gives the outcomes there are; each is to be given back to settle.
func (c *courier) takeOutcomes() []outcome {
	c.mu.Lock()
	defer c.mu.Unlock()
	outcomes := c.outcomes
	c.outcomes = nil
	return outcomes
}

// hasInFlight says whether anything is on its way.
func (c *courier) hasInFlight() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.inFlight > 0
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
		if u.status == pending && !q.disabled {
			q.nextDueMicros = min(q.nextDueMicros, u.dueMicros)
		}
	}
}

// evictIdleAndNextWake drops the lines that have nothing to do, and gives the time at which
// the next one has something to load.
func (c *courier) evictIdleAndNextWake() (next int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	next = never
	for id, l := range c.queues {
		switch {
		case l.nextDueMicros != never && l.wantsRefill():
			next = min(next, l.nextDueMicros)
		case l.nextDueMicros == never && len(l.inMemory) == 0:
			delete(c.queues, id)
		}
	}
	return next
}

// deleteQueue forgets an endpoint that was deleted.
func (c *courier) deleteQueue(id uuid.UUID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if q := c.queues[id]; q != nil {
		q.deliveries = nil
		delete(c.queues, id)
	}
}

// wantsRefill says that it is worth loading what is due.
func (l *endpointQueue) wantsRefill() bool { return len(l.inMemory) <= maxInMemory/2 }

// queuesToRefill lists the lines to be filled at the given time.
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

// setNextDue sets from when rows are due that are not held.
func (c *courier) setNextDue(id uuid.UUID, dueMicros int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if q := c.queues[id]; q != nil && !q.disabled {
		q.nextDueMicros = dueMicros
	}
}

// close starts nothing more and waits until nothing is on its way or ctx ends,
// which cuts off what still is.
func (c *courier) close(ctx context.Context) {
	c.mu.Lock()
	c.closed = true
	c.mu.Unlock()
	stop := context.AfterFunc(ctx, c.cancel)
	c.requests.Wait()
	stop()
	c.cancel()
}

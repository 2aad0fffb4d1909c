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
	// endpointSlots is how many requests may be in flight to an endpoint that
	// answers soon.
	endpointSlots = 8
	// totalSlots is how many requests may be in flight in all, and slowSlots how
	// many of them to endpoints of the slow class.
	totalSlots = 1024
	slowSlots  = totalSlots / 2
)

// never is later than every time.
const never = math.MaxInt64

// delivery is one event to be sent to one endpoint.
type delivery struct {
	endpoint      uuid.UUID
	stream        uuid.UUID
	seq           int64
	priorAttempts int
	priorStatus   Status // pending, or how it ended if it is sent once more
	eventID       string
	eventType     event.Type
	body          string
	traceparent   string
}

// destination is an endpoint as the courier needs it.
type destination struct {
	id      uuid.UUID
	url     *url.URL
	secrets []signingSecret // none if the current one cannot be opened: then no delivery is sent
}

// signingSecret is a secret and the time until which it signs.
type signingSecret struct {
	secret      []byte
	untilMicros int64
}

// class is the class of a queue with due deliveries: queues of the slow class share slowSlots, those of the quick one
// may have all slots.
type class int

const (
	quick class = iota
	slow
	classes // how many there are
)

// courier sends due deliveries and keeps their outcomes until the seat has recorded them. It has one pending delivery
// of an endpoint and a stream in memory at most, and maxInMemory of an endpoint: the rest stays in the database, and
// the endpoint's queue keeps the time since when it is due.
//
// An endpoint that hangs, is slow or is gone keeps few of the slots: each request without a response in time halves
// its share, down to one, and any quick response restores it. Endpoints that are down to one are the slow class: they
// have half of all slots among them, so however many they are, the others do not wait for them.
//
// Methods lock mu themselves, but for those that end in Locked.
type courier struct {
	transport     http.RoundTripper
	answerTimeout time.Duration // how long a receiver has to answer
	nowMicros     func() int64
	outcomesReady chan struct{} // holds a token when there are outcomes
	ctx           context.Context
	cancel        context.CancelFunc
	requests      sync.WaitGroup // in flight

	mu            sync.Mutex // guards all that follows, and every endpointQueue
	queues        map[uuid.UUID]*endpointQueue
	ready         [classes][]*endpointQueue // those with something to send and a free slot, in turn
	nextClass     class                     // whose turn it is
	inFlight      int
	inFlightClass [classes]int // by the class that the queue had when its request was sent
	outcomes      []outcome
	closed        bool
}

func newCourier(transport http.RoundTripper, answerTimeout time.Duration, nowMicros func() int64) *courier {
	c := &courier{transport: transport, answerTimeout: answerTimeout, nowMicros: nowMicros,
		outcomesReady: make(chan struct{}, 1), queues: map[uuid.UUID]*endpointQueue{}}
	c.ctx, c.cancel = context.WithCancel(context.Background())
	return c
}

// enqueueDue adds due deliveries. For those that do not fit it keeps dueMicros as the time since when they are due.
func (c *courier) enqueueDue(deliveries []delivery, dueMicros int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, d := range deliveries {
		if q := c.queues[d.endpoint]; q != nil && q.pushLocked(d, dueMicros) {
			c.addToReadyLocked(q)
		}
	}
	c.sendReadyLocked()
}

// addToReadyLocked puts the queue among the ready ones if it is ready and not
// there yet.
func (c *courier) addToReadyLocked(q *endpointQueue) {
	if q.inReadyList || len(q.deliveries) == 0 || q.inFlight >= q.maxInFlight() {
		return
	}
	q.inReadyList = true
	c.ready[q.class()] = append(c.ready[q.class()], q)
}

// takeReadyLocked takes the next ready queue that there is a slot for, of the
// two classes in turn, and the class in which it was ready.
func (c *courier) takeReadyLocked() (*endpointQueue, class) {
	if c.closed || c.inFlight >= totalSlots {
		return nil, 0
	}
	for range classes {
		of := c.nextClass
		c.nextClass = (of + 1) % classes
		if len(c.ready[of]) == 0 || of == slow && c.inFlightClass[slow] >= slowSlots {
			continue
		}
		q := c.ready[of][0]
		c.ready[of] = c.ready[of][1:]
		q.inReadyList = false
		return q, of
	}
	return nil, 0
}

// sendReadyLocked sends the deliveries that may be sent, one of each ready queue in turn.
func (c *courier) sendReadyLocked() {
	for {
		q, of := c.takeReadyLocked()
		if q == nil {
			return
		}
		if len(q.deliveries) == 0 {
			continue // emptied while it was in the list
		}
		d := q.deliveries[0]
		q.deliveries = q.deliveries[1:]
		q.inFlight++
		c.inFlight++
		c.inFlightClass[of]++
		c.addToReadyLocked(q)
		to := q.destination
		c.requests.Go(func() { c.finishRequest(q, c.attemptDelivery(to, d), of) })
	}
}

// finishRequest keeps the outcome of a request for the seat and uses its slot for the next delivery.
func (c *courier) finishRequest(q *endpointQueue, o outcome, of class) {
	c.mu.Lock()
	defer c.mu.Unlock()
	q.inFlight--
	c.inFlight--
	c.inFlightClass[of]--
	q.countAnswerLocked(o)
	if c.ctx.Err() == nil { // else we ended it ourselves, and it does not count against the endpoint
		c.outcomes = append(c.outcomes, o)
	}
	c.addToReadyLocked(q)
	c.sendReadyLocked()
	select {
	case c.outcomesReady <- struct{}{}:
	default:
	}
}

// takeOutcomes gives the outcomes there are; once recorded each is to be given
// to releaseRecorded.
func (c *courier) takeOutcomes() []outcome {
	c.mu.Lock()
	defer c.mu.Unlock()
	outcomes := c.outcomes
	c.outcomes = nil
	return outcomes
}

// hasInFlight says whether any request is in flight.
func (c *courier) hasInFlight() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.inFlight > 0
}

// close stops sending and waits until no request is in flight or ctx ends, which cuts off those that still are.
func (c *courier) close(ctx context.Context) {
	c.mu.Lock()
	c.closed = true
	c.mu.Unlock()
	stop := context.AfterFunc(ctx, c.cancel)
	c.requests.Wait()
	stop()
	c.cancel()
}

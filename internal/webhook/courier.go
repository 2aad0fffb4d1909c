package webhook

import (
	"context"
	"math"
	"net/http"
	"net/url"
	"sync"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
)

const (
	// window is how many deliveries of an endpoint are held in memory.
	window = 256
	// endpointSlots is how many requests an endpoint that answers may have on
	// their way.
	endpointSlots = 8
	// allSlots is how many requests there may be on their way in all.
	allSlots = 1024
)

// A line's silence counts the attempts in a row that got no answer. It begins
// with a little of it: who has not answered yet gets few slots.
const (
	firstSilence = 2
	maxSilence   = 3
)

// never is later than every time.
const never = math.MaxInt64

// delivery is one event to be sent to one endpoint.
type delivery struct {
	endpoint uuid.UUID
	wallet   uuid.UUID
	seq      int64
	attempts int // made before
	event    string
	kind     event.Type
	body     string
}

// address is an endpoint as the courier needs it.
type address struct {
	id     uuid.UUID
	url    *url.URL
	secret []byte // nil if it cannot be opened: then nothing is sent
}

// courier carries deliveries that are due and keeps their outcomes until the
// seat has recorded them. It holds one delivery of an endpoint and a wallet at
// most, and of an endpoint a window of what is due: what does not fit stays in
// the database, and the courier remembers since when.
//
// An endpoint that hangs or is gone keeps few of the slots: each time that no
// answer came halves its share, down to one, and any answer restores it.
type courier struct {
	transport http.RoundTripper
	now       func() int64
	wake      chan struct{} // holds a token when there are outcomes
	ctx       context.Context
	cancel    context.CancelFunc
	flights   sync.WaitGroup

	mu       sync.Mutex
	lines    map[uuid.UUID]*line
	ready    []*line // those with something to send and a free slot, in turn
	flying   int
	outcomes []outcome
	closed   bool
}

// line is what the courier holds for one endpoint. Lines without anything to
// do are forgotten.
type line struct {
	address
	queue  []delivery
	held   map[uuid.UUID]struct{} // wallets queued, flying or not yet recorded
	due    int64                  // since or from when rows are due that are not held
	flying int
	silent int
	listed bool
}

func newCourier(transport http.RoundTripper, now func() int64) *courier {
	c := &courier{transport: transport, now: now, wake: make(chan struct{}, 1), lines: map[uuid.UUID]*line{}}
	c.ctx, c.cancel = context.WithCancel(context.Background())
	return c
}

// slots is how many requests the endpoint may have on their way.
func (l *line) slots() int { return endpointSlots >> l.silent }

// know makes a line for the endpoint unless there is one.
func (c *courier) know(a address) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.lines[a.id] == nil {
		c.lines[a.id] = &line{address: a, held: map[uuid.UUID]struct{}{}, due: never, silent: firstSilence}
	}
}

// knows says whether there is a line for the endpoint.
func (c *courier) knows(id uuid.UUID) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.lines[id] != nil
}

// holds says whether a delivery of the pair is in memory.
func (c *courier) holds(endpoint, wallet uuid.UUID) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	l := c.lines[endpoint]
	if l == nil {
		return false
	}
	_, held := l.held[wallet]
	return held
}

// offer hands over deliveries that are due. Those that do not fit are
// remembered as due from the given time.
func (c *courier) offer(deliveries []delivery, due int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, d := range deliveries {
		l := c.lines[d.endpoint]
		if l == nil {
			continue // deleted
		}
		if _, held := l.held[d.wallet]; held {
			continue
		}
		if len(l.held) >= window {
			l.due = min(l.due, due)
			continue
		}
		l.held[d.wallet] = struct{}{}
		l.queue = append(l.queue, d)
		c.list(l)
	}
	c.launch()
}

// list puts the line among the ready ones if it is.
func (c *courier) list(l *line) {
	if !l.listed && len(l.queue) > 0 && l.flying < l.slots() {
		l.listed = true
		c.ready = append(c.ready, l)
	}
}

// launch sends what may be sent, one delivery of each ready line in turn.
func (c *courier) launch() {
	for !c.closed && c.flying < allSlots && len(c.ready) > 0 {
		l := c.ready[0]
		c.ready = c.ready[1:]
		l.listed = false
		if len(l.queue) == 0 {
			continue // dropped
		}
		d := l.queue[0]
		l.queue = l.queue[1:]
		l.flying++
		c.flying++
		c.list(l)
		c.flights.Go(func() { c.land(l, c.carry(l.address, d)) })
	}
}

// land keeps an outcome for the seat and goes on with the next delivery.
func (c *courier) land(l *line, o outcome) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.flying--
	l.flying--
	if o.response == 0 {
		l.silent = min(l.silent+1, maxSilence)
	} else {
		l.silent = 0
	}
	if c.ctx.Err() == nil { // else it is we who ended it, and it tells nothing
		c.outcomes = append(c.outcomes, o)
	}
	c.list(l)
	c.launch()
	select {
	case c.wake <- struct{}{}:
	default:
	}
}

// take gives the outcomes there are; each is to be given back to settle.
func (c *courier) take() []outcome {
	c.mu.Lock()
	defer c.mu.Unlock()
	outcomes := c.outcomes
	c.outcomes = nil
	return outcomes
}

// busy says whether anything is on its way.
func (c *courier) busy() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.flying > 0
}

// settle lets go of deliveries whose outcomes are recorded.
func (c *courier) settle(verdicts []verdict) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, v := range verdicts {
		l := c.lines[v.endpoint]
		if l == nil {
			continue
		}
		delete(l.held, v.wallet)
		if v.status == pending {
			l.due = min(l.due, v.due)
		}
	}
}

// forget drops the lines that have nothing to do, and gives the time at which
// the next one has something to load.
func (c *courier) forget() (next int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	next = never
	for id, l := range c.lines {
		switch {
		case l.due != never && l.roomy():
			next = min(next, l.due)
		case l.due == never && len(l.held) == 0:
			delete(c.lines, id)
		}
	}
	return next
}

// drop forgets an endpoint that was deleted.
func (c *courier) drop(id uuid.UUID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l := c.lines[id]; l != nil {
		l.queue = nil
		delete(c.lines, id)
	}
}

// roomy says that it is worth loading what is due.
func (l *line) roomy() bool { return len(l.held) <= window/2 }

// gaps lists the lines to be filled at the given time.
func (c *courier) gaps(now int64) []uuid.UUID {
	c.mu.Lock()
	defer c.mu.Unlock()
	var gaps []uuid.UUID
	for id, l := range c.lines {
		if l.due <= now && l.roomy() {
			gaps = append(gaps, id)
		}
	}
	return gaps
}

// rest sets from when rows are due that are not held.
func (c *courier) rest(id uuid.UUID, due int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l := c.lines[id]; l != nil {
		l.due = due
	}
}

// close starts nothing more and waits until nothing is on its way or ctx ends,
// which cuts off what still is.
func (c *courier) close(ctx context.Context) {
	c.mu.Lock()
	c.closed = true
	c.mu.Unlock()
	stop := context.AfterFunc(ctx, c.cancel)
	c.flights.Wait()
	stop()
	c.cancel()
}

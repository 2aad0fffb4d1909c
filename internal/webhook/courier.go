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
	// window is how many deliveries of an endpoint are held in memory.
	window = 256
	// endpointSlots is how many requests an endpoint that answers may have on
	// their way.
	endpointSlots = 8
	// allSlots is how many requests there may be on their way in all, and
	// doubtSlots how many of them to endpoints in full doubt.
	allSlots   = 1024
	doubtSlots = allSlots / 2
)

// A line's doubt counts the attempts in a row that got no answer, or none
// within quickAnswer. It begins with a little: who has not answered yet gets
// few slots.
const (
	firstDoubt  = 2
	fullDoubt   = 3
	quickAnswer = 2 * time.Second
)

// never is later than every time.
const never = math.MaxInt64

// delivery is one event to be sent to one endpoint.
type delivery struct {
	endpoint uuid.UUID
	wallet   uuid.UUID
	seq      int64
	attempts int    // made before
	was      Status // pending, or how it ended if it is sent once more
	event    string
	kind     event.Type
	body     string
	trace    string
}

// hold is what a line holds one delivery of: a wallet's pending events, or an
// ended one (by seq) that is sent once more.
type hold struct {
	wallet uuid.UUID
	seq    int64
}

func (d delivery) hold() hold {
	if d.was == pending {
		return hold{wallet: d.wallet}
	}
	return hold{d.wallet, d.seq}
}

// address is an endpoint as the courier needs it.
type address struct {
	id      uuid.UUID
	url     *url.URL
	secrets []signer // none if the current one cannot be opened: then nothing is sent
}

// signer is a secret and the time (micros) until which it signs.
type signer struct {
	secret []byte
	until  int64
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
	transport http.RoundTripper
	patience  time.Duration // how long a receiver has to answer
	now       func() int64
	wake      chan struct{} // holds a token when there are outcomes
	ctx       context.Context
	cancel    context.CancelFunc
	flights   sync.WaitGroup

	mu       sync.Mutex
	lines    map[uuid.UUID]*line
	ready    [2][]*line // those with something to send and a free slot, in turn; [1] of those in full doubt
	turn     int        // which of the two is next
	flying   int
	doubtful int // flying from ready[1]
	outcomes []outcome
	closed   bool
}

// line is what the courier holds for one endpoint. Lines without anything to
// do are forgotten.
type line struct {
	address
	queue  []delivery
	held   map[hold]struct{} // queued, flying or not yet recorded
	due    int64             // since or from when rows are due that are not held
	flying int
	doubt  int
	listed bool
	off    bool // disabled: what is flying is landed, and that is all
}

func newCourier(transport http.RoundTripper, patience time.Duration, now func() int64) *courier {
	c := &courier{transport: transport, patience: patience, now: now, wake: make(chan struct{}, 1), lines: map[uuid.UUID]*line{}}
	c.ctx, c.cancel = context.WithCancel(context.Background())
	return c
}

// slots is how many requests the endpoint may have on their way.
func (l *line) slots() int { return endpointSlots >> l.doubt }

// know makes a line for the endpoint unless there is one. One that has been
// failing begins in full doubt.
func (c *courier) know(a address, failing bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.lines[a.id] != nil {
		return
	}
	l := &line{address: a, held: map[hold]struct{}{}, due: never, doubt: firstDoubt}
	if failing {
		l.doubt = fullDoubt
	}
	c.lines[a.id] = l
}

// change takes up where an endpoint with a line is now and how it is signed for.
func (c *courier) change(a address) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l := c.lines[a.id]; l != nil {
		l.address, l.off = a, false
	}
}

// stop sends a disabled endpoint nothing more. What is flying still lands and
// is recorded, so the line stays until then.
func (c *courier) stop(id uuid.UUID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	l := c.lines[id]
	if l == nil {
		return
	}
	for _, d := range l.queue {
		delete(l.held, d.hold())
	}
	l.queue, l.due, l.off = nil, never, true
}

// knows says whether there is a line for the endpoint.
func (c *courier) knows(id uuid.UUID) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.lines[id] != nil
}

// holds says whether a pending delivery of the pair is in memory.
func (c *courier) holds(endpoint, wallet uuid.UUID) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	l := c.lines[endpoint]
	if l == nil {
		return false
	}
	_, held := l.held[hold{wallet: wallet}]
	return held
}

// offer hands over deliveries that are due. Those that do not fit are
// remembered as due from the given time.
func (c *courier) offer(deliveries []delivery, due int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, d := range deliveries {
		l := c.lines[d.endpoint]
		if l == nil || l.off {
			continue
		}
		if _, held := l.held[d.hold()]; held {
			continue
		}
		if len(l.held) >= window {
			l.due = min(l.due, due)
			continue
		}
		l.held[d.hold()] = struct{}{}
		l.queue = append(l.queue, d)
		c.list(l)
	}
	c.launch()
}

// list puts the line among the ready ones if it is.
func (c *courier) list(l *line) {
	if l.listed || len(l.queue) == 0 || l.flying >= l.slots() {
		return
	}
	l.listed = true
	class := 0
	if l.doubt == fullDoubt {
		class = 1
	}
	c.ready[class] = append(c.ready[class], l)
}

// pick takes the next ready line that there is a slot for, of the two classes
// in turn, and says whether it is of those in full doubt.
func (c *courier) pick() (l *line, doubtful bool) {
	if c.closed || c.flying >= allSlots {
		return nil, false
	}
	for range c.ready {
		class := c.turn
		c.turn = 1 - c.turn
		if len(c.ready[class]) > 0 && (class == 0 || c.doubtful < doubtSlots) {
			l, c.ready[class] = c.ready[class][0], c.ready[class][1:]
			l.listed = false
			return l, class == 1
		}
	}
	return nil, false
}

// launch sends what may be sent, one delivery of each ready line in turn.
func (c *courier) launch() {
	for l, doubtful := c.pick(); l != nil; l, doubtful = c.pick() {
		if len(l.queue) == 0 {
			continue // dropped
		}
		d := l.queue[0]
		l.queue = l.queue[1:]
		l.flying++
		c.flying++
		if doubtful {
			c.doubtful++
		}
		c.list(l)
		to := l.address
		c.flights.Go(func() { c.land(l, c.carry(to, d), doubtful) })
	}
}

// land keeps an outcome for the seat and goes on with the next delivery.
func (c *courier) land(l *line, o outcome, doubtful bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.flying--
	l.flying--
	if doubtful {
		c.doubtful--
	}
	if o.response == 0 || o.completed-o.requested > quickAnswer.Microseconds() {
		l.doubt = min(l.doubt+1, fullDoubt)
	} else {
		l.doubt = 0
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
		delete(l.held, v.hold())
		if v.status == pending && !l.off {
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
	if l := c.lines[id]; l != nil && !l.off {
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

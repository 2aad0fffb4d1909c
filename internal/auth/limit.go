package auth

import (
	"sync"
	"time"

	"github.com/granaryhq/granary/internal/clock"
)

// Rate is how many requests a token may make in any window of that length, all
// at once if it likes.
type Rate struct {
	Requests int
	Window   time.Duration
}

// DefaultRate is far above what one client needs, and below what would starve
// the others.
var DefaultRate = Rate{Requests: 100_000, Window: 10 * time.Second}

// Limiter counts the requests of each token by the generic cell rate algorithm:
// all it keeps of a token is the time at which its allowance will be whole
// again. Once that has passed the token may be forgotten without loss. It
// counts in this process only; behind n replicas a token has n allowances.
type Limiter struct {
	rate     Rate
	interval time.Duration // what one request costs
	clock    *clock.Clock

	mu    sync.Mutex
	whole map[TokenID]int64 // unix nanoseconds
	sweep int               // forget what is whole when the map has grown to this
}

// NewLimiter returns a limiter; a rate that allows nothing is taken as
// DefaultRate.
func NewLimiter(c *clock.Clock, rate Rate) *Limiter {
	if rate.Requests < 1 || rate.Window < time.Duration(rate.Requests) {
		rate = DefaultRate
	}
	return &Limiter{rate: rate, interval: rate.Window / time.Duration(rate.Requests), clock: c,
		whole: map[TokenID]int64{}, sweep: minSweep}
}

const minSweep = 1024

// Rate is the limiter's rate.
func (l *Limiter) Rate() Rate { return l.rate }

// Allowance is what the limiter says of one request.
type Allowance struct {
	OK        bool
	Remaining int           // requests that would be allowed now
	Reset     time.Duration // until the allowance is whole
	Retry     time.Duration // until one request is allowed; zero when OK
}

// Take counts a request of the token, if it is allowed.
func (l *Limiter) Take(id TokenID) Allowance {
	now := l.clock.Now().UnixNano()
	l.mu.Lock()
	defer l.mu.Unlock()
	whole := max(l.whole[id], now)
	next := whole + int64(l.interval)
	// The debt after this request may not exceed the whole allowance.
	if over := next - now - int64(l.interval)*int64(l.rate.Requests); over > 0 {
		return Allowance{Retry: time.Duration(over), Reset: time.Duration(whole - now)}
	}
	if _, known := l.whole[id]; !known && len(l.whole) >= l.sweep {
		l.forget(now)
	}
	l.whole[id] = next
	debt := next - now
	return Allowance{
		OK:        true,
		Remaining: l.rate.Requests - int((debt+int64(l.interval)-1)/int64(l.interval)),
		Reset:     time.Duration(debt),
	}
}

// forget drops every token whose allowance is whole. The next sweep waits until
// the map has doubled, so the cost of a request stays constant on average.
func (l *Limiter) forget(now int64) {
	for id, whole := range l.whole {
		if whole <= now {
			delete(l.whole, id)
		}
	}
	l.sweep = max(minSweep, 2*len(l.whole))
}

// Package ratelimit owns how many requests a caller may make: it counts the
// requests of each token and each organization, exactly, over all replicas on
// one database (README.md). It serves no HTTP, knows no token but by its hash, and
// decides nothing about who a caller is.
package ratelimit

import (
	"context"
	"encoding/base64"
	"slices"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// Rate is how many requests may be made in one window, all at once if the
// caller likes. A window begins with the first request after the last one ended.
type Rate struct {
	Requests int
	Window   time.Duration
}

// ok says whether the rate is one that the limiter can keep.
func (r Rate) ok() bool { return r.Requests >= 1 && r.Window >= time.Millisecond }

// Rates are the limits: the short window of a token and the quota of an
// organization.
type Rates struct {
	Token        Rate
	Organization Rate
}

// DefaultRates are far above what a caller needs, and below what would starve
// the others.
var DefaultRates = Rates{
	Token:        Rate{Requests: 100_000, Window: 10 * time.Second},
	Organization: Rate{Requests: 3_000_000, Window: 5 * time.Minute},
}

// Limit says which limit refused a request.
type Limit string

// The limits.
const (
	TokenLimit        Limit = "token"
	OrganizationLimit Limit = "organization"
)

// Caller is who makes a request: a token, by its SHA-256, and the organization
// that it speaks for.
type Caller struct {
	Token        [32]byte
	Organization uuid.UUID
}

// Standing is what is left of one limit, as far as this process knows: what
// other replicas have used lately it learns when it next asks the database.
type Standing struct {
	Remaining int64
	Reset     time.Duration // until the window ends
}

// Verdict is what the limiter says of one request.
type Verdict struct {
	Refused      Limit // empty: it may go ahead
	Token        Standing
	Organization Standing
	Retry        time.Duration // until a refused request is worth trying again
}

// Limiter counts the requests of each token and each organization, exactly, over
// all replicas on one database: in no window are more admitted than the rate
// says, and none is refused while its window has room.
//
// It counts in the database without asking it at every request: it borrows a
// block of the window's requests and spends that in memory. What it does not
// spend it gives back within moments. Blocks shrink as the window fills, down to
// what is wanted at once; see README.md.
type Limiter struct {
	db    *store.DB
	clock *clock.Clock
	rates Rates
	terms terms
	open  string // openSQL of this database
	lend  string // lendSQL

	mu     sync.Mutex
	meters map[meterKey]*meter
	sweep  int      // forget what has ended when there are so many meters
	queue  []*meter // those with something to ask
	flying bool     // a flight is under way
	closed bool
	idle   sync.Cond // !flying

	cleanAt time.Duration // the flight's own
}

// terms are those on which blocks are borrowed.
type terms struct {
	hold  time.Duration // how long an unspent block is held
	grace time.Duration // how much later it will surely be back
}

// Holding longer costs fewer round trips, and makes whoever wants the last
// requests of a window wait longer while somebody else holds them. The grace is
// waited for only when a replica has died or hangs.
var usualTerms = terms{hold: 200 * time.Millisecond, grace: time.Second}

// NewLimiter returns a limiter; a rate that allows nothing is taken as the
// default. Close it.
func NewLimiter(db *store.DB, rates Rates) *Limiter {
	if !rates.Token.ok() {
		rates.Token = DefaultRates.Token
	}
	if !rates.Organization.ok() {
		rates.Organization = DefaultRates.Organization
	}
	now, _ := db.SharedTime("$2")
	l := &Limiter{db: db, clock: db.Clock(), rates: rates, terms: usualTerms, open: openSQL(now), lend: lendSQL(now),
		meters: map[meterKey]*meter{}, sweep: minSweep}
	l.idle.L = &l.mu
	return l
}

const minSweep = 1024

// Rates are the limiter's rates.
func (l *Limiter) Rates() Rates { return l.rates }

// Take counts a request of a caller, if it is allowed; a refused one counts nowhere. It
// may wait for the database, and for a block that another replica holds.
// Errors: service_temporarily_unavailable, and ctx's own.
func (l *Limiter) Take(ctx context.Context, p Caller) (Verdict, error) {
	byToken, byOrganization := meterKey{TokenLimit, p.Token}, organizationKey(p.Organization)
	// The token comes first: it has one organization, so while the organization
	// is asked for, the token's request in our hand keeps nobody from anything
	// that the organization would allow.
	token, err := l.take(ctx, byToken, l.rates.Token)
	if err != nil {
		return Verdict{}, err
	}
	if !token.ok {
		return Verdict{Refused: TokenLimit, Token: token.Standing, Retry: token.Reset, Organization: l.look(byOrganization, l.rates.Organization)}, nil
	}
	organization, err := l.take(ctx, byOrganization, l.rates.Organization)
	v := Verdict{Token: token.Standing, Organization: organization.Standing}
	if err != nil || !organization.ok {
		l.putBack(byToken, token.window)
		v.Refused, v.Retry = OrganizationLimit, organization.Reset
		v.Token.Remaining++
	}
	return v, err
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

// name is the meter's name in the database. A token is named by its hash.
func (k meterKey) name() string {
	if k.limit == OrganizationLimit {
		return "organization:" + uuid.UUID(k.id[:16]).String()
	}
	return "token:" + base64.RawURLEncoding.EncodeToString(k.id[:])
}

// meter is one limit of one caller, as this process knows it. Times are those of
// clock.Elapsed.
type meter struct {
	name string
	rate Rate

	window int64         // when it began, by the database; 0 while that is unknown
	ends   time.Duration // no later than the database says
	left   int64         // requests in hand
	room   int64         // requests that nobody had taken when we last asked
	refuse time.Duration // until when nothing need be asked: the window is full

	block   int64         // requests that were last asked for at once
	asked   time.Duration // when
	spare   int64         // what the database calls lent to us
	held    int64         // how many we got with it
	giveUp  bool          // it was held long enough
	lending int           // numbers the blocks

	waiting []*waiter
	hope    int64 // how many waiters what others hold may be enough for, while paused
	paused  bool
	queued  bool
	flying  bool
}

// running says whether we know of a window that has not ended.
func (m *meter) running(now time.Duration) bool { return m.window != 0 && now < m.ends }

// result is what came of one request.
type result struct {
	Standing
	ok     bool
	window int64 // from which it was taken
}

// waiter is a request that waits for its meter.
type waiter struct {
	done chan struct{} // closed when the rest is set
	result
	err error
}

// take takes one request from the meter's window.
func (l *Limiter) take(ctx context.Context, k meterKey, rate Rate) (result, error) {
	l.mu.Lock()
	m, now := l.meter(k, rate), l.clock.Elapsed()
	if m.running(now) {
		if m.left > 0 {
			m.left--
			r := m.result(now, true)
			l.mu.Unlock()
			return r, nil
		}
		if now < m.refuse || m.paused && int64(len(m.waiting)) >= m.hope {
			r := m.result(now, false)
			l.mu.Unlock()
			return r, nil
		}
	}
	if l.closed {
		l.mu.Unlock()
		return result{}, errClosed
	}
	w := &waiter{done: make(chan struct{})}
	m.waiting = append(m.waiting, w)
	l.enqueue(m)
	l.mu.Unlock()
	select {
	case <-w.done:
	case <-ctx.Done():
		l.leave(m, w)
		return result{}, ctx.Err()
	}
	return w.result, w.err
}

// leave takes the waiter out, or back what it was given meanwhile.
func (l *Limiter) leave(m *meter, w *waiter) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if i := slices.Index(m.waiting, w); i >= 0 {
		m.waiting = slices.Delete(m.waiting, i, i+1)
	} else if w.ok {
		l.regain(m, w.window)
	}
}

// putBack gives back one request that was taken.
func (l *Limiter) putBack(k meterKey, window int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if m := l.meters[k]; m != nil {
		l.regain(m, window)
	}
}

// regain has the request used by whoever waits, or given back: at once if the
// database does not know that it may come back. If its window has ended it is
// worth nothing.
func (l *Limiter) regain(m *meter, window int64) {
	if m.window != window {
		return
	}
	m.left++
	l.serve(m)
	if m.left > 0 && m.spare == 0 && !l.closed {
		m.giveUp = true
		l.enqueue(m)
	}
}

// look is the meter's standing, without taking anything.
func (l *Limiter) look(k meterKey, rate Rate) Standing {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.clock.Elapsed()
	if m := l.meters[k]; m != nil && m.running(now) {
		return m.result(now, false).Standing
	}
	return Standing{Remaining: int64(rate.Requests)}
}

func (m *meter) result(now time.Duration, ok bool) result {
	return result{Standing{Remaining: m.left + m.room, Reset: max(0, m.ends-now)}, ok, m.window}
}

// meter finds or makes the meter.
func (l *Limiter) meter(k meterKey, rate Rate) *meter {
	m := l.meters[k]
	if m == nil {
		if len(l.meters) >= l.sweep {
			l.forget()
		}
		m = &meter{name: k.name(), rate: rate}
		l.meters[k] = m
	}
	return m
}

// forget drops every meter whose window has ended. The next sweep waits until
// the map has doubled, so the cost of a request stays constant on average.
func (l *Limiter) forget() {
	now := l.clock.Elapsed()
	for k, m := range l.meters {
		if !m.running(now) && len(m.waiting) == 0 && !m.queued && !m.flying {
			delete(l.meters, k)
		}
	}
	l.sweep = max(minSweep, 2*len(l.meters))
}

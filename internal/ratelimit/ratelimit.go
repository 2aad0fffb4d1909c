// Package ratelimit owns the limits on the number of requests of a caller: it counts the requests of each token and
// each organization, exactly, over all replicas on one database (README.md defines its terms). It serves no HTTP,
// identifies tokens by their hashes alone, and does not authenticate callers.
//
// lease.go decides, as pure functions of plain values; meter.go keeps those values of every caller and batch.go does
// the round trips, whose statements are in sql.go.
package ratelimit

import (
	"context"
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

// isKeepable says whether the rate is one that the limiter can keep.
func (r Rate) isKeepable() bool { return r.Requests >= 1 && r.Window >= time.Millisecond }

// Rates are the rates of the two limits: the short window of a token and the
// quota of an organization.
type Rates struct {
	Token        Rate
	Organization Rate
}

// DefaultRates are far above the needs of a caller, and low enough that one caller cannot starve the others.
var DefaultRates = Rates{
	Token:        Rate{Requests: 100_000, Window: 10 * time.Second},
	Organization: Rate{Requests: 3_000_000, Window: 5 * time.Minute},
}

// Limit names a limit: which one refused a request.
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

// Standing is the rest of one limit, as far as this process knows: it learns of other replicas' recent use at its
// next round trip.
type Standing struct {
	Remaining int64
	Reset     time.Duration // until the window ends
}

// Verdict is the limiter's decision about one request.
type Verdict struct {
	Refused      Limit // empty: it may go ahead
	Token        Standing
	Organization Standing
	Retry        time.Duration // until a refused request is worth trying again
}

// Limiter counts requests: in no window are more admitted than the rate allows, and none is rejected while its window
// has room.
//
// It counts in the database without a round trip at every request: it leases some of the window's requests ahead and
// spends these in memory. It returns unused ones within moments. Leases shrink as the window fills, down to the
// number wanted at once.
type Limiter struct {
	db      *store.DB
	clock   *clock.Clock
	rates   Rates
	terms   terms
	openSQL string
	lendSQL string

	mu       sync.Mutex // guards the fields below, but for nextCleaning, and every meter
	meters   map[meterKey]*meter
	sweepAt  int       // how many meters there are when those of ended windows are forgotten
	queue    []*meter  // those in phase queued
	flushing bool      // flushLoop runs
	flushed  sync.Cond // flushing became false
	closed   bool

	nextCleaning time.Duration // by clock.Elapsed; flushLoop's own
}

// NewLimiter returns a limiter; a rate of zero is replaced by the default. Close it.
func NewLimiter(db *store.DB, rates Rates) *Limiter {
	if !rates.Token.isKeepable() {
		rates.Token = DefaultRates.Token
	}
	if !rates.Organization.isKeepable() {
		rates.Organization = DefaultRates.Organization
	}
	now, _ := db.SharedTime("$2")
	l := &Limiter{db: db, clock: db.Clock(), rates: rates, terms: usualTerms, openSQL: openSQL(now), lendSQL: lendSQL(now),
		meters: map[meterKey]*meter{}, sweepAt: minSweep}
	l.flushed.L = &l.mu
	return l
}

// Rates are the limiter's rates.
func (l *Limiter) Rates() Rates { return l.rates }

// Take counts a request of a caller, if it is allowed; a refused one counts
// nowhere. It may wait for the database, and for a lease that another replica
// holds. Errors: service_temporarily_unavailable, and ctx's own.
func (l *Limiter) Take(ctx context.Context, c Caller) (Verdict, error) {
	byToken, byOrganization := meterKey{TokenLimit, c.Token}, organizationKey(c.Organization)
	// The token comes first: it has one organization, so while the organization is read, the token's request in hand
	// takes no request from anyone whom the organization would admit.
	token, err := l.takeOne(ctx, byToken, l.rates.Token)
	if err != nil {
		return Verdict{}, err
	}
	if !token.admitted {
		return Verdict{Refused: TokenLimit, Token: token.Standing, Retry: token.Reset, Organization: l.currentStanding(byOrganization, l.rates.Organization)}, nil
	}
	organization, err := l.takeOne(ctx, byOrganization, l.rates.Organization)
	v := Verdict{Token: token.Standing, Organization: organization.Standing}
	if err != nil || !organization.admitted {
		l.putBack(byToken, token.windowStartMicros)
		v.Refused, v.Retry = OrganizationLimit, organization.Reset
		v.Token.Remaining++
	}
	return v, err
}
